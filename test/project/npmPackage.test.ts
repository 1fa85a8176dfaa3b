import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json';
import { npmCommand } from '../../scripts/editor/npm.mjs';
import { stageForNpm } from '../../scripts/npm/stage.mjs';
import { TempFolder } from '../support/tempFolder.ts';

describe('the package for npm', () => {
  /** The package where nothing of the project is in reach. */
  const temp = new TempFolder();
  const folder = path.join(temp.path, 'package');
  stageForNpm('.', folder);
  after(() => {
    temp.remove();
  });

  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly description: string;
    readonly bin: { readonly docsight: string };
    readonly private?: boolean;
  };
  const command = path.join(folder, manifest.bin.docsight);
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [command, ...args], { encoding: 'utf8' });

  it('starts as a command of its own', () => {
    assert.match(readFileSync(command, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    assert.equal(run('--version'), `${packageJson.version}\n`);
  });

  it('has the page of a rule where its findings link to', () => {
    temp.write({
      'site/docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["index"] }] }',
      'site/index.mdx': '---\ntitle: Start\n---\n\n[Nowhere](/nowhere)\n',
    });
    const report = run('check', path.join(temp.path, 'site'), '--format', 'json', '--urls', '--rule', '*=info');
    const pages = [...report.matchAll(/file:\/\/[^"]+\.md/g)].map(([url]) => fileURLToPath(url));
    assert.ok(pages.length > 0, report);
    for (const page of pages) assert.ok(existsSync(page) && page.startsWith(folder), page);
  });

  it('shows the page of a rule, also in reports', () => {
    assert.match(run('check', '--explain', 'link/text'), /^# .*link\/text/);
    temp.write({
      'other/docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["index", "index"] }] }',
      'other/index.mdx': '---\ntitle: Start\n---\n\nText.\n',
    });
    const sarif = run('check', path.join(temp.path, 'other'), '--format', 'sarif');
    assert.match(sarif, /"markdown": "# navigation\/duplicate-page/);
  });

  it('installs into an empty folder without any other package, and runs there', () => {
    const npm: readonly string[] = npmCommand(
      'pack',
      folder,
      '--ignore-scripts',
      '--json',
      '--pack-destination',
      temp.path,
    );
    const [program = '', ...args] = npm;
    const [packed] = JSON.parse(
      execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ) as readonly { readonly filename: string }[];
    temp.write({ 'empty/package.json': '{}' });
    const empty = path.join(temp.path, 'empty');
    const install: readonly string[] = npmCommand(
      'install',
      '--ignore-scripts',
      '--offline',
      '--no-audit',
      path.join('..', packed?.filename ?? ''),
    );
    execFileSync(install[0] ?? '', install.slice(1), { cwd: empty, stdio: 'ignore' });
    const modules = readdirSync(path.join(empty, 'node_modules')).filter((name) => !name.startsWith('.'));
    assert.deepEqual(modules, ['docsight']);
    const installed = path.join(empty, 'node_modules/docsight', manifest.bin.docsight);
    const out = execFileSync(process.execPath, [installed, 'check', path.resolve('examples/site')], {
      encoding: 'utf8',
    });
    assert.match(out, /No problems/);
  });

  it('can be published, says what it is for, and brings the licences but not the extension', () => {
    assert.equal(manifest.private, undefined);
    assert.doesNotMatch(manifest.description, /%/);
    assert.ok(existsSync(path.join(folder, 'THIRD_PARTY_NOTICES.txt')));
    assert.ok(!existsSync(path.join(folder, 'dist/client.js')));
  });
});
