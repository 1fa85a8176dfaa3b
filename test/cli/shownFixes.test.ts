import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownFixes } from '../../server/src/cli/check/shownFixes.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { page, type Files } from '../support/site.ts';

const root = fromUri('file:///work');

/** Returns the rules of the findings in `a.mdx` with the titles of their fixes, once the site was checked. */
async function titles(
  files: Files,
  beforeReport?: (disk: MemoryFileSystem) => void,
): Promise<readonly (readonly unknown[])[]> {
  const navigation = { groups: [{ group: 'Start', pages: ['a', 'install'] }] };
  const disk = new MemoryFileSystem();
  const all = { 'docs.json': JSON.stringify({ name: 'Acme', navigation }), 'install.mdx': page('Install'), ...files };
  for (const [name, text] of Object.entries(all)) disk.write(join(root, name), text);
  const workspace = new Workspace(disk, { countsFixes: true, onError: assert.ifError });
  await workspace.addFolder(root);
  await workspace.loaded();
  await workspace.checked();
  const [site] = workspace.sites;
  assert.ok(site);
  const findings = site.diagnostics.all('a.mdx' as SitePath);
  beforeReport?.(disk);
  const fixes = await shownFixes(site, findings, defaultRuleSettings);
  return findings.map((finding) => [finding.rule.id, fixes.get(finding)?.title]);
}

describe('a report', () => {
  it('names the fixes in closed pages without reading them again, which took longer than the check', async () => {
    const found = await titles({ 'a.mdx': `${page('A')}\n# A\n\n[Install](/instal)\n` }, (disk) => {
      disk.remove(join(root, 'a.mdx'));
    });
    assert.deepEqual(found, [
      ['heading/no-h1', 'Remove this heading (same as the title)'],
      ['link/not-found', 'Change to `/install`'],
    ]);
  });

  it('names a fix that other files have', async () => {
    const found = await titles({
      'a.mdx': `${page('A')}\n<Notice />\n`,
      'snippets/notice.jsx': 'export const Notice = () => <p>Read this.</p>;\n',
    });
    assert.deepEqual(found, [['component/unknown', 'Import `Notice` from `/snippets/notice.jsx`']]);
  });
});
