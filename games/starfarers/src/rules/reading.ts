import { ENCOUNTERS, type EncounterEffect, type EncounterNode } from '../content/index.ts';
import type { State } from '../state.ts';

/** The node that a branch of this one leads to: a number given, yes or no, success or failure, a sum of balls. */
export function branchOf(node: EncounterNode, branch: number): number {
  switch (node.kind) {
    case 'choose':
      return branch === 1 ? node.yes : node.no;
    case 'compare':
      return branch === 1 ? node.atLeast : node.less;
    case 'give-cards':
    case 'balls':
      return node.next[branch];
    default:
      return node.next;
  }
}

/** The nodes of a card that this way leads through, the root first. */
export function nodesOnPath(card: number, path: readonly number[]): EncounterNode[] {
  const { nodes } = ENCOUNTERS[card];
  const passed = [nodes[0]];
  for (const branch of path) {
    const next = branchOf(passed[passed.length - 1], branch);
    if (next >= 0) passed.push(nodes[next]);
  }
  return passed;
}

/** What has been read aloud of one node: all but where its branches lead. */
export interface Spoken {
  readonly kind: EncounterNode['kind'];
  readonly question?: string;
  readonly cards?: number;
  readonly stat?: string;
  readonly opponent?: string;
  readonly effects?: readonly EncounterEffect[];
}

/** Of effects only those up to the one being carried out are read (SF-12.2). */
function spoken(node: EncounterNode, effectsRead: number): Spoken {
  switch (node.kind) {
    case 'effects':
      return { kind: node.kind, effects: node.effects.slice(0, effectsRead) };
    case 'compare':
      return { kind: node.kind, stat: node.stat, opponent: node.opponent };
    case 'pay':
      return { kind: node.kind, cards: node.cards };
    case 'choose':
      return { kind: node.kind, question: node.question, cards: node.needsCards };
    case 'give-cards':
      return { kind: node.kind, question: node.question, cards: node.next.length - 1 };
    case 'balls':
      return { kind: node.kind };
  }
}

/** SF-12.2, SF-12.28: all that anybody knows of the card being read, were it this one. */
export function readingOf(state: State, card: number): readonly Spoken[] {
  if (card < 0) return [];
  const nodes = nodesOnPath(card, state.path);
  const last = nodes.length - 1;
  return nodes.map((node, i) => spoken(node, i < last ? Number.POSITIVE_INFINITY : state.effect + 1));
}

/** Whether nothing read so far tells this card from the one being read. */
export function readsAlike(state: State, card: number): boolean {
  if (ENCOUNTERS[card].opening !== ENCOUNTERS[state.encounter].opening) return false;
  return JSON.stringify(readingOf(state, card)) === JSON.stringify(readingOf(state, state.encounter));
}
