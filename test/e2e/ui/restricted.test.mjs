import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

describe('a folder in restricted mode', () => {
  it('gets findings and completion as any other', async function () {
    const slip = { 'guides/configure.mdx': (text) => `${text}\n<Nowhere />\n\n` };
    const editor = await this.openEditor(slip, 'site', { isTrusted: false });
    await editor.waitFor('#status\\.workspaceTrust');
    await editor.openPage('guides/configure.mdx');
    await editor.problems('Nowhere');
    await editor.goToMark('<Nowhere />|');
    await editor.press('ControlOrMeta+End');
    await editor.type('<No');
    await editor.takeSuggestion('Note');
    await editor.waitForLines('<Note>', '  ', '</Note>');
  });

  it('offers the commands as any other', async function () {
    const editor = await this.openEditor({}, 'site', { isTrusted: false });
    await editor.openConfig();
    const titles = await editor.commands('Docsight:');
    assert.ok(titles.includes('Docsight: Check Site'), titles.join(', '));
    await editor.runCommand('Docsight: Check Site');
    await editor.notification('Acme');
  });
});
