import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CachedFixes } from '../../server/src/cli/check/cachedFixes.ts';
import { shownFixes } from '../../server/src/cli/check/checkedSite.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { page, type Files } from '../support/site.ts';

const root = fromUri('file:///work');

/** Returns the rules of the findings in `a.mdx` with the titles of their fixes, in one report after another. */
async function reports(
  files: Files,
  { kept, between }: { readonly kept: CachedFixes; readonly between: (disk: MemoryFileSystem) => void },
): Promise<readonly (readonly (readonly unknown[])[])[]> {
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
  const report = async (): Promise<readonly (readonly unknown[])[]> => {
    const fixes = await shownFixes(site, findings, defaultRuleSettings, kept);
    return findings.map((finding) => [finding.rule.id, fixes.get(finding)?.title]);
  };
  const first = await report();
  between(disk);
  return [first, await report()];
}

/** Keeps fixes as long as nothing changes. */
function keptInMemory(): CachedFixes & { written: number } {
  let kept: ReturnType<CachedFixes['read']> = new Map();
  return {
    written: 0,
    read: () => kept,
    write(_, pages) {
      kept = pages;
      this.written++;
    },
  };
}

describe('a report', () => {
  it('names the fixes in unchanged pages without reading them again, which took longer than the check', async () => {
    const files = {
      'a.mdx': `${page('A')}\n# A\n\n[Install](/instal)\n\n<Notice />\n`,
      'snippets/notice.jsx': 'export const Notice = () => <p>Read this.</p>;\n',
    };
    const kept = keptInMemory();
    const between = (disk: MemoryFileSystem): void => {
      disk.remove(join(root, 'a.mdx'));
    };
    const expected = [
      ['heading/no-h1', 'Remove this heading (same as the title)'],
      ['link/not-found', 'Change to `/install`'],
      ['component/unknown', 'Import `Notice` from `/snippets/notice.jsx`'],
    ];
    assert.deepEqual(await reports(files, { kept, between }), [expected, expected]);
    assert.equal(kept.written, 1);
  });
});
