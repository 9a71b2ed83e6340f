import type { SeatInfo, TableInfo } from '@starboard/protocol';
import { useRef, useSyncExternalStore } from 'react';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { change, settings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { GameArt } from '../parts/GameArt.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { DEFAULT_LEVEL } from '../sessions/fared.ts';
import type { OnlineSession } from '../sessions/onlineSession.ts';
import { me, server } from '../sessions/server.ts';
import { ChatView } from '../table/ChatView.tsx';
import { useWords } from '../words/index.ts';
import { Nameless, useAttempt } from './attempt.ts';
import { PeopleButton } from './PeopleDialog.tsx';

interface Props {
  readonly session: OnlineSession;
  readonly info: TableInfo;
  readonly title: string;
}

/** A table with free seats: who sits where, how others get here, and what they say. */
export function WaitingRoom({ session, info, title }: Props) {
  const words = useWords();
  const known = useLoaded('me', me);
  const [problem, attempt] = useAttempt();
  const chat = useSyncExternalStore(session.chat.subscribe, session.chat.get);
  const asksName = useRef(settings().name === '').current;
  const nameField = useRef<HTMLInputElement>(null);
  const sit = (seat: number) => {
    const { name } = settings();
    if (name.trim() === '') nameField.current?.focus();
    return attempt(async () => {
      if (name.trim() === '') throw new Nameless(words.nameFirst);
      await server.rename(name);
      await server.join(info.id, seat);
    });
  };
  return (
    <Frame title={title}>
      <div className="plan-head">
        <GameArt game={info.game} />
        <h1>{title}</h1>
      </div>
      <section className="invite" aria-label={words.link}>
        <p>{words.inviteHint}</p>
        <p className="invite-code">{words.codeIs(info.code)}</p>
        <ShareLink url={location.href} label={words.link} copied={words.copied} />
      </section>
      {asksName && info.yourSeat < 0 && (
        <label className="field">
          <span>{words.yourName}</span>
          <input
            ref={nameField}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
      )}
      <ol className="waiting-seats">
        {info.seats.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <li key={at}>
            <WaitingSeat info={info} at={at} mine={known.value?.id} onSit={() => void sit(at)} attempt={attempt} />
          </li>
        ))}
      </ol>
      <p>{words.waitForPlayers}</p>
      <p role="alert" className="problem">
        {problem}
      </p>
      <div className="row">
        <ReadyButton info={info} attempt={attempt} />
        <PeopleButton session={session} info={info} />
        {info.yourSeat >= 0 && (
          <button
            type="button"
            className="button"
            onClick={() => void attempt(() => server.leave(info.id).then(() => navigate('/')))}
          >
            {words.leave}
          </button>
        )}
      </div>
      {info.yourSeat >= 0 && (
        <section className="waiting-chat" aria-label={words.chat}>
          <h2>{words.chat}</h2>
          <ChatView lines={chat} onSay={(text) => attempt(() => session.say(text))} />
        </section>
      )}
    </Frame>
  );
}

interface ReadyProps {
  readonly info: TableInfo;
  attempt(work: () => Promise<unknown>): Promise<void>;
}

/** Lets the others wait, or wait no longer. */
function ReadyButton({ info, attempt }: ReadyProps) {
  const words = useWords();
  const own = info.seats[info.yourSeat];
  if (own === undefined) return null;
  const waits = own.unready === true;
  return (
    <button
      type="button"
      className={waits ? 'button primary' : 'button'}
      onClick={() => void attempt(() => server.setReady(info.id, waits))}
    >
      {waits ? words.ready : words.notReady}
    </button>
  );
}

interface SeatProps {
  readonly info: TableInfo;
  readonly at: number;
  /** Who looks at it. */
  readonly mine: string | undefined;
  onSit(): void;
  attempt(work: () => Promise<unknown>): Promise<void>;
}

/** A seat, and what can be done about it before the start. */
function WaitingSeat({ info, at, mine, onSit, attempt }: SeatProps) {
  const words = useWords();
  const seat = info.seats[at];
  const isHost = mine === info.host;
  const isFree = seat.kind === 'open' && seat.keptFor === undefined;
  const mayTake = seat.kind === 'open' && (isFree || seat.keptFor === mine);
  const doIt = (label: string, work: () => Promise<unknown>) => (
    <button type="button" className="button" onClick={() => void attempt(work)}>
      {label}
    </button>
  );
  return (
    <>
      <span>
        {words.seat(at + 1)}: <strong>{seatText(seat, words)}</strong>
        {seat.kind === 'person' && (
          <small className={seat.unready ? 'unready' : 'ready'}>
            {seat.unready ? words.isNotReady : words.isReady}
          </small>
        )}
      </span>
      {info.yourSeat < 0 && mayTake && (
        <button type="button" className="button primary" onClick={onSit}>
          {words.sitHere}
        </button>
      )}
      {info.yourSeat >= 0 &&
        info.yourSeat !== at &&
        (isHost || isFree) &&
        doIt(isFree ? words.moveHere : words.swapWith(seatText(seat, words)), () =>
          server.swapSeats(info.id, info.yourSeat, at),
        )}
      {seat.kind === 'open' &&
        isHost &&
        doIt(words.botHere, () => server.setSeat(info.id, at, { kind: 'bot', level: DEFAULT_LEVEL }))}
      {(seat.kind === 'bot' || seat.keptFor !== undefined) &&
        isHost &&
        doIt(words.freeHere, () => server.setSeat(info.id, at, { kind: 'open' }))}
    </>
  );
}

function seatText({ kind, keptFor, name }: SeatInfo, words: ReturnType<typeof useWords>): string {
  if (kind !== 'open') return name;
  return keptFor === undefined ? words.freeSeat : words.keptFor(name);
}
