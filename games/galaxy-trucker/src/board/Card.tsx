import { capital, type Say } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import {
  CARDS,
  type Card as CardData,
  type CombatLine,
  type EvilMachination,
  type JunkyardCost,
  type JunkyardReward,
  type Projectile as ProjectileData,
} from '../content/cards.ts';
import { At, Chip, Days, Goods, minus, Projectiles, plus, Row, type Shown, Told, Visitors } from './cardParts.tsx';
import { type SignName, sign } from './Icons.tsx';
import { INK } from './palette.ts';
import { cardRowRef, fieldRef, planetRef } from './refs.ts';
import { TileBack } from './Tile.tsx';

/** A flight card, 240 wide and 160 high, its upper left corner at the origin. */
export const CARD_WIDTH = 240;
export const CARD_HEIGHT = 160;

/** What losing costs, and what winning brings. */
const Stakes = ({ lose, win }: { lose: ReactNode; win: ReactNode }) => (
  <>
    <rect x="84" y="32" width="148" height="44" rx="6" fill="#45101c" stroke="#ff8d7d" />
    <path d="M92 44L102 54M102 44L92 54" stroke="#ff8d7d" strokeWidth="3" strokeLinecap="round" />
    {lose}
    <rect x="84" y="80" width="148" height="44" rx="6" fill="#0c3a2a" stroke="#6fe3a0" />
    <path d="M91 102L96 108L104 95" fill="none" stroke="#6fe3a0" strokeWidth="3" strokeLinecap="round" />
    {win}
  </>
);

const Enemy = ({ strength, colour }: { strength: number; colour: string }) => (
  <>
    <At x={43} y={70}>
      <path d="M-32 4L-8-22H8L32 4L10 22H-10Z" fill={colour} stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M-10-6L-3-1L-10 3ZM10-6L3-1L10 3Z" fill="#fff" />
      <path d="M-9 11H9" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M-22 10V26M22 10V26" stroke="#ffd0d6" strokeWidth="6" strokeLinecap="round" />
    </At>
    <At x={34} y={126} scale={1.5}>
      {sign('cannon')}
    </At>
    <text x="54" y="136" className="gt-card-large">
      {strength}
    </text>
  </>
);

const PENALTY_SIGNS = { days: 'day', crew: 'crew', goods: 'goods' } as const;
const CRITERION_SIGNS = { crew: 'crew', engines: 'engine', cannons: 'cannon' } as const;

function CombatRow({ line: { criterion, penalty }, nth, now }: { line: CombatLine; nth: number; now: boolean }) {
  const y = 52 + nth * 42;
  return (
    <>
      <rect x="8" y={y - 19} width="224" height="38" rx="6" className={now ? 'gt-line-now' : 'gt-line'} />
      <path d={`M18 ${y - 6}L26 ${y + 6}L34 ${y - 6}Z`} fill="#ff8d7d" />
      <At x={52} y={y} scale={1.2}>
        {sign(CRITERION_SIGNS[criterion])}
      </At>
      <path d={`M72 ${y}H92M86 ${y - 5}L92 ${y}L86 ${y + 5}`} fill="none" stroke="#c9d6ff" strokeWidth="2.4" />
      {penalty.kind === 'shots' ? (
        <Projectiles hits={penalty.shots} meteor={false} x={116} y={y} step={28} />
      ) : (
        <Chip x={116} y={y} of={PENALTY_SIGNS[penalty.kind]} n={minus(penalty.count)} />
      )}
    </>
  );
}

const PLANET_COLOURS = ['#d98a4e', '#5fb8a0', '#8f7ad6', '#c95d7a'];

const goodsWords = (goods: readonly number[], say: Say): string =>
  goods.map((good) => say({ key: `good.${['red', 'yellow', 'green', 'blue'][good]}` })).join(', ');

function Planets({ planets, days, shown }: { planets: readonly (readonly number[])[]; days: number; shown: Shown }) {
  const high = planets.length > 3 ? 24 : 28;
  return (
    <>
      {planets.map((goods, i) => {
        const y = 31 + i * (high + 2);
        const name = `${shown.say({ key: 'board.planet', values: { number: i + 1 } })}, ${goodsWords(goods, shown.say)}`;
        return (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: planets are numbered
            key={i}
            of={planetRef(i + 1)}
            name={name}
            y={y}
            high={high}
            shown={shown}
            wide={planets.length > 3 ? 184 : 224}
          >
            <circle cx="26" cy={y + high / 2} r="10.5" fill={PLANET_COLOURS[i]} stroke={INK} strokeWidth="1.5" />
            <text x="26" y={y + high / 2 + 5} className="gt-card-mark">
              {i + 1}
            </text>
            <Goods goods={goods} x={54} y={y + high / 2} />
            <Visitors at={i} x={planets.length > 3 ? 180 : 220} y={y + high / 2} shown={shown} />
          </Row>
        );
      })}
      <Days n={days} />
    </>
  );
}

