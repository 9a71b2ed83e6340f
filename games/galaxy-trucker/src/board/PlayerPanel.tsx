import {
  capital,
  EverythingLit,
  Explained,
  Heading,
  type LitMap,
  NOTHING_LIT,
  type Paint,
  Panel,
  type PlayerPanelProps,
  type Say,
  SignFrame,
  Stat,
} from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { type ComponentProps, memo } from 'react';
import { ROADS } from '../content/roads.ts';
import { GOODS, LEVELS, SPECIALISATIONS } from '../content/tables.ts';
import { affects } from '../rules/roads.ts';
import { anyHalf, exposedConnectors } from '../rules/ship.ts';
import { stillFlying } from '../state.ts';
import type { Seen } from '../view.ts';
import { Cube } from './Figures.tsx';
import { Sign, type SignName } from './Icons.tsx';
import { markOf, paintOf } from './palette.ts';
import { goodRef, playerRef } from './refs.ts';
import { lostTiles, stashOf } from './seen.ts';
import { cannonsOf, enginesOf, halves, leastOf, mostOf, type Strength, storesOf } from './strength.ts';

/** One player as his panel shows him. */
interface Player {
  readonly seen: Seen;
  readonly seat: number;
  readonly lit: LitMap;
  readonly say: Say;
  readonly paint: Paint;
}

/** Name, colour and credits. */
function Head({ player, name }: { player: Player; name: string }) {
  const { seen, seat, lit, say, paint } = player;
  const said = say({ key: 'board.credits-of', values: { n: seen.credits[seat] } });
  return (
    <Heading of={playerRef(seat)} lit={lit} name={name} said={said} paint={paint} mark={markOf(seen.colour[seat])}>
      {seen.number[seat] > 0 && (
        <span className="gt-start" aria-hidden="true">
          {seen.number[seat]}
        </span>
      )}
      <span className="gt-credits">
        <Sign name="credit" size={22} />
        <b>{seen.credits[seat]}</b>
      </span>
    </Heading>
  );
}

const SignStat = ({ sign, ...rest }: Omit<ComponentProps<typeof Stat>, 'sign'> & { sign: SignName }) => (
  <Stat sign={<Sign name={sign} />} {...rest} />
);

/** "3 + 2×2⚡ + 2": how a strength adds up. */
function sumUp({ plain, powered, alien }: Strength, shown: (n: number) => string, alienWord: string): string {
  const groups = [...new Set(powered)].map((n) => {
    const count = powered.filter((other) => other === n).length;
    return `${count > 1 ? `${count}×` : ''}${shown(n)}⚡`;
  });
  return [shown(plain), ...groups, ...(alien > 0 ? [`${shown(alien)} ${alienWord}`] : [])].join(' + ');
}

const range = (least: string, most: string): string => (least === most ? least : `${least}–${most}`);

function Stats({ player, compact }: { player: Player; compact: boolean }) {
  const { seen, seat, say, lit } = player;
  const stores = storesOf(seen, seat);
  const [engines, cannons] = [enginesOf(seen, seat), cannonsOf(seen, seat)];
  const alien = say({ key: 'board.alien' });
  const engineRange = range(String(leastOf(engines)), String(mostOf(engines, stores.tokens)));
  const cannonRange = range(halves(leastOf(cannons)), halves(mostOf(cannons, stores.tokens)));
  const exposed = exposedConnectors(seen, seat, anyHalf);
  const lost = lostTiles(seen, seat).length;
  const loans = seen.loans[seat];
  const engineSum = sumUp(engines, String, alien);
  const cannonSum = sumUp(cannons, halves, alien);
  const full = !compact;
  return (
    <>
      <SignStat
        sign="engine"
        of="stat:engines"
        lit={lit}
        word={say({ key: 'board.engines', values: { n: engineRange } })}
        value={engineRange}
        {...(full && engineSum !== engineRange ? { more: engineSum } : {})}
      />
      <SignStat
        sign="cannon"
        of="stat:cannons"
        lit={lit}
        word={say({ key: 'board.cannons', values: { n: cannonRange } })}
        value={cannonRange}
        {...(full && cannonSum !== cannonRange ? { more: cannonSum } : {})}
      />
      <SignStat
        sign="crew"
        of="stat:crew"
        lit={lit}
        word={say({ key: 'board.crew', values: { n: stores.crew } })}
        value={stores.crew}
      />
      <SignStat
        sign="battery"
        of="stat:batteries"
        lit={lit}
        word={say({ key: 'board.tokens', values: { n: stores.tokens } })}
        value={stores.tokens}
      />
      <SignStat
        sign="exposed"
        of="stat:exposed"
        lit={lit}
        word={say({ key: 'board.exposed', values: { n: exposed } })}
        value={exposed}
      />
      <SignStat
        sign="lost"
        of="stat:lost"
        lit={lit}
        word={say({ key: 'board.lost', values: { n: lost } })}
        value={lost}
      />
      {loans > 0 && (
        <SignStat
          sign="loan"
          of="stat:loans"
          lit={lit}
          word={say({ key: 'board.loans', values: { n: loans } })}
          value={loans}
        />
      )}
    </>
  );
}

