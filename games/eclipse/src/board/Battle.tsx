import {
  EverythingLit,
  handle,
  type LitMap,
  lightClass,
  litState,
  NOTHING_LIT,
  SignFrame,
  times,
} from '@starboard/board';
import { aboutOf } from '@starboard/kernel';
import { SITES } from '../content/sectors.ts';
import { DICE, TO_HIT } from '../content/tables.ts';
import { TYPES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { AIM, battleSite, laneSide, laneType, laneValue, planAt, shipsIn, weaponDice } from '../rules/battle.ts';
import { colourOf, damageOf, showsOf } from '../rules/dice.ts';
import { GUARD_SIDE, LANES, NOBODY, SHIP_TYPE, SHIPS } from '../state.ts';
import type { Seen } from '../view.ts';
import { chancesAt } from './chances.ts';
import { type Chronicle, oddsBefore } from './chronicle.ts';
import { MiniDie } from './Fleet.tsx';
import { Handle } from './Handle.tsx';
import { Sign } from './Icons.tsx';
import { Log, Past } from './Past.tsx';
import { DIE_COLOURS, paintOf } from './palette.ts';
import { Cells, FIRST_GUARD, Ship } from './Ships.tsx';
import type { Scene } from './scene.ts';
import { sideName } from './sites.ts';
import { isBurst } from './squads.ts';

/** Whether ships are fighting at this moment. */
export const isFought = (view: Seen): boolean => view.phase === 'combat' && view.attacker !== NOBODY;

/** The lanes with ships, in the order in which they act: by initiative, the defender first. */
export const lanesOf = (view: Seen): readonly number[] =>
  times(LANES, (i) => (i + TYPES.length) % LANES)
    .filter((lane) => shipsIn(view, lane) > 0)
    .sort((a, b) => laneValue(view, b, 'initiative') - laneValue(view, a, 'initiative'));

interface Fighter {
  readonly ref: string;
  readonly target: number;
  readonly damage: number;
}

/** The ships of a lane, one by one. */
function fightersIn(view: Seen, lane: number): readonly Fighter[] {
  const site = battleSite(view);
  const side = laneSide(view, lane);
  if (side === GUARD_SIDE)
    return times(view.guards[site], (i) => ({
      ref: nouns.target.ref(SHIPS + i),
      target: SHIPS + i,
      damage: view.guardDamage[i],
    }));
  return SHIP_TYPE.flatMap((type, ship) =>
    type === laneType(lane) && view.shipAt[side * SHIPS + ship] === site
      ? [{ ref: nouns.target.ref(ship), target: ship, damage: view.damage[side * SHIPS + ship] }]
      : [],
  );
}

/** A die as it fell, with what it does. */
const Rolled = ({ scene, die, computer }: { scene: Scene; die: number; computer: number }) => {
  const { say } = scene;
  const shows = showsOf(die);
  const burst = isBurst(shows);
  const words = burst
    ? say({ key: 'board.battle.hits-all' })
    : say({ key: 'board.battle.hits-shield', values: { n: shows + computer - TO_HIT } });
  return (
    <span className="ec-rolled">
      <svg viewBox="-22 -22 44 44" width="40" height="40" aria-hidden="true">
        <rect
          x="-20"
          y="-20"
          width="40"
          height="40"
          rx="8"
          fill={DIE_COLOURS[colourOf(die)]}
          stroke="#060a1a"
          strokeWidth="2"
        />
        {burst ? (
          <path d="M0-15L4-5L14-8L7 0L14 9L4 6L0 15L-4 6L-14 9L-7 0L-14-8L-4-5Z" fill="#1b0d02" />
        ) : (
          <text y="9" className="ec-face">
            {shows}
          </text>
        )}
        {times(damageOf(die), (i) => (
          <circle key={i} cx={-13 + i * 6} cy="15" r="2" fill="#1b0d02" />
        ))}
      </svg>
      <small>{words}</small>
    </span>
  );
};

interface LaneParts {
  readonly scene: Scene;
  readonly lane: number;
  readonly left: boolean;
  readonly name: string;
  readonly paint: ReturnType<typeof paintOf>;
  /** Its dice have been rolled. */
  readonly fires: boolean;
}

/** What a type of ships rolls, and how it fares. */
function LaneHead({ scene, lane, name, fires }: LaneParts) {
  const { view, say } = scene;
  const side = laneSide(view, lane);
  const weapon = view.engagement === 0 ? 'missiles' : 'cannons';
  const dice =
    side === GUARD_SIDE
      ? planAt(view, battleSite(view))[weapon].map((die) => DICE.indexOf(die))
      : weaponDice(view, side, laneType(lane), weapon);
  const leaves = view.retreat[lane];
  const isDone = ((view.acted >> lane) & 1) === 1;
  return (
    <span className="ec-lane-name">
      <b>{name}</b>
      <span className="ec-row">
        {dice.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          <MiniDie key={i} colour={colour} />
        ))}
        <span title={say({ key: 'board.value.computer' })}>
          <Sign of="computer" size={13} /> +{laneValue(view, lane, 'computer')}
        </span>
        <span title={say({ key: 'board.value.shield' })}>
          <Sign of="shield" size={13} /> −{laneValue(view, lane, 'shield')}
        </span>
      </span>
      <small className={fires ? 'ec-fires' : undefined}>
        {leaves >= 0 && say({ key: 'board.battle.retreats', values: { site: nouns.site.say(leaves) } })}
        {leaves < 0 && fires && say({ key: 'board.battle.fires' })}
        {leaves < 0 && !fires && isDone && say({ key: 'board.battle.done' })}
      </small>
    </span>
  );
}

