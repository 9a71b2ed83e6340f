import { capital, type Say, SignFrame } from '@starboard/board';
import type { ReactNode } from 'react';
import { GOODS } from '../content/cultures.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { SYSTEMS } from '../content/systems.ts';
import { ENCOUNTER_HERE, NAVIGATION, PIRATES_HERE } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { systemAt } from '../state.ts';
import { cultureName, goodName, joined, percent, systemName } from './names.ts';
import { Credits, CultureMark, Good, Kind, Market, passengerStop, Shows } from './parts.tsx';
import { Head } from './Signs.tsx';
import type { Scene } from './scene.ts';
import {
  type Buyer,
  buyersOf,
  cargoOf,
  fareOf,
  hiddenBuyers,
  type Offer,
  offersOf,
  ownTurn,
  passengersOf,
  type Trip,
  Trips,
  turnsOf,
} from './trade.ts';

export const FINDER_TABS = ['cargo', 'here', 'all'] as const;
export type FinderTab = (typeof FINDER_TABS)[number];

/** Navigation fields, encounters and pirates on a way, and the chance of its tests. */
function Dangers({ scene, trip }: { scene: Scene; trip: Trip }) {
  const { kind } = scene.view;
  const count = (wanted: number) => trip.way.slice(1, -1).filter((field) => kind[field] === wanted).length;
  const sign = (wanted: number): ReactNode => {
    const n = count(wanted);
    return n === 0 ? null : (
      <span>
        <Kind kind={wanted} size={18} />
        {n > 1 && `×${n}`}
      </span>
    );
  };
  const tests = trip.risks.filter((risk) => risk.kind === 'test');
  const chance = trip.risks.reduce((all, risk) => all * risk.chance, 1);
  return (
    <span className="mv-dangers">
      {sign(NAVIGATION)}
      {sign(ENCOUNTER_HERE)}
      {sign(PIRATES_HERE)}
      {tests.length > 0 && <Kind kind={kind[tests[0].field]} size={18} />}
      {chance < 1 && <b>{percent(chance)}</b>}
    </span>
  );
}

const wayWord = (trip: Trip): string => `way ${trip.way.join(' ')}`;

function BuyerRow({ scene, buyer }: { scene: Scene; buyer: Buyer }) {
  const { view, say } = scene;
  const { culture, system, now, next, profit, trip } = buyer;
  const name = systemName(SYSTEMS[system].id, say);
  const turns = trip.bp === 0 ? say({ key: 'board.finder.here-now' }) : `≈ ${turnsOf(trip.bp)}`;
  const shown = scene.way.join(' ') === trip.way.join(' ') && scene.way.length > 1;
  const label = `${name}: ${now}, ${say({ key: 'board.finder.profit' })} ${profit}, ${say({ key: 'board.bp', values: { n: trip.bp } })}`;
  return (
    <Shows what={wayWord(trip)} name={label} pressed={shown} className="mv-find-row">
      <CultureMark culture={culture} size={26} />
      <b className="mv-what">{name}</b>
      <span className="mv-price">
        <Market market={view.market[culture * 3]} size={16} /> <Credits n={now} />
      </span>
      <span className="mv-next">
        <Market market={view.market[culture * 3 + 1]} size={16} /> {next}
      </span>
      <b className={profit < 0 ? 'mv-profit mv-loss' : 'mv-profit mv-gain'}>{profit < 0 ? profit : `+${profit}`}</b>
      <span className="mv-far">{trip.bp}</span>
      <span className="mv-turns">{turns}</span>
      <Dangers scene={scene} trip={trip} />
    </Shows>
  );
}

function Hidden({ scene, good }: { scene: Scene; good: number }) {
  const { view, say } = scene;
  const hidden = hiddenBuyers(view, good);
  const unseen = hidden.filter(({ system }) => system < 0).map(({ culture }) => cultureName(culture, say));
  return (
    <>
      {hidden.map(({ culture, system }) =>
        system < 0 ? null : (
          <p key={culture} className="mv-muted">
            {say({
              key: 'board.finder.seen',
              values: { culture: cultureName(culture, say), system: { key: `system.${SYSTEMS[system].id}` } },
            })}
          </p>
        ),
      )}
      {unseen.length > 0 && (
        <p className="mv-muted">
          {say({
            key: unseen.length === GOODS[good].buyers.length ? 'board.finder.unknown-only' : 'board.finder.unknown',
            values: { cultures: unseen.join(', ') },
          })}
        </p>
      )}
    </>
  );
}

interface BlockProps {
  readonly scene: Scene;
  readonly good: number;
  readonly n: number;
  readonly text: string;
  readonly buyers: readonly Buyer[];
}

function GoodBlock({ scene, good, n, text, buyers }: BlockProps) {
  const { say } = scene;
  return (
    <section className="mv-find-block" aria-label={goodName(good, say)}>
      <div className="mv-find-good">
        <Good good={good} size={38} />
        <span>
          <b>
            {n > 1 && `${n} × `}
            {goodName(good, say)}
          </b>
          <small>{text}</small>
        </span>
      </div>
      <div className="mv-find-rows">
        {buyers.map((buyer) => (
          <BuyerRow key={buyer.culture} scene={scene} buyer={buyer} />
        ))}
        <Hidden scene={scene} good={good} />
      </div>
    </section>
  );
}

