import type { RulePicture, RulePictures } from '@starboard/board';
import { BALLS, PEOPLES, RESOURCES, UPGRADES } from '../content/index.ts';
import { Emblem, FameSign, ResourceSign, UpgradeSign } from './Icons.tsx';
import { MothershipShape } from './Mothership.tsx';
import { paintOf, peopleColour, resourceColours } from './palette.ts';
import { Colony, ColonyShip, Spaceport, Station, TradeShip } from './Shapes.tsx';

/** What the chapters of the rulebook speak of, drawn as on the board. */

const RED = 0;
const own = { paint: paintOf('normal', RED), colour: RED };

const of = (key: string, reach: number, draw: RulePicture['draw']): RulePicture => ({ name: { key }, reach, draw });

const colony = of('piece.colony', 30, <Colony {...own} />);
const spaceport = of('piece.spaceport', 36, <Spaceport {...own} />);
const station = of('piece.station', 30, <Station {...own} />);
const colonyShip = of('piece.colony-ship', 36, <ColonyShip {...own} />);
const tradeShip = of('piece.trade-ship', 36, <TradeShip {...own} />);
const fame = of('piece.fame-ring', 12, <FameSign />);

const cards = RESOURCES.map((id, kind) =>
  of(
    `resource.${id}`,
    16,
    <>
      <rect x="-14" y="-14" width="28" height="28" rx="6" fill={resourceColours(kind).body} />
      <g color="#fff">
        <ResourceSign kind={kind} />
      </g>
    </>,
  ),
);

const upgrades = UPGRADES.map((id, kind) => of(`upgrade.${id}`, 13, <UpgradeSign kind={kind} />));

const mothership = of(
  'piece.mothership',
  180,
  <g transform="translate(-170 -60)">
    <MothershipShape {...own} drives={3} cannons={2} freightRings={1} fame={2} />
  </g>,
);

const peoples = PEOPLES.map((id, people) =>
  of(
    `people.${id}`,
    28,
    <g color={peopleColour(people)}>
      <Emblem kind={people} />
    </g>,
  ),
);

const BALL_COLOURS: Readonly<Record<string, string>> = {
  red: '#ff5a52',
  yellow: '#ffd23e',
  blue: '#4d9bff',
  black: '#20242f',
};

const balls = [...new Set<string>(BALLS)].flatMap((id) =>
  BALL_COLOURS[id] === undefined
    ? []
    : [of(`ball.${id}`, 16, <circle r="13" fill={BALL_COLOURS[id]} stroke="#fff" strokeWidth="1.5" />)],
);

export const rulePictures: RulePictures = {
  1: [colony, spaceport, station, colonyShip, tradeShip],
  2: [colony, spaceport, colonyShip],
  4: cards,
  8: cards,
  9: [colonyShip, tradeShip, spaceport, ...upgrades],
  10: [mothership, ...upgrades],
  11: [mothership, ...balls],
  13: [colonyShip, tradeShip],
  15: [colonyShip, colony],
  17: [tradeShip, station, ...peoples],
  18: peoples,
  19: peoples,
  20: [upgrades[1], upgrades[2]],
  21: [fame],
  22: [colony, spaceport, fame],
};
