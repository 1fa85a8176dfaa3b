import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

const COMMAND = 'Docsight: Export llms.txt…';
const ADDRESS = 'https://docs.acme.example';
const NAMES = Array.from({ length: 60 }, (_, at) => `many/page-${at}`);

/** The site with many more pages. */
const many = {
  ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, () => `---\ntitle: ${name}\n---\n\nText.\n`])),
  'docs.json': (text) => text.replace('"guides/configure"]', `"guides/configure", "${NAMES.join('", "')}"]`),
};

journey(
  '“Export llms.txt” writes the index and the pages, and asks before it replaces others',
  async ({ open, step }) => {
    const editor = await open(many);
    const { quickInput, messages } = editor;
    /** The index alone, into the folder of the site. */
    const pickIndex = async () => {
      await quickInput.choose(`Export llms.txt for ${ADDRESS}`, 'A list of the site’s pages');
      await quickInput.choose('Export llms.txt', 'in the site’s folder');
    };
    await editor.openConfig();
    await step('say where the site is published, once', async () => {
      await quickInput.begin(COMMAND);
      await quickInput.enter('Export llms.txt', 'docs acme');
      await quickInput.message('Enter a URL');
      await quickInput.enter('Export llms.txt', 'docs.acme.example/');
      await pickIndex();
      await editor.fileHas('llms.txt', `](${ADDRESS}/introduction.md)`);
      await editor.activeTab('llms.txt');
      await editor.text(`(${ADDRESS}/introduction.md)`);
      await editor.fileHas('.vscode/settings.json', ADDRESS);
      await editor.screenshot('export-llms');
    });
    await step('export it again, with nothing changed', async () => {
      await quickInput.begin(COMMAND);
      await pickIndex();
      await messages.notification('are already up to date');
    });
    await step('see what would replace a file, and keep it', async () => {
      editor.write('llms.txt', '# Written by hand\n');
      await editor.text('# Written by hand');
      await quickInput.begin(COMMAND);
      await pickIndex();
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await messages.answerNotification('llms.txt already exists with different content', 'Cancel');
      await editor.waitForNo('.monaco-diff-editor');
      assert.equal(editor.read('llms.txt'), '# Written by hand\n');
    });
    await step('replace it', async () => {
      await quickInput.begin(COMMAND);
      await pickIndex();
      await messages.answerNotification('llms.txt already exists with different content', 'Replace');
      await editor.waitForNo('.monaco-diff-editor');
      await editor.fileHas('llms.txt', `](${ADDRESS}/introduction.md)`);
    });
    const files = NAMES.map((name) => path.join(editor.folder, '..', `${name}.md`));
    const exportPages = async () => {
      await quickInput.begin(COMMAND);
      await quickInput.choose(`Export llms.txt for ${ADDRESS}`, 'Markdown pages');
      await quickInput.takeFolder('Export Here');
    };
    await step('export the text of all pages to another folder', async () => {
      await exportPages();
      await editor.fileHas('../many/page-59.md', 'Text.');
      await editor.activeTab('llms.txt');
    });
    await step('replace all of them', async () => {
      for (const file of files) writeFileSync(file, 'Old.\n');
      await exportPages();
      await messages.answerNotification('60 files, including', 'Replace');
      for (const name of NAMES) await editor.fileHas(`../${name}.md`, 'Text.');
      assert.deepEqual(
        files.filter((file) => readFileSync(file, 'utf8').includes('Old.')),
        [],
      );
    });
  },
);
