import { LOOK, type Look } from '@starboard/board';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';

const CLOSEST = 6;

/** The board with pan and zoom: fingers, mouse, wheel and buttons. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown>>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const size = () => [element.clientWidth, element.clientHeight] as [number, number];
    const zooming = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, CLOSEST])
      .extent(() => [[0, 0], size()])
      .clickDistance(8)
      .on('zoom', ({ transform: { x, y, k } }) => {
        if (content.current !== null) content.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        // What is drawn smaller or larger than the rest as one comes closer counts on it.
        element.style.setProperty('--zoom', k.toFixed(3));
        element.dataset.zoomed = String(k > 1.01);
      });
    const fitExtent = () => zooming.translateExtent([[0, 0], size()]);
    const watch = new ResizeObserver(fitExtent);
    watch.observe(element);
    fitExtent();
    select(element).call(zooming).on('dblclick.zoom', null);
    behaviour.current = zooming;
    return () => {
      watch.disconnect();
      select(element).on('.zoom', null);
    };
  }, []);
  const by = (factor: number) => {
    if (frame.current !== null) behaviour.current?.scaleBy(select(frame.current), factor);
  };
  const fit = () => {
    if (frame.current !== null) behaviour.current?.transform(select(frame.current), zoomIdentity);
  };
  const look = ({ x, y, scale }: Look) => {
    const element = frame.current;
    if (element === null) return;
    const { clientWidth: width, clientHeight: height } = element;
    const closer = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-x * width, -y * height);
    behaviour.current?.transform(select(element), closer);
  };
  useEffect(() => {
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<'in' | 'out' | 'fit' | Look>;
      if (typeof detail !== 'string') look(detail);
      else if (detail === 'fit') fit();
      else by(detail === 'in' ? 1.4 : 1 / 1.4);
    };
    addEventListener(LOOK, listen);
    return () => removeEventListener(LOOK, listen);
  });
  return (
    <div className="board-frame">
      <div className="board-zoom" ref={frame}>
        <div className="board-content" ref={content}>
          {children}
        </div>
      </div>
      <fieldset className="zoom-buttons plain" aria-label={words.board}>
        <button type="button" className="icon-button" aria-label={words.zoomIn} onClick={() => by(1.4)}>
          <Icon name="plus" />
        </button>
        <button type="button" className="icon-button" aria-label={words.zoomOut} onClick={() => by(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" className="icon-button" aria-label={words.zoomFit} onClick={fit}>
          <Icon name="fit" />
        </button>
      </fieldset>
    </div>
  );
}

/** For keys that mean the board. */
export const zoomBoard = (how: 'in' | 'out' | 'fit'): void => {
  dispatchEvent(new CustomEvent(LOOK, { detail: how }));
};
