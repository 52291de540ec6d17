import { draw } from "../../parts/Emblem.svelte";

draw(
  import.meta.glob<string>(
    ["../../art/kamimai-*.svg", "!../../art/kamimai-sheet-*.svg", "!../../art/kamimai-book*.svg"],
    { query: "?raw", import: "default", eager: true },
  ),
);
