import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

const NAME = '"name": "Acme",';
const addMissingPage = (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]');
const addMode = (text) => text.replace(NAME, `${NAME}\n  "modeToggle": { "default": "drak" },`);
const misspellFavicon = (text) => text.replace('"favicon"', '"favicn"');

journey('docs.json: pages that no group lists are offered while one is typed', async ({ open, step }) => {
  const editor = await open();
  await editor.openConfig();
  await step('type a page into a group', async () => {
    await editor.goToMark('"guides/configure"|]');
    await editor.type(', "');
    const labels = await editor.suggestionsWith('guides/deploy');
    assert.ok(labels.includes('guides/upgrade'), labels.join(', '));
    assert.ok(!labels.includes('guides/install'), 'a listed page is offered');
    await editor.screenshot('completion');
    await editor.takeSuggestion('guides/deploy');
    await editor.text('"guides/deploy"');
  });
});

journey('docs.json: problems are listed with their rules and fixed where they are', async ({ open, step }) => {
  const editor = await open({ 'docs.json': (text) => addMissingPage(misspellFavicon(addMode(text))) });
  await editor.openConfig();
  await step('see them in the Problems panel', async () => {
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
});
