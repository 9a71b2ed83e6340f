import { type BoardProps, Grip, NEUTRAL, NOTHING_LIT, Panel, type PlayerPanelProps, picking } from '@starboard/board';
import '@starboard/board/board.css';
import { aboutOf, type Phrase } from '@starboard/kernel';
import { actions, toBurn } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import { CRYSTALS } from '../content/crystals.ts';
import { MOST_FUEL } from '../content/fuel.ts';
import { events } from '../events.ts';
import * as nouns from '../nouns.ts';
import { ANSWER } from '../rules/market.ts';
import { offered, offerStands, wanted } from '../state.ts';
import type { Seen } from '../view.ts';
import './board.css';

/** The offer on the table, in words. */
export function notesOf(view: Seen): readonly Phrase[] {
  if (!offerStands(view)) return [];
  const { captain: seat } = view;
  return [events.phrase({ event: 'offered', rule: 'TP-4.4', seat, give: offered(view), want: wanted(view) })];
}

const BURNS = Array.from({ length: MOST_FUEL + 1 }, (_, n) => n);

/** The sky with its comet, what is still to come, and how much fuel can be burned. */
export function Board({ view, decisions, lit, onPick, say }: BoardProps<Seen>) {
  const { comet, phase, deck, station, bag } = view;
  const offer = aboutOf(ANSWER, decisions);
  const { points } = COMETS[comet];
  const name = say(nouns.comet.say(comet));
  return (
    <div className="cr-board" {...picking(onPick)}>
      <ul className="cr-piles">
        <li>{say({ key: 'label.deck', values: { n: deck } })}</li>
        <li>{say({ key: 'label.station', values: { n: station } })}</li>
        <li>{say({ key: 'label.bag', values: { n: bag } })}</li>
      </ul>
      {phase !== 'over' && (
        <Grip of="comet" name={`${name}: ${points}`} lit={lit} className="cr-handle cr-comet">
          <svg viewBox="0 0 300 160" aria-hidden="true" focusable="false">
            <path className="cr-tail" d="M222 70L8 20 60 80 14 148 222 92z" />
            <circle className="cr-head" cx="228" cy="81" r={26 + points * 4} />
            <text x="228" y="93">
              {points}
            </text>
          </svg>
          <b>{name}</b>
        </Grip>
      )}
      {offer !== undefined && (
        <p className="cr-offer" aria-hidden="true">
          <Crystals counts={offer.give} /> ⇄ <Crystals counts={offer.want} />
        </p>
      )}
      {phase === 'chase' && (
        <div className="cr-burns">
          {BURNS.map((fuel) => (
            <Grip
              key={fuel}
              of={nouns.fuel.ref(fuel)}
              name={`${fuel}: ${say(actions.phrase(toBurn(fuel)))}`}
              lit={lit}
              className="cr-handle cr-burn"
            >
              <Flames n={fuel} />
              <b>{fuel}</b>
            </Grip>
          ))}
        </div>
      )}
    </div>
  );
}

function Flames({ n }: { n: number }) {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true" focusable="false">
      <path className="cr-rocket" d="M20 10h22l14 10-14 10H20z" />
      {BURNS.slice(1, n + 1).map((flame) => (
        <path key={flame} className="cr-flame" d={`M20 ${flame * 7 + 3}l-18 3 18 3z`} />
      ))}
    </svg>
  );
}

function Crystal({ kind }: { kind: number }) {
  const shapes = ['M12 2l8 8-8 12L4 10z', 'M4 5h16v14H4z', 'M12 2l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z'];
  return (
    <svg className={`cr-crystal cr-${CRYSTALS[kind]}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[kind]} />
    </svg>
  );
}

const Crystals = ({ counts }: { counts: readonly number[] }) =>
  CRYSTALS.map((id, kind) => counts[kind] > 0 && <Counted key={id} kind={kind} n={counts[kind]} />);

const Counted = ({ kind, n }: { kind: number; n: number }) => (
  <>
    {n} <Crystal kind={kind} />
  </>
);

/** One crew: fuel, crystals, sets, comets, and one's own wish. */
export function PlayerPanel(props: PlayerPanelProps<Seen>) {
  const { view, viewer, names, lit, say, seat } = props;
  const { fuel, hand, sets, caught, wish, captain } = view;
  const cards = hand[seat];
  const comets = caught.flatMap((where, comet) => (where === seat ? [comet] : []));
  return (
    <Panel of={props} paint={NEUTRAL} className="cr-panel">
      <p>
        <b>{names[seat]}</b> {captain === seat && <small>{say({ key: 'label.captain' })}</small>}
      </p>
      <ul>
        <li>{say({ key: 'label.fuel', values: { n: fuel[seat] } })}</li>
        <li>{say({ key: 'label.sets', values: { n: sets[seat] } })}</li>
        {typeof cards === 'number' ? (
          <li>{say({ key: 'label.crystals', values: { n: cards } })}</li>
        ) : (
          cards.map((n, kind) => (
            <li key={CRYSTALS[kind]}>
              <Grip
                of={nouns.crystal.ref(kind)}
                name={say({ key: 'counted', values: { n, of: nouns.crystal.say(kind) } })}
                lit={seat === viewer ? lit : NOTHING_LIT}
                className="cr-handle"
              >
                <Crystal kind={kind} /> {n}
              </Grip>
            </li>
          ))
        )}
        {wish[seat] >= 0 && <li>{say({ key: 'label.wish', values: { crystal: nouns.crystal.say(wish[seat]) } })}</li>}
        {comets.map((comet) => (
          <li key={comet}>
            ☄ {say(nouns.comet.say(comet))} {COMETS[comet].points}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
