const assert = require('node:assert/strict');
const { writeFileSync } = require('node:fs');
const { after, before, describe, it } = require('mocha');
const vscode = require('vscode');
const { at, closeAll, extension, findings, found, open, until, uriOf } = require('../support.cjs');

const CONFIG = { name: 'Acme', navigation: [{ group: 'Pages', pages: ['page'] }] };

describe('an .mdx file in a workspace without a site', () => {
  let document;

  before(async () => {
    document = await open('page.mdx');
    await until('activation', () => extension().isActive);
  });
  after(closeAll);

  it('has a language of its own', () => assert.equal(document.languageId, 'mdx'));

  it('is left alone until there is a site', async () => {
    const help = ['vscode.executeHoverProvider', document.uri, at(document, '<No|te>')];
    assert.deepEqual(await vscode.commands.executeCommand(...help), []);
    assert.deepEqual(findings(document), []);

    writeFileSync(uriOf('docs.json').fsPath, JSON.stringify(CONFIG));
    await found(document, 'mdx/syntax', '<br>');
    await until('help', () => vscode.commands.executeCommand(...help));
  });
});
