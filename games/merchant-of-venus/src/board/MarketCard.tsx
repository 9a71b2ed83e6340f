import { capital, litState, SignFrame } from '@starboard/board';
import type { ReactNode } from 'react';
import { BUYS, CULTURES, GOODS } from '../content/cultures.ts';
import { BASE, CHART, FIELDS } from '../content/fields.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { REWARDS } from '../content/rewards.ts';
import { ORBITALS, SYSTEMS } from '../content/systems.ts';
import { TECHS } from '../content/technologies.ts';
import { ACTIVE, EQUIPMENT, MARKETS } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import {
  contractPrice,
  equipmentLeft,
  equipmentPrice,
  goodPrice,
  limitOf,
  purseOf,
  techPrice,
} from '../rules/buying.ts';
import { goodsOf, here, isPort, NONE, OFFER, ON_BASE, systemAt, techsInStock, topMarket } from '../state.ts';
import { cultureName, goodName, systemName, techName } from './names.ts';
import { Credits, CultureMark, Good, Market, Named, passengerStop, Shows } from './parts.tsx';
import { Head } from './Signs.tsx';
import type { Scene } from './scene.ts';
import { EquipmentSign, TechSign } from './ThingSigns.tsx';
import { bestPrice, fareOf, passengersAt, pricesOf, stockOf } from './trade.ts';

/** Instead of a system: the Galactic Base. */
export const AT_BASE = SYSTEMS.length;

/** Whether the viewer does business at this place now. */
const isHere = ({ view, viewer }: Scene, system: number): boolean =>
  view.active === viewer && view.phase === 'business' && systemAt(here(view)) === system;

