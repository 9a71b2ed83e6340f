import { actionTable, type Game, type GameEvent, int, type Outcome, type Play, type Table } from '@starboard/kernel';

/**
 * The dice game Pig with a secret: roll as long as you dare, a 1 takes the pot; first to 40 ends it. Everybody starts with
 * a hidden bonus that counts at the end, and all bid at once, in secret, for three points.
 */
export interface PigState {
  turn: number;
  pot: number;
  banked: number[];
  bonus: number[];
  begun: boolean;
}

export type PigAction =
  | { readonly do: 'roll' }
  | { readonly do: 'bank' }
  | { readonly do: 'bid'; readonly pay: number };

const GOAL = 40;
const ROLL: PigAction = { do: 'roll' };
const BANK: PigAction = { do: 'bank' };

const bidding = {
  kind: 'bid',
  rule: 'PG-1',
  forms: [
    {
      do: 'bid',
      fields: () => [{ name: 'pay', type: 'number' as const, min: 0, max: 5 }],
      check: () => ({ ok: true as const }),
      sample: (_state: PigState, _seat: number, random: { below(n: number): number }): PigAction => ({
        do: 'bid',
        pay: random.below(6),
      }),
    },
  ],
};

const turn = {
  kind: 'turn',
  rule: 'PG-2',
  options: (menu: { offer(action: PigAction): void }, state: PigState) => {
    menu.offer(ROLL);
    if (state.pot > 0) menu.offer(BANK);
  },
};

function* bid(t: Table<PigState, GameEvent>): Play<void> {
  const bids = yield* t.chooseAll<PigAction>(
    t.state.banked.map((_, seat) => seat),
    bidding,
  );
  const pays = bids.map(({ action }) => (action.do === 'bid' ? action.pay : 0));
  const winner = pays.indexOf(Math.max(...pays));
  t.state.banked[winner] += 3 - pays[winner];
  t.state.begun = true;
}

function* play(t: Table<PigState, GameEvent>): Play<void> {
  const { state } = t;
  t.checkpoint();
  if (!state.begun) yield* bid(t);
  while (Math.max(...state.banked) < GOAL) {
    t.checkpoint();
    const move = yield* t.choose<PigAction>(state.turn, turn);
    const die = move.do === 'roll' ? t.die('pig') : 0;
    if (die > 1) state.pot += die;
    else endTurn(state, die === 0);
  }
}

function endTurn(state: PigState, bank: boolean): void {
  if (bank) state.banked[state.turn] += state.pot;
  state.pot = 0;
  state.turn = (state.turn + 1) % state.banked.length;
}

function outcome({ banked, bonus }: PigState): Outcome {
  const points = banked.map((n, seat) => n + bonus[seat]);
  return { points, places: points.map((n) => 1 + points.filter((other) => other > n).length) };
}

export const pig: Game<PigState, PigAction, GameEvent> = {
  meta: {
    id: 'pig',
    name: { en: 'Pig', de: 'Schwein' },
    rulePrefix: 'PG',
    rulesVersion: 1,
    players: { min: 2, max: 4 },
    length: 1,
    weight: 1,
    options: [],
  },
  setup: (t, players) => ({
    turn: 0,
    pot: 0,
    banked: Array.from({ length: players }, () => 0),
    bonus: t.shuffle('bonus', [0, 2, 4, 6]).slice(0, players),
    begun: false,
  }),
  play,
  outcome,
  copy: (state) => ({ ...state, banked: [...state.banked], bonus: [...state.bonus] }),
  actions: actionTable({ roll: {}, bank: {}, bid: { pay: int(0, 5) } }),
  view: { turn: 'public', pot: 'public', banked: 'public', bonus: 'owner', begun: 'public' },
  eventView: {},
  redeal(state, viewer, random) {
    const others = random.shuffle([0, 2, 4, 6].filter((bonus) => bonus !== state.bonus[viewer]));
    state.bonus = state.bonus.map((own, seat) => (seat === viewer ? own : (others.pop() ?? 0)));
  },
  conserved: () => ({}),
  bot: {
    /** A pot is worth a little less than the bank: a greedy bot dares little, a search finds out. */
    value(state, out) {
      const { banked, bonus, pot, turn } = state;
      let total = 0;
      for (let i = 0; i < banked.length; i++) {
        out[i] = Math.exp((banked[i] + bonus[i] + (i === turn ? 0.8 * pot : 0)) / 8);
        total += out[i];
      }
      for (let i = 0; i < banked.length; i++) out[i] /= total;
    },
    prior: () => 1,
    key: (action) => (action.do === 'roll' ? 0 : action.do === 'bank' ? 1 : 2 + action.pay),
    progress: (state) => Math.min(1, Math.max(...state.banked) / GOAL),
  },
  notation: { patch: (state, patch) => Object.assign(state, patch), describe: (state) => ({ banked: state.banked }) },
  phrases: {
    words: { en: {}, de: {} },
    action: (action) => ({ key: action.do }),
    event: ({ event }) => ({ key: event }),
  },
};
