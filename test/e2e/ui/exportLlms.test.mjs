import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';

const COMMAND = 'Docsight: Export llms.txt…';
const ADDRESS = 'https://docs.acme.example';

function read(editor, name) {
  return readFileSync(path.join(editor.folder, name), 'utf8');
}

/** Opens the site and waits until Docsight knows it, which the command needs. */
async function openSite(context, changes) {
  const editor = await context.openEditor(changes);
  await editor.openConfig();
  return editor;
}

/** Answers what is asked behind the address: the index alone, into the folder of the site. */
async function pickIndexInSite(editor) {
  await editor.choose(`Export llms.txt for ${ADDRESS}`, 'The pages of the site');
  await editor.choose('Export llms.txt', 'in the folder of the site');
}

/** Exports all there is to the folder in which the site lies. */
async function exportPages(editor) {
  await editor.beginCommand(COMMAND);
  await editor.choose(`Export llms.txt for ${ADDRESS}`, 'Markdown of pages');
  await editor.takeFolder('Write Here');
}

describe('Export llms.txt', () => {
  it('asks once where the site is published, then writes the index and shows it', async function () {
    const editor = await openSite(this);
    await editor.beginCommand(COMMAND);
    await editor.enter('Export llms.txt', 'docs.acme.example');
    await editor.waitFor('.quick-input-widget .quick-input-message:has-text("Write an address")');
    await editor.enter('Export llms.txt', `${ADDRESS}/`);
    await pickIndexInSite(editor);
    await editor.waitForFile('llms.txt', `](${ADDRESS}/introduction.md)`);
    await editor.waitFor('.tab.active[data-resource-name="llms.txt"]');
    await editor.waitForText(`(${ADDRESS}/introduction.md)`);
    await editor.waitForFile('.vscode/settings.json', ADDRESS);
    await editor.screenshot('export-llms');

    await editor.beginCommand(COMMAND);
    await pickIndexInSite(editor);
    await editor.notification('nothing has changed since it was written');
  });

  it('writes the text of many pages, also over what stands there', async function () {
    const names = Array.from({ length: 60 }, (_, at) => `many/page-${at}`);
    const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, () => `---\ntitle: ${name}\n---\n\nText.\n`]));
    const editor = await openSite(this, {
      ...pages,
      'docs.json': (text) => text.replace('"guides/configure"]', `"guides/configure", "${names.join('", "')}"]`),
      '.docsight.json': () => JSON.stringify({ docsUrl: ADDRESS }),
    });
    const files = names.map((name) => path.join(editor.folder, '..', `${name}.md`));
    await exportPages(editor);
    await editor.waitForFile('../many/page-59.md', 'Text.');
    await editor.waitFor('.tab.active[data-resource-name="llms.txt"]');
    for (const file of files) writeFileSync(file, 'Old.\n');
    await exportPages(editor);
    await editor.answerNotification('60 files have another text already', 'Replace');
    for (const name of names) await editor.waitForFile(`../${name}.md`, 'Text.');
    assert.deepEqual(
      files.filter((file) => readFileSync(file, 'utf8').includes('Old.')),
      [],
    );
  });

  it('shows what it would replace and leaves it where the person says no', async function () {
    const editor = await openSite(this, {
      'llms.txt': () => '# Written by hand\n',
      '.docsight.json': () => JSON.stringify({ docsUrl: ADDRESS }),
    });
    await editor.beginCommand(COMMAND);
    await pickIndexInSite(editor);
    await editor.waitFor('.monaco-diff-editor .line-insert');
    await editor.answerNotification('llms.txt has another text already', 'Cancel');
    await editor.page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });
    assert.equal(read(editor, 'llms.txt'), '# Written by hand\n');

    await editor.beginCommand(COMMAND);
    await pickIndexInSite(editor);
    await editor.answerNotification('llms.txt has another text already', 'Replace');
    await editor.waitForFile('llms.txt', `](${ADDRESS}/introduction.md)`);
  });
});
