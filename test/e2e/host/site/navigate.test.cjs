const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const { ask, at, closeAll, open, withSetting } = require('../support.cjs');

/** The file and the line that a place is in: providers answer with locations or with links. */
const placeOf = (place) => {
  const { path } = place.targetUri ?? place.uri;
  return `${path.split('/site/')[1]}:${(place.targetRange ?? place.range).start.line + 1}`;
};

describe('the ways through a site', () => {
  afterEach(closeAll);

  it('lead from a link to the page, once, in .md pages too', async () => {
    for (const [name, passage] of [
      ['introduction.mdx', '(/guides/ins|tall)'],
      ['guides/rotate-keys.md', '(/guides/ins|tall)'],
    ]) {
      const document = await open(name);
      const places = await ask('vscode.executeDefinitionProvider', document.uri, at(document, passage));
      assert.deepEqual(places.map(placeOf), ['guides/install.mdx:1'], name);
    }
  });

  it('lead from an entry of the navigation to all that names its page', async () => {
    const document = await open('docs.json');
    const places = await ask('vscode.executeReferenceProvider', document.uri, at(document, '"guides/ins|tall"'));
    const files = places.map((place) => placeOf(place).split(':')[0]).sort();
    assert.deepEqual(files, ['docs.json', 'guides/install.mdx', 'guides/rotate-keys.md', 'introduction.mdx']);
  });

  it('lead to pages and sections by their titles', async () => {
    await open('introduction.mdx');
    const symbols = await ask('vscode.executeWorkspaceSymbolProvider', 'Install');
    assert.ok(
      symbols.some(({ location }) => location.uri.path.endsWith('/guides/install.mdx')),
      JSON.stringify(symbols),
    );
  });

  it('show above a page how many links lead there, once that is switched on', async () => {
    await withSetting('docsight.codeLens.enabled', true, async () => {
      const document = await open('introduction.mdx');
      const [{ command }] = await ask('vscode.executeCodeLensProvider', document.uri, 10);
      assert.match(command.title, /^(?:No|\d+) links? here$/);
    });
  });
});
