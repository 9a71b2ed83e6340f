import type { RulePicture, RulePictures } from '@starboard/board';
import { GOODS } from '../content/cultures.ts';
import { PILOT_IDS } from '../content/pilots.ts';
import { FIELD_KIND, FIELD_KINDS, type FieldKind, MARKETS, STATS } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { paintOf } from './palette.ts';
import {
  Drill,
  fieldSign,
  GoodSign,
  MarketBadge,
  PilotFace,
  Spaceport,
  SpeedDie,
  StatGlyph,
  shipSign,
} from './Signs.tsx';

/** What the chapters of the rulebook speak of, drawn as on the board. */

const of = (key: string, reach: number, draw: RulePicture['draw']): RulePicture => ({ name: { key }, reach, draw });

const paint = paintOf('normal', 0);
const field = (kind: FieldKind): RulePicture => of(`field-kind.${kind}`, 28, fieldSign(FIELD_KIND[kind]));
const goods = GOODS.slice(0, 6).map(({ category }, good) => ({
  name: nouns.good.say(good),
  reach: 25,
  draw: <GoodSign good={good} category={category} />,
}));
const port = of('board.port', 28, <Spaceport {...paint} />);
const drill = of('board.infamy-word', 16, <Drill {...paint} />);
const ship = of('board.tab.ship', 30, shipSign(0, paint.main, paint.deep));
const dice = of('board.dice', 26, <SpeedDie shows={2} />);
const markets = MARKETS.map((id, market) => of(`market.${id}`, 13, <MarketBadge market={market} />));
const stats = STATS.map((id, stat) => of(`stat.${id}`, 14, <StatGlyph stat={stat} />));
const pilots = PILOT_IDS.map((id, pilot) => of(`pilot.${id}`, 28, <PilotFace pilot={pilot} rim={paint.main} />));

export const rulePictures: RulePictures = {
  1: [ship, dice, port, ...goods],
  5: FIELD_KINDS.map(field),
  6: [field('surface-city'), field('orbital')],
  7: [...markets, ...goods],
  8: [port],
  9: [port],
  10: [field('asteroid'), port],
  12: [drill],
  15: [...stats, ...pilots],
};
