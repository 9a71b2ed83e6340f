import { Counted, InARow, Picture, type Say } from '@starboard/board';
import type { ReactNode } from 'react';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { EVENTS } from '../content/events.ts';
import { SHIP_ROOMS } from '../content/rooms.ts';
import { FACTIONS } from '../content/terms.ts';
import type { SeenEvent } from '../events.ts';
import { ANDROID, COMMANDER, ENSIGN } from '../state.ts';
import { GlyphRow, glyphsOf } from './effects.tsx';
import { Artifact, Figure, Pirate } from './Figures.tsx';
import { emblem, type SignName, sign } from './Icons.tsx';
import { MISSION_WIDTH, MissionCard, missionHeight } from './MissionCard.tsx';
import { missionName, techName } from './names.ts';
import { TECH_HEIGHT, TECH_WIDTH, TechCard } from './Tech.tsx';

const techArt = (card: number, say: Say): ReactNode => (
  <svg
    className="sb-picture"
    viewBox={`-2 -2 ${TECH_WIDTH + 4} ${TECH_HEIGHT + 4}`}
    width="170"
    role="img"
    aria-label={techName(card, say)}
  >
    <TechCard card={card} say={say} />
  </svg>
);

const missionArt = (mission: number, say: Say): ReactNode => (
  <svg
    className="sb-picture"
    viewBox={`-2 -2 ${MISSION_WIDTH + 4} ${missionHeight(mission) + 4}`}
    width="150"
    role="img"
    aria-label={missionName(mission, say)}
  >
    <MissionCard mission={mission} say={say} />
  </svg>
);

const count = (of: SignName, n: number | string): ReactNode => <Counted sign={sign(of)} n={n} />;

const figure = (kind: number): ReactNode => (
  <Picture wide={34} high={40} size={50}>
    <Figure figure={kind} />
  </Picture>
);

const pirate = (kind: number): ReactNode => (
  <InARow kinds={[kind]} apart={34} draw={(one) => <Pirate pirate={one} />} />
);

const artifacts = (kinds: readonly number[]): ReactNode => (
  <InARow kinds={kinds} apart={28} draw={(kind) => <Artifact kind={kind} />} />
);

const eventArt = (card: number, say: Say): ReactNode => (
  <Counted sign={emblem(EVENTS[card].faction)} n={say({ key: `event-card.${EVENTS[card].id}` })} />
);

const advanced = (faction: number, by: string): ReactNode => <Counted sign={emblem(faction)} n={by} />;

const ACTION_SIGNS = { technology: 'tech', mission: 'mission', pirate: 'discardPirates', passenger: 'crew' } as const;

/** What a card, a room or a token does, as a picture; undefined for what has none. */
export function artOf(event: SeenEvent, say: Say): ReactNode {
  switch (event.event) {
    case 'specialised':
      return figure(ENSIGN + event.colour);
    case 'promoted':
      return figure(COMMANDER + event.colour);
    case 'room-activated':
    case 'room-opened-by-artifacts':
    case 'double-shift':
      return event.card >= 0 ? (
        techArt(event.card, say)
      ) : (
        <Picture wide={60} high={30} size={34}>
          <GlyphRow glyphs={glyphsOf(SHIP_ROOMS[event.room].effects)} x={0} y={0} wide={56} high={26} />
        </Picture>
      );
    case 'ability-used':
    case 'tech-placed':
    case 'tech-discarded':
    case 'triggered':
    case 'room-copied':
    case 'display-refilled':
    case 'shadow-discarded-tech':
    case 'damage-ignored':
      return event.card >= 0 ? techArt(event.card, say) : undefined;
    case 'mission-taken':
    case 'mission-completed':
    case 'mission-placed':
    case 'shadow-completed':
      return missionArt(event.mission, say);
    case 'assigned':
    case 'commanded':
    case 'recalled':
    case 'queue-turned':
      return figure(event.figure);
    case 'pirate-placed':
    case 'pirate-discarded':
    case 'attacked':
      return pirate(event.pirate);
    case 'damaged':
      return count('damage', 1);
    case 'repaired':
      return count('repair', '');
    case 'artifacts-gained':
      return artifacts(event.kinds);
    case 'pirates-gained':
      return count('gainPirate', event.count);
    case 'medals-gained':
      return count('medal', event.count);
    case 'androids-gained':
      return figure(ANDROID);
    case 'androids-returned':
      return count('android', `−${event.count}`);
    case 'cargo-dropped':
      return event.kind >= 0 ? artifacts([event.kind]) : count('pirate', '−1');
    case 'paid':
      return event.kind >= 0 && event.what === 'artifact' ? artifacts([event.kind]) : count(event.what, '−1');
    case 'advanced':
      return advanced(event.faction, '+1');
    case 'trophy-taken':
      return count('trophy', say({ key: `faction.${FACTIONS[event.faction]}` }));
    case 'moved-back':
      return advanced(event.faction, `→ ${event.to}`);
    case 'event-triggered':
    case 'event-removed':
      return eventArt(event.card, say);
    case 'station-used':
      return count('station', '');
    case 'goods-gained':
      return event.what === 'medal' ? count('medal', 1) : figure(0);
    case 'action-drawn':
      return count(
        ACTION_SIGNS[ACTION_CARDS[event.card].type],
        say({ key: `action-card.${ACTION_CARDS[event.card].type}` }),
      );
    default:
      return undefined;
  }
}

/** A picture of one event, or nothing. */
export const EventArt = ({ event, say }: { event: unknown; say: Say }): ReactNode =>
  artOf(event as SeenEvent, say) ?? null;
