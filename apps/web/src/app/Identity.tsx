import { ApiProblem } from '@starboard/client';
import type { Me } from '@starboard/protocol';
import { type FormEvent, useState } from 'react';
import { problemText } from '../parts/problems.ts';
import { forgetMe, me, server } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';
import { Keys } from './Keys.tsx';
import { useSettings } from './settings.ts';
import { useLoaded } from './useLoaded.ts';

/** Who one is on the server: nothing to see where there is none. */
export default function Identity() {
  const { value } = useLoaded('me', me);
  const [changed, setChanged] = useState<Me>();
  const shown = changed ?? value;
  return shown === undefined ? null : <Account me={shown} onChange={setChanged} />;
}

function Account({ me: person, onChange }: { me: Me; onChange: (me: Me) => void }) {
  const words = useWords();
  const { language } = useSettings();
  const [told, setTold] = useState('');
  const attempt = async (work: () => Promise<unknown>) => {
    setTold('');
    try {
      await work();
      setTold(words.saved);
    } catch (error) {
      setTold(error instanceof ApiProblem ? problemText(error.code, language) : String(error));
    }
  };
  const become = async (fresh: Promise<Me>) => {
    const known = await fresh;
    forgetMe();
    onChange(known);
  };
  const downloadData = async () => {
    const { downloadText } = await import('../table/download.ts');
    downloadText('starboard-data.json', JSON.stringify(await server.myData(), null, 2));
  };
  const remove = async () => {
    if (!confirm(words.deleteMeSure)) return;
    await server.deleteMe();
    location.assign('/');
  };
  return (
    <section className="identity" aria-labelledby="identity">
      <h3 id="identity">{words.account}</h3>
      {person.account === null ? (
        <SigningIn attempt={attempt} become={become} />
      ) : (
        <SignedIn account={person.account} me={person} attempt={attempt} become={become} onChange={onChange} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const url = String(new FormData(event.currentTarget).get('webhook'));
          void attempt(() => server.setWebhook(url === '' ? null : url));
        }}
      >
        <label className="field">
          <span>{words.webhook}</span>
          <input name="webhook" type="url" placeholder="https://" />
        </label>
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
      <p role="status" className="note">
        {told}
      </p>
      <button type="button" className="button" onClick={() => void attempt(downloadData)}>
        {words.myData}
      </button>{' '}
      <button type="button" className="button danger" onClick={() => void attempt(remove)}>
        {words.deleteMe}
      </button>
    </section>
  );
}

interface Doing {
  /** Does something, and says whether it went well. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
  /** From now on one is somebody else, or knows more of oneself. */
  readonly become: (fresh: Promise<Me>) => Promise<void>;
}

/** For whoever has no account here: make one, or be known by one. */
function SigningIn({ attempt, become }: Doing) {
  const words = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given = { account: String(data.get('account')), password: String(data.get('password')) };
    const signIn = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'sign-in';
    void attempt(() => become(signIn ? server.signIn(given) : server.createAccount(given)));
  };
  const enterByPasskey = async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = (await server.passkeySignInOptions()) as Parameters<
      typeof startAuthentication
    >[0]['optionsJSON'];
    await become(server.passkeySignIn(await startAuthentication({ optionsJSON })));
  };
  return (
    <>
      <p className="note">{words.accountHint}</p>
      <form onSubmit={submit}>
        <label className="field">
          <span>{words.accountName}</span>
          <input name="account" required minLength={3} maxLength={40} autoComplete="username" />
        </label>
        <label className="field">
          <span>{words.password}</span>
          <input name="password" type="password" required minLength={8} autoComplete="current-password" />
        </label>
        <div className="row">
          <button type="submit" className="button" value="create">
            {words.createAccount}
          </button>
          <button type="submit" className="button" value="sign-in">
            {words.signIn}
          </button>
          <button type="button" className="button" onClick={() => void attempt(enterByPasskey)}>
            {words.usePasskey}
          </button>
        </div>
      </form>
      <Recovering attempt={attempt} become={become} />
    </>
  );
}

/** A new password by one of the codes. */
function Recovering({ attempt, become }: Doing) {
  const words = useWords();
  const recover = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [account, code, password] = ['account', 'code', 'password'].map((name) => String(data.get(name)));
    void attempt(() => become(server.recover({ account, code, password })));
  };
  return (
    <details>
      <summary>{words.recover}</summary>
      <form onSubmit={recover}>
        <label className="field">
          <span>{words.accountName}</span>
          <input name="account" required minLength={3} maxLength={40} autoComplete="username" />
        </label>
        <label className="field">
          <span>{words.recoveryCode}</span>
          <input name="code" required maxLength={40} autoComplete="one-time-code" />
        </label>
        <label className="field">
          <span>{words.newPassword}</span>
          <input name="password" type="password" required minLength={8} autoComplete="new-password" />
        </label>
        <button type="submit" className="button">
          {words.recover}
        </button>
      </form>
    </details>
  );
}

interface SignedInProps extends Doing {
  readonly account: string;
  readonly me: Me;
  readonly onChange: (me: Me) => void;
}

function SignedIn({ account, me: { passkeys }, attempt, become, onChange }: SignedInProps) {
  const words = useWords();
  const addPasskey = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = (await server.passkeyOptions()) as Parameters<typeof startRegistration>[0]['optionsJSON'];
    await become(server.addPasskey(await startRegistration({ optionsJSON })));
  };
  return (
    <>
      <p>
        {words.signedInAs(account)} · {words.passkeys(passkeys)}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => void attempt(addPasskey)}>
          {words.addPasskey}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void attempt(() => server.signOut().then(() => location.assign('/')))}
        >
          {words.signOut}
        </button>
      </div>
      <Keys account={account} passkeys={passkeys} onChange={onChange} attempt={attempt} />
    </>
  );
}
