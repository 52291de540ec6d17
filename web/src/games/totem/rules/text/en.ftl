### The page with the rules of Totem, in English. Same keys as fr.ftl.

rules-page-game-powers = The powers
