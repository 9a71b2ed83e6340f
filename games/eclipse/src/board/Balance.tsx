import { nameOf } from '@starboard/kernel';
import { SECTORS, SITES } from '../content/sectors.ts';
import { UPKEEP } from '../content/tables.ts';
import { RESOURCE, RESOURCES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { incomeOf, storeOf, upkeepOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { afterUpkeep, signed } from './ahead.ts';
import { Handle } from './Handle.tsx';
import { ResourceSign } from './Icons.tsx';
import type { Scene } from './scene.ts';

/** EC-21.2: what is in store, what comes in, what is to be paid, and what is left. */
export function Balance({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, say, names } = scene;
  const short = -afterUpkeep(view, seat, RESOURCE.money);
  const discs = view.discs[seat];
  return (
    <div className="ec-balance">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.balance.of', values: { name: nameOf(names, seat) } })}</b>{' '}
        {short > 0 && <span className="ec-short">{say({ key: 'board.balance.short', values: { n: short } })}</span>}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {['store', 'income', 'upkeep', 'after'].map((column) => (
              <th key={column} scope="col">
                {say({ key: `board.balance.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((id, kind) => (
            <tr key={id}>
              <th scope="row">
                <span className="ec-row">
                  <ResourceSign kind={kind} /> {say(nouns.resource.say(kind))}
                </span>
              </th>
              <td>{storeOf(view, seat, kind)}</td>
              <td>+{incomeOf(view, seat, kind)}</td>
              <td>{kind === RESOURCE.money ? `−${upkeepOf(view, seat)}` : ''}</td>
              <td className={afterUpkeep(view, seat, kind) < 0 ? 'ec-short' : 'ec-good'}>
                {signed(afterUpkeep(view, seat, kind))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say({
          key: 'board.balance.discs',
          values: { n: discs, upkeep: upkeepOf(view, seat), less: UPKEEP[discs + 1] ?? 0 },
        })}
      </p>
      {view.phase !== 'upkeep' && <p className="ec-legend">{say({ key: 'board.balance.forecast' })}</p>}
      {short > 0 && <WaysToPay scene={scene} seat={seat} />}
    </div>
  );
}

/** EC-21.3: what can be traded or given up, with what it costs and what is left then. */
function WaysToPay({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, say, lit, options = [] } = scene;
  const saved = upkeepOf(view, seat) - (UPKEEP[view.discs[seat] + 1] ?? 0);
  const now = afterUpkeep(view, seat, RESOURCE.money);
  const then = (money: number) => say({ key: 'board.balance.then', values: { n: signed(money) } });
  const trades = options.flatMap((option) =>
    option.do === 'trade' && option.take === RESOURCES[RESOURCE.money] ? [String(option.give)] : [],
  );
  return (
    <>
      <p>{say({ key: 'board.balance.ways' })}</p>
      <div className="ec-ways">
        {trades.map((give) => {
          const kind = nouns.resource.ids.indexOf(give);
          const values = { n: speciesOf(view, seat).rate, give: nouns.resource.say(kind), take: nouns.resource.say(0) };
          return (
            <button
              key={give}
              type="button"
              className="ec-way ec-way-trade"
              data-show={`trade ${nouns.resource.ref(kind)} ${nouns.resource.ref(RESOURCE.money)}`}
            >
              <b>{say({ key: 'cause.trade', values })}</b>
              <small>{then(now + 1)}</small>
            </button>
          );
        })}
        {view.placed
          .filter((site) => view.owner[site] === seat && lit.has(nouns.site.ref(site)))
          .map((site) => {
            const points = SECTORS[SITES[site].sector].points;
            const words = `${say({ key: 'board.balance.give-up', values: { saved, points } })}. ${then(now + saved)}`;
            return (
              <Handle
                key={site}
                of={nouns.site.ref(site)}
                lit={lit}
                name={`${say(nouns.site.say(site))}. ${words}`}
                className="ec-way"
              >
                <b>{say(nouns.site.say(site))}</b>
                <small>{words}</small>
              </Handle>
            );
          })}
      </div>
    </>
  );
}
