const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const { ask, at, closeAll, open, withSetting } = require('../support.cjs');

/** The file and the line of a location or of a link: providers answer with either. */
const locationText = (location) => {
  const { path } = location.targetUri ?? location.uri;
  return `${path.split('/site/')[1]}:${(location.targetRange ?? location.range).start.line + 1}`;
};

describe('the ways through a site', () => {
  afterEach(closeAll);

  it('go from a link to the page, once, in .md pages too', async () => {
    for (const [name, passage] of [
      ['introduction.mdx', '(/guides/ins|tall)'],
      ['guides/rotate-keys.md', '(/guides/ins|tall)'],
    ]) {
      const document = await open(name);
      const locations = await ask('vscode.executeDefinitionProvider', document.uri, at(document, passage));
      assert.deepEqual(locations.map(locationText), ['guides/install.mdx:1'], name);
    }
  });

  it('go from an entry of the navigation to all references to its page', async () => {
    const document = await open('docs.json');
    const locations = await ask('vscode.executeReferenceProvider', document.uri, at(document, '"guides/ins|tall"'));
    const files = locations.map((location) => locationText(location).split(':')[0]).sort();
    assert.deepEqual(files, ['docs.json', 'guides/install.mdx', 'guides/rotate-keys.md', 'introduction.mdx']);
  });

  it('find pages and sections by their titles', async () => {
    await open('introduction.mdx');
    const symbols = await ask('vscode.executeWorkspaceSymbolProvider', 'Install');
    assert.ok(
      symbols.some(({ location }) => location.uri.path.endsWith('/guides/install.mdx')),
      JSON.stringify(symbols),
    );
  });

  it('show above a page how many links point to it, once that is switched on', async () => {
    await withSetting('docsight.codeLens.enabled', true, async () => {
      const document = await open('introduction.mdx');
      const [{ command }] = await ask('vscode.executeCodeLensProvider', document.uri, 10);
      assert.match(command.title, /^(?:No|\d+) links? here$/);
    });
  });
});
