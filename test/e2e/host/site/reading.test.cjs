const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const { ask, at, closeAll, open, openWith } = require('../support.cjs');

/** The file of a location or of a link: providers answer with either. */
const targetOf = (target) => (target.targetUri ?? target.target ?? target.uri).path;

const namesIn = (symbols) => symbols.flatMap(({ name, children = [] }) => [name, ...namesIn(children)]);

describe('reading docs.json', () => {
  afterEach(closeAll);

  it('explains a property in one hover', async () => {
    const document = await open('docs.json');
    const hovers = await ask('vscode.executeHoverProvider', document.uri, at(document, '"fav|icon"'));
    assert.equal(hovers.length, 1);
    assert.notEqual(
      hovers[0].contents
        .map(({ value }) => value)
        .join('')
        .trim(),
      '',
    );
  });

  it('shows the theme color', async () => {
    const document = await open('docs.json');
    const colors = await ask('vscode.executeDocumentColorProvider', document.uri);
    assert.equal(colors.length, 1);
    const { red, green, blue, alpha } = colors[0].color;
    assert.deepEqual(
      [red, green, blue].map((part) => Math.round(part * 255)),
      [0x0d, 0x5f, 0x3c],
    );
    assert.equal(alpha, 1);
  });

  it('lists the groups in the outline', async () => {
    const document = await open('docs.json');
    const names = namesIn(await ask('vscode.executeDocumentSymbolProvider', document.uri));
    assert.ok(names.includes('Get started') && names.includes('Guides'), names.join(', '));
  });

  it('folds the navigation', async () => {
    const document = await open('docs.json');
    const ranges = await ask('vscode.executeFoldingRangeProvider', document.uri);
    const { line } = at(document, '|"navigation"');
    assert.ok(
      ranges.some(({ start }) => start === line),
      JSON.stringify(ranges),
    );
  });

  it('opens the file of a page entry', async () => {
    const document = await open('docs.json');
    const locations = await ask('vscode.executeDefinitionProvider', document.uri, at(document, '"guides/ins|tall"'));
    assert.deepEqual(
      locations.map(targetOf).map((path) => path.split('/site/')[1]),
      ['guides/install.mdx'],
    );
  });

  it('formats the file', async () => {
    const document = await openWith('docs.json', '  "name": "Acme"', '      "name":"Acme"');
    const options = { tabSize: 2, insertSpaces: true };
    const edits = await ask('vscode.executeFormatDocumentProvider', document.uri, options);
    assert.ok(edits.length > 0);
  });
});
