import path from 'node:path';
import { readPage } from '../../server/src/core/page/readPage.ts';
import type { Reference } from '../../server/src/core/page/record/references.ts';
import { splitAddress } from '../../server/src/core/paths/address.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { checkPageInSite } from '../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { shownSections } from '../../server/src/core/site/sections/shownSections.ts';
import { type SiteSnapshot, pageContextOf } from '../../server/src/core/site/siteSnapshot.ts';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { goodLinks } from './goodLinks.ts';
import { randomFrom, sampled } from './random.ts';
import { siteFoldersIn } from './siteFolders.ts';
import { pathTypos, withTypo, type Typo } from './typos.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';

// Puts typos into links of real pages whose target exists, and counts how many of them are found.
//   npm run recall -- FOLDER [--links N] [--seed N] [--show N]
// FOLDER holds any number of sites. A typo that happens to name another page, or a redirect, isn't counted. Links to
// sections of a page with a component whose sections no file of the site shows are counted apart: nobody can judge them.

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

const { links, seed, shown, ...others } = readArguments(process.argv.slice(2));
const folder = path.resolve(others.folder);
const byTypo = new Map<Typo, Score>();
const bySource = { 'without an API description': new Score(), 'with an API description': new Score() };
const ofUnknownSections = new Score();
const missed: string[] = [];

for (const root of siteFoldersIn(folder)) {
  const workspace = new Workspace(nodeFileSystem, { onError: console.error });
  await workspace.addFolder(fromFsPath(root));
  await workspace.loaded();
  for (const site of workspace.sites) await trySite(site, root);
}
print();

async function trySite(site: Site, root: string): Promise<void> {
  const snapshot = site.takeSnapshot();
  // By site, so that what is drawn from one doesn't depend on the others.
  const random = randomFrom(`${seed} ${path.relative(folder, root)}`);
  const good = sampled(goodLinks(snapshot), links, random);
  const score = bySource[snapshot.config.generated.any ? 'with an API description' : 'without an API description'];
  for (const [index, { file, reference, target }] of good.entries()) {
    const typo = reference.value.includes('#') && index % 2 === 0 ? 'anchor' : pathTypos[index % pathTypos.length];
    if (typo === undefined || (typo !== 'anchor' && splitAddress(reference.value).path === '')) continue;
    const changed = withTypo(reference.written, typo, random);
    if (changed === undefined || (typo !== 'anchor' && !isBroken(snapshot, file, changed))) continue;
    const isFound = await isReported(site, file, reference, changed);
    if (typo === 'anchor' && shownSections(snapshot, target) === undefined) {
      ofUnknownSections.add(isFound);
      continue;
    }
    score.add(isFound);
    scoreOf(typo).add(isFound);
    if (!isFound) missed.push(`${path.relative(folder, root)}/${file}: ${reference.written} → ${changed} (${typo})`);
  }
}

/** Whether an address with a typo names no other file, folder or redirect: told by names alone, not by the rule. */
function isBroken(site: SiteSnapshot, from: SitePath, address: string): boolean {
  const names = new Set(site.files.paths.map((file) => file.replace(/\.[^./]+$/, '').replace(/(?:^|\/)index$/, '')));
  const { path: written } = splitAddress(address);
  const beside = path.posix.join('/', path.posix.dirname(from), written).slice(1);
  const candidates = [path.posix.join('/', written).slice(1), beside].map((one) => one.replace(/\/$/, ''));
  return candidates.every((one) => {
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
  const onCrash = (rule: string, error: unknown): void => {
    console.error(rule, error);
  };
  return checkPageInSite(known, { rules: configuredRules(defaultRuleSettings), onCrash }).some(
    (one) => one.rule.id.startsWith('link/') && one.range.start <= end && one.range.end >= range.start,
  );
}

function print(): void {
  for (const [typo, score] of byTypo) console.log(typo.padEnd(28), String(score));
  for (const [source, score] of Object.entries(bySource)) console.log(source.padEnd(28), String(score));
  console.log('sections unknown'.padEnd(28), String(ofUnknownSections));
  for (const one of sampled(missed, shown, randomFrom(String(seed)))) console.log(`missed: ${one}`);
}

function scoreOf(typo: Typo): Score {
  const score = byTypo.get(typo) ?? new Score();
  byTypo.set(typo, score);
  return score;
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
