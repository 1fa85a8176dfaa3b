import { describe, it } from 'mocha';

describe('the command palette', () => {
  it('lists what can be done with a site', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.press('F1');
    await editor.type('Docsight:');
    await editor.waitFor('.quick-input-widget .monaco-list-row:has-text("Docsight: Open docs.json")');
    await editor.screenshot('commands');
  });

  it('checks the site and says what was found', async function () {
    const editor = await this.openEditor({ 'guides/install.mdx': (text) => `${text}\n[there](/nowhere)\n` });
    await editor.openConfig();
    await editor.runCommand('Docsight: Check Site');
    await editor.notification('Errors: 1');
    await editor.page.locator('.notifications-toasts', { hasText: 'Checking' }).waitFor({ state: 'detached' });
    await editor.screenshot('check-site', { notifications: true });
  });

  it('opens docs.json', async function () {
    const editor = await this.openEditor();
    await editor.openPage('introduction.mdx');
    await editor.runCommand('Docsight: Open docs.json');
    await editor.waitFor('.tab.active[data-resource-name="docs.json"]');
  });

  it('shows what the server has to tell, and starts it anew', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.runCommand('Docsight: Restart Server');
    await editor.openPage('introduction.mdx');
    await editor.runCommand('Docsight: Show Output');
    await editor.waitFor('.panel .output-view');
    await editor.screenshot('show-output');
  });
});
