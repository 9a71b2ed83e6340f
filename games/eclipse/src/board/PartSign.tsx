import { PARTS } from '../content/parts.ts';
import { DICE } from '../content/tables.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { ACTIONS, BUILDS } from '../content/terms.ts';
import { type SignName, sign } from './Icons.tsx';
import { DIE_COLOURS } from './palette.ts';

const CATEGORY_COLOURS: Readonly<Record<string, string>> = {
  cannon: '#ff9440',
  missile: '#ff9440',
  computer: '#7fdcff',
  shield: '#9db8ff',
  hull: '#c9d0e6',
  drive: '#8be8b0',
  source: '#ffe27a',
};

/** What a part gives, as the number at its corner. */
export function partValue(part: number): number {
  const { category, cannons, missiles, computer, shield, hull, movement, energyGain } = PARTS[part];
  const values = {
    cannon: cannons.length,
    missile: missiles.length,
    computer,
    shield,
    hull,
    drive: movement,
    source: energyGain,
  };
  return values[category];
}

/** The colour of a part; a weapon has that of its dice. */
function partColour(part: number): string {
  const { category, cannons, missiles } = PARTS[part];
  const [die] = [...cannons, ...missiles];
  return die === undefined ? CATEGORY_COLOURS[category] : DIE_COLOURS[DICE.indexOf(die)];
}

/** A part, 40 across: its kind, what it gives, and above it what energy it uses. */
export const PartSign = ({ part }: { part: number }) => (
  <g>
    <g color={partColour(part)} transform="scale(1.25)">
      {sign(PARTS[part].category)}
    </g>
    <Corner value={partValue(part)} />
    {PARTS[part].energyUse > 0 && (
      <text x="-18" y="-9" className="ec-use">
        {PARTS[part].energyUse}
      </text>
    )}
  </g>
);

const Corner = ({ value }: { value: number }) =>
  value > 0 && (
    <text x="12" y="17" className="ec-value">
      {value}
    </text>
  );

const OWN_SIGNS: Readonly<Record<string, SignName>> = {
  'neutron-bombs': 'battle',
  'neutron-absorber': 'shield',
  'advanced-mining': 'materials',
  'advanced-economy': 'money',
  'advanced-labs': 'science',
  'quantum-grid': 'influence',
  'advanced-robotics': 'influence',
  'wormhole-generator': 'portal',
  'warp-portal': 'portal',
  'artifact-key': 'artifact',
  'antimatter-splitter': 'cannon',
  'cloaking-device': 'lock',
  'ancient-labs': 'discovery',
  metasynthesis: 'colony',
  orbital: 'orbital',
  monolith: 'monolith',
  starbase: 'sectors',
};

/** A technology, 40 across: its part, what may be built with it, or what it changes. */
export const TechSign = ({ tech }: { tech: number }) => {
  const { id, part, powers } = TECHNOLOGIES[tech];
  if (part !== undefined) return <PartSign part={part} />;
  const action = powers.map(({ at }) => at).find((at) => (ACTIONS as readonly string[]).includes(at));
  const name = OWN_SIGNS[id] ?? (action as SignName | undefined) ?? 'star';
  return (
    <g color="#dfe6ff">
      <g transform="scale(1.25)">{sign(name)}</g>
      {action !== undefined && (
        <text x="12" y="17" className="ec-value">
          +
        </text>
      )}
    </g>
  );
};

/** What may be built, as signs, where it is no ship. */
export const BUILD_SIGNS: readonly (SignName | undefined)[] = BUILDS.map((what) =>
  what === 'orbital' || what === 'monolith' ? what : undefined,
);
