import { type Box, type Palette, PlayerMark, picture, type Say } from '@starboard/board';
import { isIn, nameOf, seats } from '@starboard/kernel';
import { exposedAtEnd, finishers, lossesToPay, lostComponents } from '../rules/roundEnd.ts';
import { wealthOf } from '../score.ts';
import { boardOf, LEDGER, LEDGER_LINES, type Open } from '../state.ts';
import type { Seen } from '../view.ts';
import { markOf, paintOf } from './palette.ts';
import { storesOf } from './strength.ts';

interface LedgerProps {
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly palette: Palette;
  readonly say: Say;
  readonly box: Box;
}

type Line = (typeof LEDGER)[number];

/** These are shown to everybody, also when they bring nothing. */
const ALWAYS: readonly Line[] = ['flight', 'finish', 'looks', 'goods', 'losses'];

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const toneOf = (n: number): string => (n > 0 ? 'gt-gain' : n < 0 ? 'gt-loss' : 'gt-nought');

interface Cell {
  readonly shown: string;
  readonly tone: string;
  /** Where it comes from: a place, a count. */
  readonly note?: string;
}

interface Row {
  readonly id: string;
  readonly word: string;
  readonly note?: string;
  readonly cells: readonly Cell[];
}

const GAVE_UP = { key: 'board.note.gave-up' };

/** What a line was counted from, as far as the table still shows it. */
function noteOf(line: Line, state: Seen, seat: number, paid: number, say: Say): string | undefined {
  const place = finishers(state).indexOf(seat) + 1;
  if (line === 'finish') return say(place > 0 ? { key: 'board.note.place', values: { n: place } } : GAVE_UP);
  if (line === 'looks')
    return place > 0 ? say({ key: 'board.note.exposed', values: { n: exposedAtEnd(state, seat) } }) : '';
  if (line === 'goods') {
    const { cubes } = storesOf(state, seat);
    if (cubes === 0) return '';
    return say({ key: place > 0 ? 'board.note.goods' : 'board.note.goods-half', values: { n: cubes } });
  }
  if (line === 'losses') {
    const waived = lossesToPay(state, seat) + paid > 0;
    return say({ key: waived ? 'board.note.waived' : 'board.note.lost', values: { n: lostComponents(state, seat) } });
  }
  return undefined;
}

/** GT-14.7: what insurance pays is said once, for all. */
function ruleOf(line: Line, state: Open, say: Say): string | undefined {
  const { insurance } = boardOf(state);
  if (line !== 'losses') return undefined;
  return insurance >= 0
    ? say({ key: 'board.note.insured', values: { n: insurance } })
    : say({ key: 'board.note.uninsured' });
}

/** The accounts as a table: what there was, every line of the round, what there is. */
function rowsOf({ seen, say }: LedgerProps): readonly Row[] {
  const all = seats(seen.players);
  const booked = (seat: number, line: number): number => seen.ledger[seat * LEDGER_LINES + line];
  const sum = (seat: number): number => LEDGER.reduce((all, _, line) => all + booked(seat, line), 0);
  const lines = LEDGER.flatMap((line, i) => {
    if (!ALWAYS.includes(line) && all.every((seat) => booked(seat, i) === 0)) return [];
    const cells = all.map((seat): Cell => {
      const credits = booked(seat, i);
      const note = noteOf(line, seen, seat, credits, say);
      return { shown: signed(credits), tone: toneOf(credits), ...(note === undefined ? {} : { note }) };
    });
    const note = ruleOf(line, seen, say);
    return [{ id: line, word: say({ key: `board.ledger.${line}` }), cells, ...(note === undefined ? {} : { note }) }];
  });
  const plain = (key: string, value: (seat: number) => string, tone: string): Row => ({
    id: key,
    word: say({ key }),
    cells: all.map((seat) => ({ shown: value(seat), tone })),
  });
  const owed = all.some((seat) => seen.loans[seat] > 0);
  const over = seen.phase === 'over';
  return [
    plain('board.before', (seat) => String(seen.credits[seat] - sum(seat)), 'gt-before'),
    ...lines,
    ...(owed
      ? [
          {
            id: 'loans',
            word: say({ key: over ? 'board.repaid' : 'board.owed' }),
            cells: all.map((seat) => {
              const loans = wealthOf(seen, seat) - seen.credits[seat];
              return { shown: signed(loans), tone: over ? toneOf(loans) : 'gt-nought' };
            }),
          },
        ]
      : []),
    plain('board.credits', (seat) => String(over ? wealthOf(seen, seat) : seen.credits[seat]), 'gt-total'),
  ];
}

interface HeadProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly width: number;
}

