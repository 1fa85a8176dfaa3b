import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { CompactReadings } from '../../server/src/workspace/cache/compactReadings.ts';
import { readAlone, type PageReading } from '../../server/src/workspace/pages/pageReading.ts';
import { configWith, siteOf } from '../support/site.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';

const site = siteOf({ 'docs.json': configWith({}) });
const checking = { rules: configuredRules({}), countsFixes: true, onCrash: (): never => assert.fail('crashed') };

function readingOf(text: string): PageReading {
  return structuredClone(readAlone(site, 'page.mdx' as SitePath, text, checking));
}

describe('a reading that came from a thread', () => {
  it('is the same after it was made small', () => {
    const compact = new CompactReadings();
    const texts = [
      readFileSync('examples/site/index.mdx', 'utf8'),
      '---\ntitle: A\n---\n\nimport A, { b as c } from "/a.mdx";\n\n[x](/a) [y](a.md) ![](/b.png) {{v}}\n\n## B\n\n### C {#c}\n',
      'text\n\n[a]: /b\n\n<Card href="/c" icon="zz" />\n\n{/* docsight-disable */}\n\n[a][a] <',
    ];
    for (const text of texts) {
      const { record, ...small } = compact.of(readingOf(text));
      const { record: expected, ...other } = readingOf(text);
      assert.deepEqual(small, other);
      assert.deepEqual(record?.summary, expected?.summary);
      assert.deepEqual(record?.traits, expected?.traits);
      assert.deepEqual(
        { ...record?.pageIndex, lineStarts: Array.from(record?.pageIndex.lineStarts ?? []) },
        expected?.pageIndex,
      );
    }
  });
});
