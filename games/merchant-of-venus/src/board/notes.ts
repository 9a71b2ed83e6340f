import { aboutOf, type OpenDecision, type Phrase } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { PIRATES } from '../content/pirates.ts';
import { REWARDS } from '../content/rewards.ts';
import { PILOT } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { limitOf, purseOf } from '../rules/buying.ts';
import { TEST, testValue } from '../rules/hazards.ts';
import { FIGHT } from '../rules/pirates.ts';
import { REWARD } from '../rules/rewards.ts';
import { isSolo } from '../state.ts';
import type { Seen } from '../view.ts';
import { percent } from './names.ts';

const chanceOf = (needs: number): string => percent(Math.max(0, Math.min(6, needs)) / 6);

/** MV-7.1.3: what is left to sell and to buy. */
function businessNotes(view: Seen, viewer: number): readonly Phrase[] {
  const sales = limitOf(view, viewer, 'sales') - view.sales;
  const buys = limitOf(view, viewer, 'buys') - view.buys;
  const purse = purseOf(view, viewer);
  return [
    Number.isFinite(sales) ? { key: 'note.limits', values: { sales, buys } } : { key: 'note.no-limits' },
    ...(purse > 0 ? [{ key: 'note.purse', values: { n: purse } }] : []),
  ];
}

/** What one has to have before one's eyes to decide. */
export function notesOf(view: Seen, viewer: number, decisions: readonly OpenDecision[]): readonly Phrase[] {
  const asked = decisions.find(({ seat }) => seat === viewer);
  if (asked === undefined || viewer < 0) return [];
  const stat = aboutOf(TEST, decisions);
  const pirate = aboutOf(FIGHT, decisions);
  const reward = aboutOf(REWARD, decisions);
  if (stat !== undefined && stat <= PILOT) {
    const n = testValue(view, viewer, stat);
    return [{ key: 'note.test', values: { stat: nouns.stat.say(stat), n, percent: chanceOf(n) } }];
  }
  if (pirate !== undefined) {
    const { modifier } = PIRATES[pirate];
    return [
      {
        key: 'note.pirates',
        values: { pirate: nouns.pirate.say(pirate), modifier, infamy: view.pirateInfamy[pirate] },
      },
    ];
  }
  if (reward !== undefined)
    return [
      {
        key: 'note.reward',
        values: { reward: nouns.reward.say(reward), text: { key: `reward.${REWARDS[reward].id}.text` } },
      },
    ];
  if (asked.kind === 'flight') return [{ key: 'note.bp', values: { n: view.bp } }];
  if (asked.kind === 'business') return businessNotes(view, viewer);
  if (asked.kind === 'declare' && isSolo(view) && view.challenge >= 0)
    return [{ key: 'note.challenge', values: { text: { key: `challenge.${CHALLENGES[view.challenge].id}.text` } } }];
  return [];
}
