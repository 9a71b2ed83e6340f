import { useState } from 'react';
import type { BoardModule } from '../games/boardModule.ts';
import { rankingOf, titleOf } from '../panel/ending.ts';
import type { Voice } from '../panel/voice.ts';
import type { TableSession, TableState } from '../session.ts';
import { useWords } from '../words/index.ts';
import { Praised } from './Praised.tsx';
import { StoryView } from './StoryView.tsx';
import { useStory } from './useStory.ts';

interface Props {
  readonly session: TableSession;
  readonly state: TableState;
  readonly board: BoardModule | undefined;
  readonly voice: Voice;
}

/** The last scene: the picture of the game, everybody who was there, and how it came. */
export function Victory({ session, state, board, voice }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(true);
  const { places = [], points = [] } = state.view.outcome ?? {};
  const written = board?.pointsText ?? String;
  const Art = board?.GameArt;
  const { course, story } = useStory(session, state);
  if (!open) return null;
  return (
    <section className="victory" aria-label={words.endTitle}>
      {Art !== undefined && (
        <div className="beat-backdrop">
          <Art />
        </div>
      )}
      <div className="victory-card">
        <h2 className="victory-title">{titleOf(state, words, written)}</h2>
        <ol>
          {rankingOf(state).map((seat) => (
            <li key={seat} className={places[seat] === 1 ? 'winner' : undefined}>
              <b className="victory-place">{places[seat]}</b>
              <span>
                {state.names[seat]}
                <Praised praise={story.praise[seat]} written={written} />
              </span>
              <b>{written(points[seat] ?? 0)}</b>
            </li>
          ))}
        </ol>
        <StoryView story={story} state={state} board={board} voice={voice} steps={course?.length ?? 0} />
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {words.toBoard}
        </button>
      </div>
    </section>
  );
}
