### The page with the rules of Kami, in English. Same keys as fr.ftl.

rules-page-game-master-stroke = The master stroke
rules-page-game-empress = The Empress
rules-page-game-mercenaries = In a duel
rules-page-kami-the-turn = Everybody has two lines of cards: the defence line above, the attack line below. Cards are played in pairs, first one in defence, then one in attack. The newest attack card on the table is the current attack.
rules-page-kami-sources = The rules are told in our own words, after the game published by Oka Luda and Art&Bear (2018/2019), the publisher’s answers to players’ questions and the way it is played on Board Game Arena.
