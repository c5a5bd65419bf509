import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/lib/api";
import type { Problem, Screen } from "../src/lib/generated";
import { Live } from "../src/lib/live";

class Socket {
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = () => Socket.all.at(-1) as Socket;

function table() {
  const sights: Screen[] = [];
  const states: string[] = [];
  const live = new Live(
    "m",
    "secret",
    { sight: (one) => sights.push(one), connection: (state) => states.push(state), refused: () => {} },
    (address) => new Socket(address) as unknown as WebSocket,
  );
  last().open();
  return { live, sights, states };
}

describe("the socket", () => {
  beforeEach(() => {
    Socket.all = [];
    vi.useFakeTimers();
  });

  it("says hello with the secret, never in the address", () => {
    table();
    expect(last().address).toMatch(/\/api\/matches\/m\/live$/);
    expect(last().sent).toEqual([{ type: "hello", secret: "secret", since: 0, changes: true }]);
  });

  it("answers a move once it is done", async () => {
    const { live } = table();
    const done = live.ask({ type: "move", number: 3, action: 7 });
    const asked = last().sent.at(-1) as { id: string };
    last().tell({ type: "done", id: asked.id, number: 4 });
    await expect(done).resolves.toMatchObject({ number: 4 });
  });

  it("is refused with a problem", async () => {
    const { live } = table();
    const refused = live.ask({ type: "move", number: 3, action: 7 });
    last().tell({
      type: "problem",
      id: (last().sent.at(-1) as { id: string }).id,
      status: 409,
      title: "stale",
      text: { key: "table-problem-stale" },
    });
    await expect(refused).rejects.toBeInstanceOf(Refused);
  });

  it("comes back after a lost connection, from the last number, and says an unanswered move again with the same id", () => {
    const { live, states } = table();
    last().tell({
      type: "sight",
      match: "m",
      game: "g",
      number: 12,
      scene: { prompt: { text: { key: "k" } } },
      players: [],
    });
    void live.ask({ type: "move", number: 12, action: 7 });
    const first = last();
    first.close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(Socket.all.length).toBe(2);
    last().open();
    expect(last().sent[0]).toEqual({ type: "hello", secret: "secret", since: 12, changes: true });
    expect(last().sent[1]).toEqual(first.sent.at(-1));
  });

  it("lays changes over the sight it has, keeps what has not changed, and leaves the old one as it was", () => {
    const { sights } = table();
    const scene = {
      prompt: { text: { key: "k" } },
      rows: [{ id: "a", pieces: [1] }, { id: "b" }, { id: "c" }],
      options: [1],
    };
    last().tell({ type: "sight", match: "m", game: "g", number: 12, scene, players: [] });
    const rows = { list: [[1, 3], { of: 0, in: { pieces: { to: [1, 2] } } }, { to: { id: "d" } }] };
    last().tell({
      type: "changed",
      fields: { number: { to: 13 }, scene: { in: { rows, options: { gone: true } } } },
    });
    expect(sights[1]).toEqual({
      type: "sight",
      match: "m",
      game: "g",
      number: 13,
      players: [],
      scene: {
        prompt: { text: { key: "k" } },
        rows: [{ id: "b" }, { id: "c" }, { id: "a", pieces: [1, 2] }, { id: "d" }],
      },
    });
    expect(sights[0]?.scene).toEqual(scene);
    expect(sights[1]?.scene.rows?.[0], "what has not changed is not drawn again").toBe(
      sights[0]?.scene.rows?.[1],
    );
  });

  it("shows why it was refused, but comes again to a server that cannot serve just now", () => {
    const refused: number[] = [];
    const ear = {
      sight: () => {},
      connection: () => {},
      refused: (one: Problem) => refused.push(one.status),
    };
    new Live("m", "secret", ear, (address) => new Socket(address) as unknown as WebSocket);
    for (const status of [503, 403]) {
      last().open();
      last().tell({ type: "problem", status, title: "x", text: { key: "k" } });
      last().close();
      vi.advanceTimersByTime(600);
    }
    expect(refused).toEqual([403]);
    expect(Socket.all.length).toBe(3);
  });

  it("asks after a long silence whether anybody is there, and stays if there is", () => {
    const { states } = table();
    vi.advanceTimersByTime(29_000);
    expect(last().sent.length).toBe(1);
    vi.advanceTimersByTime(2_000);
    const ping = last().sent.at(-1) as { type: string; id: string };
    expect(ping.type).toBe("ping");
    last().tell({ type: "done", id: ping.id, number: 0 });
    vi.advanceTimersByTime(20_000);
    expect(Socket.all.length).toBe(1);
    expect(states.at(-1)).toBe("open");
  });

  it("opens another connection when the old one is dead and only looks open", () => {
    const { states } = table();
    const dead = last();
    dead.close = () => {}; // nobody is there to agree
    vi.advanceTimersByTime(41_000);
    expect(states).toContain("lost");
    expect(Socket.all.length).toBe(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", secret: "secret" });
    expect(dead.onmessage).toBeNull();
  });

  it("stays closed when it was closed on purpose", () => {
    const { live } = table();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });
});
