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

/** How second thoughts are had. */
export interface ContestSettings {
  /** Answers that are played on, at most. */
  readonly rivals: number;
  /** None that greedy thinks further behind than this, as a difference of log odds. */
  readonly behind: number;
  /** Futures of each before anybody retires. */
  readonly least: number;
  /** Whether those whom luck does not touch are told apart by two futures, and later only the better half plays on each time. */
  readonly sifts: boolean;
  /** Futures that greedy ranks them in. */
  readonly samples: number;
  /** Turns looked ahead, times what the game advises; all futures are judged at the same end. */
  readonly turns: number;
  /** Decisions looked ahead where the game counts no turns. */
  readonly decisions: number;
  /** In futures: answers that greedy tries in each decision, the best at first sight, and in how many futures of its own. */
  readonly tries: number;
  readonly thoughts: number;
  /** Deviations by which a rival is behind when it retires, and by which another must be ahead of greedy's own answer in the end. */
  readonly certainty: number;
  readonly doubt: number;
}

export const CONTEST: ContestSettings = {
  rivals: 4,
  behind: 0.3,
  least: 8,
  sifts: false,
  samples: 6,
  turns: 1,
  decisions: 40,
  tries: 8,
  thoughts: 1,
  certainty: 2,
  doubt: 1,
};

/** A contest of any: for games whose `value` knows little of what is to come. */
export const ANY: ContestSettings = { ...CONTEST, rivals: 6, behind: 2.5 };

/** A contest of many: for games in which what comes of most answers is certain. */
export const MANY: ContestSettings = { ...CONTEST, rivals: 16, behind: 3, least: 4, sifts: true };