function Cost({ cost, x, y }: { cost: JunkyardCost; x: number; y: number }) {
  if (cost.kind === 'shots') return <Projectiles hits={cost.shots} meteor={false} x={x} y={y} step={24} />;
  if (cost.kind === 'meteors') return <Projectiles hits={cost.meteors} meteor={true} x={x} y={y} step={24} />;
  return <Chip x={x} y={y} of={cost.kind === 'crew' ? 'crew' : 'battery'} n={minus(cost.count)} />;
}

const REWARD_SIGNS = [
  ['astronauts', 'crew'],
  ['credits', 'credit'],
  ['batteries', 'battery'],
  ['days', 'day'],
] as const;

const Reward = ({ reward, x, y }: { reward: JunkyardReward; x: number; y: number }) =>
  REWARD_SIGNS.filter(([part]) => reward[part] > 0).map(([part, of], i) => (
    <Chip key={part} x={x + i * 54} y={y} of={of} n={plus(reward[part])} />
  ));

const evilNumbers = (card: EvilMachination, level: number): readonly (readonly [SignName, string])[] => {
  const at = level - 1;
  const credits = card.credits + card.creditsByLevel[at];
  const days = card.days + card.daysByLevel[at];
  const humans = card.humans + card.humansByLevel[at];
  const all: readonly (readonly [SignName, number, string])[] = [
    ['credit', credits, card.per > 0 ? `${credits}/${card.per}` : String(credits)],
    ['day', days, minus(days)],
    ['day', card.daysGained, plus(card.daysGained)],
    ['crew', humans, String(humans)],
    ['battery', card.batteriesByLevel[at], String(card.batteriesByLevel[at])],
    ['goods', card.loseGoodsByLevel[at], minus(card.loseGoodsByLevel[at])],
    ['engine', card.factor, `×${card.factor}`],
  ];
  return all.filter(([, n]) => n > 0).map(([of, , text]) => [of, text]);
};

const MASK = (
  <>
    <path d="M-26-16Q0-28 26-16Q28 14 0 28Q-28 14-26-16Z" fill="#8f2b52" stroke={INK} strokeWidth="2" />
    <path d="M-18-6Q-10-14-3-4Q-10 2-18-6ZM18-6Q10-14 3-4Q10 2 18-6Z" fill="#ffe27a" />
    <path d="M-11 12Q0 20 11 12" fill="none" stroke="#ffe27a" strokeWidth="3" strokeLinecap="round" />
  </>
);

function Evil({ card, shown }: { card: EvilMachination; shown: Shown }) {
  const numbers = evilNumbers(card, shown.level);
  const goods = card.goodsByLevel[shown.level - 1];
  return (
    <>
      <At x={34} y={70} scale={0.9}>
        {MASK}
      </At>
      <Told text={shown.say({ key: `evil.${card.name}.text` })} x={66} y={42} letters={27} most={6} />
      {numbers.map(([of, n], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sign may come twice
        <Chip key={i} x={22 + i * 60} y={142} of={of} n={n} />
      ))}
      <Goods goods={goods} x={24 + numbers.length * 60} y={142} />
      <Projectiles hits={card.shots} meteor={false} x={28 + numbers.length * 60} y={138} step={28} />
      <Projectiles hits={card.meteors} meteor={true} x={28 + numbers.length * 60} y={138} step={28} />
    </>
  );
}

/** Meteors in one or two rows. */
function Swarm({ meteors }: { meteors: readonly ProjectileData[] }) {
  const across = meteors.length > 4 ? Math.ceil(meteors.length / 2) : meteors.length;
  const step = Math.min(58, 228 / across);
  const left = 120 - ((across - 1) * step) / 2;
  const oneRow = across === meteors.length;
  const size = Math.min(oneRow ? 2 : 1.5, step / 26);
  return (
    <>
      <Projectiles
        hits={meteors.slice(0, across)}
        meteor={true}
        x={left}
        y={oneRow ? 98 : 72}
        step={step}
        size={size}
      />
      <Projectiles hits={meteors.slice(across)} meteor={true} x={left} y={128} step={step} size={size} />
    </>
  );
}

const RED = '#b3445a';

