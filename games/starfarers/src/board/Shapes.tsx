import type { Paint } from '@starboard/board';
import { TRADE_SHIP } from '../content/building.ts';
import { markOf } from './palette.ts';

/** The pieces of a player, drawn around the origin. */

const EDGE = '#060a1a';

export interface ShapeProps {
  readonly paint: Paint;
  /** The colour of the owner, for its mark; -1 for nobody's. */
  readonly colour: number;
}

const Mark = ({ paint, colour, scale = 1 }: ShapeProps & { scale?: number }) =>
  colour < 0 ? null : <path d={markOf(colour)} fill={paint.ink} transform={`scale(${scale})`} />;

/** A dome on its ground. */
export const Colony = ({ paint, colour }: ShapeProps) => (
  <>
    <path d="M-19 12H19L15 19H-15Z" fill={paint.deep} stroke={EDGE} strokeWidth="2" strokeLinejoin="round" />
    <path d="M-17 12A17 21 0 0 1 17 12Z" fill={paint.main} stroke={EDGE} strokeWidth="2.2" />
    <path d="M-12 3A13 15 0 0 1-1-6" fill="none" stroke={paint.light} strokeWidth="3" strokeLinecap="round" />
    <g transform="translate(1 4)">
      <Mark paint={paint} colour={colour} scale={0.95} />
    </g>
  </>
);

/** A colony within the ring of a spaceport. */
export const Spaceport = ({ paint, colour }: ShapeProps) => (
  <>
    <path d="M-26 6A26 10 0 0 1 26 6" fill="none" stroke={EDGE} strokeWidth="8" />
    <path d="M-26 6A26 10 0 0 1 26 6" fill="none" stroke={paint.deep} strokeWidth="4.6" />
    <g transform="translate(0 -5)">
      <Colony paint={paint} colour={colour} />
      <path d="M0-9V-17" stroke={paint.light} strokeWidth="2" />
      <circle cy="-18" r="2.6" fill={paint.light} />
    </g>
    <path d="M-26 6A26 10 0 0 0 26 6" fill="none" stroke={EDGE} strokeWidth="8.5" strokeLinecap="round" />
    <path d="M-26 6A26 10 0 0 0 26 6" fill="none" stroke={paint.light} strokeWidth="4.8" strokeLinecap="round" />
    <path
      d="M-21 11.5h0M-11 14.6h0M0 15.7h0M11 14.6h0M21 11.5h0"
      stroke={paint.deep}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

/** A module between two sails. */
export const Station = ({ paint, colour }: ShapeProps) => (
  <>
    <path d="M-24-8H-13V8H-24ZM13-8H24V8H13Z" fill={paint.light} stroke={EDGE} strokeWidth="2" />
    <path d="M-18.5-8V8M18.5-8V8M-24 0H-13M13 0H24" stroke={paint.deep} strokeWidth="1.2" />
    <path d="M-8-14H8L15 0L8 14H-8L-15 0Z" fill={paint.main} stroke={EDGE} strokeWidth="2.2" strokeLinejoin="round" />
    <path d="M-6-10.5H5" stroke={paint.light} strokeWidth="2.6" strokeLinecap="round" />
    <Mark paint={paint} colour={colour} />
  </>
);

/** A round hull that carries a dome. */
export const ColonyShip = ({ paint, colour }: ShapeProps) => (
  <>
    <path d="M-6 20L0 31L6 20Z" fill="#7fe3ff" fillOpacity="0.85" />
    <path
      d="M0-27C12-20 16-6 14 7L21 21L9 17L0 22L-9 17L-21 21L-14 7C-16-6-12-20 0-27Z"
      fill={paint.main}
      stroke={EDGE}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M-4-20C-9-14-11-6-10 3" fill="none" stroke={paint.light} strokeWidth="2.8" strokeLinecap="round" />
    <g transform="translate(0 -9)">
      <Mark paint={paint} colour={colour} scale={0.9} />
    </g>
  </>
);

/** A square freighter with containers on both sides. */
export const TradeShip = ({ paint, colour }: ShapeProps) => (
  <>
    <path d="M-6 20L-3 29L0 20ZM0 20L3 29L6 20Z" fill="#7fe3ff" fillOpacity="0.85" />
    <path
      d="M-24-11H-8V15H-24ZM8-11H24V15H8Z"
      fill={paint.deep}
      stroke={EDGE}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M-24-2H-8M-24 6H-8M8-2H24M8 6H24" stroke={paint.light} strokeWidth="2" />
    <path
      d="M-9-18L0-27L9-18V17L5 21H-5L-9 17Z"
      fill={paint.main}
      stroke={EDGE}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M-5-16V-8" stroke={paint.light} strokeWidth="2.6" strokeLinecap="round" />
    <g transform="translate(0 -9)">
      <Mark paint={paint} colour={colour} scale={0.85} />
    </g>
  </>
);

/** The ball that tells the transporters of a player apart. */
export const Ball = ({ number }: { number: number }) => (
  <>
    <circle r="9.5" fill="#fdfdff" stroke={EDGE} strokeWidth="1.8" />
    <text className="sf-count" y="5.6" fill="#10152b">
      {number}
    </text>
  </>
);

export const ShipShape = ({ kind, paint, colour, number }: ShapeProps & { kind: number; number: number }) => (
  <>
    {kind === TRADE_SHIP ? <TradeShip paint={paint} colour={colour} /> : <ColonyShip paint={paint} colour={colour} />}
    <g transform="translate(0 8)">
      <Ball number={number} />
    </g>
  </>
);
