import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { findRepeats, withCopies, type FileFindings } from '../../../server/src/core/rules/engine/repeats.ts';
import { findingsInFiles, page, siteOf, type Files } from '../../support/site.ts';

describe('the findings of an open translation', () => {
  const languages = ['en', 'de', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] }));
  const files: Files = {
    'docs.json': JSON.stringify({ name: 'Docs', theme: 'mint', navigation: { languages } }),
    'en/a.mdx': `${page('One')}\n### First\n`,
    'en/b.mdx': page('Two'),
    'de/a.mdx': `${page('Eins')}\n### Erstens\n`,
    'de/b.mdx': page('Zwei'),
    'fr/a.mdx': `${page('Un')}\n### D’abord\n`,
    'fr/b.mdx': page('Deux'),
  };
  const { editions } = siteOf(files);
  const found = findingsInFiles(files).filter(({ rule }) => rule.id === 'heading/increment');
  const ofFile = (file: string): FileFindings => ({
    file: file as SitePath,
    findings: found.filter((one) => one.file === file),
  });
  const [open, ...closed] = [ofFile('de/a.mdx'), ofFile('en/a.mdx'), ofFile('fr/a.mdx')] as const;

  it('represent those of its original too', () => {
    const repeats = findRepeats(closed, editions, [open]);
    for (const { file } of closed) {
      assert.deepEqual(
        repeats.get(file)?.map(({ repeatOf }) => repeatOf?.file),
        ['de/a.mdx'],
      );
    }
  });

  it('name those of its original and of other translations', () => {
    const [finding] = withCopies(open, closed, editions);
    assert.deepEqual(
      finding?.copies?.map(({ file }) => file),
      ['en/a.mdx', 'fr/a.mdx'],
    );
  });
});
