import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';

const COMMAND = 'Docsight: Move to Current Format…';

/** The site in the classic format, with something in it that has no counterpart. */
const classic = {
  'docs.json': (text) =>
    text.replace(
      '"navigation": [',
      '"feedback": { "raiseIssue": true },\n  "tabs": [{ "name": "Guides", "url": "guides" }],\n  "navigation": [',
    ),
};

/** A site whose configuration has the older name. */
const older = {
  'mint.json': () => '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }\n',
  'introduction.mdx': () => '---\ntitle: Introduction\n---\n',
};

function read(editor, name) {
  return readFileSync(path.join(editor.folder, name), 'utf8');
}

describe('upgrade: Move to Current Format', () => {
  it('shows the change and what is left out, and makes it in one step that can be undone', async function () {
    const editor = await this.openEditor(classic);
    await editor.openConfig();
    await editor.waitForCommand(COMMAND);
    const before = read(editor, 'docs.json');
    await editor.beginCommand(COMMAND);
    await editor.waitFor('.monaco-diff-editor .line-insert');
    await editor.answerNotification('Move docs.json to the current format?', 'Cancel');
    await editor.page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });
    assert.equal(read(editor, 'docs.json'), before);

    await editor.beginCommand(COMMAND);
    await editor.waitFor('.monaco-diff-editor .line-insert');
    assert.match(await editor.notification('Move docs.json to the current format?'), /left out: feedback/);
    await editor.screenshot('upgrade', { notifications: true });
    await editor.answerNotification('Move docs.json to the current format?', 'Show Details');
    await editor.waitForText('The current format has nothing like it.');
    await editor.answerNotification('Move docs.json to the current format?', 'Move');
    await editor.waitForFile('docs.json', '"tab": "Guides"');
    await editor.waitFor('.tab.active[data-resource-name="docs.json"]');
    await editor.press('ControlOrMeta+z');
    await editor.waitForText('"tabs": [{ "name": "Guides"');
  });

  it('can be agreed to above the change, since the question is gone before a long change is read', async function () {
    const editor = await this.openEditor(classic);
    await editor.openConfig();
    await editor.waitForCommand(COMMAND);
    await editor.beginCommand(COMMAND);
    await editor.waitFor('.monaco-diff-editor .line-insert');
    await editor.notification('Move docs.json to the current format?');
    await editor.press('Escape');
    await editor.page.locator('.notifications-toasts .notification-list-item').waitFor({ state: 'detached' });
    await editor.page.locator('.editor-actions').getByRole('button', { name: 'Leave It as It Is' }).click();
    await editor.page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });

    await editor.beginCommand(COMMAND);
    await editor.waitFor('.monaco-diff-editor .line-insert');
    await editor.page.locator('.editor-actions').getByRole('button', { name: 'Make This Change' }).click();
    await editor.waitForFile('docs.json', '"tab": "Guides"');
    await editor.waitFor('.tab.active[data-resource-name="docs.json"]');
  });

  it('renames mint.json in the same step, and isn’t offered any more', async function () {
    const editor = await this.openEditor(older, 'plain');
    await editor.openFile('mint.json');
    await editor.waitForCommand(COMMAND);
    await editor.beginCommand(COMMAND);
    await editor.answerNotification('Move mint.json to the current format?', 'Move');
    await editor.waitForFile('docs.json', '"theme": "mint"');
    await editor.waitForNoFile('mint.json');
    await editor.waitFor('.tab.active[data-resource-name="docs.json"]');
    await editor.waitForNoCommand(COMMAND);
  });
});
