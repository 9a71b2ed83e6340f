import type { ReactNode } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { loadPicture } from '../games/registry.ts';

/** A picture for the card of a game: one that is drawn here, or else the game's own. */
export function GameArt({ game }: { game: string }) {
  const { value: own } = useLoaded(`picture ${game}`, async () =>
    Object.hasOwn(ART, game) ? undefined : await loadPicture(game),
  );
  if (own === undefined) return <Sky game={game} />;
  return (
    <div className="art">
      <own.GameArt />
    </div>
  );
}

/** A game without a picture gets a sky, drawn from its id. */
function Sky({ game }: { game: string }) {
  const id = `art-${game}`;
  return (
    <svg
      className="art"
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={skyOf(game)[0]} />
          <stop offset="1" stopColor={skyOf(game)[1]} />
        </linearGradient>
        <radialGradient id={`${id}-ore`} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#ffb98a" />
          <stop offset="1" stopColor="#9c2f2f" />
        </radialGradient>
        <radialGradient id={`${id}-food`} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#c9f7b5" />
          <stop offset="1" stopColor="#1f7a5a" />
        </radialGradient>
        <radialGradient id={`${id}-ice`} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#d9f4ff" />
          <stop offset="1" stopColor="#3a63c8" />
        </radialGradient>
        <radialGradient id={`${id}-sun`}>
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset="0.35" stopColor="#ffd27a" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-tail`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#9fe8ff" />
          <stop offset="1" stopColor="#9fe8ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill={`url(#${id}-sky)`} />
      <Stars seed={game} />
      {ART[game]?.(id) ?? <circle cx="290" cy="120" r="60" fill={`url(#${id}-ice)`} />}
    </svg>
  );
}

const ART: Readonly<Record<string, (id: string) => ReactNode>> = {
  /** A system of three planets around its sun, a lane of points, and a ship on its way. */
  starfarers: (id) => (
    <>
      <circle cx="285" cy="104" r="92" fill={`url(#${id}-sun)`} opacity="0.75" />
      <g
        stroke="#9db4ff"
        strokeOpacity="0.45"
        strokeWidth="1.500"
        strokeDasharray="1 9"
        strokeLinecap="round"
        fill="none"
      >
        <path d="M20 196 L92 154 L164 196 M92 154 V70 L164 28 L236 70" />
      </g>
      <circle cx="250" cy="72" r="46" fill={`url(#${id}-ore)`} />
      <path d="M206 66c24 10 66 8 88-8" stroke="#ffdcb5" strokeOpacity="0.4" strokeWidth="6" fill="none" />
      <circle cx="334" cy="86" r="40" fill={`url(#${id}-food)`} />
      <path d="M298 96c18-14 48-16 72-4" stroke="#e4ffd4" strokeOpacity="0.4" strokeWidth="5" fill="none" />
      <circle cx="286" cy="150" r="44" fill={`url(#${id}-ice)`} />
      <ellipse
        cx="286"
        cy="150"
        rx="70"
        ry="14"
        fill="none"
        stroke="#cfe4ff"
        strokeWidth="4"
        strokeOpacity="0.8"
        transform="rotate(-18 286 150)"
      />
      <g transform="translate(104 150) rotate(-32)">
        <path
          d="M-92 0 C-60 -7 -40 -8 -26 -6 L-26 6 C-40 8 -60 7 -92 0z"
          fill={`url(#${id}-tail)`}
          opacity="0.8"
          transform="scale(-1 1) translate(118 0)"
        />
        <path d="M-28 0 C-20 -16 16 -20 44 0 C16 20 -20 16 -28 0z" fill="#f4f7ff" />
        <path d="M-10 -10 L-30 -26 L-22 -6z M-10 10 L-30 26 L-22 6z" fill="#ffc56b" />
        <circle cx="14" cy="0" r="6" fill="#2b3a78" />
      </g>
    </>
  ),
  /** A comet over a small station. */
  template: (id) => (
    <>
      <path d="M268 84 L30 176 L60 186z" fill={`url(#${id}-tail)`} opacity="0.55" transform="rotate(180 149 130)" />
      <path
        d="M250 96 L20 20 L120 34 L258 78z"
        fill={`url(#${id}-tail)`}
        opacity="0.35"
        transform="rotate(180 140 56)"
      />
      <circle cx="276" cy="92" r="58" fill={`url(#${id}-sun)`} opacity="0.5" />
      <circle cx="276" cy="92" r="30" fill={`url(#${id}-ice)`} />
      <g fill="#d9f4ff">
        <path d="M60 182l12-20 12 20-12 14z" />
        <path d="M96 190l9-15 9 15-9 10z" fill="#ffc56b" />
        <path d="M34 196l8-13 8 13-8 9z" fill="#b9a2ff" />
      </g>
      <g transform="translate(332 176)" fill="none" stroke="#cfd9ff" strokeWidth="4">
        <circle r="20" />
        <path d="M-34 0h68M0 -34v68" strokeWidth="3" />
      </g>
    </>
  ),
};

function skyOf(game: string): readonly [string, string] {
  const SKIES = [
    ['#2a2f7a', '#0b0f28'],
    ['#123a5e', '#0a1024'],
    ['#3b2166', '#0d0b24'],
    ['#0f4450', '#081322'],
    ['#4a2244', '#120b20'],
  ] as const;
  return SKIES[game === 'starfarers' ? 0 : hash(game) % SKIES.length];
}

function hash(text: string): number {
  let value = 7;
  for (const char of text) value = (Math.imul(value, 31) + char.charCodeAt(0)) >>> 0;
  return value;
}

/** The same stars for the same game. */
export function Stars({ seed, count = 60 }: { seed: string; count?: number }) {
  let value = hash(seed);
  const next = () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value / 2 ** 32;
  };
  const stars = Array.from({ length: count }, () => ({ x: next() * 400, y: next() * 220, r: 0.4 + next() ** 4 * 1.8 }));
  return (
    <g fill="#fff">
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} opacity={0.35 + r / 3} />
      ))}
    </g>
  );
}
