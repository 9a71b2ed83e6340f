/**
 * In which order what happened is shown. A game says of its kinds of events what they are (`drama`), the table does the rest:
 * what is rolled or turned over is seen before what it does, and what it does before the next question.
 */

/** What an event is on the stage: the first two are seen before the picture changes, the others as it does. */
const BEATS = ['roll', 'reveal', 'blow', 'gain', 'scene'] as const;
export type BeatKind = (typeof BEATS)[number];

/** `Drama<SeenEvent['event']>`: what has no beat is told in passing. */
export type Drama<Kind extends string = string> = { readonly [K in Kind]?: BeatKind };

/** Events that are shown together. */
export interface Beat {
  readonly kind: BeatKind;
  readonly events: readonly unknown[];
}

/** How long each is looked at, in ms, at a normal pace. */
export const BEAT_TIME: Readonly<Record<BeatKind, number>> = {
  roll: 1000,
  reveal: 1200,
  blow: 750,
  gain: 700,
  scene: 2200,
};

/** Whether the picture is still the old one. */
export const isCause = ({ kind }: Beat): boolean => kind === 'roll' || kind === 'reveal';

/** More than this many are not looked at one by one. */
const MOST = 8;
/** Pictures side by side. */
const TOGETHER = 4;

const kindOf = (drama: Drama, event: unknown): BeatKind | undefined => drama[(event as { event: string }).event];

/** The beats of a step, in the order of its events; like ones that follow each other are one. */
export function beatsOf(drama: Drama, events: readonly unknown[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const kind = kindOf(drama, event);
    if (kind === undefined) continue;
    const last = beats.at(-1);
    if (last?.kind === kind && kind !== 'scene' && last.events.length < TOGETHER)
      beats[beats.length - 1] = { kind, events: [...last.events, event] };
    else beats.push({ kind, events: [event] });
  }
  return beats.length > MOST ? beats.slice(-MOST) : beats;
}
