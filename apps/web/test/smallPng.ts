import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** More than this is too much for a picture in a repository: in all, and for each pixel of a large one. */
const LARGEST = 150_000;
const EACH = 0.15;
const PALETTES = [256, 192, 128, 96, 80];

/** Screenshots come in true colour; with at most 256 colours they are a fifth of the size and look nearly the same. */
export function smallPng(png: Buffer): Buffer {
  const picture = decode(png);
  const tried = PALETTES.values().map((size) => encode(picture, colours(picture.pixels, size)));
  const most = Math.max(LARGEST, picture.width * picture.height * EACH);
  let small = png;
  for (small of tried) if (small.length <= most) break;
  return small;
}

function encode({ width, height }: Picture, { palette, indexOf }: Colours): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf((y * width + x) * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each pixel. */
  readonly pixels: Buffer;
}

/** PNG as Chromium writes it: 8 bits, true colour, with or without alpha, not interlaced. */
function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const bytes = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * bytes;
  const pixels = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const row = Buffer.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let i = 0; i < stride; i++) {
      const left = i < bytes ? 0 : row[i - bytes];
      const corner = i < bytes ? 0 : above[i - bytes];
      row[i] += [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)][filter];
    }
    for (let x = 0; x < width; x++) row.copy(pixels, (y * width + x) * 3, x * bytes, x * bytes + 3);
    above = row;
  }
  return { width, height, pixels };
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

type Colour = readonly [number, number, number];

interface Colours {
  readonly palette: readonly Colour[];
  /** The place in the palette of the pixel at this byte. */
  indexOf(at: number): number;
}

/** Colours that will become one; they differ most in `channel`, by `spread`. */
interface Box {
  readonly keys: readonly number[];
  readonly channel: number;
  readonly mean: number;
  readonly spread: number;
}

const CHANNELS = [0, 1, 2];
const part = (key: number, channel: number): number => (key >> (16 - 8 * channel)) & 255;

/** Takes the box whose colours differ most, and cuts it at the mean, until there are enough boxes. */
function colours(pixels: Buffer, size: number): Colours {
  const keyOf = (at: number) => pixels.readUIntBE(at, 3);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) counts.set(keyOf(at), (counts.get(keyOf(at)) ?? 0) + 1);
  const count = (key: number) => counts.get(key) ?? 0;
  const boxes = [boxOf([...counts.keys()], count)];
  while (boxes.length < size) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread === 0) break;
    const { keys, channel, mean } = widest;
    const [lower, upper] = [true, false].map((low) => keys.filter((key) => part(key, channel) <= mean === low));
    boxes.splice(boxes.indexOf(widest), 1, boxOf(lower, count), boxOf(upper, count));
  }
  const index = new Map(boxes.flatMap(({ keys }, i) => keys.map((key) => [key, i] as const)));
  return {
    palette: boxes.map(({ keys }) => CHANNELS.map((c) => Math.round(meanOf(keys, c, count))) as unknown as Colour),
    indexOf: (at) => index.get(keyOf(at)) ?? 0,
  };
}

/** Roots, since a sky of many pixels must not take all colours from a small ship. */
function boxOf(keys: readonly number[], count: (key: number) => number): Box {
  const weight = (key: number) => Math.sqrt(count(key));
  const channels = CHANNELS.map((channel) => {
    const mean = meanOf(keys, channel, weight);
    const spread = keys.reduce((sum, key) => sum + weight(key) * (part(key, channel) - mean) ** 2, 0);
    return { keys, channel, mean, spread: keys.length < 2 ? 0 : spread };
  });
  return channels.reduce((a, b) => (b.spread > a.spread ? b : a));
}

function meanOf(keys: readonly number[], channel: number, weight: (key: number) => number): number {
  const total = keys.reduce((sum, key) => sum + weight(key), 0);
  return keys.reduce((sum, key) => sum + weight(key) * part(key, channel), 0) / total;
}