type Of<K extends CardData['kind']> = Extract<CardData, { kind: K }>;

/** Enemies: who is too weak loses, who is strong enough wins. */
function enemyFace(card: Of<'slavers' | 'smugglers' | 'pirates'>): ReactNode {
  switch (card.kind) {
    case 'slavers':
      return (
        <>
          <Enemy strength={card.strength} colour="#a5642e" />
          <Stakes
            lose={<Chip x={126} y={54} of="crew" n={minus(card.crew)} />}
            win={<Chip x={126} y={102} of="credit" n={plus(card.credits)} />}
          />
          <Days n={card.days} />
        </>
      );
    case 'smugglers':
      return (
        <>
          <Enemy strength={card.strength} colour="#4a6fb0" />
          <Stakes
            lose={<Chip x={126} y={54} of="goods" n={minus(card.loseGoods)} />}
            win={<Goods goods={card.goods} x={122} y={102} />}
          />
          <Days n={card.days} />
        </>
      );
    case 'pirates':
      return (
        <>
          <Enemy strength={card.strength} colour={RED} />
          <Stakes
            lose={<Projectiles hits={card.shots} meteor={false} x={122} y={54} step={24} />}
            win={<Chip x={126} y={102} of="credit" n={plus(card.credits)} />}
          />
          <Days n={card.days} />
        </>
      );
  }
}

/** What drifts abandoned, and what is found there. */
function wreckFace(card: Of<'abandoned-ship' | 'abandoned-station' | 'star-depot'>): ReactNode {
  switch (card.kind) {
    case 'abandoned-ship':
      return (
        <>
          <At x={48} y={84}>
            <path
              d="M-30 14L-16-18L14-24L32-4L8 18Z"
              fill="#5a6486"
              stroke={INK}
              strokeWidth="2.4"
              strokeLinejoin="round"
            />
            <path d="M-6-8L2 0L-8 10M14-10L10 2" fill="none" stroke={INK} strokeWidth="2.6" />
            <path d="M34 18L40 26M24 24L26 34M-34-14L-42-20" stroke="#8f9abb" strokeWidth="4" strokeLinecap="round" />
          </At>
          <Chip x={116} y={66} of="crew" n={minus(card.crew)} />
          <Chip x={116} y={104} of="credit" n={plus(card.credits)} />
          <Days n={card.days} />
        </>
      );
    case 'abandoned-station':
      return (
        <>
          <At x={48} y={84}>
            <circle r="26" fill="none" stroke="#8f9abb" strokeWidth="8" />
            <path d="M-34 0H34M0-34V34" stroke="#5a6486" strokeWidth="7" />
            <circle r="10" fill="#5a6486" stroke={INK} strokeWidth="2" />
          </At>
          <Chip x={116} y={66} of="crew" n={`≥ ${card.crew}`} />
          <Goods goods={card.goods} x={116} y={104} />
          <Days n={card.days} />
        </>
      );
    case 'star-depot':
      return (
        <>
          {[0, 1, 2].map((i) => (
            <At key={i} x={40 + i * 14} y={84 + i * 6} scale={0.5}>
              <TileBack />
            </At>
          ))}
          <text x="116" y="98" className="gt-card-large">
            ×{card.tiles}
          </text>
          <Days n={card.days} />
        </>
      );
  }
}

/** What befalls everybody alike. */
function mishapFace(card: Of<'open-space' | 'stardust' | 'epidemic' | 'sabotage'>, say: Say): ReactNode {
  const told = (kind: string) => <Told text={say({ key: `card.${kind}.text` })} />;
  switch (card.kind) {
    case 'open-space':
      return (
        <>
          <At x={46} y={86} scale={2.4}>
            {sign('engine')}
          </At>
          {told(card.kind)}
        </>
      );
    case 'stardust':
      return (
        <>
          <At x={46} y={76} scale={2.2}>
            {sign('exposed')}
          </At>
          <Chip x={30} y={132} of="day" n="−1" />
          {told(card.kind)}
        </>
      );
    case 'epidemic':
      return (
        <>
          <At x={34} y={86} scale={1.7}>
            {sign('crew')}
          </At>
          <At x={66} y={86} scale={1.7}>
            {sign('crew')}
          </At>
          <path
            d="M30 122Q50 138 70 122"
            fill="none"
            stroke="#9be15d"
            strokeWidth="5"
            strokeDasharray="2 8"
            strokeLinecap="round"
          />
          {told(card.kind)}
        </>
      );
    case 'sabotage':
      return (
        <>
          <At x={46} y={90}>
            <circle r="24" cy="4" fill="#1a1f33" stroke="#8f9abb" strokeWidth="3" />
            <path d="M14-16Q22-32 34-26" fill="none" stroke="#c9a36b" strokeWidth="4" />
            <path d="M34-26L40-32M34-26L42-24M34-26L34-36" stroke="#ffb03a" strokeWidth="3" strokeLinecap="round" />
          </At>
          {told(card.kind)}
        </>
      );
  }
}

