import { homeSeat, type Say, type Telling } from '@starboard/board';
import type { OpenDecision } from '@starboard/kernel';
import type { Seen } from '../view.ts';
import { GlyphRow } from './effects.tsx';
import { told } from './tellings.ts';

/** What is told of a thing to whoever touches `?` and then the thing, with what its signs mean. */
export function tellingOf(
  seen: Seen,
  viewer: number,
  ref: string,
  { say, decisions }: { readonly say: Say; readonly decisions: readonly OpenDecision[] },
): Telling<string> | undefined {
  const telling = told({ seen, viewer, seat: homeSeat(viewer), say, decisions }, ref.replace(/^stat:/, ''));
  if (telling === undefined) return undefined;
  const signs = telling.signs.map(({ glyphs, text }) => ({
    text,
    picture: (
      <svg width="40" height="22" viewBox="-20 -11 40 22" aria-hidden="true">
        <GlyphRow glyphs={glyphs} x={0} y={0} wide={38} high={20} />
      </svg>
    ),
  }));
  return { ...telling, signs };
}
