import { HandClock } from '@starboard/clock/testing';
import type { ServerMessage } from '@starboard/protocol';
import { PROTOCOL, viewHash } from '@starboard/protocol';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, api, LiveConnection, type Socket, Store } from '../src/index.ts';

class FakeSocket implements Socket {
  readyState = 1;
  readonly sent: { t: string; id?: string; seq?: number; after?: string }[] = [];
  readonly #listeners = new Map<string, ((event: { data?: unknown }) => void)[]>();
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }
  emit(type: string, data?: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data });
  }
  says(message: ServerMessage): void {
    this.emit('message', JSON.stringify(message));
  }
}

const me = { id: 'person-1', name: 'Ann', account: null, passkeys: 0 };
const state = { list: [1, 2, 3, 4, 5, 6, 7, 8] };
const snapshot = (seq: number): ServerMessage => ({
  t: 'snapshot',
  table: 'table-1',
  seq,
  at: 0,
  viewer: 0,
  state,
  decisions: [],
  mayUndo: false,
  over: false,
  history: [[]],
  hash: viewHash(state),
});
const step = (seq: number, value: number, more: object = {}): ServerMessage => ({
  t: 'step',
  table: 'table-1',
  seq,
  at: 5,
  seat: 0,
  events: [{ event: 'changed' }],
  patch: [['list', [0, value], 'at']],
  mayUndo: false,
  over: false,
  hash: viewHash({ list: [value, ...state.list.slice(1)] }),
  ...more,
});

function connected(protocol = PROTOCOL) {
  const sockets: FakeSocket[] = [];
  const open = () => {
    sockets.push(new FakeSocket());
    return sockets[sockets.length - 1];
  };
  const clock = new HandClock();
  const live = new LiveConnection('ws://test', { open, shortestWait: 100, longestWait: 400, clock });
  const welcome = () => sockets.at(-1)!.says({ t: 'welcome', protocol, me, now: clock.now() + 5000 });
  welcome();
  return { live, sockets, welcome, clock };
}

