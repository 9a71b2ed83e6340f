import { type Difference, readScenario, type Scenario, sameAction } from '@starboard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Loading, NotFound } from '../app/App.tsx';
import { Link } from '../app/router.tsx';
import { settings, useSettings } from '../app/settings.ts';
import { loadPuzzle, metaOf } from '../games/registry.ts';
import { newId } from '../match/localMatch.ts';
import { botsThread, hostThread } from '../match/workers.ts';
import { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleLink } from '../parts/RuleText.tsx';
import { LocalSession } from '../sessions/localSession.ts';
import { Table, useTable } from '../table/Table.tsx';
import { useWords, WORDS } from '../words/index.ts';
import { markSolved } from './solved.ts';
import { useGame, type WholeGame } from './useGame.ts';

/** A worked example of the rulebook: one person plays all seats until everything is as it should be. */
export default function Puzzle({ game, name }: { game: string; name: string }) {
  const [session, setSession] = useState<LocalSession>();
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts from the beginning
  useEffect(() => {
    let opened: LocalSession | undefined;
    let wanted = true;
    const open = async () => {
      const scenario = await loadPuzzle(game, name);
      if (scenario === undefined) return setMissing(true);
      opened = newAttempt(game, scenario);
      await opened.open();
      if (wanted) setSession(opened);
    };
    void open();
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [game, name, attempt]);
  const { value } = useGame(game);
  if (missing) return <NotFound />;
  if (session === undefined || value === undefined) return <Loading />;
  return <Solving key={attempt} session={session} whole={value} name={name} onAgain={() => setAttempt(attempt + 1)} />;
}

function newAttempt(game: string, scenario: string): LocalSession {
  const { players, options, seed } = readScenario(scenario);
  const words = WORDS[settings().language];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return new LocalSession(
    {
      id: newId(),
      game,
      players,
      options: options as never,
      seed,
      names: seats.map((seat) => words.seat(seat + 1)),
      chairs: seats.map(() => ({ kind: 'person' })),
      log: [],
      scenario,
    },
    { host: hostThread(), bots: botsThread(), pace: () => 0, openHands: true },
  );
}

interface SolvingProps {
  readonly session: LocalSession;
  readonly whole: WholeGame;
  readonly name: string;
  readonly onAgain: () => void;
}

function Solving({ session, whole: { game, board }, name, onAgain }: SolvingProps) {
  const words = useWords();
  const { language } = useSettings();
  const state = useTable(session);
  const scenario = useMemo(() => readScenario(session.match.scenario ?? ''), [session]);
  const [missing, setMissing] = useState<readonly Difference[]>();
  const [step, setStep] = useState('');
  const seq = state?.view.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after every action
  useEffect(() => {
    setStep('');
    void session.missing().then((found) => {
      setMissing(found);
      if (found.length === 0 && session.log.length > 0) markSolved(scenario.game, name);
    });
  }, [session, seq]);
  if (state === undefined) return <Loading />;
  const solved = missing?.length === 0 && session.log.length > 0;
  const steps = scenario.steps.filter(({ refused }) => refused === undefined);
  const show = () => {
    const voice = new Voice(game, language, state.names);
    const onPath = session.log.every(
      ({ seat, action }, i) => steps[i]?.seat === seat && sameAction(steps[i]?.action, action),
    );
    const next = onPath ? steps[session.log.length] : undefined;
    setStep(next === undefined ? words.offPath : words.nextStep(state.names[next.seat], voice.action(next.action)));
  };
  return (
    <Table
      session={session}
      state={state}
      game={game}
      board={board}
      title={words.puzzleOf(metaOf(state.game)?.name[language] ?? state.game)}
      eyes={session.people}
      onLookAs={(seat) => void session.lookAs(seat)}
      above={
        <section className={solved ? 'goal solved' : 'goal'} aria-label={words.goal}>
          <h2>{scenario.title[language]}</h2>
          {solved ? (
            <p role="status" className="solved-note">
              <Icon name="check" /> <strong>{words.solved}</strong> {words.solvedHint}
            </p>
          ) : (
            <p>{words.goalHint(Object.keys(scenario.expect).length)}</p>
          )}
          <Goals scenario={scenario} missing={missing} names={state.names} />
          <p className="note">
            {words.rulesBehind}:{' '}
            {scenario.rules.map((id) => (
              <RuleLink key={id} id={id} />
            ))}
          </p>
          <div className="row">
            {!solved && (
              <button type="button" className="button small" onClick={show}>
                <Icon name="bulb" /> {words.showStep}
              </button>
            )}
            <button type="button" className="button small" onClick={onAgain}>
              {words.again}
            </button>
            <Link className="button small" to="/puzzles">
              {words.allPuzzles}
            </Link>
          </div>
          <p role="status">{step}</p>
        </section>
      }
    />
  );
}

interface GoalsProps {
  readonly scenario: Scenario;
  /** What is not yet as it should be; undefined before it was looked at. */
  readonly missing: readonly Difference[] | undefined;
  readonly names: readonly string[];
}

/** Everything that is to be reached, and what is. */
function Goals({ scenario, missing, names }: GoalsProps) {
  const words = useWords();
  const { language } = useSettings();
  return (
    <ul className="goals">
      {Object.entries(scenario.expect).map(([path, expected]) => {
        const wrong = missing?.find(({ where }) => where === path);
        const sentence = scenario.goals[path]?.[language] ?? `${pathText(path)} = ${plain(expected)}`;
        const tellsNow = wrong !== undefined && (typeof wrong.found === 'number' || !(path in scenario.goals));
        return (
          <li key={path} className={wrong === undefined ? 'done' : undefined}>
            <Icon name={wrong === undefined ? 'check' : 'minus'} />
            <span>
              {withNames(sentence, names)}
              {tellsNow && <span className="muted"> ({words.goalNow(plain(wrong.found))})</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `{0} has 6 points` with the name of whoever sits there. */
const withNames = (sentence: string, names: readonly string[]): string =>
  sentence.replace(/\{(\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? seat);

/** For a goal without a sentence: `seats.0.hand.ore` as "{0} · hand · ore". */
const pathText = (path: string): string =>
  path
    .replace(/^seats\.(\d+)/, '{$1}')
    .split('.')
    .join(' · ');

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const entries = Object.entries(value);
  if (entries.length === 0) return '–';
  return entries.map(([key, entry]) => (Array.isArray(value) ? plain(entry) : `${key} ${plain(entry)}`)).join(', ');
}
