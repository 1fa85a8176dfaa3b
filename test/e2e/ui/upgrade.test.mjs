import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

const COMMAND = 'Docsight: Convert to Current Format…';
const QUESTION = 'Convert docs.json to the current format?';

/** A site in the classic format, with something in it that has no counterpart. */
const CLASSIC = `{
  "name": "Acme",
  "colors": { "primary": "#0D5F3C" },
  "favicon": "/favicon.svg",
  "feedback": { "raiseIssue": true },
  "tabs": [{ "name": "Guides", "url": "guides" }],
  "navigation": [
    { "group": "Get started", "pages": ["introduction"] },
    { "group": "Guides", "pages": ["guides/upgrade", "guides/deploy"] }
  ]
}
`;

/** A configuration with the older name. */
const OLDER = '{ "name": "Acme Labs", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }\n';

journey(
  '“Convert to Current Format” shows the change and what isn’t converted, makes it in one step, and isn’t offered any more',
  {},
  async ({ open, step }) => {
    const editor = await open();
    editor.write('docs.json', CLASSIC);
    const { quickInput, messages } = editor;
    const pressAbove = (name) => editor.page.locator('.editor-actions').getByText(name, { exact: true }).click();
    const begin = async () => {
      await quickInput.run(COMMAND);
      await editor.waitFor('.monaco-diff-editor .line-insert');
    };
    await editor.openConfig();
    await editor.text('"feedback"');
    await editor.knownAs('Acme');
    await step('look at it and leave it', async () => {
      await begin();
      assert.match(await messages.notification(QUESTION), /can’t be converted: feedback/);
      await editor.screenshot('upgrade', { notifications: true });
      await messages.answerNotification(QUESTION, 'Cancel');
      await editor.waitForNo('.monaco-diff-editor');
      assert.equal(editor.read('docs.json'), CLASSIC);
    });
    await step('leave it above the change, since the question goes before a long change is read', async () => {
      await begin();
      await messages.notification(QUESTION);
      await pressAbove('Discard');
      await editor.waitForNo('.monaco-diff-editor');
      await messages.noNotification(QUESTION);
    });
    await step('read the details and make it', async () => {
      await begin();
      await messages.answerNotification(QUESTION, 'Show Details');
      await editor.text('Not available in the current format.');
      await messages.answerNotification(QUESTION, 'Convert');
      await editor.fileHas('docs.json', '"tab": "Guides"');
      await editor.waitForNo('.monaco-diff-editor');
      await editor.activeTab('docs.json');
    });
    await step('undo it', async () => {
      await editor.text('"theme": "mint"');
      await editor.undo();
      await editor.text('"tabs": [{ "name": "Guides"');
      // Nothing is open any more when another program puts another configuration there.
      await editor.press('ControlOrMeta+s');
      // The mark of an unsaved file may not have come yet, so that only the disk tells.
      await editor.fileHas('docs.json', '"tabs": [{ "name": "Guides"');
      await editor.waitForNo('.tab.dirty[data-resource-name="docs.json"]');
      await editor.page.locator('.tab[data-resource-name="docs.json"] .codicon-close').click();
      await editor.waitForNo('.tab[data-resource-name="docs.json"]');
    });
    await step('make it above the change where the configuration has the older name, which changes too', async () => {
      rmSync(path.join(editor.folder, 'docs.json'));
      editor.write('mint.json', OLDER);
      await editor.knownAs('Acme Labs');
      await begin();
      await pressAbove('Apply');
      await editor.fileHas('docs.json', '"theme": "mint"');
      await editor.noFile('mint.json');
      await editor.activeTab('docs.json');
    });
    await step('not find the command any more', async () => {
      await editor.page.locator('.editor-instance .detected-link', { hasText: 'introduction' }).first().waitFor();
      const titles = await quickInput.commands('Docsight:');
      assert.ok(titles.length > 1 && !titles.includes(COMMAND), titles.join(', '));
    });
  },
);
