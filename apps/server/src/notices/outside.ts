import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Clock } from '@starboard/clock';

/** Addresses of the machine itself and of its own network: nobody may send the server there. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** IPv4 addresses in IPv6 notation are checked as what they are. */
export const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address names a machine inside by its number; names are looked up when something is sent. */
export function leadsInside(address: string): boolean {
  const host = hostOf(new URL(address));
  return (isIP(host) !== 0 && isInside(host)) || /(^|\.)localhost$/.test(host);
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Looks names up as usual, and refuses those that lead inside: checked on the very address that is then used. */
const safeLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    if (error !== null) return callback(error, '', 4);
    const bad = addresses.find(({ address }) => isInside(address));
    if (bad !== undefined) return callback(new Error(`${hostname} leads inside`) as NodeJS.ErrnoException, '', 4);
    if (options.all === true) return callback(null, addresses);
    return callback(null, addresses[0].address, addresses[0].family);
  });
};

export interface Letter {
  readonly to: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

interface Post {
  /** Whether letters may go to addresses inside. */
  readonly privateAddresses: boolean;
  readonly clock: Clock;
}

/** No answer takes longer or is larger than this. */
const LONGEST = 10_000;
const LARGEST = 16_384;

/** Sends something to an address that a user has given. Returns the status; whoever answers slowly or at length is cut off. */
export function post({ to, headers, body }: Letter, { privateAddresses, clock }: Post): Promise<number> {
  const url = new URL(to);
  if (!privateAddresses && leadsInside(to)) return Promise.reject(new Error(`${url.hostname} is inside`));
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const stopTimer = clock.after(LONGEST, () => sent.destroy(new Error('no answer in time')));
    const options = { method: 'POST', headers, agent: false, ...(privateAddresses ? {} : { lookup: safeLookup }) };
    const sent = request(url, options, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > LARGEST) sent.destroy(new Error('the answer is too large'));
      });
      response.on('end', () => {
        stopTimer();
        resolve(response.statusCode ?? 0);
      });
      response.on('error', reject);
    });
    sent.on('close', stopTimer);
    sent.on('error', reject);
    sent.end(body);
  });
}
