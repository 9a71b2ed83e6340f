import { type Paint, times } from '@starboard/board';
import { memo } from 'react';
import { CANNON, DRIVE, FREIGHT_RING, UPGRADE_MAX } from '../content/building.ts';
import { markOf } from './palette.ts';

const EDGE = '#060a1a';
const SLOT = {
  fill: 'none',
  stroke: '#9db2e6',
  strokeOpacity: 0.6,
  strokeWidth: 1.3,
  strokeDasharray: '3 2.6',
} as const;

/** A nozzle with its flame; an empty place shows as an outline. */
function Drive({ i, built }: { i: number; built: boolean }) {
  const y = 25 + i * 14;
  const nozzle = `M64 ${y - 4}L46 ${y - 6}V${y + 6}L64 ${y + 4}Z`;
  if (!built) return <path d={nozzle} {...SLOT} />;
  return (
    <>
      <path
        d={`M46 ${y - 5}Q22 ${y - 4} 8 ${y}Q22 ${y + 4} 46 ${y + 5}Z`}
        fill="#3fc8ff"
        fillOpacity="0.55"
        className="sf-flame"
      />
      <path d={`M46 ${y - 3}Q30 ${y - 2} 22 ${y}Q30 ${y + 2} 46 ${y + 3}Z`} fill="#e9fbff" />
      <path d={nozzle} fill="#c7d0e4" stroke={EDGE} strokeWidth="1.4" strokeLinejoin="round" />
      <path d={`M52 ${y - 5}V${y + 5}`} stroke="#6a7694" strokeWidth="1.6" />
    </>
  );
}

/** Three barrels above and three below. */
function Cannon({ i, built }: { i: number; built: boolean }) {
  const x = [212, 231, 250][Math.floor(i / 2)];
  const y = [24, 27, 36][Math.floor(i / 2)];
  const barrel = 'M-5-5H3L5-3H25V3H5L3 5H-5Z';
  const place = i % 2 === 0 ? `translate(${x} ${y})` : `translate(${x} ${120 - y}) scale(1 -1)`;
  return (
    <g transform={place}>
      {built ? (
        <>
          <path d="M-5 4L-7 10H7L5 4Z" fill="#6a7694" stroke={EDGE} strokeWidth="1.2" />
          <path d={barrel} fill="#e26a5a" stroke={EDGE} strokeWidth="1.4" strokeLinejoin="round" />
          <path d="M20-3V3" stroke="#ffd0c4" strokeWidth="2" />
        </>
      ) : (
        <path d={barrel} {...SLOT} />
      )}
    </g>
  );
}

const ringX = (i: number): number => 102 + i * 22;

/** A ring around the hull: its far half is drawn before the hull, its near half after it. */
function FreightRing({ i, near }: { i: number; near: boolean }) {
  const x = ringX(i);
  const half = near ? `M${x} 18A8 42 0 0 0 ${x} 102` : `M${x} 18A8 42 0 0 1 ${x} 102`;
  return (
    <>
      <path d={half} fill="none" stroke={EDGE} strokeWidth="8" strokeLinecap="round" />
      <path d={half} fill="none" stroke={near ? '#ffc861' : '#8d6a25'} strokeWidth="5.2" strokeLinecap="round" />
      {near && <path d={`M${x - 7} 46V74`} stroke="#fff2cf" strokeWidth="1.8" strokeLinecap="round" />}
    </>
  );
}

const EmptyRing = ({ i }: { i: number }) => <ellipse cx={ringX(i)} cy="60" rx="8" ry="42" {...SLOT} />;

const FAME_SHOWN = 9;

/** Fame rings on the spire, in pairs: two are worth a point. */
const FameRing = ({ i }: { i: number }) => {
  const x = 284 + Math.floor(i / 2) * 12 + (i % 2) * 4.6;
  return <ellipse cx={x} cy="60" rx="2.4" ry={10 - i * 0.5} fill="none" stroke="#ffe27a" strokeWidth="2.6" />;
};

export interface MothershipProps {
  readonly paint: Paint;
  readonly colour: number;
  readonly drives: number;
  readonly cannons: number;
  readonly freightRings: number;
  readonly fame: number;
}

const HULL = 'M74 34L196 27C240 27 264 46 282 60C264 74 240 93 196 93L74 86Z';

/** A mothership within 340 by 120 units, its nose to the right; upgrades that are still to come show as outlines. */
export const MothershipShape = memo(({ paint, colour, drives, cannons, freightRings, fame }: MothershipProps) => (
  <>
    {times(freightRings, (i) => (
      <FreightRing key={i} i={i} near={false} />
    ))}
    {times(UPGRADE_MAX[DRIVE], (i) => (
      <Drive key={i} i={i} built={i < drives} />
    ))}
    {times(UPGRADE_MAX[CANNON], (i) => (
      <Cannon key={i} i={i} built={i < cannons} />
    ))}
    <path d="M276 57L336 59.4V60.6L276 63Z" fill="#c7d0e4" stroke={EDGE} strokeWidth="1" />
    <path d="M64 20H74L86 32V88L74 100H64Z" fill={paint.deep} stroke={EDGE} strokeWidth="1.8" strokeLinejoin="round" />
    <path d={HULL} fill="#e6ebf7" stroke={EDGE} strokeWidth="2" strokeLinejoin="round" />
    <path d="M74 62L282 60C264 74 240 93 196 93L74 86Z" fill="#8e9bbd" />
    <path d="M74 50L236 46Q262 52 276 60Q262 68 236 74L74 70Z" fill={paint.main} stroke={EDGE} strokeWidth="1" />
    <path d="M74 50L236 46Q256 50 268 55L74 57Z" fill={paint.light} fillOpacity="0.75" />
    <path
      d="M92 34V86M114 32V88M136 31V89M158 29.5V90M180 28.5V91"
      stroke="#5b688c"
      strokeOpacity="0.35"
      strokeWidth="1"
    />
    <circle cx="236" cy="60" r="12.5" fill="#0d1636" stroke="#e6ebf7" strokeWidth="2" />
    <path d={markOf(colour)} transform="translate(236 60) scale(1.05)" fill={paint.main} />
    {times(UPGRADE_MAX[FREIGHT_RING] - freightRings, (i) => (
      <EmptyRing key={i} i={freightRings + i} />
    ))}
    {times(freightRings, (i) => (
      <FreightRing key={i} i={i} near={true} />
    ))}
    {times(Math.min(fame, FAME_SHOWN), (i) => (
      <FameRing key={i} i={i} />
    ))}
  </>
));
