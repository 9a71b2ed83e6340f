import { type Api, ApiProblem, type LiveConnection, Store, type TableWatch } from '@starboard/client';
import { type MatchFile, unruled, type Verdict, type WrittenAction } from '@starboard/kernel';
import type { TableInfo } from '@starboard/protocol';
import type { Hint, TableSession, TableState } from '../session.ts';

/** A seat, or a place to watch from, at a table of a server. */
export class OnlineSession implements TableSession {
  readonly kind = 'online';
  readonly id: string;
  /** The table, also while its seats are open and there is nothing to see yet. */
  readonly info = new Store<TableInfo | undefined>(undefined);
  /** What the server objects to, by code. */
  readonly problem = new Store<string | undefined>(undefined);
  readonly link: Store<TableState['link'] | 'outdated'>;
  readonly #connection: LiveConnection;
  readonly #api: Api;
  readonly #watch: TableWatch;
  readonly #store = new Store<TableState | undefined>(undefined);
  readonly #ends: (() => void)[];

  constructor(id: string, connection: LiveConnection, api: Api) {
    this.id = id;
    this.#connection = connection;
    this.#api = api;
    this.#watch = connection.watch(id);
    this.link = new Store(this.#linkNow());
    this.#ends = [
      this.#watch.state.subscribe(() => this.#refresh()),
      connection.status.subscribe(() => this.#refresh()),
    ];
    this.#refresh();
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = this.#store.get;

  #linkNow(): TableState['link'] | 'outdated' {
    const status = this.#connection.status.get();
    if (status === 'open') return 'live';
    if (status === 'outdated') return 'outdated';
    return status === 'connecting' && this.#watch.state.get().info === undefined ? 'connecting' : 'lost';
  }

  #refresh(): void {
    const { info, match, chat, pending, problem } = this.#watch.state.get();
    const link = this.#linkNow();
    if (this.link.get() !== link) this.link.set(link);
    if (this.info.get() !== info) this.info.set(info);
    if (this.problem.get() !== problem?.code) this.problem.set(problem?.code);
    if (info === undefined || match === undefined) return;
    const { viewer, history, seq, over, state, decisions, mayUndo, outcome } = match;
    this.#store.set({
      game: info.game,
      options: info.options as TableState['options'],
      names: info.seats.map(({ name }) => name),
      viewer,
      view: { seq, over, state, decisions, mayUndo, ...(outcome === undefined ? {} : { outcome }) },
      history,
      commitment: info.commitment,
      link: link === 'outdated' ? 'lost' : link,
      pending,
      info,
      chat,
      clockOffset: this.#connection.serverNow() - Date.now() - (info.timeZero ?? 0),
    });
  }

  act(action: WrittenAction): Promise<Verdict> {
    const seat = this.#store.get()?.viewer ?? -1;
    if (seat < 0) return Promise.resolve(unruled('not-your-seat'));
    return this.#watch.act(seat, action).catch((error: unknown) => {
      if (error instanceof ApiProblem) return unruled(error.code);
      throw error;
    });
  }

  undo(): Promise<Verdict> {
    return this.act({ do: 'undo' });
  }

  async hint(): Promise<readonly Hint[]> {
    const hints = await this.#api.hint(this.id);
    const visits = hints.reduce((sum, hint) => sum + hint.visits, 0);
    return hints.map(({ action, value, visits: own }) => ({
      action: action as WrittenAction,
      value,
      share: visits === 0 ? 1 / hints.length : own / visits,
    }));
  }

  say(text: string): Promise<void> {
    return this.#watch.chat(text);
  }

  file(): Promise<MatchFile> {
    return this.#api.file(this.id);
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#watch.close();
  }
}
