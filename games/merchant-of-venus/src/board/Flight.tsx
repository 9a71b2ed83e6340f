import { capital } from '@starboard/board';
import { GOODS } from '../content/cultures.ts';
import { FIELDS } from '../content/fields.ts';
import { PILOT } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { cultureAt, LOOSE, NONE } from '../state.ts';
import { goodName, percent, stopName } from './names.ts';
import { Credits, Die, Good, Kind, Shows, Stat } from './parts.tsx';
import { costsOf, type Risk, type Stop, valuesIn } from './reach.ts';
import type { Scene } from './scene.ts';
import { cargoOf, pricesOf } from './trade.ts';

function RiskLine({ scene, risk }: { scene: Scene; risk: Risk }) {
  const { say } = scene;
  if (risk.kind === 'unknown') return <p className="mv-risk">? {say({ key: 'board.unknown-ahead' })}</p>;
  const stat = nouns.stat.say(risk.stat);
  const title = risk.kind === 'pirates' ? 'board.pirates' : 'board.test';
  const needs =
    risk.needs > 0 ? say({ key: 'board.needs', values: { n: risk.needs } }) : say({ key: 'board.needs-none' });
  const fails =
    risk.kind === 'pirates'
      ? risk.chance === 0
        ? say({ key: 'board.pirates-at-once' })
        : undefined
      : say({ key: risk.stat === PILOT ? 'board.fail-pilot' : 'board.fail-dial', values: { stat } });
  return (
    <div className="mv-risk">
      <Stat stat={risk.stat} />
      <span>
        <b>{capital(say({ key: title, values: { stat } }))}</b> {needs}
        {fails !== undefined && <small>{fails}</small>}
      </span>
      <strong>{percent(risk.chance)}</strong>
    </div>
  );
}

/** What can be sold at the end of the way, of the things that are aboard. */
function Sells({ scene, stop }: { scene: Scene; stop: Stop }) {
  const { view, viewer, say } = scene;
  const culture = stop.ends === 'landing' ? cultureAt(view, stop.field) : NONE;
  if (culture < 0) return null;
  const sold = cargoOf(view, viewer).flatMap(({ good }) => {
    const [now] = pricesOf(view, culture, good);
    return isBuyer(culture, good) ? [{ good, now }] : [];
  });
  if (sold.length === 0) return null;
  return (
    <p className="mv-sells">
      {say({ key: 'board.sells-there' })}:
      {sold.map(({ good, now }) => (
        <span key={good} className="mv-chip" title={goodName(good, say)}>
          <Good good={good} size={22} /> <Credits n={now} />
        </span>
      ))}
    </p>
  );
}

const isBuyer = (culture: number, good: number): boolean => GOODS[good].buyers.includes(culture);

const endText = ({ scene, stop }: { scene: Scene; stop: Stop }): string => {
  const key =
    stop.ends === 'landing' ? 'board.ends-landing' : stop.ends === 'empty' ? 'board.ends-empty' : 'board.passes';
  return scene.say({ key, values: { n: stop.left } });
};

/** The chance to arrive, as far as it can be known: cards and exits that nobody has chosen yet are not. */
const chanceText = ({ view }: Scene, { chance, risks, courses }: Stop): string =>
  risks.some(({ kind }) => kind === 'unknown') || (view.course === 0 && courses >= 0) ? '?' : percent(chance);

/** Dice that lie loose and would lead through the navigation fields of the way. */
function Courses({ scene, needed }: { scene: Scene; needed: readonly number[] }) {
  const { view, lit, say } = scene;
  const loose = needed.filter((value) => view.dice.some((die, i) => die === value && view.slot[i] === LOOSE));
  const mayGive = lit.has('slot:course');
  return (
    <>
      <div className="mv-risk">
        {needed.map((value) => (
          <Die key={value} shows={value} size={22} />
        ))}
        <span>
          {say({ key: 'board.course-needed', values: { dice: needed.join(', ') } })}
          <small>{say({ key: 'board.left-chooses' })}</small>
        </span>
      </div>
      {mayGive &&
        loose.map((value) => {
          const name = say({ key: 'board.give-course', values: { n: value } });
          return (
            <Shows key={value} what={`course ${value}`} name={name} className="mv-button mv-offer">
              <Die shows={value} size={24} /> {name}
            </Shows>
          );
        })}
    </>
  );
}

/** The chosen stop: its way step by step, what can go wrong, and the button that flies. */
export function FlightCard({ scene, stop }: { scene: Scene; stop: Stop }) {
  const { view, say, names } = scene;
  const costs = costsOf(view, stop.way);
  const title = stopName(view, stop.field, names, say);
  const needed = view.course === 0 && stop.courses >= 0 ? valuesIn(stop.courses) : [];
  const mayLeave = scene.lit.has(nouns.field.ref(stop.way[0]));
  const side = FIELDS[stop.field].x > 1300 ? 'mv-left' : 'mv-right';
  return (
    <section className={`mv-card-box mv-flight ${side}`} aria-label={title}>
      <header>
        <div>
          <b>{title}</b>
          <small>{endText({ scene, stop })}</small>
        </div>
        <strong>{chanceText(scene, stop)}</strong>
        <Shows what="close" name={say({ key: 'board.close' })} className="mv-button">
          ✕
        </Shows>
      </header>
      <ol className="mv-steps">
        {stop.way.map((field, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may come by the same field again
          <li key={i}>
            <Kind kind={view.kind[field]} size={24} />
            {costs[i]}
          </li>
        ))}
      </ol>
      {needed.length > 0 && <Courses scene={scene} needed={needed} />}
      {stop.risks.map((risk) => (
        <RiskLine key={risk.field} scene={scene} risk={risk} />
      ))}
      <Sells scene={scene} stop={stop} />
      {mayLeave && (
        <Shows
          what="fly"
          name={`${say({ key: stop.ends === 'landing' ? 'board.fly-land' : 'board.fly-to' })}: ${title}`}
          className="mv-button mv-primary"
        >
          {say({ key: stop.ends === 'landing' ? 'board.fly-land' : 'board.fly-to' })}
        </Shows>
      )}
    </section>
  );
}

/** Places to stop, likely ones first, for those who do not want to look for them on the chart. */
export function Stops({ scene }: { scene: Scene }) {
  const { reach, view, names, say } = scene;
  const rank = ({ ends }: Stop) => (ends === 'landing' ? 0 : 1);
  const stops = [...reach.values()]
    .filter(({ ends }) => ends !== '')
    .toSorted((a, b) => rank(a) - rank(b) || b.chance - a.chance || b.left - a.left);
  if (stops.length === 0) return null;
  return (
    <section className="mv-stops" aria-label={say({ key: 'board.other-stops' })}>
      {stops.slice(0, 4).map((stop) => {
        const name = stopName(view, stop.field, names, say);
        return (
          <Shows
            key={stop.field}
            what={`stop ${stop.field}`}
            name={`${name}, ${endText({ scene, stop })}`}
            className="mv-button mv-stop-button"
          >
            <Kind kind={view.kind[stop.field]} size={24} />
            <span>
              {name}
              <small>{endText({ scene, stop })}</small>
            </span>
            <b>{chanceText(scene, stop)}</b>
          </Shows>
        );
      })}
    </section>
  );
}
