import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./language.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/fonts";
import { settings } from "./settings.svelte";

await words.speak(settings.language);
const target = document.querySelector("#app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
