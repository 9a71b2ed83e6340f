import { type LitMap, litState } from '@starboard/board';
import { memo } from 'react';
import { TECH_BOARDS } from '../content/boards.ts';
import { TECH, TECHS } from '../content/technologies.ts';
import { EDGES } from '../content/terms.ts';
import { slot as slotNoun, tech } from '../nouns.ts';
import { facedSymbol } from '../rules/technology.ts';
import { BASIC_ROOMS, ROOMS, SLOTS } from '../state.ts';
import type { Seen } from '../view.ts';
import { Cover, unheard } from './handle.tsx';
import { edgeSign, sign } from './Icons.tsx';
import { joined, techLabel } from './names.ts';
import { litOn, partOf, type Scene } from './scene.ts';
import { EDGE_SPOTS, EdgeSymbols, TECH_HEIGHT, TECH_WIDTH, TechCard } from './Tech.tsx';

/** Between the slots there is room for what is printed on the frame. */
const GAP = 10;
const FRAME = 17;
export const TECH_BOARD_WIDTH = 3 * TECH_WIDTH + 2 * GAP + 2 * FRAME;
export const TECH_BOARD_HEIGHT = 2 * TECH_HEIGHT + GAP + 2 * FRAME;

const slotX = (slot: number): number => FRAME + (slot % 3) * (TECH_WIDTH + GAP);
const slotY = (slot: number): number => FRAME + Math.floor(slot / 3) * (TECH_HEIGHT + GAP);

/** The frame's symbols stand outside the slot. */
const FRAME_SPOTS = [
  [TECH_WIDTH / 2, -8.5],
  [TECH_WIDTH + 8.5, 50],
  [TECH_WIDTH / 2, TECH_HEIGHT + 8.5],
  [-8.5, 50],
] as const;

const Frame = memo(({ board }: { board: number }) => (
  <>
    <rect width={TECH_BOARD_WIDTH} height={TECH_BOARD_HEIGHT} rx="14" className="sc-tech-board" />
    {TECH_BOARDS[board].slots.map(({ id, frame }, slot) => (
      <g key={id} transform={`translate(${slotX(slot)} ${slotY(slot)})`}>
        {frame.map((symbol, edge) =>
          symbol < 0 ? null : (
            <g key={EDGES[edge]} transform={`translate(${FRAME_SPOTS[edge][0]} ${FRAME_SPOTS[edge][1]}) scale(0.6)`}>
              {edgeSign(symbol)}
            </g>
          ),
        )}
      </g>
    ))}
  </>
));

/** SC-14.8 to SC-14.10: the edges at which a card would match in a slot. */
export const matchingEdges = (seen: Seen, seat: number, slot: number, card: number): readonly number[] =>
  TECHS[card].symbols.flatMap((symbol, edge) =>
    symbol >= 0 && symbol === facedSymbol(seen, seat, slot, edge) ? [edge] : [],
  );

/** The edges of a card that would match in the best of the slots that are open to it. */
export function bestEdges({ seen, viewer, options }: Scene, card: number): readonly number[] {
  const slots = options.flatMap((option) =>
    option.do === 'take-tech' && option.card === TECHS[card].id ? [Number(option.slot)] : [],
  );
  const edges = slots.map((slot) => matchingEdges(seen, viewer, slot, card));
  return edges.reduce((best, some) => (some.length > best.length ? some : best), []);
}

/** The technology that is about to be placed: the one that was picked, or the only one there is; else -1. */
export function chosenTech(lit: LitMap): number {
  let only = -1;
  let count = 0;
  for (const [ref, light] of lit) {
    if (!ref.startsWith('tech:')) continue;
    const card = TECH[ref.slice('tech:'.length)];
    if (light === 'chosen') return card;
    only = card;
    count++;
  }
  return count === 1 ? only : -1;
}

function Damage() {
  return (
    <>
      <rect width={TECH_WIDTH} height={TECH_HEIGHT} rx="8" fill="#2a0d10" fillOpacity="0.78" stroke="#ff7a5c" />
      <g transform={`translate(${TECH_WIDTH / 2} ${TECH_HEIGHT / 2}) scale(1.9)`}>{sign('damage')}</g>
    </>
  );
}

/** Where two symbols meet. */
const MEETINGS = EDGE_SPOTS.map(([x, y], edge) => [
  edge % 2 === 1 ? (x + FRAME_SPOTS[edge][0]) / 2 : x,
  edge % 2 === 0 ? (y + FRAME_SPOTS[edge][1]) / 2 : y,
]);

