import { LEVELS, type Level } from '@starboard/bots/levels';
import type { AnyGame, Meta, OptionValues } from '@starboard/kernel';
import type { Clock, NewTable as TablePlan } from '@starboard/protocol';
import { type FormEvent, useState } from 'react';
import { NotFound } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { change, useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { openedWith } from '../games/optionGroups.ts';
import { loadGame, metaOf } from '../games/registry.ts';
import type { Chair } from '../match/localMatch.ts';
import { GameArt } from '../parts/GameArt.tsx';
import { Icon } from '../parts/Icon.tsx';
import { problemText } from '../parts/problems.ts';
import { DEFAULT_LEVEL, namesFor, newMatch } from '../sessions/newMatch.ts';
import { keep } from '../sessions/saves.ts';
import { me, server } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';
import { TableOptions } from './TableOptions.tsx';

/** Who is to sit in a seat: `me`, `person`, `open`, or a bot's level. */
interface SeatChoice {
  readonly kind: 'me' | 'person' | 'open' | Level;
  readonly name: string;
}

export default function NewTable({ game }: { game: string }) {
  const meta = metaOf(game);
  const { language } = useSettings();
  const loaded = useLoaded(game, () => loadGame(game));
  if (meta === undefined) return <NotFound />;
  return (
    <Frame title={meta.name[language]}>
      <Plan meta={meta} game={loaded.value} />
    </Frame>
  );
}

function Plan({ meta, game }: { meta: Meta; game: AnyGame | undefined }) {
  const words = useWords();
  const { language, name } = useSettings();
  const players = Math.min(meta.players.max, Math.max(meta.players.min, 4));
  const [where, setWhere] = useState<'local' | 'online'>('local');
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'me' : DEFAULT_LEVEL, name: '' })),
  );
  const [options, setOptions] = useState<OptionValues>({});
  const [visibility, setVisibility] = useState<TablePlan['visibility']>('private');
  const [clock, setClock] = useState('none');
  const [problem, setProblem] = useState('');
  const known = useLoaded('me', me);
  const here = seats.filter(({ kind }) => kind === 'me' || kind === 'person' || kind === 'open');
  const shared = where === 'local' && here.length > 1;

  const set = (seat: number, changed: Partial<SeatChoice>) =>
    setSeats(seats.map((one, at) => (at === seat ? { ...one, ...changed } : one)));
  const switchTo = (next: 'local' | 'online') => {
    setWhere(next);
    setSeats(
      seats.map((one) => {
        if (next === 'online' && one.kind === 'person') return { ...one, kind: 'open' };
        return next === 'local' && one.kind === 'open' ? { ...one, kind: 'person' } : one;
      }),
    );
  };
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (!seats.some(({ kind }) => kind === 'me' || kind === 'person' || kind === 'open')) {
      setProblem(words.needsPerson);
      return;
    }
    try {
      navigate(where === 'local' ? await sitHere() : await sitOnline());
    } catch (error) {
      setProblem(problemText((error as { code?: string }).code ?? 'internal', language));
    }
  };
  const sitHere = async (): Promise<string> => {
    const chairs: readonly Chair[] = seats.map(({ kind }) =>
      kind === 'me' || kind === 'person' || kind === 'open' ? { kind: 'person' } : { kind: 'bot', level: kind },
    );
    const people = seats.flatMap((seat, at) => {
      if (seat.kind === 'me') return [seat.name || name || words.you];
      return seat.kind === 'person' || seat.kind === 'open' ? [seat.name || words.seat(at + 1)] : [];
    });
    const match = newMatch(
      meta,
      chairs,
      namesFor(chairs, people, (level) => words.levels[level] ?? level),
      openedWith(meta, options, seats.length, shared),
    );
    const { log: _, ...saved } = match;
    await keep({ ...saved, updatedAt: Date.now(), seq: 0, over: false }, []);
    return `/local/${match.id}`;
  };
  const sitOnline = async (): Promise<string> => {
    const mine = seats.find(({ kind }) => kind === 'me')?.name || name;
    if (mine !== '') {
      change({ name: mine });
      await server.rename(mine);
    }
    const table = await server.create({
      game: meta.id,
      options: { ...openedWith(meta, options, seats.length, false) },
      seats: seats.map(({ kind }) => {
        if (kind === 'me') return { kind: 'me' };
        return kind === 'person' || kind === 'open' ? { kind: 'open' } : { kind: 'bot', level: kind };
      }),
      visibility,
      clock: clockOf(clock),
    });
    return `/t/${table.id}`;
  };

  return (
    <form className="plan" onSubmit={(event) => void sit(event)}>
      <div className="plan-head">
        <GameArt game={meta.id} />
        <h1>{meta.name[language]}</h1>
      </div>
      <fieldset className="where">
        <legend>{words.where}</legend>
        <Big
          checked={where === 'local'}
          onChoose={() => switchTo('local')}
          title={words.whereLocal}
          text={words.whereLocalHint}
        />
        <Big
          checked={where === 'online'}
          onChoose={() => switchTo('online')}
          disabled={known.value === undefined}
          title={words.whereOnline}
          text={known.value === undefined ? words.noServer : words.whereOnlineHint}
        />
      </fieldset>
      <fieldset className="seats">
        <legend>{words.seats}</legend>
        <ol>
          {seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
            <li key={at}>
              <span className="seat-number">{words.seat(at + 1)}</span>
              <select
                aria-label={words.kindOf(at + 1)}
                value={seat.kind}
                onChange={(event) => set(at, { kind: event.target.value as SeatChoice['kind'] })}
              >
                <option value="me">{words.me}</option>
                {where === 'local' ? (
                  <option value="person">{words.person}</option>
                ) : (
                  <option value="open">{words.openSeat}</option>
                )}
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {words.bot(words.levels[level])} ({words.levelHints[level]})
                  </option>
                ))}
              </select>
              {(seat.kind === 'me' || seat.kind === 'person') && (
                <input
                  aria-label={words.nameOf(at + 1)}
                  placeholder={seat.kind === 'me' ? name || words.yourName : words.nameOf(at + 1)}
                  maxLength={40}
                  value={seat.name}
                  onChange={(event) => set(at, { name: event.target.value })}
                />
              )}
              {seats.length > meta.players.min && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.removeSeat(at + 1)}
                  onClick={() => setSeats(seats.filter((_, other) => other !== at))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ol>
        {seats.length < meta.players.max && (
          <button
            type="button"
            className="button quiet"
            onClick={() => setSeats([...seats, { kind: DEFAULT_LEVEL, name: '' }])}
          >
            <Icon name="plus" /> {words.addSeat}
          </button>
        )}
      </fieldset>
      {game !== undefined && meta.options.length > 0 && (
        <TableOptions
          meta={meta}
          game={game}
          names={seats.map(({ kind, name: own }, at) => own || (kind === 'me' ? name || words.me : words.seat(at + 1)))}
          shared={shared}
          chosen={options}
          onChange={(id, value) => setOptions({ ...options, [id]: value })}
        />
      )}
      {where === 'online' && (
        <fieldset className="online-options">
          <legend>{words.online}</legend>
          <label className="field">
            <span>{words.visibility}</span>
            <select
              value={visibility}
              onChange={(event) => setVisibility(event.target.value as TablePlan['visibility'])}
            >
              {Object.entries(words.visibilities).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{words.clock}</span>
            <select value={clock} onChange={(event) => setClock(event.target.value)}>
              {Object.entries(words.clocks).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
      <button type="submit" className="button primary big">
        {words.openTable}
      </button>
    </form>
  );
}

function clockOf(choice: string): Clock {
  const [mode, amount] = choice.split('-');
  if (mode === 'live') return { mode, seconds: Number(amount) };
  return mode === 'days' ? { mode, days: Number(amount) } : { mode: 'none' };
}

interface BigProps {
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly text: string;
  readonly disabled?: boolean;
}

function Big({ checked, onChoose, title, text, disabled = false }: BigProps) {
  return (
    <label className="big-choice">
      <input type="radio" name="where" checked={checked} disabled={disabled} onChange={onChoose} />
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </label>
  );
}