function LaneShips({ scene, lane, left, name, paint }: LaneParts) {
  const { view, viewer, lit, say, decisions } = scene;
  const side = laneSide(view, lane);
  const guards = side === GUARD_SIDE;
  const kind = guards ? FIRST_GUARD + SITES[battleSite(view)].guard : laneType(lane);
  const die = aboutOf(AIM, decisions)?.die;
  const hull = laneValue(view, lane, 'hull');
  const wide = shipsIn(view, lane) * 62;
  return (
    <svg className="ec-lane-ships" viewBox={`0 0 ${Math.max(62, wide)} 62`} style={{ maxWidth: wide }}>
      <title>{name}</title>
      {fightersIn(view, lane).map(({ ref, target, damage }, i) => {
        const state = !guards && side === viewer ? '' : litState(lit, ref);
        const label = `${say(nouns.target.say(target))}, ${say({ key: 'board.battle.cells', values: { n: damage, of: hull + 1 } })}`;
        return (
          <g
            key={ref}
            transform={`translate(${i * 62 + 31} 30)`}
            {...(side === viewer ? { role: 'img', 'aria-label': label } : handle(ref, state, label))}
          >
            {state !== '' && <rect x="-29" y="-29" width="58" height="60" rx="10" className={lightClass(state)} />}
            <g transform={`translate(0 -6) scale(1.7)${left ? '' : ' rotate(180)'}`}>
              <Ship kind={kind} paint={paint} />
            </g>
            <g transform="translate(0 24)">
              <Cells hull={hull} damage={damage} coming={state === 'chosen' && die !== undefined ? damageOf(die) : 0} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** The dice that this type of ships has rolled. */
const LaneDice = ({ scene, lane }: { scene: Scene; lane: number }) => (
  <span className="ec-row">
    {scene.view.dice.map((die, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
      <Rolled key={i} scene={scene} die={die} computer={laneValue(scene.view, lane, 'computer')} />
    ))}
  </span>
);

/** One type of ships: mine to the left, theirs to the right, and between them when they act. */
function Lane({ scene, lane, left }: { scene: Scene; lane: number; left: boolean }) {
  const { view, viewer, lit, say, palette } = scene;
  const side = laneSide(view, lane);
  const guards = side === GUARD_SIDE;
  const name = say(guards ? nouns.guard.say(SITES[battleSite(view)].guard) : nouns.type.say(laneType(lane)));
  const paint = paintOf(palette, guards ? -1 : side);
  const fires = view.firing === lane && view.dice.length > 0;
  const acts = fires || view.acting === lane;
  const done = ((view.acted >> lane) & 1) === 1;
  const typeRef = nouns.type.ref(laneType(lane));
  const mayFirst = !guards && side === viewer && lit.has(typeRef);
  const initiative = laneValue(view, lane, 'initiative');
  const parts: LaneParts = { scene, lane, left, name, paint, fires };
  const head = <LaneHead {...parts} />;
  const ships = <LaneShips {...parts} />;
  const rolled = fires && <LaneDice scene={scene} lane={lane} />;
  return (
    <li
      className={acts ? 'ec-lane ec-acts' : done ? 'ec-lane ec-done' : 'ec-lane'}
      style={{ [left ? 'borderLeftColor' : 'borderRightColor']: paint.main }}
    >
      {mayFirst && (
        <Handle of={typeRef} lit={lit} name={name} className="ec-lane-first">
          {head}
        </Handle>
      )}
      <span className="ec-lane-half">
        {left && !mayFirst && head}
        {left ? ships : rolled}
      </span>
      <Handle
        of={`lane:${lane}`}
        lit={explained(scene)}
        name={`${name}: ${say({ key: 'board.value.initiative' })} ${initiative}`}
        className="ec-initiative"
      >
        {initiative}
      </Handle>
      <span className="ec-lane-half ec-right">
        {left ? rolled : ships}
        {!left && !mayFirst && head}
      </span>
    </li>
  );
}

/** Who wins how often, before the battle and now. */
function OddsBar({ scene, battle }: { scene: Scene; battle: Chronicle | undefined }) {
  const { view, viewer, palette, say } = scene;
  const chances = chancesAt(view, battleSite(view));
  if (chances === undefined) return <div className="ec-odds" />;
  const left = chances.defender === viewer ? chances.defender : chances.attacker;
  const right = left === chances.attacker ? chances.defender : chances.attacker;
  const winsOf = (side: number) => (side === chances.attacker ? chances.attackerWins : chances.defenderWins);
  const before = battle === undefined ? undefined : oddsBefore(battle)?.[left === chances.attacker ? 0 : 1];
  const keeps = left === chances.attacker ? chances.attackerKeeps : chances.defenderKeeps;
  const label = (side: number) => ({
    key: side === viewer ? 'board.odds.you' : 'board.odds.of',
    values: { name: sideName(side, battleSite(view)), n: winsOf(side) },
  });
  const share = (side: number) => {
    const { main, ink } = paintOf(palette, side === GUARD_SIDE ? -1 : side);
    return { background: main, color: ink, flexGrow: Math.max(1, winsOf(side)) };
  };
  const words = [label(left), label(right)].map(say).join(', ');
  return (
    <div className="ec-odds">
      <Handle of="odds" lit={explained(scene)} name={words} className="ec-odds-bar">
        <span className="ec-odds-share" style={share(left)}>
          {say(label(left))}
        </span>
        {chances.even > 0 && <span className="ec-odds-even" style={{ flexGrow: chances.even }} />}
        <span className="ec-odds-share ec-odds-theirs" style={share(right)}>
          {say(label(right))}
        </span>
      </Handle>
      <p className="ec-odds-notes">
        <small>
          {before !== undefined && say({ key: 'board.odds.before', values: { n: before } })}{' '}
          {say({ key: 'board.odds.keeps', values: { n: keeps } })}
        </small>
        <small>{say({ key: 'board.odds.tried', values: { n: chances.error } })}</small>
      </p>
    </div>
  );
}

const explained = ({ lit }: Scene): LitMap => (lit instanceof EverythingLit ? lit : NOTHING_LIT);

/** EC-16: the battle that is being fought: who acts when, what was rolled, who is hit, who leaves. */
export function Battle({ scene, battles }: { scene: Scene; battles: readonly Chronicle[] }) {
  const { view } = scene;
  const current = battles.at(-1);
  return isFought(view) ? (
    <>
      <Fight scene={scene} battle={current?.isOver === false ? current : undefined} />
      <Past scene={scene} battles={battles.filter(({ isOver }) => isOver)} />
    </>
  ) : (
    <Past scene={scene} battles={battles} />
  );
}

function Fight({ scene, battle }: { scene: Scene; battle: Chronicle | undefined }) {
  const { view, viewer, say, lit } = scene;
  const site = battleSite(view);
  const mine = view.defender === viewer ? view.defender : view.attacker;
  const exits = view.placed.filter((to) => lit.has(nouns.site.ref(to)));
  const fights = viewer >= 0 && [view.attacker, view.defender].includes(viewer);
  return (
    <div className="ec-battle">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.battle.at', values: { site: nouns.site.say(site) } })}</b>{' '}
        <small>
          {say({
            key: 'board.battle.sides',
            values: { attacker: sideName(view.attacker, site), defender: sideName(view.defender, site) },
          })}
        </small>
        <span className="ec-stage">
          {view.engagement === 0
            ? say({ key: 'board.battle.missiles' })
            : say({ key: 'board.battle.round', values: { n: view.engagement } })}
        </span>
      </p>
      <OddsBar scene={scene} battle={battle} />
      <ol className="ec-lanes">
        {lanesOf(view).map((lane) => (
          <Lane key={lane} scene={scene} lane={lane} left={laneSide(view, lane) === mine} />
        ))}
      </ol>
      <div className="ec-row ec-orders">
        {lit.has('attack') && (
          <Handle of="attack" lit={lit} name={say({ key: 'board.battle.attack' })} className="ec-order ec-order-first">
            <Sign of="battle" size={18} /> {say({ key: 'board.battle.attack' })}
          </Handle>
        )}
        {fights && (
          <button type="button" className="ec-chip" data-show="fight-on">
            {say({ key: 'board.battle.fight-on' })} ▸▸
          </button>
        )}
        {exits.length > 0 && (
          <span className="ec-row">
            <Sign of="retreat" size={18} /> {say({ key: 'board.battle.retreat-to' })}
            {exits.map((to) => (
              <Handle key={to} of={nouns.site.ref(to)} lit={lit} name={say(nouns.site.say(to))} className="ec-chip">
                {say(nouns.site.say(to))}
              </Handle>
            ))}
          </span>
        )}
      </div>
      {exits.length > 0 && <p className="ec-legend">{say({ key: 'board.battle.retreat-price' })}</p>}
      {battle !== undefined && <Log scene={scene} battle={battle} />}
      <p className="ec-legend">
        <SignFrame size={46} reach={14}>
          <Cells hull={2} damage={1} coming={1} />
        </SignFrame>
        {say({ key: 'board.battle.legend' })}
      </p>
    </div>
  );
}
