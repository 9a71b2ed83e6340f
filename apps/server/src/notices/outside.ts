import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return inside.check(mapped, 'ipv4');
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

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

export function safeAgent(privateAddresses: boolean): https.Agent {
  return new https.Agent(privateAddresses ? {} : { lookup: safeLookup });
}

/** Sends a notice to an address that a user has given. */
export function post(address: string, body: string, privateAddresses: boolean): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!privateAddresses && isIP(host) !== 0 && isInside(host)) return Promise.reject(new Error(`${host} is inside`));
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, timeout: 10_000, ...(privateAddresses ? {} : { lookup: safeLookup }) };
    const sent = request(url, options, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
