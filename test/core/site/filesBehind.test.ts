import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { findingFilesBehind } from '../../../server/src/core/site/references/filesBehind.ts';
import { configWith, page, siteOf } from '../../support/site.ts';

const redirects = Array.from({ length: 300 }, (_, at) => ({ source: `/a${at}`, destination: `/b${at}` }));
const site = siteOf({
  'docs.json': configWith({ navigation: { pages: ['intro', 'gone'] }, redirects }),
  'intro.mdx': page('Intro'),
});

describe('files that docs.json means', () => {
  it('are found step by step, since a file may have thousands of redirects', () => {
    const finding = findingFilesBehind(site, 'docs.json' as SitePath, 500);
    let steps = 0;
    let result = finding.next();
    for (; result.done !== true; result = finding.next()) steps++;
    assert.ok(steps >= redirects.length);
    assert.deepEqual(result.value.found, ['intro.mdx']);
    assert.ok(result.value.missing.includes('gone.mdx' as SitePath));
    assert.equal(result.value.missing.length, 500);
  });
});
