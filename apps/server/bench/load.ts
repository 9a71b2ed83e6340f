import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenDecision, StateView, WrittenAction } from '@starboard/kernel';
import { type PackedDecision, type ServerMessage, unpackDecision } from '@starboard/protocol';
import { WebSocket } from 'ws';
import { guest, plan } from '../test/kit/people.ts';
import { startPostgres } from '../test/kit/postgres.ts';
import { serverProcess, tempFolder } from '../test/kit/servers.ts';
import { anyAnswer, owedBy } from './answer.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '1' },
    game: { type: 'string', default: 'starfarers' },
    seats: { type: 'string', default: '4' },
    /** Actions a second: of each table, or of each seat if they act `together`. */
    rate: { type: 'string', default: '1' },
    together: { type: 'boolean', default: false },
    /** Kinds of actions that nobody takes while there is another: `finish,give-up` keeps ships on the stocks. */
    avoid: { type: 'string', default: '' },
    postgres: { type: 'boolean', default: false },
    /** For the server's Node, such as `--cpu-prof`. */
    flags: { type: 'string', default: '' },
  },
});
const TABLES = Number(values.tables);
const MS = Number(values.minutes) * 60_000;
const SEATS = Number(values.seats);
const AVOID = values.avoid.split(',').filter((kind) => kind !== '');
const PACE = 1000 / Number(values.rate);

/** A seat at a table, as light as possible: it reads only what it needs to answer. */
interface Player {
  readonly socket: WebSocket;
  readonly seat: number;
  readonly decisions: { open: readonly OpenDecision[] };
  /** When its last action was sent, and which one is not answered yet. */
  sentAt: number;
  waitingFor: string | undefined;
}

interface Table {
  readonly id: string;
  readonly players: Player[];
  over: boolean;
}

const latencies: number[] = [];
const acks: number[] = [];
let sent = 0;
let refused = 0;
let steps = 0;
let bytes = 0;
let measuring = false;

