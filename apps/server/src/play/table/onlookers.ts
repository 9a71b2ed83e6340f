import type { Seat } from '@starboard/kernel';
import { isPlainText, type ServerMessage, type TableInfo } from '@starboard/protocol';
import { Problem } from '../../problem.ts';
import type { ChatEntry } from '../../storage/storage.ts';
import { type Audience, errorText, type Sink } from '../audience.ts';
import type { Context } from '../context.ts';
import { seatOf, tableInfo } from '../seating.ts';
import type { Alarm } from './alarm.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Rows } from './rows.ts';

/** What those who look at a table are told besides its steps: what it is, who is here, what is said. */
export class Onlookers {
  readonly #context: Context;
  readonly #rows: Rows;
  readonly #live: LiveMatch;
  readonly #alarm: Alarm;
  readonly #audience: Audience;
  /** The part of their thinking time that bots had here lately. */
  #botShare = 1;
  /** Which seats were connected when that was told last. */
  #connected = '';

  constructor(context: Context, rows: Rows, live: LiveMatch, alarm: Alarm, audience: Audience) {
    this.#context = context;
    this.#rows = rows;
    this.#live = live;
    this.#alarm = alarm;
    this.#audience = audience;
  }

  info(person: string | undefined): TableInfo {
    const { match, stopped, told, waitingFor } = this.#live;
    const { presence } = this.#context;
    const { id, stored } = this.#rows;
    const { seats, watchers } = presence.at(id);
    const standing = {
      seq: match?.seq ?? (stopped === undefined ? 0 : told),
      stopped,
      waitingFor,
      outcome: match?.outcome,
      connected: seats,
      awaySince: (seat: Seat) => presence.awaySince(id, seat),
      watchers,
      botShare: this.#botShare,
    };
    return tableInfo(stored, standing, person);
  }

  tellInfo(): void {
    this.#audience.each((sink) => sink.send(JSON.stringify({ t: 'table', info: this.info(sink.person) })));
  }

  /** Whoever plays against bots knows whether they had their time. */
  tellBotShare(share: number): void {
    if (share === this.#botShare) return;
    this.#botShare = share;
    this.tellInfo();
  }

  /** From now on the sink hears what happens; first it is told what it is missing after `seq`. */
  async add(sink: Sink, seq: number | undefined): Promise<void> {
    const { id, stored } = this.#rows;
    const lines = await this.#context.storage.chat(id, 0, 100);
    sink.send(JSON.stringify({ t: 'table', info: this.info(sink.person) } satisfies ServerMessage));
    const muted = new Set(await this.#context.storage.mutesOf(sink.person));
    const heard = lines.filter(({ person }) => person === null || !muted.has(person));
    if (heard.length > 0) sink.send(chatText(id, heard));
    this.#audience.add(sink, seatOf(stored, sink.person), this.#live.match, seq);
    if (this.#live.stopped !== undefined) sink.send(errorText(id, 'other-rules'));
    await this.notePresence();
  }

  async remove(sink: Sink): Promise<void> {
    this.#audience.remove(sink);
    await this.notePresence();
  }

  /** Who is connected here, told here and at other nodes where it is news. */
  async notePresence(): Promise<void> {
    const { presence, storage } = this.#context;
    const { id } = this.#rows;
    const { seats, watchers } = this.#audience.present();
    if (!presence.set(id, storage.node, seats, watchers)) return;
    this.tellPresence();
    if (storage.shared) await storage.publish({ k: 'here', t: id, n: storage.node, seats, w: watchers });
  }

  tellPresence(): void {
    const { id } = this.#rows;
    const { seats, watchers } = this.#context.presence.at(id);
    const connected = this.#rows.seats.map(({ seat }) => seats.has(seat));
    this.#audience.all({ t: 'presence', table: id, connected, watchers });
    this.#alarm.set(); // bots may have waited for somebody to look on
    if (connected.join() === this.#connected) return;
    this.#connected = connected.join();
    this.tellInfo(); // since when the others are away
  }

  /** Lets people know that it is their turn, unless they are here. */
  callAbsent(owing: readonly Seat[]): void {
    const { id, row } = this.#rows;
    const { seats } = this.#context.presence.at(id);
    for (const seat of owing) {
      const { person, substituted } = this.#rows.seats[seat];
      if (person !== null && substituted === 0 && !seats.has(seat)) this.#context.turnOf(id, row.game, person);
    }
  }

  async chat(person: string, messageId: string, text: string): Promise<void> {
    const { storage, clock } = this.#context;
    const { id, stored } = this.#rows;
    const seat = seatOf(stored, person);
    if (seat < 0) throw new Problem('not-seated');
    if (await storage.isRemoved(id, person)) throw new Problem('removed');
    if (!isPlainText(text)) throw new Problem('bad-text');
    const { name } = stored.seats[seat];
    const said = { table_id: id, at: clock.now(), person, name, seat, text, message_id: messageId };
    await this.tellChat([await storage.addChat(said)]);
    if (storage.shared) await storage.publish({ k: 'chat', t: id, n: storage.node });
  }

  /** To all but those who do not want to hear the person. */
  async tellChat(lines: readonly ChatEntry[]): Promise<void> {
    for (const line of lines) {
      const muters = line.person === null ? [] : await this.#context.storage.mutersOf(line.person);
      const text = chatText(this.#rows.id, [line]);
      this.#audience.each((sink) => muters.includes(sink.person) || sink.send(text));
    }
  }
}

function chatText(table: string, lines: readonly ChatEntry[]): string {
  const said = lines.filter(({ text }) => text !== '');
  return JSON.stringify({
    t: 'chat',
    table,
    lines: said.map(({ id, at, name, seat, text }) => ({ id, at, name, seat, text })),
  } satisfies ServerMessage);
}
