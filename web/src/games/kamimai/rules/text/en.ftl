### The page with the rules of KamiMaï, in English. Same keys as fr.ftl.

rules-page-game-powers = The powers
rules-page-kamimai-mark-L = likely
    .help = Likely: one good source says so, or it follows closely from what the others say.
rules-page-kamimai-mark-R = reconstructed
    .help = Reconstructed: our own choice, to fill a hole. If a rule mixes several kinds, it has the weakest mark.
rules-page-kamimai-the-sheets = The printed sheets are not published in words: zones, spells, effects and the names of the three are ours. What we know is that the first has a fixed first zone, that somewhere a zone has one spell of each element, that there are team spells, that a zone has a blessing, a curse or nothing, and that each later sheet is harder. Our blessings forgive five collapses and no more: with one that forgives all, a match could last for ever.
rules-page-kamimai-the-grips = The four grips are certain. Which colour forces which is reconstructed.
rules-page-kamimai-the-two-editions = These differences change nothing in play.
rules-page-kamimai-options = House rules may replace the sheets, with one to six zones of one to five spells each, and their arrows, the energy a match begins with, the grip that each Guardian forces, and how the cards are shared out. They come from a file, every player sees them, and they are part of the record.
rules-page-kamimai-sources = The rules are told in our own words, after the French and English rulebooks of KamiMaï (GRRRE Games, 2021). HiktoRune (2018), from which it was adapted, has other rules, and they are not mixed in. Whoever owns the printed game is welcome to tell us what its sheets show.
