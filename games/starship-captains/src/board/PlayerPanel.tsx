import {
  capital,
  Explained,
  Heading,
  type LitMap,
  type Paint,
  Panel,
  type PlayerPanelProps,
  type Say,
  SignFrame,
  Stat,
} from '@starboard/board';
import { isIn, nameOf } from '@starboard/kernel';
import { memo } from 'react';
import { TECHS } from '../content/technologies.ts';
import { FACTIONS } from '../content/terms.ts';
import { ZONES } from '../content/tracks.ts';
import type { SeenEvent } from '../events.ts';
import { artifactsOf, capacityOf, cargoOf, tokensOf } from '../rules/cargo.ts';
import { damageOf } from '../score.ts';
import { FIGURE_IDS, readyCount } from '../state.ts';
import { halves } from '../text/names.ts';
import type { Seen } from '../view.ts';
import { Figure } from './Figures.tsx';
import { emblem, Sign, type SignName } from './Icons.tsx';
import { figureName, techName, techText, trackName } from './names.ts';
import { markOf, paintOf } from './palette.ts';
import { pointsOf, pointsTotal } from './points.ts';
import { readyFigures, techsOf } from './seen.ts';

/** One player as his panel shows him. */
interface Player {
  readonly seen: Seen;
  readonly seat: number;
  readonly lit: LitMap;
  readonly say: Say;
  readonly paint: Paint;
}

/** Name, mark and points so far. */
function Head({ player, name }: { player: Player; name: string }) {
  const { seen, seat, say, paint } = player;
  const points = halves(pointsTotal(seen, seat));
  return (
    <Heading
      name={name}
      said={say({ key: 'board.points-of', values: { n: points } })}
      paint={paint}
      mark={markOf(seat)}
    >
      {isIn(seen.passed, seat) && <span className="sc-passed">{say({ key: 'board.passed' })}</span>}
      <span className="sc-points">
        <Sign name="points" size={20} />
        <b>{points}</b>
      </span>
    </Heading>
  );
}

function Stats({ player: { seen, seat, say, lit } }: { player: Player }) {
  const stat = (sign: SignName, key: string, n: number | string, about?: string) => (
    <Stat
      sign={<Sign name={sign} />}
      word={say({ key, values: { n } })}
      value={n}
      {...(about === undefined ? {} : { of: `stat:${about}`, lit })}
    />
  );
  return (
    <div className="sb-stats">
      {stat('crew', 'board.ready', readyCount(seen, seat))}
      {stat('round', 'board.resting', seen.queued[seat])}
      {stat('medal', 'board.medals', seen.medals[seat], 'medal')}
      {stat('damage', 'board.damage-of', damageOf(seen, seat), 'storage')}
      {stat('storage', 'board.cargo', `${cargoOf(seen, seat)}/${capacityOf(seen, seat)}`, 'storage')}
      {stat('artifact', 'board.artifacts', artifactsOf(seen, seat), 'artifact')}
      {stat('pirate', 'board.tokens', tokensOf(seen, seat), 'token')}
    </div>
  );
}

/** Where the markers are, and the trophies of second laps. */
function TrackStats({ player: { seen, seat, say } }: { player: Player }) {
  return (
    <div className="sb-stats">
      {FACTIONS.map((id, faction) => {
        const at = seen.position[seat * 3 + faction];
        const laps = seen.laps[seat * 3 + faction];
        const word = say({
          key: 'board.zone-of',
          values: { track: trackName(faction, say), zone: ZONES[at], field: at, laps },
        });
        return (
          <Stat
            key={id}
            sign={<SignFrame>{emblem(faction)}</SignFrame>}
            word={word}
            value={laps > 0 ? `${at} +${laps}` : at}
          />
        );
      })}
      {FACTIONS.map((id, faction) =>
        seen.trophy[faction] === seat ? (
          <Stat
            key={`trophy ${id}`}
            sign={<Sign name="trophy" />}
            word={say({ key: 'board.trophy-of', values: { track: trackName(faction, say) } })}
            value={say({ key: `faction.${id}` })}
          />
        ) : null,
      )}
    </div>
  );
}

/** Figures in the ready room. */
function Crew({ player: { seen, seat, say } }: { player: Player }) {
  const ready = readyFigures(seen, seat);
  return (
    <div className="sb-stats">
      {FIGURE_IDS.map((id, figure) =>
        ready[figure] === 0 ? null : (
          <Stat
            key={id}
            sign={
              <svg className="sb-sign" width="18" height="22" viewBox="-13 -18 26 36" aria-hidden="true">
                <Figure figure={figure} />
              </svg>
            }
            word={`${capital(figureName(figure, say))}: ${ready[figure]}`}
            value={ready[figure]}
          />
        ),
      )}
    </div>
  );
}

/** Technologies by name; a tap shows what they do. */
function Techs({ player: { seen, seat, say } }: { player: Player }) {
  const cards = techsOf(seen, seat).filter((card) => card >= 0);
  const things = cards.map((card) => ({ id: TECHS[card].id, name: techName(card, say), text: techText(card, say) }));
  return <Explained label={say({ key: 'board.techs' })} things={things} />;
}

/** Where the points come from. */
function Points({ player: { seen, seat, say } }: { player: Player }) {
  return (
    <dl className="sc-parts">
      {pointsOf(seen, seat).map(({ phrase, points }) => (
        <div key={phrase.key}>
          <dt>{say(phrase)}</dt>
          <dd>{halves(points)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One player: points so far, crew, cargo, tracks and technologies. */
export const PlayerPanel = memo((props: PlayerPanelProps<Seen, SeenEvent>) => {
  const { view: seen, viewer, names, lit, say, palette, seat, compact = false } = props;
  const paint = paintOf(palette, seat);
  const player: Player = { seen, seat, lit, say, paint };
  return (
    <Panel of={props} paint={paint} className="sc-panel">
      <Head player={player} name={nameOf(names, seat)} />
      {!compact && <Points player={player} />}
      <Stats player={player} />
      <TrackStats player={player} />
      {seat !== viewer && <Crew player={player} />}
      {!compact && <Techs player={player} />}
    </Panel>
  );
});
