import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
export { causesOf } from './causes.ts';
export { drama } from './drama.ts';
export { EventArt } from './EventArt.tsx';
export { tellingOf } from './explanations.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel } from './PlayerPanel.tsx';
export { endingOf, pointsOf, pointsText } from './points.ts';
export { rulePictures } from './rulePictures.tsx';
export { soundOf } from './sounds.ts';
export { tunes } from './tunes.ts';

/** A phone shows the map, the ship, the cards or the tracks, each as wide as it is. */
export const staysWhole = true;
