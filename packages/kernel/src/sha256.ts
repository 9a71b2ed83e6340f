/** First 32 bits of the fractional parts of the cube roots (`power` 3) or square roots (2) of the first primes. */
function primeRoots(count: number, power: 2 | 3): Int32Array {
  const roots = new Int32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) roots[found++] = (n ** (1 / power) % 1) * 2 ** 32;
  }
  return roots;
}

const K = primeRoots(64, 3);
const START = primeRoots(8, 2);

const BLOCK = 64;

/** The message in 64-byte blocks, closed by a one bit and its length in bits; `before` bytes were hashed already. */
function padded(bytes: Uint8Array, before: number): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  const total = before + bytes.length;
  view.setUint32(length - 4, total * 8);
  view.setUint32(length - 8, total / 2 ** 29);
  return view;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const w = new Int32Array(64);

/** Takes one block into the hash. */
function compress(hash: Int32Array, data: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = data.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

/** Goes on from a hash of so many bytes. */
function hashed(start: Int32Array, bytes: Uint8Array, before = 0): Int32Array {
  const data = padded(bytes, before);
  const hash = start.slice();
  for (let offset = 0; offset < data.byteLength; offset += BLOCK) compress(hash, data, offset);
  return hash;
}

function bytesOf(words: Int32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(words.length * 4));
  for (let i = 0; i < words.length; i++) bytes.setInt32(i * 4, words[i]);
  return new Uint8Array(bytes.buffer);
}

const utf8 = new TextEncoder();

/** SHA-256 of a text, as eight 32-bit words. Synchronous, so that rules, browser and server share one code path. */
export const sha256Words = (text: string): Int32Array => hashed(START, utf8.encode(text));

/** SHA-256 of a text in hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** HMAC-SHA-256 (RFC 2104) with this key. What different keys give has nothing to do with each other. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? bytesOf(hashed(START, key)) : key;
  const keyed = (mask: number): Int32Array => {
    const block = new Uint8Array(BLOCK).fill(mask);
    for (let i = 0; i < short.length; i++) block[i] ^= short[i];
    const hash = START.slice();
    compress(hash, new DataView(block.buffer), 0);
    return hash;
  };
  const [inner, outer] = [keyed(0x36), keyed(0x5c)];
  const last = padded(new Uint8Array(32), BLOCK); // the inner hash goes in front
  return (message) => {
    const first = hashed(inner, message, BLOCK);
    for (let i = 0; i < first.length; i++) last.setInt32(4 * i, first[i]);
    const hash = outer.slice();
    compress(hash, last, 0);
    return bytesOf(hash);
  };
}
