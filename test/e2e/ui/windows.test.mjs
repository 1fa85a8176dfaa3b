import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

// A window of another kind: in another language, and of a folder that isn't trusted.

const PAGE = 'guides/configure.mdx';

journey(
  'a folder in restricted mode gets findings, completion and commands as any other, in German',
  { isTrusted: false, language: 'de', changes: { [PAGE]: (text) => `${text}\n<Nowhere />\n\n` } },
  async ({ open, step }) => {
    const editor = await open();
    await editor.waitFor('#status\\.workspaceTrust');
    await editor.openPage(PAGE);
    await step('see a problem', () => editor.problems('Nowhere'));
    await step('complete a component', async () => {
      await editor.goToMark('<Nowhere />|');
      await editor.press('ControlOrMeta+End');
      await editor.type('<No');
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
    await step('see the page', async () => {
      await editor.press('ControlOrMeta+k');
      await editor.press('v');
      await editor.preview.locator('#_docsight-article h1', { hasText: 'Configure the agent' }).waitFor();
    });
    await step('see the first steps', async () => {
      await editor.quickInput.run('Docsight: Erste Schritte');
      await editor.waitFor('.getting-started-step:has-text("Sicher verschieben und umbenennen")');
    });
  },
);
