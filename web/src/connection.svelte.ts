// One WebSocket for all tables. What was asked for is kept and sent again until it is answered; the server knows the keys.
import { forget, introduce } from "./api";
import { PROTOCOL } from "./protocol";
import type {
  Ack,
  Error as Fault,
  Message,
  Present,
  Presence,
  Refusal,
  Request,
  Tick,
  Update,
} from "./protocol";

export type Told = Present | Update | Presence | Tick | Fault;
export type Answer = Ack | Refusal | Fault | Present;
type OfTable = Extract<Request, { table: string }>;
type Keyed<One> = One extends unknown ? ("key" extends keyof One ? One : never) : never;
type Without<One, Part extends string> = One extends unknown ? Omit<One, Part> : never;
/** What has an answer, and what has none. */
export type Wanted = Without<Keyed<OfTable>, "key" | "table">;
type Said = Without<Exclude<OfTable, Keyed<OfTable>>, "table">;

export interface Watcher {
  /** The last number it knows; null: nothing yet. */
  since(): number | null;
  hear(message: Told): void;
  /** A frame: how something that moves at the table looks now. */
  see(frame: ArrayBuffer): void;
  /** From now until `present` it may be looking at the past. */
  lose(): void;
}

interface Question {
  request: Request;
  answer: (answer: Answer) => void;
  /** It means this moment: the connection is lost, and nobody asks again. */
  miss: (() => void) | null;
  /** The answer comes when a window closes: nobody wonders where it is. */
  late?: boolean;
}

const FIRST_WAIT = 300; // milliseconds, doubled with every failure
const LONGEST_WAIT = 8_000;
const QUIET = 20_000; // then we ask whether anybody is there
const LOOK = 5_000; // and wait so long for the answer
const NEW_LINE = 10; // between a table's name and a frame
const TRY_LATER = new Set(["unavailable", "too-fast", "shutting-down"]);

/** Of one decision; sent again with the same key, it is not done twice. */
export function freshKey(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}

export class Connection {
  /** `open` when the server has welcomed us. */
  state = $state<"connecting" | "open" | "lost">("connecting");
  /** How many requests wait for their answer. */
  unanswered = $state(0);
  /** The page is older or newer than the server. */
  outdated = $state(false);

  /** The server can not write anything down, and says so until it can. */
  unsaved = $state(false);

  private socket: WebSocket | null = null;
  private readonly watchers = new Map<string, Watcher>();
  private readonly asked = new Map<string, Question>();
  private failures = 0;
  private timer = 0;
  private heard = 0;
  private looked = 0;
  /** We have asked whether anybody is there, and heard nothing since. */
  private unheeded = false;
  private reintroduced = false;

