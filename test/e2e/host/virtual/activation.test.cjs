const assert = require('node:assert/strict');
const { describe, it } = require('mocha');
const vscode = require('vscode');
const { found, open } = require('../support.cjs');

describe('a site in a virtual workspace', () => {
  it('has its findings: the files are read through the editor', async () => {
    const [folder] = vscode.workspace.workspaceFolders;
    assert.equal(folder.uri.scheme, 'mirror');
    const config = await open('docs.json');
    await found(config, 'navigation/page-not-found', 'missing');
    await found(config, 'config/file-not-found', '/logo.svg');
    await found(await open('page.mdx'), 'component/unknown', 'Unknown');
  });
});
