/** How a search thinks. */
export interface SearchSettings {
  /** Decisions played by quick policy after the tree is left, before `value` judges; at most, for each turn looked ahead. */
  readonly decisions: number;
  /** Turns looked ahead, where the game counts turns, times what it advises; all futures are judged at the same end. */
  readonly turns: number;
  /** How strongly untried answers attract, in deviations of the futures' values. */
  readonly curiosity: number;
  /** The part of each prior that is shared out evenly, so that no answer is ruled out by first impression. */
  readonly evenness: number;
  /** Answers looked at: this many, plus as many times the square root of visits. */
  readonly width: number;
  /** Memory: nodes after which the tree stops growing deeper. */
  readonly nodes: number;
}

export const DEFAULTS: SearchSettings = {
  decisions: 20,
  turns: 1,
  curiosity: 2,
  evenness: 0.2,
  width: 2,
  nodes: 1 << 19,
};
