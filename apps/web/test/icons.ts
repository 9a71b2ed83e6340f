// Draws the PNG icons from public/icon.svg: npx node apps/web/test/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBrowser } from './browser/browser.ts';
import { smallPng } from './smallPng.ts';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const svg = readFileSync(`${PUBLIC}icon.svg`, 'utf8').replace('rx="96"', '');
const browser = await startBrowser();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(`${PUBLIC}icon-${size}.png`, smallPng(await page.screenshot()));
}
await browser.close();
