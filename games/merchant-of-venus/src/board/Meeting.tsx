import { capital, litState } from '@starboard/board';
import { aboutOf } from '@starboard/kernel';
import type { ReactNode } from 'react';
import { ENCOUNTERS, INTEL_IDS, TITLE_IDS } from '../content/encounters.ts';
import { FIELDS } from '../content/fields.ts';
import { PIRATES } from '../content/pirates.ts';
import {
  ASTEROID,
  BLUE,
  CATEGORIES,
  ENCOUNTER_HERE,
  LASER,
  LASER_HAZARD,
  NAVIGATION,
  PILOT,
  PILOT_HAZARD,
  PIRATES_HERE,
  SHIELD,
  SHIELD_HAZARD,
  TELEPORTAL,
} from '../content/terms.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { boosterOf, FAILED, TEST, testValue } from '../rules/hazards.ts';
import { FIGHT, strengthOf } from '../rules/pirates.ts';
import { LOOSE } from '../state.ts';
import type { Seen } from '../view.ts';
import { percent, techName } from './names.ts';
import { CATEGORY_COLOURS } from './palette.ts';
import { Die, Good, Kind, Named, Shows, Stat } from './parts.tsx';
import type { Scene } from './scene.ts';
import { cargoOf } from './trade.ts';

/** What a ship meets on its way lies open as a card: tests and fights with their dice and odds, encounters, teleportals. */

const HAZARDS: readonly number[] = [LASER_HAZARD, SHIELD_HAZARD, PILOT_HAZARD];
const chanceOf = (needs: number): string => percent(Math.max(0, Math.min(6, needs)) / 6);

interface CardProps {
  readonly scene: Scene;
  readonly sign: ReactNode;
  readonly title: string;
  readonly more: string;
  readonly odds?: string | undefined;
  readonly rim?: string;
  readonly children?: ReactNode;
}

/** The card itself, on the side where the ship is not. */
function Card({ scene: { view }, sign, title, more, odds, rim = '#7fdcff', children }: CardProps) {
  const side = FIELDS[view.at[view.active]].x > 1300 ? 'mv-left' : 'mv-right';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className={`mv-card-box mv-meeting ${side}`} aria-label={title} tabIndex={0} style={{ borderColor: rim }}>
      <header>
        {sign}
        <div>
          <b>{title}</b>
          <small>{more}</small>
        </div>
        {odds !== undefined && <strong>{odds}</strong>}
      </header>
      {children}
    </section>
  );
}

interface ChoiceProps {
  readonly scene: Scene;
  readonly of: string;
  readonly sign: ReactNode;
  readonly text: string;
  readonly more?: string;
  readonly odds?: string;
}

/** Something that can be done about it, if it is open. */
function Choice({ scene: { lit }, of, sign, text, more, odds }: ChoiceProps) {
  const state = litState(lit, of);
  if (!lit.has(of)) return null;
  const name = [text, odds, more].filter((part) => part !== undefined).join(', ');
  return (
    <button type="button" className="mv-button mv-choose" data-ref={of} aria-pressed={state === 'chosen'} title={name}>
      <Named name={name}>
        {sign}
        <span>
          {text}
          {more !== undefined && <small>{more}</small>}
        </span>
        {odds !== undefined && <b>{odds}</b>}
      </Named>
    </button>
  );
}

/** MV-16.12, MV-16.14: loose dice that would help, with the odds that they make. */
function Boosts({ scene, stat, needs }: { scene: Scene; stat: number; needs: (view: Seen) => number }) {
  const { view, viewer, lit, say } = scene;
  const tech = boosterOf(stat);
  const of = nouns.ownTech.ref(tech, viewer);
  if (stat === PILOT || !lit.has(of)) return null;
  return view.dice.map((die, i) => {
    const isFirst = view.dice.findIndex((other, k) => other === die && view.slot[k] === LOOSE) === i;
    if (die === 0 || view.slot[i] !== LOOSE || !isFirst) return null;
    const odds = chanceOf(needs({ ...view, slot: view.slot.with(i, tech) }));
    const name = say({ key: 'board.boost', values: { n: die, tech: techName(tech, say), percent: odds } });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
      <Shows key={i} what={`give ${of} ${die}`} name={name} className="mv-button mv-offer">
        <Die shows={die} size={26} /> {name}
      </Shows>
    );
  });
}

