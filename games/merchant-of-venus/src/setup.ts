import { clockwise, empty, type OptionValues } from '@starboard/kernel';
import { CHALLENGE, CHALLENGES } from './content/challenges.ts';
import { CULTURES } from './content/cultures.ts';
import { ENCOUNTERS, isForSolo } from './content/encounters.ts';
import { PILOTS } from './content/pilots.ts';
import { copy } from './copy.ts';
import { BY_LOT } from './meta.ts';
import { dealMissions, takePilot } from './rules/rounds.ts';
import { fields, isSolo, type State, type T } from './state.ts';

/** MV-2: the table before the first question. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = copy(empty(fields, { players, options }));
  state.contact = t.shuffle(
    'contacts',
    CULTURES.map((_, culture) => culture),
  );
  shuffleEncounters(t, state);
  state.start = isSolo(state) ? 0 : t.below('start-player', players);
  state.active = state.start;
  t.tell?.({ event: 'start-player', rule: 'MV-2.10', seat: state.start });
  if (isSolo(state)) drawChallenge(t, state, options);
  if (options.pilots === BY_LOT) drawPilots(t, state);
  else state.phase = 'pilots';
  return state;
}

/** MV-2.5, MV-18.2: alone, without titles and intel. */
function shuffleEncounters(t: T, state: State): void {
  const cards = ENCOUNTERS.map((_, card) => card);
  state.encounterDeck = t.shuffle('encounters', isSolo(state) ? cards.filter(isForSolo) : cards);
  state.encounterKnown = state.encounterDeck.map(() => 0);
}

/** MV-18.1, MV-18.5, MV-3.6: drawn or chosen; it says how many rounds there are. */
function drawChallenge(t: T, state: State, { challenge }: OptionValues): void {
  state.challenge = challenge === BY_LOT ? t.below('challenge', CHALLENGES.length) : CHALLENGE[challenge as string];
  state.rounds = CHALLENGES[state.challenge].rounds;
  t.tell?.({ event: 'challenge-drawn', rule: 'MV-18.1', challenge: state.challenge });
}

/** MV-2.8: pilots by lot. */
function drawPilots(t: T, state: State): void {
  const pilots = t.shuffle(
    'pilots',
    PILOTS.map((_, pilot) => pilot),
  );
  clockwise(state.start, state.players).forEach((seat, i) => {
    takePilot(t, state, seat, pilots[i]);
  });
  dealMissions(t, state);
}
