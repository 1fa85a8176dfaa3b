import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';

describe('“New Page”', () => {
  it('makes a page from a template, lists it in the group that is picked, and selects what is to be written', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.openPage('guides/configure.mdx');
    await editor.beginCommand('Docsight: New Page…');
    await editor.waitForQuestion('New page');
    await editor.screenshot('new-page');
    await editor.choose('New page', 'How-to');
    await editor.enter('New page: How-to', 'Install on a server');
    await editor.waitForQuestion('New page: Install on a server');
    await editor.enter('New page: Install on a server', 'guides/configure');
    await editor.waitFor('.quick-input-widget .quick-input-message:has-text("There is a page")');
    await editor.enter('New page: Install on a server', 'guides/install-on-a-server');
    await editor.choose('New page: guides/install-on-a-server', 'Guides');
    await editor.waitForFile('guides/install-on-a-server.mdx', 'title: "Install on a server"');
    await editor.waitForFile('docs.json', '"guides/install-on-a-server"');
    await editor.waitFor('.tab.active[data-resource-name="install-on-a-server.mdx"]');
    await editor.waitFor('#status\\.editor\\.selection:has-text("selected")');
    await editor.type('Run it on a machine of your own.');
    await editor.waitForText('description: "Run it on a machine of your own."');
    await editor.press('Tab');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 6"):has-text("selected")');
    await editor.type('You have a server after ten minutes.');
    await editor.press('Tab');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 10"):has-text("selected")');
    await editor.screenshot('new-page-placeholders');
    await editor.press('Tab');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 11"):has-text("selected")');
    await editor.press('Shift+Tab');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 10"):has-text("selected")');
    await editor.press('Escape');
    await editor.page.locator('.statusbar-item', { hasText: 'Tab: next placeholder' }).waitFor({ state: 'detached' });
    await editor.waitForLines(
      'description: "Run it on a machine of your own."',
      '---',
      '',
      'You have a server after ten minutes.',
    );
  });

  it('leaves the tab key to who writes in another line than that of a placeholder', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.beginCommand('Docsight: New Page…');
    await editor.choose('New page', 'How-to');
    await editor.enter('New page: How-to', 'Use');
    await editor.enter('New page: Use');
    await editor.choose('New page: use', 'In no group');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 3"):has-text("selected")');
    await editor.press('Tab');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 6"):has-text("selected")');
    await editor.type('- One');
    await editor.press('Enter');
    await editor.press('Tab');
    await editor.waitFor('#status\\.editor\\.selection:has-text("Ln 7, Col 3")');
    await editor.type('Two');
    await editor.waitForLines('- One', '  Two');
    await editor.page.locator('.statusbar-item', { hasText: 'Tab: next placeholder' }).waitFor({ state: 'detached' });
  });

  it('refuses a path that an ignore file excludes', async function () {
    const editor = await this.openEditor({ '.mintignore': () => 'drafts\n' });
    await editor.openConfig();
    await editor.beginCommand('Docsight: New Page…');
    await editor.choose('New page', 'Guide');
    await editor.enter('New page: Guide', 'Later');
    await editor.enter('New page: Later', 'drafts/later');
    await editor.waitFor('.quick-input-widget .quick-input-message:has-text(".mintignore` excludes `drafts/later`")');
  });

  it('begins in the folder that was clicked in the explorer, and can be undone', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.pickInExplorer('api', 'New Page…');
    await editor.choose('New page', 'Reference');
    await editor.enter('New page: Reference', 'Limits');
    await editor.enter('New page: Limits');
    await editor.choose('New page: api/limits', 'In no group');
    await editor.waitForFile('api/limits.mdx', 'title: "Limits"');
    await editor.waitFor('.tab.active[data-resource-name="limits.mdx"]');
    await editor.runCommand('Undo');
    await editor.waitForNoFile('api/limits.mdx');
  });

  it('is listed in the group that was clicked in the view of the site', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.openSiteView('Guides');
    await editor.pickInSite('Guides', 'New Page');
    await editor.choose('New page', 'Guide');
    await editor.enter('New page: Guide', 'Backups');
    await editor.enter('New page: Backups');
    await editor.waitForFile('guides/backups.mdx', 'title: "Backups"');
    await editor.waitForFile('docs.json', '["guides/configure", "guides/backups"]');
  });
});

describe('“New Group”', () => {
  it('adds a group where the person wants it, and shows it in docs.json', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.beginCommand('Docsight: New Group…');
    await editor.enter('New group', 'Recipes');
    await editor.waitForQuestion('New group: Recipes');
    await editor.screenshot('new-group');
    await editor.choose('New group: Recipes', 'Top level');
    await editor.waitForFile('docs.json', '"group": "Recipes"');
    await editor.waitForText('"Recipes"');
  });
});

describe('“New Site”', () => {
  it('makes a site without problems where there was none', async function () {
    const editor = await this.openEditor({}, 'plain');
    await editor.openFile('README.md');
    await editor.waitForCommand('Docsight: New Site…');
    await editor.beginCommand('Docsight: New Site…');
    await editor.waitForQuestion('New site');
    await editor.choose('New site', 'plain/docs');
    await editor.page.locator('.quick-input-message', { hasText: 'Name of the site' }).waitFor();
    await editor.enter('New site', 'Acme');
    await editor.waitFor('.tab.active[data-resource-name="index.mdx"]');
    assert.equal(await editor.page.locator('.tab[data-resource-name]').count(), 2, 'other files are open');
    await editor.waitForFile('docs/docs.json', '"name": "Acme"');
    for (const name of ['quickstart.mdx', 'logo/dark.svg', 'changelog.mdx', '.mintignore'])
      assert.ok(existsSync(path.join(editor.folder, 'docs', name)), name);
    await editor.waitFor('.breadcrumbs-control .monaco-breadcrumb-item:not(.file, .folder)');
    await editor.screenshot('new-site');
    await editor.beginCommand('Docsight: Check Site');
    await editor.notification('no problems');
  });
});
