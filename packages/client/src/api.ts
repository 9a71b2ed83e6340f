import type { MatchFile } from '@starboard/kernel';
import type {
  AuditEntry,
  BotLevel,
  Credentials,
  FreshToken,
  GameInfo,
  Hint,
  Me,
  NewPassword,
  NewTable,
  PasskeyInfo,
  PushSubscription,
  Recovery,
  RecoveryCodes,
  Report,
  SeatPlan,
  SessionInfo,
  TableInfo,
  TokenInfo,
} from '@starboard/protocol';
import { ApiProblem } from './problem.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ApiOptions {
  /** The global one if left out. */
  readonly fetch?: Fetch;
  /** Sent with every request: a bot's `authorization`, a test's `cookie`. Browsers send their cookie by themselves. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Api = ReturnType<typeof api>;

/** The server over HTTP: `api('https://play.example.org')`, or `api('')` for the page's own server. Rejects with {@link ApiProblem}. */
export function api(baseUrl: string, options: ApiOptions = {}) {
  const call = caller(baseUrl, options);
  return { ...aboutMe(call), ...aboutAccess(call), ...aboutTables(call), ...aboutPlay(call), ...aboutReports(call) };
}

type Call = ReturnType<typeof caller>;

const tableAt = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

function aboutMe(call: Call) {
  return {
    /** Who I am; a new guest where nobody is known yet. */
    me: () => call<Me>('POST', '/api/me'),
    rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
    /** All that the server keeps of me. */
    myData: () => call<unknown>('GET', '/api/me/data'),
    /** Makes the server forget me; a bot plays on in my seats. */
    deleteMe: () => call<void>('DELETE', '/api/me'),
    /** People whose lines I am not sent. */
    mutes: () => call<string[]>('GET', '/api/me/mutes'),
    mute: (person: string, wanted: boolean) => call<string[]>('POST', '/api/me/mutes', { person, wanted }),
    /** The server's key for `pushManager.subscribe`. */
    pushKey: () => call<{ key: string }>('GET', '/api/push'),
    subscribePush: (subscription: PushSubscription) => call<void>('POST', '/api/push', subscription),
    unsubscribePush: (endpoint: string) => call<void>('DELETE', '/api/push', { endpoint }),
    /** An address that is told when it is my turn; null for none. */
    setWebhook: (url: string | null) => call<void>('PUT', '/api/me/webhook', { url }),
  };
}

/** How I am known again: passwords, passkeys, codes, tokens. */
function aboutAccess(call: Call) {
  return {
    /** Gives my identity a name and password, for other devices. */
    createAccount: (given: NewPassword) => call<Me>('POST', '/api/account', given),
    signIn: (given: Credentials) => call<Me>('POST', '/api/sign-in', given),
    signOut: () => call<void>('POST', '/api/sign-out'),
    /** The browsers in which I am known. */
    sessions: () => call<SessionInfo[]>('GET', '/api/sessions'),
    endSession: (id: string) => call<void>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
    /** Each lets me in once, with a new password; earlier ones serve no more. */
    recoveryCodes: (password: string) => call<RecoveryCodes>('POST', '/api/recovery-codes', { password }),
    recover: (given: Recovery) => call<Me>('POST', '/api/recover', given),
    passkeys: () => call<PasskeyInfo[]>('GET', '/api/passkeys'),
    deletePasskey: (id: string) => call<void>('DELETE', `/api/passkeys/${encodeURIComponent(id)}`),
    /** For `startRegistration` of @simplewebauthn/browser; its result goes to {@link addPasskey}. */
    passkeyOptions: () => call<unknown>('POST', '/api/passkeys/options'),
    addPasskey: (response: unknown) => call<Me>('POST', '/api/passkeys', { response }),
    /** For `startAuthentication`; its result goes to {@link passkeySignIn}. */
    passkeySignInOptions: () => call<unknown>('POST', '/api/passkeys/sign-in/options'),
    passkeySignIn: (response: unknown) => call<Me>('POST', '/api/passkeys/sign-in', { response }),

    tokens: () => call<TokenInfo[]>('GET', '/api/tokens'),
    createToken: (name: string) => call<FreshToken>('POST', '/api/tokens', { name }),
    deleteToken: (id: string) => call<void>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  };
}

