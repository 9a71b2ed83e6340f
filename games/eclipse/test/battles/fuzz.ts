import { Random, Run, type Seat, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { GUARD_PLANS } from '../../src/content/blueprints.ts';
import { PARTS } from '../../src/content/parts.ts';
import { SITE_IDS, siteOf } from '../../src/content/sectors.ts';
import { GUARD_DRAWS, SHIP_DRAWS } from '../../src/content/tables.ts';
import { FLEET, GUARD, TYPES, VARIANTS } from '../../src/content/terms.ts';
import { copy } from '../../src/copy.ts';
import { eclipse } from '../../src/index.ts';
import { laneType, retreatSites, targetsOf, weaponDice } from '../../src/rules/battle.ts';
import { blueprintOf, shipValue } from '../../src/rules/blueprints.ts';
import { FIRST_SHIP, SHIP_TYPE, SHIPS, SLOTS, type State } from '../../src/state.ts';
import { table } from '../table.ts';
import { drawsOf, fightSector, type ShipGroup, type Side, type Tape } from './simulator.ts';

const DICE = ['yellow', 'orange', 'blue', 'red', 'rift'];
const REFUGE = siteOf('103');
const HOME = siteOf('228');

/** Where battles are fought, whose ships of nobody are there at most, and where seats 0, 1 and 2 can retreat to. */
interface Field {
  readonly site: number;
  readonly guard: number;
  readonly guards: number;
  readonly refuges: readonly (readonly string[])[];
  readonly tables: readonly State[];
}

/**
 * Three players: Draco, whose start sector the field touches, and two others; 103 beside it belongs to seat 1. A base of seat 0 in 106
 * sees to it that something is asked after the battles, before ships are repaired.
 */
const tableOf = (id: string, turn: number, variant: string): State =>
  table({
    species: ['descendants-of-draco', 'terran-federation', 'planta'],
    options: { riftCannon: true, ancients: variant, guardians: variant, center: variant },
    state: {
      galaxy: {
        [id]: { at: '1-0', turn },
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

const fieldAt = (id: string, turn: number, guard: number, guards: number, refuges: Field['refuges']): Field => ({
  site: siteOf(id),
  guard,
  guards,
  refuges,
  tables: VARIANTS.map((variant) => tableOf(id === '001' ? '104' : id, turn, variant)),
});

const FIELDS: readonly Field[] = [
  fieldAt('104', 2, GUARD.ancient, 2, [['228'], ['103'], []]),
  fieldAt('273', 2, GUARD.guardian, 1, [['228'], ['103'], []]),
  fieldAt('001', 2, GUARD.gcds, 1, [[], ['103'], []]),
];

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

/** The base of seat 0 in 106. */
function placeBase(state: State): void {
  state.shipAt[SHIPS - 1] = siteOf('106');
  state.since[SHIPS - 1] = 1;
}

/** A random battle: ships, parts without regard to energy, some damage, ships of nobody or none, a controller or none. */
function randomBattle(random: Random, { site, guards, tables }: Field): State {
  const state = copy(tables[random.below(tables.length)]);
  const { players } = state;
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  state.parts.fill(-1);
  state.owner[site] = random.below(2) === 0 ? random.below(players) : -1;
  state.cubes[site] = 0;
  state.guards.fill(0);
  state.guards[site] = random.below(guards + 1);
  const order = random.shuffle([0, 1, 2]).slice(0, 1 + random.below(3));
  placeBase(state);
  let clock = 1;
  for (const seat of order) {
    clock++;
    for (const [type, most] of FLEET.entries()) {
      for (let slot = 0; slot < blueprintOf(state, seat, type).slots.length; slot++)
        if (random.below(3) === 0)
          state.parts[seat * SLOTS + type * 8 + slot] = partAt(random.below(2) === 0 ? pick(WEAPONS) : pick(OTHERS));
      for (let n = random.below(Math.min(4, most + 1)); n > 0; n--) {
        const at = seat * SHIPS + FIRST_SHIP[type] + n - 1;
        state.shipAt[at] = site;
        state.since[at] = clock;
        state.damage[at] = random.below(4) === 0 ? random.below(1 + shipValue(state, seat, type, 'hull')) : 0;
      }
    }
    if (random.below(3) === 0) state.techs[seat * 21 + 14] = 24;
  }
  state.clock = clock;
  return state;
}

const byType = (state: State, seat: Seat, type: number, site: number): number[] =>
  SHIP_TYPE.flatMap((of, ship) =>
    of === type && state.shipAt[seat * SHIPS + ship] === site ? [state.damage[seat * SHIPS + ship]] : [],
  );

function sideOf(state: State, seat: Seat, { site, refuges }: Field): Side {
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
      ships: byType(state, seat, type, site),
    }),
  );
  const splits = state.techs[seat * 21 + 14] === 24;
  return {
    name: String(seat),
    isNobody: false,
    splits,
    refuges: refuges[seat],
    groups,
    escaped: [],
    fled: false,
    fought: false,
    worth: 0,
  };
}

function guardSide(state: State, { site, guard }: Field): Side {
  const plan = GUARD_PLANS[guard][[state.ancients, state.guardians, state.center][guard]];
  const ships = Array.from({ length: state.guards[site] }, () => 0);
  const group: ShipGroup = { type: 4, ...plan, worth: GUARD_DRAWS[guard], canRetreat: false, ships };
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

/** Who came first. */
const since = (state: State, seat: Seat, site: number): number =>
  state.since[seat * SHIPS + SHIP_TYPE.findIndex((_, ship) => state.shipAt[seat * SHIPS + ship] === site)];

/** What is left of one side, where it can have gone, and what it draws. */
interface Fate {
  readonly left: readonly string[];
  readonly away: readonly string[];
  readonly draws: number;
}

const fateByRules = ({ state, draws }: Result, seat: Seat, { site, refuges }: Field): Fate => ({
  left: leftAt(state, seat, site),
  away: refuges[seat].length > 0 ? leftAt(state, seat, seat === 0 ? HOME : REFUGE) : [],
  draws: draws[seat],
});

const fateOf = (side: Side): Fate => ({
  left: side.groups.flatMap(({ type, ships }) => ships.map((damage) => `${type}/${damage}`)).sort(),
  away: side.escaped.map(({ type, damage }) => `${type}/${damage}`).sort(),
  draws: drawsOf(side),
});

/** Where the rules and the simulator disagree in one battle; nothing if they agree. */
function disagreements(seed: string): readonly unknown[] {
  const random = Random.fromSeed(seed);
  const field = FIELDS[random.below(FIELDS.length)];
  const { site, guard } = field;
  const battle = randomBattle(random, field);
  const result = byRules(battle, random);
  const arrived = [0, 1, 2]
    .filter((seat) => sum(TYPES.map((_, type) => byType(battle, seat, type, site).length)) > 0)
    .sort((a, b) => since(battle, a, site) - since(battle, b, site));
  const owner = battle.owner[site];
  const line = arrived.includes(owner) ? [owner, ...arrived.filter((seat) => seat !== owner)] : arrived;
  const players = line.map((seat) => sideOf(battle, seat, field));
  const guards = guardSide(battle, field);
  const tape = tapeOf(result);
  const atPeace = ({ name }: Side): boolean => guard === GUARD.ancient && name === '0';
  fightSector(battle.guards[site] > 0 ? [guards, ...players] : players, tape, atPeace);
  const found: unknown[] = [];
  const demand = (what: string, rules: unknown, simulator: unknown): void => {
    if (JSON.stringify(rules) !== JSON.stringify(simulator)) found.push({ seed, what, rules, simulator });
  };
  demand('dice and choices are used up', true, tape.isUsedUp());
  demand('guards', result.state.guards[site], guards.groups[0].ships.length);
  for (const side of players) demand(`seat ${side.name}`, fateByRules(result, Number(side.name), field), fateOf(side));
  return found;
}

/** `BATTLES=1000000 npx vitest run games/eclipse/test/battles` for a long run. */
const BATTLES = Number(process.env.BATTLES ?? 100_000);
/** Parts are files of their own, so that workers share them. */
const PARTS_OF_ALL = 4;

/** Every fourth of all battles, from this one on. */
export function fightPart(first: number): void {
  describe('battles', () => {
    it.each(FIELDS)('EC-17.7: retreats are as the field says: $site', ({ site, refuges, tables }) => {
      for (const one of tables) {
        const state = copy(one);
        placeBase(state);
        expect([0, 1, 2].map((seat) => retreatSites(state, seat, site).map((to) => SITE_IDS[to]))).toEqual(refuges);
      }
    });
    it(`EC-15 to EC-19, EC-27: every fourth of ${BATTLES} random battles from ${first} on comes out as an independent simulator says`, {
      timeout: 3_600_000,
    }, () => {
      const found: unknown[] = [];
      for (let i = first; i < BATTLES; i += PARTS_OF_ALL) found.push(...disagreements(`battle ${i}`));
      expect(found).toEqual([]);
    });
  });
}
