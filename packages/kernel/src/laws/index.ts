import type { AnyGame } from '../game.ts';
import { conserves } from './conserves.ts';
import { ends } from './ends.ts';
import { forks } from './forks.ts';
import { judges } from './judges.ts';
import { keepsSecrets } from './keepsSecrets.ts';
import type { LawCase, LawSettings } from './lawCase.ts';
import { redeals } from './redeals.ts';
import { replays } from './replays.ts';
import { undoes } from './undoes.ts';

export * from './lawCase.ts';
export { placeholders } from './wording.ts';
export { conserves, ends, forks, judges, keepsSecrets, redeals, replays, undoes };

export interface Law {
  readonly number: number;
  readonly title: string;
  /** Throws {@link LawBroken} if the match of this seed, or of this case, breaks the law. */
  check(game: AnyGame, given: string | LawCase, settings?: LawSettings): void;
}

/** What every game must satisfy. */
export const LAWS: readonly Law[] = [
  { number: 1, title: 'it ends, and the outcome ranks every seat', check: ends },
  { number: 2, title: 'the same log gives the same states and events', check: replays },
  { number: 3, title: 'a fork equals the original, then and later', check: forks },
  { number: 4, title: 'what is offered is accepted, all else is refused with rule and words', check: judges },
  { number: 5, title: 'conserved quantities are conserved', check: conserves },
  { number: 6, title: 'nobody sees or hears what they may not know', check: keepsSecrets },
  { number: 7, title: 'undo gives back the exact state, and only what told nothing', check: undoes },
  { number: 8, title: 're-dealt forks and bots depend on nothing hidden', check: redeals },
];
