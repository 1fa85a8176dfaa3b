import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json';
import { npmCommand } from '../../scripts/editor/npm.mjs';
import { stageForNpm } from '../../scripts/npm/stage.mjs';
import { TempFolder } from '../support/tempFolder.ts';

describe('the package for npm', () => {
  /** The package where nothing of the project is in reach. */
  const temp = new TempFolder();
  const folder = path.join(temp.path, 'package');
  const installed = path.join(temp.path, 'empty/node_modules/docsight');
  stageForNpm('.', folder);
  before(() => {
    install();
  });
  after(() => {
    temp.remove();
  });

  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly description: string;
    readonly bin: { readonly docsight: string };
    readonly private?: boolean;
  };
  const command = path.join(installed, manifest.bin.docsight);
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [command, ...args], { encoding: 'utf8', cwd: temp.path });

  /** Installs the package into an empty folder, packed as for the registry: a folder alone would become a link. */
  function install(): void {
    temp.write({ 'empty/package.json': '{}' });
    const options = [
      '--install-links',
      '--ignore-scripts',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
    ];
    const installing: readonly string[] = npmCommand('install', ...options, folder);
    const [program = '', ...args] = installing;
    execFileSync(program, args, { cwd: path.join(temp.path, 'empty'), stdio: 'ignore' });
  }

  it('installs into an empty folder without any other package, and starts there as a command of its own', () => {
    const modules = readdirSync(path.join(temp.path, 'empty/node_modules')).filter((name) => !name.startsWith('.'));
    assert.deepEqual(modules, ['docsight']);
    assert.match(readFileSync(command, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    assert.equal(run('--version'), `${packageJson.version}\n`);
  });

  it('has the page of a rule where its findings link to, shows it, and has it in reports', () => {
    temp.write({
      'site/docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["index"] }] }',
      'site/index.mdx': '---\ntitle: Start\n---\n\n[Nowhere](/nowhere)\n',
    });
    const formats = ['--format', 'json', '--format', 'sarif=sarif.json', '--urls'];
    const report = run('check', 'site', ...formats, '--rule', '*=info', '--severity', 'info');
    const pages = [...report.matchAll(/file:\/\/[^"]+\.md/g)].map(([url]) => fileURLToPath(url));
    assert.ok(pages.length > 0, report);
    for (const page of pages) assert.ok(existsSync(page) && page.startsWith(installed), page);
    const sarif = readFileSync(path.join(temp.path, 'sarif.json'), 'utf8');
    assert.match(sarif, /"markdown": "# link\/not-found/);
    assert.match(run('check', '--explain', 'link/text'), /^# .*link\/text/);
  });

  it('can be published, says what it is for, and brings the licences but not the extension', () => {
    assert.equal(manifest.private, undefined);
    assert.doesNotMatch(manifest.description, /%/);
    assert.ok(existsSync(path.join(installed, 'THIRD_PARTY_NOTICES.txt')));
    assert.ok(!existsSync(path.join(installed, 'dist/client.js')));
  });
});