/** Tables, and who sits at them. */
function aboutTables(call: Call) {
  return {
    games: () => call<GameInfo[]>('GET', '/api/games'),
    /** Tables that anybody may join. */
    lobby: () => call<TableInfo[]>('GET', '/api/tables'),
    myTables: () => call<TableInfo[]>('GET', '/api/me/tables'),
    create: (plan: NewTable) => call<TableInfo>('POST', '/api/tables', plan),
    table: (id: string) => call<TableInfo>('GET', tableAt(id)),
    /** Closes a table of mine at which nobody else sits. */
    remove: (id: string) => call<void>('DELETE', tableAt(id)),
    /** The table with these six letters. */
    tableByCode: (code: string) => call<TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
    /** Takes the seat, or the first free one. */
    join: (id: string, seat?: number) =>
      call<TableInfo>('POST', `${tableAt(id)}/join`, seat === undefined ? {} : { seat }),
    /** Gives the seat up before the start; afterwards a bot plays on in it. */
    leave: (id: string) => call<TableInfo>('POST', `${tableAt(id)}/leave`),
    /** Takes the own seat back from the bot. */
    comeBack: (id: string) => call<TableInfo>('POST', `${tableAt(id)}/back`),
    /** For the host, before the start: a bot on an open seat, or the other way round. */
    setSeat: (id: string, seat: number, plan: Exclude<SeatPlan, { kind: 'me' }>) =>
      call<TableInfo>('PUT', `${tableAt(id)}/seats/${seat}`, plan),
    /** Before the start: the host changes any two seats, others their own with a free one. */
    swapSeats: (id: string, one: number, other: number) =>
      call<TableInfo>('POST', `${tableAt(id)}/swap`, { one, other }),
    /** Before the start: whether the match may begin for me, once all seats are taken. */
    setReady: (id: string, ready: boolean) => call<TableInfo>('POST', `${tableAt(id)}/ready`, { ready }),
    /** For the host: the person may not sit here again; a bot plays on where the match runs. */
    removePerson: (id: string, seat: number) => call<TableInfo>('POST', `${tableAt(id)}/remove`, { seat }),
  };
}

/** What can be asked of a match. */
function aboutPlay(call: Call) {
  return {
    /** Whether a bot should play on for an absent person; done when most of the others want it. */
    vote: (id: string, seat: number, wanted: boolean) =>
      call<TableInfo>('POST', `${tableAt(id)}/votes`, { seat, wanted }),
    pause: (id: string) => call<TableInfo>('POST', `${tableAt(id)}/pause`),
    resume: (id: string) => call<TableInfo>('POST', `${tableAt(id)}/resume`),
    /** The table of the next match of these people; made by whoever asks first, joined by the others. */
    rematch: (id: string) => call<TableInfo>('POST', `${tableAt(id)}/rematch`),
    /** What a bot would do in my seat; only where no other people play. */
    hint: (id: string, level?: BotLevel) =>
      call<Hint[]>('POST', `${tableAt(id)}/hint`, level === undefined ? {} : { level }),
    /** The whole match with its seed, when it is over. */
    file: (id: string) => call<MatchFile>('GET', `${tableAt(id)}/file`),
  };
}

function aboutReports(call: Call) {
  return {
    /** Tells those who run the server about somebody here. */
    report: (id: string, seat: number, reason: string) =>
      call<void>('POST', `${tableAt(id)}/reports`, { seat, reason }),
    /** For those who run the server. */
    reports: () => call<Report[]>('GET', '/api/admin/reports'),
    closeReport: (id: string) => call<void>('POST', `/api/admin/reports/${encodeURIComponent(id)}/close`),
    auditLog: () => call<AuditEntry[]>('GET', '/api/admin/audit'),
  };
}

function caller(baseUrl: string, { fetch: given, headers = {} }: ApiOptions) {
  const fetch: Fetch = given ?? ((url, init) => globalThis.fetch(url, init));
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(baseUrl + path, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ApiProblem('unreachable', error instanceof Error ? error.message : 'No connection', 0);
    });
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer as T;
    const { code = 'internal', message = response.statusText } = (answer ?? {}) as { code?: string; message?: string };
    throw new ApiProblem(code, message, response.status);
  };
}