  constructor() {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.lose());
    addEventListener("pageshow", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.listen(), LOOK);
  }

  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.state === "open") this.send({ type: "watch", table, since: watcher.since() });
    else this.connect();
    return () => {
      if (this.watchers.get(table) !== watcher) return; // somebody else watches it by now
      this.watchers.delete(table);
      if (this.state === "open") this.send({ type: "unwatch", table });
    };
  }

  /** After a gap in the numbers. */
  catchUp(table: string): void {
    const since = this.watchers.get(table)?.since() ?? null;
    if (this.state === "open") this.send({ type: "watch", table, since });
  }

  /** Answered sooner or later, whatever happens to the connection in between. */
  ask(table: string, wanted: Wanted, key = freshKey(), late = false): Promise<Answer> {
    const request = { ...wanted, table, key } as Request;
    return new Promise((answer) => {
      this.put(key, { request, answer, miss: null, late });
      if (this.state === "open") this.send(request);
      else this.connect();
    });
  }

  /** Answered now or never: null if nobody is there. */
  askNow(table: string, wanted: Wanted): Promise<Answer | null> {
    if (this.state !== "open") return Promise.resolve(null);
    const key = freshKey();
    const request = { ...wanted, table, key } as Request;
    return new Promise((answer) => {
      this.put(key, { request, answer, miss: () => answer(null) });
      this.send(request);
    });
  }

  /** Said once, and never answered. */
  tell(table: string, said: Said): void {
    if (this.state === "open") this.send({ ...said, table } as Request);
  }

  private put(key: string, question: Question): void {
    this.asked.set(key, question);
    this.count();
  }

  private count(): void {
    this.unanswered = [...this.asked.values()].filter(({ late }) => !late).length;
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    introduce().then(
      () => this.dial(),
      () => this.lose(),
    );
  }

  private dial(): void {
    if (this.socket) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
    this.socket = socket;
    this.listened();
    socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL });
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (this.socket !== socket) return;
      if (typeof data === "string") this.hear(JSON.parse(data) as Message);
      else this.see(data);
    };
    socket.onclose = () => this.socket === socket && this.lose();
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private hear(message: Message): void {
    this.listened();
    if (message.type === "welcome") return this.begin(message.identity);
    if (message.type === "bye" || message.type === "pong") return;
    if (message.type === "error" && message.code === "unknown-protocol") this.outdated = true;
    if (message.type === "error" && message.code === "unavailable") this.unsaved = true;
    if (message.type === "ack" || message.type === "update") this.unsaved = false;
    if (message.type === "error" && message.key === null && message.table && TRY_LATER.has(message.code)) {
      const { table } = message;
      setTimeout(() => this.catchUp(table), 1_000);
      return;
    }
    if ("key" in message && message.key !== null && this.answered(message.key, message)) return;
    if (message.table !== null && message.type !== "ack" && message.type !== "refusal")
      this.watchers.get(message.table)?.hear(message);
  }

  private see(data: ArrayBuffer): void {
    this.listened();
    const end = new Uint8Array(data).indexOf(NEW_LINE);
    const table = new TextDecoder().decode(data.slice(0, end));
    this.watchers.get(table)?.see(data.slice(end + 1));
  }

  private begin(known: boolean): void {
    if (!known && !this.reintroduced) {
      this.reintroduced = true; // the cookie did not arrive, or is no longer good: get another, once
      forget();
      return this.lose();
    }
    this.state = "open";
    this.failures = 0;
    for (const [table, watcher] of this.watchers) this.send({ type: "watch", table, since: watcher.since() });
    for (const { request } of this.asked.values()) this.send(request);
  }

  private answered(key: string, answer: Answer): boolean {
    const asked = this.asked.get(key);
    if (!asked) return false;
    if (answer.type === "error" && TRY_LATER.has(answer.code) && !asked.miss) {
      setTimeout(() => this.asked.has(key) && this.state === "open" && this.send(asked.request), 1_000);
      return true;
    }
    this.asked.delete(key);
    this.count();
    asked.answer(answer);
    return true;
  }

  private lose(): void {
    this.socket?.close();
    this.socket = null;
    this.state = "lost";
    this.unsaved = false;
    for (const watcher of this.watchers.values()) watcher.lose();
    for (const [key, { miss }] of this.asked) {
      if (!miss) continue;
      this.asked.delete(key);
      miss();
    }
    this.count();
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  /** The network or the page has come back: find out now, not at the next try. */
  private hurry(): void {
    if (this.state === "lost") this.connect();
    else if (this.state === "open") {
      this.send({ type: "ping" });
      this.heard = Math.min(this.heard, performance.now() - QUIET);
    }
  }

  private listened(): void {
    this.heard = performance.now();
    this.unheeded = false;
  }

  /** Whether anybody is still there; a page that stood still itself has not heard what was said meanwhile. */
  private listen(): void {
    const now = performance.now();
    const awake = now - this.looked < 2 * LOOK;
    this.looked = now;
    if (!this.socket || document.hidden || now - this.heard <= QUIET) return;
    if (this.unheeded && awake) return this.lose();
    this.unheeded = true;
    this.send({ type: "ping" });
  }
}

export const connection = new Connection();
