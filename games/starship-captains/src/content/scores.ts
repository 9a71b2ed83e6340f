/** SC-24.5, SC-24.23, SC-24.24: what points may be given for. */
export const SCORED = [
  ...(['missionsWithRowColour', 'matchingSymbolPairs', 'crewOfColour', 'commanders', 'damage'] as const),
  ...(['artifactTypes', 'pirateTokens', 'nonOmegaTechs', 'artifacts', 'androids'] as const),
] as const;
export type Scored = (typeof SCORED)[number];

/** `flat`, and `points` for each of what is counted. */
export interface CountScore {
  readonly kind: 'count';
  readonly flat: number;
  readonly per: Scored;
  /** The colour that counts, -1 where colours do not matter. */
  readonly colour: number;
  readonly points: number;
  /** The most that the counted part gives, `undefined` without a limit. */
  readonly max: number | undefined;
}

export interface FlatScore {
  readonly kind: 'flat';
  readonly flat: number;
}

/** `met` with a lap, or in that zone or a higher one, on the track of the faction; else `otherwise`. */
export interface ZoneScore {
  readonly kind: 'zone';
  readonly faction: number;
  readonly zone: number;
  readonly met: number;
  readonly otherwise: number;
}

/** Points of an omega technology or of a passenger at the end of the game (SC-21.3). */
export type Score = CountScore | FlatScore | ZoneScore;

export const scorePer = (per: Scored, points: number, rest: Partial<CountScore> = {}): CountScore => ({
  ...{ kind: 'count', flat: 0, per, colour: -1, points, max: undefined },
  ...rest,
});
