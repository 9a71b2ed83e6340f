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
    postgres: { type: 'boolean', default: false },
    /** For the server's Node, such as `--cpu-prof`. */
    flags: { type: 'string', default: '' },
  },
});
const TABLES = Number(values.tables);
const MS = Number(values.minutes) * 60_000;
const SEATS = 4;

/** A seat at a table, as light as possible: it reads only what it needs to answer. */
interface Player {
  readonly socket: WebSocket;
  readonly seat: number;
  readonly decisions: { open: readonly OpenDecision[] };
}

interface Table {
  readonly id: string;
  readonly players: Player[];
  /** When the last action was sent, and who has seen its step. */
  sentAt: number;
  waitingFor: string | undefined;
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

/** Sits down four people at each table; the same four hundred people sit at many tables, each time on a socket of its own. */
async function seat(url: string, people: Awaited<ReturnType<typeof guest>>[], n: number): Promise<Table> {
  const four = Array.from({ length: SEATS }, (_, i) => people[(n * SEATS + i) % people.length]);
  const info = await four[0].api.create(plan(values.game, ['me', 'open', 'open', 'open']));
  for (const one of four.slice(1)) await one.api.join(info.id);
  const table: Table = { id: info.id, players: [], sentAt: 0, waitingFor: undefined, over: false };
  for (const one of four) {
    const socket = await connect(url, one.cookie);
    const player: Player = { socket, seat: table.players.length, decisions: { open: [] } };
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
      latencies.push(now - table.sentAt);
    }
  } else if (message.t === 'ack' || message.t === 'refused') {
    if (message.id === table.waitingFor) table.waitingFor = undefined;
    if (message.t === 'refused') refused++;
    else if (measuring) acks.push(now - table.sentAt);
  }
}

function act(table: Table): void {
  if (table.over || table.waitingFor !== undefined) return;
  for (const { socket, seat: own, decisions } of table.players) {
    const decision = owedBy(decisions.open, own);
    const action: WrittenAction | undefined = decision && anyAnswer(decision);
    if (action === undefined) continue;
    table.waitingFor = `load-${sent++}`;
    table.sentAt = performance.now();
    socket.send(JSON.stringify({ t: 'act', table: table.id, id: table.waitingFor, seat: own, action }));
    return;
  }
}

const folder = tempFolder();
const postgres = values.postgres ? await startPostgres() : undefined;
const database = postgres === undefined || typeof postgres === 'string' ? undefined : await postgres.fresh();
const env = database === undefined ? {} : { STARBOARD_DATABASE_URL: database };
const server = await serverProcess(folder.path, env, values.flags.split(' ').filter(Boolean));
const people = await Promise.all(Array.from({ length: 40 }, () => guest(server.url)));
const tables: Table[] = [];
process.stderr.write(`${TABLES} tables …\n`);
for (let n = 0; n < TABLES; n++) tables.push(await seat(server.url, people, n));
await new Promise((resolve) => setTimeout(resolve, 1000));

const timers = tables.map((table, n) => {
  const start = setTimeout(
    () => {
      act(table);
      timers[n] = setInterval(() => act(table), 1000);
    },
    (n / TABLES) * 1000,
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
