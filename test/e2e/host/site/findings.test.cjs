const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const vscode = require('vscode');
const support = require('../support.cjs');
const { apply, closeAll, findings, found, gone, open, openWith, quickFix, replace, uriOf } = support;

const FAVICON = '"favicon": "/favicon.svg",';

/** Leaves the site with an entry that has no page, and returns the document and the finding. */
async function openWithMissingPage(page) {
  const document = await openWith('docs.json', '"guides/configure"]', `"guides/configure", "${page}"]`);
  return { document, finding: await found(document, 'navigation/page-not-found', page) };
}

describe('findings in docs.json', () => {
  afterEach(closeAll);

  it('come while typing and go when the edit is undone', async () => {
    const document = await open('docs.json');
    const original = document.getText();
    await replace(document, FAVICON, `${FAVICON} "modeToggle": { "default": "drak" },`);
    const finding = await found(document, 'config/value', 'drak');
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Error);

    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), original);
    await gone(document, 'config/value');
  });

  it('come once each', async () => {
    const { document } = await openWithMissingPage('guides/missing');
    const seen = findings(document).map(({ message, range }) => `${range.start.line} ${message}`);
    assert.deepEqual(seen, [...new Set(seen)]);
  });

  it('leave a docs.json alone that configures no site', async () => {
    const foreign = await open('api/docs.json');
    await replace(foreign, '"comment"', '"navigatoin"');
    // A finding in another file shows that the server has read on past this one.
    await openWithMissingPage('guides/missing');
    assert.deepEqual(findings(foreign), []);
  });
});

describe('a listed page without a file', () => {
  afterEach(closeAll);

  it('can be created', async () => {
    const { document, finding } = await openWithMissingPage('guides/create-me');
    await apply(await quickFix(document, finding, 'create the page'));
    await vscode.workspace.fs.stat(uriOf('guides/create-me.mdx'));
    await gone(document, 'navigation/page-not-found');
  });
});
