import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';

const COMMAND = 'Docsight: Create rules.md…';
const FILE = '.vscode/rules.md';

function read(editor, name) {
  return readFileSync(path.join(editor.folder, name), 'utf8');
}

/** Opens the site and waits until Docsight knows it, which the command needs. */
async function openSite(context, changes) {
  const editor = await context.openEditor(changes);
  await editor.openConfig();
  return editor;
}

describe('Create rules.md', () => {
  it("writes what the editor's assistant should know of the site, and shows it", async function () {
    const editor = await openSite(this);
    await editor.runCommandWith(COMMAND, FILE);
    await editor.waitForFile(FILE, '<!-- docsight:end -->');
    await editor.waitFor('.tab.active[data-resource-name="rules.md"]');
    await editor.waitForText('Acme');
    await editor.screenshot('create-rules');
  });

  it('keeps what a person wrote around its part when it runs again, and replaces the part', async function () {
    const editor = await openSite(this);
    await editor.runCommandWith(COMMAND, FILE);
    await editor.waitForFile(FILE, '<!-- docsight:end -->');
    await editor.waitFor('.tab.active[data-resource-name="rules.md"]');
    const fresh = read(editor, FILE);
    await editor.press('ControlOrMeta+Home');
    await editor.type('Mine, above.\n\n');
    await editor.waitForText('Mine, above.');
    await editor.goTo(4, 1);
    await editor.type('Old words. ');
    await editor.press('ControlOrMeta+End');
    await editor.type('\nMine, below.\n');
    await editor.waitForText('Mine, below.');
    await editor.runCommandWith(COMMAND, FILE);
    await editor.waitForFile(FILE, 'Mine, below.');
    const again = read(editor, FILE);
    assert.equal(again, `Mine, above.\n\n${fresh}\nMine, below.\n`);
  });

  it("shows what it would add to somebody else's file and asks, then asks whether to keep it from readers", async function () {
    const editor = await openSite(this, { 'AGENTS.md': () => 'Be brief.\n' });
    await editor.runCommandWith(COMMAND, 'AGENTS.md');
    await editor.waitFor('.monaco-diff-editor .line-insert');
    await editor.notification('AGENTS.md was written by somebody else');
    await editor.screenshot('create-rules-question', { notifications: true });
    await editor.answerNotification('AGENTS.md was written by somebody else', 'Add to It');
    await editor.waitForFile('AGENTS.md', '<!-- docsight:end -->');
    assert.ok(read(editor, 'AGENTS.md').startsWith('Be brief.\n'));
    await editor.answerNotification('publish it as a page', 'Add to .mintignore');
    await editor.waitForFile('.mintignore', '/AGENTS.md');
  });

  it('says that the marks in the file are damaged, and what becomes of it', async function () {
    const editor = await openSite(this, {
      'AGENTS.md': () => '<!-- docsight:begin site=. -->\n# Documentation of Acme\n\nMine.\n',
    });
    await editor.runCommandWith(COMMAND, 'AGENTS.md');
    await editor.notification('In AGENTS.md one of the two marks around Docsight’s part is missing');
    await editor.screenshot('create-rules-damaged', { notifications: true });
    await editor.answerNotification('one of the two marks', 'Add a New Part');
    await editor.waitForFile('AGENTS.md', 'Mine.\n\n<!-- docsight:begin site=. ');
  });

  it('leaves the file alone where the person says no', async function () {
    const editor = await openSite(this, { 'AGENTS.md': () => 'Be brief.\n' });
    await editor.runCommandWith(COMMAND, 'AGENTS.md');
    await editor.answerNotification('AGENTS.md was written by somebody else', 'Cancel');
    await editor.page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });
    assert.equal(read(editor, 'AGENTS.md'), 'Be brief.\n');
  });

  it('is offered again from docs.json as soon as the site is another one', async function () {
    const editor = await openSite(this);
    await editor.runCommandWith(COMMAND, FILE);
    await editor.waitFor('.tab.active[data-resource-name="rules.md"]');
    await editor.page.locator('.tab[data-resource-name="docs.json"]').click();
    await editor.waitFor('.tab.active[data-resource-name="docs.json"]');
    await editor.goToMark('"name": "Ac|me"');
    await editor.type('Gearbox');
    await editor.waitFor('.squiggly-hint');
    await editor.goTo(2, 5);
    const title = 'Refresh `.vscode/rules.md`';
    assert.ok((await editor.quickFixes()).includes(title));
    await editor.applyQuickFix(title);
    await editor.page.locator('.tab[data-resource-name="rules.md"]').click();
    await editor.waitForText('# Documentation of AcGearboxme');
  });
});
