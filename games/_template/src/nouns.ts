import { counts, int, like, noun } from '@starboard/kernel';
import { COMET_IDS } from './content/comets.ts';
import { CRYSTALS, CRYSTALS_PER_KIND } from './content/crystals.ts';
import { FIND_IDS } from './content/finds.ts';
import { MOST_FUEL } from './content/fuel.ts';

// What actions and events speak of: how it is written (`ice`), clicked (`crystal:ice`) and said (`crystal.ice`).

export const crystal = noun('crystal', CRYSTALS);
export const crystals = counts(crystal, CRYSTALS_PER_KIND);
/** One that lies open. */
export const debris = like(crystal, { ref: (kind) => `debris:${CRYSTALS[kind]}` });
export const comet = noun('comet', COMET_IDS);
export const find = noun('find', FIND_IDS);
export const fuel = like(int(0, MOST_FUEL), { ref: (n) => `burn:${n}` });
