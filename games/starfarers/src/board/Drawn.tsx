import { memo } from 'react';
import type { StarfarersEvent } from '../events.ts';
import { phrases } from '../text/phrases.ts';
import { artOf } from './EventArt.tsx';
import type { Say } from './names.ts';

export interface DrawnProps {
  /** What happened in the last step, as the viewer may know it. */
  readonly events: readonly unknown[];
  readonly say: Say;
  readonly names: readonly string[];
  readonly motion: boolean;
}

/** More than these at once nobody reads. */
const SHOWN = 4;

/** What just fell: dice, balls, a card, a chit, each with its sentence. Nothing where nothing fell. */
export const Drawn = memo(({ events, say, motion }: DrawnProps) => {
  const fallen = (events as readonly StarfarersEvent[]).flatMap((event, i) => {
    const art = artOf(event, say);
    return art === undefined ? [] : [{ key: `${i} ${event.event}`, art, words: say(phrases.event(event)) }];
  });
  if (fallen.length === 0) return null;
  return (
    <div className="sf-drawn" data-motion={motion ? 'on' : 'off'}>
      {fallen.slice(-SHOWN).map(({ key, art, words }) => (
        <figure key={key}>
          {art}
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
});
