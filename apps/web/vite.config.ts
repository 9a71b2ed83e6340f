import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Everything that is not built but shown: kept on the device like the rest. */
const PUBLIC = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png'];

/** Writes the service worker with the list of what the app consists of, so that it works without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'starboard-service-worker',
    apply: 'build',
    generateBundle: {
      // After Vite has thrown away the scripts of which only their styles are left.
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => /\.(js|css|svg|png|woff2)$/.test(file));
        const files = [...PUBLIC, ...built.map((file) => `/${file}`)].sort();
        const version = createHash('sha256')
          .update(files.join())
          .update(readFileSync(here('index.html')))
          .digest('hex')
          .slice(0, 12);
        const source = readFileSync(here('src/serviceWorker.js'), 'utf8')
          .replace("'__VERSION__'", JSON.stringify(version))
          .replace("['__FILES__']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a `.br` and a `.gz` beside every text, which the server sends instead; that of the service worker last, as a sign that all is done. */
function compressed(): Plugin {
  const pack = async (path: string): Promise<void> => {
    const text = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
    await writeFile(`${path}.br`, await brotli(text, { params }));
  };
  return {
    name: 'starboard-compressed',
    apply: 'build',
    async closeBundle() {
      const files = readdirSync(here('dist'), { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && /\.(html|js|css|svg|webmanifest)$/.test(file.name));
      const paths = texts.map(({ parentPath, name }) => join(parentPath, name));
      const last = here('dist/sw.js');
      await Promise.all(paths.filter((path) => path !== last).map(pack));
      await pack(last);
    },
  };
}

const server = process.env.STARBOARD_SERVER ?? 'http://localhost:3000';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  root: here('.'),
  plugins: [react(), serviceWorker(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: here('dist'), emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy },
  preview: { port: 4173 },
});
