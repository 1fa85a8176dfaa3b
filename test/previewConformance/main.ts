import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { renderPage } from '../../server/src/core/preview/renderPage.ts';
import { noServices } from '../../server/src/core/preview/services.ts';
import { pageContextOf } from '../../server/src/core/site/pageContext.ts';
import { openSite } from '../../server/src/cli/folders.ts';
import { missingFrom, referenceConstructs, shownConstructs } from './constructs.ts';

// Renders every page of the sites below a folder, and looks for each heading, link, image, code, list item and row of a
// table that the reference finds on pages that it can parse.
//   npm run preview-conformance -- FOLDER [--show N]

const [folder = '.', ...options] = process.argv.slice(2);
const shown = options[0] === '--show' ? Number(options[1]) : 10;
const io = { cwd: process.cwd(), write: () => undefined, writeError: () => undefined, useColor: false };
const total = { pages: 0, compared: 0, same: 0, expected: 0, missing: 0, failures: 0, ms: 0 };
const slowest = { ms: 0, name: '' };
const examples: string[] = [];

for (const root of sitesBelow(folder)) {
  const opened = await openSite(root, io).catch(() => undefined);
  if (opened === undefined) continue;
  const { site } = opened;
  const snapshot = site.takeSnapshot();
  for (const file of snapshot.files.pages) {
    const text = await site.readText(file);
    const context = text === undefined ? undefined : pageContextOf(snapshot, file, readPage(text));
    if (text === undefined || context === undefined) continue;
    total.pages++;
    const start = performance.now();
    let html: string;
    try {
      const page = renderPage(context, { resourceBase: '/files', allowsRemoteImages: false }, noServices);
      html = page.html + page.aside;
    } catch (error) {
      total.failures++;
      console.log(`${root}/${file}: ${String(error)}`);
      continue;
    }
    const ms = performance.now() - start;
    total.ms += ms;
    if (ms > slowest.ms) Object.assign(slowest, { ms, name: `${root}/${file}` });
    const expected = referenceConstructs(text);
    if (expected === undefined) continue;
    const missing = missingFrom(shownConstructs(html), expected);
    total.compared++;
    total.expected += expected.length;
    total.missing += missing.length;
    if (missing.length === 0) total.same++;
    else if (examples.length < shown)
      examples.push(
        `${root}/${file}: ${missing
          .slice(0, 4)
          .map((one) => one.slice(0, 90))
          .join(' ¦ ')}`,
      );
  }
}

console.log(examples.join('\n'));
const share = ((1 - total.missing / Math.max(1, total.expected)) * 100).toFixed(3);
console.log(
  `${total.pages} pages rendered, ${total.failures} failures, ${(total.ms / total.pages).toFixed(1)} ms on average`,
);
console.log(`slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.name}`);
console.log(`${total.compared} pages that the reference can parse: ${total.same} with all constructs`);
console.log(`${total.expected - total.missing} of ${total.expected} constructs shown (${share} %)`);

function sitesBelow(from: string): readonly string[] {
  if (['docs.json', 'mint.json'].some((name) => existsSync(path.join(from, name)))) return [from];
  return readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => sitesBelow(path.join(from, name)));
}
