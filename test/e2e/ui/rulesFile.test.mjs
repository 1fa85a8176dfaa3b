import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

const COMMAND = 'Docsight: Create rules.md…';
const FILE = '.vscode/rules.md';
const END = '<!-- docsight:end -->';
const DAMAGED = '<!-- docsight:begin site=. -->\n# Documentation of Acme\n\nMine.\n';
const FOREIGN = 'AGENTS.md wasn’t created by Docsight';

journey(
  '“Create rules.md” writes what assistants should know of the site, and asks before it changes what somebody else wrote',
  async ({ open, step }) => {
    const editor = await open({ 'AGENTS.md': () => 'Be brief.\n' });
    const { quickInput, messages } = editor;
    await editor.openConfig();
    await step('create the file', async () => {
      await quickInput.runWith(COMMAND, FILE);
      await editor.fileHas(FILE, END);
      await editor.activeTab('rules.md');
      await editor.text('Acme');
      await editor.screenshot('create-rules');
      await editor.screenshot('walkthrough-assistant', { clip: { x: 348, y: 257, width: 660, height: 330 } });
    });
    await step('write around it and run it again', async () => {
      const fresh = editor.read(FILE);
      await editor.press('ControlOrMeta+Home');
      await editor.type('Mine, above.\n\n');
      await editor.text('Mine, above.');
      await editor.goTo(4, 1);
      await editor.type('Old words. ');
      await editor.press('ControlOrMeta+End');
      await editor.type('\nMine, below.\n');
      await editor.text('Mine, below.');
      // Begun elsewhere, the command shows that it has ended: it brings the file to the front.
      await editor.switchTo('docs.json');
      await quickInput.runWith(COMMAND, FILE);
      await editor.activeTab('rules.md');
      await editor.fileHas(FILE, 'Mine, below.');
      assert.equal(editor.read(FILE), `Mine, above.\n\n${fresh}\nMine, below.\n`);
    });
    await step('refresh it from docs.json once the site is another one', async () => {
      await editor.switchTo('docs.json');
      await editor.goToMark('"name": "Ac|me"');
      await editor.type('Gearbox');
      await editor.waitFor('.squiggly-hint');
      await editor.goTo(2, 5);
      await editor.applyQuickFix('Update `.vscode/rules.md`');
      await editor.switchTo('rules.md');
      await editor.press('ControlOrMeta+Home');
      await editor.text('# Documentation of AcGearboxme');
    });
    await step('see the change and leave the file alone', async () => {
      await quickInput.runWith(COMMAND, 'AGENTS.md');
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await messages.notification(FOREIGN);
      await editor.screenshot('create-rules-question', { notifications: true });
      await messages.answerNotification(FOREIGN, 'Cancel');
      await editor.waitForNo('.monaco-diff-editor');
      assert.equal(editor.read('AGENTS.md'), 'Be brief.\n');
    });
    await step('add to it, and keep it from readers', async () => {
      await quickInput.runWith(COMMAND, 'AGENTS.md');
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await messages.answerNotification(FOREIGN, 'Add Section');
      await editor.fileHas('AGENTS.md', END);
      assert.ok(editor.read('AGENTS.md').startsWith('Be brief.\n'));
      await messages.answerNotification('published as a page', 'Add to .mintignore');
      await editor.fileHas('.mintignore', '/AGENTS.md');
    });
    await step('be told that a mark is missing, and add a new part', async () => {
      editor.write('AGENTS.md', DAMAGED);
      await editor.textWithout('Mine.', 'Be brief.');
      await quickInput.runWith(COMMAND, 'AGENTS.md');
      await messages.notification('A marker of the Docsight section is missing in AGENTS.md');
      await editor.screenshot('create-rules-damaged', { notifications: true });
      await messages.answerNotification('A marker of the Docsight section', 'Add New Section');
      await editor.fileHas('AGENTS.md', 'Mine.\n\n<!-- docsight:begin site=. ');
    });
  },
);
