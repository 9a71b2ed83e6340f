import { Random, Run, type Seat, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { GUARD_PLANS } from '../src/content/blueprints.ts';
import { PARTS } from '../src/content/parts.ts';
import { BATTLE_ORDER, SITE_IDS, siteOf } from '../src/content/sectors.ts';
import { GUARD_DRAWS, SHIP_DRAWS } from '../src/content/tables.ts';
import { FLEET, TYPES } from '../src/content/terms.ts';
import { copy } from '../src/copy.ts';
import { eclipse } from '../src/index.ts';
import { battleSite, laneType, targetsOf, weaponDice } from '../src/rules/battle.ts';
import { blueprintOf, shipValue } from '../src/rules/blueprints.ts';
import { FIRST_SHIP, SHIP_TYPE, SHIPS, SLOTS, type State } from '../src/state.ts';
import { drawsOf, fightSector, type ShipGroup, type Side, type Tape } from './battleSimulator.ts';
import { table } from './table.ts';

const DICE = ['yellow', 'orange', 'blue', 'red', 'rift'];
const FIELD = siteOf('104');
const REFUGE = siteOf('103');
const HOME = siteOf('228');

/**
 * Three players at sector 104: Draco, whose start sector it touches, and two others; 103 beside it belongs to seat 1. A base of
 * seat 0 in 106 sees to it that something is asked after the battles, before ships are repaired.
 */
const first = table({
  species: ['descendants-of-draco', 'terran-federation', 'planta'],
  options: { riftCannon: true },
  state: {
    galaxy: {
      104: { at: '1-0', turn: 2 },
      103: { at: '1-1', turn: 0, owner: 1 },
      106: { at: '1-3', owner: 1, cubes: [0] },
    },
    phase: 'combat',
    sites: { 228: { discovery: false } },
    seats: [
      { recalled: true, discs: 0, technologies: { military: ['neutron-bombs'] } },
      { recalled: true, discs: 0 },
      { recalled: true, discs: 0 },
    ],
  },
}).state;

const WEAPONS = [
  'ion-cannon',
  'plasma-cannon',
  'soliton-cannon',
  'antimatter-cannon',
  'rift-cannon',
  'ion-turret',
  'plasma-turret',
  'rift-conductor',
];
const OTHERS = PARTS.filter(({ beside }) => !beside).map(({ id }) => id);
const partAt = (id: string): number => PARTS.findIndex((part) => part.id === id);

/** A random battle: ships, parts without regard to energy, some damage, Ancients or none, a controller or none. */
function randomBattle(random: Random): State {
  const state = copy(first);
  const { players } = state;
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  state.parts.fill(-1);
  state.owner[FIELD] = random.below(2) === 0 ? random.below(players) : -1;
  state.cubes[FIELD] = 0;
  state.guards[FIELD] = random.below(3);
  const order = random.shuffle([0, 1, 2]).slice(0, 1 + random.below(3));
  let clock = 1;
  state.shipAt[SHIPS - 1] = siteOf('106');
  state.since[SHIPS - 1] = clock;
  for (const seat of order) {
    clock++;
    for (const [type, most] of FLEET.entries()) {
      for (let slot = 0; slot < blueprintOf(state, seat, type).slots.length; slot++)
        if (random.below(3) === 0)
          state.parts[seat * SLOTS + type * 8 + slot] = partAt(random.below(2) === 0 ? pick(WEAPONS) : pick(OTHERS));
      for (let n = random.below(Math.min(4, most + 1)); n > 0; n--) {
        const at = seat * SHIPS + FIRST_SHIP[type] + n - 1;
        state.shipAt[at] = FIELD;
        state.since[at] = clock;
        state.damage[at] = random.below(4) === 0 ? random.below(1 + shipValue(state, seat, type, 'hull')) : 0;
      }
    }
    if (random.below(3) === 0) state.techs[seat * 21 + 14] = 24;
  }
  state.clock = clock;
  return state;
}

const byType = (state: State, seat: Seat, type: number): number[] =>
  SHIP_TYPE.flatMap((of, ship) =>
    of === type && state.shipAt[seat * SHIPS + ship] === FIELD ? [state.damage[seat * SHIPS + ship]] : [],
  );

function sideOf(state: State, seat: Seat): Side {
  const groups = TYPES.map(
    (_, type): ShipGroup => ({
      type,
      initiative: shipValue(state, seat, type, 'initiative'),
      computer: shipValue(state, seat, type, 'computer'),
      shield: shipValue(state, seat, type, 'shield'),
      hull: shipValue(state, seat, type, 'hull'),
      cannons: weaponDice(state, seat, type, 'cannons').map((die) => DICE[die]),
      missiles: weaponDice(state, seat, type, 'missiles').map((die) => DICE[die]),
      worth: SHIP_DRAWS[type],
      canRetreat: type !== 3,
      ships: byType(state, seat, type),
    }),
  );
  const refuges = seat === 0 ? ['228'] : seat === 1 ? ['103'] : [];
  const splits = state.techs[seat * 21 + 14] === 24;
  return {
    name: String(seat),
    isNobody: false,
    splits,
    refuges,
    groups,
    escaped: [],
    fled: false,
    fought: false,
    worth: 0,
  };
}

function guardSide(state: State): Side {
  const plan = GUARD_PLANS[0][state.ancients];
  const ships = Array.from({ length: state.guards[FIELD] }, () => 0);
  const group: ShipGroup = { type: 4, ...plan, worth: GUARD_DRAWS[0], canRetreat: false, ships };
  return {
    name: 'nobody',
    isNobody: true,
    splits: false,
    refuges: [],
    groups: [group],
    escaped: [],
    fled: false,
    fought: false,
    worth: 0,
  };
}

interface Taken {
  readonly ask: string;
  readonly who: string;
  readonly options: readonly string[];
  readonly answer: string;
}

interface Result {
  readonly state: State;
  readonly dice: readonly number[];
  readonly choices: readonly Taken[];
  readonly draws: readonly number[];
}

/** Fights through the rules with random choices, and writes down dice, choices and draws. */
function byRules(battle: State, random: Random): Result {
  const dice: number[] = [];
  const draws = [0, 0, 0];
  const state = copy(battle);
  state.phase = 'action';
  state.passed = 0b110;
  state.active = 0;
  state.nextStart = 1;
  const run = Run.resume(eclipse, state, battle.players, random.spawn());
  run.tell = (event) => {
    if (event.event === 'cannons-fired' || event.event === 'missiles-fired') dice.push(...event.faces);
    if (event.event === 'reputation-drawn') draws[event.seat] = event.n;
  };
  run.answer(0, { do: 'pass' });
  const choices: Taken[] = [];
  const luck = random.spawn();
  while (!run.over && run.state.step === 'battles' && run.state.phase === 'combat') {
    const { seat, question } = run.next();
    const menu = run.menu(run.next()).options;
    const action = menu[question.kind === 'keep-tile' ? menu.length - 1 : luck.below(menu.length)];
    const said = menu.map((option) => spoken(run.state, option));
    if (question.kind !== 'keep-tile')
      choices.push({ ask: question.kind, who: String(seat), options: said, answer: spoken(run.state, action) });
    run.answer(seat, action);
  }
  return { state: run.state, dice, choices, draws };
}

/** A choice in words that both sides understand. */
function spoken(state: State, action: ReturnType<typeof eclipse.actions.read>): string {
  if (action.do === 'act-first') return String(action.type);
  if (action.do === 'retreat') return SITE_IDS[action.to];
  if (action.do !== 'aim') return action.do;
  const target = targetsOf(state, state.dice[0]).find(({ ship }) => ship === action.target);
  return target === undefined ? '?' : `${action.target >= SHIPS ? 4 : laneType(target.lane)}/${target.damage}`;
}

const KINDS: Readonly<Record<string, string>> = {
  first: 'act-first',
  engage: 'engage',
  leave: 'break-off',
  aim: 'aim',
};

function tapeOf({ dice, choices }: Result): Tape & { readonly isUsedUp: () => boolean } {
  let nextDie = 0;
  let nextChoice = 0;
  return {
    die: () => {
      if (nextDie === dice.length) throw new Error('more dice than at the table');
      return dice[nextDie++];
    },
    choose: (ask, who, options) => {
      const taken = choices[nextChoice++];
      const [asked, was] = [
        `${KINDS[ask]} ${who}: ${[...options].sort()}`,
        `${taken?.ask} ${taken?.who}: ${[...(taken?.options ?? [])].sort()}`,
      ];
      if (asked !== was) throw new Error(`asks ${asked}, but at the table it was ${was}`);
      return taken.answer;
    },
    isUsedUp: () => nextDie === dice.length && nextChoice === choices.length,
  };
}

/** What is left in the field and elsewhere, by seat and type. */
const leftAt = (state: State, seat: Seat, site: number): string[] =>
  SHIP_TYPE.flatMap((type, ship) =>
    state.shipAt[seat * SHIPS + ship] === site ? [`${type}/${state.damage[seat * SHIPS + ship]}`] : [],
  ).sort();

function compare(seed: string): void {
  const random = Random.fromSeed(seed);
  const battle = randomBattle(random);
  const result = byRules(battle, random);
  const arrived = [0, 1, 2]
    .filter((seat) => sum(TYPES.map((_, type) => byType(battle, seat, type).length)) > 0)
    .sort((a, b) => since(battle, a) - since(battle, b));
  const owner = battle.owner[FIELD];
  const line = arrived.includes(owner) ? [owner, ...arrived.filter((seat) => seat !== owner)] : arrived;
  const players = line.map((seat) => sideOf(battle, seat));
  const guards = guardSide(battle);
  const tape = tapeOf(result);
  fightSector(battle.guards[FIELD] > 0 ? [guards, ...players] : players, tape, ({ name }) => name === '0');
  expect(tape.isUsedUp()).toBe(true);
  for (const side of players) {
    const seat = Number(side.name);
    const left = side.groups.flatMap(({ type, ships }) => ships.map((damage) => `${type}/${damage}`)).sort();
    const away = side.escaped.map(({ type, damage }) => `${type}/${damage}`).sort();
    expect({ seed, seat, left: leftAt(result.state, seat, FIELD) }).toEqual({ seed, seat, left });
    expect({ seed, seat, away: leftAt(result.state, seat, seat === 0 ? HOME : REFUGE) }).toEqual({ seed, seat, away });
    expect({ seed, seat, draws: result.draws[seat] }).toEqual({ seed, seat, draws: drawsOf(side) });
  }
  expect(result.state.guards[FIELD]).toBe(guards.groups[0].ships.length);
}

const since = (state: State, seat: Seat): number =>
  state.since[seat * SHIPS + SHIP_TYPE.findIndex((_, ship) => state.shipAt[seat * SHIPS + ship] === FIELD)];

/** `BATTLES=100000 npx vitest run games/eclipse/test/battleFuzz.test.ts` for a long run. */
const BATTLES = Number(process.env.BATTLES ?? 3000);

describe('battles', () => {
  it(`EC-15 to EC-19: ${BATTLES} random battles come out as an independent simulator says`, {
    timeout: 3_600_000,
  }, () => {
    expect(BATTLE_ORDER[first.cursor]).toBe(battleSite(first));
    for (let i = 0; i < BATTLES; i++) compare(`battle ${i}`);
  });
});
