import { useRef } from 'react';
import { useWords } from '../words/index.ts';
import { BeatView } from './BeatView.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import { Explained } from './Explained.tsx';
import { FallbackBoard } from './FallbackBoard.tsx';
import { RaceNote } from './RaceNote.tsx';
import { skipMotion } from './skipMotion.ts';
import type { TableProps } from './Table.tsx';
import type { OnStage } from './useDrama.ts';
import type { Sitting } from './useSitting.ts';
import { Victory } from './Victory.tsx';
import { walkBoard } from './walkBoard.ts';

/** The board, and what lies over it for a moment. */
export function Stage(props: TableProps & { readonly sitting: Sitting; readonly drama: OnStage }) {
  const { state, board, sitting, drama } = props;
  const { voice, acting, boardProps, explaining } = sitting;
  const words = useWords();
  const stage = useRef<HTMLElement>(null);
  const skip = () => {
    skipMotion(stage.current);
    if (drama.beat !== undefined) drama.skip();
  };
  return (
    <main className="stage" id="content" ref={stage} aria-label={words.board} onClick={skip} onKeyDown={walkBoard}>
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
      {explaining.asked !== undefined && (
        <Explained
          asked={explaining.asked}
          telling={board?.tellingOf?.(state.view.state, state.viewer, explaining.asked.ref, boardProps)}
          voice={voice}
          onClose={explaining.stop}
        />
      )}
      {drama.beat !== undefined && (
        <BeatView key={drama.count} beat={drama.beat} voice={voice} board={board} onSkip={drama.skip} />
      )}
      {state.view.over && props.end !== undefined && (
        <Victory session={props.session} state={state} board={board} voice={voice} />
      )}
      {props.below}
    </main>
  );
}
