import { handle, type LitState } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import { PLANETS, RESOURCES, type Resource } from '../content/index.ts';
import { Chit, SmallBack } from './Chit.tsx';
import { Lit } from './handle.tsx';
import { ResourceSign } from './Icons.tsx';
import { besideSun, SUNWARD, towardsSun } from './layout.ts';
import { resourceColours } from './palette.ts';

const round = (art: string, radius = 41): ReactNode => <circle r={radius} fill={`url(#${art}-night)`} />;

interface Looks {
  /** The body, drawn upright. */
  readonly body: (art: string) => ReactNode;
  /** The night side, which the planet turns away from its sun. */
  readonly night: (art: string) => ReactNode;
  /** What lies in front of it all. */
  readonly front?: ReactNode;
}

const CRATERS = [
  [-19, -16, 8],
  [17, -22, 6],
  [24, 9, 9],
  [-25, 13, 6],
  [-4, 27, 8],
  [6, -33, 3.5],
] as const;

const ROCK = 'M-8-42L12-41L27-33L39-20L42-2L36 17L30 30L13 40L-7 42L-25 34L-37 21L-42 3L-38-17L-27-32Z';
const CRYSTAL = 'M0-44L24-34L42-11L38 16L20 38L-8 44L-32 31L-43 6L-36-22L-18-38Z';

/** One look for each resource: outline and pattern differ, not only the hue. */
const LOOKS: Readonly<Record<Resource, Looks>> = {
  ore: {
    body: (art) => (
      <>
        <path d={ROCK} fill={`url(#${art}-ore)`} stroke="#3a140a" strokeWidth="1.5" strokeLinejoin="round" />
        {CRATERS.map(([x, y, r]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={r} fill="#5a2413" fillOpacity="0.85" />
            <path
              d={`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}`}
              fill="none"
              stroke="#f0b48c"
              strokeOpacity="0.7"
              strokeWidth="1.4"
            />
          </g>
        ))}
      </>
    ),
    night: (art) => round(art, 42),
  },
  fuel: {
    body: (art) => (
      <g clipPath={`url(#${art}-globe)`}>
        <circle r="41" fill={`url(#${art}-fuel)`} />
        <g transform="rotate(-14)" fill="none">
          <path d="M-44-27Q0-20 44-27" stroke="#fff0c2" strokeOpacity="0.8" strokeWidth="6" />
          <path d="M-44-14Q0-6 44-14" stroke="#9c5410" strokeOpacity="0.85" strokeWidth="8" />
          <path d="M-44 2Q0 11 44 2" stroke="#ffdc85" strokeOpacity="0.8" strokeWidth="6" />
          <path d="M-44 15Q0 24 44 15" stroke="#a9600f" strokeOpacity="0.85" strokeWidth="9" />
          <path d="M-44 30Q0 38 44 30" stroke="#ffe9b0" strokeOpacity="0.6" strokeWidth="5" />
          <ellipse cx="24" cy="17" rx="9" ry="5" fill="#7b3405" stroke="#ffd27a" strokeWidth="1.5" />
        </g>
      </g>
    ),
    night: (art) => round(art),
  },
  carbon: {
    body: (art) => (
      <>
        <path d={CRYSTAL} fill={`url(#${art}-carbon)`} stroke="#9fd0ff" strokeWidth="1.6" strokeLinejoin="round" />
        <path
          d="M0-44L-4-14L24-34ZM42-11L16-2L38 16ZM-8 44L-2 16L-32 31ZM-43 6L-18-4L-36-22Z"
          fill="#a8d6ff"
          fillOpacity="0.33"
        />
        <path
          d="M24-34L-4-14L42-11ZM20 38L-2 16L38 16ZM-32 31L-18-4L-43 6ZM-18-38L-18-4L-36-22Z"
          fill="#040a1d"
          fillOpacity="0.42"
        />
        <path
          d="M0-44L-4-14L-18-38M-4-14L24-34M-4-14L42-11L16-2L38 16L-2 16L20 38M-2 16L-8 44M-2 16L-32 31L-18-4L-43 6M-18-4L-36-22M-18-4L-4-14L16-2L-2 16L-18-4L-18-38"
          fill="none"
          stroke="#b7dcff"
          strokeOpacity="0.55"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </>
    ),
    night: (art) => <path d={CRYSTAL} fill={`url(#${art}-night)`} fillOpacity="0.75" />,
  },
  food: {
    body: (art) => (
      <>
        <circle r="44.5" fill="none" stroke="#9dffc0" strokeOpacity="0.45" strokeWidth="2.5" />
        <g clipPath={`url(#${art}-globe)`}>
          <circle r="41" fill="#1d7fa8" />
          <path
            d="M-45-20C-30-40-8-38-4-27C-2-18-14-16-12-6C-10 4-26 8-32 0C-36-6-44-4-45-20Z"
            fill={`url(#${art}-food)`}
          />
          <path d="M8-44C22-46 44-30 45-8C36-2 28-10 22-18C14-20 4-30 8-44Z" fill={`url(#${art}-food)`} />
          <path d="M-24 44C-26 28-10 14 6 18C16 12 34 12 42 20C36 38 10 46-24 44Z" fill={`url(#${art}-food)`} />
          <path
            d="M-38 16Q-24 8-10 14M2-30Q16-36 30-26M12 32Q26 26 38 30"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.65"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      </>
    ),
    night: (art) => round(art),
  },
  goods: {
    body: (art) => (
      <>
        <path
          d="M-46 0A46 13 0 0 1 46 0"
          transform="rotate(-20)"
          fill="none"
          stroke="#f3c9ff"
          strokeOpacity="0.6"
          strokeWidth="5"
        />
        <g clipPath={`url(#${art}-moon)`}>
          <circle r="32" fill={`url(#${art}-goods)`} />
          <path
            d="M-30-16H30M-34-6H34M-34 6H34M-30 16H30M-20-32V32M-8-32V32M8-32V32M20-32V32"
            stroke="#2b0a4a"
            strokeOpacity="0.6"
            strokeWidth="1.2"
          />
          <path d={LIGHTS} stroke="#ffe9a8" strokeWidth="3.2" strokeLinecap="round" />
        </g>
      </>
    ),
    night: (art) => round(art, 32),
    front: (
      <g transform="rotate(-20)" fill="none" strokeLinecap="round">
        <path d="M46 0A46 13 0 0 1-46 0" stroke="#2b0a4a" strokeWidth="8" strokeOpacity="0.6" />
        <path d="M46 0A46 13 0 0 1-46 0" stroke="#f7d9ff" strokeWidth="5" />
        <path d="M42 3A42 11 0 0 1-42 3" stroke="#9c4fc4" strokeWidth="1.2" />
      </g>
    ),
  },
};

