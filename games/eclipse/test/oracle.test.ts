import { Random, Run, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { PART_IDS, partOf } from '../src/content/parts.ts';
import { BATTLE_ORDER, siteOf } from '../src/content/sectors.ts';
import { techOf } from '../src/content/technologies.ts';
import { type ShipType, TYPE, TYPES } from '../src/content/terms.ts';
import { copy } from '../src/copy.ts';
import { eclipse } from '../src/index.ts';
import { aimVolley, type Battle, battleOdds, errorOf, type Odds, sidesOf, Trial } from '../src/oracle/index.ts';
import { dieOf } from '../src/rules/dice.ts';
import { FIRST_SHIP, SHIP_TYPE, SHIPS, SLOTS, type State, TECH_SPACES } from '../src/state.ts';
import { fight } from './fight.ts';
import { table } from './table.ts';

const ANCIENTS = '104';
const GUARDIANS = '273';
const CENTER = '001';
const OPEN = '102';

/** Ships by type, what is on their blueprints, what they have suffered. */
interface Fleet {
  readonly ships: Partial<Record<ShipType, number>>;
  readonly parts?: Partial<Record<ShipType, string>>;
  readonly damage?: Partial<Record<ShipType, number>>;
  readonly splitter?: boolean;
  readonly muon?: ShipType;
}

interface MatchUp {
  readonly site?: string;
  readonly guards?: number;
  /** Seat 0, and seat 1, who comes later and attacks; against ships of nobody only seat 0. */
  readonly fleets: readonly Fleet[];
}

const tables = ['standard', 'advanced'].map(
  (variant) =>
    table({
      species: ['eridani-empire', 'mechanema'],
      options: { riftCannon: true, ancients: variant, guardians: variant, center: variant },
      state: {
        galaxy: {
          [ANCIENTS]: { at: '1-0', turn: 1 },
          [OPEN]: { at: '1-1', turn: 1 },
          [GUARDIANS]: { at: '2-1', guards: 1 },
        },
        phase: 'combat',
      },
    }).state,
);

function stateOf({ site = OPEN, guards = 0, fleets }: MatchUp, variant: number): State {
  const state = copy(tables[variant]);
  state.phase = 'combat';
  state.step = 'battles';
  const at = siteOf(site);
  state.shipAt.fill(-1);
  state.guards.fill(0);
  state.guards[at] = guards;
  state.cursor = BATTLE_ORDER.indexOf(at);
  state.techs.fill(-1);
  fleets.forEach(({ ships, parts = {}, damage = {}, splitter = false, muon }, seat) => {
    for (const [type, name] of TYPES.entries()) {
      (parts[name]?.split(' ') ?? []).forEach((id, slot) => {
        state.parts[seat * SLOTS + type * 8 + slot] = id === '-' ? -1 : partOf(id);
      });
      for (let i = 0; i < (ships[name] ?? 0); i++) {
        const ship = seat * SHIPS + FIRST_SHIP[type] + i;
        state.shipAt[ship] = at;
        state.since[ship] = seat + 1;
        state.damage[ship] = i === 0 ? (damage[name] ?? 0) : 0;
      }
    }
    if (splitter) state.techs[seat * TECH_SPACES] = techOf('antimatter-splitter');
    if (muon !== undefined) state.muon[seat] = TYPE[muon];
  });
  state.clock = 9;
  return state;
}

const shipsLeft = (state: State, seat: number, site: number): number =>
  SHIP_TYPE.filter((_, ship) => state.shipAt[seat * SHIPS + ship] === site).length;

/** One battle through the rules. Players answer as the oracle says that they would. */
function byRules(
  first: State,
  site: number,
  random: Random,
): { attacker: number; defender: number; isStalemate: boolean } {
  const run = Run.resume(eclipse, copy(first), first.players, random);
  let volley = '';
  let aims: readonly number[] = [];
  for (;;) {
    const { seat, question } = run.next();
    const { options } = run.menu(run.next());
    if (question.kind === 'act-first') run.answer(seat, options[0]);
    else if (question.kind === 'aim') {
      const { engagement, firing, dice } = run.state;
      if (volley !== `${engagement} ${firing}`) aims = aimVolley(sidesOf(run.state, site) as Battle);
      volley = `${engagement} ${firing}`;
      const target = aims[aims.length - dice.length];
      run.answer(seat, { do: 'aim', target });
    } else break;
  }
  const { state } = run;
  const isOfNobody = first.guards[site] > 0;
  return {
    attacker: shipsLeft(state, isOfNobody ? 0 : 1, site),
    defender: isOfNobody ? state.guards[site] : shipsLeft(state, 0, site),
    // nobody retreats but for EC-17.11
    isStalemate: state.fled !== 0,
  };
}

const cruisers = (n: number, parts: string, more: Partial<Fleet> = {}): Fleet => ({
  ships: { cruiser: n },
  parts: { cruiser: parts },
  ...more,
});
const PLAIN = 'electron-computer nuclear-source ion-cannon hull hull nuclear-drive';

/** Each part on the attacker's Cruisers, against two plain ones. */
const OF_PARTS: readonly (readonly [string, MatchUp, number])[] = PART_IDS.map((id) => [
  `two Cruisers with ${id}`,
  {
    fleets: [
      cruisers(2, PLAIN),
      id === 'muon-source'
        ? cruisers(2, PLAIN, { muon: 'cruiser' })
        : cruisers(2, `${id} nuclear-source ion-cannon hull ${id} nuclear-drive`),
    ],
  },
  0,
]);

const MIXED: Fleet = {
  ships: { interceptor: 3, cruiser: 2, dreadnought: 1 },
  parts: {
    interceptor: 'ion-cannon ion-cannon nuclear-drive gauss-shield',
    cruiser: 'positron-computer fusion-source plasma-cannon hull phase-shield nuclear-drive',
    dreadnought: 'electron-computer fusion-source plasma-cannon hull antimatter-cannon hull hull nuclear-drive',
  },
};
const BASES: Fleet = {
  ships: { starbase: 3, cruiser: 1 },
  parts: { starbase: 'electron-computer improved-hull plasma-cannon ion-cannon hull' },
};
const MISSILES: Fleet = {
  ships: { interceptor: 2, cruiser: 2 },
  parts: {
    interceptor: 'nuclear-source flux-missile nuclear-drive electron-computer',
    cruiser: 'positron-computer nuclear-source plasma-missile hull hull nuclear-drive',
  },
};
const RIFT: Fleet = {
  ships: { cruiser: 2, dreadnought: 1 },
  parts: {
    cruiser: 'rift-cannon fusion-source rift-conductor hull hull nuclear-drive',
    dreadnought: 'electron-computer nuclear-source rift-cannon hull rift-cannon hull hull nuclear-drive',
  },
};
const RED: Fleet = cruisers(2, 'positron-computer tachyon-source antimatter-cannon hull ion-cannon nuclear-drive');
const HARMLESS: Fleet = cruisers(2, 'electron-computer nuclear-source hull hull hull nuclear-drive');
const TWO_CRUISERS = cruisers(2, PLAIN);

const nobody = (site: string, guards: number, fleet: Fleet): MatchUp => ({ site, guards, fleets: [fleet] });

const OTHERS: readonly (readonly [string, MatchUp, number])[] = [
  ['Interceptors against an Ancient', nobody(ANCIENTS, 1, { ships: { interceptor: 3 } }), 0],
  ['Cruisers against two Ancients', nobody(ANCIENTS, 2, cruisers(4, PLAIN)), 0],
  ['several types against two Ancients', nobody(ANCIENTS, 2, { ...MIXED, ships: { interceptor: 2, cruiser: 1 } }), 0],
  ['a Cruiser against an advanced Ancient', nobody(ANCIENTS, 1, cruisers(1, PLAIN)), 1],
  ['several types against two advanced Ancients', nobody(ANCIENTS, 2, { ships: { interceptor: 2, cruiser: 2 } }), 1],
  ['missiles against two Ancients', nobody(ANCIENTS, 2, MISSILES), 0],
  ['Cruisers against a Guardian', nobody(GUARDIANS, 1, cruisers(3, PLAIN)), 0],
  [
    'several types against an advanced Guardian',
    nobody(GUARDIANS, 1, { ships: { interceptor: 2, dreadnought: 1 } }),
    1,
  ],
  ['several types against the GCDS', nobody(CENTER, 1, { ...MIXED, ships: { interceptor: 2, cruiser: 2 } }), 0],
  [
    'several types against the advanced GCDS',
    nobody(CENTER, 1, { ...MIXED, ships: { interceptor: 2, cruiser: 1 } }),
    1,
  ],
  ['rift dice against the GCDS', nobody(CENTER, 1, RIFT), 0],
  ['the splitter against two Ancients', nobody(ANCIENTS, 2, { ...RED, splitter: true }), 0],
  ['a damaged fleet', { fleets: [{ ...MIXED, damage: { dreadnought: 2, cruiser: 1 } }, cruisers(4, PLAIN)] }, 0],
  ['several types on both sides', { fleets: [BASES, MIXED] }, 0],
  ['the same fleets, defender ties', { fleets: [MIXED, MIXED] }, 0],
  ['missiles on both sides', { fleets: [MISSILES, MISSILES] }, 0],
  ['missiles against bases', { fleets: [BASES, MISSILES] }, 0],
  ['rift dice on both sides', { fleets: [RIFT, RIFT] }, 0],
  ['rift dice against shields', { fleets: [cruisers(4, `gauss-shield nuclear-source ion-cannon hull`), RIFT] }, 0],
  ['red dice', { fleets: [{ ships: { interceptor: 6 } }, RED] }, 0],
  ['red dice with the splitter', { fleets: [{ ships: { interceptor: 6 } }, { ...RED, splitter: true }] }, 0],
  ['the splitter against several types', { fleets: [MIXED, { ...RED, splitter: true }] }, 0],
  [
    'missiles that miss are followed by a stalemate',
    { fleets: [HARMLESS, cruisers(2, 'ion-missile nuclear-source hull')] },
    0,
  ],
  ['nobody has a cannon', { fleets: [HARMLESS, HARMLESS] }, 0],
];

const MATCH_UPS = [...OF_PARTS, ...OTHERS];
/** `ODDS=5000 npx vitest run games/eclipse/test/oracle.test.ts` looks closer. */
const PLAYED = Number(process.env.ODDS ?? 200);

/** How far what was played is from the odds, in standard errors of both. */
function deviations(odds: Odds, site: number, first: State, seed: string): readonly number[] {
  const random = Random.fromSeed(seed);
  const games = Array.from({ length: PLAYED }, () => byRules(first, site, random.spawn()));
  const share = (of: (game: (typeof games)[number]) => boolean): number => games.filter(of).length / PLAYED;
  const compared = [
    [odds.attacker, share(({ attacker, defender }) => attacker > 0 && defender === 0)],
    [odds.stalemate, share(({ isStalemate }) => isStalemate)],
    [odds.nobody, share(({ attacker, defender }) => attacker + defender === 0)],
  ];
  const shares = compared.map(([told, played]) => {
    if (told === 0 || told === 1) return told === played ? 0 : 99;
    return (played - told) / Math.hypot(errorOf(told, PLAYED), errorOf(told, odds.battles));
  });
  const left = games.map((game) => (game.isStalemate ? 0 : game.defender));
  const mean = sum(left) / PLAYED;
  const spread = Math.sqrt(sum(left.map((n) => (n - mean) ** 2)) / PLAYED / PLAYED);
  const told = sum(odds.survivors.defender);
  return odds.stalemate > 0 || spread === 0 ? shares : [...shares, (mean - told) / spread];
}

describe('the oracle', () => {
  const all: number[] = [];
  it('is asked about at least 60 match-ups', () => {
    expect(MATCH_UPS.length).toBeGreaterThanOrEqual(60);
  });
  it.each(MATCH_UPS)('agrees with the rules: %s', (name, matchUp, variant) => {
    const first = stateOf(matchUp, variant);
    const site = siteOf(matchUp.site ?? OPEN);
    const odds = battleOdds(sidesOf(first, site) as Battle, { battles: 20_000, seed: 7 });
    const found = deviations(odds, site, first, name);
    all.push(...found.filter((z) => z !== 0));
    for (const z of found) expect(Math.abs(z)).toBeLessThan(4);
  });
  it('is off by no more than chance, all match-ups taken together', () => {
    expect(all.length).toBeGreaterThan(60);
    expect(sum(all.map((z) => z * z)) / all.length).toBeLessThan(1.35);
  });
});

describe('odds', () => {
  const battle = sidesOf(stateOf({ fleets: [MIXED, TWO_CRUISERS] }, 0), siteOf(OPEN)) as Battle;
  it('are the same for the same seed, in slices or at once', () => {
    const trial = new Trial(battle, 3);
    trial.more(400);
    expect(trial.more(600)).toEqual(battleOdds(battle, { battles: 1000, seed: 3 }));
    expect(battleOdds(battle, { battles: 1000, seed: 4 })).not.toEqual(battleOdds(battle, { battles: 1000, seed: 3 }));
  });
  it('share out all battles', () => {
    const { attacker, defender, stalemate, nobody } = battleOdds(battle, { battles: 1000, seed: 1 });
    expect(attacker + defender + stalemate + nobody).toBeCloseTo(1);
  });
  it('are exact where one die decides: a Cruiser that must hit first with a burst', () => {
    const one = (): Battle['attacker']['squadrons'][number] => ({
      type: TYPE.interceptor,
      ships: [0],
      damage: [0],
      initiative: 1,
      computer: 0,
      shield: 0,
      hull: 0,
      cannons: [0],
      missiles: [],
      hasActed: false,
      leaves: false,
    });
    const duel: Battle = {
      attacker: { seat: 0, splits: false, squadrons: [one()] },
      defender: { seat: 1, splits: false, squadrons: [one()] },
      missiles: true,
    };
    const { defender } = battleOdds(duel, { battles: 200_000, seed: 1 });
    expect(Math.abs(defender - 6 / 11)).toBeLessThan(4 * errorOf(6 / 11, 200_000));
  });
});

describe('the sides of a battle', () => {
  it('are nobody where nobody would fight', () => {
    const { state } = fight({ ships: [{ cruiser: 1 }, {}] });
    expect(sidesOf(state, siteOf('102'))).toBeUndefined();
    expect(sidesOf(state, siteOf('221'))).toBeUndefined();
  });
  it('EC-15.4: who controls the sector defends, else who came first', () => {
    const ships = [{ cruiser: 1 }, { cruiser: 2 }];
    const sides = (owner?: number) => {
      const { state } = table({
        state: { galaxy: { 102: { at: '1-0', turn: 2, ships, ...(owner === undefined ? {} : { owner }) } } },
      });
      const battle = sidesOf(state, siteOf('102'));
      return [battle?.attacker.seat, battle?.defender.seat];
    };
    expect(sides()).toEqual([1, 0]);
    expect(sides(0)).toEqual([1, 0]);
    expect(sides(1)).toEqual([0, 1]);
  });
  it('count ships that would come', () => {
    const { state } = table({
      state: { galaxy: { 104: { at: '1-0', turn: 2, guards: 2 } }, seats: [{}, {}] },
    });
    const plan = { seat: 0, ships: [0, 1, FIRST_SHIP[TYPE.cruiser]] };
    const battle = sidesOf(state, siteOf('104'), plan);
    expect(battle?.attacker.squadrons.map(({ type, ships }) => [type, ships.length])).toEqual([
      [TYPE.interceptor, 2],
      [TYPE.cruiser, 1],
    ]);
    expect(battle?.defender.squadrons[0].ships).toEqual([SHIPS, SHIPS + 1]);
  });
  it('EC-25.13: Draco would not fight Ancients', () => {
    const { state } = table({
      species: ['descendants-of-draco', 'planta'],
      state: { galaxy: { 104: { at: '1-0', turn: 2, guards: 1 } } },
    });
    expect(sidesOf(state, siteOf('104'), { seat: 0, ships: [0] })).toBeUndefined();
    expect(sidesOf(state, siteOf('104'), { seat: 1, ships: [0] })).toBeDefined();
  });
  it('EC-16.5: dice on the table count', () => {
    const state = copy(stateOf({ fleets: [{ ships: { interceptor: 1 } }, { ships: { interceptor: 1 } }] }, 0));
    state.attacker = 1;
    state.defender = 0;
    state.engagement = 1;
    state.firing = 0;
    state.acted = 1;
    state.dice = [dieOf(0, 6)];
    const battle = sidesOf(state, siteOf(OPEN)) as Battle;
    expect(aimVolley(battle)).toEqual([0]);
    expect(battleOdds(battle, { battles: 10, seed: 1 }).attacker).toBe(1);
  });
  it('EC-17.7: ships that are about to leave live on', () => {
    const state = copy(stateOf({ fleets: [{ ships: { interceptor: 1 } }, TWO_CRUISERS] }, 0));
    state.attacker = 1;
    state.defender = 0;
    state.engagement = 2;
    state.retreat[4] = siteOf('221');
    const odds = battleOdds(sidesOf(state, siteOf(OPEN)) as Battle, { battles: 10, seed: 1 });
    expect(odds.attacker).toBe(1);
    expect(odds.survivors.defender).toEqual([1]);
  });
});
