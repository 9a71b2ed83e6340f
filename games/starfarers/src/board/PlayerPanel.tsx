import {
  capital,
  Grip,
  Heading,
  type LitMap,
  type Paint,
  Panel,
  type PlayerPanelProps,
  type Say,
  SignFrame,
  times,
} from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { memo, type ReactNode } from 'react';
import {
  BUILDABLES,
  CHITS,
  COST,
  DRIVE,
  FIRST_UPGRADE,
  FRIENDSHIP_CARDS,
  GOAL,
  OBSTACLES,
  PEOPLES,
  TRANSPORTERS_PER_PLAYER,
  UPGRADE_MAX,
  UPGRADES,
} from '../content/index.ts';
import * as nouns from '../nouns.ts';
import { cannonsOf, drivesOf, freightRingsOf } from '../state.ts';
import { chitPhrase } from '../text/names.ts';
import type { Seen } from '../view.ts';
import { ChitPicture } from './ChitPicture.tsx';
import { Hand } from './Hand.tsx';
import { CardSign, Emblem, FameSign, ResourceSign, UpgradeSign } from './Icons.tsx';
import { MothershipShape } from './Mothership.tsx';
import { markOf, paintOf, peopleColour, resourceColours } from './palette.ts';
import { pointsTotal } from './points.ts';
import { Ball, ColonyShip, Spaceport, TradeShip } from './Shapes.tsx';
import { TableStrip } from './TableStrip.tsx';

/** One player as his panel shows him. */
interface Player {
  readonly seen: Seen;
  readonly seat: number;
  readonly own: boolean;
  readonly lit: LitMap;
  readonly say: Say;
  readonly paint: Paint;
  readonly colour: number;
}

/** Upgrades, fame and pieces are one's own to build: those of the others are only to be seen. */
const ownRef = ({ own }: Player, ref: string): string | undefined => (own ? ref : undefined);

const cardsIn = (hand: number | readonly number[]): number =>
  typeof hand === 'number' ? hand : hand.reduce((sum, n) => sum + n, 0);

/** Name, points, and whose turn it is. */
function Head({ player, name }: { player: Player; name: string }) {
  const { seen, seat, lit, say, colour, paint } = player;
  const points = pointsTotal(seen, seat);
  const said = say({ key: 'points.total', values: { n: points } });
  return (
    <Heading of={`player:${seat}`} lit={lit} name={name} said={said} paint={paint} mark={markOf(colour)}>
      {seen.active === seat && <i className="sf-turn" />}
      <span className="sf-points">
        <b>{points}</b>
        <small>/{GOAL}</small>
      </span>
    </Heading>
  );
}

interface Count {
  readonly ref: string;
  readonly word: string;
  readonly count: number;
  /** What cards add to it. */
  readonly more: number;
  readonly sign: ReactNode;
}

function counts({ seen, seat, say }: Player): readonly Count[] {
  const totals = [drivesOf(seen, seat), cannonsOf(seen, seat), freightRingsOf(seen, seat)];
  return [
    ...UPGRADES.map((id, what) => ({
      ref: nouns.upgrade.ref(what),
      word: capital(say({ key: `upgrade.${id}` })),
      count: seen.upgrades[seat * 3 + what],
      more: totals[what] - seen.upgrades[seat * 3 + what],
      sign: <UpgradeSign kind={what} />,
    })),
    { ref: 'fame', word: say({ key: 'label.fame' }), count: seen.fame[seat], more: 0, sign: <FameSign /> },
  ];
}

/** Upgrades, fame and cards as numbers beside the picture. */
function Counts({ player }: { player: Player }) {
  const { seen, seat, lit, say } = player;
  const cards = cardsIn(seen.hand[seat]);
  return (
    <div className="sf-counts">
      {counts(player).map(({ ref, word, count, more, sign }) => (
        <Grip
          key={ref}
          of={ownRef(player, ref)}
          lit={lit}
          name={`${word}: ${count}${more > 0 ? ` + ${more}` : ''}`}
          className={`sb-stat sf-stat sf-of-${ref.replace(':', '-')}`}
        >
          <SignFrame reach={11}>{sign}</SignFrame>
          <b>{count}</b>
          {more > 0 && <small>+{more}</small>}
        </Grip>
      ))}
      <span className="sb-stat sf-stat sf-of-hand" role="img" aria-label={`${say({ key: 'label.hand' })}: ${cards}`}>
        <SignFrame reach={11}>
          <CardSign />
        </SignFrame>
        <b>{cards}</b>
      </span>
    </div>
  );
}

