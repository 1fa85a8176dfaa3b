import path from 'node:path';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { groupBy } from '../../server/src/core/util/collections.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { randomFrom, sampled } from '../recall/random.ts';
import { siteFoldersIn } from '../recall/siteFolders.ts';
import { configCases } from './configCases.ts';
import { linkCases } from './linkCases.ts';
import type { Case, Outcome, ReadText } from './replay.ts';
import { tagCases } from './tagCases.ts';
import { valueCases } from './valueCases.ts';

// Takes something of a real site away, types the beginning of it, and looks where completion has it.
//   npm run replay -- FOLDER [--most N] [--seed N] [--show N] [--only TEXT]
// FOLDER holds any number of sites. `--most` is how many links are tried, and how many of each other kind, spread over the
// sites; `--only` picks the kinds that begin with a text, `--show` prints some of what isn't in the first row.

const { folder, most, seed, shown, only } = readArguments(process.argv.slice(2));
const outcomes = new Map<string, Outcome[]>();
const bySite = new Map<string, Outcome[]>();
const missed: string[] = [];
const tried = new Map<string, number>();

const folders = siteFoldersIn(folder);
for (const [index, root] of folders.entries()) await trySite(root, folders.length - index);
print();

/** Tries some of each kind: so many that each of the sites that are left has its share of what is left. */
async function trySite(root: string, sitesLeft: number): Promise<void> {
  const random = randomFrom(`${seed} ${path.relative(folder, root)}`);
  for (const [kind, cases] of await casesIn(root, random)) {
    const left = most - (tried.get(kind) ?? 0);
    const some = sampled(cases, Math.ceil(left / sitesLeft), random);
    tried.set(kind, (tried.get(kind) ?? 0) + some.length);
    for (const one of some) for (const outcome of await one.replay()) note(kind, root, outcome);
  }
}

async function casesIn(root: string, random: () => number): Promise<ReadonlyMap<string, readonly Case[]>> {
  const workspace = new Workspace(nodeFileSystem, { onError: console.error });
  await workspace.addFolder(fromFsPath(root));
  await workspace.loaded();
  const cases: Case[] = [];
  for (const site of workspace.sites) {
    const snapshot = site.takeSnapshot();
    const readText: ReadText = async (file) => (await site.readText(file)) ?? '';
    const kinds = [
      () => linkCases(snapshot, readText),
      () => tagCases(snapshot, readText, random),
      () => configCases(snapshot),
      () => valueCases(snapshot, readText, random),
    ];
    for (const kind of kinds) for (const one of await kind()) if (one.kind.startsWith(only)) cases.push(one);
  }
  return groupBy(cases, ({ kind }) => kind);
}

function note(kind: string, root: string, outcome: Outcome): void {
  const title = `${kind}, ${outcome.typing}`;
  outcomes.set(title, [...(outcomes.get(title) ?? []), outcome]);
  const site = `${kind} in ${path.relative(folder, root)}`;
  bySite.set(site, [...(bySite.get(site) ?? []), outcome]);
  if (outcome.rank !== 0) missed.push(`${title}: ${path.relative(folder, root)} ${describe(outcome)}`);
}

function describe({ where, typed, rank, first }: Outcome): string {
  const at = rank === undefined ? 'not offered' : `row ${rank + 1}`;
  return `${where} with ${JSON.stringify(typed)}: ${at}, after ${JSON.stringify(first)}`;
}

function print(): void {
  for (const list of [outcomes, ...(only === '' ? [] : [bySite])]) {
    for (const [title, some] of [...list].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(figures(title, some));
  }
  for (const one of sampled(missed, shown, randomFrom(String(seed)))) console.log(one);
}

function figures(title: string, some: readonly Outcome[]): string {
  const share = (rows: number): string => {
    const hits = some.filter(({ rank }) => rank !== undefined && rank < rows).length;
    return `${((100 * hits) / some.length).toFixed(1)} %`.padStart(8);
  };
  return `${title.padEnd(48)} first${share(1)}  first three${share(3)}  of ${some.length}`;
}

function readArguments(args: readonly string[]): {
  readonly folder: string;
  readonly most: number;
  readonly seed: number;
  readonly shown: number;
  readonly only: string;
} {
  const [named] = args;
  if (named === undefined)
    throw new Error('usage: npm run replay -- FOLDER [--most N] [--seed N] [--show N] [--only TEXT]');
  const option = (name: string, otherwise: string): string => {
    const at = args.indexOf(name);
    return at < 0 ? otherwise : (args[at + 1] ?? otherwise);
  };
  return {
    folder: path.resolve(named),
    most: Number(option('--most', '2000')),
    seed: Number(option('--seed', '1')),
    shown: Number(option('--show', '0')),
    only: option('--only', ''),
  };
}
