import {
  EverythingLit,
  Grip,
  Heading,
  type LitMap,
  NOTHING_LIT,
  Panel,
  type PlayerPanelProps,
  SignFrame,
  times,
} from '@starboard/board';
import { isIn, nameOf, seats, sum } from '@starboard/kernel';
import { PULSARS, SITES_OF } from '../content/sectors.ts';
import {
  AMBASSADORS,
  DIPLOMACY_PLAYERS,
  INCOME,
  TRACK_LENGTH,
  TRACK_POINTS,
  TRACK_SPACE,
  UPKEEP,
} from '../content/tables.ts';
import { ACTIONS, KINDS, RESOURCE, RESOURCES, TRACKS } from '../content/terms.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { sitesOf } from '../rules/galaxy.ts';
import { incomeOf, storeOf, upkeepOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { alliesOf, tilesOf } from '../rules/reputation.ts';
import { techsOn } from '../rules/technologies.ts';
import { activations, hasPassed } from '../rules/turn.ts';
import { REPUTATION_SPACES, SHIPS, TECH_SPACES } from '../state.ts';
import type { Seen } from '../view.ts';
import { afterUpkeep, signed } from './ahead.ts';
import { Handle } from './Handle.tsx';
import { ResourceSign, Sign, type SignName } from './Icons.tsx';
import { isWhole, pointsTotal } from './known.ts';
import { TechSign } from './PartSign.tsx';
import { markOf, paintOf, RESOURCE_COLOURS, TRACK_COLOURS } from './palette.ts';
import { areAllies } from './sites.ts';

type Props = PlayerPanelProps<Seen, SeenEvent>;

const hasSpecies = ({ view, seat }: Props): boolean => view.species[seat] >= 0;
/** What can be chosen are one's own things; while things are explained, those of all. */
const litFor = ({ viewer, seat, lit }: Props): LitMap =>
  viewer === seat || lit instanceof EverythingLit ? lit : NOTHING_LIT;
/** Only to be explained: what stands here is chosen elsewhere. */
const explainedBy = ({ lit }: Props): LitMap => (lit instanceof EverythingLit ? lit : NOTHING_LIT);
const shipsOf = ({ view, seat }: Props): number =>
  view.shipAt.slice(seat * SHIPS, (seat + 1) * SHIPS).filter((where) => where >= 0).length;

/** A player: everything on the board, or what the others need to see at a glance. */
export function PlayerPanel(props: Props) {
  const { view, seat, viewer, names, palette, say, lit, compact = false } = props;
  const paint = paintOf(palette, seat);
  const known = hasSpecies(props);
  const points = known ? pointsTotal(view, seat) : 0;
  const plus = known && !isWhole(view, seat) ? '+' : '';
  const said = say({ key: 'board.points-known', values: { n: points } });
  return (
    <Panel of={props} paint={paint} className={view.players > 4 ? 'ec-panel ec-many' : 'ec-panel'}>
      <div className="ec-handle">
        <Heading name={nameOf(names, seat)} said={said} paint={paint} mark={markOf(seat)}>
          {!compact && known && <small className="ec-species">{say(nouns.species.say(view.species[seat]))}</small>}
          <b className="ec-points">
            <Sign of="star" size={15} colour="#ffc76b" />
            {points}
            {plus}
          </b>
        </Heading>
        <Grip
          of={seat === viewer && !(lit instanceof EverythingLit) ? undefined : `player:${seat}`}
          lit={lit}
          name={`${nameOf(names, seat)}, ${said}`}
          className="ec-cover"
        >
          {null}
        </Grip>
      </div>
      {known && (compact ? seat === viewer ? <OwnStrip {...props} /> : <Glance {...props} /> : <Whole {...props} />)}
    </Panel>
  );
}

/** One's own things where there is little room. */
const OwnStrip = (props: Props) => (
  <div className="ec-strip">
    {RESOURCES.map((id, kind) => (
      <Stored key={id} of={props} kind={kind} />
    ))}
    <DiscCount {...props} />
  </div>
);

const DiscCount = (props: Props) => {
  const { view, seat, say, palette } = props;
  const paint = paintOf(palette, seat);
  return (
    <Handle
      of="site:track"
      lit={litFor(props)}
      name={say({ key: 'board.discs', values: { n: view.discs[seat], upkeep: upkeepOf(view, seat) } })}
      className="ec-stored"
    >
      <Sign of="influence" size={16} colour={paint.main} />
      <b>{view.discs[seat]}</b>
    </Handle>
  );
};

/** What is in store, what comes in, and what will be there after upkeep. */
function Stored({ of, kind }: { of: Props; kind: number }) {
  const { view, seat, say } = of;
  const values = storedValues(view, seat, kind);
  return (
    <Handle
      of={nouns.resource.ref(kind)}
      lit={litFor(of)}
      name={say({ key: 'board.stored', values: { resource: nouns.resource.say(kind), ...values } })}
      className="ec-stored"
    >
      <ResourceSign kind={kind} size={16} />
      <b>{values.store}</b>
      <span className={values.after < 0 ? 'ec-short' : 'ec-after'}>→ {signed(values.after)}</span>
    </Handle>
  );
}

const storedValues = (view: Seen, seat: number, kind: number) => ({
  store: storeOf(view, seat, kind),
  income: incomeOf(view, seat, kind),
  after: afterUpkeep(view, seat, kind),
});

/** What matters of somebody else. */
function Glance(props: Props) {
  const { view, seat, viewer, say } = props;
  const stat = (name: SignName, key: string, what: string, n: number) => (
    <Handle
      key={key}
      of={`stat:${what}:${seat}`}
      lit={litFor(props)}
      name={say({ key: `board.${key}`, values: { n } })}
      className="sb-stat"
    >
      <Sign of={name} size={14} />
      <b>{n}</b>
    </Handle>
  );
  return (
    <div className="sb-stats">
      {stat('sectors', 'sectors-held', 'sectors', sitesOf(view, seat).length)}
      {stat('influence', 'discs-left', 'discs', view.discs[seat])}
      {stat('technologies', 'techs-owned', 'techs', sum(TRACKS.map((_, track) => techsOn(view, seat, track))))}
      {stat('battle', 'ships-out', 'ships', shipsOf(props))}
      {stat('reputation', 'reputation-tiles', 'tiles', tilesOf(view, seat))}
      <Flags {...props} />
      {areAllies(props, viewer, seat) && (
        <span className="ec-flag ec-ally">
          <Sign of="ambassador" size={14} /> {say({ key: 'board.ally' })}
        </span>
      )}
    </div>
  );
}

/** Passed, eliminated, traitor. */
function Flags({ view, seat, say }: Props) {
  const flags: readonly (readonly [boolean, SignName, string])[] = [
    [isIn(view.eliminated, seat), 'cross', 'eliminated'],
    [view.phase === 'action' && hasPassed(view, seat), 'pass', 'passed'],
    [view.traitor === seat, 'traitor', 'traitor'],
  ];
  return flags
    .filter(([is]) => is)
    .map(([, name, key]) => (
      <span key={key} className={`ec-flag ec-${key}`}>
        <Sign of={name} size={14} /> {say({ key: `board.${key}` })}
      </span>
    ));
}

function Whole(props: Props) {
  const { seat, viewer } = props;
  return (
    <>
      {RESOURCES.map((id, kind) => (
        <ResourceRow key={id} of={props} kind={kind} />
      ))}
      <Influence {...props} />
      {seat === viewer && <Actions {...props} />}
      <Technologies {...props} />
      <Rest {...props} />
    </>
  );
}

const CELL = 21;

/** EC-4.3: a resource with its population track: the income that is reached, and the cubes that still lie there. */
function ResourceRow({ of, kind }: { of: Props; kind: number }) {
  const { view, seat, say, palette } = of;
  const { store, income, after } = storedValues(view, seat, kind);
  const upkeep = kind === RESOURCE.money ? upkeepOf(view, seat) : 0;
  const cubes = view.track[seat * KINDS + kind];
  const paint = paintOf(palette, seat);
  const colour = RESOURCE_COLOURS[kind];
  return (
    <Handle
      of={nouns.resource.ref(kind)}
      lit={litFor(of)}
      name={say({ key: 'board.stored', values: { resource: nouns.resource.say(kind), store, income, after } })}
      className="ec-resource"
    >
      <span className="ec-sums">
        <ResourceSign kind={kind} size={20} />
        <b className="ec-store">{store}</b>
        <span style={{ color: colour }}>+{income}</span>
        {upkeep > 0 && <span className="ec-minus">−{upkeep}</span>}
        <span>
          → <b className={after < 0 ? 'ec-short' : undefined}>{signed(after)}</b>
        </span>
        {cubes > 0 && <small>{say({ key: 'board.next', values: { n: INCOME[cubes - 1] } })}</small>}
      </span>
      <svg className="ec-track" viewBox={`0 0 ${TRACK_SPACE * CELL} 18`} aria-hidden="true">
        {times(TRACK_SPACE, (i) => {
          const now = i === TRACK_SPACE - 1 - cubes;
          const full = i > TRACK_SPACE - 1 - cubes;
          return (
            <g key={i} transform={`translate(${i * CELL + CELL / 2} 9)`}>
              <rect
                x="-9.4"
                y="-8"
                width="18.8"
                height="16"
                rx="3"
                fill={now ? colour : '#0a1029'}
                stroke={full ? '#3a3550' : colour}
                strokeOpacity={now ? 1 : 0.55}
                strokeDasharray={i === TRACK_SPACE - cubes ? '2.4 2' : undefined}
              />
              {full ? (
                <rect
                  x="-4.6"
                  y="-4.6"
                  width="9.2"
                  height="9.2"
                  rx="2.2"
                  fill={paint.main}
                  stroke={paint.light}
                  strokeWidth="0.8"
                />
              ) : (
                <text y="4" className={now ? 'ec-cell ec-cell-now' : 'ec-cell'}>
                  {INCOME[TRACK_SPACE - 1 - i]}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Handle>
  );
}

const INFLUENCE = 13;

/** EC-4.5: the discs that are left, what they cost now and what the next one costs. */
function Influence(props: Props) {
  const { view, seat, say, palette } = props;
  const discs = view.discs[seat];
  const paint = paintOf(palette, seat);
  const spaces = Math.max(INFLUENCE, discs);
  const upkeep = upkeepOf(view, seat);
  return (
    <Handle
      of="site:track"
      lit={litFor(props)}
      name={say({ key: 'board.discs', values: { n: discs, upkeep } })}
      className="ec-resource"
    >
      <span className="ec-sums">
        <span className="sb-label">{say({ key: 'board.influence' })}</span>
        <span>
          {say({ key: 'board.upkeep' })} <b className="ec-minus">{upkeep}</b>
        </span>
        {discs > 0 && <small>{say({ key: 'board.next', values: { n: UPKEEP[discs - 1] } })}</small>}
      </span>
      <svg className="ec-track" viewBox={`0 0 ${spaces * 19} 18`} aria-hidden="true">
        {times(spaces, (i) => {
          const left = spaces - 1 - i;
          const now = left === discs;
          return (
            <g key={i} transform={`translate(${i * 19 + 9.5} 9)`}>
              {left < discs ? (
                <g transform="scale(0.66)">
                  <circle r="11.5" fill={paint.main} stroke={paint.light} />
                  <path d={markOf(seat)} fill={paint.ink} />
                </g>
              ) : (
                <>
                  <circle r="8" fill={now ? '#ff9d96' : '#0a1029'} stroke={now ? '#ff9d96' : '#55618f'} />
                  <text y="4" className={now ? 'ec-cell ec-cell-now' : 'ec-cell'}>
                    {UPKEEP[left]}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
    </Handle>
  );
}

/** EC-5.4: the six actions, with their activations and the discs that lie there; a pulsar, and passing. */
function Actions(props: Props) {
  const { view, seat, say } = props;
  const upkeep = upkeepOf(view, seat);
  const next = UPKEEP[Math.max(0, view.discs[seat] - 1)];
  const pulsar = PULSARS.map((sector) => SITES_OF[sector][0]).find((site) => view.owner[site] === seat);
  return (
    <div className="ec-actions">
      {ACTIONS.map((id, action) => {
        const doing = view.active === seat && view.doing === action;
        const most = activations(view, seat, action);
        const left = doing ? view.left : most;
        const spent = view.spent[seat * ACTIONS.length + action];
        const values = { action: nouns.actionName.say(action), n: left, cost: next - upkeep };
        return (
          <Handle
            key={id}
            of={nouns.actionName.ref(action)}
            lit={litFor(props)}
            name={say({ key: 'board.action', values })}
            className={doing ? 'ec-action ec-doing' : 'ec-action'}
          >
            <Sign of={id} size={20} />
            <span>{say({ key: `board.act.${id}` })}</span>
            <span className="ec-pips" aria-hidden="true">
              {times(Math.max(left, most), (i) => (
                <i key={i} className={i < left ? 'ec-pip' : 'ec-pip ec-used'} />
              ))}
            </span>
            {spent > 0 && <em aria-hidden="true">{spent}</em>}
          </Handle>
        );
      })}
      {pulsar !== undefined && (
        <Handle
          of={nouns.site.ref(pulsar)}
          lit={litFor(props)}
          name={say({ key: 'kind.use-pulsar' })}
          className="ec-action"
        >
          <Sign of="pulsar" size={20} />
          <span>{say({ key: 'board.act.pulsar' })}</span>
        </Handle>
      )}
      <Handle of="pass" lit={litFor(props)} name={say({ key: 'kind.pass' })} className="ec-action">
        <Sign of="pass" size={20} />
        <span>{say({ key: 'kind.pass' })}</span>
      </Handle>
    </div>
  );
}

/** EC-7.2, EC-23.2: the three technology tracks with their discounts and points. */
function Technologies(props: Props) {
  const { view, seat, say } = props;
  return (
    <div className="ec-techs">
      {TRACKS.map((id, track) => {
        const first = seat * TECH_SPACES + track * TRACK_LENGTH;
        return (
          <div key={id} className="ec-tech-row">
            <Handle
              of={nouns.techTrack.ref(track)}
              lit={explainedBy(props)}
              name={say(nouns.techTrack.say(track))}
              className="ec-tech-track"
            >
              <span style={{ color: TRACK_COLOURS[track] }}>{say(nouns.techTrack.say(track))}</span>
            </Handle>
            {times(TRACK_LENGTH, (i) => {
              const tech = view.techs[first + i];
              const points = TRACK_POINTS[i + 1];
              return tech < 0 ? (
                <Handle
                  key={i}
                  of={`tech-space:${id}:${i}`}
                  lit={explainedBy(props)}
                  name={say({ key: 'board.tech-space', values: { n: i + 1, points } })}
                  className="ec-tech-space"
                >
                  {points > 0 ? `★${points}` : ''}
                </Handle>
              ) : (
                <Handle
                  key={i}
                  of={nouns.tech.ref(tech)}
                  lit={explainedBy(props)}
                  name={`${say(nouns.tech.say(tech))}: ${say({ key: `tech.${nouns.tech.ids[tech]}.text` })}`}
                  className={`ec-tech-owned ec-track-${id}`}
                >
                  <SignFrame size={22} reach={20}>
                    <TechSign tech={tech} />
                  </SignFrame>
                </Handle>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** Colony ships, ambassadors, reputation, the rate of trade. */
function Rest(props: Props) {
  const { view, seat, say, palette } = props;
  const { colonyShips, rate } = speciesOf(view, seat);
  const tiles = view.reputation.slice(seat * REPUTATION_SPACES, (seat + 1) * REPUTATION_SPACES).filter((n) => n !== 0);
  return (
    <div className="ec-rest">
      <Handle
        of="colony"
        lit={explainedBy(props)}
        name={say({ key: 'board.colony', values: { n: view.colony[seat], of: colonyShips } })}
        className="ec-row"
      >
        {times(Math.max(colonyShips, view.colony[seat]), (i) => (
          <Sign key={i} of="colony" size={17} colour={i < view.colony[seat] ? '#8be8b0' : '#47507d'} />
        ))}
      </Handle>
      {view.players >= DIPLOMACY_PLAYERS && (
        <Handle
          of="ambassadors"
          lit={explainedBy(props)}
          name={say({ key: 'board.ambassadors', values: { n: alliesOf(view, seat) } })}
          className="ec-row"
        >
          {times(AMBASSADORS, (i) => {
            const ally = seats(view.players).filter((other) => isIn(view.allies[seat], other))[i];
            return (
              <Sign
                key={i}
                of="ambassador"
                size={17}
                colour={ally === undefined ? '#47507d' : paintOf(palette, ally).main}
              />
            );
          })}
        </Handle>
      )}
      <span className="ec-row">
        {tiles.map((value, i) =>
          value < 0 ? (
            <Handle
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles that nobody may know have no name
              key={i}
              of="tile:hidden"
              lit={explainedBy(props)}
              name={say({ key: 'board.tile-hidden' })}
              className="ec-tile"
            >
              ?
            </Handle>
          ) : (
            <Handle
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles of the same value are alike
              key={i}
              of={nouns.value.ref(value)}
              lit={litFor(props)}
              name={say({ key: 'board.tile', values: { n: value } })}
              className="ec-tile"
            >
              {value}
            </Handle>
          ),
        )}
      </span>
      {view.phase === 'action' && <Flags {...props} />}
      <Handle
        of="rate"
        lit={explainedBy(props)}
        name={say({ key: 'board.rate', values: { n: rate } })}
        className="ec-row ec-rate"
      >
        <Sign of="trade" size={15} /> {rate}:1
      </Handle>
    </div>
  );
}
