import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { findRepeats } from '../../../server/src/core/rules/engine/repeats.ts';
import { currentConfigWith, reportedInFiles, siteOf } from '../../support/site.ts';

/** Returns how many findings of a rule are reported of some pages, and how many others they represent. */
function counts(rule: string, ...texts: readonly string[]): readonly [reported: number, represented: number] {
  const pages = texts.map((_, at) => `page-${at}`);
  const head = (text: string): string =>
    text.startsWith('---') ? text : `---\ntitle: P\ndescription: D.\n---\n\n${text}`;
  const files = {
    'docs.json': currentConfigWith({ navigation: { groups: [{ group: 'Docs', pages }] } }),
    ...Object.fromEntries(texts.map((text, at) => [`page-${at}.mdx`, head(text)])),
  };
  const found = reportedInFiles(files).filter((finding) => finding.rule.id === rule);
  const inFiles = (Object.keys(files) as SitePath[]).map((file) => ({
    file,
    findings: found.filter((finding) => finding.file === file),
  }));
  const all = [...findRepeats(inFiles, siteOf(files).editions).values()].flat();
  const reported = all.filter(({ repeatOf }) => repeatOf === undefined);
  return [reported.length, reported.reduce((sum, { sameCause = [] }) => sum + sameCause.length, 0)];
}

describe('what a site does throughout is one finding', () => {
  it('of a key with a value of the wrong type, whatever the value', () => {
    const pages = ['a, b', 'c', 'd, e'].map(
      (words) => `---\ntitle: P\ndescription: D.\nkeywords: "${words}"\n---\n\nA.\n`,
    );
    assert.deepEqual(counts('frontmatter/value', ...pages), [1, 2]);
    const modes = ['wyde', 'centre'].map((mode) => `---\ntitle: P\ndescription: D.\nmode: ${mode}\n---\n\nA.\n`);
    assert.deepEqual(counts('frontmatter/value', ...modes), [2, 0]);
  });

  it('of images in a folder that doesn’t exist, on any number of pages', () => {
    const images = Array.from({ length: 10 }, (_, at) => `![Flag](/flags/${at}.png)`).join('\n\n');
    const texts = ['![Flag](/flags/a.png)\n\n![Flag](/flags/b.png)\n', '![Flag](/flags/c.png)\n', images];
    assert.deepEqual(counts('image/not-found', ...texts, '![Map](/maps/a.png)\n'), [2, 3]);
  });

  it('of tags in different paragraphs, on a page and for a name', () => {
    const text = ['font', 'font', 'u'].map((name) => `A <${name}>b\n\nc</${name}> d.\n`).join('\n');
    assert.deepEqual(counts('mdx/syntax', text), [2, 1]);
    assert.deepEqual(counts('mdx/syntax', text, text.replace('A', 'E')), [4, 2]);
  });

  it('of a text that is empty, on a page', () => {
    const text = '<ResponseField name="" type="string">\n  A.\n</ResponseField>\n\n'.repeat(3);
    assert.deepEqual(counts('component/attribute-value', text), [1, 2]);
  });

  it('of a text among the code blocks of a group', () => {
    const pages = ['image', 'sound', 'film'].map(
      (kind) => `<CodeGroup>\n\`\`\`js A\n1;\n\`\`\`\n\nSend the ${kind}.\n\n\`\`\`py B\n1\n\`\`\`\n</CodeGroup>\n`,
    );
    assert.deepEqual(counts('component/children', ...pages), [1, 2]);
  });
});
