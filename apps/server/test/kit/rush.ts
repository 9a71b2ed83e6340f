import {
  type Action,
  actionTable,
  asking,
  type Game,
  type GameEvent,
  int,
  type Play,
  type Table,
} from '@starboard/kernel';

interface RushState {
  players: number;
  /** The next tile on the heap; the first who names it has it. */
  next: number;
  taken: number[];
  /** Seats for which the hourglass has run out. */
  out: number[];
}

type RushAction = Action & ({ readonly do: 'tap' } | { readonly do: 'grab'; readonly tile: number } | { do: 'stop' });

interface RushEvent extends GameEvent {
  readonly seat: number;
}

/** Match time at which the hourglass is empty. */
export const HOURGLASS = 9000;
const TILES = 100_000;

const seats = ({ out }: RushState) => out.flatMap((gone, seat) => (gone === 0 ? [seat] : []));

/** Everybody takes from one heap as fast as they can until the hourglass is empty: nothing but speed. */
export const rush: Game<RushState, RushAction, RushEvent> = {
  meta: {
    id: 'rush',
    name: { en: 'Rush', de: 'Rush' },
    rulePrefix: 'RU',
    rulesVersion: 1,
    players: { min: 2, max: 8 },
    length: 1,
    weight: 1,
    options: [],
  },
  setup: (_t, players) => ({
    players,
    next: 0,
    taken: Array.from({ length: players }, () => 0),
    out: Array.from({ length: players }, () => 0),
  }),
  play,
  outcome: ({ taken }) => ({ places: taken.map((n) => 1 + taken.filter((m) => m > n).length), points: [...taken] }),
  copy: (state) => ({ ...state, taken: [...state.taken], out: [...state.out] }),
  actions: actionTable({ tap: {}, grab: { tile: int(0, TILES) }, stop: {} }),
  view: { players: 'public', next: 'public', taken: 'public', out: 'public' },
  eventView: { took: 'public', stopped: 'public' } as never,
  redeal: () => {},
  conserved: () => ({}),
  bot: { value: () => {}, prior: () => 1, key: () => 1, progress: () => 0 },
  notation: { patch: () => {}, describe: () => ({}) },
  phrases: {} as never,
};

function* play(t: Table<RushState, RushEvent>): Play<void> {
  while (seats(t.state).length > 0) {
    t.checkpoint();
    const asks = seats(t.state).map((seat) => asking(seat, TAKE));
    const { seat, action } = yield* t.chooseAny<RushAction>(asks);
    if (action.do === 'stop') t.state.out[seat] = 1;
    else {
      t.state.taken[seat]++;
      t.state.next++;
    }
    t.tell?.({ event: action.do === 'stop' ? 'stopped' : 'took', rule: 'RU-1', seat });
  }
}

const TAKE = {
  kind: 'take',
  rule: 'RU-1',
  options: (menu: { offer(action: RushAction): void }, state: RushState) => {
    menu.offer({ do: 'tap' });
    menu.offer({ do: 'grab', tile: state.next });
    menu.offer({ do: 'stop' });
  },
  deadline: () => HOURGLASS,
  timeUp: (): RushAction => ({ do: 'stop' }),
};
