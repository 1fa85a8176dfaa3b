// Assembles a real VS Code from the package registry alone. The package `code-server` contains everything except what
// install scripts would download or build; these steps do that instead. Each is skipped if its result exists.
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installCommand, isInstalled, nodeGypScript, npmCommand, npmConfig } from './npm.mjs';
import { ExplainedError, root, runStep } from './steps.mjs';

/** The editor is a separate package: it is large, and only these tests and `npm start` need it. */
export const home = path.join(root, 'test/e2e');

/** The files of VS Code. */
export const vscode = path.join(home, 'node_modules/code-server/lib/vscode');

/** VS Code's server, which also installs extensions. */
export const serverScript = path.join(vscode, 'out/server-main.js');

/** The extensions that come with VS Code. */
export const builtInExtensions = path.join(vscode, 'extensions');

/** Loads one of the editor's packages. They don't exist before `installEditor`, so no static import can name them. */
export async function load(name) {
  const file = createRequire(path.join(home, 'package.json')).resolve(name);
  const module = await import(pathToFileURL(file).href);
  return module.default ?? module;
}

/** Installs the editor for tests: about a quarter of a minute the first time, then no time. */
export async function installEditor() {
  await installPackages();
  await installServerPackages();
  await copySearchProgram();
}

/** Installs the editor with output channels, which a person needs and whose native module needs a compiler. */
export async function installEditorForPeople() {
  await installEditor();
  await buildLogModule();
}

async function installPackages() {
  if (isInstalled(home)) return;
  const title = 'Installing the editor (VS Code, about 400 MB, once)';
  await runStep(title, installCommand(home), { log: 'editor-packages' });
}

async function installServerPackages() {
  if (isInstalled(vscode, 'npm-shrinkwrap.json')) return;
  await runStep(
    'Installing the editor’s own packages',
    npmCommand('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev'),
    {
      log: 'editor-server-packages',
      cwd: vscode,
      // Its shrinkwrap was generated with this setting and doesn't resolve without it.
      env: { ...process.env, npm_config_legacy_peer_deps: 'true' },
    },
  );
}

/** Copies ripgrep, with which VS Code searches files and which an install script would download. */
async function copySearchProgram() {
  const { rgPath } = await load('@vscode/ripgrep-universal');
  const target = path.join(vscode, 'node_modules/@vscode/ripgrep/bin', path.basename(rgPath));
  if (existsSync(target)) return;
  if (!existsSync(rgPath)) {
    throw new ExplainedError(`There is no ripgrep for ${process.platform} ${process.arch}, which VS Code needs.`);
  }
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(rgPath, target);
  chmodSync(target, 0o755);
}

/** Builds the native module for output channels. Everything else works without it, so a failure is no error. */
async function buildLogModule() {
  const folder = path.join(vscode, 'node_modules/@vscode/spdlog');
  if (existsSync(path.join(folder, 'build/Release/spdlog.node'))) return;
  const headers = nodeHeaders();
  if (!headers) {
    console.warn('Going on without the editor’s log module (no output channels): this Node has no header files.');
    return;
  }
  const command = [process.execPath, nodeGypScript(), 'rebuild', `--nodedir=${headers}`];
  try {
    await runStep('Building the editor’s log module', command, { log: 'editor-log-module', cwd: folder });
  } catch {
    console.warn('Going on without the editor’s log module: only the output channels stay empty.');
    console.warn(
      'Why it could not be built is in out/logs/editor-log-module.log; it takes a C++ compiler, make and Python.',
    );
  }
}

/** Returns the prefix of Node's header files: npm's configuration, or those of the running Node. */
function nodeHeaders() {
  const prefix = path.resolve(path.dirname(process.execPath), '..');
  const own = existsSync(path.join(prefix, 'include/node/node_api.h')) ? prefix : undefined;
  return process.env.npm_config_nodedir ?? npmConfig('nodedir') ?? own;
}
