import { type Paint, PlayerMark, starPath, times } from '@starboard/board';
import { eventOf, ORBITAL_SQUARE, SECTORS, SQUARE_TRACK } from '../content/sectors.ts';
import { PULSAR_SPACES } from '../content/terms.ts';
import { hexPath, partPath, polar, R, type Spot } from './geometry.ts';
import { type SignName, SQUARE_MARKS, sign } from './Icons.tsx';
import { LEVEL, STAR_SCALE } from './levels.ts';
import { paintOf, RESOURCE_COLOURS } from './palette.ts';
import { FIRST_GUARD, Ship } from './Ships.tsx';

const GROUND = hexPath(R - 0.8);
const HALO = starPath(12, 34, 17);
const NEBULA_TINTS = ['#8a4fd0', '#3d63d6', '#b0428f'];

/** Gradients that all tiles share. */
export const TileDefs = ({ art }: { art: string }) => (
  <defs>
    <radialGradient id={`${art}ground`} cx="0.5" cy="0.42" r="0.7">
      <stop offset="0" stopColor="#1a2552" />
      <stop offset="1" stopColor="#0b1130" />
    </radialGradient>
    <radialGradient id={`${art}hole`}>
      <stop offset="0.36" stopColor="#000" />
      <stop offset="0.42" stopColor="#fff0cf" />
      <stop offset="0.56" stopColor="#ff8b3d" />
      <stop offset="1" stopColor="#7a2a08" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${art}nova`}>
      <stop offset="0" stopColor="#fff3d0" />
      <stop offset="0.4" stopColor="#ff9c4a" stopOpacity="0.9" />
      <stop offset="1" stopColor="#ff5a2a" stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${art}beam`}>
      <stop offset="0" stopColor="#dff6ff" />
      <stop offset="1" stopColor="#58b8ff" stopOpacity="0" />
    </radialGradient>
    {RESOURCE_COLOURS.map((colour, kind) => (
      <radialGradient key={colour} id={`${art}planet${kind}`} cx="0.35" cy="0.3" r="0.85">
        <stop offset="0" stopColor={colour} stopOpacity="0.75" />
        <stop offset="1" stopColor={colour} stopOpacity="0.12" />
      </radialGradient>
    ))}
  </defs>
);

/** What is printed on a tile before anything lies on it: space, and the event that it is. */
export const Ground = ({
  art,
  sector,
  turn,
  exploded,
}: {
  art: string;
  sector: number;
  turn: number;
  exploded: boolean;
}) => {
  const event = eventOf(sector);
  if (exploded)
    return (
      <>
        <path d={GROUND} fill="#1a1018" stroke="#6a3440" strokeWidth="1.6" />
        {[14, 25, 36].map((r, i) => (
          <circle
            key={r}
            r={r}
            fill="none"
            stroke={i % 2 === 0 ? '#8f4048' : '#6a3440'}
            strokeWidth="3"
            strokeDasharray={`${r * 0.9} ${r * 0.45}`}
          />
        ))}
        <circle r="4" fill="#ffe3c2" />
      </>
    );
  return (
    <>
      <path d={GROUND} fill={`url(#${art}ground)`} stroke="#2f3b70" strokeWidth="1.2" />
      {event === 'nebula' &&
        NEBULA_TINTS.map((tint, part) => (
          <path
            key={tint}
            d={partPath(part, turn, R - 1)}
            fill={tint}
            fillOpacity="0.42"
            stroke="#d9d4ff"
            strokeDasharray="4 3"
          />
        ))}
      {event === 'black-hole' && (
        <>
          <circle r="36" fill={`url(#${art}hole)`} />
          <ellipse
            rx="44"
            ry="9"
            fill="none"
            stroke="#ffcf8a"
            strokeOpacity="0.8"
            strokeWidth="2"
            transform="rotate(-12)"
          />
        </>
      )}
      {event === 'supernova' && (
        <>
          <path d={HALO} fill="#ff9c4a" fillOpacity="0.28" />
          <circle r="30" fill={`url(#${art}nova)`} />
        </>
      )}
      {event === 'pulsar' && (
        <>
          <path d="M-46 22L-5-3L5 3ZM46-22L5 3L-5-3Z" fill="#8fd6ff" fillOpacity="0.35" />
          <circle r="16" fill={`url(#${art}beam)`} />
        </>
      )}
    </>
  );
};

/** Where the squares of a tile lie: in one row, or in two. */
export function squareSpots(n: number): readonly Spot[] {
  const upper = n <= 3 ? n : Math.ceil(n / 2);
  return times(n, (i) => {
    const [at, of] = i < upper ? [i, upper] : [i - upper, n - upper];
    return { x: (at - (of - 1) / 2) * 18, y: n <= 3 ? -27 : i < upper ? -32 : -15.5 };
  });
}

/** Where the square of an Orbital lies. */
export const ORBITAL_SPOT: Spot = { x: 27, y: -10 };

/** Which resource a square is for; that of an Orbital takes money or science. */
export const squareKind = (sector: number, square: number): number =>
  square === ORBITAL_SQUARE ? 3 : SQUARE_TRACK[sector][square];

interface SquareProps {
  readonly art: string;
  readonly kind: number;
  readonly advanced: boolean;
  readonly orbital?: boolean;
  /** Whether there is room for the planet around it. */
  readonly planet?: boolean;
  /** The paint of the cube on it. */
  readonly cube: Paint | undefined;
}

