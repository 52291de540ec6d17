// Where the keys go on, by what is asked.
import type { Tree } from "../../protocol";
import { SEAL } from "../../table/focus";
import type { View } from "./view";

const WHERE: Partial<Record<View["phase"], string>> = {
  target: ".zone.is-playable .whole",
  grip: ".choices button",
  draw: ".fingers button, .segments button",
  curse: ".hand [tabindex='0']",
  spells: "button.box.is-playable",
  giver: ".choices button",
  gift: ".hand [tabindex='0']",
  mouse: ".choices button",
  take: ".choices button",
  keep: ".hand [tabindex='0']",
};

/** The first thing that can be chosen; where only words answer, the first of them. */
export function whereNext({ phase }: View, legal: Tree): string {
  if (phase === "keep" && "end" in legal) return SEAL;
  return [WHERE[phase], SEAL, ".act .other"].filter(Boolean).join(", ");
}
