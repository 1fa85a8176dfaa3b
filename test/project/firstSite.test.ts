import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { createFirstSite } from '../../scripts/editor/firstSite.mjs';
import { runCommand } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';

it('npm start opens a site of the current generation with three problems, each with a fix', async () => {
  const folder = new TempFolder();
  const site = path.join(folder.path, 'site');
  await createFirstSite(site, path.resolve('dist/cli.js'));
  const { out } = await runCommand(folder.path, ['check', 'site', '--format', 'json', '--severity', 'warning']);
  const { sites } = JSON.parse(out) as {
    readonly sites: readonly {
      readonly format: string;
      readonly findings: readonly { readonly rule: string; readonly file: string; readonly severity: string }[];
    }[];
  };
  assert.equal(sites[0]?.format, 'current');
  assert.deepEqual(
    sites[0].findings.filter(({ severity }) => severity !== 'hint').map(({ rule, file }) => [rule, file]),
    ['component/unknown', 'link/not-found', 'image/alt'].map((rule) => [rule, 'guides/three-mistakes.mdx']),
  );
  folder.remove();
});
