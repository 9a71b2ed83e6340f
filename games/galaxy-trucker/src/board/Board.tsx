import type { StateView } from '@starboard/kernel';
import { useId, useMemo, useRef, useState } from 'react';
import { CARDS, type CardKind, FIRST_EVIL } from '../content/cards.ts';
import { inRace, levelOf } from '../state.ts';
import { CARD_HEIGHT, CARD_WIDTH, Card, CardBack, cardTitle } from './Card.tsx';
import { Die } from './Dice.tsx';
import { Extras, hasExtras } from './Extras.tsx';
import { Projectile } from './Flying.tsx';
import { type Box, fitted, placed, starField, times } from './geometry.ts';
import { anyLit, handle, LitBox, type LitMap, litState, picking, picture, shows } from './handle.tsx';
import { type Happenings, happenings } from './happenings.ts';
import { KindDefs } from './KindArt.tsx';
import { Ledger } from './Ledger.tsx';
import { Others } from './Others.tsx';
import type { Palette } from './palette.ts';
import { CARD, cardRef, DECK, HIT, STRENGTH, sideRef } from './refs.ts';
import { divided, Heap, Shelf } from './Shelf.tsx';
import { Ship, shipSize } from './Ship.tsx';
import { buildingScreen, flightScreen, isWide, type Size, shipScreen, useSize } from './screen.ts';
import { asState, BUILDING_PHASES, homeSeat, pileCards, type Say, type Seen, SHIP_PHASES } from './seen.ts';
import { INWARD, LAYOUTS } from './shipLayout.ts';
import { HandRow, TableRow } from './Tools.tsx';
import { insideTrack, Track, trackSpaces } from './Track.tsx';

export interface BoardProps {
  /** What the viewer sees of the state. */
  readonly view: StateView;
  /** The seat that looks, or -1 for somebody who only watches. */
  readonly viewer: number;
  readonly names: readonly string[];
  /** The refs that occur in the open options. */
  readonly lit: LitMap;
  onPick(ref: string): void;
  readonly say: Say;
  readonly palette: Palette;
  /** Whether things may move. */
  readonly motion: boolean;
  /** What happened in the last step, as the viewer may know it. */
  readonly events: readonly unknown[];
  /** For pictures that nobody measures. */
  readonly size?: Size;
}

/** What only changes the picture: which ship is large, which kind of tiles and which pile is open. */
interface Shown {
  readonly seat: number;
  readonly kind: number;
  readonly pile: number;
  /** The pile that was laid aside although the viewer still looks at it. */
  readonly closed: number;
}

/** Everything that the parts of the board are drawn from. */
interface Scene extends BoardProps {
  readonly seen: Seen;
  /** The seat whose ship is drawn large, and whether it is the viewer's own. */
  readonly seat: number;
  readonly own: boolean;
  readonly art: string;
  readonly news: Happenings;
  readonly step: number;
  readonly shown: Shown;
  readonly room: Size;
  /** The card on the table, or the one before it until the next is turned over. */
  readonly card: number;
}

const NOTHING_LIT: LitMap = new Map();
const NOTHING: readonly number[] = [];

const othersOf = ({ seen, seat }: Scene): readonly number[] =>
  times(seen.players, (other) => other).filter((other) => other !== seat);

/** Squares that are powered or boosted while the viewer counts a strength. */
function glowing({ seen, own, lit }: Scene): readonly number[] {
  return own && lit.has(STRENGTH)
    ? [...seen.powered, ...seen.boosted.map((part) => (part < 0 ? ~part : part))]
    : NOTHING;
}

