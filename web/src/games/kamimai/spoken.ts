import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import { FACES } from "./cards";
import { boxOf, ways } from "./compose";
import { answersIn, labelOf, sentence } from "./guide";
import { fullEnergy, isPhysical, stageOf, targetOf } from "./view";
import type { Element, View } from "./view";
import { bookWords, givesWords, reserveWords, zoneWords } from "./words";

/** The question and what may be done; then what it is about: zones and book, or zone and everybody’s Reserve. */
export function spoken(seen: unknown, legal: Tree, people: Person[], text: Text): string {
  const view = seen as View;
  const parts = [
    sentence(view, people, text),
    view.spell && `${givesWords(view.spell.gives, people, text)}.`,
    view.phase === "draw" && isPhysical(view) && text.say("kamimai-spoken-ways"),
    text.say("kamimai-spoken-choices", { choices: text.listed(choices(view, legal, people, text)) }),
    ...(view.phase === "pull" ? [] : situation(view, people, text)), // fingers on a page: it has just been told
  ];
  return parts.filter(Boolean).join(" ");
}

function situation(view: View, people: Person[], text: Text): (string | false)[] {
  const drawing = stageOf(view) === "draw";
  return [
    view.drawn.length > 0 && text.say("kamimai-spoken-drawn", { cards: text.cards(view.drawn) }),
    drawing && view.grip !== "free" && text.say(`grip-${view.grip}.help`),
    ...zones(view, text),
    (drawing || view.phase === "target") && bookWords(view, text),
    text.say("kamimai-spoken-energy", { energy: view.energy, full: fullEnergy(view) }),
    ...(drawing ? [] : reserves(view, people, text)),
  ];
}

function zones(view: View, text: Text): string[] {
  const target = targetOf(view);
  return (target ? [target] : view.sheet.zones).map((zone) => zoneWords(zone, zone === target, text));
}

function reserves(view: View, people: Person[], text: Text): string[] {
  return people.map(({ seat, called }) =>
    text.say("kamimai-spoken-reserve", { name: called, reserve: reserveWords(view, seat, text) }),
  );
}

/** What may be chosen: a spell counts once, with all its compositions. */
function choices(view: View, legal: Tree, people: Person[], text: Text): string[] {
  const spells = [...new Set(ways(legal).map(boxOf))].map((spell) => text.say(`spell-${spell}`));
  const others = Object.keys(legal).flatMap((step) => {
    const [verb = "", what = ""] = step.split(" ");
    if (FACES[step]) return [text.card(step)];
    if (verb === "target") return [text.say("zone-name", { zone: what })];
    if (verb === "grip") return [text.say(`grip-${view.grips[what as Element]}`)];
    if (verb === "left" || verb === "right") return [text.say(`side-${verb}`)];
    if (verb === "choose") return [people[Number(what)]?.called ?? ""];
    return ["discard", "take", "hand"].includes(verb) ? [text.card(what)] : [];
  });
  const pulls = Object.keys(legal).filter((step) => step.startsWith("pull ")).length;
  const pull = pulls ? [text.say("kamimai-do-pull-up-to", { count: pulls })] : [];
  return [...spells, ...others, ...pull, ...answersIn(legal).map((step) => labelOf(step, view, text))];
}