const LIGHTS =
  'M-25-11h0M-14-21h0M-13-1h0M-25 11h0M13-25h0M14-11h0M26-1h0M25 11h0M-14 22h0M13 22h0M-2-26h0M2 26h0M2-11h0M-3 11h0';

const Body = memo(({ kind, art, degrees }: { kind: number; art: string; degrees: number }) => {
  const { body, night, front } = LOOKS[RESOURCES[kind]];
  return (
    <>
      {body(art)}
      <g transform={`rotate(${degrees})`}>{night(art)}</g>
      {front}
    </>
  );
});

interface PlanetProps {
  readonly art: string;
  readonly planet: number;
  readonly chit: number;
  readonly faceUp: boolean;
  readonly lit: LitState;
  readonly name: string;
  /** It has just produced. */
  readonly producing: boolean;
}

export const Planet = memo(({ art, planet, chit, faceUp, lit, name, producing }: PlanetProps) => {
  const { id, x, y, resource, dot } = PLANETS[planet];
  const chitSpot = towardsSun(planet, 8);
  const signSpot = towardsSun(planet, -28);
  const backSpot = besideSun(planet, 22);
  return (
    <g transform={`translate(${x} ${y})`} className="sf-planet" {...handle(id, lit, name)}>
      {producing && <circle r="49" className="sf-producing" stroke={resourceColours(resource).glow} />}
      <Body kind={resource} art={art} degrees={SUNWARD[planet].degrees} />
      <g transform={`translate(${signSpot.x} ${signSpot.y})`} color={resourceColours(resource).light}>
        <circle r="12" fill="#070c20" fillOpacity="0.86" stroke="currentColor" strokeWidth="1.3" />
        <g transform="scale(0.82)">
          <ResourceSign kind={resource} />
        </g>
      </g>
      <g transform={`translate(${chitSpot.x} ${chitSpot.y})`}>
        <Chit art={art} dot={dot} chit={chit} faceUp={faceUp} />
        {chit >= 0 && !faceUp && (
          <g transform={`translate(${backSpot.x} ${backSpot.y})`}>
            <SmallBack dot={dot} />
          </g>
        )}
      </g>
      <Lit lit={lit} radius={46} />
    </g>
  );
});
