import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

const NAME = '"name": "Acme",';
const addMissingPage = (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]');
const addSchema = (text) => text.replace(NAME, `"$schema": "https://mintlify.com/schema.json",\n  ${NAME}`);
const addMode = (text) => text.replace(NAME, `${NAME}\n  "modeToggle": { "default": "drak" },`);
const misspellFavicon = (text) => text.replace('"favicon"', '"favicn"');

describe('completion', () => {
  it('opens while typing a page into a group', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.goToMark('"guides/configure"|]');
    await editor.type(', "');
    const labels = await editor.suggestionsWith('guides/deploy');
    assert.ok(labels.includes('guides/upgrade'), labels.join(', '));
    assert.ok(!labels.includes('guides/install'), 'a listed page is offered');
    await editor.screenshot('completion');
    await editor.press('Enter');
    await editor.waitForText('"guides/deploy"');
  });

  it('offers a property once, whatever $schema says', async function () {
    const editor = await this.openEditor({ 'docs.json': addSchema });
    await editor.openConfig();
    await editor.goToMark('"name": "Acme",|');
    await editor.press('Enter');
    await editor.type('"modeT');
    const labels = await editor.suggestionsWith('modeToggle');
    assert.deepEqual(
      labels.map((label) => label.replaceAll('"', '')),
      ['modeToggle'],
    );
  });
});

describe('findings', () => {
  it('are listed in the Problems panel', async function () {
    const editor = await this.openEditor({
      'docs.json': (text) => addMissingPage(misspellFavicon(addMode(text))),
    });
    await editor.openConfig();
    const rules = ['config/value', 'config/unknown-property', 'navigation/page-not-found'];
    const problems = await editor.problems(...rules);
    for (const rule of rules) {
      assert.equal(problems.filter((problem) => problem.includes(rule)).length, 1, problems.join('\n'));
    }
    await editor.screenshot('problems');
  });

  it('can be mended with a quick fix', async function () {
    const editor = await this.openEditor({ 'docs.json': addMissingPage });
    await editor.openConfig();
    await editor.problems('guides/deplyo');
    await editor.goToMark('"guides/dep|lyo"');
    const titles = await editor.quickFixes();
    const title = titles.find((candidate) => candidate.includes('guides/deploy'));
    assert.ok(title, titles.join(', '));
    await editor.screenshot('quick-fix');
    await editor.applyQuickFix(title);
    await editor.waitForText('"guides/deploy"');
    await editor.noProblem('guides/deplyo');
  });
});

describe('hover', () => {
  it('explains a property', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    const text = await editor.hoverAt('"fav|icon"');
    assert.match(text, /favicon/i);
  });
});
