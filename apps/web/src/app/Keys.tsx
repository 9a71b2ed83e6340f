import type { Me } from '@starboard/protocol';
import { type FormEvent, useState } from 'react';
import { server } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';
import { useSettings } from './settings.ts';
import { useLoaded } from './useLoaded.ts';

interface Props {
  readonly account: string;
  /** How many there are. */
  readonly passkeys: number;
  readonly onChange: (me: Me) => void;
  /** Does something and says how it went. */
  attempt(work: () => Promise<unknown>): Promise<void>;
}

/** What opens an account, for its owner: the password, codes for a bad day, the browsers in which it is open, and passkeys. */
export function Keys(props: Props) {
  return (
    <>
      <Password {...props} />
      <Codes {...props} />
      <Browsers {...props} />
      <Passkeys {...props} />
    </>
  );
}

function Password({ account, attempt, onChange }: Props) {
  const words = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const given = { account, password: String(data.get('password')), old: String(data.get('old')) };
    void attempt(async () => {
      onChange(await server.createAccount(given));
      form.reset();
    });
  };
  return (
    <details>
      <summary>{words.changePassword}</summary>
      <p className="note">{words.changePasswordHint}</p>
      <form onSubmit={submit}>
        <label className="field">
          <span>{words.oldPassword}</span>
          <input name="old" type="password" required autoComplete="current-password" />
        </label>
        <label className="field">
          <span>{words.newPassword}</span>
          <input name="password" type="password" required minLength={8} autoComplete="new-password" />
        </label>
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
    </details>
  );
}

function Codes({ attempt }: Props) {
  const words = useWords();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password'));
    void attempt(async () => {
      setCodes((await server.recoveryCodes(password)).codes);
      form.reset();
    });
  };
  return (
    <details>
      <summary>{words.recoveryCodes}</summary>
      <p className="note">{words.recoveryHint}</p>
      {codes.length > 0 && (
        <ul className="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={make}>
        <label className="field">
          <span>{words.password}</span>
          <input name="password" type="password" required autoComplete="current-password" />
        </label>
        <button type="submit" className="button">
          {words.newCodes}
        </button>
      </form>
    </details>
  );
}

function Browsers({ attempt }: Props) {
  const words = useWords();
  const { language } = useSettings();
  const [turn, setTurn] = useState(0);
  const { value = [] } = useLoaded(`sessions ${turn}`, () => server.sessions());
  const end = (id: string) =>
    attempt(async () => {
      await server.endSession(id);
      setTurn(turn + 1);
    });
  const day = (at: number) => new Date(at).toLocaleDateString(language);
  return (
    <details>
      <summary>{words.browsers(value.length)}</summary>
      <ul>
        {value.map(({ id, createdAt, seenAt, here }) => (
          <li key={id} className="row">
            <span>{here ? words.thisBrowser : words.browserSince(day(createdAt), day(seenAt))}</span>
            {!here && (
              <button type="button" className="button" onClick={() => void end(id)}>
                {words.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Passkeys({ attempt, onChange, passkeys }: Props) {
  const words = useWords();
  const { language } = useSettings();
  const [turn, setTurn] = useState(0);
  const { value = [] } = useLoaded(`passkeys ${turn} ${passkeys}`, () => server.passkeys());
  const forget = (id: string) =>
    attempt(async () => {
      await server.deletePasskey(id);
      onChange(await server.me());
      setTurn(turn + 1);
    });
  if (value.length === 0) return null;
  return (
    <details>
      <summary>{words.passkeys(value.length)}</summary>
      <ul>
        {value.map(({ id, createdAt }) => (
          <li key={id} className="row">
            <span>{words.passkeySince(new Date(createdAt).toLocaleDateString(language))}</span>
            <button type="button" className="button" onClick={() => void forget(id)}>
              {words.forgetPasskey}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
