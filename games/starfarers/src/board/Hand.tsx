import { Grip, type LitMap, type Say } from '@starboard/board';
import { memo, useId } from 'react';
import { RESOURCES } from '../content/resources.ts';
import * as nouns from '../nouns.ts';
import { ResourceSign } from './Icons.tsx';
import { resourceColours } from './palette.ts';

/** A resource card: its sign over the ground it comes from. */
export const ResourceCard = memo(({ kind }: { kind: number }) => {
  const art = useId();
  const { body, light, dark } = resourceColours(kind);
  return (
    <svg className="sf-card-picture" viewBox="0 0 60 84" aria-hidden="true">
      <defs>
        <linearGradient id={art} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor={body} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <rect x="1.5" y="1.5" width="57" height="81" rx="8" fill={`url(#${art})`} stroke={light} strokeWidth="3" />
      <path d={GROUNDS[kind]} fill={light} fillOpacity="0.28" />
      <circle cx="30" cy="36" r="20" fill="#070c20" fillOpacity="0.5" />
      <g transform="translate(30 36) scale(1.5)" color={light}>
        <ResourceSign kind={kind} />
      </g>
    </svg>
  );
});

/** The lower edge of each card, by kind: ridges, waves, crystals, hills, towers. */
const GROUNDS = [
  'M3 66L14 56L24 66L36 52L46 64L57 57V76Q57 81 52 81H8Q3 81 3 76Z',
  'M3 62Q12 54 21 62T39 62T57 62V76Q57 81 52 81H8Q3 81 3 76Z',
  'M3 70L10 54L17 70L25 50L33 70L42 56L49 70L57 60V76Q57 81 52 81H8Q3 81 3 76Z',
  'M3 68Q18 52 33 66Q44 54 57 64V76Q57 81 52 81H8Q3 81 3 76Z',
  'M3 66H10V58H18V66H24V52H33V66H40V60H48V66H57V76Q57 81 52 81H8Q3 81 3 76Z',
];

/** The back of a card whose kind the viewer does not know. */
export const CardBack = memo(() => (
  <svg className="sf-card-picture" viewBox="0 0 60 84" aria-hidden="true">
    <rect x="1.5" y="1.5" width="57" height="81" rx="8" fill="#17214a" stroke="#7f95d6" strokeWidth="3" />
    <path d="M30 18L50 42L30 66L10 42Z" fill="none" stroke="#7f95d6" strokeWidth="2.5" />
    <circle cx="30" cy="42" r="6" fill="#7f95d6" />
  </svg>
));

interface HandProps {
  readonly cards: readonly number[];
  readonly lit: LitMap;
  readonly say: Say;
}

/** One's own cards by kind; kinds of which there are none stay to be seen and to be asked for. */
export function Hand({ cards, lit, say }: HandProps) {
  return (
    <div className="sf-hand">
      {RESOURCES.map((id, kind) => {
        const word = say({ key: `resource.${id}` });
        return (
          <Grip
            key={id}
            of={nouns.handCard.ref(kind)}
            lit={lit}
            name={`${cards[kind]} ${word}`}
            className={cards[kind] === 0 ? 'sf-card sf-none' : 'sf-card'}
          >
            <ResourceCard kind={kind} />
            <b className="sf-badge">{cards[kind]}</b> <span className="sf-word">{say({ key: `card-word.${id}` })}</span>
          </Grip>
        );
      })}
    </div>
  );
}
