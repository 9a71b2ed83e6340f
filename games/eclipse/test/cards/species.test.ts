import { describe, expect, it } from 'vitest';
import { SPECIES_IDS } from '../../src/content/species.ts';
import { ACTIONS } from '../../src/content/terms.ts';
import { table, take } from '../table.ts';

interface Board {
  readonly money: number;
  readonly science: number;
  readonly materials: number;
  readonly colony: number;
  readonly rate: number;
  readonly discs: number;
  readonly upkeep: number;
  readonly ship: string;
  readonly technologies: readonly string[];
  /** Explore, Research, Upgrade, Build, Move, Influence. */
  readonly activations: readonly number[];
}

const USUAL = { money: 3, science: 3, materials: 4, colony: 3, rate: 3, discs: 12, upkeep: 0, ship: 'interceptor' };
const ACTS = [1, 1, 2, 2, 2, 2];

const TERRAN: Board = { ...USUAL, rate: 2, technologies: ['starbase'], activations: [1, 1, 2, 2, 3, 2] };

/** EC-25.1 to EC-25.12, as the boards have it. */
const BOARDS: Readonly<Record<string, Board>> = {
  'terran-directorate': TERRAN,
  'terran-federation': TERRAN,
  'terran-union': TERRAN,
  'terran-republic': TERRAN,
  'terran-conglomerate': TERRAN,
  'terran-alliance': TERRAN,
  'eridani-empire': {
    ...USUAL,
    ...{ money: 26, science: 2, discs: 10, upkeep: 1 },
    technologies: ['plasma-cannon', 'gauss-shield', 'fusion-drive'],
    activations: ACTS,
  },
  'hydran-progress': {
    ...USUAL,
    ...{ money: 2, science: 6, materials: 2 },
    technologies: ['advanced-labs'],
    activations: [1, 2, 2, 2, 2, 2],
  },
  planta: { ...USUAL, money: 2, colony: 4, technologies: ['starbase'], activations: [2, 1, 2, 2, 2, 2] },
  'descendants-of-draco': {
    ...USUAL,
    ...{ money: 2, science: 4, materials: 3 },
    technologies: ['fusion-drive'],
    activations: ACTS,
  },
  mechanema: { ...USUAL, technologies: ['positron-computer'], activations: [1, 1, 3, 3, 2, 2] },
  'orion-hegemony': {
    ...USUAL,
    ...{ rate: 4, ship: 'cruiser' },
    technologies: ['neutron-bombs', 'gauss-shield'],
    activations: ACTS,
  },
};

describe('the species boards', () => {
  it.each(SPECIES_IDS)('EC-25: %s begins as its board says', (id) => {
    const { rate, ship, technologies, activations, ...begins } = BOARDS[id];
    const other = id === 'planta' ? 'mechanema' : 'planta';
    const sit = (more = {}) => table({ species: [id, other], state: { seats: [more, {}] } });
    const at = sit();
    const seat = at.seat(0);
    expect(seat).toMatchObject(begins);
    expect(Object.values(seat.technologies).flat()).toEqual(technologies);
    const home = Object.values(at.seen.sites).find(({ owner }) => owner === 0);
    expect(home?.ships[0]).toEqual({ [ship]: 1 });
    expect(ACTIONS.map((action) => sit().do(0, take(action)).seen.left)).toEqual(activations);
    const trade = { do: 'trade', give: 'money', take: 'science' };
    expect(sit({ money: rate - 1 }).refusal(0, trade)).toBe('EC-4.2 too-little-to-trade');
    expect(sit({ money: rate, science: 0 }).do(0, trade).seat(0)).toMatchObject({ money: 0, science: 1 });
  });
  it('are all here', () => {
    expect(Object.keys(BOARDS)).toEqual([...SPECIES_IDS]);
  });
});
