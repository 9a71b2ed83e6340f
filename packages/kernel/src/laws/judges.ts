import type { AnyGame } from '../game.ts';
import { BadInput, isPlain, type Json } from '../json.ts';
import type { AnyMatch, WrittenAction } from '../match.ts';
import type { Seat } from '../question.ts';
import { Random } from '../random.ts';
import { seats } from '../seats.ts';
import type { Refusal } from '../verdict.ts';
import type { Trial, Watch } from './law.ts';
import { LawBroken, type LawSettings } from './lawCase.ts';
import { type AnyAsk, type AnyRun, message, randomAnswer, sampled } from './played.ts';
import { phraseProblem, refusalProblem, wordsProblem } from './wording.ts';

/**
 * Law 4: every offered option is accepted; every other well-formed action is refused with a rule and a text in both
 * languages; what is refused changes nothing. Events and options have words, too.
 */
export function judges({ game, lawCase, settings, match: played, steps }: Trial): Watch {
  const broken = (what: string, step?: number) => new LawBroken(4, game, lawCase, step, what);
  const problem = wordsProblem(game);
  if (problem !== undefined) throw broken(problem);
  const court: Court = { game, settings, broken, offered: new Map(), luck: Random.fromSeed(`${lawCase.seed}/court`) };
  played.trueHistory.slice(0, lawCase.steps).forEach((events, i) => {
    for (const event of events) checkEvent(court, event, played.players, i);
  });
  const looked = sampled(4, lawCase, steps.length, settings.samples ?? 15);
  const last = Math.max(-1, ...looked);
  return {
    before(match, i) {
      if (looked.has(i)) checkAsks(court, match, i);
    },
    after(match, i) {
      if (i === last) checkAsks(court, match, i + 1);
    },
  };
}

interface Court {
  readonly game: AnyGame;
  readonly settings: LawSettings;
  readonly luck: Random;
  /** Actions offered earlier, by kind. */
  readonly offered: Map<string, WrittenAction[]>;
  broken(what: string, step?: number): LawBroken;
}

function checkEvent({ game, settings, broken }: Court, event: unknown, players: number, step: number): void {
  const { rule } = event as { rule: string };
  if (!isRule(game, settings, rule)) throw broken(`an event names the unknown rule ${rule}`, step);
  for (const viewer of [...seats(players), -1]) {
    const shown = game.eventView[(event as { event: string }).event];
    const seen = shown === 'public' ? event : shown(event, viewer);
    const problem = seen === undefined ? undefined : phraseProblem(game, game.phrases.event(seen));
    if (problem !== undefined) throw broken(`the event ${JSON.stringify(seen)}: ${problem}`, step);
    if (shown === 'public') break;
  }
}

function isRule(game: AnyGame, { rules }: LawSettings, rule: string): boolean {
  return rules === undefined ? rule.startsWith(`${game.meta.rulePrefix}-`) : rules.has(rule);
}

function checkAsks(court: Court, match: AnyMatch, step: number): void {
  const broken = (what: string) => court.broken(what, step);
  for (const ask of match.asks) {
    const { question, seat, about } = ask;
    if (!isRule(court.game, court.settings, question.rule))
      throw broken(`${question.kind} names the unknown rule ${question.rule}`);
    if (about !== undefined && !isPlain(about)) throw broken(`the subject of ${question.kind} is not plain data`);
    const run: AnyRun = match.fork();
    const menu = run.menu(ask, true);
    for (const option of menu.options) checkOption(court, run, ask, option, broken);
    checkDraws(court, match, ask, menu.options, broken);
    const timeUp = question.timeUp?.(match.state, seat, about);
    if (timeUp !== undefined) checkSpoken(court, run, ask, timeUp, broken);
    for (const { action, verdict } of menu.refused) {
      checkRefusal(court, verdict, true, broken);
      const again = match.judge(seat, action);
      if (again.ok) throw broken(`${JSON.stringify(action)} is both refused and allowed`);
    }
    for (const form of question.forms ?? []) {
      const open = form.open?.(match.state, seat, about);
      if (open?.ok === false) {
        checkRefusal(court, open, true, broken);
        continue;
      }
      const sampled = form.sample(match.state, seat, court.luck, about);
      const answers = [sampled, ...(form.suggest?.(match.state, seat, about) ?? [])];
      for (const answer of answers) if (answer !== undefined) checkOption(court, run, ask, answer, broken);
    }
  }
  for (const seat of seats(match.players)) checkOthers(court, match, seat, broken);
}

type Broken = (what: string) => LawBroken;

const DRAWS = 5;