/** The mark and the name of each player, and whether he has read it all. */
function Head({ seen, names, palette, seat, x, y, high, width }: LedgerProps & HeadProps) {
  const font = Math.min(16, Math.max(9, width / 6));
  const letters = Math.max(3, Math.floor(width / (font * 0.58)));
  const name = nameOf(names, seat);
  const read = seen.phase === 'ledger' && isIn(seen.closed, seat);
  return (
    <g {...picture(name)} transform={`translate(${x} ${y})`}>
      <g transform={`translate(0 ${high * 0.32}) scale(${high * 0.03})`}>
        <g transform="scale(0.85)">
          <PlayerMark paint={paintOf(palette, seen.colour[seat])} mark={markOf(seen.colour[seat])} />
        </g>
        {read && (
          <g transform="translate(11 -6)">
            <circle r="6" fill="#9ff0bd" />
            <path d="M-3 0L-1 2.4L3-2.6" fill="none" stroke="#0a1029" strokeWidth="1.8" />
          </g>
        )}
      </g>
      <text y={high * 0.9} className="gt-ledger-name" fontSize={font}>
        {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
      </text>
    </g>
  );
}

/** About how wide a letter is. */
const LETTER = 0.58;

/** A row for those who hear it. */
const spoken = ({ word, note, cells }: Row, names: readonly string[]): string =>
  [
    `${word}${note === undefined ? '' : ` (${note})`}`,
    ...cells.map((cell, seat) => `${names[seat]}: ${cell.shown}${cell.note ? ` (${cell.note})` : ''}`),
  ].join(', ');

interface WordsProps {
  readonly row: Row;
  readonly x: number;
  readonly high: number;
  readonly font: number;
  readonly small: number;
}

const Words = ({ row: { word, note }, x, high, font, small }: WordsProps) => (
  <>
    <text x={x} y={high * (note === undefined ? 0.62 : 0.46)} className="gt-ledger-word" fontSize={font}>
      {word}
    </text>
    {note !== undefined && (
      <text x={x} y={high * 0.84} className="gt-ledger-note" fontSize={small}>
        {note}
      </text>
    )}
  </>
);

interface CellsProps {
  readonly row: Row;
  readonly x: (seat: number) => number;
  readonly high: number;
  readonly font: number;
  readonly width: number;
}

function Cells({ row: { cells }, x, high, font, width }: CellsProps) {
  const longest = Math.max(...cells.map(({ note = '' }) => note.length));
  const small = Math.min(13, high * 0.28, (width - 4) / (longest * LETTER));
  return cells.map(({ shown, tone, note }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
    <g key={seat}>
      <text x={x(seat)} y={high * (note === undefined ? 0.66 : 0.5)} className={tone} fontSize={font}>
        {shown}
      </text>
      {note !== undefined && (
        <text x={x(seat)} y={high * 0.86} className="gt-ledger-note gt-middle" fontSize={small}>
          {note}
        </text>
      )}
    </g>
  ));
}

/** GT-14.1: the accounts of the round: every credit has a line. */
export function Ledger(props: LedgerProps) {
  const { seen, box, say, names } = props;
  const all = seats(seen.players);
  const rows = rowsOf(props);
  const pad = Math.min(14, box.width * 0.03);
  const title = Math.min(40, box.height * 0.1);
  const high = Math.min(58, (box.height - title - 2 * pad) / (rows.length + 1.25));
  const head = high * 1.25;
  const whole = title + head + high * rows.length + 2 * pad;
  const word = (box.width - 2 * pad) * (seen.players > 3 ? 0.32 : 0.36);
  const column = (box.width - 2 * pad - word) / seen.players;
  const left = box.x + pad;
  const top = box.y + (box.height - whole) / 2;
  const x = (seat: number) => left + word + (seat + 0.5) * column;
  const font = Math.min(22, high * 0.46, column * 0.3);
  const small = Math.min(13, high * 0.28);
  const longest = Math.max(...rows.map((row) => row.word.length));
  const wordFont = Math.min(17, high * 0.4, word / (longest * LETTER));
  const first = top + pad + title + head;
  return (
    <g>
      <rect x={box.x} y={top} width={box.width} height={whole} rx="12" className="gt-ledger" />
      <text x={left} y={top + pad + title * 0.62} className="gt-ledger-title" fontSize={Math.min(24, title * 0.62)}>
        {say({ key: 'board.accounts', values: { round: seen.round + 1 } })}
      </text>
      {all.map((seat) => (
        <Head
          key={seat}
          {...props}
          seat={seat}
          x={x(seat)}
          y={top + pad + title * 0.75}
          high={head}
          width={column - 6}
        />
      ))}
      {rows.map((row, i) => (
        <g key={row.id} {...picture(spoken(row, names))} transform={`translate(0 ${first + i * high})`}>
          <rect
            x={box.x + 4}
            y="1"
            width={box.width - 8}
            height={high - 2}
            rx="7"
            className={i === rows.length - 1 ? 'gt-ledger-sum' : 'gt-ledger-row'}
          />
          <Words
            row={row}
            x={left}
            high={high}
            font={wordFont}
            small={Math.min(small * 1.1, word / ((row.note?.length ?? 1) * LETTER))}
          />
          <Cells row={row} x={x} high={high} font={i === rows.length - 1 ? font * 1.2 : font} width={column} />
        </g>
      ))}
    </g>
  );
}
