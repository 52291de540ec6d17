// A duel of Kami as an author of boardgame.io would write it: our rules for two without those of the Empress.
const INVALID_MOVE = "INVALID_MOVE";

const CARDS = {
  //             copies, points
  soldier:       [10, 1],
  spear:         [4, 2],
  horseman:      [4, 2],
  silver_dragon: [4, 3],
  gold_dragon:   [4, 3],
  tower:         [2, 4],
  fool:          [2, 4],
  empress:       [2, 5],
};
const DECK = Object.entries(CARDS).flatMap(([card, [copies]]) => Array(copies).fill(card));
const TARGET = 15;

function dealt(G, random) {
  const cards = random.Shuffle(DECK);
  G.hands = [cards.slice(0, 8), cards.slice(8, 16)];
  G.mercenaries = cards.slice(16, 24).map((top, place) => [top, cards[24 + place]]);
  G.defence = [[], []];
  G.attacks = [[], []];
  G.attack = G.attacker = null;
  G.turn = G.first;
}

/** Takes a card from the middle (its place, a number) or from the hand (its name); undefined if it is not there. */
function taken(G, seat, from) {
  if (typeof from === "number") return G.mercenaries[from]?.shift();
  const place = G.hands[seat].indexOf(from);
  return place < 0 ? undefined : G.hands[seat].splice(place, 1)[0];
}

function pair(context, defence, attack, hidden) {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (hidden !== (G.attack === null)) return INVALID_MOVE;
  const laid = taken(G, seat, defence);
  if (!laid || !G.hands[seat].length || (!hidden && laid !== G.attack)) return INVALID_MOVE;
  const thrown = taken(G, seat, attack);
  if (!thrown) return INVALID_MOVE;
  G.defence[seat].push({ card: laid, face_down: hidden, seen: hidden && typeof defence === "number" ? laid : null });
  G.attacks[seat].push(thrown);
  G.attack = thrown;
  G.attacker = seat;
  G.turn = 1 - seat;
  if (!G.hands[seat].length) {
    G.points[seat] += CARDS[thrown][1] * (hidden && laid === thrown ? 2 : 1);
    nextRound(context);
  }
}

function pass(context) {
  const { G } = context;
  if (G.attack === null) return INVALID_MOVE;
  G.attack = null;
  G.turn = [G.attacker, 1 - G.attacker].find((seat) => canPair(G, seat));
  if (G.turn === undefined) nextRound(context);
}

function canPair(G, seat) {
  return G.hands[seat].length > 1 || G.mercenaries.some((stack) => stack.length);
}

function nextRound({ G, random }) {
  G.round += 1;
  G.first = 1 - G.first;
  dealt(G, random);
}

/** As large as our own view, built up field by field like it. */
function playerView({ G, ctx, playerID }) {
  const me = Number(playerID ?? -1);
  return {
    seat: me,
    options: G.options,
    round: G.round,
    first: G.first,
    turn: G.turn,
    over: ctx.gameover !== undefined,
    points: G.points,
    hand: G.hands[me] ?? null,
    hand_counts: G.hands.map((hand) => hand.length),
    defence: G.defence.map((line, seat) =>
      line.map((laid) => (laid.face_down && seat !== me ? { ...laid, card: null } : laid)),
    ),
    attacks: G.attacks,
    attack: G.attack,
    attacker: G.attacker,
    mercenaries: G.mercenaries.map((stack) => ({ top: stack[0] ?? null, below: stack.length > 1 })),
  };
}

exports.Kami = {
  name: "kami",
  minPlayers: 2,
  maxPlayers: 2,
  setup({ random }) {
    const G = { options: { seats: 2, mode: "soldier", target: TARGET }, round: 1, first: 0, points: [0, 0] };
    dealt(G, random);
    return G;
  },
  moves: {
    hide: { move: (context, defence, attack) => pair(context, defence, attack, true), client: false, redact: true },
    counter: { move: (context, defence, attack) => pair(context, defence, attack, false), client: false },
    pass: { move: pass, client: false },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  endIf: ({ G }) => (Math.max(...G.points) < TARGET ? undefined : { winner: G.points[0] < G.points[1] ? 1 : 0 }),
  disableUndo: true, // it would keep a second copy of the state
  playerView,
};

/** The moves open to the one who sees this; the server does not tell them. */
exports.movesIn = function (view) {
  const middle = view.mercenaries.flatMap(({ top }, place) => (top ? [place] : []));
  const hiding = view.attack === null;
  const moves = hiding ? [] : [["pass"]];
  for (const defence of [...(view.hand.length > 1 ? new Set(view.hand) : []), ...middle]) {
    const card = typeof defence === "number" ? view.mercenaries[defence].top : defence;
    if (!hiding && card !== view.attack) continue;
    const left = [...view.hand];
    if (typeof defence === "string") left.splice(left.indexOf(defence), 1);
    const below = typeof defence === "number" && !view.mercenaries[defence].below ? defence : -1;
    for (const attack of [...new Set(left), ...middle.filter((place) => place !== below)])
      moves.push([hiding ? "hide" : "counter", defence, attack]);
  }
  return moves;
};
