// Builds and packs the extension: node scripts/package.mjs → dist/docsight.vsix
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stageExtension } from './extension/stage.mjs';

const require = createRequire(import.meta.url);
const run = (file, ...args) => execFileSync(process.execPath, [file, ...args], { stdio: 'inherit' });

run('scripts/build.mjs', '--minify');
const vsce = path.join(path.dirname(require.resolve('@vscode/vsce/package.json')), 'vsce');
const staged = path.resolve('out/extension');
stageExtension('.', staged);
const options = [
  '--no-dependencies',
  '--skip-license',
  '--allow-missing-repository',
  // The pages of the rules link to each other in the package.
  '--no-rewrite-relative-links',
  // A test looks for them in the same files.
  '--allow-package-all-secrets',
  '--allow-package-env-file',
];
const file = path.resolve('dist/docsight.vsix');
execFileSync(process.execPath, [vsce, 'package', ...options, '--out', file], { stdio: 'inherit', cwd: staged });

/**
 * Updates should stay small; images are what makes them grow. The editor loads the client when it starts it, and in a browser
 * nothing is found until the server is loaded.
 */
const LIMITS_MB = { 'dist/docsight.vsix': 5, 'dist/client.js': 0.6, 'dist/webServer.js': 1.2 };
for (const [name, limit] of Object.entries(LIMITS_MB)) {
  const size = statSync(name).size / 1e6;
  if (size > limit) throw new Error(`${name} has ${size.toFixed(2)} MB, more than ${limit}.`);
}
