import type { BoardModule } from '../games/boardModule.ts';
import type { Story, Turn } from '../panel/story.ts';
import type { Voice } from '../panel/voice.ts';
import type { TableState } from '../session.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly story: Story;
  readonly state: TableState;
  readonly board: BoardModule | undefined;
  readonly voice: Voice | undefined;
  /** How many steps the points were counted after. */
  readonly steps: number;
}

/** The turning points of a match, and what was done there. */
export function StoryView({ story, state, board, voice, steps }: Props) {
  const words = useWords();
  if (story.turns.length === 0) return null;
  const written = board?.pointsText ?? String;
  // After something was taken back, steps and points no longer stand side by side.
  const upTo = (at: number) =>
    state.history.length === steps ? state.history.slice(Math.max(0, at - LATELY), at + 1) : [];
  return (
    <section className="story">
      <h3>{words.story}</h3>
      <ol>
        {story.turns.map((turn) => {
          const deed = deedOf(upTo(turn.at).flat(), turn, board);
          return (
            <li key={`${turn.at} ${turn.kind}`}>
              <small>{words.storyWhen[timeOf(turn.at / steps)]}</small>
              {deed !== undefined && voice !== undefined && <em>{voice.event(deed)} </em>}
              {words.storyTurns[turn.kind](state.names[turn.seat], written(turn.by))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const timeOf = (share: number): 'early' | 'middle' | 'late' =>
  share < EARLY ? 'early' : share > LATE ? 'late' : 'middle';
const EARLY = 0.3;
const LATE = 0.75;

/** Points may be counted a few steps after what they are for. */
const LATELY = 3;

/** The great moment of the seat that made the turn, if there was one just before. */
const deedOf = (events: readonly unknown[], { seat }: Turn, board: BoardModule | undefined): unknown =>
  events.findLast((event) => {
    const { seat: whose, event: kind } = event as { readonly seat?: number; readonly event: string };
    return whose === seat && board?.drama?.[kind] === 'scene';
  });