function Ship({ player }: { player: Player }) {
  const { seen, seat, lit, say, paint, colour } = player;
  const [drives, cannons, freightRings] = [0, 1, 2].map((what) => seen.upgrades[seat * 3 + what + DRIVE]);
  const parts = counts(player).map(({ word, count }) => `${word} ${count}`);
  return (
    <Grip
      of={`mothership:${seat}`}
      lit={lit}
      name={[capital(say({ key: 'piece.mothership' })), ...parts].join(', ')}
      className="sf-mothership"
    >
      <svg viewBox="0 0 340 120" aria-hidden="true">
        <MothershipShape
          paint={paint}
          colour={colour}
          drives={drives}
          cannons={cannons}
          freightRings={freightRings}
          fame={seen.fame[seat]}
        />
      </svg>
    </Grip>
  );
}

/** Discs of friendship, and lairs and ice that were won. */
function Honours({ player: { seen, seat, say } }: { player: Player }) {
  const discs = PEOPLES.flatMap((_, people) => (seen.disc[people] === seat ? [people] : []));
  const trophies = OBSTACLES.filter((_, i) => seen.trophy[i] === seat);
  if (discs.length + trophies.length === 0) return null;
  return (
    <div className="sf-honours">
      {discs.map((people) => (
        <span
          key={people}
          className="sf-disc"
          role="img"
          aria-label={`${say({ key: 'piece.disc' })}: ${say({ key: `people.${PEOPLES[people]}` })}`}
          style={{ color: peopleColour(people) }}
        >
          <SignFrame size={34} reach={24}>
            <circle r="22" fill="#0c1434" stroke="currentColor" strokeWidth="3" />
            <g transform="scale(0.85)">
              <Emblem kind={people} />
            </g>
          </SignFrame>
        </span>
      ))}
      {trophies.map((chit) => (
        <ChitPicture key={chit} chit={chit} dot={CHITS[chit].dot} name={say(chitPhrase(chit))} />
      ))}
    </div>
  );
}

const held = (seen: Seen, seat: number): readonly number[] =>
  FRIENDSHIP_CARDS.flatMap((_, card) => ((seen.cards[seat] >> card) & 1 ? [card] : []));

/** Friendship cards by name; a tap shows what they do. */
function FriendshipCards({ player: { seen, seat, say } }: { player: Player }) {
  const cards = held(seen, seat);
  if (cards.length === 0) return null;
  return (
    <div className="sf-cards">
      <span className="sb-label">{say({ key: 'label.friendship-cards' })}</span>
      {cards.map((card) => {
        const { id, people } = FRIENDSHIP_CARDS[card];
        return (
          <details key={id} className="sf-friend" style={{ color: peopleColour(people) }}>
            <summary>
              <SignFrame size={18} reach={20}>
                <Emblem kind={people} />
              </SignFrame>
              {say({ key: `card.${id}` })}
            </summary>
            <p>{say({ key: `card-text.${id}` })}</p>
          </details>
        );
      })}
    </div>
  );
}

/** Friendship cards that may be taken just now. */
function CardsOnOffer({ player: { lit, say } }: { player: Player }) {
  const open = FRIENDSHIP_CARDS.filter((_, card) => lit.has(nouns.card.ref(card)));
  if (open.length === 0) return null;
  return (
    <div className="sf-cards">
      <span className="sb-label">{say({ key: 'label.friendship-cards' })}</span>
      {open.map(({ id, people }) => {
        const [title, text] = [say({ key: `card.${id}` }), say({ key: `card-text.${id}` })];
        return (
          <Grip key={id} of={`card:${id}`} lit={lit} name={`${title}: ${text}`} className="sf-offer">
            <span className="sf-disc" style={{ color: peopleColour(people) }}>
              <SignFrame size={22} reach={20}>
                <Emblem kind={people} />
              </SignFrame>
            </span>
            <span>
              <b>{title}</b>
              <br />
              {text}
            </span>
          </Grip>
        );
      })}
    </div>
  );
}

const PICTURES = [ColonyShip, TradeShip, Spaceport];