/** The last roll of this test, as long as it is news. */
const lastRoll = (events: readonly SeenEvent[], stat: number): number =>
  events.reduce((die, event) => (event.event === 'test-rolled' && event.stat === stat ? event.die : die), 0);

function TestCard({ scene, stat, failed }: { scene: Scene; stat: number; failed: boolean }) {
  const { view, viewer, say, events } = scene;
  const needs = testValue(view, viewer, stat);
  const rolled = failed ? lastRoll(events, stat) : 0;
  const word = nouns.stat.say(stat);
  const dial = stat === LASER ? view.laser[viewer] : view.shield[viewer];
  const text = needs > 0 ? { key: 'board.needs', values: { n: needs } } : { key: 'board.needs-none' };
  return (
    <Card
      scene={scene}
      sign={<Kind kind={HAZARDS[stat]} size={42} />}
      title={capital(say({ key: failed ? 'board.test-failed' : 'board.test', values: { stat: word } }))}
      more={say(text)}
      odds={failed ? undefined : chanceOf(needs)}
      rim={failed ? '#ff9d7a' : '#7fdcff'}
    >
      {rolled > 0 && (
        <p className="mv-rolled">
          <Die shows={rolled} size={46} effect /> {say({ key: 'board.rolled', values: { die: rolled, n: needs } })}
        </p>
      )}
      <Choice
        scene={scene}
        of="effect-die"
        sign={<Die shows={6} size={30} effect />}
        text={say({ key: failed ? 'board.roll-again' : 'board.roll' })}
        odds={chanceOf(needs)}
      />
      <Boosts scene={scene} stat={stat} needs={(after) => testValue(after, viewer, stat)} />
      {failed && (
        <Choice
          scene={scene}
          of={nouns.stat.ref(stat)}
          sign={<Stat stat={stat} size={28} />}
          text={say({ key: 'board.lower', values: { stat: word, n: dial - 1 } })}
          more={say({ key: 'board.lower-more' })}
        />
      )}
      <EndTurn scene={scene} />
    </Card>
  );
}

const EndTurn = ({ scene }: { scene: Scene }) => (
  <Choice
    scene={scene}
    of="end-turn"
    sign={<Kind kind={BLUE} size={26} />}
    text={scene.say({ key: 'action.end-turn' })}
    more={scene.say({ key: 'board.end-turn-more' })}
  />
);

const WINS = ['board.win-laser', 'board.win-shield', 'board.win-pilot'] as const;

function PirateCard({ scene, pirate }: { scene: Scene; pirate: number }) {
  const { view, viewer, say } = scene;
  const { modifier, category } = PIRATES[pirate];
  const needsOf = (seen: Seen, stat: number) => strengthOf(seen, viewer, stat) - modifier;
  const lost = say({
    key: 'cause.lose-cash',
    values: { category: { key: `category.${CATEGORIES[category]}` } },
  });
  return (
    <Card
      scene={scene}
      sign={<Kind kind={PIRATES_HERE} size={46} />}
      title={capital(say(nouns.pirate.say(pirate)))}
      more={say({ key: 'board.pirate-more', values: { infamy: view.pirateInfamy[pirate] } })}
      rim={CATEGORY_COLOURS[category][1]}
    >
      {[LASER, SHIELD, PILOT].map((stat) => {
        const needs = needsOf(view, stat);
        return (
          <Choice
            key={stat}
            scene={scene}
            of={nouns.stat.ref(stat)}
            sign={<Stat stat={stat} size={30} />}
            text={
              needs > 0
                ? `${capital(say(nouns.stat.say(stat)))}: ${say({ key: 'board.needs', values: { n: needs } })}`
                : `${capital(say(nouns.stat.say(stat)))}: ${say({ key: 'board.needs-none' })}`
            }
            more={say({
              key: WINS[stat],
              values: { n: view.level[viewer], infamy: view.pirateInfamy[pirate] },
            })}
            odds={chanceOf(needs)}
          />
        );
      })}
      <Boosts scene={scene} stat={LASER} needs={(after) => needsOf(after, LASER)} />
      <Boosts scene={scene} stat={SHIELD} needs={(after) => needsOf(after, SHIELD)} />
      <p className="mv-shift">{capital(lost)}.</p>
    </Card>
  );
}

