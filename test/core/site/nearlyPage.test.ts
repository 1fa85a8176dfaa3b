import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { isNearlyPage } from '../../../server/src/core/site/references/resolveLink.ts';
import { SiteFiles } from '../../../server/src/core/site/siteFiles.ts';

const files = new SiteFiles(
  ['developer/deployment/cdn.mdx', 'guides/setup.mdx'].map((path) => ({ path: path as SitePath, ignored: false })),
);

describe('a path that no page has', () => {
  it('is a slip where a letter is swapped with the slash next to it', () => {
    assert.ok(isNearlyPage(files, 'develope/rdeployment/cdn' as SitePath));
    assert.ok(isNearlyPage(files, 'developerd/eployment/cdn' as SitePath));
  });

  it('is another name where two folders differ otherwise', () => {
    for (const path of ['develope/deploymentr/cdn', 'guide/setup', 'manager/installment/cdn']) {
      assert.ok(!isNearlyPage(files, path as SitePath), path);
    }
  });
});
