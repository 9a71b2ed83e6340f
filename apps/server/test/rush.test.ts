import { once } from 'node:events';
import { nextBot } from '@starboard/host';
import { Match } from '@starboard/kernel';
import type { ServerMessage } from '@starboard/protocol';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Guest, guest, plan } from './kit/people.ts';
import { HOURGLASS, rush } from './kit/rush.ts';
import { TestServer } from './kit/testServer.ts';

vi.mock('@starboard/games', () => ({ games: [rush], gameById: (id: string) => (id === 'rush' ? rush : undefined) }));

const server = new TestServer({ STARBOARD_LIMIT_FACTOR: '1' });

/** One who clicks without waiting for answers. */
class Clicker {
  readonly socket: WebSocket;
  readonly opened: Promise<unknown>;
  readonly seat: number;
  readonly table: string;
  confirmed = 0;
  readonly refusals: string[] = [];
  readonly steps: number[] = [];
  seq = 0;
  over = false;
  readonly #sent = new Set<string>();
  #count = 0;
  #heardAll: (() => void) | undefined;

  constructor(url: string, { cookie }: Guest, table: string, seat: number) {
    this.seat = seat;
    this.table = table;
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
    this.opened = once(this.socket, 'open');
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'watch', table })));
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'step' || message.t === 'snapshot') {
      this.seq = message.seq;
      this.over = message.over;
      if (message.t === 'step') this.steps.push(message.seq);
    }
    if (message.t !== 'ack' && message.t !== 'refused') return;
    this.#sent.delete(message.id);
    if (message.t === 'refused') this.refusals.push(message.verdict.code);
    else this.confirmed++;
    if (this.#sent.size === 0) this.#heardAll?.();
  }

  send(action: object, more: object = {}): string {
    const id = `click-${this.seat}-${this.#count++}`;
    this.#sent.add(id);
    this.socket.send(JSON.stringify({ t: 'act', table: this.table, id, seat: this.seat, action, ...more }));
    return id;
  }

  async answered(): Promise<void> {
    if (this.#sent.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#heardAll = resolve;
    });
  }
}

async function clickers(n: number): Promise<Clicker[]> {
  const people = await Promise.all(Array.from({ length: n }, () => guest(server.url)));
  const seats = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const { id } = await people[0].api.create(plan('rush', seats));
  for (const [i, one] of people.entries()) if (i > 0) await one.api.join(id, i);
  const all = people.map((one, i) => new Clicker(server.url, one, id, i));
  await Promise.all(all.map(({ opened }) => opened));
  return all;
}

describe('bots that may act at the same time', () => {
  it('take turns, the one that was silent for longest first', () => {
    const match = new Match(rush, { players: 3, seed: 'ab' });
    const next = () => nextBot(match, (seat) => (seat > 0 ? 'cadet' : undefined))?.seat;
    const order: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      const bot = next();
      order.push(bot);
      match.submit(0, { do: 'tap' });
      match.submit(bot ?? 0, { do: 'tap' });
    }
    expect(order).toEqual([1, 2, 1, 2]);
  });
});

describe('many at one table at the same time', () => {
  it('are all confirmed, refused for nothing that others did, and stopped by the hourglass', async () => {
    const all = await clickers(5);
    const clicks = 20;
    await Promise.all(
      all.map(async (one) => {
        for (let i = 0; i < clicks; i++) {
          one.send({ do: 'tap' }, { seq: one.seq });
          await one.answered(); // sees its own last step, not what the others do meanwhile
        }
      }),
    );
    expect(all.flatMap((one) => one.refusals)).toEqual([]);
    expect(all.map((one) => one.confirmed)).toEqual(all.map(() => clicks));
    expect(all.some(({ over }) => over)).toBe(false);
    server.clock.pass(HOURGLASS);
    await expect.poll(() => all.every(({ over }) => over)).toBe(true);
    for (const { steps, over, socket } of all) {
      expect(over).toBe(true);
      expect(steps).toEqual(steps.map((_, i) => steps[0] + i));
      expect(steps.at(-1)).toBe(5 * clicks + 5); // the clock speaks once for each seat
      socket.close();
    }
    // The last step is told before the table is put away.
    const info = async () => (await fetch(`${server.url}/api/tables/${all[0].table}`)).json();
    await expect
      .poll(info)
      .toMatchObject({ status: 'over', outcome: { points: [clicks, clicks, clicks, clicks, clicks] } });
  });

  it('may send bursts without waiting, in order, and two who want the same thing get it once', async () => {
    const all = await clickers(3);
    for (const one of all) {
      let after: string | undefined;
      for (let i = 0; i < 15; i++) after = one.send({ do: 'tap' }, after === undefined ? {} : { after });
    }
    await Promise.all(all.map((one) => one.answered()));
    expect(all.flatMap((one) => one.refusals)).toEqual([]);
    for (const one of all) one.send({ do: 'grab', tile: 45 }, { seq: one.seq });
    await Promise.all(all.map((one) => one.answered()));
    expect(all.flatMap((one) => one.refusals)).toEqual(['not-offered', 'not-offered']);
    const [first] = all;
    const lost = first.send({ do: 'grab', tile: 9 });
    first.send({ do: 'tap' }, { after: lost });
    first.send({ do: 'tap' }, { seq: 3 });
    await first.answered();
    expect(first.refusals.slice(-3)).toEqual(['not-offered', 'stale', 'stale']);
    for (const { socket } of all) socket.close();
  });

  it('are not limited at ten actions a second', async () => {
    const [one, other] = await clickers(2);
    for (let i = 0; i < 80; i++) {
      one.send({ do: 'tap' });
      await one.answered();
      server.clock.pass(100);
    }
    expect(one.refusals).toEqual([]);
    for (let i = 0; i < 80; i++) one.send({ do: 'tap' });
    await one.answered();
    expect(one.refusals).toContain('slow-down');
    for (const { socket } of [one, other]) socket.close();
  });
});
