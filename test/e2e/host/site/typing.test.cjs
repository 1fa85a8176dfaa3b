const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const vscode = require('vscode');
const { ask, at, closeAll, found, labelsAt, open, openWith, replace, until, withSetting } = require('../support.cjs');

const PAGE = 'guides/configure.mdx';
const LAST = 'watch: /var/deliveries\n```\n';

/** Opens the page with something at its end, and the cursor after it. */
async function openAtEnd(end) {
  const document = await openWith(PAGE, LAST, `${LAST}\n${end}`);
  select(document.positionAt(document.getText().length));
  return document;
}

/** Puts the cursor at a position, or selects to another one. */
function select(position, active = position) {
  vscode.window.activeTextEditor.selection = new vscode.Selection(position, active);
}

const type = (text) => vscode.commands.executeCommand('type', { text });

const nameOf = (label) => (typeof label === 'string' ? label : label.label);

/** What is inserted for a name at a position. */
async function snippetsAt({ uri }, position, name) {
  const { items } = await vscode.commands.executeCommand('vscode.executeCompletionItemProvider', uri, position);
  return items.filter(({ label }) => nameOf(label) === name).map(({ insertText }) => insertText.value ?? insertText);
}

const ends = (document, text) => until(`the page to end in ${text}`, () => document.getText().endsWith(text));

