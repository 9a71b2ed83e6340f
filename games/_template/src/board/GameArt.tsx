import { GamePicture } from '@starboard/board';
import { memo, useId } from 'react';

/** A comet over a small station: an inviting picture of the game, 16 by 10. */
export const GameArt = memo(() => {
  const art = useId();
  return (
    <GamePicture sky={['#0f4450', '#0c2c39', '#081322']}>
      <defs>
        <radialGradient id={`${art}head`} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#d9f4ff" />
          <stop offset="1" stopColor="#3a63c8" />
        </radialGradient>
        <radialGradient id={`${art}shine`}>
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset="0.35" stopColor="#ffd27a" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${art}tail`} x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" stopColor="#9fe8ff" />
          <stop offset="1" stopColor="#9fe8ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M400 120L48 300L78 340L430 210Z" fill={`url(#${art}tail)`} opacity="0.5" />
      <path d="M410 110L30 60L60 150L400 170Z" fill={`url(#${art}tail)`} opacity="0.35" />
      <circle cx="440" cy="150" r="94" fill={`url(#${art}shine)`} opacity="0.5" />
      <circle cx="440" cy="150" r="48" fill={`url(#${art}head)`} />
      <path d="M96 320l19-32 19 32-19 22z" fill="#d9f4ff" />
      <path d="M154 332l14-24 14 24-14 16z" fill="#ffc56b" />
      <path d="M54 342l13-21 13 21-13 14z" fill="#b9a2ff" />
      <g transform="translate(532 306)" fill="none" stroke="#cfd9ff" strokeWidth="6">
        <circle r="32" />
        <path d="M-54 0h108M0-54v108" strokeWidth="5" />
      </g>
    </GamePicture>
  );
});
