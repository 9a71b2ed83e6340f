import type { BoardProps } from '@starboard/board';
import { memo, useRef } from 'react';
import type { BoardModule } from '../games/boardModule.ts';
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

/** The board is drawn again only when it would show something else. */
const Framed = memo(({ board, boardProps }: { board: BoardModule; boardProps: BoardProps }) =>
  board.framesItself ? (
    <board.Board {...boardProps} Frame={BoardFrame} />
  ) : (
    <BoardFrame>
      <board.Board {...boardProps} />
    </BoardFrame>
  ),
);

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
      {board === undefined ? (
        <BoardFrame>
          <FallbackBoard view={state.view.state} names={state.names} voice={voice} />
        </BoardFrame>
      ) : (
        <Framed board={board} boardProps={boardProps} />
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
