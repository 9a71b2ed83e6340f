import type { Play } from '@starboard/kernel';
import { arrivalPhase, jamPhase } from './rules/arrival.ts';
import { businessPhase } from './rules/business.ts';
import { declarePhase, flightPhase } from './rules/movement.ts';
import { dialsPhase, endPhase, pilotsPhase } from './rules/rounds.ts';
import { buildPhase } from './rules/spaceports.ts';
import { finalScoring } from './score.ts';
import type { Phase, T } from './state.ts';

/** MV-2.16, MV-4.1, MV-4.7: set-up, then turn by turn movement, first contact, business and spaceport. */
const PHASE: Readonly<Record<Exclude<Phase, 'over'>, (t: T) => Play<void>>> = {
  pilots: pilotsPhase,
  dials: dialsPhase,
  declare: declarePhase,
  flight: flightPhase,
  arrival: arrivalPhase,
  jam: jamPhase,
  business: businessPhase,
  build: buildPhase,
  end: endPhase,
};

/** The whole game. Started on the state of any checkpoint it goes on exactly there: the phase says where. */
export function* play(t: T): Play<void> {
  const { state } = t;
  while (state.phase !== 'over') yield* PHASE[state.phase](t);
  finalScoring(t);
}
