import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageRules } from '../../../server/src/core/rules/index.ts';
import { checkPageAlone } from '../../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings } from '../../../server/src/core/settings/ruleSettings.ts';
import { orphansOf } from '../../../server/src/core/site/navigation/orphans.ts';
import { configWith, page, pageIn, runWith, siteOf, type Files } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

// Pages for which a search from each occurrence takes minutes: checking them must simply end.

const allOn = {
  ...defaultRuleSettings,
  ...Object.fromEntries(pageRules.map(({ meta }) => [meta.id, 'warning' as const])),
};

/** Runs the rules about single pages, the slow ones included, on a page with a content; fails if one of them does. */
function assertChecked(content: string): void {
  const context = pageIn({ 'docs.json': configWith({}), 'long.mdx': `${page('Long')}\n${content}` }, 'long.mdx');
  assert.ok(context !== undefined);
  checkPageAlone(context, runWith(allOn));
}

describe('rules on pages of hundreds of kilobytes', () => {
  it('end in a sentence without end', () => {
    for (const phrase of ['not in order to ', 'it is created by the user and ', 'we will create a thing ']) {
      assertChecked(`${phrase.repeat(runs(4_000, 10_000))}\n`);
    }
  });

  it('end where elements have thousands of siblings', () => {
    assertChecked(`<Steps>\n${'<Step>\na\n</Step>\n'.repeat(runs(3_000, 7_000))}</Steps>\n`);
  });

  it('end in a line of addresses', () => {
    assertChecked(`# ${'/blob/'.repeat(60_000)}\n\n[a](b#L1)\n`);
  });

  it('end in a command with much space', () => {
    assertChecked(`Run this command:\n\n\`\`\`\na${' '.repeat(100_000)}: x\n\`\`\`\n`);
  });

  it('end in a row with backticks of many lengths', () => {
    // A search for the closing marks of each would look at the megabyte a thousand times.
    const marks = Array.from({ length: 1_000 }, (_, index) => '`'.repeat(index + 1)).join(' ');
    assertChecked(`| a | b |\n| - | - |\n| ${marks} | <b |\n`);
  });

  it('end where thousands of pages are kept in one folder', () => {
    const names = Array.from({ length: runs(800, 2_000) }, (_, index) => `guides/page${index}`);
    const files: Files = { 'docs.json': configWith({ navigation: [{ group: 'Guides', pages: names }] }) };
    for (const name of names) Object.assign(files, { [`${name}.mdx`]: page('A'), [`v1/${name}.mdx`]: page('A') });
    const site = siteOf(files);
    assert.deepEqual(orphansOf(site), []);
  });
});
