import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suppressions } from '../../../server/src/core/features/page/suppress.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { suppressionLookup, suppressionsOf } from '../../../server/src/core/page/suppressions.ts';
import { afterFix, configWith, currentConfigWith, findingsInFiles, pageIn } from '../../support/site.ts';

/** The numbers (`#1`, `#2` …) of the marks in a text at which a finding of a rule would be shown. */
function shownAt(text: string, ruleId = 'link/text'): readonly string[] {
  const isSuppressed = suppressionLookup(suppressionsOf(readPage(text)));
  return [...text.matchAll(/#(\d)/g)].filter(({ index }) => !isSuppressed(ruleId, index)).map(([, mark = '']) => mark);
}

describe('the text of a prompt, which readers copy', () => {
  const prompt = (body: string): string => `---\ntitle: "A"\ndescription: "B"\n---\n\n${body}\n`;
  const rulesIn = (text: string): readonly string[] =>
    findingsInFiles({ 'docs.json': currentConfigWith({ navigation: { pages: ['a'] } }), 'a.mdx': prompt(text) }).map(
      ({ rule }) => rule.id,
    );
  const body =
    '# Role\n\n#### Deep\n\n[here](/a) ![](https://acme.example/a.png)\n\n```\ncurl x\n```\n\n> **Note**: Careful.\n';

  it('isn’t checked as what they see', () => {
    assert.deepEqual(rulesIn(`<Prompt description="A">\n${body}</Prompt>`), []);
    assert.equal(rulesIn(`<Panel>\n${body}</Panel>`).length > 3, true);
  });

  it('is checked for syntax, links and unknown components', () => {
    const found = rulesIn('<Prompt description="A">\n[Here](/none) <Zebra />\n\n{a b}\n</Prompt>');
    assert.deepEqual(found, ['link/not-found', 'component/unknown', 'mdx/syntax']);
  });
});

describe('comments that suppress', () => {
  for (const [what, text, shown] of [
    ['the next line only', '#1\n{/* docsight-disable-next-line link/text */}\n#2\n#3', ['1', '3']],
    ['the next line that has text', '{/* docsight-disable-next-line */}\n\n#1\n\n#2', ['2']],
    ['only the rules that are named', '{/* docsight-disable-next-line image/alt, image/frame */}\n#1', ['1']],
    ['an area', '{/* docsight-disable link/* */}\n#1\n#2', []],
    [
      'until they are enabled',
      '#1\n\n{/* docsight-disable link/text */}\n\n#2\n\n{/* docsight-enable link/text */}\n\n#3',
      ['1', '3'],
    ],
    [
      'all but a rule that is enabled',
      '{/* docsight-disable */}\n\n#1\n\n{/* docsight-enable link/text */}\n\n#2',
      ['2'],
    ],
    ['until all are enabled', '{/* docsight-disable link/text */}\n\n#1\n\n{/* docsight-enable */}\n\n#2', ['2']],
    ['the front matter too where they come first', '---\ntitle: "#1"\n---\n\n{/* docsight-disable */}\n\n#2', []],
    [
      'not the front matter where something comes before',
      '---\ntitle: "#1"\n---\n\nText.\n\n{/* docsight-disable */}\n\n#2',
      ['1'],
    ],
    ['nothing where they name no rule', '{/* docsight-disable-next-line text */}\n#1', ['1']],
    ['nothing where they are in code', '```mdx\n{/* docsight-disable */}\n```\n\n#1', ['1']],
  ] as const) {
    it(`suppress ${what}`, () => {
      assert.deepEqual(shownAt(text), shown);
    });
  }
});

describe('the action that suppresses a finding', () => {
  const frontMatter = '---\ntitle: Page\ndescription: About it.\n---\n';
  for (const [what, body] of [
    ['in a paragraph', 'See [here](https://acme.example).\n'],
    ['in a list', '- See [here](https://acme.example).\n- More.\n'],
    ['in a component', '<Note>\n  See [here](https://acme.example).\n</Note>\n'],
    ['in a table in a list', '- a\n\n  | a |\n  | - |\n  | [here](https://acme.example) |\n'],
    ['in a table', '| a | b |\n| - | - |\n| c | [here](https://acme.example) |\n'],
  ] as const) {
    it(`works ${what}, here and for the page`, () => {
      const files = { 'docs.json': configWith({}), 'intro.mdx': `${frontMatter}\n${body}` };
      const [finding] = findingsInFiles(files).filter(({ rule }) => rule.id === 'link/text');
      const page = pageIn(files, 'intro.mdx');
      assert.ok(finding && page);
      const fixes = suppressions(page, finding);
      assert.deepEqual(
        fixes.map(({ title }) => title),
        ['Disable `link/text` here', 'Disable `link/text` for the entire page'],
      );
      for (const fix of fixes) {
        const after = findingsInFiles(afterFix(files, fix)).map(({ rule }) => rule.id);
        assert.ok(!after.includes('link/text') && !after.includes('mdx/syntax'), fix.title);
      }
    });
  }

  for (const [what, body, expected] of [
    [
      'a quote',
      '> ## A\n> See [here](/a).\n',
      '> ## A\n> {/* docsight-disable-next-line link/text */}\n> See [here](/a).\n',
    ],
    [
      'a table in a quote',
      '> | a |\n> | - |\n> | [here](/a) |\n>\n> More.\n',
      '> {/* docsight-disable link/text */}\n>\n> | a |\n> | - |\n> | [here](/a) |\n>\n> {/* docsight-enable link/text */}\n>\n> More.\n',
    ],
    [
      'a list in a quote',
      '> - a\n>\n>   [here](/a)\n',
      '> - a\n>\n>   {/* docsight-disable-next-line link/text */}\n>   [here](/a)\n',
    ],
  ] as const) {
    it(`does not end ${what}`, () => {
      const files = { 'docs.json': configWith({}), 'intro.mdx': `${frontMatter}\n${body}` };
      const [finding] = findingsInFiles(files).filter(({ rule }) => rule.id === 'link/text');
      const page = pageIn(files, 'intro.mdx');
      assert.ok(finding && page);
      const [here] = suppressions(page, finding);
      assert.ok(here);
      const after = afterFix(files, here);
      assert.equal(after['intro.mdx'], `${frontMatter}\n${expected}`);
      assert.ok(!findingsInFiles(after).some(({ rule }) => rule.id === 'link/text'));
    });
  }

  it('is before a quote that is the finding itself', () => {
    const files = { 'docs.json': configWith({}), 'intro.mdx': `${frontMatter}\n> **Note:** Wait.\n` };
    const [finding] = findingsInFiles(files).filter(({ rule }) => rule.id === 'component/prefer-callout');
    const page = pageIn(files, 'intro.mdx');
    assert.ok(finding && page);
    const [here] = suppressions(page, finding);
    assert.ok(here);
    assert.match(afterFix(files, here)['intro.mdx'] ?? '', /\n\{.*\}\n> \*\*Note/);
  });
});
