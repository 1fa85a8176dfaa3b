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
    await editor.page.locator('.editor-instance .detected-link', { hasText: 'introduction' }).first().waitFor();
    await editor.screenshot('open-config');
  });

  it('unfolds the view of the site, which the editor shows folded', async function () {
    const editor = await this.openEditor();
    await editor.openPage('introduction.mdx');
    await editor.runCommand('Docsight: Show Docs Site');
    await editor.siteRow('Introduction').waitFor();
    await editor.screenshot('show-site');
  });

  it('shows the menu that the status bar has', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.beginCommand('Docsight: Show Menu…');
    await editor.waitFor('.quick-input-widget .monaco-list-row:has-text("Move to Current Format…")');
    await editor.screenshot('show-menu');
    await editor.fillIn('Show Docs Site');
    await editor.siteRow('Introduction').waitFor();
  });

  it('starts the server anew, which then finds what there is to find', async function () {
    const editor = await this.openEditor({ 'introduction.mdx': (text) => `${text}\n[there](/nowhere)\n` });
    await editor.openPage('introduction.mdx');
    await editor.problems('/nowhere');
    await editor.runCommand('Docsight: Restart Server');
    await editor.noProblem('/nowhere');
    await editor.problems('/nowhere');
    await editor.screenshot('restart-server');
  });

  it('shows what the server has to tell', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.runCommand('Docsight: Show Output');
    await editor.waitFor('.panel .output-view');
    await editor.screenshot('show-output');
  });
});
