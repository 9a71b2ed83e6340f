import {
  type Box,
  handle,
  homeSeat,
  LitBox,
  litState,
  NOTHING_LIT,
  picture,
  placed,
  shows,
  times,
} from '@starboard/board';
import { CARDS, FIRST_EVIL } from '../content/cards.ts';
import { levelOf } from '../state.ts';
import type { Seen } from '../view.ts';
import { CARD_HEIGHT, CARD_WIDTH, Card, cardTitle } from './Card.tsx';
import { LargeShip } from './LargeShip.tsx';
import { Others } from './Others.tsx';
import { cardRef } from './refs.ts';
import { divided, Heap, Shelf } from './Shelf.tsx';
import { othersOf, type Scene, shapeOf } from './scene.ts';
import { buildingScreen } from './screen.ts';
import { pileCards } from './seen.ts';
import { HandRow, TableRow } from './Tools.tsx';

const NOTHING: readonly number[] = [];

/** The cards of a pile, side by side; where there is room, the heap stays in reach. */
function PileCards({ scene, pile, box }: { scene: Scene; pile: number; box: Box }) {
  const cards = pileCards(scene.seen, pile - 1).filter((card) => card >= 0);
  const { seen, lit, say } = scene;
  const narrow = box.width < 500;
  const { heap, rest } = narrow ? { heap: undefined, rest: box } : divided(box);
  const corner = 15;
  return (
    <>
      {heap !== undefined && <Heap seen={seen} lit={lit} say={say} box={heap} />}
      <CardRow scene={scene} cards={cards} box={rest} handles={false} />
      <g
        transform={`translate(${rest.x + rest.width - corner - 2} ${rest.y + corner + 2})`}
        {...shows(`close:${pile}`, say({ key: 'board.close' }))}
      >
        <circle r={corner} className="gt-back" />
        <path d="M-5-5L5 5M5-5L-5 5" stroke="#eef2ff" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </>
  );
}

function CardRow({
  scene,
  cards,
  box,
  handles,
}: {
  scene: Scene;
  cards: readonly number[];
  box: Box;
  handles: boolean;
}) {
  const { seen, lit, say, palette } = scene;
  const across = gridOf(box, cards.length);
  const width = box.width / across;
  const height = box.height / Math.ceil(cards.length / across);
  return (
    <>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="10" className="gt-shelf" />
      {cards.map((card, i) => {
        const cell = { x: box.x + (i % across) * width, y: box.y + Math.floor(i / across) * height, width, height };
        const ref = cardRef(card);
        const state = handles ? litState(lit, ref) : '';
        return (
          <g key={card} transform={placed(cell, CARD_WIDTH + 10, CARD_HEIGHT + 10, 1.4)}>
            <g
              transform="translate(5 5)"
              {...(handles ? handle(ref, state, cardTitle(CARDS[card], say)) : picture(cardTitle(CARDS[card], say)))}
            >
              <Card card={card} lit={NOTHING_LIT} say={say} visitors={[]} palette={palette} level={levelOf(seen)} />
              <g transform={`translate(${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`}>
                <LitBox lit={state} wide={CARD_WIDTH / 2} high={CARD_HEIGHT / 2} />
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** In how many columns cards are largest. */
function gridOf({ width, height }: Box, cards: number): number {
  const sizes = times(Math.max(1, cards), (i) =>
    Math.min(width / (i + 1) / CARD_WIDTH, height / Math.ceil(cards / (i + 1)) / CARD_HEIGHT),
  );
  return sizes.indexOf(Math.max(...sizes)) + 1;
}

/** GT-4: everybody builds. */
export function Building({ scene }: { scene: Scene }) {
  const { seen, viewer, seat, art, lit, say, palette, names, shown, room, turn } = scene;
  const others = othersOf(scene);
  const screen = buildingScreen(room, others.length > 0, shapeOf(seen));
  const home = homeSeat(viewer);
  const looking = viewer < 0 ? -1 : seen.looking[viewer]; // from 1
  const pile = looking > 0 && looking !== shown.closed ? looking : shown.pile;
  const tools = { seen, seat: home, art, lit, say, palette, names, turn };
  const plotting = seen.phase === 'plot' && viewer >= 0;
  const evil = plotting ? evilHand(seen, viewer) : NOTHING;
  return (
    <>
      <Others scene={scene} box={screen.others} />
      {evil.length > 0 ? (
        <CardRow scene={scene} cards={evil} box={screen.ship} handles={true} />
      ) : (
        <LargeShip scene={scene} box={screen.ship} />
      )}
      {seat === home && viewer >= 0 && <HandRow {...tools} box={screen.hand} />}
      <TableRow {...tools} box={screen.table} openPile={pile} />
      {pile > 0 && viewer >= 0 ? (
        <PileCards scene={scene} pile={pile} box={screen.shelf} />
      ) : (
        <Shelf {...tools} box={screen.shelf} openKind={shown.kind} />
      )}
    </>
  );
}

/** The viewer's own Evil Machinations. */
const evilHand = (seen: Seen, viewer: number): readonly number[] =>
  seen.evil.flatMap((where, i) => (where === 1 + viewer ? [FIRST_EVIL + i] : []));
