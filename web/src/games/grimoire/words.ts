// Cards, pages and territories in words.
import type { Text } from "../../text";
import { FACES, PAGES } from "./cards";
import { cardHere, cardSources, pageHere, pageSources } from "./house";
import type { Known, Table } from "./house";
import { unseen } from "./view";
import type { View } from "./view";

/** What there is to read about a card. */
export interface Facts {
  name: string;
  kind: string;
  points: string;
  effect: string;
  /** Whatever is not certain: `Effect`, `likely`, and what that means. */
  sources: { what: string; source: string; help: string }[];
  clause: string;
}

export function cardFacts(card: string, table: Table, text: Text): Facts {
  const face = FACES[card];
  const { points, effect, amount } = cardHere(card, table);
  return {
    name: text.card(card),
    kind: text.say(`kind-${face?.kind ?? "treasure"}`),
    points: text.say("grimoire-worth", { points }),
    effect:
      effect === "none"
        ? text.say("grimoire-no-effect")
        : text.say(`card-${effect}.effect`, { ...table.options, amount }),
    sources: sources(cardSources(card, table), text),
    clause: face?.clause ?? "GRI-54",
  };
}

/** `Storm`, its types, what it does, and how sure we are of that. */
export function pageFacts(page: number, table: Table, text: Text): Facts & { types: readonly string[] } {
  const { effect, types, amount } = pageHere(page, table) ?? NOTHING;
  const timing = types.some((each) => each === "defence") ? {} : { defence_timing: "on_cast" }; // GRI-A10
  return {
    name: text.say(`page-${page}`),
    kind: typeWords(types, text),
    points: "",
    effect: text.say(`page-${effect}.effect`, { ...table.options, ...timing, amount }),
    sources: sources(pageSources(page, table), text),
    clause: PAGES[page - 1]?.clause ?? "GRI-56",
    types,
  };
}
const NOTHING = { effect: 1, types: [], amount: 0 };

/** `Common spell`: in the words of the first page that is of these types. */
export function typeWords(types: readonly string[], text: Text): string {
  const like = PAGES.findIndex((page) => page.types.join() === types.join());
  return text.say(`page-${like + 1}.type`);
}

function sources(known: Record<string, Known>, text: Text): Facts["sources"] {
  const doubted = Object.entries(known).filter(([, source]) => source !== "certain");
  return doubted.map(([what, source]) => {
    const key = source === "house" ? "grimoire-house-rule" : `provenance-${source}`;
    return { what: text.say(`provenance-of-${what}`), source: text.say(key), help: text.say(`${key}.help`) };
  });
}

/** What somebody has, as far as the viewer knows it. */
export function landWords(view: View, seat: number, text: Text): string {
  const land = view.lands[seat];
  if (!land) return "";
  return text.say("grimoire-land", {
    companions: text.cards(land.companions),
    companion_count: land.companions.length,
    treasures: land.treasures,
    seen: text.cards(land.seen),
    seen_count: land.seen.length,
    unseen: unseen(land),
    items: land.items,
    seen_items: text.cards(land.seen_items),
    seen_item_count: land.seen_items.length,
    points: land.points,
  });
}

/** A place in the order, a page and marks: what a row of the order says to ears; at the reveal also why. */
export function standing(
  view: View,
  seat: number,
  name: string,
  doing: string,
  text: Text,
  revealed = false,
): string {
  const [token, page] = [view.order[seat] ?? 0, view.pages[seat] ?? 0];
  return text.say("grimoire-standing", {
    token,
    who: seat === view.seat ? "you" : "other",
    name,
    doing,
    acts: doing && !page ? "yes" : "no",
    page: page ? text.say(`page-${page}`) : "",
    number: page,
    chosen: !revealed || view.alone === null ? "hidden" : view.alone[seat] ? "alone" : "shared",
    before: revealed ? (view.before[seat] ?? 0) : 0,
    safe: view.protected.includes(seat) ? "yes" : "no",
    silencer: view.silencers.includes(seat) ? "yes" : "no",
  });
}

/** A card of the Quest zone, for ears. */
export function questWords(
  card: string,
  known: string | null,
  state: string,
  table: Table,
  text: Text,
): string {
  const shown = card === "hidden" ? known : card;
  return text.say("grimoire-quest-card", {
    card: shown ? text.card(shown) : text.card("hidden"),
    points: shown ? cardHere(shown, table).points : 0,
    known: card !== "hidden" ? "open" : known ? "peeked" : "hidden",
    state,
  });
}
