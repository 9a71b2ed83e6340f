import { conserves } from './conserves.ts';
import { ends } from './ends.ts';
import { forks } from './forks.ts';
import { judges } from './judges.ts';
import { keepsSecrets } from './keepsSecrets.ts';
import type { Law } from './law.ts';
import { redeals } from './redeals.ts';
import { replays } from './replays.ts';
import { undoes } from './undoes.ts';

export { brokenLaws, checkLaws, type Law } from './law.ts';
export * from './lawCase.ts';
export { placeholders } from './wording.ts';

/** What every game must satisfy. */
export const LAWS: readonly Law[] = [
  { number: 1, title: 'it ends, and the outcome ranks every seat', watch: ends },
  { number: 2, title: 'the same log gives the same states and events', watch: replays },
  { number: 3, title: 'a fork equals the original, then and later', watch: forks },
  { number: 4, title: 'what is offered is accepted, all else is refused with rule and words', watch: judges },
  { number: 5, title: 'conserved quantities are conserved', watch: conserves },
  { number: 6, title: 'nobody sees or hears what they may not know', watch: keepsSecrets },
  { number: 7, title: 'undo gives back the exact state, and only what told nothing', watch: undoes },
  { number: 8, title: 're-dealt forks and bots depend on nothing hidden', watch: redeals },
];