/** What is drawn by chance, without a list, is on the list. */
function checkDraws(
  { game, luck }: Court,
  match: AnyMatch,
  ask: AnyAsk,
  options: readonly unknown[],
  broken: Broken,
): void {
  const { question, seat, about } = ask;
  if (question.draw === undefined) return;
  const listed = new Set(options.map((option) => JSON.stringify(game.actions.write(option))));
  for (let i = 0; i < DRAWS; i++) {
    const drawn = question.draw(match.state, seat, luck, about);
    if (drawn === undefined) continue;
    const written = JSON.stringify(game.actions.write(drawn));
    if (!listed.has(written)) throw broken(`${written} was drawn and is no option`);
  }
}

/** What is said has words and can be carried out, whether a seat or the clock says it. */
function checkSpoken({ game }: Court, run: AnyRun, { seat }: AnyAsk, action: unknown, broken: Broken): void {
  const shown = JSON.stringify(game.actions.write(action));
  const problem = phraseProblem(game, game.phrases.action(action));
  if (problem !== undefined) throw broken(`the option ${shown}: ${problem}`);
  try {
    run.fork().answer(seat, action);
  } catch (error) {
    throw broken(`${shown} was offered and fails: ${message(error)}`);
  }
}

/** An option is allowed and survives being written down, too. */
function checkOption(court: Court, run: AnyRun, ask: AnyAsk, action: unknown, broken: Broken): void {
  const { game } = court;
  const written = game.actions.write(action);
  const shown = JSON.stringify(written);
  const verdict = run.judge(ask.seat, game.actions.read(JSON.parse(shown)));
  if (!verdict.ok) throw broken(`${ask.question.kind} offers ${shown} and refuses it: ${verdict.code}`);
  checkSpoken(court, run, ask, action, broken);
  const pool = court.offered.get(written.do) ?? [];
  if (pool.length < 50) pool.push(written);
  else pool[court.luck.below(50)] = written;
  court.offered.set(written.do, pool);
}

/** A refusal of the rules names one of them; all refusals have words. */
function checkRefusal(
  { game, settings }: Court,
  { rule, code, params }: Refusal,
  byRules: boolean,
  broken: Broken,
): void {
  if (rule === undefined && byRules) throw broken(`${code} names no rule`);
  if (rule !== undefined && !isRule(game, settings, rule)) throw broken(`${code} names the unknown rule ${rule}`);
  const problem = refusalProblem(game, code, params);
  if (problem !== undefined) throw broken(`the refusal ${code}: ${problem}`);
}

/** Well-formed actions that nobody offered: of other seats, of other times, or with one thing changed. */
function checkOthers(court: Court, match: AnyMatch, seat: Seat, broken: Broken): void {
  const { luck, offered } = court;
  const pool = [...offered.values()].flat();
  const wild = Array.from({ length: 6 }, () => pool[luck.below(pool.length)]);
  const ask = match.asks.find((open) => open.seat === seat);
  const own = ask === undefined ? undefined : randomAnswer(ask, match.state, luck);
  const near = own === undefined ? [] : [court.game.actions.write(own), court.game.actions.write(own)];
  const before = JSON.stringify(match.state);
  for (const written of [...wild, ...[...wild, ...near].map((one) => changed(court, one))]) {
    if (written === undefined || isAllowed(court, match, seat, written, broken)) continue;
    const { seq, asks } = match;
    const verdict = match.submit(seat, written);
    if (verdict.ok) throw broken(`${JSON.stringify(written)} is judged and taken differently`);
    checkRefusal(court, verdict, ask !== undefined && verdict.code !== 'not-understood', broken);
    if (match.seq !== seq || match.asks !== asks || JSON.stringify(match.state) !== before)
      throw broken(`${JSON.stringify(written)} was refused and changed something`);
  }
}

/** Whether it is allowed after all; then it must work. */
function isAllowed({ game }: Court, match: AnyMatch, seat: Seat, written: WrittenAction, broken: Broken): boolean {
  try {
    const action = game.actions.read(written);
    if (!match.judge(seat, action).ok) return false;
    match.fork().answer(seat, action);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw broken(`${JSON.stringify(written)} of seat ${seat} fails: ${message(error)}`);
  }
}

/** The action with one field changed a little: one more, one less, or as it was in another action of the kind. */
function changed({ luck, offered }: Court, written: WrittenAction | undefined): WrittenAction | undefined {
  const fields = Object.keys(written ?? {}).filter((name) => name !== 'do');
  if (written === undefined || fields.length === 0) return undefined;
  const field = fields[luck.below(fields.length)];
  const others = offered.get(written.do) ?? [written];
  const other = others[luck.below(others.length)][field] ?? written[field];
  return { ...written, [field]: luck.below(2) === 0 ? other : nudged(written[field], luck) };
}

function nudged(value: Json, luck: Random): Json {
  if (typeof value === 'number') return luck.below(2) === 0 ? value + 1 : value - 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = keys[luck.below(keys.length)];
  return { ...value, [key]: nudged((value as Record<string, Json>)[key], luck) };
}
