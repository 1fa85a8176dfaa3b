import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { PageIndex } from '../../server/src/core/page/pageRecord.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { configuredRules } from '../../server/src/core/rules/activeRules.ts';
import { CompactReadings } from '../../server/src/workspace/compactReadings.ts';
import {
  cachedReading,
  folderOfReadings,
  readingOf,
  readShard,
  shardCountFor,
  shardOf,
  writeShard,
  type CachedReading,
} from '../../server/src/workspace/pageCache.ts';
import { keepUsed } from '../../server/src/workspace/keptFile.ts';
import { readAlone, type PageReading } from '../../server/src/workspace/pageReading.ts';
import { configWith, siteOf } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const file = 'a.mdx' as SitePath;
const reading: CachedReading = {
  countsFixes: true,
  reading: { file, kind: 'page', findings: [], hashes: { text: 'x', shared: '' } },
  record: undefined,
};
const shard = new Map([[file, reading]]);

describe('the cache of page readings', () => {
  it('returns what was written last, and leaves no other file', () => {
    writeShard(folder.path, '1-0', new Map());
    writeShard(folder.path, '1-0', shard);
    assert.deepEqual(readShard(folder.path, '1-0'), shard);
    assert.deepEqual(readdirSync(folder.path), ['1-0']);
  });

  it('has nothing in a shard that is missing, cut off or damaged at any byte', () => {
    assert.equal(readShard(folder.path, '1-0').size, 0);
    writeShard(folder.path, '1-0', shard);
    const complete = readFileSync(path.join(folder.path, '1-0'));
    for (let at = 0; at < complete.length; at++) {
      const damaged = Buffer.from(complete);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      writeFileSync(path.join(folder.path, '1-0'), damaged);
      assert.equal(readShard(folder.path, '1-0').size, 0, `byte ${at}`);
      truncateSync(path.join(folder.path, '1-0'), at);
      assert.equal(readShard(folder.path, '1-0').size, 0, `cut at ${at}`);
    }
  });

  it('does nothing where it can’t write', async () => {
    folder.write({ file: '' });
    const below = path.join(folder.path, 'file', 'cache');
    writeShard(below, '1-0', shard);
    await keepUsed(below);
    assert.equal(readShard(below, '1-0').size, 0);
  });

  it('removes the readings of sites that were not checked for long, or are too many', async () => {
    const folders = Array.from({ length: 20 }, (_, at) => folderOfReadings(folder.path, at));
    for (const [at, one] of folders.entries()) {
      mkdirSync(one, { recursive: true });
      const usedAt = Date.now() / 1000 - (20 - at);
      utimesSync(one, usedAt, usedAt);
    }
    const old = Date.now() / 1000 - 40 * 24 * 60 * 60;
    utimesSync(folders[19] ?? '', old, old);
    await keepUsed(folders[0] ?? '');
    const kept = folders.map((one) => existsSync(one));
    assert.equal(kept.filter(Boolean).length, 16);
    assert.equal(kept[0], true);
    assert.equal(kept[19], false);
  });

  it('keeps the whole reading of a page, for this thread and for others', () => {
    const site = siteOf({ 'docs.json': configWith({}) });
    const checking = { rules: configuredRules({}), countsFixes: true, onCrash: (): never => assert.fail('crashed') };
    const text = readFileSync('examples/site/index.mdx', 'utf8');
    const expected = readAlone(site, file, text, checking);
    const indexOf = ({ record }: PageReading): Record<string, unknown> => {
      assert.ok(record && expected.record);
      const names = Object.keys(expected.record.pageIndex) as (keyof PageIndex)[];
      const { pageIndex } = record;
      return Object.fromEntries(
        names.map((name) => [name, name === 'lineStarts' ? Array.from(pageIndex[name]) : pageIndex[name]]),
      );
    };
    writeShard(folder.path, '1-0', new Map([[file, cachedReading(expected, true)]]));
    for (const isForThisThread of [true, false]) {
      const kept = readShard(folder.path, '1-0').get(file);
      assert.ok(kept);
      const one = readingOf(kept, isForThisThread);
      const small = new CompactReadings().of(one);
      assert.deepEqual(indexOf(small), indexOf(expected));
      assert.deepEqual({ ...small, record: undefined }, { ...expected, record: undefined });
      assert.deepEqual(small.record?.summary, expected.record?.summary);
      assert.deepEqual(small.record?.traits, expected.record?.traits);
    }
  });

  it('spreads pages over shards, whose number is the same for about as many pages', () => {
    const count = shardCountFor(7_485, 32);
    assert.equal(count, shardCountFor(7_000, 32));
    const used = new Set(Array.from({ length: 7_485 }, (_, at) => shardOf(`guides/page-${at}.mdx` as SitePath, count)));
    assert.equal(used.size, count);
    assert.equal(shardCountFor(1, 32), 1);
  });
});
