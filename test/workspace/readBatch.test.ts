import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { finished } from '../../server/src/core/util/finished.ts';
import { Cache } from '../../server/src/workspace/cache/cacheFolder.ts';
import { configuredRules, type ConfiguredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import type { PageRule } from '../../server/src/core/rules/engine/rule.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import type { PageReading } from '../../server/src/workspace/pages/pageReading.ts';
import { readBatch, takingCached } from '../../server/src/workspace/pages/readBatch.ts';
import { wholeReadingsOf, unpackReadings } from '../../server/src/workspace/cache/pageCache.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import { configWith, page, siteOf } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const names = ['a.mdx', 'b.mdx'] as const;
const files = {
  'docs.json': configWith({ navigation: [{ group: 'All', pages: ['a', 'b'] }] }),
  'a.mdx': page('A'),
  'b.mdx': page('B'),
};

let folder: TempFolder;
/** The pages that were checked, and those at which a rule is to fail. */
let checked: string[];
let failing: string[];
let crashes: string[];

beforeEach(() => {
  folder = new TempFolder();
  folder.write(files);
  mkdirSync(path.join(folder.path, 'cache'));
  [checked, failing, crashes] = [[], [], []];
});
afterEach(() => {
  folder.remove();
});

const watching: PageRule = {
  meta: { id: 'mdx/syntax', severity: 'error', summary: 'nothing' },
  check({ file }) {
    checked.push(file);
    if (failing.includes(file)) throw new Error('failed');
    return [];
  },
};

/** The rule that is watched, alone. */
const rules: ConfiguredRules = {
  overrides: defaultRuleSettings,
  lowest: 'hint',
  activeFor: (site) => {
    const active = [{ rule: watching, chosen: undefined, options: {} }];
    return {
      ...configuredRules(defaultRuleSettings).activeFor(site),
      page: { forPages: active, forSnippets: active },
    };
  },
};

function read({ isCached = true, countsFixes = false } = {}): readonly PageReading[] {
  const reading = {
    root: fromFsPath(folder.path),
    site: siteOf(files),
    rules,
    countsFixes,
    cache: isCached ? Cache.open(folder.path, path.join(folder.path, 'user'))?.slot('pages', 1) : undefined,
    onCrash: (rule: string) => crashes.push(rule),
  };
  checked = [];
  const batch = { pages: [...names] as unknown as SitePath[], shard: '1-0' as const };
  const cached = reading.cache && finished(takingCached(reading, reading.cache, batch));
  const { readings, missing } = cached ?? { readings: [], missing: batch.pages };
  const read =
    missing.length === 0 ? new Map() : unpackReadings(readBatch(reading, { ...batch, pages: missing }), new Map());
  return [...readings, ...wholeReadingsOf(read)].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Returns a reading without its index, which a cached one reads later. */
function withoutIndex({ record, ...reading }: PageReading): unknown {
  return { ...reading, record: record && { ...record, pageIndex: undefined } };
}

describe('a batch of pages', () => {
  it('is read again only where a page changed', () => {
    const first = read();
    assert.deepEqual(checked, names);
    assert.deepEqual(read().map(withoutIndex), first.map(withoutIndex));
    assert.deepEqual(checked, []);
    folder.write({ 'b.mdx': page('C') });
    assert.equal(read()[1]?.record?.summary.title, 'C');
    assert.deepEqual(checked, ['b.mdx']);
  });

  it('is read each time without a cache, and where a rule fails, which is reported each time', () => {
    read({ isCached: false });
    read({ isCached: false });
    assert.deepEqual(checked, names);
    failing = ['a.mdx'];
    read();
    read();
    assert.deepEqual([checked, crashes], [['a.mdx'], ['mdx/syntax', 'mdx/syntax']]);
  });

  it('is read again where it has to be known which findings have fixes', () => {
    read();
    read({ countsFixes: true });
    assert.deepEqual(checked, names);
    read();
    assert.deepEqual(checked, []);
  });

  it('has a page that can’t be read as unread', () => {
    folder.remove();
    assert.deepEqual(
      read().map(({ record }) => record),
      [undefined, undefined],
    );
  });
});
