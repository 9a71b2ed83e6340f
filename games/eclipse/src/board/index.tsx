import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
export { causesOf } from './causes.ts';
export { drama } from './drama.ts';
export { EventArt } from './EventArt.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel } from './PlayerPanel.tsx';
export { pointsOf } from './points.ts';
export { reckoner as later } from './reckoner.ts';
export { rulePictures } from './rulePictures.tsx';
export { soundOf } from './sounds.ts';
export { tellingOf } from './tellings.ts';
export { tunes } from './tunes.ts';

/** Only the galaxy is moved and zoomed; what lies over it stays. */
export const framesItself = true;

/** What is asked about once more before it is done. */
export const grave = ['abandon'];
