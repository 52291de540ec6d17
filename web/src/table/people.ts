import type { Game, Person } from "../games/board";
import { namesOf } from "../nameless";
import type { TableInfo } from "../protocol";
import type { Text } from "../text";
import type { Session } from "./session.svelte";

/** Everybody at the table, as this screen names them; at a shared device always with the same colours. */
export function people(session: Session, info: TableInfo, game: Game, text: Text): Person[] {
  const viewer = session.shared ? null : (session.mine?.seat ?? null);
  const names = namesOf(info.chairs, text);
  return info.chairs.map((chair) => {
    const name = names[chair.seat] ?? "";
    const you = chair.seat === viewer;
    const ticking = session.clock.running.includes(chair.seat) && !info.paused;
    const left = chair.who === "bot" ? null : (session.clock.left[chair.seat] ?? null);
    return {
      seat: chair.seat,
      name,
      called: you ? text.say("terminal-you") : name,
      you,
      side: game.sideOf(chair.seat, viewer, info),
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
