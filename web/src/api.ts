// The server's HTTP side. A refusal is an exception with the server's code.
import type {
  DrawnAgain,
  FaultReply,
  GameInfo,
  History,
  HouseRules,
  Invitation,
  Link,
  Listed,
  Lobby,
  Made,
  Moved,
  NewTable,
  OneTable,
  Rulebook,
  YourTables,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly about: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, ...sent });
  } catch {
    throw new Refused("offline");
  }
  if (reply.ok) return (await reply.json()) as T;
  const fault = (await reply.json().catch(() => null)) as FaultReply | null;
  throw new Refused(fault?.error.code ?? "unavailable", fault?.error.about);
}

/** Asks once; again only if there was no answer, or if it is forgotten. */
class Once<T> {
  private answer: Promise<T> | null = null;

  constructor(private readonly question: () => Promise<T>) {}

  ask(): Promise<T> {
    this.answer ??= this.question().catch((error: unknown) => {
      this.answer = null;
      throw error;
    });
    return this.answer;
  }

  forget(): void {
    this.answer = null;
  }
}

const identity = new Once(() => ask<unknown>("POST", "/me", {}));
/** This browser gets its cookie, once. */
export const introduce = (): Promise<unknown> => identity.ask();
/** The cookie is not good any more. */
export const forget = (): void => identity.forget();

const told = new Once(() => ask<GameInfo[]>("GET", "/games"));
export const games = (): Promise<GameInfo[]> => told.ask();
/** null: the server has no such game. */
export const gameInfo = async (game: string): Promise<GameInfo | null> =>
  (await games()).find(({ name }) => name === game) ?? null;
export const lobby = async (): Promise<Listed[]> => (await ask<Lobby>("GET", "/lobby")).tables;
export const yourTables = (): Promise<YourTables> => ask("GET", "/me/tables");
export const oneTable = (table: string): Promise<OneTable> => ask("GET", `/tables/${table}`);
export const history = (table: string): Promise<History> => ask("GET", `/tables/${table}/history`);
export const invitation = (table: string): Promise<Invitation> => ask("GET", `/tables/${table}/invitation`);
/** What the table's book did when WORLD made the play of this number, simulated once more. */
export const drawnAgain = (table: string, number: number): Promise<DrawnAgain> =>
  ask("GET", `/tables/${table}/draws/${number}`);

/** What stands where in the rules of a game. */
export const rulebook = (game: string): Promise<Rulebook> => ask("GET", `/games/${game}/rules`);

/** The option that a file means, and what it changes. */
export const readHouseRules = (game: string, toml: string): Promise<HouseRules> =>
  ask("POST", `/games/${game}/house-rules`, { toml });

export async function makeTable(table: NewTable): Promise<string> {
  await introduce();
  return (await ask<Made>("POST", "/tables", table)).table;
}

/** A link that moves a seat to another device. */
export const seatLink = (table: string, seat: number): Promise<Link> =>
  ask("POST", `/tables/${table}/seats/${seat}/link`, {});

export async function moveSeat(token: string): Promise<Moved> {
  await introduce();
  return ask("POST", `/links/${token}`, {});
}
