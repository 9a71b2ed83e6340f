import type { BoardProps } from '@starboard/board';
import { memo } from 'react';
import type { BoardModule } from '../games/boardModule.ts';
import { Icon } from '../parts/Icon.tsx';
import { SeatMark } from '../parts/seatMark.tsx';
import { useWords } from '../words/index.ts';
import type { TableProps } from './Table.tsx';
import { useMedia } from './useMedia.ts';

type Inside = TableProps & { readonly boardProps: BoardProps };

interface ShownProps {
  readonly Panel: NonNullable<BoardModule['PlayerPanel']>;
  readonly boardProps: BoardProps;
  readonly seat: number;
  readonly compact: boolean;
}

/** A panel is drawn again only when it would show something else. */
const Shown = memo(({ Panel, boardProps, ...rest }: ShownProps) => <Panel {...boardProps} {...rest} />);

/** One's own things, always in sight. */
export function Own({ board, state, boardProps }: Inside) {
  const words = useWords();
  const Panel = board?.PlayerPanel;
  const narrow = useMedia('(max-width: 1100px)');
  if (Panel === undefined || state.viewer < 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="own" data-seat-home={state.viewer} aria-label={words.own} tabIndex={0}>
      <Shown Panel={Panel} boardProps={boardProps} seat={state.viewer} compact={narrow} />
    </section>
  );
}

/** The others, and what all may know of them. */
export function Players(props: Inside & { readonly waiting: readonly number[] }) {
  const words = useWords();
  const { board, state, waiting } = props;
  const { names, viewer } = state;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="players" aria-label={words.others} tabIndex={0}>
      {names.map((name, seat) =>
        seat === viewer && board?.PlayerPanel !== undefined ? null : (
          <div key={name} data-seat-home={seat} className={waiting.includes(seat) ? 'player to-act' : 'player'}>
            <Player {...props} seat={seat} />
          </div>
        ),
      )}
    </section>
  );
}

function Player({ board, state, boardProps, eyes, onLookAs, seat }: Inside & { readonly seat: number }) {
  const words = useWords();
  const Panel = board?.PlayerPanel;
  const name = state.names[seat];
  const info = state.info?.seats[seat];
  const absent = info?.kind === 'person' && info.connected === false;
  return (
    <>
      {Panel === undefined ? (
        <p className="player-name">
          <SeatMark seat={seat} /> {name}
        </p>
      ) : (
        <Shown Panel={Panel} boardProps={boardProps} seat={seat} compact />
      )}
      {(absent || info?.substituted) && <p className="muted">{info?.substituted ? words.botPlays : words.absent}</p>}
      {seat !== state.viewer && eyes?.includes(seat) && onLookAs !== undefined && (
        <button type="button" className="button small" onClick={() => onLookAs(seat)}>
          <Icon name="eye" /> {words.lookAs(name)}
        </button>
      )}
    </>
  );
}
