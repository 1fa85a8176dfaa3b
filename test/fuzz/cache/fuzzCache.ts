import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readCached, writeCached } from '../../../server/src/workspace/cache/cacheFile.ts';
import { Cache, ForeignCacheError } from '../../../server/src/workspace/cache/cacheFolder.ts';
import { TempFolder } from '../../support/tempFolder.ts';
import { Random } from '../random.ts';

/** How many steps were made with caches, and how many values were read. */
export interface CacheFigures {
  steps: number;
  read: number;
}

const kinds = ['runs', 'pages', 'addresses'] as const;
const names = [
  `result-${'a'.repeat(43)}`,
  `site-${'b'.repeat(43)}`,
  `fixes-${'c'.repeat(43)}`,
  '8-3',
  'addresses',
] as const;
const day = 24 * 60 * 60;

/**
 * Uses a cache while its files are damaged, exchanged, replaced by links, made old, and joined by others. A failure is a
 * value that wasn't written there, a file of others that is gone, or an error.
 */
export function fuzzCache(seed: number, steps: number): CacheFigures | { readonly failure: Error } {
  const random = new Random(seed);
  const root = new TempFolder().write({ 'home/1-0': 'Own.', 'home/aaaaaaaaaaaaaaaaaaaaaaaa/1-0': 'Own.' });
  const others = new Map<string, string>();
  const written = new Map<string, unknown[]>();
  const figures: CacheFigures = { steps: 0, read: 0 };
  const location = path.join(root.path, 'location');
  root.write({ 'location/runs/notes.txt': 'Own.', 'location/pages/a.mdx': 'Own.' });
  for (const file of filesBelow(root.path)) others.set(file, 'Own.');
  try {
    for (; figures.steps < steps; figures.steps++) {
      const cache = open(location, path.join(root.path, random.oneIn(6) ? 'other user' : 'user'), others);
      if (cache !== undefined) use(cache, random, written, figures);
      disturb(location, random, root, others);
      for (const [file, text] of others)
        if (!existsSync(file) || readFileSync(file, 'utf8') !== text) throw new Error(`${file} is gone`);
    }
    return figures;
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { failure: new Error(`step ${figures.steps}: ${message}`) };
  } finally {
    root.remove();
  }
}

function open(location: string, user: string, others: Map<string, string>): Cache | undefined {
  try {
    return Cache.open(location, user);
  } catch (error) {
    if (!(error instanceof ForeignCacheError)) throw error;
    // As its user would: what is in the way is removed.
    const entry = lstatSync(error.folder);
    rmSync(error.folder, { recursive: entry.isDirectory() });
    for (const other of others.keys()) if (other.startsWith(error.folder)) others.delete(other);
    return undefined;
  }
}

function use(cache: Cache, random: Random, written: Map<string, unknown[]>, figures: CacheFigures): void {
  const slot = cache.slot(random.pick(kinds), random.below(24));
  const name = random.pick(names);
  const place = `${Buffer.from(slot.key).toString('hex')} ${slot.folder} ${name}`;
  if (random.oneIn(2)) {
    const value = random.pick<unknown>([
      random.below(1000),
      { a: [random.below(9)] },
      new Map([['x', 1]]),
      'x'.repeat(random.below(5000)),
    ]);
    written.set(place, [...(written.get(place) ?? []), value]);
    writeCached(slot, name, value);
  }
  const value = readCached(slot, name);
  if (value === undefined) return;
  figures.read++;
  if (!(written.get(place) ?? []).some((one) => isDeepStrictEqual(one, value)))
    throw new Error(`${place} has a value that wasn’t written there`);
}

/** Changes something in the folder of a cache. */
function disturb(location: string, random: Random, root: TempFolder, others: Map<string, string>): void {
  const folder = path.join(location, 'docsight-cache-v1');
  const entries = filesBelow(folder).filter((file) => !others.has(file));
  if (entries.length === 0) return;
  const file = random.pick(entries);
  const target = random.pick([file, path.dirname(file), path.dirname(path.dirname(file))]);
  const steps: readonly (readonly [number, () => void])[] = [
    [6, () => undefined],
    [
      3,
      () => {
        damage(file, random);
      },
    ],
    [
      2,
      () => {
        renameSync(file, random.pick(entries));
      },
    ],
    [
      2,
      () => {
        age(target);
      },
    ],
    [
      1,
      () => {
        replaceByLink(target, location, random.pick([path.join(root.path, 'home'), '/dev/zero', file]), others);
      },
    ],
    [
      1,
      () => {
        addOther(path.join(path.dirname(file), random.pick(['a.mdx', '1-0.bak', 'notes.txt'])), others);
      },
    ],
    [
      1,
      () => {
        const left = `${file}.12345678-1234-1234-1234-123456789012.tmp`;
        if (lstatSync(left, { throwIfNoEntry: false }) === undefined) writeFileSync(left, 'x');
      },
    ],
  ];
  random.weighted(steps)();
}

function damage(file: string, random: Random): void {
  const bytes = readFileSync(file);
  const at = random.below(bytes.length);
  writeFileSync(
    file,
    random.weighted<() => Uint8Array>([
      [2, () => bytes.subarray(0, at)],
      [2, () => bytes.map((byte, index) => (index === at ? byte ^ (1 << random.below(8)) : byte))],
      [1, () => Buffer.concat([bytes, Buffer.from([random.below(256)])])],
      [1, () => Uint8Array.from({ length: random.below(200) }, () => random.below(256))],
    ])(),
  );
}

function age(target: string): void {
  const time = Date.now() / 1000 - 40 * day;
  utimesSync(target, time, time);
}

function replaceByLink(target: string, location: string, to: string, others: Map<string, string>): void {
  if ([...others.keys()].some((other) => other.startsWith(target)) || !target.startsWith(`${location}${path.sep}`))
    return;
  rmSync(target, { recursive: true });
  symlinkSync(to, target);
}

function addOther(file: string, others: Map<string, string>): void {
  writeFileSync(file, 'Own.');
  others.set(file, 'Own.');
}

/** Returns the regular files below a folder, without those that links point to. */
function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder) || lstatSync(folder).isSymbolicLink()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() ? [file] : [];
  });
}