/** Goods by colour. */
function Goods({ player: { seen, seat, lit, say } }: { player: Player }) {
  const { goods } = storesOf(seen, seat);
  return GOODS.map((id, good) =>
    goods[good] === 0 ? null : (
      <Stat
        key={id}
        of={goodRef(good)}
        lit={lit instanceof EverythingLit ? lit : NOTHING_LIT}
        word={`${capital(say({ key: `good.${id}` }))}: ${goods[good]}`}
        value={goods[good]}
        sign={
          <SignFrame size={20} reach={13}>
            <Cube good={good} />
          </SignFrame>
        }
      />
    ),
  );
}

/** What else is to be known of a player: given up, in hyperspace, his alien's speciality, his stash. */
function Marks({ player: { seen, seat, say } }: { player: Player }) {
  const marks: string[] = [];
  if (seen.phase === 'flight' && !stillFlying(seen, seat)) marks.push(say({ key: 'board.gave-up' }));
  const hyper = Math.max(seen.hyper[seat * 2], seen.hyper[seat * 2 + 1]);
  if (hyper > 0) marks.push(say({ key: 'board.hyper', values: { n: hyper } }));
  const role = SPECIALISATIONS[seen.role[seat]];
  if (role !== undefined) marks.push(capital(say({ key: `role.${role}` })));
  const stash = stashOf(seen, seat).length;
  if (seen.phase === 'build' && stash > 0) marks.push(say({ key: 'board.stash-of', values: { n: stash } }));
  if (marks.length === 0) return null;
  return <p className="gt-marks">{marks.join(' · ')}</p>;
}

/** GT-20: the Rough Roads that concern this player; a tap shows what they do. */
function Roads({ player: { seen, seat, say } }: { player: Player }) {
  const roads = seen.roads.filter((road) => ROADS[road] !== undefined && affects(seen, seat, road));
  const things = roads.map((road) => {
    const { id, name } = ROADS[road];
    return { id, name: say({ key: `road.${name}` }), text: say({ key: `road.${name}.text` }) };
  });
  return <Explained label={say({ key: 'board.roads' })} things={things} />;
}

/** The round: its level and class of ship. */
function Round({ player: { seen, say } }: { player: Player }) {
  const level = Math.min(LEVELS, seen.levels[seen.round]);
  const shipClass = ['I', 'II', 'III', 'IIIA', 'IA', 'IIA'][seen.classes[seen.round]];
  return <p className="gt-marks">{say({ key: 'board.round', values: { round: seen.round + 1, level, shipClass } })}</p>;
}

/** One player: credits, strengths with how they add up, crew, batteries, goods, open connectors and losses. */
export const PlayerPanel = memo((props: PlayerPanelProps<Seen>) => {
  const { view: seen, viewer, names, lit, say, palette, seat, compact = false } = props;
  const paint = paintOf(palette, seen.colour[seat]);
  const player: Player = { seen, seat, lit, say, paint };
  const own = seat === viewer;
  return (
    <Panel of={props} paint={paint} className="gt-panel">
      <Head player={player} name={nameOf(names, seat)} />
      {own && !compact && <Round player={player} />}
      <div className="sb-stats">
        <Stats player={player} compact={compact} />
        <Goods player={player} />
      </div>
      <Marks player={player} />
      {own && <Roads player={player} />}
    </Panel>
  );
});
