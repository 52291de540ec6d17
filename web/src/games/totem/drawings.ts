import { draw } from "../../parts/Emblem.svelte";

draw(import.meta.glob<string>("../../art/totem-*.svg", { query: "?raw", import: "default", eager: true }));
