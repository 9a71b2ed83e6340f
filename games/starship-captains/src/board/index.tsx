import './board.css';

export { Board, type BoardProps } from './Board.tsx';
export { causesOf } from './causes.ts';
export { Drawn, type DrawnProps } from './Drawn.tsx';
export { EventArt } from './EventArt.tsx';
export { GameArt } from './GameArt.tsx';
export { notesOf } from './notes.ts';
export { PlayerPanel, type PlayerPanelProps } from './PlayerPanel.tsx';
export { endingOf, type PointsPart, pointsOf, pointsText } from './points.ts';
export { refsOf } from './refs.ts';
