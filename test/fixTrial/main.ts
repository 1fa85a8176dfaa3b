import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSite } from '../../server/src/cli/folders.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import { pageContextOf, type PageContext } from '../../server/src/core/site/siteSnapshot.ts';
import { sitesBelow } from '../support/sitesBelow.ts';
import { pageBefore, tryFix, type Harm } from './tryFix.ts';

// Applies each fix that is offered on the pages of the sites below some folders, alone, and compares what the preview
// shows: no page may parse less, show less text than the fix says, or keep the finding. Of the fixes of one rule and
// title on a site, --most are tried (30 without it). Prints a row for each rule and title, with examples of its harm.
//   npm run fixes:each -- FOLDER… [--most N] [--rule TEXT]

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '30' }, rule: { type: 'string', default: '' } },
});
const write = (): void => undefined;
const io = { cwd: process.cwd(), write, writeError: write, writeDocument: write, useColor: false };
const rules = configuredRules({});

/** What was tried of one kind of fix, and what was wrong. */
interface Tried {
  count: number;
  readonly harms: { readonly harm: Harm; readonly where: string }[];
}

const all = new Map<string, Tried>();
for (const root of folders.flatMap(sitesBelow)) await trySite(root);
let total = 0;
for (const [kind, { count, harms }] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
  total += count;
  console.log(`${count}\t${harms.length}\t${kind}`);
  for (const { harm, where } of harms.slice(0, 8)) console.log(`\t\t${describe(harm)}\t${where}`);
}
console.log(`${total} fixes tried`);

async function trySite(root: string): Promise<void> {
  const opened = await openSite(root, io).catch(() => undefined);
  if (opened === undefined) return;
  const { site } = opened;
  const snapshot = site.takeSnapshot();
  const counts = new Map<string, number>();
  for (const file of [...snapshot.files.pages, ...snapshot.files.snippets]) {
    const text = await site.readText(file);
    const context = text === undefined ? undefined : pageContextOf(snapshot, file, readPage(text));
    if (context !== undefined) tryPage(root, context, counts);
  }
  console.error(`${path.basename(root)} done`);
}

function tryPage(root: string, context: PageContext, counts: Map<string, number>): void {
  const before = pageBefore(context, rules);
  for (const finding of before.findings) {
    if (!finding.rule.id.includes(values.rule)) continue;
    for (const fix of finding.fixes?.(context.site) ?? []) {
      const kind = `${finding.rule.id}\t${fix.isSafe === true ? 'safe\t' : '\t'}${titleKind(fix.title)}`;
      const tried = counts.get(kind) ?? 0;
      if (tried >= Number(values.most)) continue;
      counts.set(kind, tried + 1);
      const harms = tryFix(before, finding, fix, rules);
      if (harms === undefined) continue;
      const line = context.page.text.slice(0, finding.range.start).split('\n').length;
      record(kind, harms, `${path.basename(root)}/${context.file}:${line}\t${fix.title}`);
    }
  }
}

function record(kind: string, harms: readonly Harm[], where: string): void {
  const tried = all.get(kind) ?? { count: 0, harms: [] };
  all.set(kind, tried);
  tried.count++;
  for (const harm of harms) tried.harms.push({ harm, where });
}

/** Returns a title without what differs from page to page. */
function titleKind(title: string): string {
  return title.replaceAll(/`[^`]*`|“[^”]*”|\d+/g, '…');
}

function describe(harm: Harm): string {
  if (harm.kind === 'less text') return `less text: ${harm.lost.slice(0, 12).join(' ')}`;
  if (harm.kind === 'not safe') {
    return `not safe: −${harm.lost.slice(0, 8).join(' ')} +${harm.added.slice(0, 8).join(' ')}`;
  }
  return harm.kind;
}
