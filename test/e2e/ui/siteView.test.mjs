import { rmSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

/** The rows of the fixture's site as they are at first: a small site is unfolded. */
const ROWS = ['Get started', 'Introduction', 'Install the agent', 'Guides', 'Configure the agent', 'Not in navigation'];

/** The fixture's site in the current generation of the format, with a group that has a page of its own. */
function current(text) {
  const { navigation, ...site } = JSON.parse(text);
  const operations = { group: 'Operations', root: 'guides/upgrade', pages: ['guides/deploy'] };
  const tabs = [
    { tab: 'Documentation', groups: navigation },
    { tab: 'Reference', groups: [operations] },
  ];
  return `${JSON.stringify({ theme: 'mint', ...site, navigation: { tabs } }, null, 2)}\n`;
}

/** A second site. */
const labs = {
  'labs/docs.json': JSON.stringify({
    name: 'Acme Labs',
    favicon: '/favicon.svg',
    navigation: [{ group: 'Labs', pages: ['start'] }],
  }),
  'labs/start.mdx': '---\ntitle: Begin here\n---\n',
};

journey(
  'the view shows groups, tabs, titles and problems of a site or several, goes with the editor, and says what to do where there is nothing to show',
  {
    changes: {
      'guides/configure.mdx': (text) => `${text}\nSee [the other one](/guides/nowhere) and <Crad />.\n`,
      'docs.json': (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]'),
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    const { siteView } = editor;
    const rows = [...ROWS.slice(0, 5), 'Deplyo', 'Not in navigation'];
    const start = ['Documentation', ...ROWS.slice(0, 4)];
    const end = ['Deploy to production', 'Not in navigation'];
    const site = editor.read('docs.json').replace(', "guides/deplyo"', '');
    const write = (navigation) =>
      editor.write(
        'docs.json',
        editor.read('docs.json').replace(/"navigation":[^]*$/, `"navigation":${navigation}\n}\n`),
      );
    await editor.openPage('guides/install.mdx');
    await step('see groups, pages in no group, and problems', async () => {
      await siteView.open('Introduction');
      await siteView.unfold('Not in navigation');
      await siteView.shows(...rows, 'Create an API key', 'Upgrade the agent');
      await siteView.badge('Guides', '2');
      await siteView.iconBadge(3);
      await editor.screenshot('site-view');
      await editor.screenshot('walkthrough-site', { clip: { x: 0, y: 0, width: 660, height: 330 } });
    });
    await step('open a page with a click', async () => {
      await siteView.row('Introduction').click();
      await editor.activeTab('introduction.mdx');
    });
    await step('follow the editor', async () => {
      await editor.openPage('guides/configure.mdx');
      await siteView.open();
      await siteView.selected('Configure the agent');
    });
    await step('see a second site', async () => {
      for (const [name, text] of Object.entries(labs)) editor.write(name, text);
      await siteView.open('Begin here');
      await siteView.shows('Acme', ...rows, 'Acme Labs', 'Labs', 'Begin here');
      await editor.openFile('labs/start.mdx');
      await siteView.open();
      await siteView.selected('Begin here');
    });
    await step('see one after the other is gone', async () => {
      rmSync(path.join(editor.folder, 'labs'), { recursive: true });
      await siteView.shows(...rows);
    });
    await step('see that the navigation is empty', async () => {
      write(' []');
      await siteView.says('The navigation of the site is empty');
      await editor.waitFor('.pane-body .monaco-button:has-text("New Group")');
    });
    await step('see that docs.json can’t be read, and open it', async () => {
      write('');
      await siteView.says('docs.json has syntax errors');
      await siteView.pressButton('Open docs.json');
      await editor.activeTab('docs.json');
    });
    await step('see the tabs of the site once it has the current format', async () => {
      editor.write('docs.json', current(site));
      await siteView.open('Operations');
      await siteView.shows(...start, ROWS[4], 'Reference', 'Operations', 'Upgrade the agent', ...end);
    });
    await step('drag a page into a group of another tab', async () => {
      await siteView.drag('Configure the agent', 'Operations');
      await editor.fileHas('docs.json', '"guides/deploy",\n              "guides/configure"');
      await siteView.shows(...start, 'Reference', 'Operations', 'Upgrade the agent', end[0], ROWS[4], end[1]);
    });
    await step('list a group’s own page in another group', async () => {
      await siteView.drag('Upgrade the agent', 'Guides');
      await editor.fileHas('docs.json', '"pages": [\n              "guides/upgrade"\n');
      await siteView.shows(...start, 'Upgrade the agent', 'Reference', 'Operations', end[0], ROWS[4], end[1]);
    });
    await step('see that there is no site any more, and make one', async () => {
      rmSync(path.join(editor.folder, 'docs.json'));
      await siteView.says('No documentation site found');
      await siteView.pressButton('New Site');
      await editor.quickInput.question('New site');
    });
  },
);

journey('pages are moved and renamed in the view of the site', {}, async ({ open, step }) => {
  const editor = await open();
  const { siteView, quickInput } = editor;
  await openAsAtFirst(siteView);
  await step('drag a page into another group', async () => {
    await siteView.drag('Install the agent', 'Configure the agent');
    await editor.fileHas('docs.json', '"pages": ["guides/install", "guides/configure"]');
    await editor.fileHas('docs.json', '"pages": ["introduction"]');
    await siteView.shows('Get started', 'Introduction', 'Guides', 'Install the agent', ...ROWS.slice(4));
  });
  await step('take it back', async () => {
    await siteView.select('Introduction');
    await editor.undo();
    await editor.fileHas('docs.json', '"pages": ["introduction", "guides/install"]');
    await siteView.shows(...ROWS);
  });
  await step('give a page another path, which links follow', async () => {
    await siteView.pick('Configure the agent', 'Rename…');
    await quickInput.fillIn('guides/settings');
    await editor.messages.answer('OK');
    await editor.openConfig();
    await editor.text('"guides/settings"');
    await editor.openPage('introduction.mdx');
    await editor.text('(/guides/settings)');
  });
});

journey(
  'pages and groups are rearranged, added and given titles in the view of the site',
  {},
  async ({ open, step }) => {
    const editor = await open();
    const { siteView, quickInput } = editor;
    const before = editor.read('docs.json');
    await openAsAtFirst(siteView);
    await step('drag a page one place down', async () => {
      await siteView.drag('Introduction', 'Install the agent');
      await editor.fileHas('docs.json', '"pages": ["guides/install", "introduction"]');
      await siteView.shows('Get started', 'Install the agent', 'Introduction', ...ROWS.slice(3));
      await editor.waitForNo('.tab.dirty');
    });
    await step('drag a listed page and one in no group together', async () => {
      await siteView.unfold('Not in navigation');
      await siteView.select('Upgrade the agent');
      await siteView.selectToo('Install the agent');
      await siteView.drag('Install the agent', 'Guides');
      await editor.fileHas('docs.json', '"pages": ["guides/configure", "guides/install", "guides/upgrade"]');
      await editor.fileHas('docs.json', '"pages": ["introduction"]');
      await siteView.shows(
        ...['Get started', 'Introduction', 'Guides', 'Configure the agent', 'Install the agent', 'Upgrade the agent'],
        ...['Not in navigation', 'Deploy to production', 'Create an API key'],
      );
    });
    await step('move a row up, remove it, and undo that, with keys', async () => {
      await siteView.select('Install the agent');
      await editor.press('Alt+ArrowUp');
      await editor.fileHas('docs.json', '"pages": ["guides/install", "guides/configure", "guides/upgrade"]');
      await siteView.selected('Install the agent');
      await editor.press('Delete');
      await editor.fileHas('docs.json', '"pages": ["guides/configure", "guides/upgrade"]');
      // Else the view might show this only after what follows, and rows would move under the mouse.
      await siteView.shows(
        ...['Get started', 'Introduction', 'Guides', 'Configure the agent', 'Upgrade the agent'],
        ...['Not in navigation', 'Deploy to production', 'Install the agent', 'Create an API key'],
      );
      await editor.undo();
      await editor.fileHas('docs.json', '"pages": ["guides/install", "guides/configure", "guides/upgrade"]');
    });
    await step('see the navigation again as another program writes it', async () => {
      // A row that moves would take the click for another one.
      await siteView.shows(
        ...['Get started', 'Introduction', 'Guides', 'Install the agent', 'Configure the agent', 'Upgrade the agent'],
        ...['Not in navigation', 'Deploy to production', 'Create an API key'],
      );
      await siteView.select('Not in navigation');
      await editor.press('ArrowLeft');
      editor.write('docs.json', before);
      await siteView.shows(...ROWS);
    });
    await editor.openConfig();
    await step('add a group where it is to be', async () => {
      await quickInput.begin('Docsight: New Group…');
      await quickInput.enter('New group', 'Recipes');
      await quickInput.question('New group: Recipes');
      await editor.screenshot('new-group');
      await quickInput.choose('New group: Recipes', 'Top level');
      await editor.fileHas('docs.json', '"group": "Recipes"');
      await editor.text('"Recipes"');
    });
    await step('add a page to a group', async () => {
      await siteView.open();
      await siteView.shows(...ROWS.slice(0, 5), 'Recipes', 'Not in navigation');
      await siteView.pick('Guides', 'New Page');
      await quickInput.choose('New page', 'Guide');
      await quickInput.enter('New page: Guide', 'Backups');
      await quickInput.enter('New page: Backups');
      await editor.fileHas('guides/backups.mdx', 'title: "Backups"');
      await editor.fileHas('docs.json', '["guides/configure", "guides/backups"]');
      await siteView.selected('Backups');
    });
    await step('give groups other titles', async () => {
      await siteView.select('Guides');
      await editor.press('F2');
      await quickInput.fillIn('How-to guides');
      await editor.fileHas('docs.json', '"group": "How-to guides"');
      await siteView.shows(
        ...ROWS.slice(0, 3),
        'How-to guides',
        'Configure the agent',
        'Backups',
        'Recipes',
        'Not in navigation',
      );
      await siteView.pick('Get started', 'Rename…');
      await quickInput.fillIn('Begin');
      await editor.fileHas('docs.json', '"group": "Begin"');
      await siteView.row('Begin').waitFor();
    });
    await step('give a page another title', async () => {
      await siteView.pick('Backups', 'Change Title…');
      await quickInput.fillIn('Back up the agent');
      await editor.fileHas('guides/backups.mdx', 'title: "Back up the agent"');
      await siteView.row('Back up the agent').waitFor();
    });
  },
);

/** Opens the view and waits until its rows are those of a new window: one before may have left the last row unfolded. */
async function openAsAtFirst(siteView) {
  await siteView.open();
  // Rows move while others come above them, and a click or a drop would miss its target.
  await siteView.beginsWith(...ROWS);
  await siteView.fold(ROWS.at(-1));
  await siteView.shows(...ROWS);
}
