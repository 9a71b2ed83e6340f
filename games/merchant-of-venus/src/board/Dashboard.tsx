import { capital, Grip, NOTHING_LIT, SignFrame } from '@starboard/board';
import type { CSSProperties, ReactNode } from 'react';
import { CULTURES, GOODS } from '../content/cultures.ts';
import { INTEL_IDS, TITLE_IDS } from '../content/encounters.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PILOT_IDS } from '../content/pilots.ts';
import { REWARDS } from '../content/rewards.ts';
import { SYSTEMS } from '../content/systems.ts';
import {
  HOLD_FAME,
  HOLD_SIZE,
  MOST_DIAL,
  MOST_EXTRA_HOLDS,
  SKILL,
  START_HOLDS,
  UPGRADE_FAME,
  UPGRADE_SLOTS,
} from '../content/tables.ts';
import { TECHS, UPGRADES } from '../content/technologies.ts';
import { DRIVE_COLOURS, GALACTIC_BASE, LASER, PILOT, RED, SHIELD, YELLOW } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { may } from '../rules/advantages.ts';
import { assignedDice, holdsOf, roomOf } from '../rules/cargo.ts';
import { dieOn, LOOSE, ON_COURSE, ON_THRUST, openMissions, techsOf } from '../state.ts';
import { cultureName, goodName, techName } from './names.ts';
import { paintOf, STAT_COLOURS } from './palette.ts';
import { Chip, Credits, CultureMark, Die, Good, Kind, Shows, Unheard } from './parts.tsx';
import { Flag, Head, PilotFace } from './Signs.tsx';
import { nameOf, type Scene } from './scene.ts';
import { TechSign } from './ThingSigns.tsx';
import { cargoOf, passengersOf } from './trade.ts';

/** The dashboard of a seat, as an object on the table: pilot, dials, dice, upgrades, holds, cards. */

const litOf = ({ own, explaining, lit }: Scene) => (own || explaining ? lit : NOTHING_LIT);
const isActing = ({ view, seat }: Scene): boolean => view.active === seat;

function Part({
  name,
  note,
  className = '',
  scrolls = false,
  children,
}: {
  name: string;
  note?: string | undefined;
  className?: string;
  /** Then the keyboard must reach it. */
  scrolls?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`mv-part ${className}`} aria-label={name} tabIndex={scrolls ? 0 : undefined}>
      <p className="mv-head">
        {name}
        {note !== undefined && <small> · {note}</small>}
      </p>
      {children}
    </section>
  );
}

function Pilot({ scene }: { scene: Scene }) {
  const { view, seat, say, palette } = scene;
  const [pilot, level] = [view.pilot[seat], view.level[seat]];
  if (pilot < 0) return null;
  const lit = litOf(scene);
  const name = say(nouns.pilot.say(pilot));
  const word = `${name}, ${say({ key: 'board.level', values: { n: level } })}, ${say({ key: 'board.skill', values: { n: SKILL[level] } })}`;
  const ref = lit.has(nouns.stat.ref(PILOT)) ? nouns.stat.ref(PILOT) : `pilot:${seat}`;
  return (
    <Part name={say({ key: 'board.pilot' })} className="mv-pilot">
      <Chip of={ref} lit={lit} name={word} className="mv-bare">
        <SignFrame size={46} reach={28}>
          <PilotFace pilot={pilot} rim={paintOf(palette, seat).main} />
        </SignFrame>
      </Chip>
      <b>{name}</b>
      <span>
        {'●'.repeat(level)}
        {'○'.repeat(3 - level)}
      </span>
      <span>{say({ key: 'board.skill', values: { n: SKILL[level] } })}</span>
    </Part>
  );
}

