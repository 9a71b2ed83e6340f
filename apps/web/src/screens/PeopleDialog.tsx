import type { TableInfo } from '@starboard/protocol';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { OnlineSession } from '../sessions/onlineSession.ts';
import { me, server } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';
import { useAttempt } from './attempt.ts';

interface Props {
  readonly session: OnlineSession;
  readonly info: TableInfo;
}

/** What can be done about the other people here; nothing where there are none. */
export function PeopleButton({ session, info }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const others = info.seats.flatMap(({ person }, at) => (person === undefined || at === info.yourSeat ? [] : [at]));
  if (others.length === 0 || info.yourSeat < 0) return null;
  return (
    <>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        <Icon name="eye" /> {words.people}
      </button>
      {open && (
        <Dialog title={words.people} onClose={() => setOpen(false)}>
          <ul className="people">
            {others.map((at) => (
              <li key={at}>
                <OnePerson session={session} info={info} at={at} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function OnePerson({ session, info, at }: Props & { readonly at: number }) {
  const words = useWords();
  const known = useLoaded('me', me);
  const muted = useSyncExternalStore(session.muted.subscribe, session.muted.get);
  const [asked, setAsked] = useState<'report' | 'remove'>();
  const [told, setTold] = useState('');
  const [problem, attempt] = useAttempt();
  const { person = '', name } = info.seats[at];
  const isMuted = muted.includes(person);
  const report = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    void attempt(async () => {
      await server.report(info.id, at, reason);
      setAsked(undefined);
      setTold(words.reported);
    });
  };
  const remove = () =>
    void attempt(async () => {
      await server.removePerson(info.id, at);
      setAsked(undefined);
    });
  return (
    <>
      <h3>{name}</h3>
      <div className="row">
        <button
          type="button"
          className="button small"
          aria-pressed={isMuted}
          onClick={() => void attempt(() => session.mute(person, !isMuted))}
        >
          {isMuted ? words.unmute : words.mute}
        </button>
        <button type="button" className="button small" onClick={() => setAsked('report')}>
          {words.report}
        </button>
        {known.value?.id === info.host && info.status !== 'over' && (
          <button type="button" className="button small" onClick={() => setAsked('remove')}>
            {words.remove}
          </button>
        )}
      </div>
      {asked === 'report' && (
        <form className="row" onSubmit={report}>
          <label className="grow">
            <span>{words.reportWhy}</span>
            <input name="reason" required maxLength={500} autoComplete="off" />
          </label>
          <button type="submit" className="button">
            {words.send}
          </button>
        </form>
      )}
      {asked === 'remove' && (
        <p className="row">
          {words.removeSure(name)}{' '}
          <button type="button" className="button danger" onClick={remove}>
            {words.removeYes}
          </button>
          <button type="button" className="button" onClick={() => setAsked(undefined)}>
            {words.no}
          </button>
        </p>
      )}
      <p role="status">{told}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}
