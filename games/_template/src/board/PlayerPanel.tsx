import {
  Explained,
  Grip,
  Heading,
  NOTHING_LIT,
  Panel,
  type PlayerPanelProps,
  Stat,
  seatColours,
} from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { CRYSTALS } from '../content/crystals.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { openPoints } from '../score.ts';
import type { Seen } from '../view.ts';
import { Crystal, FuelSign, SetSign } from './Icons.tsx';

type Props = PlayerPanelProps<Seen, SeenEvent>;

/** One crew: points, fuel, sets, crystals, finds, and one's own wish. */
export function PlayerPanel(props: Props) {
  const { view, names, say, palette, seat, compact = false } = props;
  const paint = seatColours.paintOf(palette, seat);
  const points = say({ key: 'label.points', values: { n: openPoints(view, seat) } });
  return (
    <Panel of={props} paint={paint} className="cr-panel">
      <Heading name={nameOf(names, seat)} said={points} paint={paint} mark={seatColours.markOf(seat)}>
        {view.captain === seat && view.phase !== 'chase' && <small>{say({ key: 'label.captain' })}</small>}
        <span className="cr-points">{points}</span>
      </Heading>
      <div className="sb-stats">
        <Stat
          sign={<FuelSign />}
          word={say({ key: 'label.fuel', values: { n: view.fuel[seat] } })}
          value={view.fuel[seat]}
        />
        <Stat
          sign={<SetSign />}
          word={say({ key: 'label.sets', values: { n: view.sets[seat] } })}
          value={view.sets[seat]}
        />
      </div>
      <Hold {...props} />
      {!compact && <Caught {...props} />}
    </Panel>
  );
}

/** Crystals: one's own by kind, those of others by number. */
function Hold({ view: { hand, wish }, viewer, lit, say, seat }: Props) {
  const held = hand[seat];
  return (
    <ul>
      {typeof held === 'number' ? (
        <li>{say({ key: 'label.crystals', values: { n: held } })}</li>
      ) : (
        held.map((n, kind) => (
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
    </ul>
  );
}

/** Comets, and finds that help; a tap shows what they do. */
function Caught({ view: { caught, found }, say, seat }: Props) {
  const own = (owners: readonly number[]) => owners.flatMap((owner, i) => (owner === seat ? [i] : []));
  const finds = own(found).map((find) => {
    const { key } = nouns.find.say(find);
    return { id: key, name: say({ key }), text: say({ key: `${key}.text` }) };
  });
  return (
    <>
      <ul>
        {own(caught).map((comet) => (
          <li key={comet}>☄ {say(nouns.comet.say(comet))}</li>
        ))}
      </ul>
      <Explained label={say({ key: 'label.found' })} things={finds} />
    </>
  );
}
