// A place of a zone in words, in full for ears and in one word for eyes.
import type { Text } from "../../text";
import { powerOf } from "./cards";
import type { View } from "./view";

type Kind = "free" | "hidden" | "veiled" | "known" | "spent" | "open" | "defeated";

/** How a place is, for this viewer. */
export function kindOf(view: View, seat: number, place: number): Kind {
  const totem = view.zones[seat]?.[place];
  if (!totem) return (seat === view.seat && !view.over) || view.phase === "choose" ? "free" : "defeated";
  if (totem.spent) return "spent";
  if (totem.face_up) return "open";
  if (seat === view.seat) return seenAt(view, seat, place).includes(totem.card ?? "") ? "known" : "veiled";
  return "hidden";
}

/** The cards that everybody has seen and that may lie hidden at this place. */
export function seenAt({ shown }: View, seat: number, place: number): string[] {
  return shown.filter((one) => one.seat === seat && one.places.includes(place)).map(({ card }) => card);
}

/** `place 2: blue 8, Shield, hidden from your opponent`. */
export function named(view: View, seat: number, place: number, text: Text, chosen = ""): string {
  const kind = kindOf(view, seat, place);
  const card = view.zones[seat]?.[place]?.card ?? null;
  const maybe = card ? [] : seenAt(view, seat, place);
  return text.say("totem-place", {
    place: place + 1,
    kind,
    card: card ? text.card(card) : "",
    power: card ? powerName(card, view, text) : "",
    seen: maybe.length ? text.cards(maybe) : "",
    maybe: maybe.length ? "yes" : "no",
    chosen,
  });
}

/** `Shield`, or that it has none. */
export function powerName(card: string, { powers }: View, text: Text): string {
  return text.say(`power-${powerOf(card, powers) ?? "none"}`);
}

/** The word under a place. */
export function labelOf(view: View, seat: number, place: number, text: Text): string {
  const maybe = view.zones[seat]?.[place]?.card ? [] : seenAt(view, seat, place);
  if (maybe[0])
    return text.say("totem-label-maybe", { card: text.card(maybe[0], "short"), count: maybe.length });
  return text.say(`totem-label-${kindOf(view, seat, place)}`);
}
