// What a person has chosen on this device.
import { keep, kept } from "./kept";

export const LANGUAGES = ["fr", "en"] as const;
export const THEMES = ["light", "dark", "system"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

function wishedLanguage(): Language {
  const wishes = [kept("language") ?? "", ...navigator.languages];
  const found = wishes.map((wish) => LANGUAGES.find((one) => wish.toLowerCase().startsWith(one)));
  return found.find((one) => one !== undefined) ?? "en";
}

class Settings {
  #language = $state<Language>(wishedLanguage());
  #theme = $state<Theme>(THEMES.find((one) => one === kept("theme")) ?? "system");
  #name = $state(kept("name") ?? "");
  #letters = $state(kept("letters") !== "no");
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

  get welcomed(): boolean {
    return this.#welcomed;
  }
  set welcomed(welcomed: boolean) {
    this.#welcomed = welcomed;
    keep("welcomed", welcomed ? "yes" : "no");
  }
}

export const settings = new Settings();
