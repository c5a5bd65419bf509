// The socket of one viewer: says hello, resumes where it was, answers every message once.
import { Refused } from "./api";
import { patched } from "./changes";
import { randomHex } from "./plain";
import { shareOf } from "./shuffle";
import type { Because, Done, Problem, ClientMessage, Screen, ServerMessage } from "./generated";

export type Connection = "connecting" | "open" | "lost";

type Asked = AskedOf<ClientMessage>;
type AskedOf<T> = T extends { id: string } ? Omit<T, "id"> : never;

interface Waiting {
  message: string;
  done: (answer: Done | Because) => void;
  failed: (problem: Refused) => void;
}

export interface Ear {
  sight(sight: Screen): void;
  connection(state: Connection): void;
  refused(problem: Problem): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = 500;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private seen: Screen | null = null;

  constructor(
    private readonly match: string,
    private readonly secret: string,
    private readonly ear: Ear,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.open();
  }

  /** Says something and waits for the answer; said again after a lost connection, with the same id. */
  ask(said: Asked): Promise<Done | Because> {
    const id = randomHex(16);
    const message = JSON.stringify({ ...said, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { message, done, failed });
      if (this.socket?.readyState === 1) this.socket.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    this.ear.connection("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.make(
      `${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/live`,
    );
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.again();
  }

  private greet(socket: WebSocket): void {
    this.pause = 500;
    const share = shareOf(this.match, this.secret);
    const hello = { type: "hello", secret: this.secret, since: this.seen?.number ?? 0, changes: true };
    socket.send(JSON.stringify(share ? { ...hello, share } : hello));
    for (const one of this.waiting.values()) socket.send(one.message);
    this.ear.connection("open");
  }

  private again(): void {
    if (this.closed) return;
    this.ear.connection("lost");
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, 10_000);
  }

  private hear(told: ServerMessage): void {
    if (told.type === "sight" || told.type === "changed") {
      this.seen = told.type === "sight" ? told : patched(this.seen as Screen, told.fields);
      this.ear.sight(this.seen);
    } else if (told.type === "problem" && !told.id) {
      if (told.status !== 503) this.ear.refused(told); // 503: the socket closes, and is soon opened again
    } else {
      const asked = this.waiting.get(told.id ?? "");
      this.waiting.delete(told.id ?? "");
      if (told.type === "problem") asked?.failed(new Refused(told));
      else asked?.done(told);
    }
  }
}
