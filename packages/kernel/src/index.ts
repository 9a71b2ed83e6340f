export * from './actionSpace.ts';
export * from './actions.ts';
export { type ActionCodec, actionKey, sameAction } from './codec.ts';
export * from './content.ts';
export * from './counts.ts';
export type { Draw, Drawn } from './draws.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './game.ts';
export * from './graph.ts';
export * from './hash.ts';
export * from './hex.ts';
export * from './json.ts';
export * from './lesson.ts';
export * from './luck.ts';
export * from './match.ts';
export * from './matchFile.ts';
export * from './modifiers.ts';
export * from './namedLuck.ts';
export * from './notation.ts';
export {
  completed,
  counts,
  int,
  type Lit,
  like,
  listOf,
  type Manner,
  type Maybe,
  maybe,
  type Noun,
  type Nouns,
  noun,
  player,
  seat,
  several,
  type Thing,
  unlit,
  type ValueOf,
  whether,
  word,
} from './nouns.ts';
export * from './observation.ts';
export * from './observer.ts';
export * from './options.ts';
export * from './phrase.ts';
export * from './piles.ts';
export * from './question.ts';
export * from './random.ts';
export * from './replay.ts';
export * from './run.ts';
export * from './scenario.ts';
export * from './script.ts';
export * from './seats.ts';
export * from './sha256.ts';
export * from './simulator.ts';
export * from './table.ts';
export * from './terminal.ts';
export * from './verdict.ts';
export * from './view.ts';
export * from './words.ts';
