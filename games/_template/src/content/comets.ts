export interface Comet {
  readonly id: string;
  readonly points: number;
}

/** TP-1.2: the comets of the deck. */
export const COMETS: readonly Comet[] = [
  { id: 'biela', points: 1 },
  { id: 'faye', points: 1 },
  { id: 'encke', points: 2 },
  { id: 'kopff', points: 2 },
  { id: 'tempel', points: 3 },
  { id: 'borrelly', points: 3 },
  { id: 'wild', points: 4 },
  { id: 'halley', points: 5 },
];

export const COMET_IDS = COMETS.map(({ id }) => id);
