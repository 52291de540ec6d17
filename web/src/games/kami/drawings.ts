import { draw } from "../../parts/Emblem.svelte";

/** All but the one on the tile. */
const ART = import.meta.glob<string>(["./art/*.svg", "!./art/empress.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
draw(ART, "kami");