function connect(url: string, cookie: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sits people down at each table; the same forty sit at many tables, each time on a socket of its own. */
async function seat(url: string, people: Awaited<ReturnType<typeof guest>>[], n: number): Promise<Table> {
  const company = Array.from({ length: SEATS }, (_, i) => people[(n * SEATS + i) % people.length]);
  const seats = company.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const info = await company[0].api.create(plan(values.game, seats));
  for (const one of company.slice(1)) await one.api.join(info.id);
  const table: Table = { id: info.id, players: [], over: false };
  for (const one of company) {
    const socket = await connect(url, one.cookie);
    const seat = table.players.length;
    const player: Player = { socket, seat, decisions: { open: [] }, sentAt: 0, waitingFor: undefined };
    socket.on('message', (data) => hear(table, player, data as Buffer));
    socket.send(JSON.stringify({ t: 'watch', table: table.id }));
    table.players.push(player);
  }
  return table;
}

function hear(table: Table, player: Player, data: Buffer): void {
  const now = performance.now();
  const message = JSON.parse(data.toString()) as ServerMessage & { state?: StateView; decisions?: PackedDecision[] };
  if (message.t === 'step' || message.t === 'snapshot') {
    if (message.decisions !== undefined) player.decisions.open = message.decisions.map(unpackDecision);
    table.over = message.over;
    if (message.t === 'step' && measuring) {
      steps++;
      bytes += data.length;
      if (message.seat >= 0) latencies.push(now - table.players[message.seat].sentAt);
    }
  } else if (message.t === 'ack' || message.t === 'refused') {
    if (message.id === player.waitingFor) player.waitingFor = undefined;
    if (message.t === 'refused') refused++;
    else if (measuring) acks.push(now - player.sentAt);
  }
}

/** The first of these who is asked something answers, unless an earlier answer is still under way. */
function act(table: Table, players: readonly Player[]): void {
  if (table.over || players.some(({ waitingFor }) => waitingFor !== undefined)) return;
  for (const player of players) {
    const decision = owedBy(player.decisions.open, player.seat);
    const action: WrittenAction | undefined = decision && anyAnswer(decision, Math.random, AVOID);
    if (action === undefined) continue;
    const { socket, seat } = player;
    const id = `load-${sent++}`;
    player.waitingFor = id;
    player.sentAt = performance.now();
    socket.send(JSON.stringify({ t: 'act', table: table.id, id, seat, action }));
    return;
  }
}

const folder = tempFolder();
const postgres = values.postgres ? await startPostgres() : undefined;
const database = postgres === undefined || typeof postgres === 'string' ? undefined : await postgres.fresh();
const env = database === undefined ? {} : { STARBOARD_DATABASE_URL: database };
const server = await serverProcess(folder.path, env, values.flags.split(' ').filter(Boolean));
const people = await Promise.all(Array.from({ length: Math.max(40, SEATS) }, () => guest(server.url)));
const tables: Table[] = [];
process.stderr.write(`${TABLES} tables …\n`);
for (let n = 0; n < TABLES; n++) tables.push(await seat(server.url, people, n));
await new Promise((resolve) => setTimeout(resolve, 1000));

/** Who acts at its own pace: each table, or each seat. */
const actors = tables.flatMap((table) =>
  values.together ? table.players.map((player) => () => act(table, [player])) : [() => act(table, table.players)],
);
const timers = actors.map((go, n) => {
  const start = setTimeout(
    () => {
      go();
      timers[n] = setInterval(go, PACE);
    },
    (n / actors.length) * PACE,
  );
  return start as NodeJS.Timeout;
});
await new Promise((resolve) => setTimeout(resolve, Math.min(10_000, MS / 4))); // warm
measuring = true;
const cpuBefore = cpuSeconds();
const ownBefore = process.cpuUsage();
const sentBefore = sent;
const began = performance.now();
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, residentMb());
}, 1000);
await new Promise((resolve) => setTimeout(resolve, MS));
measuring = false;
const seconds = (performance.now() - began) / 1000;
const cpu = ((cpuSeconds() - cpuBefore) / seconds) * 100;
const own = process.cpuUsage(ownBefore);
clearInterval(watch);
for (const timer of timers) clearInterval(timer);

const quantile = (list: readonly number[], q: number) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))]?.toFixed(1);
console.log(`database          ${database === undefined ? 'SQLite' : 'PostgreSQL'}`);
console.log(`tables, sockets   ${TABLES}, ${tables.length * SEATS}`);
console.log(`actions           ${((sent - sentBefore) / seconds).toFixed(0)} a second, ${refused} refused in all`);
console.log(
  `steps delivered   ${(steps / seconds).toFixed(0)} a second, ${(bytes / Math.max(1, steps)).toFixed(0)} bytes each`,
);
console.log(`action to event   p50 ${quantile(latencies, 0.5)} ms, p99 ${quantile(latencies, 0.99)} ms`);
console.log(`action to ack     p50 ${quantile(acks, 0.5)} ms, p99 ${quantile(acks, 0.99)} ms`);
console.log(`server            ${cpu.toFixed(0)} % of a core, at most ${peak.toFixed(0)} MB`);
console.log(`this client       ${(((own.user + own.system) / 1e6 / seconds) * 100).toFixed(0)} % of a core`);
console.log(`still running     ${tables.filter(({ over }) => !over).length} tables`);

for (const { players } of tables) for (const { socket } of players) socket.terminate();
await server.end();
if (postgres !== undefined && typeof postgres !== 'string') await postgres.stop();
folder.remove();
process.exit(0);

function cpuSeconds(): number {
  const fields = statOf(`/proc/${server.pid}/stat`)?.split(') ')[1]?.split(' ');
  return fields === undefined ? 0 : (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(statOf(`/proc/${server.pid}/status`) ?? '')?.[1] ?? 0) / 1024;
}

/** Linux only; elsewhere the figures are 0. */
function statOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
