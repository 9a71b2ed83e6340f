import { type Say, SignFrame, times } from '@starboard/board';
import { aboutOf, isIn, nameOf, type Refusal, seats } from '@starboard/kernel';
import { AMBASSADOR_POINTS, INCOME, TRAITOR_POINTS } from '../content/tables.ts';
import { KINDS, RESOURCES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { ENVOY, GIVE_CUBE, mayAlly } from '../rules/diplomacy.ts';
import { incomeOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { alliesOf, tilesOf } from '../rules/reputation.ts';
import { Handle } from './Handle.tsx';
import { ResourceSign, Sign } from './Icons.tsx';
import { markOf, paintOf } from './palette.ts';
import type { Scene } from './scene.ts';
import { areAllies } from './sites.ts';

const Mark = ({ scene, seat, size = 26 }: { scene: Scene; seat: number; size?: number }) => (
  <SignFrame size={size}>
    <circle r="11.5" fill={paintOf(scene.palette, seat).main} />
    <path d={markOf(seat)} fill={paintOf(scene.palette, seat).ink} />
  </SignFrame>
);

/** EC-14.3: an offer to the viewer, with what each gives and gets. */
function Offer({ scene, from }: { scene: Scene; from: number }) {
  const { viewer, say, lit, names, view } = scene;
  return (
    <section className="ec-offer">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.talks.offer', values: { name: nameOf(names, from) } })}</b>
      </p>
      <p className="ec-row ec-exchange">
        <Mark scene={scene} seat={viewer} size={44} /> <Sign of="trade" size={26} colour="#8be8b0" />{' '}
        <Mark scene={scene} seat={from} size={44} />
      </p>
      <p>{say({ key: 'board.talks.you-give' })}</p>
      <Incomes scene={scene} />
      <p>{say({ key: 'board.talks.you-get', values: { n: AMBASSADOR_POINTS } })}</p>
      <p className="ec-row ec-orders">
        {(['accept', 'decline'] as const).map((answer) => (
          <Handle
            key={answer}
            of={answer}
            lit={lit}
            name={say({ key: `board.talks.${answer}` })}
            className={answer === 'accept' ? 'ec-order ec-order-first' : 'ec-order'}
          >
            {say({ key: `board.talks.${answer}` })}
          </Handle>
        ))}
      </p>
      <Track scene={scene} seat={viewer} />
      {view.allies[viewer] === 0 && <Aggression scene={scene} />}
    </section>
  );
}

/** What a cube that leaves each track does to its income. */
function Incomes({ scene }: { scene: Scene }) {
  const { view, viewer, lit, say } = scene;
  return (
    <div className="ec-incomes">
      {RESOURCES.map((id, kind) => {
        const cubes = view.track[viewer * KINDS + kind];
        const [from, to] = [incomeOf(view, viewer, kind), INCOME[Math.max(0, cubes - 1)]];
        const words = say({ key: 'cause.income', values: { resource: nouns.resource.say(kind), from, to } });
        return (
          <Handle key={id} of={nouns.resource.ref(kind)} lit={lit} name={words} className="ec-income">
            <ResourceSign kind={kind} />
            <span>
              {from} → <b className="ec-good">{to}</b>
            </span>
          </Handle>
        );
      })}
    </div>
  );
}

/** EC-14.4: the spaces for ambassadors and reputation tiles. */
function Track({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, say } = scene;
  const { ambassadorOnly, either, reputationOnly } = speciesOf(view, seat).reputation;
  const allies = seats(view.players).filter((other) => isIn(view.allies[seat], other));
  const kinds = [
    ...times(ambassadorOnly, () => 'ambassador' as const),
    ...times(either, () => 'either' as const),
    ...times(reputationOnly, () => 'reputation' as const),
  ];
  const tiles = tilesOf(view, seat);
  return (
    <div
      className="ec-row ec-spaces-row"
      role="img"
      aria-label={say({ key: 'board.talks.track', values: { allies: allies.length, tiles, of: kinds.length } })}
    >
      {times(kinds.length, (i) => {
        const ally = allies[i];
        const isTile = i >= kinds.length - tiles;
        return (
          <span key={i} className={`ec-rep-space ec-rep-${kinds[i]}`}>
            {ally !== undefined ? (
              <Mark scene={scene} seat={ally} size={22} />
            ) : isTile ? (
              <Sign of="reputation" size={20} colour="#ffc76b" />
            ) : (
              <Sign of={kinds[i] === 'reputation' ? 'reputation' : 'ambassador'} size={14} colour="#55618f" />
            )}
          </span>
        );
      })}
      <small>{say({ key: 'board.talks.spaces' })}</small>
    </div>
  );
}

/** EC-14.5 to EC-14.7: what breaks relations, and what that costs. */
const Aggression = ({ scene }: { scene: Scene }) => (
  <p className="ec-warning">
    <Sign of="traitor" size={18} />{' '}
    <span>{scene.say({ key: 'board.talks.later', values: { n: -TRAITOR_POINTS } })}</span>
  </p>
);

/** Why something is not possible, with its rule. */
const reasonOf = (say: Say, { code, params, rule }: Refusal): string =>
  `${say({ key: `refusal.${code}`, values: params })}${rule === undefined ? '' : ` (${rule})`}`;

/** How the viewer stands with somebody else. */
function Relation({ scene, other }: { scene: Scene; other: number }) {
  const { view, viewer, lit, say, names } = scene;
  const allied = areAllies(scene, viewer, other);
  const verdict = mayAlly(view, viewer, other);
  const ref = `player:${other}`;
  return (
    <li className={allied ? 'ec-relation ec-allied' : 'ec-relation'}>
      <Mark scene={scene} seat={other} />
      <span>
        <b>{nameOf(names, other)}</b>{' '}
        <small>{say({ key: 'board.talks.has', values: { n: alliesOf(view, other) } })}</small>
        <br />
        <small className={allied || verdict.ok ? 'ec-good' : 'ec-why'}>
          {allied
            ? say({ key: 'board.talks.allied' })
            : verdict.ok
              ? say({ key: 'board.talks.possible' })
              : reasonOf(say, verdict)}
        </small>
      </span>
      {lit.has(ref) && (
        <Handle
          of={ref}
          lit={lit}
          name={say({ key: 'action.propose', values: { player: nameOf(names, other) } })}
          className="ec-order"
        >
          {say({ key: 'board.talks.propose' })}
        </Handle>
      )}
    </li>
  );
}

/** EC-14: with whom relations are possible, what they bring, and what breaks them. */
export function Diplomacy({ scene }: { scene: Scene }) {
  const { view, viewer, say, decisions, lit } = scene;
  if (viewer < 0 || view.species[viewer] < 0) return null;
  const mine = decisions.filter(({ seat }) => seat === viewer);
  const from = aboutOf(ENVOY, mine)?.from;
  const to = aboutOf(GIVE_CUBE, mine)?.to;
  if (from !== undefined) return <Offer scene={scene} from={from} />;
  return (
    <div className="ec-talks">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.tab.talks' })}</b> <small>{say({ key: 'board.talks.text' })}</small>
      </p>
      {to !== undefined && (
        <>
          <p>{say({ key: 'board.talks.cube', values: { name: nameOf(scene.names, to) } })}</p>
          <Incomes scene={scene} />
        </>
      )}
      <ul className="ec-relations">
        {seats(view.players)
          .filter((other) => other !== viewer)
          .map((other) => (
            <Relation key={other} scene={scene} other={other} />
          ))}
      </ul>
      {lit.has('end-talks') && (
        <Handle of="end-talks" lit={lit} name={say({ key: 'action.end-talks' })} className="ec-order ec-order-first">
          {say({ key: 'action.end-talks' })}
        </Handle>
      )}
      <Track scene={scene} seat={viewer} />
      <Aggression scene={scene} />
      {view.traitor === viewer && <p className="ec-warning">{say({ key: 'telling.is-traitor' })}</p>}
    </div>
  );
}
