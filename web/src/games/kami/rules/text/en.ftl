### The page with the rules of Kami, in English. Same keys as fr.ftl.

rules-page-game-master-stroke = The master stroke
rules-page-game-empress = The Empress
rules-page-game-mercenaries = In a duel
rules-page-kami-the-turn = Everybody has two lines of cards: the defence line above, the attack line below. Cards are played in pairs, first one in defence, then one in attack. The newest attack card on the table is the current attack.
rules-page-kami-sources = The rules are told in our own words, after the game published by Oka Luda and Art&Bear (2018/2019), the publisher’s answers to players’ questions and the way it is played on Board Game Arena.

rules-page-game-together = Two, three, four
rules-page-game-no-pair = No pair left
rules-page-game-five-soldiers = Five Soldiers
game-begin = Every round begins in secret: the first player lays a card face down in defence, then attacks with another, face up.
game-together = With four you play two against two: your partner sits opposite, and your points count together. With three, everybody plays alone with ten cards.
game-five-soldiers = With four, whoever is dealt five Soldiers may show them, and their partner decides whether the cards are dealt again. Among people, there are a few seconds for that after the deal: whoever says nothing plays on (KAMI-A26).
game-no-pair = In a duel, with one card left and no mercenary in the middle, you can never complete a pair: you pass whenever you are asked, and if you have the lead, it goes to your opponent. If your opponent cannot complete a pair either, the round ends without points, and the first player changes as usual (KAMI-A16).

## Pictures

rules-picture-attack = { $name } attacks:
rules-picture-counter = The first player has hidden a card in defence and attacked with a Soldier. The second counters with a Soldier, face up in defence, and attacks with a Horseman: that is now the current attack.
rules-picture-master-stroke = The last two cards are Gold Dragons, and the first of them lay face down: a master stroke. Instead of 3 points there are 6.
rules-picture-empress = An Empress counters the Fool. She lies face up in defence, so the other Empress may attack in the same move, and everybody can only pass.
rules-picture-mercenaries = A duel. The open cards at the top are the mercenaries: both players may use them as if they held them. Where a blue back looks out, another card lies below.
rules-picture-no-pair = One card is left in each hand, and no mercenary in the middle: nobody can complete a pair. The round ends without points.
rules-picture-example = The example at its end: after three passes the third player has hidden a card and attacks again, with a Gold Dragon.
