// What has been shown of a match so far.
import type { Missed } from "../protocol";
import type { Scene, Stage } from "./stage.svelte";

/**
 * Plays are told when they are shown: no later state is heard or read before it is seen.
 * What people say or do besides playing is told at once.
 */
export function toldSoFar(
  entries: readonly Missed[],
  { idle, scene }: { idle: Stage["idle"]; scene: Scene | null },
): Missed[] {
  if (idle || !scene) return [...entries];
  return entries
    .filter((entry) => entry.number <= scene.number || !isPlay(entry))
    .map((entry) => {
      if (entry.number !== scene.number) return entry;
      return { ...entry, events: entry.events.map((events) => events.slice(0, scene.told)) };
    });
}

function isPlay({ what, events }: Missed): boolean {
  return what.kind === "play" || events.some((told) => told.length > 0);
}
