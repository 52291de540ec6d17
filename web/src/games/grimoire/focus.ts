// Where the keys go on, by what is asked.
import { SEAL } from "../../table/focus";
import type { View } from "./view";

const WHERE: Partial<Record<View["phase"], string>> = {
  token: ".tokens button",
  bookmark: ".index [tabindex='0']",
  luck: ".quest [tabindex='0']",
  take: ".quest [tabindex='0']",
  target: ".seats .is-playable",
  give: ".choices button",
  seize: ".choices button",
  keep: ".choices button",
};

/** The first thing that can be chosen; where only words answer, the first of them. */
export function whereNext({ phase }: View): string {
  return WHERE[phase] ?? SEAL;
}
