import {
  handle,
  LitBox,
  type LitMap,
  type LitState,
  litState,
  type Paint,
  type Palette,
  type Say,
} from '@starboard/board';
import { memo } from 'react';
import { COLUMN, ROW } from '../content/boards.ts';
import { E, N, S, W } from '../content/tiles.ts';
import { isDead } from '../rules/ship.ts';
import { cell, HALF } from '../state.ts';
import type { Seen } from '../view.ts';
import { Flying } from './Flying.tsx';
import type { Happenings } from './happenings.ts';
import { type OnSquare, squareLabel } from './names.ts';
import { paintOf } from './palette.ts';
import { columnRef, rowRef, squareRef } from './refs.ts';
import { LAYOUTS, type ShipLayout } from './shipLayout.ts';
import { Tile } from './Tile.tsx';

interface SquareProps extends OnSquare {
  /** Index of the class of ship. */
  readonly shipClass: number;
  readonly square: number;
  readonly lit: LitState;
  /** Whether it is a handle. */
  readonly own: boolean;
  readonly fresh: boolean;
  readonly glows: boolean;
  readonly dead: boolean;
  /** Whether its number is written on it: actions and events name squares so. */
  readonly numbered: boolean;
  readonly art: string;
  readonly palette: Palette;
  readonly say: Say;
}

const EMPTY = <rect x="-44" y="-44" width="88" height="88" rx="8" className="gt-empty" />;

/** One square with whatever is on it. */
const Square = memo((props: SquareProps) => {
  const {
    shipClass,
    square,
    placed,
    crew,
    tokens,
    goods,
    lit,
    own,
    loose,
    fresh,
    glows,
    dead,
    numbered,
    art,
    palette,
    say,
  } = props;
  const { board, spots } = LAYOUTS[shipClass];
  const { x, y } = spots[square];
  const tile = placed >> 2;
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...(own ? handle(squareRef(square), lit, squareLabel(board, square, props, say)) : {})}
    >
      {placed < 0 ? (
        EMPTY
      ) : (
        <g className={fresh ? 'gt-fresh' : undefined}>
          {glows && <rect x="-54" y="-54" width="108" height="108" rx="14" className="gt-glow" />}
          <Tile
            tile={tile}
            turn={placed & 3}
            crew={crew}
            tokens={tokens}
            goods={goods}
            dead={dead}
            art={art}
            palette={palette}
          />
        </g>
      )}
      {numbered && (
        <text x="42" y="-27" className="gt-square-number">
          {square + 1}
        </text>
      )}
      {loose && <rect x="-46" y="-46" width="92" height="92" rx="10" className="gt-loose" />}
      <LitBox lit={lit} wide={48} />
    </g>
  );
});

/** GT-18.2: lines with several numbers have smaller ones. */
const shortClass = (label: string): string | undefined => (label.includes('-') ? 'gt-several' : undefined);

/** The printed numbers beside the lines; where one of them can be named, it is a handle. */
function LineNumbers({ layout, lit, say }: { layout: ShipLayout; lit: LitMap; say: Say }) {
  const { board, columns, rows, width, height } = layout;
  return (
    <g className="gt-line-number">
      {board.lineNumbers[COLUMN].map((label, i) => (
        <g key={label}>
          <LineNumber label={label} x={columns[i]} y={30} lit={lit} refOf={columnRef} word="board.column" say={say} />
          <LineNumber
            label={label}
            x={columns[i]}
            y={height - 27}
            lit={lit}
            refOf={columnRef}
            word="board.column"
            say={say}
          />
        </g>
      ))}
      {board.lineNumbers[ROW].map((label, i) => (
        <g key={label}>
          <LineNumber label={label} x={24} y={rows[i]} lit={lit} refOf={rowRef} word="board.row" say={say} />
          <LineNumber label={label} x={width - 24} y={rows[i]} lit={lit} refOf={rowRef} word="board.row" say={say} />
        </g>
      ))}
    </g>
  );
}

interface LineNumberProps {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly lit: LitMap;
  readonly refOf: (number: number) => string;
  readonly word: string;
  readonly say: Say;
}

