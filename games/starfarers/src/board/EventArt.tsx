import { Dice, type EventArtProps, type Say, SignFrame, starPath, Vignette, type VignetteName } from '@starboard/board';
import type { ReactNode } from 'react';
import type { Question } from '../content/encounterTree.ts';
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

/** What an encounter looks like; what it says stands in the sentence. */
const ENCOUNTERS: Readonly<Record<Question, VignetteName>> = {
  merchant: 'merchant',
  'attack-pirate': 'battle',
  'pirate-demand': 'pirates',
  'pirate-fence': 'pirates',
  'pirate-raid': 'pirates',
  'pirate-attack': 'battle',
  'distress-call': 'distress',
  'attacked-ship': 'battle',
  'space-distortion': 'distortion',
  travelers: 'travelers',
  'wear-and-tear': 'repair',
};

const upgradeArt = (what: number, lost: boolean): ReactNode => (
  <span className={lost ? 'sf-gain sf-lost' : 'sf-gain'}>
    <SignFrame size={46} reach={12}>
      <UpgradeSign kind={what} />
    </SignFrame>
  </span>
);

const duelArt = (own: number, stat: keyof typeof STAT_SIGNS, other: number): ReactNode => (
  <span className="sf-duel">
    <b>{own}</b>
    <SignFrame size={34} reach={12}>
      <UpgradeSign kind={STAT_SIGNS[stat]} />
    </SignFrame>
    <b>{other}</b>
  </span>
);

const discArt = (people: number, say: Say): ReactNode => (
  <span role="img" aria-label={say({ key: `people.${PEOPLES[people]}` })} style={{ color: peopleColour(people) }}>
    <SignFrame size={58} reach={24}>
      <circle r="22" fill="#0c1434" stroke="currentColor" strokeWidth="3" />
      <Emblem kind={people} />
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
      return <Vignette of={ENCOUNTERS[event.question]} />;
    case 'compared':
      return duelArt(event.own, event.stat, event.other);
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
      return discArt(event.people, say);
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