describe('writing a page', () => {
  afterEach(closeAll);

  it('leaves tags open where people want that', async () => {
    await withSetting('docsight.autoClosingTags', false, async () => {
      const document = await openAtEnd('\n');
      await type('<Info>');
      // The finding shows that the server has seen the tag, and so would have closed it by now.
      await found(document, 'mdx/syntax', '<Info>');
      assert.ok(document.getText().endsWith('\n<Info>'), document.getText());
    });
  });

  it('leaves typographic quotes and dashes unmarked, as in Markdown', () => {
    for (const name of ['editor.unicodeHighlight', 'diffEditor']) {
      const [mdx, markdown] = ['mdx', 'markdown'].map((languageId) =>
        vscode.workspace.getConfiguration(name, { languageId }),
      );
      for (const key of ['ambiguousCharacters', 'invisibleCharacters', 'ignoreTrimWhitespace']) {
        assert.equal(mdx.get(key), markdown.get(key), `${name}.${key}`);
      }
    }
  });

  it('offers the attributes that a half-typed tag lacks, also where a line begins', async () => {
    const document = await openAtEnd('<Card title="B" \n  \n/>\n');
    const labels = await labelsAt(document, at(document, '<Card title="B" \n  |\n'), 'icon');
    assert.ok(!labels.includes('title'), 'an attribute that the tag has is offered');
  });

  it('has a list at each tab stop of an inserted component with choices, and no example values', async () => {
    const document = await openAtEnd('<Card');
    const end = document.positionAt(document.getText().length);
    const [group] = await until('the components', () => snippetsAt(document, end, 'CardGroup'));
    assert.ok(group.includes('cols={${1|2,3,4,1|}}'), group);
    const [card] = await snippetsAt(document, end, 'Card');
    assert.match(card, /href="\$\d" icon="\$\d"/, 'without what most cards have');
  });

  it('asks for an icon as soon as its attribute is inserted', async () => {
    const document = await openAtEnd('<Card title="B" ico');
    const end = document.positionAt(document.getText().length);
    await until('the attribute to be offered', async () => {
      const { items } = await vscode.commands.executeCommand('vscode.executeCompletionItemProvider', document.uri, end);
      return items.find(({ label }) => nameOf(label) === 'icon')?.command?.command === 'editor.action.triggerSuggest';
    });
    await replace(document, '"B" ico', '"B" icon=""');
    assert.ok((await labelsAt(document, at(document, 'icon="|"'), 'rocket')).includes('key'));
  });

  it('turns a line into a comment that MDX knows, and back', async () => {
    const document = await openAtEnd('Later.\n');
    select(at(document, '|Later.'));
    await vscode.commands.executeCommand('editor.action.commentLine');
    await ends(document, '\n{/* Later. */}\n');
    await vscode.commands.executeCommand('editor.action.commentLine');
    await ends(document, '\nLater.\n');
  });

  it('turns an import into a comment that MDX knows, and back', async () => {
    const front = 'title: Configure the agent\n';
    const text = "import A from '/snippets/a.mdx';";
    const document = await openWith(PAGE, '## ', `${text}\n\n## `);
    assert.ok(document.getText().includes(front));
    select(at(document, `|${text}`));
    await vscode.commands.executeCommand('docsight.write.comment');
    await until('the comment', () => document.getText().includes(`{/* ${text} */}`));
    await vscode.commands.executeCommand('editor.action.commentLine');
    await until('the import', () => !document.getText().includes('{/*'));
  });

  it('marks words, continues lists and closes fences', async () => {
    const document = await openAtEnd('1. Later\n');
    select(at(document, '1. Lat|er'));
    await vscode.commands.executeCommand('docsight.write.italic');
    await ends(document, '\n1. *Later*\n');
    select(at(document, '*Later*|'));
    await pressEnter();
    await ends(document, '\n1. *Later*\n2. \n');
    await pressEnter();
    // What is typed next is no longer part of the last item.
    await ends(document, '\n1. *Later*\n\n\n');
    await type('```bash');
    await pressEnter();
    await until('a closed fence', () => /```bash\n\n```\n/.test(document.getText().slice(-20)));
    // Elsewhere the key is the editor's own.
    select(at(document, '1. *La|ter*'));
    await vscode.commands.executeCommand('docsight.write.shiftTab');
    await ends(document, '\n1. *Later*\n\n```bash\n\n```\n');
  });

  it('moves the selected items of a list to another level and back', async () => {
    const document = await openAtEnd('1. One\n2. Two\n3. Three\n');
    select(at(document, '2. T|wo'), at(document, '3. Thr|ee'));
    await vscode.commands.executeCommand('docsight.write.tab');
    await ends(document, '\n1. One\n   1. Two\n   2. Three\n');
    assert.equal(document.getText(vscode.window.activeTextEditor.selection), 'wo\n   2. Thr');
    await vscode.commands.executeCommand('docsight.write.shiftTab');
    await ends(document, '\n1. One\n2. Two\n3. Three\n');
    // A list whose first item is selected too is indented as any text is.
    select(at(document, '1. On|e'), at(document, '3. Thr|ee'));
    await vscode.commands.executeCommand('docsight.write.tab');
    await ends(document, '\n  1. One\n  2. Two\n  3. Three\n');
  });

  it('adds a row to a table within a component, where all rows stay indented', async () => {
    const document = await openAtEnd('<Note>\n  | a | b |\n  | - | - |\n  | c | delta |\n</Note>\n');
    select(at(document, 'del|ta'));
    await vscode.commands.executeCommand('docsight.write.tab');
    const rows = ['| a   | b     |', '| --- | ----- |', '| c   | delta |', '|     |       |'];
    await ends(document, `<Note>\n${rows.map((row) => `  ${row}\n`).join('')}</Note>\n`);
    assert.equal(vscode.window.activeTextEditor.selection.active.character, 4);
  });

  it('inserts the snippets that people look for by name, also around what is selected', async () => {
    const insert = (name) => vscode.commands.executeCommand('editor.action.insertSnippet', { langId: 'mdx', name });
    const document = await openAtEnd('Mind the gap.\nIt is wide.\n');
    select(at(document, '|Mind the gap.'), at(document, 'It is wide.|'));
    // The names, which no list shows, put the common ones first.
    await insert('Surround with     Warning');
    await ends(document, '<Warning>\n  Mind the gap.\n  It is wide.\n</Warning>\n');
  });
});

describe('a component', () => {
  afterEach(closeAll);

  it('is explained, and so are its attributes', async () => {
    const document = await open('guides/install.mdx');
    const hoverAt = async (marked) => {
      const hovers = await ask('vscode.executeHoverProvider', document.uri, at(document, marked));
      return hovers.flatMap(({ contents }) => contents.map(({ value }) => value)).join('\n');
    };
    assert.match(await hoverAt('<St|ep title="Download the agent">'), /procedure/i);
    assert.match(await hoverAt('<Step tit|le="Download the agent">'), /title/i);
  });
});

/** Does what the manifest binds to Enter. */
async function pressEnter() {
  const { keybindings } = vscode.extensions.getExtension('docsight.docsight').packageJSON.contributes;
  const { command, args } = keybindings.find(({ key }) => key === 'enter');
  await vscode.commands.executeCommand(command, args);
}
