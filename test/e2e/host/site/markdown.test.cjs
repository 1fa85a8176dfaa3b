const assert = require('node:assert/strict');
const { after, before, describe, it } = require('mocha');
const vscode = require('vscode');
const { ask, at, closeAll, found, labelsAt, open, openWith, replace } = require('../support.cjs');

const NOTE = 'A key is shown once.';

/** What is named more than once. */
const repeated = (names) => names.filter((name, index) => names.indexOf(name) !== index);

const lines = ({ start, end }) => `${start.line ?? start}-${end.line ?? end}`;

const namesIn = (symbols) => symbols.flatMap(({ name, children = [] }) => [name, ...namesIn(children)]);

describe('a .md page with the Markdown support of the editor', () => {
  let document;

  // Both have to be there, or what one of them answers would show nothing.
  before(async () => {
    document = await openWith('guides/rotate-keys.md', NOTE, `${NOTE} <br>`);
    await found(document, 'mdx/syntax', '<br>');
    await ask('vscode.executeDocumentSymbolProvider', document.uri);
  });
  after(closeAll);

  it('has each heading once in the outline', async () => {
    const names = namesIn(await ask('vscode.executeDocumentSymbolProvider', document.uri));
    assert.ok(names.some((name) => name.includes('Create a key')));
    assert.deepEqual(repeated(names), []);
  });

  it('folds each section once', async () => {
    const ranges = await ask('vscode.executeFoldingRangeProvider', document.uri);
    assert.deepEqual(repeated(ranges.map(lines)), []);
  });

  it('has each link once, and it opens the page', async () => {
    const links = await ask('vscode.executeLinkProvider', document.uri, 50);
    assert.deepEqual(repeated(links.map(({ range }) => `${range.start.line}:${range.start.character}`)), []);
    assert.ok(
      links.some(({ target }) => target?.path.includes('guides/install')),
      JSON.stringify(links),
    );
  });

  it('shows one hover on a link', async () => {
    const hovers = await ask('vscode.executeHoverProvider', document.uri, at(document, '(/guides/ins|tall)'));
    assert.equal(hovers.length, 1);
  });

  it('offers each target of a link once', async () => {
    await replace(document, '(/guides/install)', '(/guides/)');
    const labels = await labelsAt(document, at(document, '(/guides/|)'), '/guides/upgrade');
    assert.deepEqual(repeated(labels), []);
  });

  it('offers each section once', async () => {
    await replace(document, NOTE, `${NOTE} [y](#)`);
    const labels = await labelsAt(document, at(document, '[y](#|)'), '#create-a-key');
    assert.deepEqual(repeated(labels), []);
    await replace(document, `${NOTE} [y](#)`, NOTE);
  });

  it('has each heading once among the symbols of the workspace', async () => {
    const symbols = await ask('vscode.executeWorkspaceSymbolProvider', 'Create a key');
    const names = symbols
      .filter(({ location }) => location.uri.path.endsWith('rotate-keys.md'))
      .map(({ name }) => name.replace(/^#+ /, ''));
    assert.ok(names.includes('Create a key'));
    assert.deepEqual(repeated(names), []);
  });

  it('offers each component once', async () => {
    await replace(document, NOTE, `${NOTE} <`);
    const labels = await labelsAt(document, at(document, `${NOTE} <|`), 'Tooltip');
    assert.deepEqual(repeated(labels), []);
  });
});

for (const name of ['guides/install.mdx', 'guides/rotate-keys.md']) {
  describe(`${name}`, () => {
    after(closeAll);

    it('is formatted by Docsight, and once', async () => {
      const document = await open(name);
      await ask('vscode.executeDocumentSymbolProvider', document.uri);
      const options = { tabSize: 2, insertSpaces: true };
      await replace(document, '\n---\n', '\n---\n\n\n\n');
      const edits = await vscode.commands.executeCommand('vscode.executeFormatDocumentProvider', document.uri, options);
      const edit = new vscode.WorkspaceEdit();
      edit.set(document.uri, edits);
      await vscode.workspace.applyEdit(edit);
      assert.doesNotMatch(document.getText(), /\n\n\n/);
    });
  });
}
