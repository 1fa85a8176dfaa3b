const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const vscode = require('vscode');
const { at, closeAll, openWith, until } = require('../support.cjs');

describe('.docsight.json', () => {
  afterEach(closeAll);

  it('offers the rules', async () => {
    const document = await openWith('.docsight.json', '"rules": {}', '"rules": { "" }');
    const labels = await until('rules to be offered', async () => {
      const args = [document.uri, at(document, '{ "|" }')];
      const { items } = await vscode.commands.executeCommand('vscode.executeCompletionItemProvider', ...args);
      const found = items.map(({ label }) => (typeof label === 'string' ? label : label.label));
      return found.some((label) => label.includes('mdx/syntax')) && found;
    });
    assert.deepEqual(labels.toSorted(), [...new Set(labels)].toSorted());
  });

  it('is checked', async () => {
    const document = await openWith('.docsight.json', '"rules": {}', '"rules": { "mdx/syntax": "eror" }');
    const wrong = await until('a finding', () => vscode.languages.getDiagnostics(document.uri));
    assert.equal(document.getText(wrong[0].range), '"eror"');
    assert.equal(wrong.length, 1, wrong.map(({ message }) => message).join('\n'));
  });
});
