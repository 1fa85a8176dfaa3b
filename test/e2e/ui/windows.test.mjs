import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

// A window that becomes one of another kind: in another language, and of a folder that isn't trusted.

const PAGE = 'guides/configure.mdx';

journey(
  'a folder in restricted mode gets findings, completion and commands as any other, in German, and a reload keeps the preview',
  { turn: 'last', changes: { [PAGE]: (text) => `${text}\n<Nowhere />\n\n` } },
  async ({ open, restrict, step }) => {
    const editor = await open();
    const { preview } = editor;
    await editor.openPage(PAGE);
    await step('choose the light mode of the preview and keep the page', async () => {
      await editor.press('ControlOrMeta+k');
      await editor.press('v');
      await preview.locator('#_docsight-article h1', { hasText: 'Configure the agent' }).waitFor();
      await preview.locator('html[data-mode=dark]').waitFor();
      await preview.locator('[data-mode-button]').click();
      await preview.locator('html[data-mode=light]').waitFor();
      await preview.locator('[data-action=lock]').click();
      await preview.locator('[data-action=lock][aria-pressed=true]').waitFor();
    });
    await step('reload the window in restricted mode, which shows the panel again', async () => {
      await restrict('de');
      await editor.waitFor('#status\\.workspaceTrust');
      await preview.locator('#_docsight-article h1', { hasText: 'Configure the agent' }).waitFor();
      await preview.locator('html[data-mode=light]').waitFor();
      await preview.locator('[data-action=lock][aria-pressed=true]').waitFor();
    });
    await step('see a problem', () => editor.problems('Nowhere'));
    await step('complete a component', async () => {
      // Files are opened next to the one that has the focus, which is the preview.
      await editor.switchTo('configure.mdx');
      // What the editor has opened again has no settings of its language: that came later.
      await editor.openPage('guides/install.mdx');
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\n<No');
      await editor.takeSuggestion('Note');
      await editor.lines('<Note>', '  ', '</Note>');
    });
    await step('see the commands', async () => {
      const titles = await editor.quickInput.commands('Docsight: Regeln');
      assert.ok(titles.includes('Docsight: Regeln für KI-Assistenten erstellen (rules.md)…'), titles.join(', '));
    });
    await step('run one', async () => {
      await editor.quickInput.run('Docsight: Site prüfen');
      await editor.messages.notification('Probleme in Acme gefunden');
    });
    await step('see the first steps', async () => {
      await editor.quickInput.run('Docsight: Erste Schritte');
      await editor.waitFor('.getting-started-step:has-text("Sicher verschieben und umbenennen")');
    });
  },
);
