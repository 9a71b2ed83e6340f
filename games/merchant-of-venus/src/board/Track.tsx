import { capital, Grip, picture, SignFrame } from '@starboard/board';
import type { CSSProperties } from 'react';
import { CHALLENGES } from '../content/challenges.ts';
import { INTEL, INTEL_IDS } from '../content/encounters.ts';
import { roundEvent } from '../content/tables.ts';
import * as nouns from '../nouns.ts';
import { totalFame } from '../score.ts';
import { isSolo, TRACK } from '../state.ts';
import { paintOf } from './palette.ts';
import { Credits, Shows, Unheard } from './parts.tsx';
import { Drill, Head, shipSign } from './Signs.tsx';
import { nameOf, type Scene } from './scene.ts';
import { cargoOf } from './trade.ts';

const SOON = 2;

/** The rounds with the present one and the events that come next; beside it intel for sale and the encounter deck. */
export function RoundTrack({ scene }: { scene: Scene }) {
  const { view, say, lit } = scene;
  const sale = INTEL_IDS.flatMap((_, intel) => (view.intelAt[intel] === TRACK ? [intel] : []));
  const deck = say({ key: 'board.deck', values: { n: view.encounterDeck.length } });
  return (
    <div className="mv-track">
      <div
        className="mv-rounds"
        data-show="tell round"
        {...(picture(say({ key: 'board.round', values: { n: view.round, of: view.rounds } })) as { role: 'img' })}
      >
        {Array.from({ length: view.rounds }, (_, i) => {
          const round = i + 1;
          const isSoon = round >= view.round && round <= view.round + SOON;
          const look = round === view.round ? 'mv-round mv-now' : round < view.round ? 'mv-round mv-past' : 'mv-round';
          return (
            <span key={round} className={look} title={say({ key: `board.event.${roundEvent(round)}` })}>
              {round}
              {isSoon && (
                <SignFrame size={12} reach={19}>
                  {roundEvent(round) === 'drilling' ? <Drill main="#ffd84a" /> : <Head />}
                </SignFrame>
              )}
            </span>
          );
        })}
      </div>
      <div className="mv-sales">
        {sale.map((intel) => (
          <Grip
            key={intel}
            of={nouns.intel.ref(intel)}
            lit={lit}
            name={`${say({ key: 'board.intel-track' })}: ${say(nouns.intel.say(intel))}, ${INTEL[intel].price}`}
            className="mv-chip mv-sale"
          >
            <Unheard>
              {say(nouns.intel.say(intel))} <Credits n={INTEL[intel].price} />
            </Unheard>
          </Grip>
        ))}
      </div>
      <Grip of="encounter-deck" lit={lit} name={deck} className="mv-chip mv-deck">
        <Unheard>? {view.encounterDeck.length}</Unheard>
      </Grip>
    </div>
  );
}

/** One rival at a glance; a click shows the dashboard. */
function Rival({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, say, palette } = scene;
  const { main, deep } = paintOf(palette, seat);
  const name = nameOf(scene, seat);
  const aboard = cargoOf(view, seat).reduce((sum, { n }) => sum + n, 0);
  const text = say({ key: 'board.cargo-count', values: { n: aboard } });
  return (
    <Shows
      what={`seat ${seat}`}
      name={`${name} c${view.cash[seat]} ★ ${totalFame(view, seat)} · ${text}. ${say({ key: 'board.rival', values: { name } })}`}
      pressed={scene.seat === seat}
      className={view.active === seat ? 'mv-rival mv-acting' : 'mv-rival'}
    >
      <span className="mv-rival-box" style={{ '--mv-seat': main } as CSSProperties}>
        <SignFrame size={28} reach={36}>
          {shipSign(seat, main, deep)}
        </SignFrame>
        <span>
          <b>
            <span>{name.replace(/ \(.*\)$/, '')}</span>
            <Credits n={view.cash[seat]} />
          </b>
          <small>
            ★ {totalFame(view, seat)} · {text}
          </small>
        </span>
      </span>
    </Shows>
  );
}

/** The rivals and the round, above the chart; alone, the challenge. */
export function Rivals({ scene }: { scene: Scene }) {
  const { view, viewer, say } = scene;
  const next =
    view.round >= view.rounds
      ? 'board.last-round'
      : roundEvent(view.round + 1) === 'drilling'
        ? 'board.next-drilling'
        : 'board.next-passenger';
  return (
    <div className="mv-rivals">
      {view.at.map((_, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        seat === viewer ? null : <Rival key={seat} scene={scene} seat={seat} />,
      )}
      <span className="mv-rival mv-clock" data-show="tell round">
        <span className="mv-rival-box">
          <span>
            <b>{say({ key: 'board.round', values: { n: view.round, of: view.rounds } })}</b>
            <small>{say({ key: next })}</small>
          </span>
        </span>
      </span>
      {isSolo(view) && view.challenge >= 0 && (
        <span className="mv-rival mv-clock" data-show="tell challenge">
          <span className="mv-rival-box">
            <span>
              <b>{capital(say(nouns.challenge.say(view.challenge)))}</b>
              <small>{say({ key: `challenge.${CHALLENGES[view.challenge].id}.text` })}</small>
            </span>
          </span>
        </span>
      )}
    </div>
  );
}
