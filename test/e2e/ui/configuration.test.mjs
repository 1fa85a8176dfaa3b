import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

const NAME = '"name": "Acme",';
const addMissingPage = (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]');
const addMode = (text) => text.replace(NAME, `${NAME}\n  "modeToggle": { "default": "drak" },`);
const misspellFavicon = (text) => text.replace('"favicon"', '"favicn"');

journey(
  'docs.json is completed while it is typed, and its problems are fixed where they are',
  async ({ open, step }) => {
    const editor = await open({ 'docs.json': (text) => addMissingPage(misspellFavicon(addMode(text))) });
    await editor.openConfig();
    await step('see the problems, each with its rule', async () => {
      const rules = ['config/value', 'config/unknown-property', 'navigation/page-not-found'];
      const problems = await editor.problems(...rules);
      for (const rule of rules) {
        assert.equal(problems.filter((problem) => problem.includes(rule)).length, 1, problems.join('\n'));
      }
      await editor.screenshot('problems');
    });
    await step('fix one of them', async () => {
      await editor.goToMark('"guides/dep|lyo"');
      await editor.applyQuickFix('guides/deploy', 'quick-fix');
      await editor.text('"guides/deploy"');
      await editor.noProblem('guides/deplyo');
    });
    await step('type a page that no group lists yet into a group', async () => {
      await editor.press('ControlOrMeta+j');
      await editor.page.locator('.markers-panel').waitFor({ state: 'hidden' });
      // The mark is as far along the line as in the text that the fix has changed.
      await editor.goToMark('"guides/deplyo"|]');
      await editor.type(', "');
      const labels = await editor.suggestionsWith('guides/upgrade');
      assert.ok(!labels.includes('guides/install'), 'a listed page is offered');
      await editor.type('guides/u');
      await editor.takeSuggestion('guides/upgrade');
      await editor.text('"guides/upgrade"');
    });
    await step('see that an entry leads to its page as soon as another program has written that', async () => {
      await editor.type('", "guides/soon');
      await editor.problems('guides/soon');
      editor.write('guides/soon.mdx', '---\ntitle: Soon\n---\n');
      await editor.page.locator('.editor-instance .detected-link', { hasText: 'guides/soon' }).first().waitFor();
    });
  },
);