/** The ship in the middle of everything. */
function LargeShip({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, seat, own, art, palette, lit, say, news, motion, step, names, viewer } = scene;
  const [wide, high] = shipSize(seen);
  const home = homeSeat(viewer);
  return (
    <>
      <g transform={placed(box, wide, high + 20)}>
        <g
          transform="translate(0 16)"
          {...(own ? {} : picture(say({ key: 'board.ship-of', values: { name: names[seat] ?? '' } })))}
        >
          <Ship
            seen={seen}
            seat={seat}
            art={art}
            palette={palette}
            lit={own ? lit : NOTHING_LIT}
            own={own}
            glowing={glowing(scene)}
            say={say}
            news={news}
            motion={motion}
            step={step}
            numbers={true}
          />
          {own && <Sides scene={scene} />}
          {own && <Coming scene={scene} />}
        </g>
      </g>
      {seat !== home && (
        <g {...shows(`seat:${home}`, say({ key: 'board.back' }))}>
          <rect
            x={box.x + 4}
            y={box.y + 4}
            width={Math.min(220, box.width * 0.5)}
            height="34"
            rx="17"
            className="gt-back"
          />
          <text x={box.x + 20} y={box.y + 26} className="gt-back-word">
            ← {names[seat]}
          </text>
        </g>
      )}
    </>
  );
}

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** GT-18.5: the four directions that a ship of class IA may choose. */
function Sides({ scene: { seen, lit, say } }: { scene: Scene }) {
  if (!anyLit(lit, 'side:')) return null;
  const { width, height } = LAYOUTS[seen.classes[seen.round]];
  return SIDES.map((id, side) => {
    const state = litState(lit, sideRef(id));
    const { x, y } = INWARD[side];
    const out = 34;
    return (
      <g
        key={id}
        transform={`translate(${width / 2 - x * (width / 2 - out)} ${height / 2 - y * (height / 2 - out)})`}
        {...handle(sideRef(id), state, say({ key: `board.side.${id}` }))}
      >
        <circle r="40" fill="#0a1029" stroke="#8ea2e0" strokeWidth="3" />
        <path d="M0-26L22 14H-22Z" fill="#ffe27a" transform={`rotate(${side * 90})`} />
        <LitBox lit={state} wide={44} corner={44} />
      </g>
    );
  });
}

/** What is about to hit the viewer's ship: it waits for his answer, and taking it is one. */
function Coming({ scene: { seen, lit, say } }: { scene: Scene }) {
  const state = litState(lit, HIT);
  const layout = LAYOUTS[seen.classes[seen.round]];
  const at = layout.spots[seen.hitSquare];
  if (state === '' || at === undefined) return null;
  const { x, y } = INWARD[seen.hitSide];
  const [fromX, fromY] = [
    x === 0 ? at.x : x > 0 ? 30 : layout.width - 30,
    y === 0 ? at.y : y > 0 ? 30 : layout.height - 30,
  ];
  const size = seen.hitLarge ? 'large' : 'small';
  const name = say({ key: `board.coming.${size}-${seen.hitMeteor ? 'meteor' : 'shot'}` });
  return (
    <>
      <path d={`M${fromX} ${fromY}L${at.x - x * 46} ${at.y - y * 46}`} className="gt-course" />
      <g transform={`translate(${at.x} ${at.y})`} className="gt-target">
        <path d="M-40-20V-40H-20M20-40H40V-20M40 20V40H20M-20 40H-40V20" />
      </g>
      <g transform={`translate(${fromX} ${fromY})`} {...handle(HIT, state, name)}>
        <g transform={`rotate(${seen.hitSide * 90})`}>
          <g className="gt-hover">
            <Projectile meteor={seen.hitMeteor} large={seen.hitLarge} />
          </g>
        </g>
        <LitBox lit={state} wide={44} corner={44} />
      </g>
    </>
  );
}