/** SF-9.2, SF-9.3: what a thing costs, as cards; those that the hand lacks are only outlined. */
function Price({ buildable, hand }: { buildable: number; hand: readonly number[] | number }) {
  return (
    <span className="sf-price" aria-hidden="true">
      {COST[buildable].flatMap((cards, kind) =>
        times(cards, (i) => {
          const has = typeof hand === 'number' || i < hand[kind];
          const { body, light } = resourceColours(kind);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are all alike
            <svg key={`${kind} ${i}`} viewBox="-13 -13 26 26" className={has ? '' : 'sf-lacks'} aria-hidden="true">
              <rect x="-12" y="-12" width="24" height="24" rx="6" fill={has ? body : 'none'} stroke={light} />
              <g transform="scale(0.85)" color={has ? '#fff' : light}>
                <ResourceSign kind={kind} />
              </g>
            </svg>
          );
        }),
      )}
    </span>
  );
}

/** SF-9.2, SF-9.3: everything that can be built, how many are left of it, and what each costs. */
function Prices({ player }: { player: Player }) {
  const { seen, seat, lit, say, paint, colour } = player;
  const left = [seen.coloniesLeft[seat], seen.stationsLeft[seat], seen.ringsLeft[seat]];
  return BUILDABLES.map((id, i) => {
    const Shape = PICTURES[i];
    const count = left[i] ?? UPGRADE_MAX[i - FIRST_UPGRADE] - seen.upgrades[seat * 3 + i - FIRST_UPGRADE];
    return (
      <Grip
        key={id}
        of={ownRef(player, `piece:${id}`)}
        lit={lit}
        name={`${capital(say({ key: `buildable.${id}` }))}: ${count}. ${say({ key: `price.${id}` })}`}
        className="sb-stat sf-stat sf-priced"
      >
        <SignFrame size={24} reach={Shape === undefined ? 13 : 31}>
          {Shape === undefined ? <UpgradeSign kind={i - FIRST_UPGRADE} /> : <Shape paint={paint} colour={colour} />}
        </SignFrame>
        <b>{count}</b>
        <Price buildable={i} hand={seen.hand[seat]} />
      </Grip>
    );
  });
}

/** What is left to build with, and what it costs: colonies, stations, rings, upgrades and transporters. */
function PiecesLeft({ player }: { player: Player }) {
  const { seen, seat, say } = player;
  const due = seen.due[seat];
  return (
    <div className="sf-left">
      <span className="sb-label">{say({ key: player.own ? 'label.costs' : 'label.pieces-left' })}</span>
      <span className="sf-transporters">
        {times(TRANSPORTERS_PER_PLAYER, (i) => {
          const free = seen.shipAt[seat * TRANSPORTERS_PER_PLAYER + i] < 0;
          const name = say({ key: 'transporter.any', values: { number: i + 1 } });
          return (
            <span key={i} role="img" aria-label={name} title={name} className={free ? undefined : 'sf-away'}>
              <SignFrame size={20} reach={10}>
                <Ball number={i + 1} />
              </SignFrame>
            </span>
          );
        })}
      </span>
      <span className="sf-prices">
        <Prices player={player} />
      </span>
      {due > 0 && (
        <span className="sb-label">
          {say({ key: 'label.due' })}: {due}
        </span>
      )}
    </div>
  );
}

const BUILDING = /^piece:/;
const BESIDE = /^(dice|supply|bank)/;

/** Whether something of this sort can be picked just now: then a compact panel shows it, too. */
const isLit = ({ own, lit }: Player, refs: RegExp): boolean => own && [...lit.keys()].some((ref) => refs.test(ref));

/** One player: the mothership with all that is built on it, points, cards, honours and what is left. */
export const PlayerPanel = memo((props: PlayerPanelProps<Seen>) => {
  const { view: seen, viewer, names, lit, say, palette, seat, compact = false } = props;
  const colour = seen.colour[seat];
  const paint = paintOf(palette, colour);
  const hand = seen.hand[seat];
  const player: Player = { seen, seat, own: seat === viewer, lit, say, paint, colour };
  return (
    <Panel of={props} paint={paint} className="sf-panel">
      <Head player={player} name={nameOf(names, seat)} />
      <Ship player={player} />
      <Counts player={player} />
      {typeof hand !== 'number' && <Hand cards={hand} lit={lit} say={say} />}
      <Honours player={player} />
      {seat === viewer && <CardsOnOffer player={player} />}
      {!compact && <FriendshipCards player={player} />}
      {(!compact || isLit(player, BUILDING)) && <PiecesLeft player={player} />}
      {seat === viewer && (!compact || isLit(player, BESIDE)) && <TableStrip seen={seen} lit={lit} say={say} />}
    </Panel>
  );
});
