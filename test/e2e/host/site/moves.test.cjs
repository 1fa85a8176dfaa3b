const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { rmSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const { isDeepStrictEqual } = require('node:util');
const { afterEach, before, describe, it } = require('mocha');
const vscode = require('vscode');
const { ask, at, closeAll, found, gone, open, openWith, until, uriOf, withSetting } = require('../support.cjs');

const [OLD, NEW] = ['guides/upgrade.mdx', 'guides/update.mdx'];
const ENTRY = '"guides/configure"]';

/** Moves a file as the explorer does. The editor asks nothing while tests run. */
async function move(from, to) {
  const edit = new vscode.WorkspaceEdit();
  edit.renameFile(uriOf(from), uriOf(to));
  assert.ok(await vscode.workspace.applyEdit(edit), 'the move was refused');
}

const saved = async (name) => Buffer.from(await vscode.workspace.fs.readFile(uriOf(name))).toString();

const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs.map(({ label }) => label));

describe('a page that is moved', () => {
  // A move that the server isn't asked about changes nothing.
  before(() => ask('vscode.executeDocumentSymbolProvider', uriOf('docs.json')));
  afterEach(closeAll);

  it('updates its entry in docs.json', async () => {
    const document = await openWith('docs.json', ENTRY, '"guides/configure", "guides/upgrade"]');
    await move(OLD, NEW);
    try {
      await until('the entry to follow', () => document.getText().includes('"guides/update"'));
    } finally {
      await move(NEW, OLD);
    }
  });

  it('changes other files and saves them, without a tab for each', async () => {
    const names = ['docs.json', 'introduction.mdx', 'guides/install.mdx', 'guides/rotate-keys.md'];
    const texts = () => Promise.all(names.map(saved));
    const before = await texts();
    await move('guides/configure.mdx', 'guides/settings.mdx');
    const after = before.map((text) => text.replaceAll('guides/configure', 'guides/settings'));
    await until('the files to be saved', async () => isDeepStrictEqual(await texts(), after));
    await until('no tab', () => tabs().length === 0);
    await move('guides/settings.mdx', 'guides/configure.mdx');
    await until('the files to be as before', async () => isDeepStrictEqual(await texts(), before));
    await until('nothing unsaved', () => vscode.workspace.textDocuments.every(({ isDirty }) => !isDirty));
    await until('no tab', () => tabs().length === 0);
  });

  it('changes nothing else where people want that', async () => {
    await withSetting('docsight.updateOnMove', 'never', async () => {
      const document = await openWith('docs.json', ENTRY, '"guides/configure", "guides/upgrade"]');
      await move(OLD, NEW);
      await found(document, 'navigation/page-not-found', 'guides/upgrade');
      await move(NEW, OLD);
      await gone(document, 'navigation/page-not-found');
    });
  });
});

describe('a page that another program moves', () => {
  const git = (...args) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['-C', uriOf('').fsPath, ...identity, ...args]);
  };
  afterEach(closeAll);

  it('gets a redirect in the saved docs.json, which an undo takes back', async () => {
    const before = await saved('docs.json');
    git('init', '-q');
    git('add', '-A');
    git('commit', '-q', '-m', 'A commit');
    try {
      await withSetting('docsight.addRedirects', 'always', async () => {
        await ask('vscode.executeDocumentSymbolProvider', uriOf('docs.json'));
        // A tab that is opened before the file is saved is taken for one that the editor has opened, and closed again.
        const isSaved = new Promise((resolve) => vscode.workspace.onDidSaveTextDocument(resolve));
        git('mv', 'guides/install.mdx', 'guides/setup.mdx');
        await isSaved;
        assert.ok((await saved('docs.json')).includes('"/guides/install"'));
        await until('no tab', () => tabs().length === 0);
        await open('docs.json');
        await vscode.commands.executeCommand('undo');
        await until('docs.json to be as before', async () => (await saved('docs.json')) === before);
      });
    } finally {
      writeFileSync(uriOf('docs.json').fsPath, before);
      git('mv', 'guides/setup.mdx', 'guides/install.mdx');
      rmSync(uriOf('.git').fsPath, { recursive: true });
    }
  });
});

describe('a heading that is renamed', () => {
  afterEach(closeAll);

  it('renames the links to its section, in pages that nobody has saved too', async () => {
    const end = 'start it again.\n';
    const link = '[How to watch a folder](/guides/configure#watch-a-folder).\n';
    const other = await openWith(OLD, end, `${end}\n${link}`);
    const document = await open('guides/configure.mdx');
    const position = at(document, '## Watch a fol|der');
    const edit = await until('the rename', async () => {
      const args = [document.uri, position, 'Watch folders'];
      const answer = await vscode.commands.executeCommand('vscode.executeDocumentRenameProvider', ...args);
      return answer.has(other.uri) && answer;
    });
    assert.ok(await vscode.workspace.applyEdit(edit));
    assert.ok(document.getText().includes('## Watch folders'), document.getText());
    assert.ok(other.getText().includes('(/guides/configure#watch-folders)'), other.getText());
  });

  it('is undone on the disk too while the editor is still saving it', async () => {
    const document = await open('guides/configure.mdx');
    const before = document.getText();
    const args = [document.uri, at(document, '## Watch a fol|der'), 'Watch a holder'];
    const edit = await until('the rename', async () => {
      const answer = await vscode.commands.executeCommand('vscode.executeDocumentRenameProvider', ...args);
      return answer.has(document.uri) && answer;
    });
    assert.ok(await vscode.workspace.applyEdit(edit));
    // As long as the editor doesn’t know that it has written the file, it takes what is undone for what is there. The
    // same size and time keep it from reading the file again.
    const { fsPath } = document.uri;
    const { atime, mtime } = statSync(fsPath);
    writeFileSync(fsPath, document.getText());
    utimesSync(fsPath, atime, mtime);
    await vscode.commands.executeCommand('undo');
    assert.equal(document.isDirty, false);
    await until('the file to be as before', async () => (await saved('guides/configure.mdx')) === before);
  });
});
