import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { until } from '../../bench/probe/until.ts';
import type { Guest } from './people.ts';

export interface Answer {
  readonly t: string;
  readonly code?: string;
  readonly seq?: number;
  readonly verdict?: { readonly code: string };
}

export interface RawLine {
  readonly socket: WebSocket;
  readonly heard: Answer[];
  readonly closed: Promise<number>;
  send(message: unknown): void;
  /** The answer to what was sent last. */
  answer(kinds?: readonly string[]): Promise<Answer>;
}

/** A socket on which anything can be said. */
export async function rawLine({ cookie }: Pick<Guest, 'cookie'>, url: string): Promise<RawLine> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  const heard: Answer[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    heard,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    answer: async (kinds = ['ack', 'refused', 'error']) => {
      const found = () => heard.findIndex(({ t }) => kinds.includes(t));
      await until(() => found() >= 0);
      return heard.splice(0, found() + 1).at(-1)!;
    },
  };
}

/** A client that does not go when it is told to: it answers no closing frame, and goes on talking. */
export async function stubbornLine({ cookie }: Pick<Guest, 'cookie'>, url: string) {
  const { hostname, port } = new URL(url);
  const line = connect(Number(port), hostname);
  let heard = '';
  line.on('data', (data) => {
    heard += data.toString('latin1');
  });
  line.on('error', () => {});
  line.write(
    [
      'GET /api/live HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  await until(() => heard.includes('welcome'));
  return {
    heard: () => heard,
    /** The server has said that this is the end. */
    wasClosed: () => heard.includes('\x88\x02\x03\xf0'),
    send: (message: object) => line.write(maskedFrame(JSON.stringify(message))),
    sendBytes: (...bytes: readonly number[]) => line.write(Buffer.from(bytes)),
    end: () => line.destroy(),
  };
}

function maskedFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, Math.floor(body.length / 256), body.length % 256];
  return Buffer.concat([Buffer.from([0x81, ...length]), mask, body.map((byte, i) => byte ^ mask[i % 4])]);
}
