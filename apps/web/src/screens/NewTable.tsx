import type { AnyGame, Meta } from '@starboard/kernel';
import { type FormEvent, useState } from 'react';
import { NotFound } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { loadGame, metaOf } from '../games/registry.ts';
import { GameArt } from '../parts/GameArt.tsx';
import { problemText } from '../parts/problems.ts';
import { DEFAULT_LEVEL } from '../sessions/fared.ts';
import { bestTable } from '../sessions/newMatch.ts';
import { me } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';
import { OnlineChoices } from './OnlineChoices.tsx';
import { isPerson, isShared, movedTo, openTable, type Plan } from './openTable.ts';
import { SeatChoices } from './SeatChoices.tsx';
import { TableOptions } from './TableOptions.tsx';
import { WhereChoice } from './WhereChoice.tsx';

export default function NewTable({ game }: { game: string }) {
  const meta = metaOf(game);
  const { language } = useSettings();
  const loaded = useLoaded(game, () => loadGame(game));
  if (meta === undefined) return <NotFound />;
  return (
    <Frame title={meta.name[language]}>
      <Planning meta={meta} game={loaded.value} />
    </Frame>
  );
}

/** The best table, with oneself against bots. */
const firstPlan = (meta: Meta): Plan => ({
  where: 'local',
  seats: Array.from({ length: bestTable(meta) }, (_, seat) => ({ kind: seat === 0 ? 'me' : DEFAULT_LEVEL, name: '' })),
  options: {},
  visibility: 'private',
  clock: 'none',
});

function Planning({ meta, game }: { meta: Meta; game: AnyGame | undefined }) {
  const words = useWords();
  const { language, name } = useSettings();
  const [plan, setPlan] = useState(() => firstPlan(meta));
  const [problem, setProblem] = useState('');
  const known = useLoaded('me', me);
  const { where, seats, options } = plan;
  const alter = (changed: Partial<Plan>) => setPlan({ ...plan, ...changed });
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (!seats.some(isPerson)) return setProblem(words.needsPerson);
    try {
      navigate(await openTable(meta, plan, name, words));
    } catch (error) {
      setProblem(problemText((error as { code?: string }).code ?? 'internal', language));
    }
  };
  return (
    <form className="plan" onSubmit={(event) => void sit(event)}>
      <div className="plan-head">
        <GameArt game={meta.id} />
        <h1>{meta.name[language]}</h1>
      </div>
      <WhereChoice
        where={where}
        reachable={known.value !== undefined}
        onChange={(next) => setPlan(movedTo(next, plan))}
      />
      <SeatChoices players={meta.players} seats={seats} where={where} onChange={(next) => alter({ seats: next })} />
      {game !== undefined && meta.options.length > 0 && (
        <TableOptions
          meta={meta}
          game={game}
          names={seats.map(({ kind, name: own }, at) => own || (kind === 'me' ? name || words.me : words.seat(at + 1)))}
          shared={isShared(plan)}
          chosen={options}
          onChange={(id, value) => alter({ options: { ...options, [id]: value } })}
        />
      )}
      {where === 'online' && <OnlineChoices plan={plan} onChange={alter} />}
      <p role="alert" className="problem">
        {problem}
      </p>
      <button type="submit" className="button primary big">
        {words.openTable}
      </button>
    </form>
  );
}
