import assert from 'node:assert/strict';
import { journey } from './journey.mjs';
import { previewOf } from './previewPanel.mjs';

const STEPS = [
  'Open or create a site',
  'Write with completion and diagnostics',
  'Move and rename safely',
  'Share the rules with your assistant',
];

journey('the first steps open, with pictures and what is done already', async ({ open, step }) => {
  const editor = await open();
  await editor.openConfig();
  await step('complete a page, as the picture of a step shows it', async () => {
    await editor.goToMark('"guides/configure"|]');
    await editor.type(', "');
    await editor.suggestionsWith('guides/upgrade');
    await editor.screenshot('completion');
    await editor.press('Escape');
    await editor.noSuggestions();
    for (let typed = 0; typed < 3; typed += 1) await editor.undo();
  });
  await step('open the page of the extension, where people look for its first steps', async () => {
    await editor.press('ControlOrMeta+Shift+x');
    await editor.page.locator('.extensions-list .extension-list-item:has-text("Docsight")').first().click();
    await editor.waitFor('.extension-editor');
  });
  await step('see the steps', async () => {
    await editor.quickInput.run('Docsight: Get Started');
    await editor.waitFor('.getting-started-category:has-text("Get started with Docsight")');
    await editor.waitFor(`.getting-started-step .step-title:has-text("${STEPS.at(-1)}")`);
    assert.deepEqual(await editor.page.locator('.getting-started-step .step-title').allInnerTexts(), STEPS);
    await editor.waitFor(`.getting-started-step:has-text("${STEPS[0]}") [role="checkbox"][aria-checked="true"]`);
  });
  await step('see the picture of one', async () => {
    await editor.quickInput.run('View: Toggle Primary Side Bar Visibility');
    await editor.page.locator('.getting-started-step', { hasText: 'Write with completion' }).click();
    await editor.waitFor('img[alt^="Completion list"]');
    await editor.screenshot('walkthrough');
  });
});

journey('an editor in German has the commands, questions and first steps in German', async ({ open, step }) => {
  const editor = await open({}, { language: 'de' });
  await editor.openConfig();
  await step('see the commands', async () => {
    const titles = await editor.quickInput.commands('Docsight: rules');
    assert.ok(titles.includes('Docsight: rules.md erstellen…'), titles.join(', '));
  });
  await step('check the site', async () => {
    await editor.quickInput.run('Docsight: Site prüfen');
    await editor.messages.notification('Probleme in Acme gefunden');
  });
  await step('see the first steps', async () => {
    await editor.quickInput.run('Docsight: Erste Schritte');
    await editor.waitFor('.getting-started-step:has-text("Sicher verschieben und umbenennen")');
  });
});

journey('a folder in restricted mode gets findings, completion and commands as any other', async ({ open, step }) => {
  const page = 'guides/configure.mdx';
  const editor = await open({ [page]: (text) => `${text}\n<Nowhere />\n\n` }, { isTrusted: false });
  await editor.waitFor('#status\\.workspaceTrust');
  await editor.openPage(page);
  await step('see a problem', () => editor.problems('Nowhere'));
  await step('complete a component', async () => {
    await editor.goToMark('<Nowhere />|');
    await editor.press('ControlOrMeta+End');
    await editor.type('<No');
    await editor.takeSuggestion('Note');
    await editor.lines('<Note>', '  ', '</Note>');
  });
  await step('run a command', async () => {
    await editor.quickInput.run('Docsight: Check Site');
    await editor.messages.notification('found in Acme');
  });
  await step('see the page', async () => {
    await editor.press('ControlOrMeta+k');
    await editor.press('v');
    await previewOf(editor).locator('#_article h1', { hasText: 'Configure the agent' }).waitFor();
  });
});
