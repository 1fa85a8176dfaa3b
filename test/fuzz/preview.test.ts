import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runs } from '../support/thorough.ts';
import { fuzzPreview, previewOf } from './preview/fuzzPreview.ts';
import { htmlProblems } from './preview/htmlProblems.ts';

// A short part of `npm run fuzz -- --only preview`. DOCSIGHT_SEED=N does others.

describe('the preview of a hostile site', () => {
  it('has no element, attribute or address that runs, loads or takes the place of something', () => {
    fuzzPreview({ seed: Number(process.env['DOCSIGHT_SEED'] ?? 1), numRuns: runs(20, 20_000) });
  });

  it('would be noticed if it had any', () => {
    const [body, frame] = previewOf({
      'docs.json':
        '{ "name": "A", "theme": "mint", "colors": { "primary": "#123456" }, "navigation": { "pages": ["page"] } }',
      'page.mdx': 'TEXT',
    });
    assert.deepEqual(htmlProblems(body, frame), []);
    for (const bad of [
      '<script>a</script>',
      '<img src="https://evil.example/a.png">',
      '<img src="/\\evil.example/-/files/a.png">',
      '<p onclick="a">b</p>',
      '<a href="java\nscript:a">b</a>',
      '<p style="color: red">b</p>',
      '<p id="_docsight-aside">b</p>',
      '<p data-style="color:red;background:url(//evil.example)">b</p>',
      '<form name="cookie"></form>',
      '</article><p data-line="1">b</p>',
      '<a href="/b"><div>',
    ])
      assert.notDeepEqual(htmlProblems(body.replace('TEXT', bad), frame), [], bad);
  });
});
