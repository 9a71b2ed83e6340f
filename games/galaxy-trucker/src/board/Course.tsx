import { type Box, Die, fitted, handle, LitBox, litState, placed, type Say, times } from '@starboard/board';
import { useMemo, useRef } from 'react';
import { CARDS, type CardKind } from '../content/cards.ts';
import { inRace, levelOf } from '../state.ts';
import { CARD_HEIGHT, CARD_WIDTH, Card, CardBack, cardTitle } from './Card.tsx';
import { Ledger } from './Ledger.tsx';
import { CARD, DECK } from './refs.ts';
import type { Scene } from './scene.ts';
import { settled } from './seen.ts';
import { insideTrack, Track, trackSpaces } from './Track.tsx';

/** The track with the card inside it, or the accounts of the round. */
export function Course({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, names, palette, say, motion } = scene;
  const margin = Math.max(11, Math.min(18, box.width * 0.03));
  const [width, height] = [Math.round(box.width - 2 * margin), Math.round(box.height - 2 * margin)];
  const spaces = useMemo(() => trackSpaces(width, height), [width, height]);
  if (settled(seen)) return <Ledger seen={seen} names={names} palette={palette} say={say} box={box} />;
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

/** The line of a Combat Zone that is settled now: what is being stated, or else what was compared last. */
function useCriterion({ seen, news, card }: Scene): string | undefined {
  const last = useRef<{ card: number; criterion: string | undefined }>({ card, criterion: undefined });
  if (last.current.card !== card) last.current = { card, criterion: undefined };
  const stated = [undefined, 'engines', 'cannons'][seen.stating] ?? news.criterion;
  if (stated !== undefined && seen.card === card) last.current.criterion = stated;
  return seen.card === card ? last.current.criterion : undefined;
}

/** The card being resolved, the deck, and the dice that fell. */
function Middle({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, lit, say, palette, news, card: number } = scene;
  const criterion = useCriterion(scene);
  const boxes = middleBoxes(box);
  const state = litState(lit, CARD);
  const card = CARDS[number];
  const over = seen.card !== number;
  const visitors = seen.placeOf.flatMap((place, seat) =>
    place >= 0 && inRace(seen, seat) ? [{ place, colour: seen.colour[seat] }] : [],
  );
  return (
    <>
      {card !== undefined && (
        <g transform={placed(boxes.card, CARD_WIDTH + 8, CARD_HEIGHT + 8, 2.4)}>
          <g
            transform="translate(4 4)"
            {...(HAS_ROWS.includes(card.kind) ? {} : handle(CARD, state, cardTitle(card, say)))}
          >
            <g opacity={over ? 0.5 : 1}>
              <Card
                card={number}
                lit={lit}
                say={say}
                visitors={visitors}
                palette={palette}
                level={levelOf(seen)}
                criterion={criterion}
              />
            </g>
            {over && <Done say={say} />}
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

/** On the edge of the last card until the next one is turned over. */
const Done = ({ say }: { say: Say }) => (
  <g transform={`translate(${CARD_WIDTH / 2} ${CARD_HEIGHT})`}>
    <rect x="-58" y="-15" width="116" height="30" rx="15" className="gt-done" />
    <path d="M-45 0L-40 5L-31-5" fill="none" stroke="#9ff0bd" strokeWidth="3" strokeLinecap="round" />
    <text x="12" y="6" className="gt-done-word">
      {say({ key: 'board.card-done' })}
    </text>
  </g>
);

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
