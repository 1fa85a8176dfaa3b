import assert from 'node:assert/strict';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { PageIndex } from '../../server/src/core/page/record/pageRecord.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import { likelihoodIn } from '../../server/src/core/features/likelyNames.ts';
import { CacheIndex } from '../../server/src/workspace/cache/cacheIndex.ts';
import { Packed } from '../../server/src/workspace/cache/packedData.ts';
import { writeCached } from '../../server/src/workspace/cache/cacheFile.ts';
import {
  cachedReading,
  readingOf,
  readShard,
  shardCountFor,
  shardOf,
  type CachedReading,
} from '../../server/src/workspace/cache/pageCache.ts';
import { Cache, type CacheSlot } from '../../server/src/workspace/cache/cacheFolder.ts';
import { readAlone, type PageReading } from '../../server/src/workspace/pages/pageReading.ts';
import { configWith, siteOf } from '../support/site.ts';
import { offsetsTo } from '../support/thorough.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let slot: CacheSlot;

beforeEach(() => {
  folder = new TempFolder();
  const cache = Cache.open(folder.path, path.join(folder.path, 'user'));
  assert.ok(cache);
  slot = cache.slot('pages', 1);
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
    writeCached(slot, '1-0', new Map());
    writeCached(slot, '1-0', shard);
    assert.deepEqual(readShard(slot, '1-0'), shard);
    assert.deepEqual(readdirSync(slot.folder), ['1-0']);
  });

  it('has nothing in a shard that is missing, cut off or damaged at any byte', () => {
    assert.equal(readShard(slot, '1-0').size, 0);
    writeCached(slot, '1-0', shard);
    const complete = readFileSync(path.join(slot.folder, '1-0'));
    for (const at of offsetsTo(complete.length - 1, 3)) {
      const damaged = Buffer.from(complete);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      writeFileSync(path.join(slot.folder, '1-0'), damaged);
      assert.equal(readShard(slot, '1-0').size, 0, `byte ${at}`);
      truncateSync(path.join(slot.folder, '1-0'), at);
      assert.equal(readShard(slot, '1-0').size, 0, `cut at ${at}`);
    }
  });

  it('does nothing where it can’t write', () => {
    folder.write({ file: '' });
    const below = { ...slot, folder: path.join(folder.path, 'file', 'pages', 'slot') };
    writeCached(below, '1-0', shard);
    assert.equal(readShard(below, '1-0').size, 0);
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
    writeCached(slot, '1-0', new Map([[file, cachedReading(expected, true)]]));
    const kept = readShard(slot, '1-0').get(file);
    assert.ok(kept);
    const small = readingOf(kept);
    assert.deepEqual(indexOf(small), indexOf(expected));
    assert.deepEqual({ ...small, record: undefined }, { ...expected, record: undefined });
    assert.deepEqual(small.record?.summary, expected.record?.summary);
    assert.deepEqual(small.record?.traits, expected.record?.traits);
  });

  it('leaves most of an index packed when completion counts names on all pages', () => {
    const site = siteOf({ 'docs.json': configWith({}) });
    const pages = ['a.mdx', 'b.mdx'].map((name) => {
      const checking = { rules: configuredRules({}), countsFixes: true, onCrash: (): never => assert.fail('crashed') };
      const text = '---\ntitle: A\nicon: rocket\n---\n\n```js\n1\n```\n';
      const { record } = cachedReading(readAlone(site, name as SitePath, text, checking), true);
      assert.ok(record);
      // What can’t be unpacked would fail as soon as somebody asks.
      return [
        name as SitePath,
        new CacheIndex({ ...record.index, rest: new Packed(() => assert.fail('unpacked')) }),
      ] as const;
    });
    const [[file, pageIndex] = assert.fail()] = pages;
    const known = { site: { ...site, pageIndexes: new Map(pages) }, file, pageIndex };
    const names = (['iconNames', 'frontMatterKeys', 'languages'] as const).map((list) => [
      ...likelihoodIn(known, list).keys(),
    ]);
    assert.deepEqual(names, [['rocket'], ['title', 'icon'], ['js']]);
    assert.throws(() => pageIndex.references);
  });

  it('spreads pages over shards, whose number is the same for about as many pages', () => {
    const count = shardCountFor(7_485, 32);
    assert.equal(count, shardCountFor(7_000, 32));
    const used = new Set(Array.from({ length: 7_485 }, (_, at) => shardOf(`guides/page-${at}.mdx` as SitePath, count)));
    assert.equal(used.size, count);
    assert.equal(shardCountFor(1, 32), 1);
  });
});
