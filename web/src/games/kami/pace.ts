// How long a moment of Kami is looked at.
import type { Pacing } from "../../table/moments";

const ENDS = ["round_won", "master_stroke", "stuck", "soldiers_scored", "soldiers_won"];

/** The next round is dealt at once; people want to see how this one ended. */
export const pace: Pacing = (events) => ({ hold: events.some(({ event }) => ENDS.includes(event)) });
