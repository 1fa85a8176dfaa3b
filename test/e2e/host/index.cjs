// Runs inside the editor's extension host: the tests in the folder that is named like the open workspace.
const { appendFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const Mocha = require('mocha');
const vscode = require('vscode');
const { runMocha, Silent } = require('../results.cjs');
const { registerMirror } = require('./mirror.cjs');

/** The editor calls this, and takes a rejection for a failed run. */
async function run() {
  registerMirror();
  await foldersKnown();
  const { results: folder, only } = JSON.parse(process.env.DOCSIGHT_HOST_TESTS);
  const fixture = path.basename(vscode.workspace.workspaceFolders[0].uri.fsPath);
  const mocha = new Mocha({ reporter: Silent, timeout: 180_000, fgrep: only });
  for (const name of readdirSync(path.join(__dirname, fixture))) {
    if (name.endsWith('.test.cjs')) mocha.addFile(path.join(__dirname, fixture, name));
  }
  // The editor's log reaches the outside as unformatted pieces; a file arrives whole. A line for each test, since a host
  // that dies should still tell what it got to.
  const file = path.join(folder, `${fixture}.jsonl`);
  const results = await runMocha(mocha, (result) => appendFileSync(file, `${JSON.stringify(result)}\n`));
  appendFileSync(file, `${JSON.stringify({ ended: true })}\n`);
  if (results.some(({ state }) => state === 'failed')) throw new Error('Some tests failed.');
}

/** Resolves when there are folders: an editor that is on another computer reads the file of a workspace a moment later. */
async function foldersKnown() {
  while ((vscode.workspace.workspaceFolders ?? []).length === 0) {
    await new Promise((resolve) => {
      const listener = vscode.workspace.onDidChangeWorkspaceFolders(() => {
        listener.dispose();
        resolve();
      });
    });
  }
}

module.exports = { run };
