import { useRef } from 'react';
import { worthTelling } from '../panel/race.ts';
import { useWords } from '../words/index.ts';
import { BoardFrame } from './BoardFrame.tsx';
import { Explained } from './Explained.tsx';
import { FallbackBoard } from './FallbackBoard.tsx';
import { Moment } from './Moment.tsx';
import { RaceNote } from './RaceNote.tsx';
import { skipMotion } from './skipMotion.ts';
import type { TableProps } from './Table.tsx';
import type { Sitting } from './useSitting.ts';

/** The board, and what lies over it for a moment. */
export function Stage(props: TableProps & { readonly sitting: Sitting }) {
  const { state, board, sitting } = props;
  const { voice, acting, asked, boardProps, explained, explain } = sitting;
  const words = useWords();
  const stage = useRef<HTMLElement>(null);
  return (
    /* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */
    <main className="stage" id="content" ref={stage} aria-label={words.board} onClick={() => skipMotion(stage.current)}>
      {board?.framesItself ? (
        <board.Board {...boardProps} Frame={BoardFrame} />
      ) : (
        <BoardFrame>
          {board === undefined ? (
            <FallbackBoard view={state.view.state} names={state.names} voice={voice} />
          ) : (
            <board.Board {...boardProps} />
          )}
        </BoardFrame>
      )}
      <RaceNote note={acting.note} />
      {explained !== undefined && (
        <Explained
          telling={board?.tellingOf?.(state.view.state, state.viewer, explained)}
          voice={voice}
          onClose={() => explain(undefined)}
        />
      )}
      <Moment
        events={asked.race ? worthTelling(state.history) : boardProps.events}
        voice={voice}
        board={board}
        step={state.history.length}
      />
      {props.below}
    </main>
  );
}
