import { frozen } from '@starboard/kernel';
import { BLUEPRINTS, type Blueprint } from './blueprints.ts';
import { type Change, has } from './powers.ts';
import { siteOf } from './sectors.ts';
import { techOf } from './technologies.ts';
import { ACTIONS, type ActionName, type Colour, type ShipType, TYPE } from './terms.ts';

/** EC-14.4: how many spaces of a reputation track take what. */
export interface ReputationTrack {
  readonly ambassadorOnly: number;
  readonly either: number;
  readonly reputationOnly: number;
}

export interface Species {
  readonly id: string;
  readonly colour: Colour;
  readonly start: number;
  /** Money, science, materials. */
  readonly store: readonly number[];
  readonly technologies: readonly number[];
  /** EC-4.2: what one of another resource costs. */
  readonly rate: number;
  readonly colonyShips: number;
  /** EC-5.5: activations by action. */
  readonly activations: readonly number[];
  readonly discs: number;
  readonly firstShip: number;
  readonly reputation: ReputationTrack;
  readonly blueprints: readonly Blueprint[];
  /** EC-9.1: prices of the ships, then of Orbital and Monolith. */
  readonly prices: readonly number[];
  readonly powers: readonly Change[];
  /** EC-3.12: reputation tiles and cubes on starred squares at the start. */
  readonly firstReputation: number;
  readonly advancedStart: boolean;
}

const PRICES = [3, 5, 8, 3, 4, 10];
const CHEAP = [2, 4, 7, 2, 3, 8];
const USUAL: Readonly<Record<ActionName, number>> = {
  explore: 1,
  research: 1,
  upgrade: 2,
  build: 2,
  move: 2,
  influence: 2,
};

interface Given {
  readonly id: string;
  readonly colour: Colour;
  readonly start: string;
  readonly store: readonly [money: number, science: number, materials: number];
  readonly technologies: readonly string[];
  readonly rate: number;
  readonly reputation: readonly [ambassadorOnly: number, either: number, reputationOnly: number];
  readonly activations?: Partial<Record<ActionName, number>>;
  readonly colonyShips?: number;
  readonly discs?: number;
  readonly firstShip?: ShipType;
  readonly blueprints?: readonly Blueprint[];
  readonly prices?: readonly number[];
  readonly powers?: readonly Change[];
  readonly firstReputation?: number;
  readonly advancedStart?: boolean;
}

const species = (given: Given): Species => ({
  colonyShips: 3,
  discs: 13,
  blueprints: BLUEPRINTS.standard,
  prices: PRICES,
  powers: [],
  firstReputation: 0,
  advancedStart: false,
  ...given,
  start: siteOf(given.start),
  technologies: given.technologies.map(techOf),
  activations: ACTIONS.map((action) => given.activations?.[action] ?? USUAL[action]),
  firstShip: TYPE[given.firstShip ?? 'interceptor'],
  reputation: {
    ambassadorOnly: given.reputation[0],
    either: given.reputation[1],
    reputationOnly: given.reputation[2],
  },
});

/** EC-25.1: the Terran factions are alike but for colour, name and start sector. */
const terran = (id: string, colour: Colour, start: string): Species =>
  species({
    id,
    colour,
    start,
    store: [3, 3, 4],
    technologies: ['starbase'],
    rate: 2,
    reputation: [1, 4, 0],
    activations: { move: 3 },
  });

/** EC-25: the twelve species. */
export const SPECIES: readonly Species[] = frozen([
  terran('terran-directorate', 'red', '221'),
  terran('terran-federation', 'blue', '223'),
  terran('terran-union', 'green', '225'),
  terran('terran-republic', 'yellow', '227'),
  terran('terran-conglomerate', 'white', '229'),
  terran('terran-alliance', 'black', '231'),
  species({
    id: 'eridani-empire',
    colour: 'red',
    start: '222',
    store: [26, 2, 4],
    technologies: ['plasma-cannon', 'gauss-shield', 'fusion-drive'],
    rate: 3,
    reputation: [0, 4, 0],
    discs: 11,
    blueprints: BLUEPRINTS.eridani,
    firstReputation: 2,
  }),
  species({
    id: 'hydran-progress',
    colour: 'blue',
    start: '224',
    store: [2, 6, 2],
    technologies: ['advanced-labs'],
    rate: 3,
    reputation: [1, 3, 0],
    activations: { research: 2 },
    advancedStart: true,
  }),
  species({
    id: 'planta',
    colour: 'green',
    start: '226',
    store: [2, 3, 4],
    technologies: ['starbase'],
    rate: 3,
    reputation: [1, 3, 0],
    colonyShips: 4,
    activations: { explore: 2 },
    blueprints: BLUEPRINTS.planta,
    powers: [has('frail-population'), has('points-per-sector')],
  }),
  species({
    id: 'descendants-of-draco',
    colour: 'yellow',
    start: '228',
    store: [2, 4, 3],
    technologies: ['fusion-drive'],
    rate: 3,
    reputation: [0, 4, 0],
    powers: [has('second-sector'), has('peace-with-ancients'), has('points-per-ancient')],
  }),
  species({
    id: 'mechanema',
    colour: 'white',
    start: '230',
    store: [3, 3, 4],
    technologies: ['positron-computer'],
    rate: 3,
    reputation: [0, 4, 0],
    activations: { upgrade: 3, build: 3 },
    prices: CHEAP,
  }),
  species({
    id: 'orion-hegemony',
    colour: 'black',
    start: '232',
    store: [3, 3, 4],
    technologies: ['neutron-bombs', 'gauss-shield'],
    rate: 4,
    reputation: [0, 4, 1],
    firstShip: 'cruiser',
    blueprints: BLUEPRINTS.orion,
  }),
]);

export const SPECIES_IDS: readonly string[] = SPECIES.map(({ id }) => id);
