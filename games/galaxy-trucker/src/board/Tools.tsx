import {
  type Box,
  handle,
  LitBox,
  type LitMap,
  litState,
  type Palette,
  picture,
  type Say,
  times,
} from '@starboard/board';
import { isIn } from '@starboard/kernel';
import { memo, type ReactNode } from 'react';
import { PILES, SECRET_PILE, STASH as STASH_PLACES } from '../content/tables.ts';
import { TURNS } from '../state.ts';
import type { Seen } from '../view.ts';
import { CARD_HEIGHT, CARD_WIDTH, CardBack } from './Card.tsx';
import { turnedName } from './names.ts';
import { INK, markOf, paintOf } from './palette.ts';
import { HAND, numberRef, pileRef, STACK, STASH, TIMER, tileRef, turnRef } from './refs.ts';
import { Count } from './Shelf.tsx';
import { FACE_DOWN, hasStack, stashOf } from './seen.ts';
import { Tile, TileBack } from './Tile.tsx';
import { turnedTile } from './turning.ts';

/** What lies between the ship and the warehouse while everybody builds. */

interface ToolsProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly art: string;
  readonly lit: LitMap;
  readonly say: Say;
  readonly palette: Palette;
  readonly names: readonly string[];
  readonly box: Box;
  /** The turn that was chosen for the tile in hand, or -1. */
  readonly turn: number;
}

