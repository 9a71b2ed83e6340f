import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Screenshots come in true colour; with 256 colours they are a third of the size and look the same. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = colours(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(pixels, (y * width + x) * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
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

/** Median cut over the colours that occur, six bits each. */
function colours(pixels: Buffer) {
  const counts = new Map<number, number>();
  const keyOf = (at: number) => ((pixels[at] >> 2) << 12) | ((pixels[at + 1] >> 2) << 6) | (pixels[at + 2] >> 2);
  for (let at = 0; at < pixels.length; at += 3) counts.set(keyOf(at), (counts.get(keyOf(at)) ?? 0) + 1);
  const part = (key: number, channel: number) => (key >> (12 - 6 * channel)) & 63;
  const spread = (box: number[], channel: number) => {
    const values = box.map((key) => part(key, channel));
    return Math.max(...values) - Math.min(...values);
  };
  const widest = (box: number[]) => [0, 1, 2].reduce((best, c) => (spread(box, c) > spread(box, best) ? c : best), 0);
  const boxes: number[][] = [[...counts.keys()]];
  const weight = new Map<number[], number>();
  const weigh = (box: number[]) => {
    const size = box.reduce((sum, key) => sum + Math.sqrt(counts.get(key) ?? 0), 0);
    weight.set(box, box.length < 2 ? 0 : size * spread(box, widest(box)));
  };
  weigh(boxes[0]);
  while (boxes.length < 256) {
    const box = boxes.reduce((a, b) => ((weight.get(b) ?? 0) > (weight.get(a) ?? 0) ? b : a));
    if ((weight.get(box) ?? 0) === 0) break;
    const channel = widest(box);
    box.sort((a, b) => part(a, channel) - part(b, channel));
    const upper = box.splice(box.length >> 1);
    boxes.push(upper);
    weigh(box);
    weigh(upper);
  }
  const index = new Map(boxes.flatMap((box, i) => box.map((key) => [key, i] as const)));
  const palette = boxes.map((box): Colour => {
    const total = box.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
    const mean = (c: number) =>
      Math.round((box.reduce((sum, key) => sum + part(key, c) * (counts.get(key) ?? 0), 0) / total) * 4.05);
    return [mean(0), mean(1), mean(2)];
  });
  return { palette, indexOf: (_: Buffer, at: number) => index.get(keyOf(at)) ?? 0 };
}
