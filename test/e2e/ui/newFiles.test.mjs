import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

const NEW_PAGE = 'Docsight: New Page…';

journey(
  '“New Page” makes a page from a template, lists it, and selects what is to be written',
  { changes: { 'guides/parts': () => 'A file without an extension.\n' } },
  async ({ open, step }) => {
    const editor = await open();
    const { quickInput } = editor;
    const noHint = () => editor.waitForNo('.statusbar-item:has-text("Tab: next placeholder")');
    await editor.openConfig();
    await editor.openPage('guides/configure.mdx');
    await step('answer what is asked', async () => {
      await quickInput.begin(NEW_PAGE);
      await quickInput.question('New page');
      await editor.screenshot('new-page');
      await quickInput.choose('New page', 'How-to');
      await quickInput.enter('New page: How-to', ' ');
      await quickInput.message('Enter a title.');
      await quickInput.enter('New page: How-to', 'Install on a server');
      await quickInput.choose('New page: Install on a server', 'Guides');
      await quickInput.enter('New page: Install on a server', 'guides/configure');
      await quickInput.message('already exists');
      await quickInput.enter('New page: Install on a server', 'guides/install-on-a-server');
      await editor.fileHas('guides/install-on-a-server.mdx', 'title: "Install on a server"');
      await editor.fileHas('docs.json', '"guides/install-on-a-server"');
      await editor.activeTab('install-on-a-server.mdx');
    });
    await step('write over its placeholders', async () => {
      await editor.cursor('selected');
      await editor.type('Run it yourself.');
      await editor.text('description: "Run it yourself."');
      await editor.press('Tab');
      await editor.cursor('Ln 6', 'selected');
      await editor.type('A server runs.');
      await editor.press('Tab');
      await editor.cursor('Ln 10', 'selected');
      await editor.screenshot('new-page-placeholders');
      await editor.press('Tab');
      await editor.cursor('Ln 11', 'selected');
      await editor.press('Shift+Tab');
      await editor.cursor('Ln 10', 'selected');
      await editor.press('Escape');
      await noHint();
      await editor.lines('description: "Run it yourself."', '---', '', 'A server runs.');
    });
    await step('keep the tab key in a line of one’s own', async () => {
      await quickInput.begin(NEW_PAGE);
      await quickInput.choose('New page', 'How-to');
      await quickInput.enter('New page: How-to', 'Use');
      await quickInput.choose('New page: Use', 'Not in navigation');
      await quickInput.enter('New page: Use');
      await editor.cursor('Ln 3', 'selected');
      await editor.press('Tab');
      await editor.cursor('Ln 6', 'selected');
      await editor.type('One');
      await editor.press('Enter');
      await editor.press('Tab');
      await editor.cursor('Ln 7, Col 3');
      await editor.type('Two');
      await editor.lines('One', '  Two');
      await noHint();
    });
    await step('begin in a folder of the explorer, and undo it', async () => {
      await editor.explorer.pick('api', 'New Page…');
      await quickInput.choose('New page', 'Reference');
      await quickInput.enter('New page: Reference', 'Limits');
      await quickInput.choose('New page: Limits', 'Not in navigation');
      await quickInput.enter('New page: Limits');
      await editor.fileHas('api/limits.mdx', 'title: "Limits"');
      await editor.activeTab('limits.mdx');
      await editor.cursor('selected');
      await editor.undo();
      await editor.noFile('api/limits.mdx');
    });
    await step('be told why a page can’t be written', async () => {
      await quickInput.begin(NEW_PAGE);
      await quickInput.choose('New page', 'How-to');
      await quickInput.enter('New page: How-to', 'One part');
      await quickInput.choose('New page: One part', 'Guides');
      await quickInput.enter('New page: One part', 'guides/parts/one');
      await quickInput.message('is a file. Use a folder.');
      await quickInput.cancel();
    });
  },
);

journey(
  '“New Page” makes a page in other languages, too',
  {
    changes: {
      'docs.json': () =>
        JSON.stringify({
          $schema: 'https://mintlify.com/docs.json',
          theme: 'mint',
          name: 'Acme',
          colors: { primary: '#1D4ED8' },
          navigation: {
            languages: [
              { language: 'en', groups: [{ group: 'Guides', pages: ['guides/configure'] }] },
              { language: 'fr', groups: [{ group: 'Manuels', pages: ['fr/guides/configure'] }] },
            ],
          },
        }),
      'fr/guides/configure.mdx': () => '---\ntitle: "Configurer"\ndescription: "Réglages."\n---\n\nTexte.\n',
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    const { quickInput } = editor;
    await editor.openPage('guides/configure.mdx');
    await step('choose the languages last', async () => {
      await quickInput.begin(NEW_PAGE);
      await quickInput.choose('New page', 'Blank page');
      await quickInput.enter('New page: Blank page', 'Roll out');
      await quickInput.choose('New page: Roll out', 'en › Guides');
      await quickInput.enter('New page: Roll out', 'guides/roll-out');
      await quickInput.tick('fr › Manuels');
      await quickInput.takeTicked();
      await editor.fileHas('fr/guides/roll-out.mdx', 'title: "Roll out"');
      await editor.fileHas('docs.json', '"fr/guides/configure", "fr/guides/roll-out"');
      await editor.activeTab('roll-out.mdx');
    });
    await step('undo all of it at once', async () => {
      await editor.cursor('selected');
      await editor.undo();
      await editor.noFile('guides/roll-out.mdx');
      await editor.noFile('fr/guides/roll-out.mdx');
    });
  },
);

journey(
  '“New Site” makes a site without problems where there was none',
  { turn: 'first', fixture: 'plain', changes: { 'page.mdx': () => '# A page without a site\n' } },
  async ({ open, step }) => {
    const editor = await open();
    const { quickInput } = editor;
    await step('see what Docsight offers without a site', async () => {
      await editor.openFile('README.md');
      // The outline comes from an extension, so those of this window are known by now.
      await editor.outlined();
      await editor.openFile('page.mdx');
      await editor.waitFor('#status\\.editor\\.mode:has-text("MDX")');
      assert.deepEqual(await quickInput.commands('Docsight:'), ['Docsight: Get Started', 'Docsight: New Site…']);
      await editor.press('ControlOrMeta+k');
      await editor.press('ControlOrMeta+w');
      await editor.waitForNo('.tab[data-resource-name]');
    });
    await step('make one', async () => {
      await quickInput.begin('Docsight: New Site…');
      await quickInput.choose('New site', 'plain/docs');
      await editor.waitFor('.quick-input-message:has-text("Site name")');
      await quickInput.enter('New site', 'Acme');
      await editor.activeTab('index.mdx');
      assert.equal(await editor.page.locator('.tab[data-resource-name]').count(), 1, 'other files are open');
      await editor.fileHas('docs/docs.json', '"name": "Acme"');
      for (const name of ['quickstart.mdx', 'logo/dark.svg', 'changelog.mdx', '.mintignore']) {
        assert.ok(existsSync(path.join(editor.folder, 'docs', name)), name);
      }
      await editor.outlined();
      await editor.screenshot('new-site');
    });
    await step('check it', async () => {
      await quickInput.run('Docsight: Check Site');
      await editor.messages.notification('No problems found');
    });
  },
);
