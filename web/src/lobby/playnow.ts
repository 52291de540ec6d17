// One tap: bots in all the other chairs, and off we go.
import { gameInfo, makeTable, Refused } from "../api";
import { nameless } from "../nameless";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { withChance } from "../chance";
import { isNewTo, noLongerNewTo } from "./firsttime";
import { presets } from "./newtable";

export async function playNow(game: string): Promise<void> {
  const info = await gameInfo(game);
  if (!info) throw new Refused("unknown-game");
  const seats = info.first_seats;
  const me = { who: "me" as const, name: settings.name.trim() || nameless() };
  const bots = Array.from({ length: seats - 1 }, () => ({ who: "bot" as const, level: "greedy" }));
  const options = { seats, ...presets(info, isNewTo(game)) };
  const table = await makeTable(withChance({ game, options, chairs: [me, ...bots] }));
  noLongerNewTo(game);
  router.go(`/t/${table}#start`);
}