/** Something that is drawn within a square of so many pixels. */
const Spot = ({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(${Math.round(size * 10) / 1000})`}>{children}</g>
);

interface TurnerProps {
  readonly tile: number;
  readonly art: string;
  readonly lit: LitMap;
  readonly say: Say;
  readonly palette: Palette;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly chosen?: number;
}

/** The four ways to turn a tile, each a handle. */
export const Turner = memo(({ tile, art, lit, say, palette, x, y, size, chosen = -1 }: TurnerProps) =>
  times(4, (turn) => {
    const state = chosen === turn ? 'chosen' : litState(lit, turnRef(turn));
    return (
      <Spot key={turn} x={x + (turn + 0.5) * size} y={y} size={size * 0.88}>
        <g
          {...handle(turnRef(turn), state, turnedName(tile, turn, say))}
          className={state === '' ? 'gt-idle' : undefined}
        >
          <Tile tile={tile} turn={turn} art={art} palette={palette} />
          <LitBox lit={state} wide={50} />
        </g>
      </Spot>
    );
  }),
);

const PICK_UP = (
  <path d="M0 26V-22M-20-4L0-24L20-4M-28 36H28" fill="none" stroke="#8ea2e0" strokeWidth="7" strokeLinecap="round" />
);

function InHand({ seen, seat, art, lit, say, palette, turn }: ToolsProps) {
  const turns = Math.max(0, turn);
  const tile = seen.hand[seat];
  const state = litState(lit, HAND);
  const name =
    tile >= 0
      ? `${say({ key: 'board.hand' })}: ${turnedName(tile, turns, say)}`
      : say({ key: state === '' ? 'board.hand-empty' : 'board.pick-up' });
  return (
    <g {...handle(HAND, state, name)}>
      <rect x="-52" y="-52" width="104" height="104" rx="14" className="gt-hand" />
      {tile >= 0 ? (
        <Tile tile={tile} turn={turns} art={art} palette={palette} />
      ) : tile === FACE_DOWN ? (
        <TileBack />
      ) : (
        state !== '' && PICK_UP
      )}
      <LitBox lit={state} wide={52} />
    </g>
  );
}

function StashPlace({ seen, seat, art, lit, say, palette, place }: ToolsProps & { place: number }) {
  const tiles = stashOf(seen, seat);
  const tile = tiles[place] ?? -1;
  const ref = tile >= 0 ? tileRef(tile) : STASH;
  const isHandle = tile >= 0 || place === tiles.length;
  const state = isHandle ? litState(lit, ref) : '';
  const name = tile >= 0 ? turnedName(tile, 0, say) : '';
  return (
    <g {...(isHandle ? handle(ref, state, `${say({ key: 'board.stash' })}${name === '' ? '' : `: ${name}`}`) : {})}>
      <rect x="-49" y="-49" width="98" height="98" rx="10" className="gt-stash" />
      {tile >= 0 && <Tile tile={tile} art={art} palette={palette} />}
      <LitBox lit={state} wide={50} />
    </g>
  );
}

/** The tile in hand, its four turns, and the stash. */
export function HandRow(props: ToolsProps) {
  const { seen, seat, art, lit, say, palette, box, turn } = props;
  const stack = hasStack(seen, seat) ? 1 : 0;
  const wanted = 1.12 + 4 * 0.86 + 0.12 + (STASH_PLACES + stack) * 0.86;
  const high = Math.min(box.height, box.width / wanted);
  const part = high * 0.86;
  const y = box.y + box.height / 2;
  const left = box.x + (box.width - wanted * high) / 2;
  const turner = left + high * 1.12;
  const stash = turner + 4 * part + 0.12 * high;
  const tile = turnedTile(seen, seat);
  return (
    <g data-turns="">
      <rect x={box.x} y={box.y} width={box.width} height={box.height} className="gt-area" />
      <Spot x={left + high / 2} y={y} size={high * 0.94}>
        <InHand {...props} />
      </Spot>
      {tile >= 0 && (
        <Turner
          tile={tile}
          art={art}
          lit={lit}
          say={say}
          palette={palette}
          x={turner}
          y={y}
          size={part}
          chosen={turn}
        />
      )}
      {times(STASH_PLACES, (place) => (
        <Spot key={place} x={stash + (place + 0.5) * part} y={y} size={part * 0.88}>
          <StashPlace {...props} place={place} />
        </Spot>
      ))}
      {stack > 0 && (
        <Spot x={stash + (STASH_PLACES + 0.5) * part} y={y} size={part * 0.88}>
          <OwnStack {...props} />
        </Spot>
      )}
    </g>
  );
}

/** GT-20.47: one's own stack; what lies face up in it stands in the warehouse. */
function OwnStack({ seen, seat, lit, say }: ToolsProps) {
  const state = litState(lit, STACK);
  const count = seen.down[1 + seat];
  return (
    <g {...handle(STACK, state, say({ key: 'board.stack', values: { n: count } }))}>
      {times(Math.min(3, count), (i) => (
        <g key={i} transform={`translate(${i * 5 - 5} ${5 - i * 5})`}>
          <TileBack />
        </g>
      ))}
      <Count of={count} />
      <LitBox lit={state} wide={54} />
    </g>
  );
}

const GLASS = 'M-24-42H24L22-26Q18-8 4 0Q18 8 22 26L24 42H-24L-22 26Q-18 8-4 0Q-18-8-22-26Z';

function Timer({ seen, lit, say }: { seen: Seen; lit: LitMap; say: Say }) {
  const state = litState(lit, TIMER);
  const runs = seen.sand >= 0;
  const name = say({ key: runs ? 'board.timer' : 'board.timer-empty', values: { n: seen.flips } });
  return (
    <g {...handle(TIMER, state, name)}>
      <path d={GLASS} fill="#16244d" stroke="#c9d6ff" strokeWidth="3" strokeLinejoin="round" />
      {runs ? (
        <>
          <path d="M-18-26H18Q14-10 2-2H-2Q-14-10-18-26Z" fill="#ffd76a" />
          <path d="M0-4V36" className="gt-sand" />
          <path d="M-16 38L0 20L16 38Z" fill="#ffd76a" />
        </>
      ) : (
        <path d="M-19 38Q-17 16 0 14Q17 16 19 38Z" fill="#ffd76a" />
      )}
      <path d="M-30-45H30M-30 45H30" stroke="#c08a4e" strokeWidth="8" strokeLinecap="round" />
      <g transform="translate(48 0)">
        {times(seen.flips, (i) => (
          <g key={i} transform={`translate(4 ${(i - (seen.flips - 1) / 2) * 30}) scale(1.5)`}>
            <circle r="9" fill="#0a1029" stroke="#ffd76a" strokeWidth="2.5" />
            <path d="M-4-2A4.5 4.5 0 0 1 4-2M4 2A4.5 4.5 0 0 1-4 2" fill="none" stroke="#ffd76a" strokeWidth="2" />
          </g>
        ))}
      </g>
      <LitBox lit={state} wide={46} high={52} />
    </g>
  );
}

/** In building by turns: who builds, and how many tiles he may still take. */
function WhoBuilds({ seen, say, palette, names }: Pick<ToolsProps, 'seen' | 'say' | 'palette' | 'names'>) {
  const { main, ink } = paintOf(palette, seen.colour[seen.active]);
  const left = Math.max(0, seen.takes - seen.taken);
  return (
    <g {...picture(say({ key: 'board.turn', values: { name: names[seen.active] ?? '', n: left } }))}>
      <circle cx="-14" r="30" fill={main} stroke={INK} strokeWidth="2" />
      <path d={markOf(seen.colour[seen.active])} transform="translate(-14 0) scale(2.6)" fill={ink} />
      <text className="gt-big-count" x="38" y="16">
        {left}
      </text>
    </g>
  );
}

function Pile({
  pile,
  seen,
  seat,
  lit,
  say,
  open,
}: {
  pile: number;
  seen: Seen;
  seat: number;
  lit: LitMap;
  say: Say;
  open: boolean;
}) {
  const secret = pile === SECRET_PILE;
  const state = secret ? '' : litState(lit, pileRef(pile + 1));
  const looked = !secret && isIn(seen.looked[seat] ?? 0, pile + 1);
  const name = say({ key: secret ? 'board.pile-secret' : 'board.pile', values: { number: pile + 1 } });
  const shows = looked && state === '' ? { 'data-show': `pile:${pile + 1}` } : {};
  return (
    <g {...(secret ? picture(name) : { ...handle(pileRef(pile + 1), state, name), ...shows })}>
      <g transform={`translate(-46 -34) scale(${92 / CARD_WIDTH} ${68 / CARD_HEIGHT})`}>
        <CardBack />
      </g>
      <circle r="19" fill="#0a1029" stroke={open ? '#ffe27a' : '#7f95d6'} strokeWidth="3" />
      {secret ? (
        <path d="M-8-1H8V11H-8ZM-5-1V-6A5 5 0 0 1 5-6V-1" fill="none" stroke="#eef2ff" strokeWidth="3" />
      ) : (
        <text className="gt-pile-number" y="9">
          {pile + 1}
        </text>
      )}
      {looked && <path d="M22-30Q32-40 44-30Q32-20 22-30Z M33-30h0" className="gt-eye" />}
      <LitBox lit={state} wide={50} high={40} />
    </g>
  );
}

function NumberTile({
  number,
  seen,
  lit,
  say,
  palette,
  names,
}: { number: number } & Omit<ToolsProps, 'box' | 'art' | 'seat' | 'turn'>) {
  const owner = seen.number.indexOf(number);
  const state = litState(lit, numberRef(number));
  const paint = paintOf(palette, owner < 0 ? -1 : seen.colour[owner]);
  const name = say({ key: 'board.number', values: { number } });
  return (
    <g {...handle(numberRef(number), state, owner < 0 ? name : `${name}, ${names[owner]}`)}>
      <path
        d="M-34-42H34L42 0L34 42H-34L-42 0Z"
        fill={owner < 0 ? '#f6efdc' : paint.main}
        stroke={INK}
        strokeWidth="3"
      />
      <text className="gt-number" y="21">
        {number}
      </text>
      {owner >= 0 && <path d={markOf(seen.colour[owner])} transform="translate(0 -32) scale(1.4)" fill={paint.ink} />}
      <LitBox lit={state} wide={46} />
    </g>
  );
}

/** Timer, piles and number tiles in one line. */
export function TableRow(props: ToolsProps & { openPile: number }) {
  const { seen, seat, lit, say, palette, names, box, openPile } = props;
  const wanted = 1.5 + PILES * 1.02 + seen.players * 0.92;
  const high = Math.min(box.height, box.width / wanted);
  const left = box.x + (box.width - wanted * high) / 2;
  const y = box.y + box.height / 2;
  const piles = left + 1.5 * high;
  const numbers = piles + PILES * 1.02 * high;
  return (
    <>
      <Spot x={left + 0.6 * high} y={y} size={high * 0.96}>
        {seen.building === TURNS && seen.phase === 'build' ? (
          <WhoBuilds seen={seen} say={say} palette={palette} names={names} />
        ) : (
          <Timer seen={seen} lit={lit} say={say} />
        )}
      </Spot>
      {times(PILES, (pile) => (
        <Spot key={pile} x={piles + (pile + 0.5) * 1.02 * high} y={y} size={high * 0.96}>
          <Pile pile={pile} seen={seen} seat={seat} lit={lit} say={say} open={openPile === pile + 1} />
        </Spot>
      ))}
      {times(seen.players, (i) => (
        <Spot key={i} x={numbers + (i + 0.5) * 0.92 * high} y={y} size={high * 0.9}>
          <NumberTile number={i + 1} seen={seen} lit={lit} say={say} palette={palette} names={names} />
        </Spot>
      ))}
    </>
  );
}
