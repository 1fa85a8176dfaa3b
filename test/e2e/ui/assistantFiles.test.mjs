import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

const EXPORT = 'Docsight: Export llms.txt…';
const ADDRESS = 'https://docs.acme.example';
const NAMES = Array.from({ length: 8 }, (_, at) => `many/page-${at}`);

const CREATE = 'Docsight: Create Rules for AI Assistant (rules.md)…';
const RULES = '.github/copilot-instructions.md';
const END = '<!-- docsight:end -->';
const DAMAGED = '<!-- docsight:begin site=. -->\n# Documentation of Acme\n\nMine.\n';
const FOREIGN = 'AGENTS.md wasn’t created by Docsight';

/** The site has more pages, and a file for assistants. */
const changes = {
  'AGENTS.md': () => 'Be brief.\n',
  ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, () => `---\ntitle: ${name}\n---\n\nText.\n`])),
  'docs.json': (text) => text.replace('"guides/configure"]', `"guides/configure", "${NAMES.join('", "')}"]`),
};

journey(
  'llms.txt and rules.md tell assistants of the site, and nothing of somebody else is replaced without a question',
  { changes },
  async ({ open, step }) => {
    const editor = await open();
    const { quickInput, messages } = editor;
    /** The index alone, into the folder of the site. */
    const pickIndex = async () => {
      await quickInput.choose(`Export llms.txt for ${ADDRESS}`, 'A list of the site’s pages');
      await quickInput.choose('Export llms.txt', 'in the site’s folder');
    };
    await editor.openConfig();
    await editor.text(NAMES[0]);
    await step('say where the site is published, once', async () => {
      await quickInput.begin(EXPORT);
      await quickInput.enter('Export llms.txt', 'docs acme');
      await quickInput.message('Enter a URL');
      await quickInput.enter('Export llms.txt', 'docs.acme.example/');
      await pickIndex();
      await editor.fileHas('llms.txt', `](${ADDRESS}/introduction.md)`);
      await editor.activeTab('llms.txt');
      await editor.text(`(${ADDRESS}/introduction.md)`);
      await editor.fileHas('.docsight.json', ADDRESS);
      await editor.screenshot('export-llms');
    });
    await step('export it again, with nothing changed', async () => {
      await quickInput.begin(EXPORT);
      await pickIndex();
      await messages.notification('are already up to date');
    });
    await step('see what would replace a file, and keep it', async () => {
      editor.write('llms.txt', '# Written by hand\n');
      await editor.text('# Written by hand');
      await quickInput.begin(EXPORT);
      await pickIndex();
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await messages.answerNotification('llms.txt already exists with different content', 'Cancel');
      await editor.waitForNo('.monaco-diff-editor');
      assert.equal(editor.read('llms.txt'), '# Written by hand\n');
    });
    await step('replace it', async () => {
      await editor.switchTo('docs.json');
      await quickInput.begin(EXPORT);
      await pickIndex();
      await messages.answerNotification('llms.txt already exists with different content', 'Replace');
      await editor.waitForNo('.monaco-diff-editor');
      await editor.fileHas('llms.txt', `](${ADDRESS}/introduction.md)`);
      // The command has ended when it brings the index to the front.
      await editor.activeTab('llms.txt');
    });
    const files = NAMES.map((name) => path.join(editor.folder, '..', `${name}.md`));
    const exportPages = async () => {
      await quickInput.begin(EXPORT);
      await quickInput.choose(`Export llms.txt for ${ADDRESS}`, 'Markdown pages');
      await quickInput.takeFolder('Export Here');
    };
    await step('export the text of all pages to another folder', async () => {
      // The site's own index, which is in front, has the same name as the one that tells that the command has ended.
      await editor.switchTo('docs.json');
      await exportPages();
      await editor.fileHas(`../${NAMES.at(-1)}.md`, 'Text.');
      await editor.activeTab('llms.txt');
    });
    await step('replace all of them', async () => {
      for (const file of files) writeFileSync(file, 'Old.\n');
      await editor.switchTo('docs.json');
      await exportPages();
      await messages.answerNotification(`${NAMES.length} files, including`, 'Replace');
      for (const name of NAMES) await editor.fileHas(`../${name}.md`, 'Text.');
      assert.deepEqual(
        files.filter((file) => readFileSync(file, 'utf8').includes('Old.')),
        [],
      );
      // The command has ended when it brings the index to the front.
      await editor.activeTab('llms.txt');
    });
    await step('create the rules file', async () => {
      await editor.switchTo('docs.json');
      await quickInput.runWith(CREATE, RULES);
      await editor.fileHas(RULES, END);
      await editor.activeTab('copilot-instructions.md');
      await editor.text('Acme');
      await editor.screenshot('create-rules');
      await editor.screenshot('walkthrough-assistant', { clip: { x: 348, y: 257, width: 660, height: 330 } });
    });
    await step('write around it and run it again', async () => {
      const fresh = editor.read(RULES);
      await editor.press('ControlOrMeta+Home');
      await editor.type('Above.\n\n');
      await editor.text('Above.');
      await editor.goTo(4, 1);
      await editor.type('Old. ');
      await editor.press('ControlOrMeta+End');
      await editor.type('\nBelow.\n');
      await editor.text('Below.');
      // Begun elsewhere, the command shows that it has ended: it brings the file to the front.
      await editor.switchTo('docs.json');
      await quickInput.runWith(CREATE, RULES);
      await editor.activeTab('copilot-instructions.md');
      await editor.fileHas(RULES, 'Below.');
      assert.equal(editor.read(RULES), `Above.\n\n${fresh}\nBelow.\n`);
    });
    await step('refresh it from docs.json once the site is another one', async () => {
      await editor.switchTo('docs.json');
      await editor.goToMark('"name": "Ac|me"');
      await editor.type('Gearbox');
      await editor.waitFor('.squiggly-hint');
      await editor.goTo(2, 5);
      await editor.applyQuickFix('Update `.github/copilot-instructions.md`');
      await editor.switchTo('copilot-instructions.md');
      await editor.press('ControlOrMeta+Home');
      await editor.text('# Documentation of AcGearboxme');
    });
    await step('see the change and leave the file alone', async () => {
      await quickInput.runWith(CREATE, 'AGENTS.md');
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await messages.notification(FOREIGN);
      await editor.screenshot('create-rules-question', { notifications: true });
      await messages.answerNotification(FOREIGN, 'Cancel');
      await editor.waitForNo('.monaco-diff-editor');
      assert.equal(editor.read('AGENTS.md'), 'Be brief.\n');
    });
    await step('add to it, and keep it from readers', async () => {
      await quickInput.runWith(CREATE, 'AGENTS.md');
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await messages.answerNotification(FOREIGN, 'Add Section');
      await editor.fileHas('AGENTS.md', END);
      assert.ok(editor.read('AGENTS.md').startsWith('Be brief.\n'));
      await messages.answerNotification('published as a page', 'Add to .mintignore');
      await editor.fileHas('.mintignore', '/AGENTS.md');
    });
    await step('be told that a marker is missing, and add a new section', async () => {
      editor.write('AGENTS.md', DAMAGED);
      await editor.textWithout('Mine.', 'Be brief.');
      await quickInput.runWith(CREATE, 'AGENTS.md');
      await messages.notification('A marker of the Docsight section is missing in AGENTS.md');
      await editor.screenshot('create-rules-damaged', { notifications: true });
      await messages.answerNotification('A marker of the Docsight section', 'Add New Section');
      await editor.fileHas('AGENTS.md', 'Mine.\n\n<!-- docsight:begin site=. ');
      // It is shown after it was written, and would take the focus from what the next journey types.
      await editor.waitFor('.editor-instance .monaco-editor.focused');
    });
  },
);
