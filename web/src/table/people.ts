import { shownName } from "../nameless";
import type { Game, Person } from "../games/board";
import type { Chair, TableInfo } from "../protocol";
import type { Text } from "../text";
import type { Session } from "./session.svelte";

/** Bots have names too: the first bot at the table is the first of the list. */
export function nameOf(chair: Chair, chairs: readonly Chair[], text: Text): string {
  if (chair.who === "person") return shownName(chair.name ?? "", text);
  if (chair.who === "nobody") return text.say("table-empty-chair");
  const nth = chairs.filter((other) => other.who === "bot" && other.seat < chair.seat).length;
  return text.say(`terminal-bot-${nth + 1}`);
}

/** Everybody at the table, as this screen names them. */
export function people(session: Session, info: TableInfo, game: Game, text: Text): Person[] {
  const viewer = session.shared && !session.passed ? null : (session.mine?.seat ?? null); // nobody in particular
  return info.chairs.map((chair) => {
    const name = nameOf(chair, info.chairs, text);
    const you = chair.seat === viewer && !session.shared;
    const ticking = session.clock.running.includes(chair.seat) && !info.paused;
    const left = chair.who === "bot" ? null : (session.clock.left[chair.seat] ?? null);
    return {
      seat: chair.seat,
      name,
      called: you ? text.say("terminal-you") : name,
      you,
      side: game.sideOf(chair.seat, viewer, info.seats),
      yours: chair.yours,
      bot: chair.who === "bot",
      standIn: chair.stand_in,
      here: chair.who === "bot" || session.present.includes(chair.seat),
      left,
      heard: session.clock.heard,
      ticking,
    };
  });
}
