import { useId } from 'react';
import type { Dot } from '../content/chits.ts';
import { Chit } from './Chit.tsx';

interface ChitPictureProps {
  readonly chit: number;
  readonly dot: Dot;
  readonly name: string;
  readonly faceUp?: boolean;
  readonly size?: number;
}

/** A chit as a picture of its own. */
export function ChitPicture({ chit, dot, name, faceUp = true, size = 36 }: ChitPictureProps) {
  const art = useId();
  return (
    <svg className="sb-sign" width={size} height={size} viewBox="-28 -26 56 56" role="img" aria-label={name}>
      <defs>
        <linearGradient id={`${art}-plate`}>
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset="1" stopColor="#d9cfb4" />
        </linearGradient>
      </defs>
      <Chit art={art} dot={dot} chit={chit} faceUp={faceUp} />
    </svg>
  );
}
