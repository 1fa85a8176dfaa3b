const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const vscode = require('vscode');
const {
  apply,
  ask,
  closeAll,
  found,
  gone,
  open,
  openWith,
  quickFix,
  until,
  uriOf,
  withSetting,
} = require('../support.cjs');

const PAGE = 'guides/configure.mdx';
const LAST = 'watch: /var/deliveries\n```\n';

/** Opens the page with something at its end, and waits for the finding there. */
async function openWithEnd(end, rule, passage) {
  const document = await openWith(PAGE, LAST, `${LAST}\n${end}`);
  return { document, finding: await found(document, rule, passage) };
}

const assertHas = (document, text) => assert.ok(document.getText().includes(text), document.getText());

/** Makes the change of one of the ways to disable a rule, of which a list asks for one. */
async function disable(document, finding, where) {
  const { command } = await quickFix(document, finding, 'Disable the rule');
  const choice = command.arguments[0].find(({ title }) => title.includes(where));
  await vscode.commands.executeCommand('docsight.applyAndSave', choice.edit);
}

describe('findings on a page', () => {
  afterEach(closeAll);

  it('are suppressed by a comment above them', async () => {
    const { document, finding } = await openWithEnd('<Crad title="Gaps" />\n', 'component/unknown', 'Crad');
    await disable(document, finding, ' here');
    assertHas(document, '{/* docsight-disable-next-line component/unknown */}\n<Crad title="Gaps" />');
    await gone(document, 'component/unknown');
  });

  it('are suppressed for the page by a comment at its beginning', async () => {
    const { document, finding } = await openWithEnd('<Crad title="Gaps" />\n', 'component/unknown', 'Crad');
    await disable(document, finding, 'for the entire page');
    assert.match(document.getText(), /---\n\n\{\/\* docsight-disable component\/unknown \*\/\}\n/);
    await gone(document, 'component/unknown');
  });

  it('are disabled for the site in its settings, at once', async () => {
    const { document, finding } = await openWithEnd('<Crad title="Gaps" />\n', 'component/unknown', 'Crad');
    const settings = uriOf('.docsight.json');
    const before = await vscode.workspace.fs.readFile(settings);
    try {
      await disable(document, finding, 'for this site');
      const saved = new TextDecoder().decode(await vscode.workspace.fs.readFile(settings));
      assert.equal(JSON.parse(saved).rules['component/unknown'], 'off');
      assert.equal(vscode.window.activeTextEditor.document, document, 'the focus is stolen');
      assert.equal(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).length, 1, 'a tab is opened');
      await gone(document, 'component/unknown');
    } finally {
      await vscode.workspace.fs.writeFile(settings, before);
    }
  });

  it('are disabled for the site in settings that nobody has saved, which stay unsaved', async () => {
    const settings = await openWith('.docsight.json', '"rules": {}', '"rules": { "heading/no-h1": "off" }');
    const { document, finding } = await openWithEnd('<Crad title="Gaps" />\n', 'component/unknown', 'Crad');
    await disable(document, finding, 'for this site');
    assert.equal(JSON.parse(settings.getText()).rules['component/unknown'], 'off');
    assert.ok(settings.isDirty, 'what nobody has saved is saved');
    await gone(document, 'component/unknown');
  });

  it('change no file where one of several can’t be written', async () => {
    const config = await open('docs.json');
    const edits = [{ range: new vscode.Range(0, 0, 0, 0), newText: '\n' }];
    const blocked = String(uriOf('favicon.svg/page.mdx'));
    const documentChanges = [
      { textDocument: { uri: String(config.uri), version: null }, edits },
      { kind: 'create', uri: String(uriOf('guides/first.mdx')) },
      { kind: 'create', uri: blocked },
      { textDocument: { uri: blocked, version: null }, edits },
    ];
    await vscode.commands.executeCommand('docsight.applyAndSave', { documentChanges });
    assert.ok(config.getText().startsWith('{'), config.getText());
    const names = (await vscode.workspace.fs.readDirectory(uriOf('guides'))).map(([name]) => name);
    assert.ok(!names.includes('first.mdx'), names.join(', '));
  });

  it('that change nothing for readers are fixed all at once', async () => {
    const { document } = await openWithEnd('One<br>two<br>three.\n\n<!-- To do -->\n', 'mdx/syntax', '<br>');
    // The command itself is dropped where the editor asks for its light bulb, a moment after findings have come.
    const [action] = await ask(
      'vscode.executeCodeActionProvider',
      ...[document.uri, new vscode.Range(0, 0, document.lineCount, 0), 'source.fixAll', 20],
    );
    await apply(action);
    await until('all to be fixed', () => document.getText().endsWith('One<br />two<br />three.\n\n{/* To do */}\n'));
    await gone(document, 'mdx/syntax');
  });

  it('are fixed on saving where people want that', async () => {
    const name = 'guides/saved.mdx';
    await vscode.workspace.fs.writeFile(uriOf(name), new TextEncoder().encode('---\ntitle: Saved\n---\n\nOne.\n'));
    try {
      await withSetting('editor.codeActionsOnSave', { 'source.fixAll.docsight': 'explicit' }, async () => {
        const document = await openWith(name, 'One.', 'One<br>two.');
        await found(document, 'mdx/syntax', '<br>');
        assert.ok(await document.save());
        assertHas(document, 'One<br />two.');
      });
    } finally {
      await closeAll();
      await vscode.workspace.fs.delete(uriOf(name));
    }
  });

  it('can be advice: a quoted remark becomes a callout', async () => {
    const remark = '> **Note:** Mind the gap.';
    const { document, finding } = await openWithEnd(`${remark}\n`, 'component/prefer-callout', remark);
    await apply(await quickFix(document, finding, 'Note'));
    assertHas(document, '<Note>\n  Mind the gap.\n</Note>');
    await gone(document, 'component/prefer-callout');
  });
});
