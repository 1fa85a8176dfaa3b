import { journey } from './journey.mjs';

const page = (title, text) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

/** A site that takes a second to read. */
const PAGES = 300;

const others = Object.fromEntries(
  Array.from({ length: PAGES }, (_, at) => [
    `more/page-${at}.mdx`,
    page(`Page ${at}`, '## One\n\n[Install](/install)'),
  ]),
);
const files = {
  'docs.json': `${JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D5F3C' },
    navigation: {
      groups: [
        { group: 'Start', pages: ['start', 'install'] },
        { group: 'More', pages: Object.keys(others).map((name) => name.replace('.mdx', '')) },
      ],
    },
  })}\n`,
  'start.mdx': page('Start', '[Install it](/instal)\n\n[Linux](/install#linux)'),
  'install.mdx': page('Install', '## Linux\n\n```js\nconst answer = 42;\n```'),
  ...others,
};

journey(
  'in a browser, without anything installed, a site has the same help',
  { place: 'browser' },
  async ({ openInBrowserBuild, step }) => {
    const editor = await openInBrowserBuild(files);

    await step('see a finding on the page that is opened, before the site is read', async () => {
      await (await editor.explorer.row('start.mdx')).dblclick();
      await editor.activeTab('start.mdx');
      await editor.problems('Page not found: `/instal`. Did you mean `/install`?');
    });

    await step('see the status of the whole site', () =>
      editor.waitFor('.statusbar-item:has-text("Acme"):has-text("1")'),
    );

    await step('fix it', async () => {
      await editor.press('ControlOrMeta+1');
      await editor.goTo(6, 15);
      await editor.applyQuickFix('Change to');
      await editor.text('[Install it](/install)');
      await editor.noProblem('Page not found');
    });

    await step('complete a component', async () => {
      await editor.goTo(8, 24);
      await editor.type('\n\n<Car');
      await editor.suggestionsWith('Card');
      await editor.takeSuggestion('Card');
      await editor.text('<Card title="');
      await editor.press('Escape');
    });

    await step('rename a section with the links to it', async () => {
      await (await editor.explorer.row('install.mdx')).dblclick();
      await editor.activeTab('install.mdx');
      await editor.goTo(6, 5);
      await editor.rename('Debian');
      await editor.text('## Debian');
      await editor.switchTo('start.mdx');
      await editor.text('[Linux](/install#debian)');
    });

    await step('see the page as readers do', async () => {
      await editor.switchTo('install.mdx');
      await editor.quickInput.run('Docsight: Open Preview to the Side');
      await editor.preview.getByText('Debian').first().waitFor();
      await editor.preview.locator('code span', { hasText: 'const' }).first().waitFor();
      await editor.screenshot('browser-build');
    });

    await step('write rules for an assistant', async () => {
      await editor.quickInput.begin('Docsight: Create Rules for AI Assistant (rules.md)…');
      await editor.quickInput.pick('AGENTS.md');
      await editor.activeTab('AGENTS.md');
      await editor.text('Acme');
    });
  },
);
