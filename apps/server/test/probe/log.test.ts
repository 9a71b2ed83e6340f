import { expect, it } from 'vitest';
import { stubbornLine } from '../kit/lines.ts';
import { guest } from '../kit/people.ts';
import { serverProcess, tempFolder } from '../kit/servers.ts';

const LEVEL = { debug: 20, warn: 40 };

it('malformed frames are the fault of whoever sends them, and are noted for the curious alone', async () => {
  const folder = tempFolder();
  const server = await serverProcess(folder.path, { STARBOARD_LOG: 'debug' });
  const levelsOf = (word: string): number[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(word))
      .map((line) => Number(/"level":(\d+)/.exec(line)?.[1]));
  const line = await stubbornLine(await guest(server.url), server.url);
  line.send({ t: 'nonsense' });
  await expect.poll(() => levelsOf('message not understood')).toEqual([LEVEL.debug]);
  line.sendBytes(0xff, 0xff, 0xff, 0xff);
  await expect.poll(() => levelsOf('socket failed')).toEqual([LEVEL.debug]);
  const loud = server
    .output()
    .split('\n')
    .filter((text) => Number(/"level":(\d+)/.exec(text)?.[1] ?? 0) >= LEVEL.warn);
  expect(loud).toEqual([]);
  line.end();
  expect(await server.end()).toBe(0);
  folder.remove();
});
