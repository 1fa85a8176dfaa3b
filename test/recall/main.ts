import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../server/src/core/page/readPage.ts';
import type { Reference } from '../../server/src/core/page/references.ts';
import { splitAddress } from '../../server/src/core/paths/address.ts';
import { isConfigName } from '../../server/src/core/paths/fileKinds.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { checkPageInSite } from '../../server/src/core/rules/runRules.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { pageContextOf } from '../../server/src/core/site/pageContext.ts';
import { resolveLink } from '../../server/src/core/site/resolveLink.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import { nodeFileSystem } from '../../server/src/workspace/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { pathTypos, withTypo, type Typo } from './typos.ts';

// Puts typos into links of real pages whose target exists, and counts how many of them are found.
//   npm run recall -- FOLDER [--links N] [--seed N] [--show N]
// FOLDER holds any number of sites. A typo that happens to name another page, or a redirect, isn't counted.

interface Arguments {
  readonly folder: string;
  /** How many links of each site are tried. */
  readonly links: number;
  readonly seed: number;
  /** How many missed typos are shown. */
  readonly shown: number;
}

/** How many typos were put in, and how many of them were found. */
class Score {
  tried = 0;
  found = 0;

  add(isFound: boolean): void {
    this.tried++;
    if (isFound) this.found++;
  }

  toString(): string {
    const share = this.tried === 0 ? '–' : `${((100 * this.found) / this.tried).toFixed(1)} %`;
    return `${share.padStart(7)}  ${this.found} of ${this.tried}`;
  }
}

/** A link whose target is a file of the site. */
interface GoodLink {
  readonly file: SitePath;
  readonly reference: Reference;
}

const { folder, links, seed, shown } = readArguments(process.argv.slice(2));
const random = randomFrom(seed);
const byTypo = new Map<Typo, Score>();
const bySource = { 'without an API description': new Score(), 'with an API description': new Score() };
const missed: string[] = [];

for (const root of siteFoldersIn(path.resolve(folder))) {
  const workspace = new Workspace(nodeFileSystem, { onError: console.error });
  await workspace.addFolder(fromFsPath(root));
  await workspace.loaded();
  for (const site of workspace.sites) await trySite(site, root);
}
print();

async function trySite(site: Site, root: string): Promise<void> {
  const snapshot = site.takeSnapshot();
  const good = sampled(goodLinks(snapshot), links);
  const score = bySource[snapshot.config.generated.any ? 'with an API description' : 'without an API description'];
  for (const [index, { file, reference }] of good.entries()) {
    const typo = reference.value.includes('#') && index % 2 === 0 ? 'anchor' : pathTypos[index % pathTypos.length];
    if (typo === undefined || (typo !== 'anchor' && splitAddress(reference.value).path === '')) continue;
    const changed = withTypo(reference.written, typo, random);
    if (changed === undefined || (typo !== 'anchor' && !isBroken(snapshot, file, changed))) continue;
    const isFound = await isReported(site, file, reference, changed);
    score.add(isFound);
    scoreOf(typo).add(isFound);
    if (!isFound) missed.push(`${path.relative(folder, root)}/${file}: ${reference.written} → ${changed} (${typo})`);
  }
}

function goodLinks(site: SiteSnapshot): readonly GoodLink[] {
  return [...site.pageIndexes].flatMap(([file, { references }]) =>
    references.flatMap((reference) => {
      const isLink = reference.kind === 'link' && reference.isSure && reference.form !== 'frontMatter';
      const isGood = isLink && resolveLink(site, file, reference.value).kind === 'page';
      return isGood && site.files.pages.includes(file) ? [{ file, reference }] : [];
    }),
  );
}

/** Whether an address with a typo names no other file, folder or redirect: told by names alone, not by the rule. */
function isBroken(site: SiteSnapshot, from: SitePath, address: string): boolean {
  const names = new Set(site.files.paths.map((file) => file.replace(/\.[^./]+$/, '').replace(/(?:^|\/)index$/, '')));
  const { path: written } = splitAddress(address);
  const beside = path.posix.join('/', path.posix.dirname(from), written).slice(1);
  const meant = [path.posix.join('/', written).slice(1), beside].map((one) => one.replace(/\/$/, ''));
  return meant.every((one) => {
    const name = one.replace(/\.mdx?$/, '');
    const isFolder = site.files.hasFolder(name as SitePath);
    return !names.has(name) && !isFolder && site.config.redirectOf(name as SitePath) === undefined;
  });
}

async function isReported(site: Site, file: SitePath, { range }: Reference, changed: string): Promise<boolean> {
  const text = (await site.readText(file)) ?? '';
  const page = readPage(text.slice(0, range.start) + changed + text.slice(range.end));
  const known = pageContextOf(site.takeSnapshot(), file, page);
  if (known === undefined) return false;
  const end = range.start + changed.length;
  return checkPageInSite(known, defaultRuleSettings, (rule, error) => {
    console.error(rule, error);
  }).some((one) => one.rule.id.startsWith('link/') && one.range.start <= end && one.range.end >= range.start);
}

function print(): void {
  for (const [typo, score] of byTypo) console.log(typo.padEnd(28), String(score));
  for (const [source, score] of Object.entries(bySource)) console.log(source.padEnd(28), String(score));
  for (const one of sampled(missed, shown)) console.log(`missed: ${one}`);
}

function scoreOf(typo: Typo): Score {
  const score = byTypo.get(typo) ?? new Score();
  byTypo.set(typo, score);
  return score;
}

/** The outermost folders that hold a docs.json or mint.json. */
function siteFoldersIn(root: string): readonly string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && isConfigName(entry.name))) return [root];
  const folders = entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name));
  return folders.flatMap(({ name }) => siteFoldersIn(path.join(root, name)));
}

function sampled<T>(list: readonly T[], count: number): readonly T[] {
  const shuffled = list.map((value) => ({ value, key: random() })).sort((a, b) => a.key - b.key);
  return shuffled.slice(0, count).map(({ value }) => value);
}

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function readArguments(args: readonly string[]): Arguments {
  const [actual] = args;
  if (actual === undefined) throw new Error('usage: npm run recall -- FOLDER [--links N] [--seed N] [--show N]');
  const option = (name: string, otherwise: number): number => {
    const at = args.indexOf(name);
    return at < 0 ? otherwise : Number(args[at + 1]);
  };
  return { folder: actual, links: option('--links', 40), seed: option('--seed', 1), shown: option('--show', 20) };
}
