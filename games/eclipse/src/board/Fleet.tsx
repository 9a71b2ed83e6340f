import { handle, lightClass, litState, type Say, SignFrame, times } from '@starboard/board';
import { nameOf, seats } from '@starboard/kernel';
import { MUON_SOURCE, PARTS } from '../content/parts.ts';
import { FLEET, TYPES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { blueprintOf, mayUse, partAt, slotAt } from '../rules/blueprints.ts';
import { FIRST_SHIP, SHIPS } from '../state.ts';
import { battlesOf, duelOf, winsAt } from './chances.ts';
import { Handle } from './Handle.tsx';
import { Sign, type SignName } from './Icons.tsx';
import { PartSign, partValue } from './PartSign.tsx';
import { DIE_COLOURS, markOf, paintOf } from './palette.ts';
import { Ship } from './Ships.tsx';
import type { Scene } from './scene.ts';
import { type Totals, totalsOf, totalsWith } from './totals.ts';

const SPACE = 46;
const STEP = 50;

/** Where the spaces of a blueprint lie: column by column, each column in the middle. */
function spacesOf(columns: readonly number[]): readonly { readonly x: number; readonly y: number }[] {
  return columns.flatMap((n, column) =>
    times(n, (row) => ({ x: (column - (columns.length - 1) / 2) * STEP, y: (row - (n - 1) / 2) * STEP })),
  );
}

/** The part that was picked and would go onto a blueprint. */
const pickedPart = ({ lit }: Scene): number => PARTS.findIndex((_, part) => lit.get(nouns.part.ref(part)) === 'chosen');

/** The space that was picked, too. */
const pickedSlot = ({ lit }: Scene, type: number): number =>
  times(8, (slot) => slot).findIndex((slot) => lit.get(`slot:${TYPES[type]}:${slot}`) === 'chosen');

/** A die, small, with the damage that it does. */
export const MiniDie = ({ colour, n }: { colour: number; n?: number }) => (
  <span className="ec-die" style={{ background: DIE_COLOURS[colour] }}>
    {n ?? (colour < 4 ? colour + 1 : '≈')}
  </span>
);

const Dice = ({ dice, missiles = false }: { dice: readonly number[]; missiles?: boolean }) =>
  dice.length > 0 && (
    <span className="ec-dice">
      {missiles && <Sign of="missile" size={13} />}
      {dice.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
        <MiniDie key={i} colour={colour} />
      ))}
    </span>
  );

const VALUES: readonly (readonly [
  keyof Totals & ('initiative' | 'computer' | 'shield' | 'hull' | 'movement'),
  SignName,
])[] = [
  ['initiative', 'initiative'],
  ['computer', 'computer'],
  ['shield', 'shield'],
  ['hull', 'hull'],
  ['movement', 'drive'],
];

const SIGNS_BEFORE: Readonly<Record<string, string>> = { computer: '+', shield: '−' };
const written = (what: string, n: number): string => `${SIGNS_BEFORE[what] ?? ''}${n}`;

/** A total, with the one that it would become. */
function Total({ what, sign, now, then, say }: { what: string; sign: SignName; now: number; then: number; say: Say }) {
  return (
    <span className="ec-total" role="img" aria-label={`${say({ key: `board.value.${what}` })} ${written(what, then)}`}>
      <Sign of={sign} size={14} />
      {now === then ? (
        written(what, now)
      ) : (
        <>
          <s>{written(what, now)}</s> <b className="ec-new">{written(what, then)}</b>
        </>
      )}
    </span>
  );
}

/** A space that the part in hand does not go onto: keyboards reach it, too, and hear why. */
const MISFIT = { role: 'button', tabIndex: 0, 'data-misfit': '' } as const;

/** One space of a blueprint, with its part. */
function Space({
  scene,
  seat,
  type,
  at,
  picked,
}: {
  scene: Scene;
  seat: number;
  type: number;
  at: number;
  picked: number;
}) {
  const { view, viewer, lit, say, explaining } = scene;
  const own = seat === viewer;
  const part = partAt(view, seat, type, at);
  const tile = view.parts[slotAt(seat, type, at)] >= 0;
  const ref = `slot:${TYPES[type]}:${at}`;
  const state = own || explaining ? litState(lit, ref) : '';
  const name = `${say({ key: 'board.ships.space', values: { n: at + 1 } })}: ${part < 0 ? say({ key: 'board.ships.empty' }) : partName(say, part)}`;
  const square = { x: -SPACE / 2, y: -SPACE / 2, width: SPACE, height: SPACE, rx: 8 };
  return (
    <>
      <rect
        {...square}
        className={part < 0 ? 'ec-space ec-space-empty' : tile ? 'ec-space ec-space-tile' : 'ec-space'}
      />
      {part >= 0 && <PartSign part={part} />}
      <g
        {...handle(own ? ref : `slot-of:${seat}:${TYPES[type]}:${at}`, state, name)}
        {...(own && state === '' && picked >= 0 ? MISFIT : {})}
      >
        <rect {...square} className={state === '' ? 'ec-site' : lightClass(state)} />
      </g>
    </>
  );
}

