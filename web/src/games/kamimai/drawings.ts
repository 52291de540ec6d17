import { draw } from "../../parts/Emblem.svelte";

/** All but the one on the tile, and the sheets. */
const ART = import.meta.glob<string>(["./art/*.svg", "!./art/{guardian,sheet-*}.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
draw(ART, "kamimai");
