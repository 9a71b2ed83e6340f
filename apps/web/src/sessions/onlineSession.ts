import { type Api, ApiProblem, type Distrust, type LiveConnection, Store, type TableWatch } from '@starboard/client';
import { type MatchFile, sameAction, unruled, type Verdict, type WrittenAction } from '@starboard/kernel';
import type { ChatLine, TableInfo } from '@starboard/protocol';
import type { Hint, TableSession, TableState } from '../session.ts';

const luckOf = ({ luck: { version, contributions } }: TableInfo): NonNullable<TableState['luck']> =>
  version === 1 ? { version } : { version, contributions };

function sameLuck({ luck: version = 1, commitment, contributions = [] }: MatchFile, info: TableInfo): boolean {
  const isSame = version === info.luck.version && commitment === info.commitment;
  return isSame && sameAction(contributions, info.luck.contributions);
}

/** A seat, or a place to watch from, at a table of a server. */
export class OnlineSession implements TableSession {
  readonly kind = 'online';
  readonly id: string;
  /** The table, also while its seats are open and there is nothing to see yet. */
  readonly info = new Store<TableInfo | undefined>(undefined);
  /** What is said, also before the match. */
  readonly chat = new Store<readonly ChatLine[]>([]);
  /** People whom this person does not want to hear. */
  readonly muted = new Store<readonly string[]>([]);
  /** What the server objects to, by code. */
  readonly problem = new Store<string | undefined>(undefined);
  /** In what it does not keep its word about the luck. */
  readonly distrust = new Store<Distrust | undefined>(undefined);
  readonly link: Store<TableState['link'] | 'outdated'>;
  readonly #connection: LiveConnection;
  readonly #api: Api;
  readonly #watch: TableWatch;
  readonly #store = new Store<TableState | undefined>(undefined);
  readonly #ends: (() => void)[];
  #inFile: Distrust | undefined;

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
    void this.#api.mutes().then(
      (muted) => this.#hear(muted),
      () => undefined, // the server leaves their lines out in any case
    );
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
    const { info, match, chat: lines, pending, problem, distrust = this.#inFile } = this.#watch.state.get();
    this.distrust.set(distrust);
    const chat = this.#heard(lines, info);
    if (!sameAction(this.chat.get(), chat)) this.chat.set(chat);
    const link = this.#linkNow();
    if (this.link.get() !== link) this.link.set(link);
    if (this.info.get() !== info) this.info.set(info);
    if (this.problem.get() !== problem?.code) this.problem.set(problem?.code);
    if (info === undefined || match === undefined) return;
    const { viewer, history } = match;
    this.#store.set({
      game: info.game,
      options: info.options as TableState['options'],
      names: info.seats.map(({ name }) => name),
      viewer,
      view: match,
      history,
      commitment: info.commitment,
      luck: luckOf(info),
      ...(distrust === undefined ? {} : { distrust }),
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
    return (await this.#api.hint(this.id)) as readonly Hint[];
  }

  say(text: string): Promise<void> {
    return this.#watch.chat(text);
  }

  async mute(person: string, wanted: boolean): Promise<void> {
    this.#hear(await this.#api.mute(person, wanted));
  }

  #hear(muted: readonly string[]): void {
    this.muted.set(muted);
    this.#refresh();
  }

  /** The server leaves out what others say later; what was here before goes, too. */
  #heard(lines: readonly ChatLine[], info: TableInfo | undefined): readonly ChatLine[] {
    const muted = this.muted.get();
    if (muted.length === 0) return lines;
    return lines.filter(({ seat }) => !muted.includes(info?.seats[seat]?.person ?? ''));
  }

  /** What the table has said of the luck must be in the file, too. */
  async file(): Promise<MatchFile> {
    const file = await this.#api.file(this.id);
    const info = this.info.get();
    if (info !== undefined && !sameLuck(file, info)) {
      this.#inFile = 'file';
      this.#refresh();
    }
    return file;
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#watch.close();
  }
}
