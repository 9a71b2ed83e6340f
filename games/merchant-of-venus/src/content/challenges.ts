import { byId, frozen } from '@starboard/kernel';
import { ROUNDS, SHORT_ROUNDS } from './tables.ts';

/** MV-18: a challenge card (Herausforderungskarte) of the solo game. */
export interface Challenge {
  readonly id: string;
  /** MV-18.5: added to the start money. */
  readonly bonus: number;
  readonly rounds: number;
  /** MV-18.6: what must be reached. */
  readonly credits: number;
  readonly fame: number;
  readonly spaceports: number;
}

const challenge = (id: string, bonus: number, credits: number, more: Partial<Challenge> = {}): Challenge => ({
  id,
  bonus,
  rounds: ROUNDS,
  credits,
  fame: 0,
  spaceports: 0,
  ...more,
});

export const CHALLENGES: readonly Challenge[] = frozen([
  challenge('CH1', 40, 2750),
  challenge('CH2', 40, 1500, { rounds: SHORT_ROUNDS }),
  challenge('CH3', 20, 3000),
  challenge('CH4', 20, 3200, { fame: 30 }),
  challenge('CH5', 20, 3050, { spaceports: 2 }),
  challenge('CH6', 0, 3350),
]);

export const CHALLENGE_IDS = CHALLENGES.map(({ id }) => id);
export const CHALLENGE: Readonly<Record<string, number>> = byId(CHALLENGES);