function Riders({ scene, trips, seat }: { scene: Scene; trips: Trips; seat: number }) {
  const { view, say } = scene;
  return passengersOf(view, seat).map((passenger) => {
    const { id, to } = PASSENGERS[passenger];
    const fare = fareOf(view, seat, passenger);
    const trip = trips.toStop(to);
    const name = passengerStop(to, say);
    return (
      <section key={id} className="mv-find-block" aria-label={say(nouns.passenger.say(passenger))}>
        <div className="mv-find-good">
          <SignFrame size={36} reach={24}>
            <Head rim="#7fdcff" />
          </SignFrame>
          <span>
            <b>{say({ key: 'board.finder.passenger' })}</b>
            <small>{say({ key: 'board.passenger-to', values: { to: name } })}</small>
          </span>
        </div>
        <div className="mv-find-rows">
          {trip === undefined ? (
            <p className="mv-muted">{capital(say({ key: 'board.unknown' }))}</p>
          ) : (
            <Shows what={wayWord(trip)} name={`${name}: ${fare}`} className="mv-find-row">
              <span />
              <b className="mv-what">{name}</b>
              <span className="mv-price">
                <Credits n={fare} />
              </span>
              <small className="mv-next">{say({ key: 'board.finder.fare' })}</small>
              <b className="mv-profit mv-gain">+{fare}</b>
              <span className="mv-far">{trip.bp}</span>
              <span className="mv-turns">
                {trip.bp === 0 ? say({ key: 'board.finder.here-now' }) : `≈ ${turnsOf(trip.bp)}`}
              </span>
              <Dangers scene={scene} trip={trip} />
            </Shows>
          )}
        </div>
      </section>
    );
  });
}

/** Where an offer lies, how far that is, and what it costs this seat. */
function offerText({ system, cost, away }: Offer, tab: FinderTab, say: Say): string {
  const price = say({ key: 'board.finder.cost', values: { n: cost } });
  if (tab === 'here') return price;
  const place = say({ key: 'board.finder.at', values: { system: { key: `system.${SYSTEMS[system].id}` } } });
  return joined(price, place, away !== undefined && away.bp > 0 && say({ key: 'board.bp', values: { n: away.bp } }));
}

function blocksOf(
  scene: Scene,
  tab: FinderTab,
  seat: number,
): { readonly blocks: readonly ReactNode[]; readonly empty: string } {
  const { say } = scene;
  const view = ownTurn(scene.view, seat);
  const start = view.at[seat];
  const trips = new Trips(view, seat, start);
  if (tab === 'cargo') {
    const blocks = cargoOf(view, seat).map(({ good, n }) => (
      <GoodBlock
        key={good}
        scene={scene}
        good={good}
        n={n}
        text={say({ key: 'board.finder.printed', values: { n: GOODS[good].cost } })}
        buyers={buyersOf(view, seat, good, trips)}
      />
    ));
    const riders =
      passengersOf(view, seat).length > 0 ? [<Riders key="riders" scene={scene} trips={trips} seat={seat} />] : [];
    return { blocks: [...blocks, ...riders], empty: 'board.finder.no-cargo' };
  }
  const home = systemAt(start);
  const systems = SYSTEMS.flatMap((_, system) =>
    view.culture[system] >= 0 && (tab === 'all' || system === home) ? [system] : [],
  );
  const blocks = offersOf(view, seat, trips, systems).map((offer) => (
    <GoodBlock
      key={`${offer.system} ${offer.good}`}
      scene={scene}
      good={offer.good}
      n={offer.n}
      text={offerText(offer, tab, say)}
      buyers={offer.buyers}
    />
  ));
  return { blocks, empty: tab === 'here' ? 'board.finder.nothing-here' : 'board.finder.nothing' };
}

/** What pays where: the paper that people write at the table. */
export function TradeFinder({ scene, tab }: { scene: Scene; tab: FinderTab }) {
  const { say, viewer } = scene;
  const { blocks, empty } = blocksOf(scene, tab, Math.max(0, viewer));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="mv-card-box mv-finder" aria-label={say({ key: 'board.finder' })} tabIndex={0}>
      <header>
        <b>{say({ key: 'board.finder' })}</b>
        <span className="mv-tabs">
          {FINDER_TABS.map((id) => (
            <Shows
              key={id}
              what={`finder ${id}`}
              name={say({ key: `board.finder.${id}` })}
              pressed={id === tab}
              className="mv-button"
            >
              {say({ key: `board.finder.${id}` })}
            </Shows>
          ))}
        </span>
        <Shows what="close" name={say({ key: 'board.close' })} className="mv-button">
          ✕
        </Shows>
      </header>
      <div className="mv-find-row mv-find-head" aria-hidden="true">
        <span />
        <span className="mv-what">{say({ key: 'board.finder.buyer' })}</span>
        <span className="mv-price">{say({ key: 'board.finder.price' })}</span>
        <span className="mv-next">{say({ key: 'board.market.next' })}</span>
        <span className="mv-profit">{say({ key: 'board.finder.profit' })}</span>
        <span className="mv-far">{say({ key: 'board.finder.bp' })}</span>
        <span className="mv-turns">{say({ key: 'board.finder.turns' })}</span>
        <span className="mv-dangers">{say({ key: 'board.finder.way' })}</span>
      </div>
      {blocks.length > 0 ? blocks : <p className="mv-muted">{say({ key: empty })}</p>}
      <p className="mv-muted mv-find-note">{say({ key: 'board.finder.note' })}</p>
    </section>
  );
}
