import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
export { EventArt } from './EventArt.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel } from './PlayerPanel.tsx';
export { pointsOf } from './points.ts';
export { soundOf } from './sounds.ts';
