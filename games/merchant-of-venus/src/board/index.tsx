import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
export { causesOf } from './causes.ts';
export { EventArt } from './EventArt.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel } from './PlayerPanel.tsx';
export { endingOf, pointsOf } from './points.ts';
export { soundOf } from './sounds.ts';
export { tellingOf } from './tellings.ts';

/** Only the chart is moved and zoomed; cards, round track and dashboard stay. */
export const framesItself = true;
