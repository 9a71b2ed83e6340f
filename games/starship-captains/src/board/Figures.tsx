import { type Paint, starPath } from '@starboard/board';
import { memo } from 'react';
import { ARTIFACT_COLOURS } from '../content/tokens.ts';
import { ANDROID, CADET, colourOf, isCommander } from '../state.ts';
import { colourPath, sign } from './Icons.tsx';
import { INK, markOf, ROUTE_TINTS, tintOf } from './palette.ts';

/** Pieces and tokens, each drawn around the origin. */

/** A crew figure, 24 wide and 32 high: its colour is told by the shape on its chest, too; commanders wear a ring. */
export const Figure = memo(({ figure }: { figure: number }) => {
  if (figure === ANDROID)
    return (
      <g>
        <path d="M-10 15V8Q-10 3-4 3H4Q10 3 10 8V15Z" fill="#9fdcb9" stroke={INK} strokeWidth="1.4" />
        <g transform="translate(0 -5)">{sign('android')}</g>
      </g>
    );
  const colour = colourOf(figure);
  const { main, ink } = tintOf(colour);
  const skin = figure === CADET ? '#c9d2e8' : '#f2d9c2';
  return (
    <g>
      <path d="M-10.5 15V6Q-10.5-1 0-1Q10.5-1 10.5 6V15Z" fill={main} stroke={INK} strokeWidth="1.4" />
      <circle cy="-8" r="6.6" fill={skin} stroke={INK} strokeWidth="1.4" />
      {figure === CADET ? (
        <path d="M-7-10Q0-17 7-10L10-8.6H-7Z" fill="#8d99b8" stroke={INK} strokeWidth="1" />
      ) : (
        <path d="M-6.4-9.4Q0-15.5 6.4-9.4Q0-12-6.4-9.4Z" fill={INK} />
      )}
      {colour >= 0 && <path d={colourPath(colour)} transform="translate(0 7.6) scale(0.62)" fill={ink} />}
      {isCommander(figure) && (
        <>
          <path d="M-12.5 14.5H12.5" stroke="#ffe27a" strokeWidth="4.4" strokeLinecap="round" />
          <path d={starPath(5, 4.6, 2)} transform="translate(0 -15)" fill="#ffe27a" stroke={INK} strokeWidth="0.8" />
        </>
      )}
    </g>
  );
});

/** A mark of a colour: tinted disc with the shape of the colour. */
export const ColourMark = memo(({ colour }: { colour: number }) => {
  const { main, ink } = tintOf(colour);
  return (
    <>
      <circle r="10" fill={main} stroke={INK} strokeWidth="1.2" />
      <path d={colourPath(colour)} transform="scale(0.68)" fill={ink} />
    </>
  );
});

/** An artifact of two colours, 24 wide. */
export const Artifact = memo(({ kind }: { kind: number }) => {
  const [left, right] = ARTIFACT_COLOURS[kind];
  return (
    <>
      <path d="M0-12L-11-4L-7 10H0Z" fill={tintOf(left).main} />
      <path d="M0-12L11-4L7 10H0Z" fill={tintOf(right).main} />
      <path d="M0-12L11-4L7 10H-7L-11-4ZM0-12V10" fill="none" stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />
      <path d={colourPath(left)} transform="translate(-4.6 0.6) scale(0.36)" fill={INK} />
      <path d={colourPath(right)} transform="translate(4.6 0.6) scale(0.36)" fill={INK} />
    </>
  );
});

const PIRATE_SHAPES = [
  'M0-13L13 0L0 13L-13 0Z',
  'M-6.5-11.5H6.5L13 0L6.5 11.5H-6.5L-13 0Z',
  'M0-12A12 12 0 0 1 0 12A12 12 0 0 1 0-12Z',
] as const;

/** A pirate token: colour times 2, plus 1 if an android is the reward; below 0 it lies face down. */
export const Pirate = memo(({ pirate, reward = true }: { pirate: number; reward?: boolean }) => {
  const colour = pirate >> 1;
  if (pirate < 0)
    return (
      <>
        <circle r="12" fill="#3a4270" stroke="#9aa6d8" strokeWidth="1.6" />
        <path
          d="M-3.5-4A3.6 3.6 0 1 1 0 0.6V2.4M0 6.4h0"
          fill="none"
          stroke="#dfe5ff"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </>
    );
  return (
    <>
      <path
        d={PIRATE_SHAPES[colour]}
        fill="#16102b"
        stroke={ROUTE_TINTS[colour]}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g transform="translate(0 0.4) scale(0.66)">{sign('gainPirate')}</g>
      {reward && (
        <g transform="translate(10 9) scale(0.46)">
          <circle r="14" fill="#16102b" stroke={ROUTE_TINTS[colour]} strokeWidth="2.4" />
          {pirate % 2 === 1 ? (
            sign('android')
          ) : (
            <>
              <g transform="translate(-5 2) scale(0.75)">{sign('artifact')}</g>
              <g transform="translate(6 0) scale(0.75)">{sign('medal')}</g>
            </>
          )}
        </g>
      )}
    </>
  );
});

/** A ship from above, about 28 long, with the mark of its captain; flying to the right. */
export const ShipPiece = memo(({ paint, seat }: { paint: Paint; seat: number }) => (
  <>
    <path d="M-14-5L-19 0L-14 5Z" fill="#ffb03a" />
    <path
      d="M-13-4L-9-10H-2L6-5Q16-3 19 0Q16 3 6 5L-2 10H-9L-13 4Z"
      fill={paint.main}
      stroke={INK}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d={markOf(seat)} transform="translate(-2 0) scale(0.74)" fill={paint.ink} />
  </>
));

/** A triangle of the map: up it shows its number, down it waits. */
export const Triangle = memo(({ number, up }: { number: number; up: boolean }) => (
  <>
    <path
      d={up ? 'M0-12L13 9H-13Z' : 'M0 12L13-9H-13Z'}
      fill={up ? '#ffe9a8' : '#3a3550'}
      stroke={up ? '#6d5410' : '#9d96b8'}
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <text y={up ? 7 : 2} className={up ? 'sc-number' : 'sc-number sc-number-down'}>
      {number}
    </text>
  </>
));
