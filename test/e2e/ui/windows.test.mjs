import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

// Windows of another kind: in another language, and of a folder that isn't trusted.

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
    await editor.preview.locator('#_article h1', { hasText: 'Configure the agent' }).waitFor();
  });
});
