import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
export { isPlain, offersOf, twinOf } from './choices.ts';
export { drama } from './drama.ts';
export { EventArt } from './EventArt.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel } from './PlayerPanel.tsx';
export { paintOfSeat } from './palette.ts';
export { pointsOf } from './points.ts';
export { rulePictures } from './rulePictures.tsx';
export { soundOf } from './sounds.ts';
export { tellingOf } from './tellings.ts';
export { tunes } from './tunes.ts';
