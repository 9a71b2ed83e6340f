import {
  type Action,
  actionTable,
  type Game,
  int,
  Match,
  type MatchSetup,
  type Play,
  type Question,
  Random,
  Run,
  refuse,
  type Table,
} from '../src/index.ts';

/** A state with something to change (`log`), something to hide (`secret`, one number for each seat) and a phase. */
export interface Small {
  phase: number;
  readonly log: number[];
  readonly secret: number[];
}

export interface Pick extends Action {
  readonly do: 'pick';
  readonly n: number;
}

export interface Told {
  readonly event: 'told';
  readonly rule: 'XX-1';
  readonly n: number;
}

export type SmallTable = Table<Small, Told>;
export type SmallQuestion = Question<Small, Pick>;

/** Asks for a number from 0 to 3; 3 is refused. */
export const PICK: SmallQuestion = {
  kind: 'pick',
  rule: 'XX-1',
  options(menu) {
    for (let n = 0; n < 3; n++) menu.offer({ do: 'pick', n });
    menu.offer({ do: 'pick', n: 3 }, refuse('XX-2', 'three-is-too-many', { n: 3 }));
  },
};

export const question = (more: Partial<SmallQuestion>): SmallQuestion => ({ ...PICK, ...more });

/** A game whose whole rules are the given function. */
export function smallGame(play: (t: SmallTable) => Play<void>): Game<Small, Pick, Told> {
  return {
    meta: {
      id: 'small',
      name: { en: 'Small', de: 'Klein' },
      rulePrefix: 'XX',
      rulesVersion: 3,
      players: { min: 2, max: 4 },
      length: 1,
      weight: 1,
      options: [],
    },
    setup: (_t, players) => ({ phase: 0, log: [], secret: Array.from({ length: players }, (_, seat) => seat + 10) }),
    play,
    outcome: (state) => ({ places: state.secret.map(() => 1), points: state.secret.map(() => 0) }),
    copy: (state) => ({ phase: state.phase, log: state.log.slice(), secret: state.secret.slice() }),
    actions: actionTable({ pick: { n: int(0, 9) } }),
    view: { phase: 'public', log: 'public', secret: 'owner' },
    eventView: { told: 'public' },
    redeal(state, viewer, random) {
      for (let seat = 0; seat < state.secret.length; seat++)
        if (seat !== viewer) state.secret[seat] = 10 + random.below(90);
    },
    conserved: () => ({}),
    bot: { value: () => {}, prior: () => 1, key: ({ n }) => n, progress: () => 0 },
    notation: { patch: () => {}, describe: (state) => ({ ...state }) },
    phrases: { words: { en: {}, de: {} }, action: () => ({ key: '' }), event: () => ({ key: '' }) },
  };
}

export const runOf = (play: (t: SmallTable) => Play<void>, players = 2, tell?: (event: Told) => void) => {
  const random = Random.fromSeed('seed');
  const run = Run.setUp(smallGame(play), players, {}, random, { forkable: true, tell });
  run.begin();
  return run;
};

export const matchOf = (play: (t: SmallTable) => Play<void>, setup: Partial<MatchSetup> = {}) =>
  new Match(smallGame(play), { players: 2, seed: 'seed', ...setup });

export const pick = (n: number): Pick => ({ do: 'pick', n });
