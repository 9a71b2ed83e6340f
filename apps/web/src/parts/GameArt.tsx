import { useLoaded } from '../app/useLoaded.ts';
import { loadPicture } from '../games/registry.ts';

/** A picture for the card of a game. */
export function GameArt({ game }: { game: string }) {
  const { value: own } = useLoaded(`picture ${game}`, async () => await loadPicture(game));
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
  const [light, deep] = SKIES[hash(game) % SKIES.length];
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
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <radialGradient id={`${id}-ice`} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#d9f4ff" />
          <stop offset="1" stopColor="#3a63c8" />
        </radialGradient>
      </defs>
      <rect width="400" height="220" fill={`url(#${id}-sky)`} />
      <Stars seed={game} />
      <circle cx="290" cy="120" r="60" fill={`url(#${id}-ice)`} />
    </svg>
  );
}

const SKIES = [
  ['#2a2f7a', '#0b0f28'],
  ['#123a5e', '#0a1024'],
  ['#3b2166', '#0d0b24'],
  ['#0f4450', '#081322'],
  ['#4a2244', '#120b20'],
] as const;

function hash(text: string): number {
  let value = 7;
  for (const char of text) value = (Math.imul(value, 31) + char.charCodeAt(0)) >>> 0;
  return value;
}

/** The same stars for the same game. */
function Stars({ seed, count = 60 }: { seed: string; count?: number }) {
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
