import { capital, SignFrame } from '@starboard/board';
import type { ReactNode } from 'react';
import { CATEGORIES, FIELD_KINDS, MARKETS } from '../content/terms.ts';
import { paintOf } from './palette.ts';
import { Market, Shows } from './parts.tsx';
import { Drill, Flag, fieldSign, GoodSign, Head, Spaceport } from './Signs.tsx';
import type { Scene } from './scene.ts';

const EXAMPLES = [2, 0, 1];

/** All signs of the chart with what they mean. */
export function Legend({ scene }: { scene: Scene }) {
  const { say, palette, viewer } = scene;
  const paint = paintOf(palette, Math.max(0, viewer));
  const line = (key: string, sign: ReactNode, title: string, text?: string) => (
    <li key={key} className="mv-line">
      {sign}
      <span className="mv-what">
        <b>{capital(title)}</b>
        {text !== undefined && <small>{text}</small>}
      </span>
    </li>
  );
  const framed = (sign: ReactNode, reach = 30) => (
    <SignFrame size={34} reach={reach}>
      {sign}
    </SignFrame>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="mv-card-box mv-legend" aria-label={say({ key: 'board.signs' })} tabIndex={0}>
      <header>
        <b>{say({ key: 'board.signs' })}</b>
        <Shows what="close" name={say({ key: 'board.close' })} className="mv-button">
          ✕
        </Shows>
      </header>
      <ul className="mv-columns">
        {FIELD_KINDS.map((id, kind) =>
          line(id, framed(fieldSign(kind), 36), say({ key: `field-kind.${id}` }), say({ key: `explain.field.${id}` })),
        )}
        {line('port', framed(<Spaceport {...paint} />), say({ key: 'board.port' }), say({ key: 'explain.field.port' }))}
        {line('drill', framed(<Drill main={paint.main} />, 18), say({ key: 'board.event.drilling' }))}
        {line('mission', framed(<Flag main={paint.main} />, 22), say({ key: 'board.mission' }))}
        {line('passenger', framed(<Head rim={paint.main} />, 24), say({ key: 'board.finder.passenger' }))}
        {CATEGORIES.map((id, category) =>
          line(
            id,
            framed(<GoodSign good={EXAMPLES[category]} category={category} />, 26),
            say({ key: `category.${id}` }),
          ),
        )}
        {MARKETS.map((id, market) => line(id, <Market market={market} size={30} />, say({ key: `market.${id}` })))}
      </ul>
    </section>
  );
}
