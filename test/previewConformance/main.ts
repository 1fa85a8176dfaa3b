import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSite } from '../../server/src/cli/folders.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { noServices } from '../../server/src/core/preview/services.ts';
import { pageContextOf, type PageContext } from '../../server/src/core/site/siteSnapshot.ts';
import { sitesBelow } from '../support/sitesBelow.ts';
import { comparePage, type Comparison } from './comparePage.ts';
import { Tally } from './tally.ts';
import { renderPage } from '../support/rendered.ts';

// Renders every page of the sites below some folders, and looks for each heading with its id, link, image, code, list
// item and row of a table that the reference finds on pages that it can parse. On pages of Markdown alone, nothing else
// may be shown, and the order must be the same. Prints a row for each site, and all differences if asked to.
// Of a site with more pages than --most, a share is compared: every second, third …
//   npm run preview-conformance -- FOLDER… [--differences] [--most N]

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { differences: { type: 'boolean', default: false }, most: { type: 'string', default: '100000' } },
});
const write = (): void => undefined;
const io = { cwd: process.cwd(), write, writeError: write, writeDocument: write, useColor: false };
const options = { resourceBase: '/files', allowsRemoteImages: false };
const total = new Tally('all');

console.log(Tally.head);
for (const root of folders.flatMap(sitesBelow)) {
  const tally = new Tally(path.basename(root));
  await compareSite(root, tally);
  console.log(tally.row);
  total.add(tally);
}
console.log(`${total.row}\n\n${total.summary}`);

async function compareSite(root: string, tally: Tally): Promise<void> {
  const opened = await openSite(root, io).catch(() => undefined);
  if (opened === undefined) return;
  const { site } = opened;
  const snapshot = site.takeSnapshot();
  const { pages } = snapshot.files;
  const step = Math.ceil(pages.length / Number(values.most));
  for (const [at, file] of pages.entries()) {
    const text = await site.readText(file);
    const context = text === undefined ? undefined : pageContextOf(snapshot, file, readPage(text));
    if (text !== undefined && context !== undefined)
      renderAndCompare({ name: `${root}/${file}`, text, context, isCompared: at % step === 0 }, tally);
  }
}

interface ReadPage {
  readonly name: string;
  readonly text: string;
  readonly context: PageContext;
  readonly isCompared: boolean;
}

function renderAndCompare({ name, text, context, isCompared }: ReadPage, tally: Tally): void {
  const start = process.cpuUsage();
  try {
    const page = renderPage(context, options, noServices);
    const { user, system } = process.cpuUsage(start);
    tally.addRendered(name, (user + system) / 1000);
    const comparison = isCompared ? comparePage(text, page) : undefined;
    if (comparison === undefined) return;
    tally.addComparison(comparison);
    if (values.differences) print(name, comparison);
  } catch (error) {
    tally.addFailure();
    console.log(`${name}: ${String(error)}`);
  }
}

function print(name: string, { missing, extra, isInOrder }: Comparison): void {
  const differences = [
    ...missing.map((one) => ['missing', one] as const),
    ...extra.map((one) => ['extra', one] as const),
  ];
  for (const [difference, { kind, text }] of differences)
    console.log(`${difference}\t${kind}\t${text.slice(0, 200)}\t${name}`);
  if (!isInOrder) console.log(`order\t\t\t${name}`);
}
