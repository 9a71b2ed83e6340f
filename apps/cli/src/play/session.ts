import { botRandoms, situationIn } from '@starboard/bots';
import {
  type Action,
  type AnyMatch,
  CLOCK,
  matchFile,
  type Random,
  refusalId,
  type Seat,
  urgencyOf,
  type WrittenAction,
  withDraws,
} from '@starboard/kernel';
import { writeText } from '../files.ts';
import { isMatchText } from '../matches.ts';
import type { Lines } from '../ui/lines.ts';
import { clearScreen } from '../ui/style.ts';
import { harmless } from '../ui/text.ts';
import type { Seating } from './chairs.ts';
import type { Picture } from './picture.ts';
import type { Voice } from './voice.ts';

/** A match at this terminal: who sits where, what each person has been told, and where it is kept. */
export class Session {
  readonly match: AnyMatch;
  readonly seating: Seating;
  readonly voice: Voice;
  readonly lines: Lines;
  readonly #picture: Picture;
  readonly #randoms: readonly Random[];
  readonly #started = Date.now();
  readonly #earlier: number;
  /** How many steps of the history each seat has read. */
  readonly #read: number[];
  #savedSeq: number;
  #atKeyboard: Seat | undefined;

  constructor(match: AnyMatch, seating: Seating, voice: Voice, lines: Lines, picture: Picture) {
    this.match = match;
    this.seating = seating;
    this.voice = voice;
    this.lines = lines;
    this.#picture = picture;
    this.#randoms = botRandoms(`${match.seed} ${match.seq}`, match.players);
    this.#earlier = match.log.at(-1)?.at ?? 0;
    this.#read = Array.from({ length: match.players }, () => Math.max(0, match.history(-1).length - 10));
    this.#savedSeq = match.seq;
  }

  get people(): readonly Seat[] {
    return this.seating.chairs.flatMap((chair, seat) => (chair === 'human' ? [seat] : []));
  }

  /** Lets the bot in this seat decide. What it cannot answer properly is answered by default. */
  async botTurn(seat: Seat): Promise<void> {
    const bot = this.seating.chairs[seat];
    if (bot === 'human') throw new Error(`Seat ${seat} is no bot's`);
    const action = await bot.decide(situationIn(this.match, seat), this.#randoms[seat]);
    const verdict = this.match.take(seat, action as Action, this.#now());
    if (!verdict.ok) {
      console.error(`starboard: ${bot.name} was refused: ${refusalId(verdict)}`);
      console.log(this.voice.own('default-taken', { who: this.voice.name(seat) }));
      this.match.take(seat, this.match.fallback(seat), this.#now());
    }
    if (this.people.length === 1) this.tellNews(this.people[0]);
  }

  /** Takes what a person wants to do; false if it is refused. Where the time is up, the clock has answered already. */
  submit(seat: Seat, action: WrittenAction): boolean {
    const deadline = this.match.decisions(seat).find((one) => one.seat === seat)?.deadline;
    if (deadline !== undefined && this.#now() >= deadline) {
      console.log(this.voice.own('time-up'));
      return this.match.submit(CLOCK, { do: 'time-up', seat }, this.#now()).ok;
    }
    const verdict = this.match.submit(seat, action, this.#now());
    if (!verdict.ok) console.log(this.voice.refusal(verdict));
    return verdict.ok;
  }

  /** What is done for a seat that does not care; where only the clock can do that, the first thing that is possible. */
  defaultFor(seat: Seat): WrittenAction {
    const action = this.match.fallback(seat);
    const [first] = this.match.decisions(seat).find((one) => one.seat === seat)?.options ?? [];
    if (first !== undefined && !this.match.judge(seat, action).ok) return first;
    return this.match.game.actions.write(action) as WrittenAction;
  }

  undo(seat: Seat): boolean {
    const verdict = this.match.undo(seat, this.#now());
    console.log(verdict.ok ? this.voice.own('undone') : this.voice.refusal(verdict));
    return verdict.ok;
  }

  #now(): number {
    return this.#earlier + (Date.now() - this.#started);
  }

  /** Gives the keyboard to a seat, behind a cleared screen where several people share it. Says whether it changed hands. */
  async handOver(seat: Seat): Promise<boolean> {
    const before = this.#atKeyboard;
    this.#atKeyboard = seat;
    if (before === seat) return false;
    if (this.people.length > 1 && this.lines.interactive) {
      clearScreen();
      await this.lines.next(this.voice.own('hand-over', { who: this.voice.name(seat) }));
      clearScreen();
    }
    return true;
  }

  /** Tells what happened since the seat was told last. */
  tellNews(seat: Seat): void {
    const history = this.match.history(seat);
    const from = Math.min(this.#read[seat], history.length);
    this.#read[seat] = history.length;
    this.#tell(history.slice(from));
  }

  tellAll(seat: Seat): void {
    this.#tell(this.match.history(seat));
  }

  #tell(steps: readonly (readonly unknown[])[]): void {
    for (const event of steps.flat()) console.log(`  ${harmless(this.voice.event(event))}`);
  }

  /** Whether the seat has to act anew, on a table that others have changed, and there is a map of it. */
  wantsMap(seat: Seat): boolean {
    const ask = this.match.asks.find((open) => open.seat === seat);
    const owed = ask !== undefined && urgencyOf(ask, this.match.state) === 'owed';
    return this.#picture.drawn && owed && this.match.log.at(-1)?.seat !== seat;
  }

  showMap(seat: Seat): void {
    console.log(this.#picture.draw(this.match.view(seat), seat, this.seating.names));
  }

  get unsaved(): boolean {
    return this.match.seq !== this.#savedSeq;
  }

  /** Keeps the match in a file. Throws `BadInput` if the file may not be written. */
  save(path: string, force: boolean): void {
    const played = matchFile(this.match, this.seating.names, true);
    const file = this.match.over ? withDraws(this.match.game, played) : played;
    writeText(path, `${JSON.stringify(file)}\n`, (text) => force || isMatchText(text));
    this.#savedSeq = this.match.seq;
  }
}
