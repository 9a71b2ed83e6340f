import { readLesson } from '@starboard/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Loading, NotFound } from '../app/App.tsx';
import { navigate } from '../app/router.tsx';
import { settings, useSettings } from '../app/settings.ts';
import { loadGame, loadLesson } from '../games/registry.ts';
import { newId, newSeed } from '../match/localMatch.ts';
import { hostThread } from '../match/workers.ts';
import { LessonSession } from '../sessions/lessonSession.ts';
import { namesFor } from '../sessions/newMatch.ts';
import { keep } from '../sessions/saves.ts';
import { LessonCard } from '../table/LessonCard.tsx';
import { type Guide, Table, useTable } from '../table/Table.tsx';
import { WORDS } from '../words/index.ts';
import { keepStep, reached } from './lessons.ts';
import { useGame, type WholeGame } from './useGame.ts';

/** A guided first game. */
export default function Lesson({ game, name }: { game: string; name: string }) {
  const [session, setSession] = useState<LessonSession>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let opened: LessonSession | undefined;
    let wanted = true;
    const open = async () => {
      opened = await newLesson(game, name);
      if (opened === undefined) return setMissing(true);
      if (wanted) setSession(opened);
      else opened.close();
    };
    void open();
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [game, name]);
  const { value } = useGame(game);
  if (missing) return <NotFound />;
  return session === undefined || value === undefined ? <Loading /> : <Learning session={session} whole={value} />;
}

/** Opens a lesson where it was left. */
async function newLesson(id: string, name: string): Promise<LessonSession | undefined> {
  const text = await loadLesson(id, name);
  if (text === undefined) return undefined;
  const lesson = readLesson(text);
  const words = WORDS[settings().language];
  const { players } = lesson.position;
  const chairs = Array.from({ length: players }, (_, seat) =>
    seat === lesson.seat ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: lesson.play.level } as const),
  );
  const session = new LessonSession(await loadGame(id), lesson, {
    host: hostThread(),
    names: namesFor(chairs, [settings().name || words.you], (level) => words.levels[level] ?? level),
    seed: newSeed(),
    id: newId(),
    onStep: (step) => keepStep(id, name, step),
  });
  const kept = reached(id, name);
  const at = typeof kept === 'object' ? lesson.steps.findIndex((step) => step.id === kept.step) : 0;
  await session.open(Math.max(0, at));
  return session;
}

const NOTHING: readonly string[] = [];

function Learning({ session, whole: { game, board } }: { session: LessonSession; whole: WholeGame }) {
  const { language } = useSettings();
  const state = useTable(session);
  const progress = useSyncExternalStore(session.onProgress, session.progress);
  const step = session.lesson.steps[progress.at];
  const guide = useMemo<Guide>(() => {
    const taps = typeof step?.wait === 'object' && 'tap' in step.wait ? step.wait.tap : NOTHING;
    return {
      shows: session.shows,
      fills: session.fills,
      spots: step?.light ?? NOTHING,
      taps,
      onTap: (ref) => void session.tap(ref),
    };
  }, [session, step]);
  if (state === undefined) return <Loading />;
  return (
    <Table
      session={session}
      state={state}
      game={game}
      board={board}
      title={session.lesson.title[language]}
      guide={guide}
      above={<LessonCard session={session} progress={progress} onPlay={() => void playOn(session)} />}
    />
  );
}

/** The same match goes on, against bots. */
async function playOn(session: LessonSession): Promise<void> {
  const { log, ...match } = await session.playedOn();
  await keep({ ...match, updatedAt: Date.now(), seq: log.length, over: false }, log);
  navigate(`/local/${match.id}`);
}
