import type { AnyGame, Meta, OptionSpec, OptionValues } from '@starboard/kernel';
import type { Clock, NewTable as TablePlan } from '@starboard/protocol';
import { type FormEvent, useState } from 'react';
import { NotFound } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { change, useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { loadCatalogue, loadGame, metaOf } from '../games/registry.ts';
import type { Chair } from '../match/localMatch.ts';
import { Voice } from '../panel/voice.ts';
import { GameArt } from '../parts/GameArt.tsx';
import { Icon } from '../parts/Icon.tsx';
import { problemText } from '../parts/problems.ts';
import { RuleLink } from '../parts/RuleText.tsx';
import { DEFAULT_LEVEL, namesFor, newMatch } from '../sessions/newMatch.ts';
import { keep } from '../sessions/saves.ts';
import { me, server } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';

const LEVELS = ['cadet', 'pilot', 'navigator', 'captain', 'admiral'] as const;
type Level = (typeof LEVELS)[number];

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
      options,
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
      options: { ...options },
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
        <fieldset className="options">
          <legend>{words.options}</legend>
          {meta.options.map((spec) => (
            <Option
              key={spec.id}
              spec={spec}
              game={game}
              players={seats.length}
              value={options[spec.id]}
              onChange={(value) => setOptions({ ...options, [spec.id]: value })}
            />
          ))}
        </fieldset>
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

interface OptionProps {
  readonly spec: OptionSpec;
  readonly game: AnyGame;
  readonly players: number;
  readonly value: OptionValues[string];
  readonly onChange: (value: OptionValues[string]) => void;
}

/** One option: its name, what it does, and the rule behind it. */
function Option({ spec, game, players, value, onChange }: OptionProps) {
  const words = useWords();
  const { language } = useSettings();
  const voice = new Voice(game, language, []);
  const { value: rules } = useLoaded(`${game.meta.id} ${language}`, () => loadCatalogue(game.meta.id, language));
  const name = voice.of(spec.id, 'option');
  const text = voice.maybe(`option-text.${spec.id}`);
  const choiceName = (choice: string) => voice.maybe(`option.${spec.id}.${choice}`) ?? choice;
  return (
    <div className="option-line">
      {spec.kind === 'switch' && (
        <label className="switch">
          <input
            type="checkbox"
            checked={value === undefined ? spec.default : value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{name}</span>
        </label>
      )}
      {spec.kind === 'choice' && (
        <label className="field">
          <span>{name}</span>
          <select value={String(value ?? spec.default)} onChange={(event) => onChange(event.target.value)}>
            {spec.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceName(choice)}
              </option>
            ))}
          </select>
        </label>
      )}
      {spec.kind === 'per-seat' && (
        <PerSeat spec={spec} name={name} players={players} value={value} onChange={onChange} choiceName={choiceName} />
      )}
      <p className="note">
        {text} <RuleLink id={spec.rule} chapters={rules ?? []} label={words.rule(spec.rule)} />
      </p>
    </div>
  );
}

interface PerSeatProps extends Pick<OptionProps, 'players' | 'value' | 'onChange'> {
  readonly spec: Extract<OptionSpec, { kind: 'per-seat' }>;
  readonly name: string;
  readonly choiceName: (choice: string) => string;
}

/** Given for all seats or for none: choosing for one fills the others with what is left. */
function PerSeat({ spec, name, players, value, onChange, choiceName }: PerSeatProps) {
  const words = useWords();
  const chosen = Array.isArray(value) && value.length === players ? (value as readonly string[]) : undefined;
  const choose = (seat: number, choice: string) => {
    if (choice === '') return onChange(undefined);
    const next = Array.from({ length: players }, (_, at) => (at === seat ? choice : chosen?.[at]));
    if (!spec.unique) return onChange(next.map((one) => one ?? spec.choices[0]));
    const other = next.findIndex((one, at) => at !== seat && one === choice);
    if (other >= 0) next[other] = chosen?.[seat];
    const left = spec.choices.filter((one) => !next.includes(one));
    onChange(next.map((one) => one ?? left.shift() ?? spec.choices[0]));
  };
  return (
    <div className="per-seat">
      <span>{name}</span>
      {Array.from({ length: players }, (_, seat) => (
        <select
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          key={seat}
          aria-label={words.optionForSeat(name, seat + 1)}
          value={chosen?.[seat] ?? ''}
          onChange={(event) => choose(seat, event.target.value)}
        >
          <option value="">{words.byLot}</option>
          {spec.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceName(choice)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
