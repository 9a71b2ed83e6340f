import { rawLine, stubbornLine } from '../../test/kit/lines.ts';
import { codeOf, type Guest, guest, plan } from '../../test/kit/people.ts';
import { anyAnswer, owedBy } from '../answer.ts';
import { until } from './until.ts';

/** What an attacker tries at a server, and what came of it. */
export interface Probe {
  readonly name: string;
  /** Runs with the tests, too. */
  readonly quick: boolean;
  /** Whether the door held, and what was seen. */
  run(url: string): Promise<Found>;
}

export interface Found {
  readonly holds: boolean;
  readonly seen: string;
}

/** Addresses for documentation; each probe comes from others, as a trusted proxy would name them. */
let last = 0;
const nextAddress = (): string => `198.51.${100 + Math.floor(++last / 250)}.${last % 250}`;

const someone = (url: string, name?: string): Promise<Guest> => guest(url, name, nextAddress());

const times = <T>(count: number, work: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i));

const tally = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

async function statuses(count: number, request: (i: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await request(i)).status);
  return all;
}

const found = (holds: boolean, seen: string): Found => ({ holds, seen });

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A limit of so many for each minute; a minute may end meanwhile. */
const within = (all: readonly number[], perMinute: number): Found => {
  const judged = all.length - tally(all, 429);
  return found(judged <= 2 * perMinute, `${judged} of ${all.length} judged`);
};