/** Rows among which one chooses, or which are met one after the other. */
function rowsFace(card: Of<'combat-zone' | 'space-billiards' | 'junkyard'>, shown: Shown): ReactNode {
  const { say } = shown;
  switch (card.kind) {
    case 'combat-zone':
      return card.lines.map((line, i) => (
        <CombatRow key={line.criterion} line={line} nth={i} now={line.criterion === shown.criterion} />
      ));
    case 'space-billiards':
      return card.rows.map((hits, i) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbered
          key={i}
          of={cardRowRef(i + 1)}
          name={say({ key: 'board.card-row', values: { number: i + 1 } })}
          y={30 + i * 32}
          high={30}
          shown={shown}
        >
          <text x="22" y={50 + i * 32} className="gt-card-mark gt-on-dark">
            {i + 1}
          </text>
          <Projectiles hits={hits} meteor={true} x={54} y={45 + i * 32} step={36} />
          <Visitors at={i} x={218} y={45 + i * 32} shown={shown} />
        </Row>
      ));
    case 'junkyard':
      return card.fields.map(({ cost, reward }, i) => {
        const y = 30 + i * 32;
        return (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are numbered
            key={i}
            of={fieldRef(i + 1)}
            name={say({ key: 'board.field', values: { number: i + 1 } })}
            y={y}
            high={30}
            shown={shown}
          >
            <Cost cost={cost} x={26} y={y + 15} />
            <path
              d={`M100 ${y + 15}H118M112 ${y + 10}L118 ${y + 15}L112 ${y + 20}`}
              fill="none"
              stroke="#6fe3a0"
              strokeWidth="2.4"
            />
            <Reward reward={reward} x={134} y={y + 15} />
            <Visitors at={i} x={222} y={y + 15} shown={shown} />
          </Row>
        );
      });
  }
}

/** What is printed on each kind of card. */
function face(card: CardData, shown: Shown): ReactNode {
  switch (card.kind) {
    case 'slavers':
    case 'smugglers':
    case 'pirates':
      return enemyFace(card);
    case 'abandoned-ship':
    case 'abandoned-station':
    case 'star-depot':
      return wreckFace(card);
    case 'open-space':
    case 'stardust':
    case 'epidemic':
    case 'sabotage':
      return mishapFace(card, shown.say);
    case 'combat-zone':
    case 'space-billiards':
    case 'junkyard':
      return rowsFace(card, shown);
    case 'meteors':
      return <Swarm meteors={card.meteors} />;
    case 'planets':
      return <Planets planets={card.planets} days={card.days} shown={shown} />;
    case 'evil':
      return <Evil card={card} shown={shown} />;
  }
}

export const cardTitle = (card: CardData, say: Say): string =>
  capital(say({ key: card.kind === 'evil' ? `evil.${card.name}` : `card.${card.kind}` }));

const LEVELS = ['', 'I', 'II', 'III'];
const BANDS = ['#5c1a3d', '#1f5a4a', '#2c4a8f', '#6b2f6b'];

export interface CardProps extends Shown {
  readonly card: number;
}

export const Card = memo(({ card, ...shown }: CardProps) => {
  const data = CARDS[card];
  return (
    <>
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="10" fill="#0d1533" stroke="#8ea2e0" strokeWidth="2" />
      <path d="M1 26V11Q1 1 11 1H229Q239 1 239 11V26Z" fill={BANDS[data.level]} />
      <text x="12" y="19" className="gt-card-title">
        {cardTitle(data, shown.say)}
      </text>
      <text x="228" y="19" className="gt-card-level">
        {data.bonus ? '+ ' : ''}
        {LEVELS[data.level]}
      </text>
      {face(data, shown)}
    </>
  );
});

/** The back of a card, with its level where that is known. */
export const CardBack = memo(() => (
  <>
    <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="10" fill="#17214a" stroke="#7f95d6" strokeWidth="3" />
    <circle cx="120" cy="80" r="46" fill="none" stroke="#43528c" strokeWidth="5" />
    <path d="M120 24L150 116L72 60H168L90 116Z" fill="none" stroke="#7f95d6" strokeWidth="5" strokeLinejoin="round" />
  </>
));
