const assert = require('node:assert/strict');
const { after, describe, it } = require('mocha');
const vscode = require('vscode');
const { closeAll, found, open } = require('../support.cjs');

describe('a site in a virtual folder', () => {
  after(closeAll);

  it('has its findings: the files are read through the editor', async () => {
    const { uri } = vscode.workspace.workspaceFolders[1];
    assert.equal(uri.scheme, 'mirror');
    const config = await open(vscode.Uri.joinPath(uri, 'docs.json'));
    await found(config, 'navigation/page-not-found', 'missing');
    await found(config, 'config/file-not-found', '/logo.svg');
    await found(await open(vscode.Uri.joinPath(uri, 'page.mdx')), 'component/unknown', 'Unknown');
  });
});
