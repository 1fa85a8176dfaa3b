const assert = require('node:assert/strict');
const { after, describe, it } = require('mocha');
const vscode = require('vscode');
const { closeAll, extension, open, until } = require('../support.cjs');

describe('a workspace with a site', () => {
  after(closeAll);

  it('wakes the extension before any file is opened', () => until('activation', () => extension().isActive));

  it('gives docs.json a language of its own', async () => {
    const document = await open('docs.json');
    assert.equal(document.languageId, 'docs-json');
  });

  it('does not interrupt prose: snippets and words come when people ask for them', async () => {
    for (const name of ['guides/install.mdx', 'guides/rotate-keys.md']) {
      const document = await open(name);
      const unasked = vscode.workspace.getConfiguration('editor', document).get('quickSuggestions');
      assert.deepEqual(unasked, { comments: 'off', strings: 'off', other: 'off' }, name);
    }
  });
});
