import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOfIgnoreFile, readIgnorePatterns } from '../../../server/src/core/paths/ignorePatterns.ts';
import { readSettingsFile } from '../../../server/src/core/settings/settingsFile.ts';
import { combineSettings } from '../../../server/src/core/settings/siteSettings.ts';

function patternsOf(text: string): (path: string) => boolean {
  const patterns = readIgnorePatterns(linesOfIgnoreFile(text), { ignoreCase: false });
  return (path) => patterns.test(path).ignored;
}

/** A path that a pattern of many wildcards nearly matches, in more ways than anybody has time for. */
const nearly = `${'a/'.repeat(200)}b`;

describe('an ignore file', () => {
  it('excludes what it names', () => {
    const ignores = patternsOf('drafts/\r\n*.tmp.*\n**/old/**/*-v?.md\n!keep.tmp.md\n');
    assert.deepEqual(['drafts/a.mdx', 'a.tmp.md', 'x/old/y/a-v1.md', 'keep.tmp.md', 'a.mdx'].map(ignores), [
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('with a line that is too long doesn’t hide the site', () => {
    const ignores = patternsOf(`${'('.repeat(33_000)}\ndrafts/\n${'é'.repeat(40_000)}\n`);
    assert.deepEqual([ignores('drafts/a.mdx'), ignores('page.mdx')], [true, false]);
  });

  it('ends, whatever wildcards it has', () => {
    const ignores = patternsOf(`${'a/**/'.repeat(30)}c\n${'*a'.repeat(30)}c\ndrafts/\n`);
    assert.deepEqual([ignores(nearly), ignores('a'.repeat(250)), ignores('drafts/a.mdx')], [false, false, true]);
  });

  it('ends in .docsight.json too', () => {
    const file = readSettingsFile(JSON.stringify({ ignore: ['a/**/'.repeat(30), 'drafts/**', '('.repeat(33_000)] }));
    const { isIgnored } = combineSettings([{ file, sitePrefix: '' }]);
    assert.deepEqual([isIgnored(nearly as never), isIgnored('drafts/a.mdx' as never)], [false, true]);
  });

  it('is tested with paths of any length', () => {
    assert.equal(patternsOf('*a*b*c\n')('a/'.repeat(100_000)), false);
  });
});
