const assert = require('node:assert/strict');
const { describe, it } = require('mocha');
const vscode = require('vscode');
const { open, until } = require('../support.cjs');

describe('a site in a virtual workspace', () => {
  it('is left alone: no extension, no command, no finding', async () => {
    const [folder] = vscode.workspace.workspaceFolders;
    assert.equal(folder.uri.scheme, 'mirror');
    await open('docs.json');
    await open('page.mdx');
    // Another extension that is on shows that the editor has looked for those that it may use here.
    await until('other extensions', () => vscode.extensions.getExtension('vscode.json-language-features'));
    assert.equal(vscode.extensions.getExtension('docsight.docsight')?.id, undefined);
    const commands = await vscode.commands.getCommands(true);
    assert.deepEqual(
      commands.filter((command) => command.startsWith('docsight.')),
      [],
    );
    const sources = vscode.languages.getDiagnostics().flatMap(([, findings]) => findings.map(({ source }) => source));
    assert.ok(!sources.includes('docsight'));
  });
});
