import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
export { causesOf } from './causes.ts';
export { drama } from './drama.ts';
export { EventArt } from './EventArt.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel } from './PlayerPanel.tsx';
export { paintOfSeat } from './palette.ts';
export { endingOf, pointsOf } from './points.ts';
export { rulePictures } from './rulePictures.tsx';
export { soundOf } from './sounds.ts';
export { tellingOf } from './tellings.ts';
export { tunes } from './tunes.ts';

/** Only the chart is moved and zoomed; cards, round track and dashboard stay. */
export const framesItself = true;
/** What a flight can reach is more than what it can do next, and where it sets off to is decided by the whole chart. */
export const frames = ['flight', 'declare'];

/** What is asked about once more before it is done. */
export const grave = ['jettison-good', 'jettison-tech', 'jettison-passenger'];
