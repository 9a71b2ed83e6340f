import { type BoardProps, Grip, picking, times } from '@starboard/board';
import { aboutOf } from '@starboard/kernel';
import { actions, ENOUGH, toBurn, toGrab } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import { CRYSTALS } from '../content/crystals.ts';
import { MOST_FUEL } from '../content/fuel.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { ANSWER } from '../rules/market.ts';
import type { Seen } from '../view.ts';
import { CometPicture, Crystal, Crystals, Flames } from './Icons.tsx';

type Props = BoardProps<Seen, SeenEvent>;

/** The sky with its comet, what is still to come, and what can be done. Whatever stands for something is a Grip with its ref. */
export function Board(props: Props) {
  const { view, decisions, onPick, say } = props;
  const { phase, deck, station, bag, finds } = view;
  const offer = aboutOf(ANSWER, decisions);
  return (
    <div className="cr-board" {...picking(onPick)}>
      <ul className="cr-piles">
        <li>{say({ key: 'label.deck', values: { n: deck } })}</li>
        <li>{say({ key: 'label.finds', values: { n: finds } })}</li>
        <li>{say({ key: 'label.station', values: { n: station } })}</li>
        <li>{say({ key: 'label.bag', values: { n: bag } })}</li>
      </ul>
      {phase !== 'over' && <Comet {...props} />}
      {offer !== undefined && (
        <p className="cr-offer" aria-hidden="true">
          <Crystals counts={offer.give} /> ⇄ <Crystals counts={offer.want} />
        </p>
      )}
      {phase === 'chase' && <Burns {...props} />}
      {phase === 'scramble' && <Debris {...props} />}
    </div>
  );
}

function Comet({ view, lit, say }: Props) {
  const { points } = COMETS[view.comet];
  const name = say(nouns.comet.say(view.comet));
  return (
    <Grip of="comet" name={`${points} ${name}`} lit={lit} className="cr-handle cr-comet">
      <CometPicture points={points} /> <b>{name}</b>
    </Grip>
  );
}

/** TP-3.2: how much fuel can be burned. */
const Burns = ({ lit, say }: Props) => (
  <div className="cr-row">
    {times(MOST_FUEL + 1, (fuel) => (
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
);

/** TP-8.2: crystals that lie open. */
const Debris = ({ view: { debris }, lit, say }: Props) => (
  <div className="cr-row">
    {CRYSTALS.map((id, kind) => (
      <Grip
        key={id}
        of={nouns.debris.ref(kind)}
        name={`${debris[kind]}: ${say(actions.phrase(toGrab(kind)))}`}
        lit={lit}
        className="cr-handle"
      >
        <Crystal kind={kind} size={54} />
        <b>{debris[kind]}</b>
      </Grip>
    ))}
    <Grip of="enough" name={say(actions.phrase(ENOUGH))} lit={lit} className="cr-handle cr-enough">
      {say({ key: 'kind.enough' })}
    </Grip>
  </div>
);
