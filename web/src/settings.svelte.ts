// What a person has chosen on this device.
import { keep, kept } from "./kept";

export const LANGUAGES = ["fr", "en"] as const;
export const THEMES = ["light", "dark", "system"] as const;
export const PACES = ["slow", "usual", "fast"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

function wishedLanguage(): Language {
  const wishes = [kept("language") ?? "", ...navigator.languages];
  const found = wishes.map((wish) => LANGUAGES.find((one) => wish.toLowerCase().startsWith(one)));
  return found.find((one) => one !== undefined) ?? "en";
}

class Settings {
  #language = $state<Language>(wishedLanguage());
  #theme = $state<Theme>(THEMES.find((one) => one === kept("theme")) ?? "system");
  #pace = $state<Pace>(PACES.find((one) => one === kept("pace")) ?? "usual");
  #name = $state(kept("name") ?? "");
  #letters = $state(kept("letters") !== "no");
  #sound = $state(kept("sound") === "yes");
  #vibration = $state(kept("vibration") !== "no");
  #forced = $state(kept("forced") === "yes");
  #welcomed = $state(kept("welcomed") === "yes");

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    keep("language", language);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    dispatchEvent(new CustomEvent("kamifuda-theme", { detail: theme })); // theme.js listens
  }

  /** Of what is shown: plays of others, and cards on their way. */
  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    keep("pace", pace);
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }

  /** Whether P, W and U are keys. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(letters: boolean) {
    this.#letters = letters;
    keep("letters", letters ? "yes" : "no");
  }

  /** Whether a sound says that it is your turn. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    keep("sound", sound ? "yes" : "no");
  }

  /** Whether the device trembles when it is your turn among people. */
  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(vibration: boolean) {
    this.#vibration = vibration;
    keep("vibration", vibration ? "yes" : "no");
  }

  /** Whether the only play there is makes itself, against bots alone. */
  get forced(): boolean {
    return this.#forced;
  }
  set forced(forced: boolean) {
    this.#forced = forced;
    keep("forced", forced ? "yes" : "no");
  }

  get welcomed(): boolean {
    return this.#welcomed;
  }
  set welcomed(welcomed: boolean) {
    this.#welcomed = welcomed;
    keep("welcomed", welcomed ? "yes" : "no");
  }
}

export const settings = new Settings();
