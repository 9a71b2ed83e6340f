import { SignFrame, times } from '@starboard/board';
import { events } from '../events.ts';
import * as nouns from '../nouns.ts';
import { GUARD_SIDE } from '../state.ts';
import { type Chronicle, oddsBefore, type Tally } from './chronicle.ts';
import { EventArt } from './EventArt.tsx';
import { markOf, paintOf } from './palette.ts';
import type { Scene } from './scene.ts';
import { sideName } from './sites.ts';

const isVolley = (kind: string): boolean => kind === 'missiles-fired' || kind === 'cannons-fired';

/** What happened in a battle, in its order: who rolled what, who was hit, who left. */
export const Log = ({ scene, battle }: { scene: Scene; battle: Chronicle }) =>
  battle.events.length > 0 && (
    <details className="ec-log" open>
      <summary>{scene.say({ key: 'board.battle.log' })}</summary>
      <ol>
        {times(battle.events.length, (i) => {
          const event = battle.events[i];
          return (
            <li key={i} className={isVolley(event.event) ? 'ec-log-volley' : 'ec-log-hit'}>
              {isVolley(event.event) && (
                <span className="ec-log-dice">
                  <EventArt event={event} say={scene.say} />
                </span>
              )}
              {scene.say(events.phrase(event))}
            </li>
          );
        })}
      </ol>
    </details>
  );

/** How lucky a side was: hits, and how many were to be expected. */
const Luck = ({ scene, battle, of }: { scene: Scene; battle: Chronicle; of: Tally }) => {
  const { say, palette } = scene;
  const paint = paintOf(palette, of.side === GUARD_SIDE ? -1 : of.side);
  return (
    <li>
      <SignFrame size={16}>
        <circle r="11.5" fill={paint.main} />
        <path d={markOf(of.side)} fill={paint.ink} />
      </SignFrame>
      {say({
        key: 'board.why.luck',
        values: {
          name: sideName(of.side, battle.site),
          dice: of.dice,
          hits: of.hits,
          expected: of.expected,
          lost: of.lost,
        },
      })}
    </li>
  );
};

/** Why a battle came out as it did: by its odds, or against them. */
function verdictOf(battle: Chronicle): string {
  const { attacker, defender, winner } = battle;
  const before = oddsBefore(battle);
  if (winner === undefined) return 'nobody';
  if (before === undefined) return 'unknown';
  const chance = winner === attacker.side ? before[0] : before[1];
  const [won, beaten] = winner === attacker.side ? [attacker, defender] : [defender, attacker];
  if (chance >= 50) return 'stronger';
  return won.hits - won.expected >= beaten.hits - beaten.expected ? 'lucky' : 'against';
}

/** The battles of the round that are over: what came of each, and why. */
export function Past({ scene, battles }: { scene: Scene; battles: readonly Chronicle[] }) {
  const { say } = scene;
  if (battles.length === 0) return null;
  return (
    <div className="ec-past">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.battle.past', values: { n: battles[0].round } })}</b>
      </p>
      {[...battles].reverse().map((battle) => {
        const { site, attacker, defender, winner } = battle;
        const before = oddsBefore(battle);
        const values = {
          winner: winner === undefined ? '' : sideName(winner, site),
          n: before === undefined || winner === undefined ? 0 : before[winner === attacker.side ? 0 : 1],
        };
        return (
          <section key={`${site} ${attacker.side} ${defender.side}`} className="ec-past-battle">
            <p>
              <b>{say(nouns.site.say(site))}</b>:{' '}
              {say({
                key: 'board.battle.sides',
                values: {
                  attacker: sideName(attacker.side, site),
                  defender: sideName(defender.side, site),
                },
              })}
            </p>
            <p className="ec-past-end">{say({ key: `board.why.${verdictOf(battle)}`, values })}</p>
            <ul>
              <Luck scene={scene} battle={battle} of={attacker} />
              <Luck scene={scene} battle={battle} of={defender} />
            </ul>
            <Log scene={scene} battle={battle} />
          </section>
        );
      })}
    </div>
  );
}
