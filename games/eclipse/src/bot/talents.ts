import { SPECIES_IDS } from '../content/species.ts';

/** Points beside the table's mean with which bots ended, by species (BALANCE.md); the six Terran boards are alike. */
const MEASURED: Readonly<Record<string, number>> = {
  'descendants-of-draco': 5.9,
  planta: 2.7,
  'orion-hegemony': 1.2,
  'hydran-progress': -0.7,
  'eridani-empire': -1.6,
  mechanema: -1.8,
};
const TERRAN = -0.5;

export const TALENTS: readonly number[] = SPECIES_IDS.map((id) => MEASURED[id] ?? TERRAN);
