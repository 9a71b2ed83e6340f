const KEY = 'starboard.lessons';
const DONE = '.';

function kept(): Readonly<Record<string, string>> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** How far somebody has come in a lesson on this device: a step's id, `done`, or nothing yet. */
export type Reached = { readonly step: string } | 'done' | undefined;

export function reached(game: string, name: string): Reached {
  const step = kept()[`${game}/${name}`];
  return typeof step !== 'string' ? undefined : step === DONE ? 'done' : { step };
}

/** Keeps the step at which the lesson goes on; none when it is over. A lesson that was once done stays done. */
export function keepStep(game: string, name: string, step: string | undefined): void {
  if (reached(game, name) === 'done') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${game}/${name}`]: step ?? DONE }));
  } catch {
    // a browser that keeps nothing
  }
}