/** The edges at which a card in hand would meet equal symbols, lit up, and all that it would give. */
function Matches({ edges, card }: { edges: readonly number[]; card: number }) {
  const size = 0.95;
  const wide = edges.length * 24 * size;
  return (
    <g className="sc-match">
      {edges.map((edge) => (
        <g key={EDGES[edge]} transform={`translate(${MEETINGS[edge][0]} ${MEETINGS[edge][1]})`}>
          <circle r="10.5" />
          <g transform="scale(0.68)">{edgeSign(TECHS[card].symbols[edge])}</g>
        </g>
      ))}
      <g transform={`translate(${TECH_WIDTH / 2} ${TECH_HEIGHT / 2})`}>
        <rect x={-wide / 2 - 12} y="-15" width={wide + 20} height="30" rx="9" className="sc-gain" />
        <text x={-wide / 2 - 2} y="5" className="sc-count">
          +
        </text>
        {edges.map((edge, i) => (
          <g
            key={EDGES[edge]}
            transform={`translate(${(i - (edges.length - 1) / 2) * 24 * size + 4} 0) scale(${size})`}
          >
            {edgeSign(TECHS[card].symbols[edge])}
          </g>
        ))}
      </g>
    </g>
  );
}

interface SlotProps {
  readonly scene: Scene;
  readonly slot: number;
  readonly lit: LitMap;
  /** The card that is about to be placed, or -1. */
  readonly coming: number;
  readonly fresh: boolean;
}

const slotLabel = ({ scene: { seen, seat, say }, slot, coming, lit }: SlotProps): string => {
  const at = seat * SLOTS + slot;
  const card = seen.tech[at];
  const name = say({ key: 'board.slot', values: { n: slot + 1 } });
  const matches = coming >= 0 && lit.has(slotNoun.ref(slot)) ? matchingEdges(seen, seat, slot, coming).length : 0;
  return joined(
    name,
    seen.slotDamage[at] === 1 ? say({ key: 'board.damaged' }) : undefined,
    card >= 0 ? techLabel(card, say) : say({ key: 'board.empty' }),
    seen.usedOnce[at] === 1 ? say({ key: 'board.used' }) : undefined,
    matches > 0 ? say({ key: 'board.matches', values: { n: matches } }) : undefined,
  );
};

function Slot(props: SlotProps) {
  const { scene, slot, lit, fresh } = props;
  const { seen, seat, say } = scene;
  const at = seat * SLOTS + slot;
  const card = seen.tech[at];
  const copied = card >= 0 ? tech.ref(card) : '';
  const ref = !lit.has(slotNoun.ref(slot)) && lit.has(copied) ? copied : slotNoun.ref(slot);
  const state = litState(lit, ref);
  const label = slotLabel(props);
  return (
    <g transform={`translate(${slotX(slot)} ${slotY(slot)})`}>
      <g {...unheard} className={fresh ? 'sc-fresh' : undefined}>
        {card >= 0 ? (
          <TechCard card={card} say={say} />
        ) : (
          <>
            <rect width={TECH_WIDTH} height={TECH_HEIGHT} rx="8" className="sc-slot" />
            <EdgeSymbols symbols={TECH_BOARDS[seen.techBoard].slots[slot].inner} faint />
          </>
        )}
        {seen.slotDamage[at] === 1 && <Damage />}
        {seen.usedOnce[at] === 1 && <rect width={TECH_WIDTH} height={TECH_HEIGHT} rx="8" className="sc-used" />}
        {seen.sealed[seat * ROOMS + BASIC_ROOMS + slot] > 0 && (
          <g transform="translate(14 70) scale(0.8)">{sign('openRoom')}</g>
        )}
      </g>
      <Cover is={partOf(scene, ref, state, label)} lit={state} width={TECH_WIDTH} height={TECH_HEIGHT} />
    </g>
  );
}

/** SC-4.6: the technology board of a ship, 2 by 3; where a card may go, the edges that would match light up. */
export function TechBoard({ scene }: { scene: Scene }) {
  const { seen, seat, news } = scene;
  const lit = litOn(scene);
  const coming = chosenTech(lit);
  return (
    <>
      <Frame board={seen.techBoard} />
      {TECH_BOARDS[seen.techBoard].slots.map(({ id }, slot) => (
        <Slot key={id} {...{ scene, slot, lit, coming }} fresh={news.placed.includes(seat * 8 + slot)} />
      ))}
      {coming >= 0 && <AllMatches seen={seen} seat={seat} lit={lit} card={coming} />}
    </>
  );
}

/** Over all slots, as what matches lies between them. */
const AllMatches = ({ seen, seat, lit, card }: { seen: Seen; seat: number; lit: LitMap; card: number }) =>
  TECH_BOARDS[seen.techBoard].slots.map(({ id }, slot) => {
    const edges = lit.has(slotNoun.ref(slot)) ? matchingEdges(seen, seat, slot, card) : [];
    return edges.length === 0 ? null : (
      <g key={id} transform={`translate(${slotX(slot)} ${slotY(slot)})`}>
        <Matches edges={edges} card={card} />
      </g>
    );
  });
