import { memo } from 'react';
import { ASTEROID_GROUND, WORLDS } from './layout.ts';
import { DRAWINGS, Gradients, Planet } from './WorldArt.tsx';

/** The fog around the Nebula Habitat. */
const Nebula = ({ art }: { art: string }) => (
  <g>
    <circle cx="1705" cy="775" r="205" fill={`url(#${art}-nebula)`} />
    <path d="M1590 770Q1640 690 1720 720T1830 770Q1800 860 1700 850T1590 770Z" fill="#9a3fb8" opacity="0.22" />
    <path
      d="M1610 800Q1680 750 1740 790T1800 830"
      fill="none"
      stroke="#e59bff"
      strokeWidth="5"
      opacity="0.35"
      strokeLinecap="round"
    />
    <circle cx="1705" cy="752" r="42" fill="#5a1f6a" opacity="0.7" />
  </g>
);

/** The Generation Ship: a long hull in a turning wheel. */
const Hull = () => (
  <g transform="translate(1527 1088) rotate(-24)">
    <circle r="118" fill="#10183c" opacity="0.5" />
    <path d="M-62-12H36L66 0L36 12H-62L-72 0Z" fill="#77809f" stroke="#c7cfe8" strokeWidth="3" />
    <path d="M-46 0h0M-28 0h0M-10 0h0M8 0h0M26 0h0" stroke="#ffd98a" strokeWidth="7" strokeLinecap="round" />
    <ellipse cx="-8" rx="15" ry="46" fill="none" stroke="#dfe5fa" strokeWidth="6" />
  </g>
);

const Rocks = () => (
  <g>
    <path d={ASTEROID_GROUND} fill="#3a3128" stroke="#3a3128" strokeWidth="74" strokeLinejoin="round" opacity="0.38" />
    <path
      d="M430 1420h0M560 1290h0M640 1450h0M720 1300h0M850 1360h0M500 1500h0M770 1480h0M690 1240h0M880 1250h0"
      stroke="#6b5d4f"
      strokeWidth="13"
      strokeLinecap="round"
      opacity="0.75"
    />
  </g>
);

/** All worlds, which never change. */
export const Worlds = memo(({ art }: { art: string }) => (
  <g className="mv-worlds">
    <Gradients art={art} />
    <Nebula art={art} />
    <Rocks />
    <Hull />
    {WORLDS.map((world) => {
      const drawing = DRAWINGS[world.id];
      return drawing === undefined ? null : <Planet key={world.id} world={world} drawing={drawing} art={art} />;
    })}
  </g>
));
