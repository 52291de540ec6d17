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

rules-page-game-spells = The spells
game-begin = Everybody has the same book of 15 pages. The level says up to which page you may choose: it starts at 6 and rises by 1 every round. In the middle lies one card more than there are players, the first of them face down.
game-spells = Time spells change the order before anybody’s turn. Attack spells take something from another player who has the most of it, unless a defence spell protects them. Forbidden spells bring points, unless somebody else has used Silence before.
game-end = At the end all count the points of their treasures, companions, items and tokens. Some companions are worth more together.

## Pictures

rules-picture-level = The level is 9: pages 1 to 9 can be chosen, those above it are still locked. The small shape is the type of a spell, and the gold dot says that a page is new.
rules-picture-quest = For four players five cards are laid out: the first face down, the others for all to see. Everybody takes one.
rules-picture-order = Pages 3 and 5 were chosen by one player each and come first; page 2 was chosen twice, and of these two the one who was later before comes first. Then the time spell of page 5 turns the whole order round.
