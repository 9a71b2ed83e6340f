import { Dice, type EventArtProps, type Say, SignFrame, starPath } from '@starboard/board';
import type { ReactNode } from 'react';
import { CHITS, FRIENDSHIP_CARDS, PEOPLES, PLANETS, RESOURCES } from '../content/index.ts';
import type { SeenEvent } from '../events.ts';
import { chitPhrase } from '../text/names.ts';
import { Balls } from './Balls.tsx';
import { ChitPicture } from './ChitPicture.tsx';
import { CardBack, ResourceCard } from './Hand.tsx';
import { Emblem, FameSign, UpgradeSign } from './Icons.tsx';
import { peopleColour } from './palette.ts';

const STAT_SIGNS = { combat: 1, speed: 0, drives: 0 } as const;
const TROPHY = starPath(5, 26, 11);

function Cards({ cards, say }: { cards: readonly number[]; say: Say }) {
  return (
    <span className="sf-few">
      {RESOURCES.map((id, kind) =>
        cards[kind] > 0 ? (
          <span
            key={id}
            className="sf-card"
            role="img"
            aria-label={`${say({ key: `resource.${id}` })}: ${cards[kind]}`}
          >
            <ResourceCard kind={kind} />
            {cards[kind] > 1 && <b className="sf-badge">{cards[kind]}</b>}
          </span>
        ) : null,
      )}
    </span>
  );
}

const oneCard = (kind: number | undefined): ReactNode => (
  <span className="sf-few">
    <span className="sf-card">{kind === undefined ? <CardBack /> : <ResourceCard kind={kind} />}</span>
  </span>
);

const chitOf = (chit: number, say: Say, faceUp = true): ReactNode =>
  CHITS[chit] === undefined ? null : (
    <ChitPicture key={chit} chit={chit} dot={CHITS[chit].dot} name={say(chitPhrase(chit))} faceUp={faceUp} size={58} />
  );

function FriendCard({ card, say }: { card: number; say: Say }) {
  const { id, people } = FRIENDSHIP_CARDS[card];
  return (
    <span className="sf-read" style={{ borderColor: peopleColour(people) }}>
      <span style={{ color: peopleColour(people) }}>
        <SignFrame size={40} reach={22}>
          <Emblem kind={people} />
        </SignFrame>
      </span>
      <b>{say({ key: `card.${id}` })}</b>
      <span>{say({ key: `card-text.${id}` })}</span>
    </span>
  );
}

/** The sign of an encounter: a ship one cannot make out yet. What it says stands in the sentence. */
const ENCOUNTER = (
  <SignFrame size={64} reach={24}>
    <path d="M-22 4L-6-8L6-8L22 4L8 10H-8Z" fill="#26315f" stroke="#8ff4ff" strokeWidth="2" strokeLinejoin="round" />
    <path
      d="M-5-4A5 5 0 1 1 2 1.5Q0 3 0 5M0 9.5h0"
      transform="translate(0 -6)"
      fill="none"
      stroke="#ffe27a"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
  </SignFrame>
);

const upgradeArt = (what: number, lost: boolean): ReactNode => (
  <span className={lost ? 'sf-gain sf-lost' : 'sf-gain'}>
    <SignFrame size={46} reach={12}>
      <UpgradeSign kind={what} />
    </SignFrame>
  </span>
);

/** What fell, was drawn or was read, as a picture; undefined for what has none. */
export function artOf(event: SeenEvent, say: Say): ReactNode {
  switch (event.event) {
    case 'dice-rolled':
      return <Dice dice={event.dice} />;
    case 'balls-drawn':
      return <Balls balls={event.balls} />;
    case 'encounter-read':
      return ENCOUNTER;
    case 'compared':
      return (
        <span className="sf-duel">
          <b>{event.own}</b>
          <SignFrame size={34} reach={12}>
            <UpgradeSign kind={STAT_SIGNS[event.stat]} />
          </SignFrame>
          <b>{event.other}</b>
        </span>
      );
    case 'produced':
    case 'cards-gained':
      return <Cards cards={event.cards} say={say} />;
    case 'supply-drawn':
    case 'stole':
    case 'card-passed':
    case 'relief-taken':
      return oneCard(event.kind);
    case 'looked':
      return event.chit === undefined ? (
        <ChitPicture chit={-1} dot={PLANETS[event.planet].dot} name={say({ key: 'chit.hidden' })} size={58} />
      ) : (
        chitOf(event.chit, say, false)
      );
    case 'colony-founded':
      return event.chits.length === 0 ? undefined : (
        <span className="sf-few">{event.chits.map((chit) => chitOf(chit, say))}</span>
      );
    case 'obstacle-cleared':
      return (
        <span className="sf-few">
          {chitOf(event.chit, say)}
          {chitOf(event.reserve, say)}
        </span>
      );
    case 'station-founded':
      return <FriendCard card={event.card} say={say} />;
    case 'disc-won':
      return (
        <span
          role="img"
          aria-label={say({ key: `people.${PEOPLES[event.people]}` })}
          style={{ color: peopleColour(event.people) }}
        >
          <SignFrame size={58} reach={24}>
            <circle r="22" fill="#0c1434" stroke="currentColor" strokeWidth="3" />
            <Emblem kind={event.people} />
          </SignFrame>
        </span>
      );
    case 'upgrade-gained':
    case 'upgrade-built':
      return upgradeArt(event.what, false);
    case 'upgrade-lost':
      return upgradeArt(event.what, true);
    case 'fame-changed':
      return event.rings === 0 ? undefined : (
        <span className={event.rings < 0 ? 'sf-gain sf-lost' : 'sf-gain'}>
          <SignFrame size={46} reach={12}>
            <FameSign />
          </SignFrame>
        </span>
      );
    case 'won':
      return (
        <SignFrame size={72} reach={30}>
          <path d={TROPHY} fill="#ffe27a" stroke="#7a5200" strokeWidth="2" strokeLinejoin="round" />
        </SignFrame>
      );
    default:
      return undefined;
  }
}

/** A picture of one event, or nothing. */
export const EventArt = ({ event, say }: EventArtProps<SeenEvent>): ReactNode => artOf(event, say) ?? null;