/** A square on its planet, around the origin: an outline while it is empty, full of colour with a cube. */
export const Square = ({ art, kind, advanced, orbital = false, planet = true, cube }: SquareProps) => (
  <>
    {orbital ? (
      <ellipse rx="12" ry="6.4" transform="rotate(-20)" fill="none" stroke="#cfdcff" strokeWidth="1.6" />
    ) : (
      planet && <circle r="9.4" fill={`url(#${art}planet${kind})`} />
    )}
    <rect
      x="-6"
      y="-6"
      width="12"
      height="12"
      rx="3"
      fill={cube?.main ?? '#0a0f28'}
      stroke={cube?.light ?? RESOURCE_COLOURS[kind]}
      strokeWidth="1.5"
    />
    <path
      d={SQUARE_MARKS[kind]}
      fill={kind === 1 ? (cube?.ink ?? RESOURCE_COLOURS[kind]) : 'none'}
      stroke={cube?.ink ?? RESOURCE_COLOURS[kind]}
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    {advanced && (
      <path d={starPath(5, 4.2, 1.8)} transform="translate(6.4 -6.4)" fill="#fff" stroke="#060a1a" strokeWidth="0.8" />
    )}
  </>
);

/** A disc of a seat, 22 across, or a place for one. */
export const Disc = ({ paint, mark }: { paint: Paint | undefined; mark: string }) =>
  paint === undefined ? (
    <circle r="9" fill="none" stroke="#7f8cc4" strokeWidth="1.2" strokeDasharray="2.6 2.6" />
  ) : (
    <g transform="scale(0.95)">
      <PlayerMark paint={paint} mark={mark} />
    </g>
  );

const SPACE_SIGNS: readonly SignName[] = ['move', 'build', 'upgrade'];
/** EC-31.1: where the spaces of a pulsar lie. */
export const PULSAR_SPOTS: readonly Spot[] = PULSAR_SPACES.map((_, i) => ({ x: (i - 1) * 25, y: i === 1 ? -6 : 2 }));

/** The three spaces of a pulsar with their signs. */
export const Sockets = () =>
  PULSAR_SPOTS.map(({ x, y }, i) => (
    <g key={SPACE_SIGNS[i]} transform={`translate(${x} ${y})`} color="#d9efff">
      <circle r="10" fill="#071a33" stroke="#8fd6ff" strokeWidth="1.4" />
      <g transform="scale(0.62)">{sign(SPACE_SIGNS[i])}</g>
    </g>
  ));

/** Points that a tile brings, as a star with a number. */
export const PointStar = ({ points }: { points: number }) => (
  <>
    <path d={starPath(5, 10, 5)} fill="#ffb648" stroke="#3d2600" strokeWidth="0.8" />
    <text y="3.6" className="ec-star-text">
      {points}
    </text>
  </>
);

interface FaceProps {
  readonly art: string;
  readonly sector: number;
  readonly turn: number;
  readonly level: number;
}

/** The face of a tile that is not on the board yet: squares, points, what lies on it. */
export const Face = ({ art, sector, turn, level }: FaceProps) => {
  const { squares, points, id, discoveries, ancients, artifact, portal, event } = SECTORS[sector];
  const spots = squareSpots(squares.length);
  const extras: readonly SignName[] = [
    ...(discoveries > 0 && event !== 'nebula' ? (['discovery'] as const) : []),
    ...(artifact ? (['artifact'] as const) : []),
    ...(portal ? (['portal'] as const) : []),
  ];
  return (
    <>
      <Ground art={art} sector={sector} turn={turn} exploded={false} />
      {squares.map(({ advanced }, square) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares have no other name
        <g key={square} transform={`translate(${spots[square].x} ${spots[square].y})`}>
          <Square
            art={art}
            kind={squareKind(sector, square)}
            advanced={advanced}
            planet={level >= LEVEL.close}
            cube={undefined}
          />
        </g>
      ))}
      {event === 'pulsar' && <Sockets />}
      {points > 0 && (
        <g transform={`translate(-40 0) scale(${STAR_SCALE[level]})`}>
          <PointStar points={points} />
        </g>
      )}
      {extras.map((name, i) => (
        <Extra key={name} name={name} at={i} of={extras.length} scale={0.52} />
      ))}
      {ancients > 0 &&
        event !== 'nebula' &&
        times(ancients, (i) => (
          <g key={i} transform={`translate(${(i - (ancients - 1) / 2) * 20} 30) scale(0.8)`}>
            <Ship kind={FIRST_GUARD} paint={paintOf('normal', -1)} />
          </g>
        ))}
      {level >= LEVEL.close && (
        <text x="-21" y="-39.5" className="ec-number">
          {id}
        </text>
      )}
    </>
  );
};

const EXTRA_COLOURS: Partial<Readonly<Record<SignName, string>>> = {
  discovery: '#5fe0a0',
  artifact: '#ffe9b8',
  portal: '#d7a6ff',
  monolith: '#eef2ff',
};

/** One of the things that lie at the right corner of a tile. */
export const Extra = ({ name, at, of, scale }: { name: SignName; at: number; of: number; scale: number }) => (
  <g
    transform={`translate(42 ${(at - (of - 1) / 2) * 25 * scale}) scale(${scale})`}
    color={EXTRA_COLOURS[name] ?? '#fff'}
  >
    <circle r="12" fill="transparent" />
    {sign(name)}
  </g>
);

/** The three bright dots of a nebula: the ways between its parts. */
export const InnerGates = ({ turn }: { turn: number }) =>
  times(3, (i) => {
    const { x, y } = polar(30, -60 + 120 * i + 60 * turn);
    return <circle key={i} cx={x} cy={y} r="4.6" fill="#bff4ff" stroke="#06303f" strokeWidth="1" />;
  });
