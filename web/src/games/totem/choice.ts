// A play in the making. What can be touched, and what it means, follows from the legal plays alone.
import type { Tree } from "../../protocol";

/** What has been chosen so far, in whatever order. */
export interface Choice {
  verb: string | null;
  card: string | null;
  /** A place: of the other zone, or of one's own for an exchange. */
  target: number | null;
  /** What comes after the target: `with blue_3`, `discover 1`. */
  extra: string | null;
}
export interface Play extends Choice {
  steps: string[];
}

export const NOTHING: Choice = { verb: null, card: null, target: null, extra: null };

/** Every whole play of a turn. The choice of one’s first totems is not among them: see laying.ts. */
export function playsIn(legal: Tree, steps: readonly string[] = []): Play[] {
  return Object.entries(legal).flatMap(([step, then]) => {
    const way = [...steps, step];
    return Object.keys(then).length ? playsIn(then, way) : [taken(way)];
  });
}

function taken(steps: string[]): Play {
  const [verb = "", second, third, fourth] = steps;
  const [word = "", number] = verb.split(" ");
  if (number !== undefined) return { ...NOTHING, verb: word, target: Number(number), steps };
  return {
    verb,
    card: second ?? null,
    target: third === undefined ? null : Number(third.split(" ")[1]),
    extra: fourth ?? null,
    steps,
  };
}

/** The plays that this choice can still become. */
export function matching(plays: readonly Play[], choice: Choice): Play[] {
  const parts = ["verb", "card", "target", "extra"] as const;
  return plays.filter((play) => parts.every((part) => choice[part] === null || choice[part] === play[part]));
}

/** The play that this choice is; a Sword whom nobody joins goes alone. */
export function whole(plays: readonly Play[], choice: Choice): Play | null {
  const found = plays.filter(
    ({ verb, card, target }) => verb === choice.verb && card === choice.card && target === choice.target,
  );
  return found.find(({ extra }) => extra === (choice.extra ?? "alone") || extra === choice.extra) ?? null;
}

/** The choice, if some play is like that; where only one action is left, it needs no choosing. */
function further(plays: readonly Play[], choice: Choice): Choice | null {
  const found = matching(plays, choice);
  const [verb = null, ...others] = new Set(found.map((play) => play.verb));
  return found.length ? { ...choice, verb: others.length ? choice.verb : verb } : null;
}

/** A card of the hand is touched: it is the card of the play, or a Sword’s partner. null: it can be neither. */
export function withCard(plays: readonly Play[], choice: Choice, card: string): Choice | null {
  const other = choice.card !== null && choice.target !== null && card !== choice.card;
  const joined = other ? further(plays, { ...choice, extra: `with ${card}` }) : null;
  const wanting = other && missing(plays, { ...choice, extra: null }) === "partner";
  return joined ?? (wanting ? null : further(plays, { ...choice, card, extra: null }));
}

/** A totem is touched: of the other zone to attack or discover it, of one’s own to exchange it. */
export function withPlace(
  plays: readonly Play[],
  choice: Choice,
  own: boolean,
  place: number,
): Choice | null {
  const asked = plays.some(({ verb }) => verb === "discover");
  if (asked) return own ? null : further(plays, { ...NOTHING, verb: "discover", target: place });
  const seen =
    !own && choice.target !== null ? further(plays, { ...choice, extra: `discover ${place}` }) : null;
  const verb = own ? "exchange" : "attack";
  return seen ?? further(plays, { ...NOTHING, verb, card: choice.card, target: place });
}

/** What is to be done is said before where. */
export function withVerb(plays: readonly Play[], choice: Choice, verb: string): Choice | null {
  return further(plays, { ...NOTHING, verb, card: choice.card });
}

/** What still has to be chosen; null: nothing, it is a whole play, or none is asked for (any more). */
export function missing(plays: readonly Play[], choice: Choice): Missing | null {
  if (choice.verb === null) return choice.card === null ? "card" : "verb";
  const found = matching(plays, choice);
  if (!found.length) return null; // while a play is on its way, nothing is legal
  if (choice.card === null && found.some(({ card }) => card !== null)) return "card";
  if (choice.target === null && found.some(({ target }) => target !== null)) return "target";
  if (whole(plays, choice)) return null;
  return found.some(({ extra }) => extra?.startsWith("with ")) ? "partner" : "eye";
}
export type Missing = "card" | "verb" | "target" | "partner" | "eye";

/** The steps that plays like this choice go on with. */
export function nextOf(plays: readonly Play[], choice: Choice): string[] {
  const open = ({ verb, card, target, extra, steps }: Play): string | undefined => {
    const parts = steps.length === 1 ? [verb] : [verb, card, target, extra]; // `discover 1` says both
    const known =
      steps.length === 1 ? [choice.verb] : [choice.verb, choice.card, choice.target, choice.extra];
    return steps[parts.findIndex((part, at) => part !== null && known[at] === null)];
  };
  return [...new Set(matching(plays, choice).flatMap((play) => open(play) ?? []))];
}

/** Whether another card may still join the attack. */
export function mayJoin(plays: readonly Play[], choice: Choice): boolean {
  if (choice.card === null || choice.target === null || choice.extra !== null) return false;
  return matching(plays, choice).some(({ extra }) => extra?.startsWith("with "));
}

/** The last thing that was added is taken away again. */
export function back(choice: Choice): Choice {
  if (choice.extra !== null) return { ...choice, extra: null };
  if (choice.target !== null) return { ...NOTHING, card: choice.card };
  return choice.card !== null && choice.verb !== null ? { ...NOTHING, card: choice.card } : NOTHING;
}

/** The actions that a turn may consist of, in the order of the rules. */
export const ACTIONS = ["attack", "defend", "exchange", "discard"] as const;

/** Answers that are a word, not a card or a place. */
export function answersIn(legal: Tree): string[] {
  return ["draw", "draw_not", "discover_not", "stop"].filter((step) => step in legal);
}

/** What one would try, so that the server says why it can not be; `any` stands for a card that is not chosen yet. */
export function attempt(choice: Choice, any: string | null = null): string[] {
  const { verb, target, extra } = choice;
  if (verb === "discover") return [`discover ${target}`];
  const card = choice.card ?? (target === null ? null : any);
  return [verb ?? "attack", card, target === null ? null : `on ${target}`, extra].filter(
    (step) => step !== null,
  );
}
