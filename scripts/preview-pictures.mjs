// Takes the pictures of docs/preview.md and docs/report.md: node scripts/preview-pictures.mjs (after a build)
import { execFileSync, spawn } from 'node:child_process';
import { findChromium } from './editor/chromium.mjs';
import { load } from './editor/install.mjs';

const PICTURES = [
  { name: 'preview-desktop', page: 'gallery', width: 1280, height: 860, mode: 'light', top: 1290 },
  { name: 'preview-desktop-dark', page: 'guides/code', width: 1280, height: 860, mode: 'dark', top: 0 },
  { name: 'preview-tablet', page: 'guides/text', width: 820, height: 900, mode: 'light', top: 900 },
  { name: 'preview-tablet-dark', page: 'api/list-lamps', width: 820, height: 900, mode: 'dark', top: 0 },
  { name: 'preview-phone', page: 'gallery', width: 390, height: 780, mode: 'light', top: 0 },
  { name: 'preview-phone-dark', page: 'gallery', width: 390, height: 780, mode: 'dark', top: 2600 },
];

const REPORTS = [
  { name: 'report', mode: 'light', media: 'screen' },
  { name: 'report-dark', mode: 'dark', media: 'screen' },
  { name: 'report-print', mode: 'dark', media: 'print' },
];

const server = spawn(process.execPath, ['dist/cli.js', 'preview', 'examples/gallery', '--port', '0']);
const address = await new Promise((resolve) => {
  server.stdout.on('data', (data) => resolve(/http:\S+/.exec(data)?.[0]));
});
const { chromium } = await load('playwright-core');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, page: path, width, height, mode, top } of PICTURES) {
  const page = await browser.newPage({ colorScheme: mode, viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(address + path);
  await page.waitForTimeout(1500);
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `docs/images/${name}.png` });
  await page.close();
}
const html = execFileSync(process.execPath, ['dist/cli.js', 'report', 'examples/gallery'], { encoding: 'utf8' });
for (const { name, mode, media } of REPORTS) {
  const report = await browser.newPage({ colorScheme: mode, viewport: { width: 900, height: 860 } });
  await report.emulateMedia({ media });
  await report.setContent(html);
  await report.screenshot({ path: `docs/images/${name}.png` });
  await report.close();
}
await browser.close();
server.kill('SIGINT');
