// The socket of one viewer: says hello, resumes where it was, answers every message once.
import { Refused } from "./api";
import { patched } from "./changes";
import { randomHex } from "./plain";
import { shareOf } from "./shuffle";
import type { Because, Done, Problem, ClientMessage, Screen, ServerMessage } from "./generated";

const SILENCE = 30_000; // ms without a word, after which the server is asked whether it is there
const PATIENCE = 10_000; // ms to answer that

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
  private listening: ReturnType<typeof setTimeout> | undefined;
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
  ask(asked: Asked): Promise<Done | Because> {
    const id = randomHex(16);
    const message = JSON.stringify({ ...asked, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { message, done, failed });
      if (this.socket?.readyState === 1) this.socket.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.listening);
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
    socket.onmessage = (event) => {
      this.listen(socket);
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => this.again();
  }

  private greet(socket: WebSocket): void {
    this.pause = 500;
    const share = shareOf(this.match, this.secret);
    const hello = { type: "hello", secret: this.secret, since: this.seen?.number ?? 0, changes: true };
    socket.send(JSON.stringify(share ? { ...hello, share } : hello));
    for (const one of this.waiting.values()) socket.send(one.message);
    this.listen(socket);
    this.ear.connection("open");
  }

  /** A connection may be dead and look open for many minutes: after a long silence the server is asked. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.listening);
    this.listening = setTimeout(() => {
      socket.send(JSON.stringify({ type: "ping", id: randomHex(16) }));
      this.listening = setTimeout(() => this.giveUp(socket), PATIENCE);
    }, SILENCE);
  }

  /** The browser would wait for the other end to agree: nobody is there. */
  private giveUp(socket: WebSocket): void {
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.again();
  }

  private again(): void {
    clearTimeout(this.listening);
    if (this.closed) return;
    this.ear.connection("lost");
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, 10_000);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "sight" || message.type === "changed") {
      this.seen = message.type === "sight" ? message : patched(this.seen as Screen, message.fields);
      this.ear.sight(this.seen);
    } else if (message.type === "problem" && !message.id) {
      if (message.status !== 503) this.ear.refused(message); // 503: the socket closes, and is soon opened again
    } else {
      const asked = this.waiting.get(message.id ?? "");
      this.waiting.delete(message.id ?? "");
      if (message.type === "problem") asked?.failed(new Refused(message));
      else asked?.done(message);
    }
  }
}
