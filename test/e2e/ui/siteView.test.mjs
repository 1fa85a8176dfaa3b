import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';

/** The rows of the fixture's site as they are at first: a small site is unfolded. */
const ROWS = ['Get started', 'Introduction', 'Install the agent', 'Guides', 'Configure the agent', 'In no group'];

/** The fixture's site in the current generation of the format. */
const current = {
  'docs.json': (text) => {
    const { navigation, ...site } = JSON.parse(text);
    const tabs = [
      { tab: 'Documentation', groups: navigation },
      { tab: 'Reference', groups: [{ group: 'Operations', pages: ['guides/deploy'] }] },
    ];
    return `${JSON.stringify({ theme: 'mint', ...site, navigation: { tabs } }, null, 2)}\n`;
  },
};

describe('the view of the site', () => {
  it('shows groups with the titles of their pages, the pages in no group, and how many problems there are', async function () {
    const editor = await this.openEditor({
      'guides/configure.mdx': (text) => `${text}\nSee [the other one](/guides/nowhere) and <Crad />.\n`,
      'docs.json': (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]'),
    });
    await editor.openPage('guides/install.mdx');
    await editor.openSiteView('Introduction');
    await editor.siteRow('In no group').locator('.monaco-tl-twistie').click();
    await editor.waitForSite(...ROWS.slice(0, 5), 'Deplyo', 'In no group', 'Create an API key', 'Upgrade the agent');
    await editor.waitForBadge('Guides', '2');
    await editor.screenshot('site-view');
  });

  it('follows the editor that somebody works in', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Introduction');
    await editor.openPage('guides/configure.mdx');
    await editor.waitForSelectedRow('Configure the agent');
  });

  it('has a row for each site where there are several', async function () {
    const site = { name: 'Acme Labs', favicon: '/favicon.svg', navigation: [{ group: 'Labs', pages: ['start'] }] };
    const editor = await this.openEditor({
      'labs/docs.json': () => JSON.stringify(site),
      'labs/start.mdx': () => '---\ntitle: Begin here\n---\n',
    });
    await editor.openSiteView('Begin here');
    await editor.waitForSite('Acme', ...ROWS, 'Acme Labs', 'Labs', 'Begin here');
    await editor.openFile('labs/start.mdx');
    await editor.waitForSelectedRow('Begin here');
  });

  it('opens a page on a click', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Introduction');
    await editor.siteRow('Install the agent').click();
    await editor.waitFor('.tab.active[data-resource-name="install.mdx"]');
  });
});

