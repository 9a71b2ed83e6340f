import '@starboard/board/board.css';
import './board.css';

export { Board } from './Board.tsx';
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

/** While a ship is built, tiles and squares are for the board: nobody reads 30 of them in a list. */
export const isPlain = (_view: unknown, _viewer: number, { do: what }: { readonly do: string }): boolean =>
  what === 'take' || what === 'place' || what === 'move';

/** What is asked about once more before it is done. */
export const grave = ['give-up'];
