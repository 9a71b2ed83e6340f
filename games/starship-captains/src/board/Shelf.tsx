import { anyLit, type Box, group, handle, litState, picture, placed, times } from '@starboard/board';
import { aboutOf } from '@starboard/kernel';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { copyQuestion } from '../effects/verbs.ts';
import { tech } from '../nouns.ts';
import { takeQuestion } from '../rules/technology.ts';
import { Cover, unheard } from './handle.tsx';
import { sign } from './Icons.tsx';
import { joined, techLabel } from './names.ts';
import type { Scene } from './scene.ts';
import { EDGE_SPOTS, TECH_HEIGHT, TECH_WIDTH, TechBack, TechCard } from './Tech.tsx';
import { bestEdges } from './TechBoard.tsx';

const ACTION_SIGNS = { technology: 'tech', mission: 'mission', pirate: 'discardPirates', passenger: 'crew' } as const;

/** Cards that were drawn, or may be copied, or lie on a track, while they are asked for; else the display. */
function shelfOf({ seen, lit, decisions }: Scene): { readonly cards: readonly number[]; readonly display: boolean } {
  if (seen.drawn.length > 0) return { cards: seen.drawn, display: false };
  const from = aboutOf(takeQuestion, decisions)?.from ?? 'display';
  const cards = aboutOf(copyQuestion, decisions)?.cards ?? seen[from];
  const elsewhere = anyLit(lit, 'tech:') && cards.some((card) => card >= 0 && !seen.display.includes(card));
  return elsewhere ? { cards, display: false } : { cards: seen.display, display: true };
}

/** In how many columns cards are largest. */
export function columnsFor({ width, height }: Box, cards: number): number {
  const sizes = times(Math.max(1, cards), (i) =>
    Math.min(width / (i + 1) / TECH_WIDTH, height / Math.ceil(cards / (i + 1)) / TECH_HEIGHT),
  );
  return sizes.indexOf(Math.max(...sizes)) + 1;
}

/** SC-22.7: the action card above a slot of the display. */
function Action({ card, scene }: { card: number; scene: Scene }) {
  const { type } = ACTION_CARDS[card];
  const name = scene.say({ key: `action-card.${type}` });
  return (
    <g
      transform={`translate(${TECH_WIDTH - 12} 7) scale(0.8)`}
      data-show={`action ${type}`}
      {...picture(`${scene.say({ key: 'board.shadow' })}: ${name}`)}
    >
      <rect x="-13" y="-13" width="26" height="26" rx="5" className="sc-action" />
      <g transform="scale(0.82)">{sign(ACTION_SIGNS[type])}</g>
    </g>
  );
}

/** SC-2.12: how many cards the decks have, and whether the top one is a beta card; side by side in the room of one card. */
function Decks({ scene: { seen, say } }: { scene: Scene }) {
  const size = 0.48;
  const decks = [
    { name: say({ key: 'board.tech-deck', values: { n: seen.techDeck.cards } }), n: seen.techDeck.cards, omega: false },
    { name: say({ key: 'board.omega-deck', values: { n: seen.omegaDeck } }), n: seen.omegaDeck, omega: true },
  ];
  return decks.map(({ name, n, omega }, i) => (
    <g
      key={name}
      transform={`translate(${(i * TECH_WIDTH) / 2 + 1} ${(TECH_HEIGHT * (1 - size)) / 2}) scale(${size})`}
      {...picture(name)}
    >
      <TechBack beta={!omega && seen.techDeck.beta} omega={omega} />
      <text x={TECH_WIDTH / 2} y={TECH_HEIGHT / 2 + 14} className="sc-pile">
        {n}
      </text>
    </g>
  ));
}

/** SC-3.10: the technology display, or the cards that are to be chosen from. */
export function Shelf({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, lit, say, news } = scene;
  const { cards, display } = shelfOf(scene);
  const cells = cards.length + (display ? 1 : 0);
  const columns = columnsFor(box, cells);
  const height = box.height / Math.max(1, Math.ceil(cells / columns));
  const width = Math.min(box.width / columns, ((height - 4) / (TECH_HEIGHT + 2)) * (TECH_WIDTH + 2) + 8);
  const left = box.x + (box.width - width * columns) / 2;
  const placeOf = (i: number): string => {
    const cell = { x: left + (i % columns) * width + 2, y: box.y + Math.floor(i / columns) * height + 2 };
    return placed({ ...cell, width: width - 4, height: height - 4 }, TECH_WIDTH + 2, TECH_HEIGHT + 2, 1.5);
  };
  const deck = `${say({ key: 'board.tech-deck', values: { n: seen.techDeck.cards } })}; ${say({ key: 'board.omega-deck', values: { n: seen.omegaDeck } })}`;
  return (
    <g {...group(joined(say({ key: display ? 'board.display' : 'board.choice' }), deck))}>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx="10"
        className={display ? 'sc-shelf' : 'sc-shelf sc-choice'}
      />
      {cards.map((card, i) => {
        const ref = card >= 0 ? tech.ref(card) : '';
        const state = card >= 0 ? litState(lit, ref) : '';
        const action = display ? seen.actionsPlayed[i] : undefined;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: slots of the display have no other name
            key={i}
            transform={placeOf(i)}
          >
            {card >= 0 ? (
              <>
                <g {...unheard} className={display && news.refilled.includes(i) ? 'sc-fresh' : undefined}>
                  <TechCard card={card} say={say} />
                  <g className="sc-match">
                    {bestEdges(scene, card).map((edge) => (
                      <circle
                        key={edge}
                        cx={EDGE_SPOTS[edge][0]}
                        cy={EDGE_SPOTS[edge][1]}
                        r="9.6"
                        className="sc-ring"
                      />
                    ))}
                  </g>
                </g>
                <Cover
                  is={handle(ref, state, techLabel(card, say))}
                  lit={state}
                  width={TECH_WIDTH}
                  height={TECH_HEIGHT}
                />
              </>
            ) : (
              <g {...picture(say({ key: 'board.face-down' }))}>
                {display ? <rect width={TECH_WIDTH} height={TECH_HEIGHT} rx="8" className="sc-slot" /> : <TechBack />}
              </g>
            )}
            {action !== undefined && <Action card={action} scene={scene} />}
          </g>
        );
      })}
      {display && (
        <g transform={placeOf(cards.length)}>
          <Decks scene={scene} />
        </g>
      )}
    </g>
  );
}
