// The language that people have chosen; everything said with `say` follows it at once.
import { settings, LANGUAGES } from "./settings.svelte";
import type { Language } from "./settings.svelte";
import { Text } from "./text";
import type { Arguments, Reading } from "./text";

type Source = () => Promise<string>;

const COMMON = import.meta.glob<string>(
  ["../../src/kamifuda/text/*.ftl", "./text/*.ftl", "./{lobby,rules,table}/text/*.ftl"],
  { query: "?raw", import: "default" },
);
/** What the lobby says of each game: so little that it comes with the page. */
const TILES = import.meta.glob<string>("./games/*/lobby/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>(
  ["../../src/kamifuda/games/*/text/*.ftl", "./games/**/text/*.ftl", "!./games/*/lobby/text/*.ftl"],
  { query: "?raw", import: "default" },
);
const READINGS = import.meta.glob<Reading>("./games/*/generated.ts", { import: "READING" });

class Words {
  private texts = $state.raw<Partial<Record<string, Text>>>({});
  private games = new Set<string>();

  /** Loads a language with all games that are in use, then changes everything together. */
  async speak(language: Language): Promise<void> {
    const names = ["", ...this.games];
    const loaded = await Promise.all(names.map((game) => load(language, game)));
    this.texts = Object.fromEntries(names.map((game, at) => [game, loaded[at]]));
    settings.language = language;
    document.documentElement.lang = language;
  }

  /** The words of a game are there from now on. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    const text = await load(settings.language, game);
    this.games.add(game);
    this.texts = { ...this.texts, [game]: text };
  }

  of(game = ""): Text {
    const text = this.texts[game];
    if (!text) throw new Error(`nobody has loaded the words of “${game}”`);
    return text;
  }
}

async function load(language: Language, game: string): Promise<Text> {
  const ending = `/${language}.ftl`;
  const sources: [string, Source][] = [
    ...Object.entries(COMMON),
    ...Object.entries(GAMES).filter(([path]) => path.includes(`/games/${game}/`)),
  ];
  const wanted = sources.filter(([path]) => path.endsWith(ending)).map(([, source]) => source());
  const tiles = Object.entries(TILES).filter(([path]) => path.endsWith(ending));
  const reading = READINGS[`./games/${game}/generated.ts`]?.();
  return new Text(
    language,
    [...tiles.map(([, words]) => words), ...(await Promise.all(wanted))],
    await reading,
  );
}

export const words = new Words();
export { LANGUAGES };

export function say(key: string, args: Arguments = {}): string {
  return words.of().say(key, args);
}
