import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type AnyMatch, BadInput, LUCK_BYTES, Match } from '@starboard/kernel';
import type { Language } from '@starboard/text';
import { BOT_NOTES, BOT_TIME, readBotTime } from '../botSpecs.ts';
import { type Call, type Command, EXIT, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { findGame, readLanguage } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import { isMatchText, openMatchFile, replayed } from '../matches.ts';
import { newSeating, type Seating, savedSeating } from '../play/chairs.ts';
import { pictureOf } from '../play/picture.ts';
import { Session } from '../play/session.ts';
import { humanTurn } from '../play/turn.ts';
import { Voice } from '../play/voice.ts';
import { Lines } from '../ui/lines.ts';
import { harmless } from '../ui/text.ts';

export const play: Command = {
  name: 'play',
  takes: '[GAME]',
  words: [0, 1],
  summary: 'Plays in this terminal, against bots or with several people at one keyboard.',
  notes: BOT_NOTES,
  options: {
    seats: { type: 'string', value: 'human,greedy,…', multiple: true, help: 'who plays, in seat order' },
    players: { type: 'string', value: 'N', help: 'number of seats, if --seats is not given' },
    names: { type: 'string', value: 'Ann,Bo', multiple: true, help: 'names of the people' },
    lang: { type: 'string', value: 'en|de', help: 'language' },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it; random if not given' },
    ...GAME_OPTIONS,
    save: { type: 'string', value: 'FILE', help: 'keeps the match in this file at every turn' },
    resume: { type: 'string', value: 'FILE', help: 'goes on with a saved match' },
    force: { type: 'boolean', help: 'saves over files that are no matches, too' },
    'bot-time': BOT_TIME,
  },
  async run(call) {
    const language = readLanguage(call.text('lang'));
    const file = call.text('save') ?? call.text('resume');
    const table = call.text('resume') === undefined ? newTable(call) : savedTable(call, call.text('resume') ?? '');
    checkSaveFile(file, call.flag('force'));
    const lines = new Lines();
    try {
      await playAt(table, { call, language, lines, file });
    } finally {
      lines.close();
    }
    return EXIT.ok;
  },
};

interface NewTable {
  readonly match: AnyMatch;
  readonly seating: Seating;
}

function newTable(call: Call): NewTable {
  if (call.words[0] === undefined) throw new UsageError('play needs GAME, or --resume FILE');
  const game = findGame(call.words[0]);
  const seating = newSeating(call, game, readBotTime(call.text('bot-time')));
  const players = seating.chairs.length;
  const seed = call.text('seed') ?? randomBytes(LUCK_BYTES).toString('hex');
  if (seed.length > 200) throw new BadInput('--seed', 'is longer than 200 characters');
  const options = readGameOptions(call, game, players);
  return { match: new Match(game, { players, options, seed }), seating };
}

function savedTable(call: Call, path: string): NewTable {
  const opened = openMatchFile(path);
  const wanted = call.words[0];
  if (wanted !== undefined && wanted !== opened.file.game)
    throw new BadInput(path, `is a match of ${opened.file.game}, not of ${wanted}`);
  const match = replayed(path, opened);
  const names = opened.file.names.map(harmless);
  const limit = readBotTime(call.text('bot-time'));
  return { match, seating: savedSeating(names, match.players, call, opened.game, limit) };
}

/** Better to hear at once that the file may not be written than after an evening's play. */
function checkSaveFile(file: string | undefined, force: boolean): void {
  if (file === undefined || force || !existsSync(file) || isMatchText(readText(file))) return;
  throw new BadInput(file, 'is no Starboard match; it stays as it is (--force replaces it)');
}

interface Place {
  readonly call: Call;
  readonly language: Language;
  readonly lines: Lines;
  readonly file: string | undefined;
}

async function playAt(table: NewTable, place: Place): Promise<void> {
  const session = await sessionOf(table, place);
  const { match, voice } = session;
  const game = match.game.meta.name[place.language];
  console.log(voice.own('welcome', { game, commitment: match.commitment }));
  const next = await untilTheEnd(session, place);
  if (next === undefined) return leave(session, place);
  console.log(voice.own('resumed', { file: next.path }));
  return playAt(next.table, { ...place, file: place.call.text('save') ?? next.path });
}

async function sessionOf({ match, seating }: NewTable, { language, lines }: Place): Promise<Session> {
  const voice = new Voice(match.game, language, seating.names);
  return new Session(match, seating, voice, lines, await pictureOf(match.game, language));
}

/** Plays until the match is over or somebody leaves; returns the match to go on with, if another one is wanted. */
async function untilTheEnd(session: Session, place: Place): Promise<{ path: string; table: NewTable } | undefined> {
  const { match, lines, seating } = session;
  while (!match.over && !lines.interrupted) {
    const { seat } = match.next();
    if (seating.chairs[seat] !== 'human') {
      await session.botTurn(seat);
      continue;
    }
    if (place.file !== undefined && session.unsaved) session.save(place.file, place.call.flag('force'));
    const end = await humanTurn(session, seat, { force: place.call.flag('force') });
    if (end === 'quit') return undefined;
    if (end === 'done') continue;
    const table = tryResume(end.resume, place.call);
    if (table !== undefined) return { path: end.resume, table };
  }
  return undefined;
}

function tryResume(path: string, call: Call): NewTable | undefined {
  try {
    return savedTable(call, path);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.log(error.message);
    return undefined;
  }
}

async function leave(session: Session, { lines, file, call }: Place): Promise<void> {
  const { match, voice } = session;
  if (match.over) showOutcome(session);
  const target = file ?? (match.over || !session.unsaved ? undefined : await lines.lastQuestion(voice.own('save-as')));
  if (target !== undefined && target.trim() !== '') {
    session.save(target.trim(), call.flag('force'));
    console.log(voice.own('saved', { file: target.trim() }));
  } else if (!match.over && session.unsaved) console.log(voice.own('not-saved'));
}

function showOutcome(session: Session): void {
  const { match, voice } = session;
  const { outcome } = match;
  if (outcome === undefined) return;
  session.tellNews(session.people[0] ?? 0);
  console.log(`\n${voice.own('over')}`);
  const seats = outcome.places.map((place, seat) => ({ place, who: voice.name(seat), points: outcome.points[seat] }));
  for (const line of seats.sort((a, b) => a.place - b.place)) console.log(voice.own('place', line));
  console.log(voice.own('seed', { seed: match.seed }));
}
