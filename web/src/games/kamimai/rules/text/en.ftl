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

rules-page-game-spells = The spells
rules-page-game-fall = If the book falls
game-spells = Four Elements of one colour make a spell: all your own, or begun by you and completed by others who agree. A team spell needs cards from several of you. When all spells of a zone are cast, the zone is sealed.
game-fall = If the book collapses while you draw, or within { $watch_seconds } seconds after that, you lose one energy together, and there is no spell in this turn. You keep the cards you have drawn, and the book is built again with the whole discard.
game-end = You win together as soon as every zone is sealed, and you lose when the energy is gone.

## Pictures

rules-picture-draw = Two pages have been drawn, and fingers hold a third, deep in the book. Whoever draws may go on as long as the book stands.
rules-picture-fall = The book has collapsed in the draw: one energy is gone, and the cards that were drawn are kept.
rules-picture-spell = An Earth and the Earth Fairy, who counted as three, have made a spell: its box is scribbled over. Water and Fire are still missing in zone A.
rules-picture-seal = All spells of zone A are cast: it is sealed. The next activator chooses where the arrow goes now, B or C.
