import { aboutOf, type OpenDecision, type Phrase } from '@starboard/kernel';
import { DISCOVERIES } from '../content/discoveries.ts';
import { ROUNDS } from '../content/tables.ts';
import * as nouns from '../nouns.ts';
import { AIM } from '../rules/battle.ts';
import { damageOf, showsOf } from '../rules/dice.ts';
import { DISCOVERY, FOUND_PART } from '../rules/discovery.ts';
import { balanceOf, isShort } from '../rules/upkeep.ts';
import type { Seen } from '../view.ts';
import { heldAt } from './squads.ts';
import { diePhrase, partLines } from './strengths.ts';

/** What one has to have before one's eyes to decide: the round, a discovery, a die, a debt, ships that are held. */
export function notesOf(view: Seen, viewer: number, decisions: readonly OpenDecision[]): readonly Phrase[] {
  if (view.phase === 'over' || view.phase === 'species') return [];
  const where: Phrase = {
    key: 'board.now',
    values: { n: view.round, of: ROUNDS, phase: { key: `phase.${view.phase}` } },
  };
  return [
    where,
    ...discoveryNotes(decisions),
    ...dieNotes(decisions),
    ...debtNotes(view, viewer, decisions),
    ...heldNotes(view, viewer, decisions),
  ];
}

function discoveryNotes(decisions: readonly OpenDecision[]): readonly Phrase[] {
  const part = aboutOf(FOUND_PART, decisions)?.part;
  if (part !== undefined) return [nouns.part.say(part), ...partLines(part)];
  const found = aboutOf(DISCOVERY, decisions);
  if (found === undefined) return [];
  const id = nouns.discovery.ids[found.discovery];
  const { reward } = DISCOVERIES[found.discovery];
  return [
    {
      key: 'board.found',
      values: { discovery: nouns.discovery.say(found.discovery), text: { key: `discovery.${id}.text` } },
    },
    ...(reward.kind === 'part' ? partLines(reward.part) : []),
  ];
}

function dieNotes(decisions: readonly OpenDecision[]): readonly Phrase[] {
  const die = aboutOf(AIM, decisions)?.die;
  if (die === undefined) return [];
  return [
    {
      key: 'board.die',
      values: { die: diePhrase(die), face: { key: `face.${showsOf(die)}` }, damage: damageOf(die) },
    },
  ];
}

const debtNotes = (view: Seen, viewer: number, decisions: readonly OpenDecision[]): readonly Phrase[] =>
  viewer >= 0 && decisions.some(({ seat, kind }) => seat === viewer && kind === 'upkeep') && isShort(view, viewer)
    ? [{ key: 'board.balance.short', values: { n: -balanceOf(view, viewer) } }]
    : [];

/** EC-10.5: why some ships cannot be chosen. */
function heldNotes(view: Seen, viewer: number, decisions: readonly OpenDecision[]): readonly Phrase[] {
  if (!decisions.some(({ seat, kind }) => seat === viewer && kind === 'move')) return [];
  return view.placed.flatMap((site) => {
    const { held, by } = heldAt(view, viewer, site);
    return held === 0 ? [] : [{ key: 'board.held-at', values: { site: nouns.site.say(site), held, by } }];
  });
}
