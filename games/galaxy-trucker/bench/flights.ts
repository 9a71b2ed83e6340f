import { parseArgs } from 'node:util';
import { candidates, likeliest } from '@starboard/bots';
import { type OptionValues, Random, Run, readOptions } from '@starboard/kernel';
import type { Action } from '../src/actions.ts';
import { CARDS } from '../src/content/cards.ts';
import type { EventOf, TruckerEvent } from '../src/events.ts';
import { galaxyTrucker } from '../src/index.ts';
import { NO_ROUND } from '../src/meta.ts';
import { WHOLE_SHIP } from '../src/nouns.ts';
import { wealthOf } from '../src/score.ts';
import type { State } from '../src/state.ts';

/*
 * How many ships have to give up, and what flights bring: ships are built and flown at first sight, each set of them several
 * times with other cards and dice. Intervals (95 %) count sets, since what flies together shares components and cards.
 *
 *   node games/galaxy-trucker/bench/flights.ts --round 2-IIA --sets 30
 */
const { values } = parseArgs({
  options: {
    round: { type: 'string', default: '2-IIA' },
    players: { type: 'string', default: '4' },
    sets: { type: 'string', default: '20' },
    flights: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'flights' },
    options: { type: 'string', default: '{}' },
  },
});

type Flight = Run<State, Action, TruckerEvent>;

/** What became of a set of ships in one flight. */
interface Result {
  readonly ships: number;
  readonly halves: number;
  readonly credits: number;
}

const players = Number(values.players);
const options: OptionValues = {
  ...{ building: 'turns', newTechnology: true, round2: NO_ROUND, round3: NO_ROUND },
  ...JSON.parse(values.options),
  round1: values.round,
};

const launched = ({ phase, deckAt }: State): boolean => phase === 'flight' && deckAt === 0;

function playUntil(run: Flight, luck: Random, isThere: (state: State) => boolean): void {
  while (!run.over && !isThere(run.state)) {
    const ask = run.next();
    run.answer(ask.seat, likeliest(galaxyTrucker, run.state, ask.seat, candidates(ask, run.state, luck, 1)));
  }
}

function built(seed: string): Flight {
  const luck = Random.fromSeed(seed);
  const read = readOptions(galaxyTrucker.meta, options, players);
  const run: Flight = Run.setUp(galaxyTrucker, players, read, luck.spawn(), { forkable: true });
  run.begin();
  playUntil(run, luck, launched);
  return run;
}

/** How often what was the end of a ship, or of a half. */
const causes = new Map<string, number>();

function note(state: State, { half, forced, rule }: EventOf<'gave-up'>): void {
  const what = half === WHOLE_SHIP ? 'ship' : 'half';
  const card = state.card < 0 ? 'between cards' : CARDS[state.card].kind;
  const cause = `${what}: ${card}, ${forced ? rule : 'by choice'}`;
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
}

function fly(ships: Flight, luck: Random): Result {
  const run = ships.fork();
  run.redeal(0, luck);
  const lost = Array.from({ length: players }, () => 0);
  run.tell = (event) => {
    if (event.event !== 'gave-up') return;
    note(run.state, event);
    lost[event.seat] |= event.half === WHOLE_SHIP ? 0b11 : 1 << event.half;
  };
  playUntil(run, luck, ({ round }) => round > 0);
  const credits = lost.reduce((sum, _, seat) => sum + wealthOf(run.state, seat), 0);
  return {
    ships: lost.filter((halves) => halves === 0b11).length / players,
    halves: lost.filter((halves) => halves === 0b01 || halves === 0b10).length / players,
    credits: credits / players,
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** "4.2 ± 1.3" */
function interval(numbers: readonly number[]): string {
  const middle = mean(numbers);
  const variance = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0) / (numbers.length - 1);
  return `${middle.toFixed(1)} ± ${(1.96 * Math.sqrt(variance / numbers.length)).toFixed(1)}`;
}

const sets = Array.from({ length: Number(values.sets) }, (_, set) => {
  const luck = Random.fromSeed(`${values.seed} flight ${set}`);
  const ships = built(`${values.seed} ${set}`);
  return Array.from({ length: Number(values.flights) }, () => fly(ships, luck.spawn()));
});
const bySet = (of: (result: Result) => number): number[] => sets.map((flights) => mean(flights.map(of)));
console.log(`${values.round}, ${players} players, ${sets.length} sets, each flown ${values.flights} times`);
console.log(`ships that gave up: ${interval(bySet(({ ships }) => 100 * ships))} %`);
console.log(`a half gave up more: ${interval(bySet(({ halves }) => 100 * halves))} %`);
console.log(`credits: ${interval(bySet(({ credits }) => credits))}`);
for (const [cause, count] of [...causes].sort((a, b) => b[1] - a[1])) console.log(`${count} × ${cause}`);
