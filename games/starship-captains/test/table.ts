import type { Seat, Viewer } from '@starboard/kernel';
import { TestTable as KernelTable, matchAt, type Setting } from '@starboard/kernel/testing';
import type { Action } from '../src/actions.ts';
import type { CaptainsEvent } from '../src/events.ts';
import { starshipCaptains } from '../src/index.ts';
import { FIGURE_IDS, FIGURES, QUEUE, type State } from '../src/state.ts';

/** A table to try rules on: technology board A, Teddy as passenger, and seat 0 begins, unless the setting says otherwise. */
export const table = ({ options, state, ...setting }: Setting = {}): TestTable =>
  new TestTable(
    matchAt(starshipCaptains, {
      ...setting,
      options: { techBoard: 'A', ...options },
      state: { active: 0, start: 0, ...state },
    }),
  );

export class TestTable extends KernelTable<State, Action, CaptainsEvent> {
  /** Declines whatever may be declined, until somebody is asked for a turn. */
  declineAll(): this {
    while (!this.match.over && this.asked() !== 'turn') {
      const { seat } = this.match.next();
      const options = this.options(seat);
      this.do(seat, options.find((option) => option.do === 'decline') ?? options[0]);
    }
    return this;
  }

  ready(seat: Seat, figure: (typeof FIGURE_IDS)[number]): number {
    return this.state.ready[seat * FIGURES + FIGURE_IDS.indexOf(figure)];
  }
  queue(seat: Seat): string[] {
    return this.state.queue
      .slice(seat * QUEUE, seat * QUEUE + QUEUE)
      .filter((figure) => figure >= 0)
      .map((figure) => FIGURE_IDS[figure]);
  }

  /** What the open question is about. */
  get about(): unknown {
    return this.match.decisions(this.match.next().seat)[0]?.about;
  }

  view(viewer: Viewer) {
    return this.match.view(viewer);
  }
}