const ARC = Array.from({ length: MOST_DIAL }, (_, i) => {
  const at = (k: number, r: number) => {
    const angle = ((150 + k * 40) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(i + 0.08, 27)}A27 27 0 0 1 ${at(i + 0.92, 27)}`;
});

/** A dial from 0 to 6. */
function Dial({ scene, stat, value }: { scene: Scene; stat: number; value: number }) {
  const { say } = scene;
  const name = capital(say(nouns.stat.say(stat)));
  return (
    <Chip of={nouns.stat.ref(stat)} lit={litOf(scene)} name={`${value} ${name}`} className="mv-dial">
      <svg viewBox="-32 -32 64 58" width="54" height="50" aria-hidden="true">
        {ARC.map((d, i) => (
          <path key={d} d={d} fill="none" strokeWidth="7" stroke={i < value ? STAT_COLOURS[stat] : '#27336a'} />
        ))}
        <text y="13" className="mv-dial-value">
          {value}
        </text>
        <g transform="translate(0 -11) scale(0.62)" stroke={STAT_COLOURS[stat]}>
          {stat === LASER ? (
            <path d="M-7 8L7-6M-1-7H8V2" fill="none" strokeWidth="4" />
          ) : (
            <path d="M-9-6Q0-6 0-9Q0-6 9-6V1Q9 9 0 13Q-9 9-9 1Z" fill="none" strokeWidth="4" />
          )}
        </g>
      </svg>
      <small>{` ${name}`}</small>
    </Chip>
  );
}

function Drive({ scene }: { scene: Scene }) {
  const { view, seat, say } = scene;
  const drive = view.drive[seat];
  if (drive === 0) return <small className="mv-muted">{say({ key: 'board.no-drive' })}</small>;
  const off = isActing(scene) ? view.off : 0;
  return (
    <div className="mv-row">
      {DRIVE_COLOURS.map((id, colour) => {
        if ((drive & (1 << colour)) === 0) return null;
        const isOn = (off & (1 << colour)) === 0;
        const name = say({
          key: isOn ? 'board.drive-on' : 'board.drive-off',
          values: { drive: nouns.drive.say(colour) },
        });
        return (
          <Chip
            key={id}
            of={nouns.drive.ref(colour)}
            lit={litOf(scene)}
            name={`${say({ key: 'board.drive' })}, ${name}`}
            className={isOn ? '' : 'mv-off'}
          >
            <Kind kind={colour === 0 ? YELLOW : RED} size={22} />
            {name}
          </Chip>
        );
      })}
    </div>
  );
}

function Dials({ scene }: { scene: Scene }) {
  const { view, seat, say } = scene;
  return (
    <Part name={say({ key: 'board.dials' })} className="mv-dials">
      <div className="mv-row">
        <Dial scene={scene} stat={LASER} value={view.laser[seat]} />
        <Dial scene={scene} stat={SHIELD} value={view.shield[seat]} />
      </div>
      <Drive scene={scene} />
    </Part>
  );
}

/** A place for a die. */
function Slot({
  scene,
  of,
  word,
  shows,
  foot,
}: {
  scene: Scene;
  of: string;
  word: string;
  shows: number;
  foot: string;
}) {
  const look = shows > 0 ? 'mv-slot mv-filled' : 'mv-slot';
  const name = `${word} ${foot}${shows > 0 ? `: ${shows}` : ''}`;
  return (
    <Chip of={of} lit={litOf(scene)} name={name} className={look}>
      <small>{word}</small>
      {shows > 0 ? <Die shows={shows} size={28} /> : <span className="mv-socket" />}
      <small className="mv-foot">{` ${foot}`}</small>
    </Chip>
  );
}

/** Dice that lie loose, and the slots for navigation and extra thrust. */
function Dice({ scene }: { scene: Scene }) {
  const { view, seat, say } = scene;
  const acting = isActing(scene);
  const loose = view.dice.filter((die, i) => acting && die > 0 && view.slot[i] === LOOSE);
  const given = acting ? assignedDice(view) : 0;
  const points = say({ key: 'board.bp', values: { n: view.bp } });
  const share = say({ key: 'board.given', values: { n: given, of: view.level[seat] } });
  const note = !acting || view.dice[0] === 0 ? undefined : view.phase === 'flight' ? `${points} · ${share}` : share;
  const on = (slot: number) => (acting ? dieOn(view, slot) : 0);
  const lit = litOf(scene);
  return (
    <Part name={say({ key: 'board.dice' })} note={note} className="mv-dice">
      <div className="mv-row">
        <div className="mv-loose">
          {loose.map((die, i) => (
            <Chip
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
              key={i}
              of={nouns.speedDie.ref(die)}
              lit={lit}
              name={`${say({ key: 'board.dice' })}: ${die}`}
              className="mv-bare"
            >
              <Die shows={die} size={28} />
            </Chip>
          ))}
          {loose.length === 0 && <span className="mv-socket" />}
        </div>
        <Slot
          scene={scene}
          of="slot:course"
          word={say({ key: 'board.course' })}
          shows={on(ON_COURSE)}
          foot={
            acting && view.course > 0
              ? say({ key: 'board.course-set', values: { n: view.course } })
              : say({ key: 'board.free-slot' })
          }
        />
        <Slot
          scene={scene}
          of="slot:thrust"
          word={say({ key: 'board.thrust' })}
          shows={on(ON_THRUST)}
          foot={on(ON_THRUST) > 0 ? '+1' : say({ key: 'board.free-slot' })}
        />
      </div>
    </Part>
  );
}

function Upgrades({ scene }: { scene: Scene }) {
  const { view, seat, say } = scene;
  const owned = UPGRADES.flatMap((tech) => Array.from({ length: techsOf(view, seat, tech) }, () => tech));
  const free = Array.from({ length: UPGRADE_SLOTS - owned.length }, (_, i) => UPGRADE_FAME[owned.length + i + 1]);
  const acting = isActing(scene);
  return (
    <Part name={say({ key: 'board.upgrades' })} className="mv-upgrades">
      <div className="mv-row">
        {owned.map((tech) => {
          const shows = acting ? dieOn(view, tech) : 0;
          return (
            <Slot
              key={tech}
              scene={scene}
              of={nouns.ownTech.ref(tech, seat)}
              word={techName(tech, say)}
              shows={shows}
              foot={shows > 0 ? `${shows}` : '+'}
            />
          );
        })}
        {free.map((fame, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free slots are all alike
          <span key={i} className="mv-slot mv-empty" data-show="tell upgrade">
            <small>{say({ key: 'board.free-slot' })}</small>
            {fame > 0 && <small>★ {fame}</small>}
          </span>
        ))}
      </div>
    </Part>
  );
}

interface Piece {
  readonly key: string;
  readonly size: number;
  readonly art: ReactNode;
}

/** Everything that lies in the holds, large pieces first, so that it can be packed. */
function piecesOf(scene: Scene): readonly Piece[] {
  const { view, seat, say, palette } = scene;
  const lit = litOf(scene);
  const goods = cargoOf(view, seat).flatMap(({ good, n }) =>
    Array.from({ length: n }, (_, i) => ({
      key: `${GOODS[good].id} ${i}`,
      size: GOODS[good].size,
      art: (
        <Chip of={nouns.cargo.ref(good, seat)} lit={lit} name={goodName(good, say)} className="mv-bare">
          <Good good={good} size={GOODS[good].size > 1 ? 44 : 28} />
        </Chip>
      ),
    })),
  );
  const riders = passengersOf(view, seat).map((passenger) => ({
    key: PASSENGERS[passenger].id,
    // MV-16.8: in stasis tanks they need no room.
    size: may(view, seat, 'stasis') ? 0 : PASSENGERS[passenger].size,
    art: (
      <Chip
        of={nouns.passenger.ref(passenger)}
        lit={lit}
        name={say(nouns.passenger.say(passenger))}
        className="mv-bare mv-rider"
      >
        <SignFrame size={26} reach={22}>
          <Head rim={paintOf(palette, seat).main} />
        </SignFrame>
        <small>
          →{' '}
          {PASSENGERS[passenger].to < CULTURES.length ? (
            <CultureMark culture={PASSENGERS[passenger].to} size={18} />
          ) : (
            <Kind kind={GALACTIC_BASE} size={18} />
          )}
        </small>
      </Chip>
    ),
  }));
  const techs = TECHS.flatMap(({ id, size }, tech) =>
    size === 0
      ? []
      : Array.from({ length: techsOf(view, seat, tech) }, (_, i) => ({
          key: `${id} ${i}`,
          size,
          art: (
            <Chip of={nouns.ownTech.ref(tech, seat)} lit={lit} name={techName(tech, say)} className="mv-bare">
              <TechSign tech={tech} size={26} />
            </Chip>
          ),
        })),
  );
  return [...goods, ...riders, ...techs].toSorted((a, b) => b.size - a.size);
}

function Holds({ scene }: { scene: Scene }) {
  const { view, seat, say } = scene;
  const pieces = piecesOf(scene);
  const count = holdsOf(view, seat);
  const holds: Piece[][] = Array.from({ length: count }, () => []);
  // MV-19.10: the first holds may have one place more.
  const larger = roomOf(view, seat) - count * HOLD_SIZE;
  const room = (hold: readonly Piece[], i: number) =>
    HOLD_SIZE + (i < larger ? 1 : 0) - hold.reduce((sum, { size }) => sum + size, 0);
  for (const piece of pieces)
    (holds.find((hold, i) => room(hold, i) >= piece.size) ?? holds[holds.length - 1]).push(piece);
  const used = pieces.reduce((sum, { size }) => sum + size, 0);
  const note = used >= roomOf(view, seat) ? say({ key: 'board.full' }) : `${used}/${roomOf(view, seat)}`;
  const more = START_HOLDS + MOST_EXTRA_HOLDS - count;
  return (
    <Part name={say({ key: 'board.holds' })} note={note} className="mv-holds">
      <div className="mv-grid">
        {holds.map((hold, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hold is its place
          <span key={i} className="mv-hold" data-show="tell hold">
            {hold.map(({ key, art }) => (
              <span key={key}>{art}</span>
            ))}
          </span>
        ))}
        {Array.from({ length: more }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: holds to come are all alike
          <span key={`more ${i}`} className="mv-hold mv-empty" data-show="tell hold">
            <small>★ {HOLD_FAME[count - START_HOLDS + i + 1]}</small>
          </span>
        ))}
      </div>
    </Part>
  );
}

/** Rewards, intel, titles, and technologies outside the holds. */
function cardsOf(scene: Scene): readonly ReactNode[] {
  const { view, seat, say } = scene;
  const lit = litOf(scene);
  const card = (ref: string, name: string, text: string, className = '', sign?: ReactNode) => (
    <Chip key={ref} of={ref} lit={lit} name={`${name}. ${text}`} className={className}>
      {sign}
      {name}
    </Chip>
  );
  return [
    ...REWARDS.flatMap(({ id }, reward) =>
      view.rewardAt[reward] === seat
        ? [card(nouns.reward.ref(reward), say(nouns.reward.say(reward)), say({ key: `reward.${id}.text` }))]
        : [],
    ),
    ...INTEL_IDS.flatMap((id, intel) =>
      view.intelAt[intel] === seat
        ? [card(nouns.intel.ref(intel), say(nouns.intel.say(intel)), say({ key: `intel.${id}.text` }))]
        : [],
    ),
    ...TITLE_IDS.flatMap((id, title) =>
      view.titleOf[title] === seat
        ? [card(nouns.title.ref(title), say(nouns.title.say(title)), say({ key: `title.${id}.text` }), 'mv-title')]
        : [],
    ),
    ...TECHS.flatMap(({ id, size, type }, tech) => {
      const n = techsOf(view, seat, tech);
      if (n === 0 || size > 0 || type === 'ship-upgrade') return [];
      return [
        card(
          nouns.ownTech.ref(tech, seat),
          n > 1 ? `${n} × ${techName(tech, say)}` : techName(tech, say),
          say({ key: `tech.${id}.text` }),
          '',
          <TechSign tech={tech} size={24} />,
        ),
      ];
    }),
  ];
}

/** A mission with where it leads, its fame and its text. */
function MissionChip({ scene, mission }: { scene: Scene; mission: number }) {
  const { seat, say, palette } = scene;
  const { id, fame, target } = MISSIONS[mission];
  const title = say(nouns.mission.say(mission));
  const place = target < 0 ? title : say({ key: `system.${SYSTEMS[target].id}` });
  const text = say({ key: `mission.${id}.text` });
  return (
    <Chip
      of={nouns.mission.ref(mission)}
      lit={litOf(scene)}
      name={`${place} ★ ${fame} ${text}${place === title ? '' : ` (${title})`}`}
      className="mv-mission"
    >
      <SignFrame size={18} reach={20}>
        <Flag main={paintOf(palette, seat).main} />
      </SignFrame>
      <span>
        <b>{place}</b> {`★\u00a0${fame}`}
        <small>{` ${text}`}</small>
      </span>
    </Chip>
  );
}

/** Missions, rewards, intel, titles, technologies outside the holds, and credits on first-contact cards. */
function Cards({ scene }: { scene: Scene }) {
  const { view, seat, say } = scene;
  const cards = cardsOf(scene);
  const credits = CULTURES.flatMap((_, culture) =>
    view.contactOwner[culture] === seat && view.contactCredits[culture] > 0 ? [culture] : [],
  );
  return (
    <Part name={say({ key: 'board.mission' })} className="mv-cards" scrolls>
      {openMissions(view, seat).map((mission) => (
        <MissionChip key={MISSIONS[mission].id} scene={scene} mission={mission} />
      ))}
      {(cards.length > 0 || credits.length > 0) && (
        <div className="mv-row mv-wrap">
          {cards}
          {credits.map((culture) => (
            <span
              key={culture}
              className="mv-chip"
              role="img"
              aria-label={say({
                key: 'board.credits-with',
                values: { culture: cultureName(culture, say), n: view.contactCredits[culture] },
              })}
            >
              <CultureMark culture={culture} size={20} />
              <Credits n={view.contactCredits[culture]} />
            </span>
          ))}
        </div>
      )}
    </Part>
  );
}

export function Dashboard({ scene }: { scene: Scene }) {
  const { seat, palette, say, own } = scene;
  const { main } = paintOf(palette, seat);
  const name = say({ key: 'board.dashboard', values: { name: nameOf(scene, seat) } });
  return (
    <section
      className="mv-dashboard"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
      tabIndex={0}
      style={{ '--mv-seat': main } as CSSProperties}
    >
      {!own && (
        <p className="mv-of">
          <b>{nameOf(scene, seat)}</b>
          <Shows what="seat -1" name={say({ key: 'board.back' })} className="mv-button">
            ✕
          </Shows>
        </p>
      )}
      <Pilot scene={scene} />
      <Dials scene={scene} />
      <Dice scene={scene} />
      <Upgrades scene={scene} />
      <Holds scene={scene} />
      <Cards scene={scene} />
    </section>
  );
}

/** Things that are asked for and lie nowhere else: pilots to choose from, cards of others, sides. */
export function Asked({ scene }: { scene: Scene }) {
  const { lit, view, viewer, say, explaining } = scene;
  if (explaining) return null;
  const things = [...lit.keys()].flatMap((ref): { ref: string; name: string; text?: string }[] => {
    const [sort, id] = ref.split(':');
    if (sort === 'pilot' && PILOT_IDS.includes(id))
      return [{ ref, name: say({ key: `pilot.${id}` }), text: say({ key: `pilot.${id}.2` }) }];
    if (sort === 'side') {
      const pilot = PILOT_IDS[view.pilot[viewer]];
      return [{ ref, name: say({ key: `side.${id}` }), text: say({ key: `pilot.${pilot}.${id}` }) }];
    }
    if (sort === 'mission' && view.missionAt[MISSIONS.findIndex((one) => one.id === id)] !== viewer)
      return [{ ref, name: say({ key: `mission.${id}` }), text: say({ key: `mission.${id}.text` }) }];
    if (sort === 'reward' && view.rewardAt[REWARDS.findIndex((one) => one.id === id)] !== viewer)
      return [{ ref, name: say({ key: `reward.${id}` }), text: say({ key: `reward.${id}.text` }) }];
    return [];
  });
  if (things.length === 0) return null;
  return (
    <section className="mv-asked" aria-label={say({ key: 'board.asked' })}>
      {things.map(({ ref, name, text }) => (
        <Grip key={ref} of={ref} lit={lit} name={name} className="mv-choice">
          <Unheard>
            <b>{name}</b>
            {text !== undefined && <small>{text}</small>}
          </Unheard>
        </Grip>
      ))}
    </section>
  );
}
