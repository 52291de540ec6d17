import { draw } from "../../parts/Emblem.svelte";

draw(import.meta.glob<string>("../../art/grimoire-*.svg", { query: "?raw", import: "default", eager: true }));
