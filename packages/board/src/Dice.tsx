import { times } from './geometry.ts';

/** Where the pips of each face lie, on a grid of three by three. */
const FACES = ['', '11', '0022', '001122', '00022022', '0002112022', '000102202122'];

/** A die, 44 wide, around the origin. */
export const Die = ({ shows }: { shows: number }) => (
  <>
    <rect x="-22" y="-22" width="44" height="44" rx="10" fill="#f6f1df" stroke="#060a1a" strokeWidth="2" />
    <path d="M-18 18Q0 21 18 18" fill="none" stroke="#cbbf9c" strokeWidth="3" strokeLinecap="round" />
    {times((FACES[shows] ?? '').length / 2, (i) => {
      const [x, y] = [Number(FACES[shows][i * 2]) - 1, Number(FACES[shows][i * 2 + 1]) - 1];
      return <circle key={i} cx={x * 11.5} cy={y * 11.5} r="4.4" fill="#1b1830" />;
    })}
  </>
);

/** Dice as they fell, with their sum. */
export function Dice({ dice }: { dice: readonly number[] }) {
  const width = dice.length * 58 + (dice.length > 1 ? 52 : 0);
  return (
    <svg className="sb-picture" viewBox={`0 0 ${width} 62`} width={width} height="62" aria-hidden="true">
      {times(dice.length, (i) => (
        <g key={i} transform={`translate(${29 + i * 58} 31) rotate(${i % 2 === 0 ? -7 : 8})`}>
          <Die shows={dice[i]} />
        </g>
      ))}
      {dice.length > 1 && (
        <text x={dice.length * 58 + 24} y="43" className="sb-dice-sum">
          {dice.reduce((sum, die) => sum + die, 0)}
        </text>
      )}
    </svg>
  );
}
