import { remember, rememberedRecord } from '../app/remembered.ts';

const KEY = 'starboard.lessons';
const DONE = '.';

/** How far somebody has come in a lesson on this device: a step's id, `done`, or nothing yet. */
export type Reached = { readonly step: string } | 'done' | undefined;

export function reached(game: string, name: string): Reached {
  const step = rememberedRecord(KEY)[`${game}/${name}`];
  return typeof step !== 'string' ? undefined : step === DONE ? 'done' : { step };
}

/** Keeps the step at which the lesson goes on; none when it is over. A lesson that was once done stays done. */
export function keepStep(game: string, name: string, step: string | undefined): void {
  if (reached(game, name) === 'done') return;
  remember(KEY, { ...rememberedRecord(KEY), [`${game}/${name}`]: step ?? DONE });
}