describe('the navigation, changed in the view of the site', () => {
  it('takes a page into another group with the mouse, also one that no group lists', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Introduction');
    await editor.dragInSite('Install the agent', 'Configure the agent');
    await editor.waitForFile('docs.json', '"pages": ["guides/install", "guides/configure"]');
    await editor.waitForFile('docs.json', '"pages": ["introduction"]');
    await editor.waitForSite('Get started', 'Introduction', 'Guides', 'Install the agent', ...ROWS.slice(4));
    await editor.siteRow('In no group').locator('.monaco-tl-twistie').click();
    await editor.dragInSite('Upgrade the agent', 'Get started');
    await editor.waitForFile('docs.json', '"pages": ["introduction", "guides/upgrade"]');
  });

  it('takes listed pages and such as no group lists into a group together, and back with one undo', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Introduction');
    await editor.siteRow('In no group').locator('.monaco-tl-twistie').click();
    await editor.siteRow('Upgrade the agent').click();
    await editor.selectInSite('Install the agent');
    await editor.dragInSite('Install the agent', 'Guides');
    await editor.waitForFile('docs.json', '"pages": ["guides/configure", "guides/install", "guides/upgrade"]');
    await editor.waitForFile('docs.json', '"pages": ["introduction"]');
    await editor.siteRow('Introduction').click();
    await editor.press('ControlOrMeta+z');
    await editor.waitForFile('docs.json', '"pages": ["introduction", "guides/install"]');
    await editor.waitForFile('docs.json', '"pages": ["guides/configure"]');
  });

  it('changes nothing, and says nothing of a failure, where a row is dropped in its own place', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Introduction');
    await editor.dragInSite('Introduction', 'Install the agent');
    // What comes after the drop shows that it is over.
    await editor.dragInSite('Install the agent', 'Introduction');
    await editor.waitForFile('docs.json', '"pages": ["guides/install", "introduction"]');
    assert.equal(await editor.page.locator('.notifications-toasts .notification-list-item').count(), 0);
  });

  it('lists a group’s own page where it is put', async function () {
    const editor = await this.openEditor({
      'docs.json': (text) => {
        const config = JSON.parse(current['docs.json'](text));
        config.navigation.tabs[1].groups[0].root = 'guides/upgrade';
        return JSON.stringify(config, null, 2);
      },
    });
    await editor.openSiteView('Operations');
    await editor.dragInSite('Upgrade the agent', 'Guides');
    await editor.waitForFile('docs.json', '"guides/configure",\n              "guides/upgrade"');
    await editor.waitForSite(
      ...['Documentation', ...ROWS.slice(0, 5), 'Upgrade the agent', 'Reference', 'Operations'],
      ...['Deploy to production', 'In no group'],
    );
  });

  it('gives a group another title, with a key as with the mouse', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Guides');
    await editor.siteRow('Guides').click();
    await editor.press('F2');
    await editor.fillIn('How-to guides');
    await editor.waitForFile('docs.json', '"group": "How-to guides"');
    await editor.waitForSite(...ROWS.slice(0, 3), 'How-to guides', ...ROWS.slice(4));
    await editor.pickInSite('Get started', 'Rename…');
    await editor.fillIn('Begin');
    await editor.waitForFile('docs.json', '"group": "Begin"');
  });

  it('puts rows in another order and takes them out with keys, and back', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.openSiteView('Introduction');
    await editor.siteRow('Install the agent').click();
    await editor.waitForSelectedRow('Install the agent');
    await editor.press('Alt+ArrowUp');
    await editor.waitForFile('docs.json', '"pages": ["guides/install", "introduction"]');
    await editor.waitForSite('Get started', 'Install the agent', ...ROWS.slice(1, 2), ...ROWS.slice(3));
    await editor.press('Delete');
    await editor.waitForFile('docs.json', '"pages": ["introduction"]');
    await editor.press('ControlOrMeta+z');
    await editor.waitForFile('docs.json', '"pages": ["guides/install", "introduction"]');
  });

  it('follows a page that gets another path, and so do links', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Configure the agent');
    await editor.pickInSite('Configure the agent', 'Rename…');
    await editor.fillIn('guides/settings');
    await editor.answer('OK');
    await editor.openConfig();
    await editor.waitForText('"guides/settings"');
    await editor.openPage('introduction.mdx');
    await editor.waitForText('(/guides/settings)');
  });

  it('is served in the current generation of the format too', async function () {
    const editor = await this.openEditor(current);
    await editor.openSiteView('Operations');
    await editor.waitForSite(
      'Documentation',
      ...ROWS.slice(0, 5),
      'Reference',
      'Operations',
      'Deploy to production',
      'In no group',
    );
    await editor.dragInSite('Configure the agent', 'Operations');
    await editor.waitForSite(
      ...['Documentation', ...ROWS.slice(0, 4), 'Reference', 'Operations'],
      ...['Deploy to production', 'Configure the agent', 'In no group'],
    );
    await editor.waitForFile('docs.json', '"guides/deploy",\n              "guides/configure"');
  });
});

describe('the view of the site, where there is nothing to show', () => {
  it('says what to do', async function () {
    const editor = await this.openEditor({
      'docs.json': (text) => text.replace(/"navigation": [^]*\]\n/, '"navigation": []\n'),
    });
    await editor.openSiteView();
    await editor.waitFor('.pane-body :text("The navigation of the site is empty")');
    await editor.waitFor('.pane-body .monaco-button:has-text("New Group")');
  });

  it('says that docs.json can’t be read, and leads to it', async function () {
    const editor = await this.openEditor({
      'docs.json': (text) => text.replace(/"navigation": [^]*\]\n/, '"navigation":\n'),
    });
    await editor.openSiteView();
    await editor.waitFor('.pane-body :text("docs.json can’t be read as JSON")');
    await editor.page.locator('.pane-body .monaco-button', { hasText: 'Open docs.json' }).click();
    await editor.waitFor('.tab.active[data-resource-name="docs.json"]');
  });

  it('says that there is no site any more, and offers to make one', async function () {
    const editor = await this.openEditor();
    await editor.openSiteView('Introduction');
    rmSync(path.join(editor.folder, 'docs.json'));
    await editor.waitFor('.pane-body :text("None of the opened folders holds a documentation site")');
    await editor.page.locator('.pane-body .monaco-button', { hasText: 'New Site' }).click();
    await editor.waitForQuestion('New site');
  });
});

describe('the item of the status bar, like the view of the site,', () => {
  it('has the name of the site and its problems, and offers what can be done', async function () {
    const editor = await this.openEditor({
      'docs.json': (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]'),
    });
    await editor.openConfig();
    const item = editor.page.locator('.statusbar-item[id="docsight.docsight.docsight.status"]');
    await item.filter({ hasText: 'Acme 1' }).waitFor();
    await item.click();
    await editor.waitFor('.quick-input-widget .monaco-list-row:has-text("Check Site")');
    await editor.fillIn('Open docs.json');
    assert.equal(await editor.page.locator('.tab.active').getAttribute('data-resource-name'), 'docs.json');
  });
});
