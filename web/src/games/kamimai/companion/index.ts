import "../drawings";

export { default } from "./Companion.svelte";