function LineNumber({ label, x, y, lit, refOf, word, say }: LineNumberProps) {
  const refs = label.split('-').map((number) => refOf(Number(number)));
  const ref = refs.find((one) => lit.has(one)) ?? refs[0];
  const state = litState(lit, ref);
  const text = (
    <text y="11" className={shortClass(label)}>
      {label}
    </text>
  );
  if (state === '') return <g transform={`translate(${x} ${y})`}>{text}</g>;
  const name = say({ key: word, values: { number: label } });
  return (
    <g transform={`translate(${x} ${y})`} {...handle(ref, state, name)}>
      <LitBox lit={state} wide={26} />
      {text}
    </g>
  );
}

/** Which way the ship flies: a chevron on its front. */
const CHEVRON: Readonly<Record<number, (layout: ShipLayout) => string>> = {
  [N]: ({ width }) => `translate(${width / 2} -4)`,
  [E]: ({ width, height }) => `translate(${width + 4} ${height / 2}) rotate(90)`,
  [S]: ({ width, height }) => `translate(${width / 2} ${height + 4}) rotate(180)`,
  [W]: ({ height }) => `translate(-4 ${height / 2}) rotate(-90)`,
};

const Front = ({ layout, front, paint }: { layout: ShipLayout; front: number; paint: Paint }) => (
  <path
    d="M-46 8L0-12L46 8V16L0-3L-46 16Z"
    transform={CHEVRON[front]?.(layout)}
    fill={paint.main}
    stroke={paint.deep}
    strokeWidth="1.5"
  />
);

export interface ShipProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly art: string;
  readonly palette: Palette;
  /** Empty for the ships of others. */
  readonly lit: LitMap;
  /** Whether its squares are handles. */
  readonly own: boolean;
  /** Squares that work with a battery just now. */
  readonly glowing: readonly number[];
  readonly say: Say;
  readonly news: Happenings;
  readonly motion: boolean;
  readonly step: number;
  readonly numbers: boolean;
}

/** A whole ship on its board, in the size that its layout says. */
export function Ship(props: ShipProps) {
  const { seen, seat, art, palette, lit, own, glowing, say, news, motion, step, numbers } = props;
  const shipClass = seen.classes[seen.round];
  const layout = LAYOUTS[shipClass];
  const { board, spots, plate, gap, height } = layout;
  const paint = paintOf(palette, seen.colour[seat]);
  const away = board.squares.map(({ half }) => seen.phase === 'flight' && seen.half[seat * 2 + half] === HALF.gaveUp);
  return (
    <>
      <path d={plate} fill={paint.main} stroke={paint.main} strokeWidth="10" strokeLinejoin="round" opacity="0.5" />
      <path d={plate} fill="#101838" />
      {gap > 0 && <path d={`M${gap} 20V${height - 20}`} stroke={paint.main} strokeWidth="3" strokeDasharray="10 10" />}
      <Front layout={layout} front={seen.front[seat]} paint={paint} />
      {numbers && <LineNumbers layout={layout} lit={lit} say={say} />}
      {spots.map((_, square) => {
        const at = cell(seat, square);
        return (
          <Square
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its index
            key={square}
            shipClass={shipClass}
            square={square}
            placed={seen.ship[at]}
            crew={seen.crew[at]}
            tokens={seen.tokens[at]}
            goods={seen.goods[at]}
            lit={own ? litState(lit, squareRef(square)) : ''}
            own={own}
            say={say}
            loose={seen.phase === 'build' && seen.fresh[seat] === square}
            fresh={motion && news.fresh.includes(seat * 100 + square)}
            glows={glowing.includes(square)}
            numbered={numbers}
            dead={away[square] || (seen.ship[at] >= 0 && isDead(seen, seat, square))}
            art={art}
            palette={palette}
          />
        );
      })}
      {motion && <Flying key={step} layout={layout} seat={seat} news={news} art={art} palette={palette} />}
    </>
  );
}

/** How much room a ship needs. */
export const shipSize = (seen: Seen): readonly [width: number, height: number] => {
  const { width, height } = LAYOUTS[seen.classes[seen.round]];
  return [width, height];
};
