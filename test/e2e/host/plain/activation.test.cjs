const assert = require('node:assert/strict');
const { describe, it } = require('mocha');
const vscode = require('vscode');
const { extension, open, until } = require('../support.cjs');

describe('a workspace without a site', () => {
  it('does not wake the extension', async () => {
    await open('README.md');
    await open('package.json');
    // Another extension that these files wake shows that the editor has looked for those to activate.
    const neighbour =
      vscode.extensions.getExtension('vscode.npm') ?? vscode.extensions.getExtension('vscode.json-language-features');
    await until(`${neighbour.id} to be active`, () => neighbour.isActive);
    assert.equal(extension().isActive, false);
  });
});