/** All ways to write an address inside that somebody has thought of so far. */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  'localhost',
  'x.localhost',
  '[::1]',
  '[::]',
].concat(
  [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.1',
  ],
  ['172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
);

/** Two who play: the first is connected, the second wants the first out. */
async function pair(url: string): Promise<{ id: string; victim: Guest; attacker: Guest }> {
  const [victim, attacker] = [await someone(url, 'Ann'), await someone(url, 'Mallory')];
  const { id } = await victim.api.create(plan('template', ['me', 'open']));
  await attacker.api.join(id);
  return { id, victim, attacker };
}

/** Tables of admirals alone, each of another guest of one address, all looked at. */
async function crowd(url: string, tables: number) {
  const address = nextAddress();
  const seats = times(2, () => ({ kind: 'bot', level: 'admiral' }) as const);
  const all: { moves(): number; close(): void }[] = [];
  for (let i = 0; i < tables; i++) {
    const one = await guest(url, undefined, address);
    const { id } = await one.api.create(plan('template', [], { seats }));
    const live = one.live();
    const { state } = live.watch(id);
    all.push({ moves: () => state.get().match?.seq ?? 0, close: () => live.close() });
  }
  return {
    /** As the onlookers were told: asking for it would be too much at once. */
    moves: () => all.reduce((sum, { moves }) => sum + moves(), 0),
    close: () => {
      for (const { close } of all) close();
    },
  };
}

/** Plays at a new table until its bot has answered a move, and says how much was counted since that move. */
async function untilAnswered({ api, live }: Guest, count: () => number): Promise<number> {
  const { id } = await api.create(plan('template', ['me', 'bot']));
  const line = live();
  const watch = line.watch(id);
  let answered = false;
  watch.onStep(({ seat }) => {
    answered ||= seat === 1;
  });
  const owed = () => owedBy(watch.state.get().match?.decisions ?? [], 0);
  let before = 0;
  await until(() => owed() !== undefined);
  do {
    const decision = owed();
    if (decision !== undefined) {
      answered = false;
      before = count();
      await watch.act(0, anyAnswer(decision) as never);
    }
    await until(() => answered || owed() !== undefined);
  } while (!answered);
  line.close();
  return count() - before;
}

/** Whoever starves waits each time; while a disk is slow, the moves of others may come together now and then. */
const TIMES = 5;

/** How many moves a crowd made while another table's bot was waited for: at the best of some tables. */
async function starving(url: string, tables: number): Promise<Found> {
  const others = await crowd(url, tables);
  await until(() => others.moves() > 2);
  const ann = await someone(url, 'Ann');
  const meanwhile: number[] = [];
  for (let i = 0; i < TIMES; i++) meanwhile.push(await untilAnswered(ann, others.moves));
  others.close();
  return found(Math.min(...meanwhile) < 10, `${meanwhile.join(', ')} moves of ${tables} other tables came first`);
}

export const PROBES: readonly Probe[] = [
  {
    name: 'guess codes behind forged addresses',
    quick: true,
    run: async (url) => {
      const own = nextAddress();
      const guess = (i: number) =>
        fetch(`${url}/api/codes/BCDFGH`, { headers: { 'x-forwarded-for': `203.0.113.${i}, ${own}` } });
      return within(await statuses(60, guess), 20);
    },
  },
  {
    name: 'guess codes from one IPv6 network',
    quick: true,
    run: async (url) => {
      const guess = (i: number) =>
        fetch(`${url}/api/codes/BCDFGH`, { headers: { 'x-forwarded-for': `2001:db8:9:${last}::${i}` } });
      return within(await statuses(60, guess), 20);
    },
  },
  {
    name: 'guess one password from many addresses',
    quick: false,
    run: async (url) => {
      const account = `probed-${last}`;
      await (await someone(url)).api.createAccount({ account, password: 'correct horse' });
      const guess = (i: number) =>
        post(
          `${url}/api/recover`,
          { account, code: `BCDFGH-${i}`, password: 'battery staple' },
          { 'x-forwarded-for': `203.0.${Math.floor(i / 200)}.${i % 200}` },
        );
      const all = await statuses(700, guess);
      const judged = all.length - tally(all, 429);
      return found(judged <= 600, `${judged} of ${all.length} judged`);
    },
  },
  {
    name: 'read the figures without their token',
    quick: true,
    run: async (url) => {
      const all = await statuses(3, (i) =>
        fetch(`${url}/metrics`, {
          headers: [{}, { 'x-forwarded-for': '127.0.0.1' }, { authorization: 'Bearer x' }][i],
        }),
      );
      return found(tally(all, 404) === 3, all.join(' '));
    },
  },
  {
    name: 'act from another site',
    quick: true,
    run: async (url) => {
      const { cookie } = await someone(url);
      const all = await statuses(3, (i) =>
        post(
          `${url}/api/tokens`,
          { name: 'x' },
          [
            { cookie, origin: 'https://evil.example' },
            { cookie, origin: 'null' },
            { cookie, 'sec-fetch-site': 'cross-site' },
          ][i] as Record<string, string>,
        ),
      );
      return found(tally(all, 403) === 3, all.join(' '));
    },
  },
  {
    name: 'send notices to addresses inside',
    quick: true,
    run: async (url) => {
      const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
      const all = await Promise.all(
        INSIDE.map(async (host) => {
          const eve = await someone(url);
          const push = await post(`${url}/api/push`, { endpoint: `https://${host}/x`, keys }, { cookie: eve.cookie });
          return push.status === 400 && (await codeOf(eve.api.setWebhook(`http://${host}/x`))) === 'inside';
        }),
      );
      return found(tally(all, true) === INSIDE.length, `${tally(all, true)} of ${INSIDE.length} refused`);
    },
  },
  {
    name: 'vote out somebody who is here',
    quick: true,
    run: async (url) => {
      const { id, victim, attacker } = await pair(url);
      const live = victim.live();
      await live.watch(id).state.until(({ match }) => match !== undefined);
      const code = await codeOf(attacker.api.vote(id, 0, true));
      const { substituted } = (await attacker.api.table(id)).seats[0];
      live.close();
      return found(code === 'still-here' && !substituted, code);
    },
  },
  {
    name: 'talk on after the session has ended',
    quick: true,
    run: async (url) => {
      const ann = await someone(url, 'Ann');
      const { id } = await ann.api.create(plan('template', ['me', 'bot']));
      const line = await stubbornLine(ann, url);
      line.send({ t: 'watch', table: id });
      await until(async () => (await ann.api.table(id)).seats[0].connected);
      await ann.api.signOut();
      await until(line.wasClosed);
      const before = line.heard().length;
      line.send({ t: 'ping', n: 1 });
      line.send({ t: 'watch', table: id });
      const other = await someone(url);
      await until(async () => !(await other.api.table(id)).seats[0].connected);
      const status = (await fetch(`${url}/api/me`, { headers: { cookie: ann.cookie } })).status;
      const more = line.heard().length - before;
      line.end();
      return found(more === 0 && status === 401, `${more} bytes after the end, then ${status}`);
    },
  },
  {
    name: 'make codes for later in a found browser',
    quick: true,
    run: async (url) => {
      const ann = await someone(url);
      await ann.api.createAccount({ account: `found-${last}`, password: 'correct horse' });
      const code = await codeOf(ann.api.recoveryCodes('battery staple'));
      return found(code === 'wrong-password', code);
    },
  },
  {
    name: 'wake tables that sleep',
    quick: true,
    run: async (url) => {
      const headers = { 'x-forwarded-for': nextAddress() };
      const all = await statuses(80, (i) => fetch(`${url}/api/tables/no-such-table-${i}`, { headers }));
      return found(tally(all, 429) > 0, `${tally(all, 429)} of 80 put off`);
    },
  },
  {
    name: 'wake tables that sleep, over the socket',
    quick: true,
    run: async (url) => {
      const eve = await someone(url);
      const line = await rawLine(eve, url);
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < 55; i++) {
        line.send({ t: 'watch', table: `no-such-table-${i}` });
        codes.push((await line.answer()).code);
      }
      line.socket.close();
      return found(tally(codes, 'slow-down') > 0, `${tally(codes, 'slow-down')} of 55 put off`);
    },
  },
  {
    name: 'fill the lobby by asking at once',
    quick: true,
    run: async (url) => {
      const eve = await someone(url);
      const listed = plan('template', ['me', 'open'], { visibility: 'listed' });
      const codes = await Promise.all(times(10, () => codeOf(eve.api.create(listed))));
      return found(tally(codes, 'fine') === 3, `${tally(codes, 'fine')} of 10 tables`);
    },
  },
  {
    name: 'fill the lobby with many guests',
    quick: true,
    run: async (url) => {
      const address = nextAddress();
      const listed = plan('template', ['me', 'open'], { visibility: 'listed' });
      const codes: string[] = [];
      for (let i = 0; i < 10; i++) {
        const { api } = await guest(url, undefined, address);
        for (let j = 0; j < 3; j++) codes.push(await codeOf(api.create(listed)));
      }
      return found(tally(codes, 'fine') <= 24, `${tally(codes, 'fine')} of 30 tables`);
    },
  },
  {
    name: 'hold an open table after its host is forgotten',
    quick: true,
    run: async (url) => {
      const [eve, bob] = [await someone(url), await someone(url)];
      const { id } = await eve.api.create(plan('template', ['me', 'open', 'open']));
      await bob.api.join(id);
      await eve.api.deleteMe();
      const code = await codeOf(bob.api.table(id));
      return found(code === 'not-found', code);
    },
  },
  {
    name: 'take names that deceive',
    quick: true,
    run: async (url) => {
      const eve = await someone(url);
      const names = ['a\u0000b', 'Ann\u202e', '\u200b', 'a\nb', 'Ann\u2066', '   '];
      const codes = await Promise.all(names.map((name) => codeOf(eve.api.rename(name))));
      return found(tally(codes, 'bad-name') === names.length, codes.join(' '));
    },
  },
  {
    name: 'send what is no message',
    quick: true,
    run: async (url) => {
      const line = await rawLine(await someone(url), url);
      for (const text of ['', '{', '[]', 'null', '{"t":"act"}', '\u0000', `{"t":"${'x'.repeat(3000)}"}`])
        line.send(text);
      const codes = [];
      for (let i = 0; i < 7; i++) codes.push((await line.answer()).code);
      line.send('x'.repeat(100_000));
      const closed = await line.closed;
      const { status } = await fetch(`${url}/health`);
      const holds = tally(codes, 'bad-request') === 7 && closed === 1009 && status === 200;
      return found(holds, `${tally(codes, 'bad-request')} of 7 refused, closed ${closed}, health ${status}`);
    },
  },
  {
    name: 'have personal answers kept by others',
    quick: true,
    run: async (url) => {
      const { headers } = await fetch(`${url}/api/me`, { headers: { cookie: (await someone(url)).cookie } });
      const [cache, device] = [headers.get('cache-control'), headers.get('permissions-policy') ?? ''];
      return found(cache === 'no-store' && device.includes('camera=()'), `${cache}`);
    },
  },
  {
    name: 'starve other tables with 20 of admirals',
    quick: true,
    run: (url) => starving(url, 20),
  },
  {
    name: 'starve other tables with 55 of admirals',
    quick: false,
    run: (url) => starving(url, 55),
  },
  {
    name: 'let bots play for nobody',
    quick: true,
    run: async (url) => {
      const eve = await someone(url);
      const { id } = await eve.api.create(plan('template', ['bot', 'bot']));
      for (let i = 0; i < 20; i++) await eve.api.table(id);
      const { seq } = await eve.api.table(id);
      return found(seq === 0, `${seq} moves`);
    },
  },
  {
    name: 'make the server send far more than was asked',
    quick: false,
    run: async (url) => {
      const eve = await someone(url);
      const { id } = await eve.api.create(plan('template', ['me', 'open']));
      const line = await rawLine(eve, url);
      let bytes = 0;
      line.socket.on('message', (data) => {
        bytes += String(data).length;
      });
      const began = performance.now();
      const paced = async (message: object) => {
        line.send(message);
        const answer = await line.answer(['ack', 'error', 'table']);
        if (answer.code === 'slow-down') await new Promise((resolve) => setTimeout(resolve, 100));
        return answer;
      };
      for (let i = 0; i < 100; i++) await paced({ t: 'chat', table: id, id: `long-${i}`, text: 'x'.repeat(500) });
      for (let i = 0; i < 400; i++) await paced({ t: 'watch', table: id });
      const most = 4_200_000 + 110 * (performance.now() - began) + 60_000;
      line.socket.close();
      return found(bytes < most, `${(bytes / 1e6).toFixed(1)} MB, ${(most / 1e6).toFixed(1)} MB at most`);
    },
  },
];