/** MV-5.11.7: which good they get. */
function LossCard({ scene }: { scene: Scene }) {
  const { view, viewer, say } = scene;
  return (
    <Card
      scene={scene}
      sign={<Kind kind={PIRATES_HERE} size={42} />}
      title={say({ key: 'question.lose-good' })}
      more={say({ key: 'coach.lose-good' })}
      rim="#ff9d7a"
    >
      {cargoOf(view, viewer).map(({ good }) => (
        <Choice
          key={good}
          scene={scene}
          of={nouns.cargo.ref(good, viewer)}
          sign={<Good good={good} size={30} />}
          text={say({ key: 'action.lose-good', values: { good: nouns.good.say(good) } })}
        />
      ))}
    </Card>
  );
}

function GateCard({ scene }: { scene: Scene }) {
  const { say } = scene;
  return (
    <Card
      scene={scene}
      sign={<Kind kind={TELEPORTAL} size={42} />}
      title={say({ key: 'question.teleportal' })}
      more={say({ key: 'board.gate-more' })}
    >
      <Choice
        scene={scene}
        of="effect-die"
        sign={<Die shows={6} size={30} effect />}
        text={say({ key: 'action.roll-target' })}
      />
    </Card>
  );
}

/** MV-5.7.9: the course leads back to where the ship has come from. */
function BackCard({ scene }: { scene: Scene }) {
  const { say } = scene;
  return (
    <Card
      scene={scene}
      sign={<Kind kind={NAVIGATION} size={42} />}
      title={say({ key: 'board.back-title' })}
      more={say({ key: 'board.back-more' })}
    >
      <EndTurn scene={scene} />
    </Card>
  );
}

const KIND_OF: Readonly<Record<string, number>> = {
  teleportal: TELEPORTAL,
  pirates: PIRATES_HERE,
  asteroid: ASTEROID,
  quiet: BLUE,
};

/** MV-19.35: the card that somebody has just drawn, and what it does. */
function EncounterCard({ scene, seat, encounter }: { scene: Scene; seat: number; encounter: number }) {
  const { say, names } = scene;
  const card = ENCOUNTERS[encounter];
  const text =
    card.kind === 'title'
      ? `title.${TITLE_IDS[card.title]}.text`
      : card.kind === 'intel'
        ? `intel.${INTEL_IDS[card.intel]}.text`
        : `encounter.${card.kind}.text`;
  return (
    <Card
      scene={scene}
      sign={<Kind kind={KIND_OF[card.kind] ?? ENCOUNTER_HERE} size={46} />}
      title={say(nouns.encounter.say(encounter))}
      more={say({ key: 'board.encounter-of', values: { name: names[seat] ?? '' } })}
      rim="#c39bff"
    >
      <p>{say({ key: text })}</p>
    </Card>
  );
}

/** The card that lies open now, if there is one. */
export function Meeting({ scene }: { scene: Scene }) {
  const { decisions, viewer, events, explaining } = scene;
  const asked = decisions.find((open) => open.seat === viewer && open.options !== undefined)?.kind;
  const tested = aboutOf(TEST, decisions);
  const failed = aboutOf(FAILED, decisions);
  const pirate = aboutOf(FIGHT, decisions);
  if (explaining || viewer < 0) return null;
  if (asked === TEST.kind && tested !== undefined) return <TestCard scene={scene} stat={tested} failed={false} />;
  if (asked === FAILED.kind && failed !== undefined) return <TestCard scene={scene} stat={failed} failed />;
  if (asked === FIGHT.kind && pirate !== undefined) return <PirateCard scene={scene} pirate={pirate} />;
  if (asked === 'lose-good') return <LossCard scene={scene} />;
  if (asked === 'flight' && scene.lit.has('end-turn')) return <BackCard scene={scene} />;
  if (asked === 'teleportal') return <GateCard scene={scene} />;
  const drawn = events.findLast((event) => event.event === 'encounter-drawn');
  return drawn === undefined || asked === 'business' ? null : (
    <EncounterCard scene={scene} seat={drawn.seat} encounter={drawn.encounter} />
  );
}
