import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

/** A page that links to a section. */
const linking = (title) => `---\ntitle: ${title}\ndescription: ${title}.\n---\n\nSee [it](/guides/upgrade#stop-it).\n`;
const FROZEN = linking('Frozen');

journey(
  'renaming a page shows what would change, and updates its entry and the links to it',
  {},
  async ({ open, step }) => {
    const editor = await open();
    await editor.openConfig();
    await step('see what renaming a page would change', async () => {
      await editor.goToMark('"guides/inst|all"');
      await editor.renameWithPreview('guides/setup');
      await editor.screenshot('rename-preview');
      await editor.screenshot('walkthrough-move', { clip: { x: 348, y: 512, width: 660, height: 268 } });
    });
    await step('apply it', async () => {
      await editor.applyPreview();
      await editor.text('"guides/setup"');
      await editor.fileHas('guides/setup.mdx', 'title: Install the agent');
      // Everything is saved, and nothing else stays open.
      await editor.fileHas('docs.json', '"guides/setup"');
      await editor.fileHas('introduction.mdx', '(/guides/setup)');
      await editor.waitForNo('.tab[data-resource-name="introduction.mdx"]');
      await editor.openPage('introduction.mdx');
      await editor.text('(/guides/setup)');
    });
    await step('find nothing broken', async () => {
      await editor.problems();
      await editor.noProblem('not-found');
    });
  },
);

journey(
  'renaming a page asks in a dialog whether its old address is redirected, and undo takes all of it back',
  { changes: { '.vscode/settings.json': () => JSON.stringify({ 'docsight.addRedirects': 'ask' }) } },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openConfig();
    await step('rename a page and add the redirect', async () => {
      await editor.goToMark('"guides/inst|all"');
      await editor.rename('guides/setup');
      await editor.messages.answer('Add Redirect');
      await editor.fileHas('guides/setup.mdx', 'title: Install the agent');
      await editor.fileHas('docs.json', '"source": "/guides/install"');
      assert.deepEqual(JSON.parse(editor.read('docs.json')).redirects, [
        { source: '/guides/install', destination: '/guides/setup' },
      ]);
      await editor.fileHas('introduction.mdx', '(/guides/setup)');
      // What was changed opens to be saved, and closes again.
      await editor.waitForNo('.tab[data-resource-name="introduction.mdx"]');
      await editor.openPage('introduction.mdx');
      await editor.text('(/guides/setup)');
    });
    await step('undo all of it as one', async () => {
      await editor.undo();
      await editor.text('(/guides/install)');
      await editor.fileHas('guides/install.mdx', 'title: Install the agent');
      await editor.noFile('guides/setup.mdx');
      await editor.openConfig();
      await editor.textWithout('"guides/install"', '"redirects"');
    });
    await step('rename it again and close the dialog, which adds none', async () => {
      await editor.goToMark('"guides/inst|all"');
      await editor.rename('guides/setup');
      await editor.waitFor('.monaco-dialog-box :text("Don’t Add")');
      await editor.press('Escape');
      await editor.fileHas('guides/setup.mdx', 'title: Install the agent');
      await editor.fileHas('docs.json', '"guides/setup"');
      assert.equal(JSON.parse(editor.read('docs.json')).redirects, undefined);
    });
  },
);

journey(
  'renaming headings, moving and deleting pages updates entries and links, also of what can’t be written',
  {
    changes: {
      'guides/upgrade.mdx': (text) => `${text}\n## Stop it\n\nText.\n`,
      'guides/frozen.mdx': () => FROZEN,
      'guides/other.mdx': () => linking('Other'),
      '.vscode/settings.json': () => JSON.stringify({ 'files.readonlyInclude': { 'guides/frozen.mdx': true } }),
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openPage('guides/upgrade.mdx');
    await step('be asked before a heading is renamed to which a read-only page links', async () => {
      await editor.goToMark('## Stop| it');
      await editor.rename('Halt it');
      await editor.messages.answer('Cancel');
      await editor.lines('## Stop it', '');
      await editor.rename('Halt it');
      await editor.messages.answer('Rename Anyway');
      await editor.fileHas('guides/upgrade.mdx', '## Halt it');
      await editor.fileHas('guides/other.mdx', '#halt-it');
      assert.equal(editor.read('guides/frozen.mdx'), FROZEN);
      await editor.waitForNo('.tab.dirty');
    });
    await step('undo it in all pages, which are saved again', async () => {
      await editor.undo();
      await editor.fileHas('guides/upgrade.mdx', '## Stop it');
      await editor.fileHas('guides/other.mdx', '#stop-it');
      await editor.waitForNo('.tab.dirty');
    });
    await editor.openConfig();
    await editor.openPage('introduction.mdx');
    await step('move a page in the explorer', async () => {
      await editor.switchTo('docs.json');
      await editor.explorer.move('guides/configure.mdx', 'api');
      await editor.messages.answer('Move');
      await editor.messages.answer('OK');
      await editor.text('"api/configure"');
      // The move comes after the edits that belong to it; only then can all of it be undone.
      await (await editor.explorer.row('api/configure.mdx')).waitFor();
      // Tabs shift while changed files open, and a click on one could meet another.
      await editor.openFile('introduction.mdx');
      await editor.text('(/api/configure)');
    });
    await step('undo all of it as one', async () => {
      await editor.undo();
      await editor.messages.answer('Yes');
      await editor.text('(/guides/configure)');
      await editor.openConfig();
      await editor.text('"guides/configure"');
      await editor.fileHas('guides/configure.mdx', 'title: Configure the agent');
    });
    await step('delete it, and its entry after a preview', async () => {
      await editor.explorer.delete('guides/configure.mdx');
      await editor.messages.answer('Delete');
      await editor.messages.answer('Show Preview');
      // Everything is ticked already.
      await editor.applyPreview();
      await editor.switchTo('docs.json');
      await editor.textWithout('"group": "Guides"', '"guides/configure"');
    });
  },
);
