import { lightClass, litState } from '@starboard/board';
import { SPECIES } from '../content/species.ts';
import { ACTIONS, RESOURCES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { Handle } from './Handle.tsx';
import { ResourceSign, Sign } from './Icons.tsx';
import type { Scene } from './scene.ts';

/** EC-3.8: the species, with what each begins with and does best. */
export function Peoples({ scene }: { scene: Scene }) {
  const { view, lit, say } = scene;
  return (
    <div className="ec-peoples">
      <p className="ec-sheet-title">
        <b>{say({ key: 'board.peoples' })}</b> <small>{say({ key: 'board.peoples-text' })}</small>
      </p>
      <div className="ec-people-cards">
        {SPECIES.map(({ id, store, activations, rate, colonyShips }, people) => {
          const ref = nouns.species.ref(people);
          const text = say({ key: `species.${id}.text` });
          const taken = view.species.includes(people);
          return (
            <Handle
              key={id}
              of={ref}
              lit={lit}
              name={`${say(nouns.species.say(people))}. ${text}`}
              className={`ec-people ${taken ? 'ec-faint' : ''} ${lightClass(litState(lit, ref)) === '' ? '' : 'ec-open'}`}
            >
              <b>{say(nouns.species.say(people))}</b>
              <small>{text}</small>
              <span className="ec-row">
                {RESOURCES.map((kind, i) => (
                  <span key={kind} className="ec-row">
                    <ResourceSign kind={i} size={14} /> {store[i]}
                  </span>
                ))}
                <span className="ec-row">
                  <Sign of="trade" size={14} /> {rate}
                </span>
                <span className="ec-row">
                  <Sign of="colony" size={14} /> {colonyShips}
                </span>
              </span>
              <span className="ec-row">
                {ACTIONS.map((action, i) => (
                  <span key={action} className={activations[i] > (i < 2 ? 1 : 2) ? 'ec-row ec-good' : 'ec-row'}>
                    <Sign of={action} size={14} /> {activations[i]}
                  </span>
                ))}
              </span>
            </Handle>
          );
        })}
      </div>
    </div>
  );
}
