import './board.css';

export { Board, type BoardProps } from './Board.tsx';
export { refsOf } from './refs.ts';
