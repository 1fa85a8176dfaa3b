import { journey } from './journey.mjs';

const PAGE = 'guides/configure.mdx';
const MARKDOWN = 'guides/notes.md';
const VIEW = '.pane:has(> .pane-header[aria-label^="Site Problems"])';

journey('the findings of a site are listed by rule and by folder', async ({ open, step }) => {
  const editor = await open({
    [PAGE]: (text) => `${text}\nSee [one](/guides/nowhere) and [two](/guides/nobody).\n`,
    [MARKDOWN]: () => '---\ntitle: Notes\n---\n\nSee [three](/guides/none).\n',
  });
  await editor.openPage(PAGE);
  const row = (text) => editor.page.locator(`${VIEW} .monaco-list-row`, { hasText: text }).first();
  await step('see a rule with its count, and its findings', async () => {
    await editor.quickInput.run('Docsight: Show Site Problems');
    await row(/link\/not-found\s*3/).waitFor();
    await row('link/not-found').locator('.monaco-tl-twistie').click();
    await row(/guides\/nobody.*configure\.mdx:\d+/s).waitFor();
    await editor.screenshot('site-problems');
  });
  await step('open one with a click', async () => {
    await row('/guides/none`').click();
    await editor.activeTab('notes.md');
  });
  await step('see them by folder', async () => {
    await editor.page.locator('[aria-label="Group by Folder"]').first().click();
    await row('guides').waitFor();
    await row('guides').locator('.monaco-tl-twistie').click();
    await row('configure.mdx').waitFor();
  });
});
