// How the cards of Kami look. Points and copies as in kamifuda/games/kami/cards.py; tests/games/kami/test_faces.py compares them.
export const FACES: Record<string, { number: number; copies: number; emblem: string; wash: string }> = {
  soldier: { number: 1, copies: 10, emblem: "kami-soldier", wash: "ink" },
  spear: { number: 2, copies: 4, emblem: "kami-spear", wash: "green" },
  horseman: { number: 2, copies: 4, emblem: "kami-horseman", wash: "green" },
  silver_dragon: { number: 3, copies: 4, emblem: "kami-silver_dragon", wash: "grey" },
  gold_dragon: { number: 3, copies: 4, emblem: "kami-gold_dragon", wash: "gold" },
  tower: { number: 4, copies: 2, emblem: "kami-tower", wash: "blue" },
  fool: { number: 4, copies: 2, emblem: "kami-fool", wash: "fuji" },
  empress: { number: 5, copies: 2, emblem: "kami-empress", wash: "red" },
};
