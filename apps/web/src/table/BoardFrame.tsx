import { LOOK, type Look } from '@starboard/board';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

const CLOSEST = 8;
/** How far an arrow key moves a board that is larger than its frame, as a share of it. */
const STEP = 0.15;

type Zoom = ZoomBehavior<HTMLDivElement, unknown>;

/** Makes a frame zoom and pan its content, until `end`. */
function zoomingIn(element: HTMLDivElement, content: RefObject<HTMLDivElement | null>): { zooming: Zoom; end(): void } {
  const size = () => [element.clientWidth, element.clientHeight] as [number, number];
  const zooming = zoom<HTMLDivElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent(() => [[0, 0], size()])
    .clickDistance(8)
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }) => {
      if (sourceEvent) delete content.current?.dataset.glides;
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
  // What gets the focus out of sight is scrolled to by browsers: the board comes instead.
  element.onscroll = () => {
    const { scrollLeft, scrollTop } = element;
    if (scrollLeft === 0 && scrollTop === 0) return;
    element.scrollTo(0, 0);
    const k = Number(element.style.getPropertyValue('--zoom')) || 1;
    zooming.translateBy(select(element), -scrollLeft / k, -scrollTop / k);
  };
  const end = () => {
    watch.disconnect();
    element.onscroll = null;
    select(element).on('.zoom', null);
  };
  return { zooming, end };
}

/** The board with pan and zoom: fingers, mouse and wheel; buttons and keys tell it by the event `LOOK`. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useRef<Zoom>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const { zooming, end } = zoomingIn(element, content);
    behaviour.current = zooming;
    return end;
  }, []);
  const by = (factor: number) => {
    if (frame.current !== null) behaviour.current?.scaleBy(select(frame.current), factor);
  };
  const fit = () => {
    if (frame.current !== null) behaviour.current?.transform(select(frame.current), zoomIdentity);
  };
  const move = (right: number, down: number) => {
    const element = frame.current;
    if (element === null) return;
    const k = Number(element.style.getPropertyValue('--zoom')) || 1;
    const [wide, high] = [element.clientWidth, element.clientHeight];
    behaviour.current?.translateBy(select(element), (-right * STEP * wide) / k, (-down * STEP * high) / k);
  };
  const look = ({ x, y, scale }: Look) => {
    const element = frame.current;
    if (element === null) return;
    if (content.current !== null) content.current.dataset.glides = '';
    const { clientWidth: width, clientHeight: height } = element;
    const closer = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-x * width, -y * height);
    behaviour.current?.transform(select(element), closer);
  };
  useEffect(() => {
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<Zooming | Look>;
      if (typeof detail !== 'string') look(detail);
      else if (detail === 'fit') fit();
      else if (detail === 'in' || detail === 'out') by(detail === 'in' ? 1.4 : 1 / 1.4);
      else {
        const [right, down] = ARROWS[detail];
        move(right, down);
      }
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
    </div>
  );
}

/** What an arrow key means on a board: so many steps to the right, and down. */
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof ARROWS;
export const isArrow = (key: string): key is Arrow => key in ARROWS;

type Zooming = 'in' | 'out' | 'fit' | Arrow;

/** For keys and buttons that mean the board. */
export const zoomBoard = (how: Zooming): void => {
  dispatchEvent(new CustomEvent(LOOK, { detail: how }));
};
