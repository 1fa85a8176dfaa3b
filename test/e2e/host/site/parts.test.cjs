const assert = require('node:assert/strict');
const { cpSync, rmSync } = require('node:fs');
const path = require('node:path');
const { after, afterEach, before, describe, it } = require('mocha');
const { ask, assertUnique, at, closeAll, labelsAt, offered, open, openWith, uriOf } = require('../support.cjs');

/** A second site, in a folder of the first: a window of its own would be opened for these tests alone. */
const SITE = 'parts';
const PART = `${SITE}/config/navigation.json`;

/** What is offered at a position, once the editor's own JSON support has come: Docsight gives no outline of such a file. */
async function offeredAt(document, position, expected) {
  await ask('vscode.executeDocumentSymbolProvider', document.uri);
  return labelsAt(document, position, expected);
}

describe('a file that docs.json refers to', () => {
  const folder = uriOf(SITE).fsPath;
  before(() => cpSync(path.join(__dirname, '../../fixture', SITE), folder, { recursive: true }));
  afterEach(closeAll);
  after(() => rmSync(folder, { recursive: true }));

  it('is offered the pages that are not listed yet, once each', async () => {
    const document = await openWith(PART, '"guides"]', '"guides", ""]');
    assert.equal(document.languageId, 'json');
    const labels = await offeredAt(document, at(document, ', "|"]'), 'deploy');
    assertUnique(labels);
  });

  it('is offered each property once, whether Docsight or the editor knows it', async () => {
    const document = await openWith(PART, '"group": "Guides",', '"group": "Guides", "",');
    const labels = await offeredAt(document, at(document, ', "|",'), 'expanded');
    assert.ok(labels.includes('icon') && !labels.includes('navigation'), labels.join(', '));
    assertUnique(labels);
  });

  it('has its help, outline and colors once', async () => {
    const document = await open(PART);
    const hovers = await ask('vscode.executeHoverProvider', document.uri, at(document, '"ico|n"'));
    assert.equal(hovers.length, 1);
    const symbols = await ask('vscode.executeDocumentSymbolProvider', document.uri);
    assert.deepEqual(
      symbols.map(({ name }) => name),
      ['groups'],
    );
    const theme = await open(`${SITE}/config/colors.json`);
    const colors = await ask('vscode.executeDocumentColorProvider', theme.uri);
    assert.equal(colors.length, 1);
  });

  it('is another matter than a JSON file that it does not refer to', async () => {
    const part = await openWith(PART, '"group": "Guides",', '"group": "Guides", "",');
    await offeredAt(part, at(part, ', "|",'), 'expanded');
    const other = await openWith(`${SITE}/config/other.json`, '"Other" }', '"Other", "" }');
    await ask('vscode.executeDocumentSymbolProvider', other.uri);
    const labels = await offered(other, at(other, ', "|" }'));
    assert.ok(!labels.includes('expanded'), labels.join(', '));
  });
});
