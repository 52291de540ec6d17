// What a fall of the book comes to at this moment: told before it is confirmed, judged by the server.
import { isGuardian } from "../cards";
import { targetOf } from "../view";
import type { Phase, View } from "../view";

export interface Fall {
  when: "draw" | "later" | "between";
  /** One energy. */
  costs: boolean;
  /** It would, were the target not blessed. */
  blessed: boolean;
  /** It is the last one. */
  lost: boolean;
  /** The discard pile is shuffled in. */
  discard: boolean;
  /** The curse acts although it fell. */
  cursed: boolean;
}

export function fallNow(view: View, phase: Phase, drawn: readonly string[]): Fall {
  const when = momentOf(phase);
  const { options, energy } = view;
  const severe = when === "draw" || (when === "between" && options.difficulty === "hard"); // KMI-44, KMI-82
  const guardians = drawn.some(isGuardian);
  const target = targetOf(view);
  const helps = !options["blessing_needs_guardian"] || (when === "draw" && guardians); // KMI-A1, KMI-A44
  const worn = target?.spares === 0;
  const blessed = severe && helps && !worn && (target?.effects.includes("blessing") ?? false); // KMI-62, KMI-A2
  const costs = severe && !blessed;
  return {
    when,
    costs,
    blessed,
    lost: costs && energy === 1,
    discard: severe, // KMI-48, KMI-51
    cursed:
      when === "draw" && Boolean(options["curse_on_collapse"]) && guardians && isCursed(target?.effects),
  };
}

/** KMI-43, KMI-49, KMI-A39. */
function momentOf(phase: Phase): Fall["when"] {
  if (phase === "target" || phase === "settle") return "between";
  return phase === "grip" || phase === "draw" || phase === "watch" ? "draw" : "later";
}

function isCursed(effects: readonly string[] = []): boolean {
  return effects.some((effect) => effect !== "blessing");
}
