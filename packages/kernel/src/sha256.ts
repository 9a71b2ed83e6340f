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

/** The message in 64-byte blocks, closed by a one bit and its length in bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  view.setUint32(length - 8, bytes.length / 2 ** 29);
  return view;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** SHA-256 of a text, as eight 32-bit words. Synchronous, so that rules, browser and server share one code path. */
export function sha256Words(text: string): Int32Array {
  const data = padded(new TextEncoder().encode(text));
  const hash = START.slice();
  const w = new Int32Array(64);
  for (let offset = 0; offset < data.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash;
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
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] += word;
    });
  }
  return hash;
}

/** SHA-256 of a text in hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
