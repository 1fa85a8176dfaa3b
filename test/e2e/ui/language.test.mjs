import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

describe('an editor in German', () => {
  it('has the commands, questions and the first steps in German', async function () {
    const editor = await this.openEditor({}, 'site', { language: 'de' });
    await editor.openConfig();
    const titles = await editor.commands('Docsight: rules');
    assert.ok(titles.includes('Docsight: rules.md erstellen…'), titles.join(', '));
    await editor.runCommand('Docsight: Site prüfen');
    await editor.notification('Acme ist geprüft.');
    await editor.runCommand('Docsight: Erste Schritte');
    await editor.waitFor('.getting-started-step:has-text("Sicher verschieben und umbenennen")');
  });
});