interface RowProps {
  readonly scene: Scene;
  /** What it stands for, if it can be lit, or what a click means besides. */
  readonly of: string;
  readonly sells?: boolean;
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row of the card: a button where it can be done, else something to be explained. */
function Row({ scene, of, sells = false, name, className = '', children }: RowProps) {
  const state = sells ? (litState(scene.lit, 'sale') === '' ? '' : litState(scene.lit, of)) : litState(scene.lit, of);
  const look = `mv-line ${className}`;
  if (state === '')
    return (
      <li className={look} data-show={`tell ${of}`} title={name}>
        {children}
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={`${look} mv-line-lit`}
        title={name}
        aria-pressed={state === 'chosen'}
        {...(sells ? { 'data-show': `sell ${of}` } : { 'data-ref': of })}
      >
        <Named name={name}>{children}</Named>
      </button>
    </li>
  );
}

/** MV-7.3.2: what they pay now, next and then; what is aboard comes first. */
function Buying({ scene, culture }: { scene: Scene; culture: number }) {
  const { view, viewer, say } = scene;
  const aboardOf = (good: number) => (viewer < 0 ? 0 : goodsOf(view, viewer, good));
  const goods = BUYS[culture].toSorted((a, b) => aboardOf(b) - aboardOf(a) || GOODS[b].cost - GOODS[a].cost);
  return (
    <>
      <p className="mv-head">
        {say({ key: 'board.market.buy' })}
        {['now', 'next', 'then'].map((when, place) => (
          <span key={when}>
            {say({ key: `board.market.${when}` })} <Market market={view.market[culture * 3 + place]} size={16} />
          </span>
        ))}
      </p>
      <ul>
        {goods.map((good) => {
          const [now, next, then] = pricesOf(view, culture, good);
          const n = aboardOf(good);
          const name = `${goodName(good, say)}: ${now}, ${next}, ${then}${n > 0 ? `, ${say({ key: 'board.cargo-count', values: { n } })}` : ''}`;
          return (
            <Row
              key={good}
              scene={scene}
              of={nouns.cargo.ref(good, viewer)}
              sells
              name={name}
              className={n > 0 ? 'mv-aboard' : ''}
            >
              <Good good={good} size={30} />
              <span className="mv-what">
                <b>{goodName(good, say)}</b>
                {n > 0 && <small>{say({ key: 'board.cargo-count', values: { n } })}</small>}
              </span>
              <strong>
                <Credits n={now} />
              </strong>
              <span>→ {next}</span>
              <small>{then}</small>
            </Row>
          );
        })}
      </ul>
      <p className="mv-shift">
        {say({
          key: 'board.market.shift',
          values: { next: { key: `market.${MARKETS[view.market[culture * 3 + 1]]}` } },
        })}
        {topMarket(view, culture) === ACTIVE &&
          ` ${say({ key: 'board.market.produce', values: { good: nouns.good.say(culture) } })}`}
      </p>
    </>
  );
}

/** Goods, technologies, equipment and contracts, each with its price for the viewer. */
function Selling({ scene, system, culture }: { scene: Scene; system: number; culture: number }) {
  const { view, viewer, say } = scene;
  const seat = Math.max(0, viewer);
  const mine = isHere(scene, system);
  const stock = stockOf(view, system);
  const techs = TECHS.flatMap((_, tech) => (techsInStock(view, system, tech) > 0 ? [tech] : []));
  const items = CULTURES[culture].equipment.filter((item) => equipmentLeft(view, item) > 0);
  const contracts = ORBITALS.flatMap((one, orbital) =>
    one.system === system && view.contract[orbital] === NONE && !isPort(view, one.field) ? [orbital] : [],
  );
  const row = (of: string, sign: ReactNode, name: string, more: string, price: number) => (
    <Row key={of} scene={scene} of={of} name={`${name}, ${price}${more === '' ? '' : `, ${more}`}`}>
      {sign}
      <span className="mv-what">
        <b>{name}</b>
        {more !== '' && <small>{more}</small>}
      </span>
      <strong>
        <Credits n={price} />
      </strong>
    </Row>
  );
  return (
    <>
      <p className="mv-head">
        {say({ key: 'board.market.sell' })}
        {mine && purseOf(view, seat) > 0 && (
          <span>{say({ key: 'board.market.credit', values: { n: purseOf(view, seat) } })}</span>
        )}
      </p>
      <ul>
        {stock.map(({ good, n }) => {
          const best = bestPrice(view, good, culture);
          const more =
            best > 0 ? say({ key: 'board.market.best', values: { n: best } }) : say({ key: 'board.market.no-buyer' });
          return row(
            nouns.good.ref(good),
            <Good good={good} size={30} />,
            `${goodName(good, say)} × ${n}`,
            more,
            mine ? goodPrice(view, seat, good) : GOODS[good].cost,
          );
        })}
        {techs.map((tech) =>
          row(
            nouns.tech.ref(tech),
            <TechSign tech={tech} />,
            `${techName(tech, say)} × ${techsInStock(view, system, tech)}`,
            say({ key: `tech.${TECHS[tech].id}.text` }),
            mine ? techPrice(view, seat, tech) : TECHS[tech].cost,
          ),
        )}
        {items.map((item) =>
          row(
            nouns.equipment.ref(item),
            <EquipmentSign item={item} />,
            capital(say(nouns.equipment.say(item))),
            say({ key: `explain.equipment.${EQUIPMENT[item].id}` }),
            mine ? equipmentPrice(view, seat, item) : EQUIPMENT[item].price,
          ),
        )}
        {contracts.map((orbital) =>
          row(
            nouns.orbital.ref(orbital),
            <span className="mv-sign mv-orbit" />,
            say({ key: 'board.market.contract' }),
            say(nouns.orbital.say(orbital)),
            mine ? contractPrice(view, seat) : 200,
          ),
        )}
      </ul>
    </>
  );
}

function Waiting({ scene, place }: { scene: Scene; place: number }) {
  const { view, say } = scene;
  const waiting = passengersAt(view, place);
  if (waiting.length === 0) return null;
  return (
    <>
      <p className="mv-head">{say({ key: 'board.market.passengers' })}</p>
      <ul>
        {waiting.map((passenger) => {
          const { id, to } = PASSENGERS[passenger];
          const fare = fareOf(view, Math.max(0, scene.viewer), passenger);
          return (
            <Row key={id} scene={scene} of={nouns.passenger.ref(passenger)} name={say(nouns.passenger.say(passenger))}>
              <SignFrame size={28} reach={22}>
                <Head />
              </SignFrame>
              <span className="mv-what">
                <b>{say({ key: 'board.passenger-to', values: { to: passengerStop(to, say) } })}</b>
              </span>
              <strong>
                <Credits n={fare} />
              </strong>
            </Row>
          );
        })}
      </ul>
    </>
  );
}

function Base({ scene }: { scene: Scene }) {
  const { view, say } = scene;
  const offers = REWARDS.flatMap((_, reward) => (view.rewardAt[reward] === OFFER ? [reward] : []));
  return (
    <>
      <p className="mv-shift">{say({ key: 'board.base.text' })}</p>
      <p className="mv-head">{say({ key: 'board.base.offers' })}</p>
      <ul>
        {offers.length === 0 && <li className="mv-line mv-muted">{say({ key: 'board.base.none' })}</li>}
        {offers.map((reward) => (
          <Row key={reward} scene={scene} of={nouns.reward.ref(reward)} name={say(nouns.reward.say(reward))}>
            <span className="mv-what">
              <b>{say(nouns.reward.say(reward))}</b>
              <small>{say({ key: `reward.${REWARDS[reward].id}.text` })}</small>
            </span>
            <strong>
              <Credits n={60} />
            </strong>
          </Row>
        ))}
      </ul>
      <Waiting scene={scene} place={ON_BASE} />
    </>
  );
}

/** Sales and purchases that are left, as far as there is a limit. */
function Limits({ scene }: { scene: Scene }) {
  const { view, viewer, say } = scene;
  const left = (what: 'sales' | 'buys') => limitOf(view, viewer, what) - view[what];
  if (!Number.isFinite(left('sales')))
    return <small className="mv-limits">{say({ key: 'board.market.no-limit' })}</small>;
  return (
    <small className="mv-limits">
      {say({ key: 'board.market.left', values: { n: left('sales') } })} ·{' '}
      {say({ key: 'board.market.buys-left', values: { n: left('buys') } })}
    </small>
  );
}

/** MV-6.2, MV-6.7: whoever discovers a culture is told what that brings. */
const Contact = ({ scene: { view, say }, culture }: { scene: Scene; culture: number }) => (
  <p className="mv-contact">
    <b>{say({ key: 'board.contact' })}</b>{' '}
    {say({ key: 'board.contact-text', values: { n: view.contactCredits[culture], good: nouns.good.say(culture) } })}
  </p>
);

/** Everything about the market of a place: what they buy, what they sell, who waits. */
export function MarketCard({ scene, system }: { scene: Scene; system: number }) {
  const { view, say } = scene;
  const isBase = system === AT_BASE;
  const culture = isBase ? NONE : view.culture[system];
  const seen = isBase ? NONE : view.contact[system];
  const isEast = (isBase ? FIELDS[BASE] : SYSTEMS[system].market).x > CHART.width * 0.55;
  const place = isBase ? say({ key: 'board.base.title' }) : systemName(SYSTEMS[system].id, say);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className={`mv-card-box mv-market ${isEast ? 'mv-left' : ''}`} aria-label={place} tabIndex={0}>
      <header>
        {culture >= 0 && <CultureMark culture={culture} size={38} />}
        <div>
          <b>{culture >= 0 ? cultureName(culture, say) : place}</b>
          <small>{culture >= 0 ? place : ''}</small>
        </div>
        <Shows what="close" name={say({ key: 'board.close' })} className="mv-button">
          ✕
        </Shows>
      </header>
      {isHere(scene, system) && <Limits scene={scene} />}
      {isHere(scene, system) && view.contacted && culture >= 0 && <Contact scene={scene} culture={culture} />}
      {isBase && <Base scene={scene} />}
      {!isBase && culture < 0 && <p>{say({ key: 'board.market.undiscovered' })}</p>}
      {culture < 0 && seen >= 0 && (
        <p>{say({ key: 'board.market.known-to-you', values: { culture: cultureName(seen, say) } })}</p>
      )}
      {(culture >= 0 || seen >= 0) && culture < 0 && (
        <ul>
          {BUYS[seen].map((good) => (
            <li key={good} className="mv-line">
              <Good good={good} size={28} />
              <span className="mv-what">{goodName(good, say)}</span>
            </li>
          ))}
        </ul>
      )}
      {culture >= 0 && (
        <>
          <Buying scene={scene} culture={culture} />
          <Selling scene={scene} system={system} culture={culture} />
          <Waiting scene={scene} place={system} />
        </>
      )}
    </section>
  );
}
