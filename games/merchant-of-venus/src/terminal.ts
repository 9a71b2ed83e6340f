import { columned, type DrawExtra, type MatchView, type Seat, seats, shortName, titled } from '@starboard/kernel';
import { BUYS, CULTURES, GOODS } from './content/cultures.ts';
import { TITLE_IDS } from './content/encounters.ts';
import { MISSIONS } from './content/missions.ts';
import { PASSENGERS } from './content/passengers.ts';
import { PILOTS } from './content/pilots.ts';
import { REWARDS } from './content/rewards.ts';
import { SYSTEMS } from './content/systems.ts';
import { TECHS } from './content/technologies.ts';
import { DRIVES, EQUIPMENT, FIELD_KINDS, MARKETS } from './content/terms.ts';
import { roomOf } from './rules/cargo.ts';
import { goodsAboard, passengersAboard } from './rules/missions.ts';
import { salePrice } from './rules/selling.ts';
import { totalFame } from './score.ts';
import { aboard, goodsOf, inStock, ON_BASE, openMissions, techsInStock, techsOf, topMarket } from './state.ts';
import { fieldPhrase, passengerPhrase } from './text/names.ts';
import type { Seen } from './view.ts';

type Say = DrawExtra['say'];

/** The table as far as a terminal can draw it: the round, known markets, who waits, the viewer's ship, a line for each player. */
export function drawMap({ state }: MatchView<Seen>, { seat, names, colour, say }: DrawExtra): string {
  const home = Math.max(0, seat);
  return [
    say({ key: 'terminal.round', values: { round: state.round, rounds: state.rounds } }),
    ...titled(say({ key: 'terminal.markets' }), marketLines(state, say), colour),
    ...titled(say({ key: 'terminal.waiting' }), waitingLines(state, say), colour),
    ...titled(shortName(names, home), shipLines(state, home, say), colour),
    ...playerLines(state, names, say),
  ].join('\n');
}

const listed = (things: readonly string[]): string => things.join(', ') || '-';

/** `Ice World: Graw, weak market; sells 6 Space Spice (30); buys Bionic Perfume (110)`, or a question mark. */
function marketLines(seen: Seen, say: Say): readonly string[] {
  return SYSTEMS.map(({ id }, system) => {
    const culture = seen.culture[system];
    const name = say({ key: `system.${id}` });
    if (culture < 0) {
      const known = seen.contact[system];
      return `${name}: ${known < 0 ? '?' : `? ${say({ key: `culture.${CULTURES[known].id}` })}`}`;
    }
    const goods = GOODS.flatMap(({ id: good, cost }, i) =>
      inStock(seen, system, i) > 0 ? [`${inStock(seen, system, i)} ${say({ key: `good.${good}` })} (${cost})`] : [],
    );
    const techs = TECHS.flatMap(({ id: tech, cost }, i) =>
      techsInStock(seen, system, i) > 0 ? [`${say({ key: `tech.${tech}` })} (${cost})`] : [],
    );
    const items = CULTURES[culture].equipment.map(
      (item) => `${say({ key: `equipment.${EQUIPMENT[item].id}` })} (${EQUIPMENT[item].price})`,
    );
    const bought = BUYS[culture].map(
      (good) => `${say({ key: `good.${GOODS[good].id}` })} (${salePrice(seen, culture, good)})`,
    );
    const market = say({ key: `market.${MARKETS[topMarket(seen, culture)]}` });
    return say({
      key: 'terminal.market',
      values: {
        name,
        culture: say({ key: `culture.${CULTURES[culture].id}` }),
        market,
        sells: listed([...goods, ...techs, ...items]),
        buys: listed(bought),
      },
    });
  });
}

function waitingLines(seen: Seen, say: Say): readonly string[] {
  const lines = PASSENGERS.flatMap((_, one) => {
    const at = seen.passengerAt[one];
    if (at < 0 || at > ON_BASE) return [];
    const place = at === ON_BASE ? 'field.GB' : `system.${SYSTEMS[at].id}`;
    return [`${say({ key: place })}: ${say(passengerPhrase(one))}`];
  });
  return lines.length > 0 ? lines : ['-'];
}

/** Where the ship is, its pilot and dials, cargo, technologies, missions, rewards and titles. */
function shipLines(seen: Seen, seat: Seat, say: Say): readonly string[] {
  const field = seen.at[seat];
  const pilot = PILOTS[seen.pilot[seat]];
  const goods = GOODS.flatMap(({ id }, good) =>
    goodsOf(seen, seat, good) > 0 ? [`${goodsOf(seen, seat, good)} ${say({ key: `good.${id}` })}`] : [],
  );
  const people = PASSENGERS.flatMap((_, one) =>
    seen.passengerAt[one] === aboard(seat) ? [say(passengerPhrase(one))] : [],
  );
  const techs = TECHS.flatMap(({ id }, tech) => (techsOf(seen, seat, tech) > 0 ? [say({ key: `tech.${id}` })] : []));
  const missions = openMissions(seen, seat).map((mission) => say({ key: `mission.${MISSIONS[mission].id}.text` }));
  const rewards = REWARDS.flatMap(({ id }, reward) =>
    seen.rewardAt[reward] === seat ? [say({ key: `reward.${id}` })] : [],
  );
  const titles = TITLE_IDS.flatMap((id, title) => (seen.titleOf[title] === seat ? [say({ key: `title.${id}` })] : []));
  const drive = DRIVES[seen.drive[seat]];
  return [
    `${say(fieldPhrase(field))} (${say({ key: `field-kind.${FIELD_KINDS[seen.kind[field]]}` })})`,
    listed([
      ...(pilot === undefined ? [] : [`${say({ key: `pilot.${pilot.id}` })} ${seen.level[seat]}`]),
      `${say({ key: 'stat.laser' })} ${seen.laser[seat]}`,
      `${say({ key: 'stat.shield' })} ${seen.shield[seat]}`,
      ...(drive === 'none' ? [] : [say({ key: `equipment.${drive}` })]),
    ]),
    `${say({ key: 'terminal.cargo', values: { room: roomOf(seen, seat) } })} ${listed([...goods, ...people])}`,
    ...(techs.length > 0 ? [listed(techs)] : []),
    ...missions,
    ...(rewards.length + titles.length > 0 ? [listed([...rewards, ...titles])] : []),
  ];
}

const COLUMNS = ['credits', 'fame', 'goods', 'passengers', 'ports', 'place'] as const;

/** One line for each player; whose turn it is has a mark. */
function playerLines(seen: Seen, names: readonly string[], say: Say): readonly string[] {
  const rows = seats(seen.players).map((seat) => [
    `${seat === seen.active && seen.phase !== 'over' ? '>' : ' '} ${shortName(names, seat)}`,
    ...[
      seen.cash[seat],
      totalFame(seen, seat),
      goodsAboard(seen, seat),
      passengersAboard(seen, seat),
      seen.ports[seat],
    ].map(String),
    say(fieldPhrase(seen.at[seat])),
  ]);
  return columned([['', ...COLUMNS.map((id) => say({ key: `terminal.${id}` }))], ...rows]);
}
