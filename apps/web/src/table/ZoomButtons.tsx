import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';
import { zoomBoard } from './BoardFrame.tsx';

/** They stand beside the board, never on it. */
export function ZoomButtons() {
  const words = useWords();
  return (
    <fieldset className="zoom-buttons plain" aria-label={words.board}>
      <button type="button" className="icon-button" aria-label={words.zoomIn} onClick={() => zoomBoard('in')}>
        <Icon name="plus" />
      </button>
      <button type="button" className="icon-button" aria-label={words.zoomOut} onClick={() => zoomBoard('out')}>
        <Icon name="minus" />
      </button>
      <button type="button" className="icon-button" aria-label={words.zoomFit} onClick={() => zoomBoard('fit')}>
        <Icon name="fit" />
      </button>
    </fieldset>
  );
}
