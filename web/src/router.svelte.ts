// Where we are: the address of the page, nothing else. The back button works because links are real links.
export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "help" }
  | { page: "move"; token: string }
  | { page: "nothing" };

const TABLE = /^\/t\/([A-Za-z0-9_-]{22})\/?$/;

export function placeOf(path: string, hash = ""): Place {
  const [, first = "", second = "", rest] = path.replace(/\/$/, "").split("/");
  if (rest !== undefined) return { page: "nothing" };
  if (first === "" && second === "") return { page: "lobby" };
  if (first === "new" && second) return { page: "new", game: second };
  const table = TABLE.exec(path)?.[1];
  if (table) return { page: "table", table };
  if (first === "rules" && second) return { page: "rules", game: second, clause: hash.slice(1) };
  if (first === "help" && !second) return { page: "help" };
  if (first === "move" && second) return { page: "move", token: second };
  return { page: "nothing" };
}

/** The table that somebody means who pastes a link, or the code at its end. */
export function tableIn(pasted: string): string | null {
  return /(?:^|\/t\/)([A-Za-z0-9_-]{22})\/?(?:[?#].*)?$/.exec(pasted.trim())?.[1] ?? null;
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.arrive());
    addEventListener("click", (event) => this.follow(event));
  }

  private arrive(): void {
    this.place = placeOf(location.pathname, location.hash);
  }

  go(path: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Links within the site do not load the page anew. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.origin !== location.origin ||
      link.download
    )
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
