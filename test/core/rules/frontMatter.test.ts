import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFrontMatterFix, frontMatterFindings } from '../../support/frontMatterRules.ts';
import { showPageFindings } from '../../support/site.ts';

describe('a second block of front matter', () => {
  it('is the one finding, as a warning, and can be removed', () => {
    for (const gap of ['\n', '\n\n']) {
      const text = `---\ntitle: A\ndescription: B.\n---${gap}---\ntitle: C\nicon: star\n---\n\nText.\n`;
      assert.deepEqual(showPageFindings(text).length, 1);
      assert.match(frontMatterFindings(text).join(), /^warning frontmatter\/syntax/);
      assert.equal(afterFrontMatterFix(text, 'second'), `---\ntitle: A\ndescription: B.\n---${gap}\nText.\n`);
      assert.equal(frontMatterFindings(text.replaceAll('\n', '\r\n')).length, 1);
    }
  });

  it('is not a thematic break above a heading', () => {
    const head = '---\ntitle: A\ndescription: B.\n---\n\n---\n';
    for (const rest of ['\nText.\n', 'note: read this\n---\n', 'Text.\n\n---\n', 'title: C\n\nText.\n']) {
      assert.deepEqual(frontMatterFindings(`${head}${rest}`), [], rest);
    }
  });
});