/** The cards of a pile, side by side. */
function PileCards({ scene, pile, box }: { scene: Scene; pile: number; box: Box }) {
  const cards = pileCards(scene.seen, pile - 1).filter((card) => card >= 0);
  const { heap, rest } = divided(box);
  const { seen, lit, say } = scene;
  const corner = 15;
  return (
    <>
      <Heap seen={seen} lit={lit} say={say} box={heap} />
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
        const ref = cardRef(CARDS[card].id);
        const state = handles ? litState(lit, ref) : '';
        return (
          <g key={card} transform={placed(cell, CARD_WIDTH + 10, CARD_HEIGHT + 10, 1.4)}>
            <g
              transform="translate(5 5)"
              {...(handles ? handle(ref, state, cardTitle(CARDS[card], say)) : picture(cardTitle(CARDS[card], say)))}
            >
              <Card
                card={card}
                lit={NOTHING_LIT}
                say={say}
                visitors={[]}
                palette={palette}
                level={levelOf(asState(seen))}
              />
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

const shapeOf = (seen: Seen): number => {
  const [wide, high] = shipSize(seen);
  return wide / high;
};

/** GT-4: everybody builds. */
function Building({ scene }: { scene: Scene }) {
  const { seen, viewer, seat, art, lit, say, palette, names, news, motion, step, shown, room } = scene;
  const others = othersOf(scene);
  const screen = buildingScreen(room, others.length > 0, shapeOf(seen));
  const home = homeSeat(viewer);
  const looking = viewer < 0 ? -1 : seen.looking[viewer]; // from 1
  const pile = looking > 0 && looking !== shown.closed ? looking : shown.pile;
  const tools = { seen, seat: home, art, lit, say, palette, names };
  const plotting = seen.phase === 'plot' && viewer >= 0;
  const evil = plotting ? evilHand(seen, viewer) : NOTHING;
  return (
    <>
      <Others
        seen={seen}
        seats={others}
        names={names}
        art={art}
        lit={lit}
        say={say}
        palette={palette}
        news={news}
        motion={motion}
        step={step}
        box={screen.others}
      />
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

/** Everything that is not building: the check, the flight, the accounts. */
function Flight({ scene }: { scene: Scene }) {
  const { seen, art, lit, say, palette, names, news, motion, step, own, room } = scene;
  const others = othersOf(scene);
  const extras = own && hasExtras(seen, lit);
  const grounded = SHIP_PHASES.includes(seen.phase);
  const screen = grounded
    ? shipScreen(room, others.length > 0, extras)
    : flightScreen(room, others.length > 0, extras, shapeOf(seen));
  return (
    <>
      <Others
        seen={seen}
        seats={others}
        names={names}
        art={art}
        lit={lit}
        say={say}
        palette={palette}
        news={news}
        motion={motion}
        step={step}
        box={screen.others}
      />
      {!grounded && <Course scene={scene} box={screen.track} />}
      <LargeShip scene={scene} box={screen.ship} />
      {extras && (
        <Extras seen={seen} seat={scene.seat} art={art} lit={lit} say={say} palette={palette} box={screen.extras} />
      )}
    </>
  );
}

/** The track with the card inside it, or the accounts of the round. */
function Course({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, names, palette, say, motion } = scene;
  const margin = Math.max(11, Math.min(18, box.width * 0.03));
  const [width, height] = [Math.round(box.width - 2 * margin), Math.round(box.height - 2 * margin)];
  const spaces = useMemo(() => trackSpaces(width, height), [width, height]);
  if (seen.phase === 'ledger' || seen.phase === 'over')
    return <Ledger seen={seen} names={names} palette={palette} say={say} box={box} />;
  return (
    <g transform={`translate(${box.x + margin} ${box.y + margin})`}>
      <Track
        seen={seen}
        names={names}
        palette={palette}
        say={say}
        motion={motion}
        width={width}
        height={height}
        spaces={spaces}
      />
      <Middle scene={scene} box={insideTrack(width, height)} />
    </g>
  );
}

/** Cards whose lines are handles. */
const HAS_ROWS: readonly CardKind[] = ['planets', 'space-billiards', 'junkyard'];

/** A card beside the deck and the dice, or above them in a high room. */
function middleBoxes({ x, y, width, height }: Box): { card: Box; deck: Box; dice: Box } {
  if (height > width * 0.85) {
    const high = Math.min(height * 0.62, (width * CARD_HEIGHT) / CARD_WIDTH);
    const [top, below] = [y + (height - high * 1.4) / 2, high * 0.4];
    const deck = { x, y: top + high, width: width / 2, height: below };
    return { card: { x, y: top, width, height: high }, deck, dice: { ...deck, x: x + width / 2 } };
  }
  const aside = Math.min(width * 0.2, height * 0.5);
  const right = { x: x + width - aside, y, width: aside, height: height * 0.5 };
  return { card: { x, y, width: width - aside, height }, deck: right, dice: { ...right, y: y + height * 0.5 } };
}

/** The card being resolved, the deck, and the dice that fell. */
function Middle({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, lit, say, palette, news, card: number } = scene;
  const boxes = middleBoxes(box);
  const state = litState(lit, CARD);
  const card = CARDS[number];
  const over = seen.card !== number;
  const visitors = seen.placeOf.flatMap((place, seat) =>
    place >= 0 && inRace(asState(seen), seat) ? [{ place, colour: seen.colour[seat] }] : [],
  );
  return (
    <>
      {card !== undefined && (
        <g transform={placed(boxes.card, CARD_WIDTH + 8, CARD_HEIGHT + 8, 2.4)}>
          <g
            transform="translate(4 4)"
            opacity={over ? 0.4 : 1}
            {...(HAS_ROWS.includes(card.kind) ? {} : handle(CARD, state, cardTitle(card, say)))}
          >
            <Card
              card={number}
              lit={lit}
              say={say}
              visitors={visitors}
              palette={palette}
              level={levelOf(asState(seen))}
            />
            {state !== '' && (
              <g transform={`translate(${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`}>
                <LitBox lit={state} wide={CARD_WIDTH / 2 + 3} high={CARD_HEIGHT / 2 + 3} />
              </g>
            )}
          </g>
        </g>
      )}
      <Deck scene={scene} box={boxes.deck} />
      {news.dice.length > 0 && (
        <g transform={placed(boxes.dice, 56 * news.dice.length, 56, 1.2)}>
          {news.dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
            <g key={i} transform={`translate(${28 + i * 56} 28)`}>
              <Die shows={die} />
            </g>
          ))}
        </g>
      )}
    </>
  );
}

function Deck({ scene: { seen, lit, say }, box }: { scene: Scene; box: Box }) {
  const left = seen.deck;
  const state = litState(lit, DECK);
  if (left <= 0 && state === '') return null;
  const { x, y, scale } = fitted(box, CARD_WIDTH + 20, CARD_HEIGHT + 20, 0.8);
  return (
    <g
      transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})`}
      {...handle(DECK, state, say({ key: 'board.deck', values: { n: left } }))}
    >
      {times(Math.min(3, left), (i) => (
        <g key={i} transform={`translate(${4 + i * 6} ${16 - i * 6})`}>
          <CardBack />
        </g>
      ))}
      <circle cx="130" cy="88" r="46" fill="#0a1029" fillOpacity="0.85" />
      <text className="gt-deck-count" x="130" y="110">
        {left}
      </text>
      <g transform={`translate(${(CARD_WIDTH + 20) / 2} ${(CARD_HEIGHT + 20) / 2})`}>
        <LitBox lit={state} wide={CARD_WIDTH / 2 + 8} high={CARD_HEIGHT / 2 + 8} />
      </g>
    </g>
  );
}

const STARS = starField(11, 130, 1600, 1200);
const BRIGHT = starField(93, 22, 1600, 1200);

/** Counts the steps that the board has been told of, so that what moves starts anew with each. */
function useStep(events: readonly unknown[]): number {
  const counted = useRef({ events, step: 0 });
  if (counted.current.events !== events) counted.current = { events, step: counted.current.step + 1 };
  return counted.current.step;
}

/** Remembers the card of the flight after it is done with. */
function useLastCard(seen: Seen, news: Happenings): number {
  const last = useRef(-1);
  if (seen.phase !== 'flight') last.current = -1;
  else if (seen.card >= 0) last.current = seen.card;
  else if (news.card >= 0) last.current = news.card;
  return last.current;
}

const NOTHING_SHOWN: Shown = { seat: -1, kind: -1, pile: -1, closed: -1 };

/** What a click that only changes the picture comes to. */
function after(shown: Shown, what: string): Shown {
  const [sort, value] = what.split(':');
  const number = Number(value);
  if (sort === 'seat') return { ...shown, seat: number };
  if (sort === 'kind') return { ...shown, kind: number };
  if (sort === 'close') return { ...shown, pile: -1, closed: number };
  return { ...shown, pile: shown.pile === number ? -1 : number };
}

/** Whether a question is about squares of the viewer's ship: then it is his that is shown. */
const asksForShip = (lit: LitMap): boolean => anyLit(lit, 'square:') || lit.has(HIT);

/** The whole table of Galaxy Trucker, for every phase. Whatever stands for something carries its ref. */
export function Board(props: BoardProps) {
  const { view, viewer, onPick, motion, events, lit } = props;
  const art = useId();
  const frame = useRef<SVGSVGElement>(null);
  const room = useSize(frame, props.size);
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const news = useMemo(() => happenings(events), [events]);
  const step = useStep(events);
  const seen = view as unknown as Seen;
  const home = homeSeat(viewer);
  if (shown.closed > 0 && !(seen.looking[viewer] > 0)) setShown({ ...shown, closed: -1 });
  const wanted = shown.seat >= 0 && shown.seat < seen.players ? shown.seat : home;
  const seat = viewer >= 0 && wanted !== home && asksForShip(lit) && seen.phase !== 'build' ? home : wanted;
  const card = useLastCard(seen, news);
  const scene: Scene = { ...props, seen, seat, own: seat === viewer, art, news, step, shown, room, card };
  const building = BUILDING_PHASES.includes(seen.phase);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the board; every handle has its own name
    <svg
      ref={frame}
      className={`gt-board${building ? ' gt-building' : ''}${isWide(room) ? '' : ' gt-tall'}`}
      viewBox={`0 0 ${room.width} ${room.height}`}
      data-motion={motion ? 'on' : 'off'}
      preserveAspectRatio="xMidYMid meet"
      {...picking(onPick, (what) => setShown((old) => after(old, what)))}
    >
      <KindDefs art={art} />
      <g className="gt-sky">
        <path d={STARS} strokeWidth="1.4" strokeOpacity="0.5" />
        <path d={BRIGHT} strokeWidth="2.6" strokeOpacity="0.8" />
      </g>
      {building ? <Building scene={scene} /> : <Flight scene={scene} />}
    </svg>
  );
}
