### The page with the rules of Totem, in French. Same keys as en.ftl.

rules-page-game-powers = Les pouvoirs
