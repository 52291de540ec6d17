### The page with the rules of Grimoire, in English. Same keys as fr.ftl.

rules-page-game-order = The order
rules-page-grimoire-mark-L = likely
    .help = Likely: one good source says so, or it follows closely from what the others say.
rules-page-grimoire-mark-R = reconstructed
    .help = Reconstructed: our own choice, to fill a hole. If a rule mixes several kinds, it has the weakest mark.
rules-page-grimoire-the-pages = Each page says how sure we are of its effect, of its type, and of the number of points or the price, where there is one. The rulebook itself speaks of time and defence spells only; the other types come from other editions, or from us. The three random cards of Wish are certain; the points that one may take instead are not.
rules-page-grimoire-the-quest-cards = What we know for certain of the companions is that there are three of each, that most are worth points, and that some give a bonus at the end.
rules-page-grimoire-options = House rules may replace what is marked L or R among the pages and cards: what a card is worth, how many points a page or a companion’s effect gives or costs, of which type a page is, what a card, an item or a page does, and of which quest card there is one fewer. They come from a file, every player sees them, and they are part of the record. What is certain cannot be replaced. A spell that is no attack there still takes what it takes, but defence spells do not stop it and no Villain gains by it. If Resist is no defence spell, it protects only once it is used.
rules-page-grimoire-sources = The rules are told in our own words, after the French rulebook of the first edition (One Draw, 2010). What it does not print, we have put together from its hints, from other editions (Z-Man 2011, Schmidt’s Grimoria 2012) and from people who have described the game. Those editions have other cards and rules of their own; here they only help us to guess. Whoever owns the printed game is welcome to tell us better.
