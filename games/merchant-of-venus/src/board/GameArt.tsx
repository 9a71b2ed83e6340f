import { GamePicture } from '@starboard/board';
import { memo, useId } from 'react';
import { paintOf } from './palette.ts';
import { fieldSign, GoodSign, shipSign } from './Signs.tsx';
import { Gradients, SingleWorld } from './WorldArt.tsx';

/** This file needs neither the chart nor the rules: the home page shows it before a game is loaded. */

const LANE = 'M-20 330C90 250 120 150 250 180S420 330 520 250S600 120 670 100';
/** Fields along the lane: place and kind (blue, yellow, red, navigation). */
const STOPS = [
  [38, 284, 0],
  [100, 222, 1],
  [168, 178, 2],
  [330, 228, 0],
  [400, 266, 9],
  [466, 276, 1],
  [528, 244, 2],
  [584, 184, 0],
] as const;

export const GameArt = memo(() => {
  const art = useId();
  const rocket = paintOf('normal', 0);
  const saucer = paintOf('normal', 1);
  return (
    <GamePicture sky={['#0b1440', '#2a1450', '#07283a']}>
      <Gradients art={art} />
      <g transform="translate(196 92)">
        <SingleWorld id="GP" art={art} radius={82} />
      </g>
      <g transform="translate(506 110)">
        <SingleWorld id="WW" art={art} radius={54} />
      </g>
      <g transform="translate(110 362)">
        <SingleWorld id="JW" art={art} radius={74} />
      </g>
      <g transform="translate(560 356)">
        <SingleWorld id="DW" art={art} radius={62} />
      </g>
      <path d={LANE} fill="none" stroke="#26398a" strokeWidth="34" opacity="0.8" />
      <path d={LANE} fill="none" stroke="#9aa6d6" strokeWidth="4" strokeDasharray="10 8" />
      {STOPS.map(([x, y, kind]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(0.8)`}>
          {fieldSign(kind)}
        </g>
      ))}
      <g transform="translate(252 184) rotate(62) scale(1.7)">{shipSign(0, rocket.main, rocket.deep)}</g>
      <g transform="translate(610 70) scale(0.9)">{shipSign(1, saucer.main, saucer.deep)}</g>
      {[8, 10, 5].map((good, i) => (
        <g key={good} transform={`translate(${286 + i * 58} 352) scale(1.15)`}>
          <GoodSign good={good} category={i} />
        </g>
      ))}
    </GamePicture>
  );
});
