import assert from 'node:assert/strict';
import { journey } from './journey.mjs';
import { until } from './until.mjs';

const STATUS = '.statusbar-item[id="docsight.docsight.docsight.status"]';

const STEPS = [
  'Open or create a site',
  'Write with completion and diagnostics',
  'See what readers see',
  'Find and fix problems',
  'Move and rename safely',
  'Share the rules with your assistant',
];

journey(
  'the palette and the status bar offer what can be done with a site, and the first steps what to begin with',
  {
    changes: {
      'guides/install.mdx': (text) => `${text}\n[there](/nowhere)\n`,
      'images/old.svg': () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'images/unused.svg': () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    const { quickInput, messages, siteView } = editor;
    const problems = editor.page.locator('.pane:has(> .pane-header[aria-label^="Site Problems"]) .monaco-list-row');
    const problem = (text) => problems.filter({ hasText: text }).first();
    await editor.openPage('introduction.mdx');
    await step('open docs.json', async () => {
      await quickInput.run('Docsight: Open docs.json');
      await editor.activeTab('docs.json');
      await editor.page.locator('.editor-instance .detected-link', { hasText: 'introduction' }).first().waitFor();
      await editor.screenshot('open-config');
    });
    await step('see the commands', async () => {
      await editor.press('F1');
      await editor.type('Docsight:');
      await quickInput.row('Docsight: Open docs.json');
      await editor.screenshot('commands');
      await quickInput.cancel();
    });
    await step('check the site', async () => {
      await quickInput.run('Docsight: Check Site');
      await messages.notification('Errors: 1');
      await messages.noNotification('Checking');
      await editor.screenshot('check-site', { notifications: true });
    });
    await step('see the problems of the site by rule, with their number, and go to one', async () => {
      await quickInput.run('Docsight: Show Site Problems');
      await problem(/Broken link\s*1/).click();
      await problem(/^guides\/install.mdx:\d+/).waitFor();
      await editor.screenshot('site-problems');
      await editor.screenshot('walkthrough-fix', { clip: { x: 0, y: 480, width: 660, height: 298 } });
      await problem(/^guides\/install.mdx:\d+/).click();
      await editor.activeTab('install.mdx');
    });
    await step('list only those of a folder, and all of them again', async () => {
      await editor.page.locator('[aria-label="Filter…"]').first().click();
      await quickInput.pick('Only this page');
      await editor.waitFor('.pane .message:has-text("Filter: Only this page")');
      await editor.page.locator('[aria-label="Clear Filter"]').first().click();
      await editor.waitForNo('.pane .message:has-text("Filter")');
    });
    await step('see them by folder', async () => {
      await editor.page.locator('[aria-label="Group by Folder"]').first().click();
      await problem(/^guides\s*\d/).click();
      await problem('install.mdx').waitFor();
    });
    await step('use the menu of the status bar, which has the name of the site and its problems', async () => {
      const item = editor.page.locator(STATUS);
      await item.filter({ hasText: 'Acme 1' }).waitFor();
      await item.click();
      await quickInput.row('Convert to Current Format…');
      await editor.screenshot('show-menu');
      await quickInput.pick('Show Docs Site');
      await siteView.row('Introduction').waitFor();
      await editor.screenshot('show-site');
    });
    await step('delete a file that nothing mentions, where there is no trash', async () => {
      await quickInput.begin('Docsight: Delete Unused Files…');
      await quickInput.row('images/unused.svg');
      await quickInput.tick('images/old.svg');
      await editor.screenshot('delete-unused-files');
      await quickInput.takeTicked();
      await messages.answer('Delete Permanently');
      // The server hears of it a moment later, and the list stays as it was when it was opened.
      const rest = async () => {
        await quickInput.begin('Docsight: Delete Unused Files…');
        await quickInput.row('images/unused.svg');
        const count = await editor.page.locator('.quick-input-widget .monaco-list-row').count();
        await quickInput.cancel();
        return count;
      };
      await until(
        rest,
        (count) => count === 1,
        (count) => `${count} files are listed, not one.`,
      );
    });
    await step('open the same menu from the palette', async () => {
      await quickInput.begin('Docsight: Show Menu…');
      await quickInput.pick('Open docs.json');
      await editor.activeTab('docs.json');
    });
    await step('restart the server, which then finds the same', async () => {
      await editor.problems('/nowhere');
      await quickInput.run('Docsight: Restart Server');
      await editor.noProblem('/nowhere');
      await editor.problems('/nowhere');
      await editor.screenshot('restart-server');
    });
    await step('see the output', async () => {
      await quickInput.run('Docsight: Show Output');
      // It takes the focus once it is there.
      await editor.waitFor('.panel .output-view .monaco-editor.focused');
      await editor.screenshot('show-output');
    });
    await step('complete a page, as the picture of a first step shows it', async () => {
      await editor.openConfig();
      await editor.goToMark('"guides/configure"|]');
      await editor.type(', "');
      await editor.suggestionsWith('guides/upgrade');
      await editor.screenshot('completion');
      await editor.press('Escape');
      await editor.noSuggestions();
      for (let typed = 0; typed < 3; typed += 1) await editor.undo();
    });
    await step('open the page of the extension, where people look for its first steps', async () => {
      await editor.press('ControlOrMeta+Shift+x');
      await editor.page.locator('.extensions-list .extension-list-item:has-text("Docsight")').first().click();
      await editor.waitFor('.extension-editor');
    });
    await step('see the first steps, with what is done already', async () => {
      await editor.quickInput.run('Docsight: Get Started');
      await editor.waitFor('.getting-started-category:has-text("Get started with Docsight")');
      await editor.waitFor(`.getting-started-step .step-title:has-text("${STEPS.at(-1)}")`);
      assert.deepEqual(await editor.page.locator('.getting-started-step .step-title').allInnerTexts(), STEPS);
      await editor.waitFor(`.getting-started-step:has-text("${STEPS[0]}") [role="checkbox"][aria-checked="true"]`);
    });
    await step('see the picture of one', async () => {
      await editor.quickInput.run('View: Toggle Primary Side Bar Visibility');
      await editor.page.locator('.getting-started-step', { hasText: 'Write with completion' }).click();
      await editor.waitFor('img[alt^="Completion list"]');
      await editor.screenshot('walkthrough');
      await editor.quickInput.run('View: Toggle Primary Side Bar Visibility');
    });
  },
);