/** One blueprint with its live totals. */
function Plan({ scene, seat, type, versus }: { scene: Scene; seat: number; type: number; versus: number }) {
  const { view, lit, say, palette, viewer } = scene;
  const own = seat === viewer;
  const { slots, columns } = blueprintOf(view, seat, type);
  const spaces = spacesOf(columns);
  const now = totalsOf(view, seat, type);
  const slot = pickedSlot(scene, type);
  const picked = pickedPart(scene);
  const then =
    own && slot >= 0 && picked >= 0 && slot < slots.length ? totalsWith(view, seat, type, slot, picked) : now;
  const built = times(FLEET[type], (i) => view.shipAt[seat * SHIPS + FIRST_SHIP[type] + i]).filter(
    (at) => at >= 0,
  ).length;
  const ref = nouns.type.ref(type);
  const state = own ? litState(lit, ref) : '';
  const high = Math.max(...columns) * STEP + 4;
  const wide = columns.length * STEP + 4;
  return (
    <section className={then.energy < 0 ? 'ec-plan ec-broken' : 'ec-plan'} aria-label={say(nouns.type.say(type))}>
      <Handle
        of={own ? ref : undefined}
        lit={lit}
        name={say(nouns.type.say(type))}
        className={state === '' ? 'ec-plan-head' : 'ec-plan-head ec-plan-lit'}
      >
        <SignFrame size={22} reach={13}>
          <Ship kind={type} paint={paintOf(palette, seat)} />
        </SignFrame>
        <b>{say(nouns.type.say(type))}</b>
        <small>{say({ key: 'board.ships.built', values: { n: built, of: FLEET[type] } })}</small>
        <span
          className="ec-energy"
          role="img"
          aria-label={say({ key: 'board.ships.energy', values: { n: then.energy, of: then.gained } })}
        >
          <Sign of="energy" size={13} colour="#ffe27a" />
          {times(then.gained, (i) => (
            <i key={i} className={i < then.gained - then.energy ? 'ec-cell-used' : 'ec-cell-free'} />
          ))}
          <b>{then.energy < 0 ? then.energy : ''}</b>
        </span>
      </Handle>
      <svg className="ec-spaces" viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`} style={{ maxWidth: wide }}>
        <title>{say(nouns.type.say(type))}</title>
        {spaces.map(({ x, y }, i) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <Space scene={scene} seat={seat} type={type} at={i} picked={picked} />
          </g>
        ))}
      </svg>
      <p className="ec-totals">
        <Dice dice={then.missiles} missiles />
        <Dice dice={then.cannons} />
        {VALUES.map(([what, sign]) => (
          <Total key={what} what={what} sign={sign} now={now[what]} then={then[what]} say={say} />
        ))}
        {view.muon[seat] === type && (
          <SignFrame size={20} reach={20}>
            <PartSign part={MUON_SOURCE} />
          </SignFrame>
        )}
      </p>
      {versus >= 0 && <Rival scene={scene} seat={seat} versus={versus} type={type} own={then} part={[slot, picked]} />}
    </section>
  );
}

/** "Plasma Cannon 1, energy 2" */
export function partName(say: Say, part: number): string {
  const { energyUse } = PARTS[part];
  const words = [say(nouns.part.say(part)), `${partValue(part)}`];
  return energyUse > 0
    ? `${words.join(' ')}, ${say({ key: 'board.ships.uses', values: { n: energyUse } })}`
    : words.join(' ');
}

const CATEGORIES = ['cannon', 'missile', 'computer', 'shield', 'hull', 'drive', 'source'] as const;

/** The parts, by kind: what can be had is bright. */
function Parts({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, lit, say } = scene;
  const shown = PARTS.flatMap(({ access }, part) =>
    access === 'discovery' && !mayUse(view, seat, part).ok ? [] : [part],
  );
  return (
    <div className="ec-parts">
      {CATEGORIES.map((category) => (
        <section key={category} className="ec-part-kind">
          <small>{say({ key: `board.category.${category}` })}</small>
          <span className="ec-row">
            {shown
              .filter((part) => PARTS[part].category === category)
              .map((part) => (
                <Handle
                  key={part}
                  of={nouns.part.ref(part)}
                  lit={lit}
                  name={partName(say, part)}
                  className={mayUse(view, seat, part).ok ? 'ec-part-tile' : 'ec-part-tile ec-faint'}
                >
                  <SignFrame size={36} reach={22}>
                    <PartSign part={part} />
                  </SignFrame>
                </Handle>
              ))}
          </span>
        </section>
      ))}
    </div>
  );
}

/** A share in words; dots as long as it is being reckoned. */
const percents = (share: number | undefined): string => (share === undefined ? '… %' : `${share} %`);

interface RivalProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly versus: number;
  readonly type: number;
  readonly own: Totals;
  /** The space and the part that are about to be put there, or -1. */
  readonly part: readonly [slot: number, part: number];
}

/** The same type of somebody else: better values are green, worse ones red, and how one would fare against one. */
function Rival({ scene, seat, versus, type, own, part: [slot, part] }: RivalProps) {
  const { view, say, names, palette } = scene;
  const theirs = totalsOf(view, versus, type);
  const now = duelOf(view, seat, versus, type);
  const parts = view.parts.map((one, i) => (slot >= 0 && i === slotAt(seat, type, slot) ? part : one));
  const then = slot >= 0 && part >= 0 ? duelOf({ ...view, parts }, seat, versus, type) : now;
  const paint = paintOf(palette, versus);
  return (
    <div className="ec-rival" style={{ borderColor: paint.main }}>
      <p className="ec-totals">
        <SignFrame size={18}>
          <circle r="11.5" fill={paint.main} />
          <path d={markOf(versus)} fill={paint.ink} />
        </SignFrame>
        <Dice dice={theirs.missiles} missiles />
        <Dice dice={theirs.cannons} />
        {VALUES.map(([what, sign]) => (
          <span
            key={what}
            className={
              own[what] > theirs[what]
                ? 'ec-total ec-good'
                : own[what] < theirs[what]
                  ? 'ec-total ec-minus'
                  : 'ec-total'
            }
            title={say({ key: `board.value.${what}` })}
          >
            <Sign of={sign} size={14} /> {written(what, theirs[what])}
          </span>
        ))}
      </p>
      <small>
        {say({ key: 'board.ships.duel', values: { type: nouns.type.say(type), name: nameOf(names, versus) } })}{' '}
        {then === now ? (
          <b>{percents(now)}</b>
        ) : (
          <>
            <s>{percents(now)}</s> <b className="ec-new">{percents(then)}</b>
          </>
        )}
      </small>
    </div>
  );
}

/** The battles that are due, as they stand now and with the part that is about to be put somewhere. */
function Due({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, say } = scene;
  const due = battlesOf(view, seat);
  if (due.length === 0) return null;
  const type = TYPES.findIndex((_, one) => pickedSlot(scene, one) >= 0);
  const part = pickedPart(scene);
  const changed = seat === scene.viewer && type >= 0 && part >= 0;
  const parts = view.parts.map((one, i) => (changed && i === slotAt(seat, type, pickedSlot(scene, type)) ? part : one));
  return due.map((site) => {
    const now = winsAt(view, seat, site);
    const then = changed ? winsAt({ ...view, parts }, seat, site) : now;
    return (
      <p key={site} className="ec-due">
        <Sign of="battle" size={16} /> {say({ key: 'board.battle.at', values: { site: nouns.site.say(site) } })}:{' '}
        {then !== now && <s>{percents(now)}</s>}{' '}
        <b className={(then ?? 0) < (now ?? 0) ? 'ec-minus' : 'ec-good'}>{percents(then)}</b>
      </p>
    );
  });
}

/** The blueprints of a seat: all four at once, the parts below, and beside them those of somebody else. */
export function Fleet({ scene, seat, versus }: { scene: Scene; seat: number; versus: number }) {
  const { view, say, names, palette, viewer } = scene;
  const known = seats(view.players).filter((one) => view.species[one] >= 0);
  if (!known.includes(seat)) return null;
  const others = known.filter((one) => one !== seat);
  const rival = others.includes(versus) ? versus : -1;
  return (
    <div className="ec-fleet">
      <div className="ec-sheet-title ec-versus">
        <b>{say({ key: 'board.ships.of', values: { name: nameOf(names, seat) } })}</b>
        <small>{say({ key: 'board.ships.compare' })}</small>
        {others.map((other) => (
          <button
            key={other}
            type="button"
            className="ec-chip"
            data-show={`versus ${other}`}
            aria-pressed={versus === other}
            aria-label={nameOf(names, other)}
          >
            <SignFrame size={20}>
              <circle r="11.5" fill={paintOf(palette, other).main} />
              <path d={markOf(other)} fill={paintOf(palette, other).ink} />
            </SignFrame>
          </button>
        ))}
      </div>
      <Due scene={scene} seat={seat} />
      <div className="ec-plans">
        {TYPES.map((id, type) => (
          <Plan key={id} scene={scene} seat={seat} type={type} versus={rival} />
        ))}
      </div>
      {seat === viewer && <Parts scene={scene} seat={seat} />}
      <p className="ec-legend">{say({ key: 'board.ships.frames' })}</p>
    </div>
  );
}
