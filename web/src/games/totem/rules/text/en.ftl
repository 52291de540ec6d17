### The page with the rules of Totem, in English. Same keys as fr.ftl.

rules-page-game-powers = The powers

rules-page-game-limits = The limits
rules-page-game-last-turn = The last turn
game-begin = You are dealt seven cards. Four of them you lay face down in a row: they are your totems. The others are your hand. You may look at your own totems at any time.
game-limits = You attack at most twice in a turn, the second time only after a won attack. You never have more than four totems, and at the end of your turn you keep six cards at most.
game-last-turn = Whoever draws the last card of the pile plays the last turn. Then whoever has more totems wins, and if both have the same number, whoever has the higher sum of levels.

## Pictures

rules-picture-setup = Both zones at the beginning. Your own totems, below, show you their faces; the dark band says that nobody else sees them. The three cards that are left are your hand.
rules-picture-won = A 13 attacks a hidden totem. It is turned up: a 6. The attack is at least as high, so the totem is defeated, and both cards are discarded.
rules-picture-sword = A Sword of level 2 takes a 5 along: together they count 7, as much as the totem. It is defeated, and all three cards are discarded.
rules-picture-shield = 12 would be more than enough against this 4. But it is a Shield: it stops the first attack against it, whatever its level, and its power is used up.
rules-picture-eye = An Eye has won its attack and turns up another hidden totem. The power of that totem is cancelled.