describe('a live connection', () => {
  it('watches, follows steps, and tells each of them once', () => {
    const { live, sockets, clock } = connected();
    const watch = live.watch('table-1');
    expect(sockets[0].sent.at(-1)).toEqual({ t: 'watch', table: 'table-1' });
    const told: number[] = [];
    watch.onStep(({ seq }) => told.push(seq));
    sockets[0].says(snapshot(3));
    sockets[0].says(step(4, 9));
    sockets[0].says(step(4, 9));
    expect(told).toEqual([4]);
    expect(watch.state.get().match).toMatchObject({ seq: 4, state: { list: [9, 2, 3, 4, 5, 6, 7, 8] } });
    sockets[0].says(step(5, 1, { undone: true, events: [] }));
    expect(watch.state.get().match!.history).toHaveLength(1);
    expect(live.serverNow()).toBe(clock.now() + 5000);
    live.close();
  });

  it('asks again after a gap or where the fingerprint differs', () => {
    const { live, sockets } = connected();
    const watch = live.watch('table-1');
    sockets[0].says(snapshot(3));
    sockets[0].says(step(5, 9));
    expect(sockets[0].sent.at(-1)).toEqual({ t: 'watch', table: 'table-1' });
    sockets[0].says(step(4, 9, { hash: 'other' }));
    expect(sockets[0].sent.filter(({ t }) => t === 'watch')).toHaveLength(3);
    expect(watch.state.get().match!.seq).toBe(3);
    live.close();
  });

  it('sends an action again under the same id until it is answered, and never after', async () => {
    const { live, sockets, welcome, clock } = connected();
    const watch = live.watch('table-1');
    sockets[0].says(snapshot(3));
    const verdict = watch.act(0, { do: 'go' });
    expect(watch.state.get().pending).toBe(1);
    const first = sockets[0].sent.at(-1)!;
    expect(first).toMatchObject({ t: 'act', seq: 3 });
    sockets[0].emit('close');
    expect(live.status.get()).toBe('waiting');
    clock.pass(500);
    expect(sockets).toHaveLength(2);
    welcome();
    expect(sockets[1].sent.filter(({ t }) => t !== 'ping')).toEqual([{ t: 'watch', table: 'table-1', seq: 3 }, first]);
    sockets[1].says({ t: 'ack', id: first.id!, seq: 4 });
    expect(await verdict).toEqual({ ok: true });
    sockets[1].emit('close');
    clock.pass(1000);
    welcome();
    expect(sockets[2].sent.some(({ t }) => t === 'act')).toBe(false);
    live.close();
  });

  const stale = { ok: false as const, rule: 'table', code: 'stale', params: {} };
  const acting = () => {
    const { live, sockets } = connected();
    const watch = live.watch('table-1');
    sockets[0].says(snapshot(3));
    return { live, watch, socket: sockets[0], last: () => sockets[0].sent.at(-1)! };
  };

  it('acts again before the first is answered, and says what it follows', async () => {
    const { live, watch, socket, last } = acting();
    const first = watch.act(0, { do: 'draw' });
    const { id: drawn, after } = last();
    expect(after).toBeUndefined();
    const second = watch.act(0, { do: 'place' });
    expect(last()).toMatchObject({ seq: 3, after: drawn });
    void watch.act(1, { do: 'draw' }).catch(() => {});
    expect(last().after).toBeUndefined();
    socket.says({ t: 'ack', id: drawn!, seq: 4 });
    socket.says({ t: 'ack', id: socket.sent.at(-2)!.id!, seq: 5 });
    expect([await first, await second]).toEqual([{ ok: true }, { ok: true }]);
    void watch.act(0, { do: 'draw' }).catch(() => {});
    expect(last().after).toBeUndefined();
    watch.close();
    live.close();
  });

  it('lets the second click count where the first came too late', async () => {
    const { live, watch, socket, last } = acting();
    const gone = { ok: false as const, rule: 'GT-4.18', code: 'tile-gone', params: {} };
    const first = watch.act(0, { do: 'take', tile: 'a' });
    const { id: tookA } = last();
    const second = watch.act(0, { do: 'take', tile: 'b' });
    const { id: tookB } = last();
    const third = watch.act(0, { do: 'place' });
    const { id: placed } = last();
    socket.says({ t: 'refused', id: tookA!, verdict: gone });
    socket.says({ t: 'refused', id: tookB!, verdict: stale });
    expect(last()).toMatchObject({ id: tookB, seq: 3, action: { tile: 'b' } });
    expect(last().after).toBeUndefined();
    // The third follows the second, of which nothing is known yet.
    const before = socket.sent.length;
    socket.says({ t: 'refused', id: placed!, verdict: stale });
    expect(socket.sent).toHaveLength(before);
    socket.says({ t: 'ack', id: tookB!, seq: 4 });
    expect(last()).toMatchObject({ id: placed, after: tookB });
    socket.says({ t: 'ack', id: placed!, seq: 5 });
    expect(await Promise.all([first, second, third])).toEqual([gone, { ok: true }, { ok: true }]);
    live.close();
  });

  it('does not repeat what is stale for another reason', async () => {
    const { live, watch, socket, last } = acting();
    const first = watch.act(0, { do: 'draw' });
    const { id } = last();
    const second = watch.act(0, { do: 'place' });
    const { id: next } = last();
    socket.says({ t: 'ack', id: id!, seq: 4 });
    socket.says({ t: 'refused', id: next!, verdict: stale });
    expect([await first, await second]).toEqual([{ ok: true }, stale]);
    expect(watch.state.get().pending).toBe(0);
    live.close();
  });

  it('keeps an action while the server cannot write, and tries again', async () => {
    const { live, sockets, clock } = connected();
    const watch = live.watch('table-1');
    watch.act(0, { do: 'go' }).catch(() => {});
    const { id } = sockets[0].sent.at(-1)!;
    sockets[0].says({ t: 'error', id: id!, code: 'storage', message: '' });
    expect(watch.state.get().pending).toBe(1);
    clock.pass(2500);
    expect(sockets[0].sent.filter((message) => message.id === id)).toHaveLength(2);
    live.close();
  });

  it('gives refusals back, and problems of a table', async () => {
    const { live, sockets } = connected();
    const watch = live.watch('table-1');
    const verdict = watch.act(0, { do: 'go' });
    const refusal = { ok: false as const, rule: 'X-1', code: 'no', params: {} };
    sockets[0].says({ t: 'refused', id: sockets[0].sent.at(-1)!.id!, verdict: refusal });
    expect(await verdict).toEqual(refusal);
    sockets[0].says({ t: 'error', table: 'table-1', code: 'not-found', message: 'No table' });
    expect(watch.state.get().problem).toEqual({ code: 'not-found', message: 'No table' });
    const left = watch.act(0, { do: 'go' });
    watch.close();
    await expect(left).rejects.toBeInstanceOf(ApiProblem);
    live.close();
  });

  it('notices silence, waits longer each time, and says when it is too old', () => {
    const { live, sockets, clock } = connected();
    clock.pass(40_000);
    expect(sockets.length).toBeGreaterThan(1);
    live.close();
    expect(live.status.get()).toBe('closed');
    expect(connected(PROTOCOL + 1).live.status.get()).toBe('outdated');
  });
});

describe('the rest of the client', () => {
  it('turns answers into values and problems', async () => {
    const fetch = vi.fn(async (url: string, _init: RequestInit) => {
      if (url.endsWith('/join')) return Response.json({ code: 'no-free-seat', message: 'Full' }, { status: 409 });
      return url.endsWith('/leave') ? Promise.reject(new Error('offline')) : Response.json(me);
    });
    const server = api('http://test', { fetch });
    expect(await server.me()).toEqual(me);
    await expect(server.join('table-1')).rejects.toMatchObject({ code: 'no-free-seat', status: 409 });
    await expect(server.leave('table-1')).rejects.toMatchObject({ code: 'unreachable', status: 0 });
  });

  it('tells of changes, and of nothing else', () => {
    const store = new Store(1);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set(1);
    store.set(2);
    stop();
    store.set(3);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
