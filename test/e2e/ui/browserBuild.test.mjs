import assert from 'node:assert/strict';
import { readsOf, workerWithFiles } from '../web/server.mjs';
import { journey } from './journey.mjs';

const page = (title, text) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

/** A site that takes seconds to read: what people do meanwhile must not wait for it. */
const PAGES = 400;

const others = Object.fromEntries(
  Array.from({ length: PAGES }, (_, at) => [
    `more/page-${at}.mdx`,
    page(`Page ${at}`, at === PAGES - 1 ? '[Away](/away)' : '[Install](/install)'),
  ]),
);

/** A site with pages in a second group. */
const siteWith = (more) => ({
  'docs.json': `${JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D5F3C' },
    navigation: {
      groups: [
        { group: 'Start', pages: ['start', 'install'] },
        { group: 'More', pages: Object.keys(more).map((name) => name.replace('.mdx', '')) },
      ],
    },
  })}\n`,
  'start.mdx': page('Start', '[Install it](/instal)\n\n[Linux](/install#linux)\n\n```js\nconst answer = 42;\n```'),
  'install.mdx': page('Install', '## Linux\n\nText.'),
  ...more,
});

journey(
  'in a browser, without anything installed, a site has the same help',
  { essential: true, place: 'browser' },
  async ({ openInBrowserBuild, step }) => {
    const editor = await openInBrowserBuild(siteWith(others));
    const worker = await workerWithFiles(editor.page);

    await step('see a finding on the page that is opened, while the others are still to be read', async () => {
      await worker.evaluate(() => globalThis.memoryFiles.holdBack('/site/more/'));
      await (await editor.explorer.row('start.mdx')).dblclick();
      await editor.activeTab('start.mdx');
      await editor.problems('Page not found: `/instal`. Did you mean `/install`?');
    });

    await step('complete a path of a page that is still to be read', async () => {
      await editor.press('ControlOrMeta+1');
      await editor.goTo(8, 24);
      await editor.type('\n\n[More](/more/');
      const [path] = await editor.suggestionsWith('page-');
      await editor.takeSuggestion(path);
      await editor.text(`[More](${path})`);
    });

    await step('see how far the site is read, and what is wrong on it in the end', async () => {
      await editor.waitFor('.statusbar-item:has-text("Checking Acme")');
      await worker.evaluate(() => globalThis.memoryFiles.release());
      await editor.problems('Page not found: `/away`');
      await editor.waitFor('.statusbar-item:has(.codicon-book):has-text("Acme"):has-text("2")');
      const { reads, mostAtOnce } = await readsOf(editor.page);
      assert.ok(mostAtOnce > 1 && mostAtOnce <= 8, `${mostAtOnce} pages were read at a time`);
      assert.ok(reads.length < PAGES + 50, `${reads.length} files were read`);
    });

    await step('see the page as readers do', async () => {
      await editor.quickInput.run('Docsight: Open Preview to the Side');
      await editor.preview.getByText('Install it').first().waitFor();
      await editor.preview.locator('code span', { hasText: 'const' }).first().waitFor();
      await editor.screenshot('browser-build');
    });
  },
);

journey(
  'in a browser, pages are renamed and made as on a desktop',
  { place: 'browser' },
  async ({ openInBrowserBuild, step }) => {
    const editor = await openInBrowserBuild(siteWith({ 'more/page.mdx': page('More', 'Text.') }), true);
    await step('see what is wrong where the editor can search, before a page is opened', async () => {
      await editor.problems('Page not found: `/instal`');
    });

    await (await editor.explorer.row('start.mdx')).dblclick();
    await editor.activeTab('start.mdx');
    await step('rename a section with the links to it', async () => {
      await (await editor.explorer.row('install.mdx')).dblclick();
      await editor.activeTab('install.mdx');
      await editor.goTo(6, 5);
      await editor.rename('Debian');
      await editor.text('## Debian');
      await editor.switchTo('start.mdx');
      await editor.text('[Linux](/install#debian)');
    });

    await step('make a page from a template, and list it', async () => {
      await editor.quickInput.begin('Docsight: New Page…');
      await editor.quickInput.choose('New page', 'How-to');
      await editor.quickInput.enter('New page: How-to', 'Update');
      await editor.quickInput.choose('New page: Update', 'Start');
      await editor.quickInput.enter('New page: Update', 'update');
      await editor.activeTab('update.mdx');
      await editor.text('title: "Update"');
    });

    await step('write rules for an assistant', async () => {
      await editor.quickInput.begin('Docsight: Create Rules for AI Assistant (rules.md)…');
      await editor.quickInput.pick('AGENTS.md');
      await editor.activeTab('AGENTS.md');
      await editor.text('Acme');
    });
  },
);
