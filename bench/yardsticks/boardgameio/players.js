// Everybody who plays on boardgame.io's server: two connections per match. Orders come as lines (bench/contenders.py).
const { io } = require("socket.io-client");
const { movesIn } = require("./game.js");

const lobby = `http://127.0.0.1:${process.argv[2]}/games/kami`;
const AT_ONCE = 32; // tables that open at the same time
const PATIENCE = 30_000; // milliseconds to wait for what is still on its way

let tables = [];
let racing = false; // the next move follows at once
let waits = []; // milliseconds from sending until the mover saw the new state
let refused = 0;

const now = () => performance.now();
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function post(path, body) {
  const answer = await fetch(lobby + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Seat {
  constructor(table, id) {
    this.table = table;
    this.id = id;
  }

  connect() {
    this.socket = io(new URL("/kami", lobby).href, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("connect", () => this.sync());
    this.socket.on("sync", (match, { state }) => this.see(match, state));
    this.socket.on("update", (match, state) => this.see(match, state));
  }

  async join() {
    const answer = await post(`/${this.table.match}/join`, { playerID: this.id, playerName: `player ${this.id}` });
    this.credentials = answer.playerCredentials;
    this.state = null;
  }

  sync() {
    this.socket.emit("sync", this.table.match, this.id, this.credentials, 2);
  }

  see(match, state) {
    if (match !== this.table.match) return;
    this.state = state;
    if (this.sent !== undefined) this.seen(state._stateID);
    if (state.ctx.gameover !== undefined) this.table.again();
    else if (racing) this.table.act();
  }

  /** The state that follows our move, or the same one if it was refused. */
  seen(number) {
    if (number > this.number) waits.push(now() - this.sent);
    else refused += 1;
    this.sent = undefined;
  }

  act() {
    const { G, _stateID } = this.state;
    const moves = movesIn(G);
    const [type, ...args] = moves[Math.floor(Math.random() * moves.length)];
    const payload = { type, args, playerID: this.id, credentials: this.credentials };
    this.sent = now();
    this.number = _stateID;
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.table.match, this.id);
  }
}

class Table {
  seats = ["0", "1"].map((id) => new Seat(this, id));

  async open() {
    this.match = (await post("/create", { numPlayers: 2 })).matchID;
    // Both join before anyone connects: the server would forget who joined while it notes who is connected.
    for (const seat of this.seats) await seat.join();
    for (const seat of this.seats) seat.connect();
    while (!this.ready()) await pause(5);
  }

  /** Both have seen the same, and nothing is on its way. */
  ready() {
    const [one, other] = this.seats;
    return one.state && one.state._stateID === other.state?._stateID && this.settled();
  }

  settled() {
    return this.seats.every((seat) => seat.sent === undefined);
  }

  act() {
    if (!this.ready() || this.seats[0].state.ctx.gameover) return false;
    this.seats[Number(this.seats[0].state.ctx.currentPlayer)].act();
    return true;
  }

  /** The match is over: another one at the same table. */
  async again() {
    if (!this.ready()) return;
    const { credentials } = this.seats[0];
    this.match = (await post(`/${this.match}/playAgain`, { playerID: "0", credentials })).nextMatchID;
    for (const seat of this.seats) await seat.join();
    for (const seat of this.seats) seat.sync();
  }
}

const orders = {
  async open(count) {
    const start = now();
    const fresh = Array.from({ length: count }, () => new Table());
    const waiting = [...fresh];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (waiting.length) await waiting.pop().open();
      }),
    );
    tables.push(...fresh);
    return { seconds: (now() - start) / 1000 };
  },

  /** As fast as they go. */
  async race(seconds) {
    waits = [];
    racing = true;
    const start = now();
    for (const table of tables) table.act();
    await pause(1000 * seconds);
    racing = false;
    const told = summary(waits, (now() - start) / 1000);
    await settle();
    return { ...told, all: waits.length };
  },

  /** One move per table every so often, the tables evenly spread. */
  async pace(every, seconds) {
    waits = [];
    const start = now();
    let missed = 0;
    let late = 0; // milliseconds, at worst
    for (let number = 0; ; number++) {
      const due = (1000 * every * number) / tables.length;
      if (due >= 1000 * seconds) break;
      while (now() - start < due) await pause(due - (now() - start));
      late = Math.max(late, now() - start - due);
      if (!tables[number % tables.length].act()) missed += 1;
    }
    await settle();
    return { ...summary(waits, seconds), missed, late };
  },

  /** So many moves at every table. */
  async each(moves) {
    for (let move = 0; move < moves; move++) {
      for (const table of tables) table.act();
      await settle();
    }
    return {};
  },

  async leave() {
    for (const table of tables) for (const seat of table.seats) seat.socket.disconnect();
    tables = [];
    return {};
  },
};

async function settle() {
  const end = now() + PATIENCE;
  while (now() < end && !tables.every((table) => table.ready())) await pause(20);
}

function summary(waits, seconds) {
  const sorted = [...waits].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
  const lost = tables.filter((table) => table.seats.some((seat) => !seat.socket.connected)).length;
  return { plays: waits.length, seconds, p50: at(0.5), p99: at(0.99), refused, lost };
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", async (line) => {
    const [order, ...numbers] = line.split(" ");
    console.log(JSON.stringify(await orders[order](...numbers.map(Number))));
  })
  .on("close", () => process.exit());
