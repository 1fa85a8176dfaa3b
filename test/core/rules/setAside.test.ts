import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultRuleSettings, type RuleSettings } from '../../../server/src/core/settings/ruleSettings.ts';
import {
  configWith,
  currentConfigWith,
  findingsInFiles,
  page,
  reportedInFiles,
  type Files,
} from '../../support/site.ts';

const wrong = `${page('Wrong')}\n<Unknwn>Text.</Unknwn>\n\n[there](/nowhere)\n`;
const unknown = '<Unknwn>Text.</Unknwn>\n';

function show(files: Files, settings: RuleSettings = defaultRuleSettings): readonly string[] {
  return reportedInFiles(files, settings).map(({ file, rule, severity }) => `${file} ${severity} ${rule.id}`);
}

const generations = [
  ['classic', (...pages: string[]) => configWith({ navigation: [{ group: 'Start', pages }] })],
  ['current', (...pages: string[]) => currentConfigWith({ navigation: { groups: [{ group: 'Start', pages }] } })],
] as const;

for (const [generation, listing] of generations) {
  const start = { 'docs.json': listing('intro'), 'intro.mdx': page('Intro') };

  describe(`pages of another generator (${generation})`, () => {
    for (const mark of [
      'docusaurus.config.js',
      'docusaurus.config.ts',
      'mkdocs.yml',
      'astro.config.mjs',
      'book.toml',
    ]) {
      it(`are one hint where the navigation doesn’t list them: ${mark}`, () => {
        const files = { ...start, [`old/${mark}`]: '', 'old/page.mdx': wrong, 'old/deep/page.md': wrong };
        assert.deepEqual(show(files), ['docs.json hint navigation/other-generator']);
      });
    }

    it('are checked where the navigation lists them, and where they are hidden on purpose', () => {
      const files = {
        ...start,
        'docs.json': listing('intro', 'old/page'),
        'old/mkdocs.yml': '',
        'old/page.mdx': wrong,
        'old/hidden.mdx': wrong.replace('title:', 'hidden: true\ntitle:'),
      };
      assert.deepEqual(show(files), [
        'old/page.mdx error component/unknown',
        'old/page.mdx error link/not-found',
        'old/hidden.mdx error component/unknown',
        'old/hidden.mdx error link/not-found',
      ]);
    });

    it('are checked where a listed page includes them', () => {
      const intro = `${page('Intro')}\nimport Part from '/old/part.mdx';\n\n<Part />\n`;
      const files = { ...start, 'intro.mdx': intro, 'old/mkdocs.yml': '', 'old/part.mdx': unknown };
      assert.deepEqual(show(files), ['old/part.mdx error component/unknown']);
    });

    it('are reported in the order of their folders, whatever order they became known in', () => {
      for (const folders of [
        ['old', 'more'],
        ['more', 'old'],
      ]) {
        const added = folders.flatMap((folder) => [`${folder}/mkdocs.yml`, `${folder}/page.mdx`]);
        const files = { ...start, ...Object.fromEntries(added.map((file) => [file, wrong])) };
        const found = findingsInFiles(files).filter(({ rule: { id } }) => id === 'navigation/other-generator');
        assert.deepEqual(
          found.map(({ message }) => message.split(' ')[0]),
          ['`more`', '`old`'],
        );
      }
    });

    it('are none next to the folder of the generator', () => {
      const files = { ...start, 'old/mkdocs.yml': '', 'new/page.mdx': wrong };
      assert.ok(show(files).includes('new/page.mdx error component/unknown'));
      assert.ok(!show(files).includes('docs.json hint navigation/other-generator'));
    });

    it('are checked where somebody has switched the hint off, and where they are open', () => {
      const files = { ...start, 'old/mkdocs.yml': '', 'old/page.mdx': wrong };
      const said = show(files, { 'navigation/other-generator': 'off' });
      assert.ok(said.includes('old/page.mdx error component/unknown'));
      const open = findingsInFiles(files).filter(({ file }) => file === 'old/page.mdx');
      assert.ok(open.some(({ rule }) => rule.id === 'component/unknown'));
    });
  });

  describe(`a snippet (${generation})`, () => {
    const intro = (source: string): string => `${page('Intro')}\nimport Part from '${source}';\n\n<Part />\n`;
    const hint = 'snippets/part.mdx hint page/unused-snippet';
    const error = 'snippets/part.mdx error component/unknown';

    it('that nothing includes is one hint in place of what is wrong in it', () => {
      assert.deepEqual(show({ ...start, 'snippets/part.mdx': unknown.repeat(3) }), [hint]);
    });

    it('that nothing includes is nothing where only advice is left out', () => {
      assert.deepEqual(show({ ...start, 'snippets/part.mdx': 'Text.\n' }), []);
      const advice = { ...start, 'snippets/part.mdx': '> **Note:** Mind the gap.\n' };
      assert.deepEqual(
        findingsInFiles(advice).map(({ severity, rule }) => `${severity} ${rule.id}`),
        ['info component/prefer-callout'],
      );
      assert.deepEqual(show(advice), []);
    });

    it('that a page includes is checked', () => {
      const files = { ...start, 'intro.mdx': intro('/snippets/part.mdx'), 'snippets/part.mdx': unknown };
      assert.deepEqual(show(files), [error]);
    });

    it('that a page includes through another is checked, and not where no page includes the other', () => {
      const outer = "import Part from '/snippets/part.mdx';\n\n<Part />\n";
      const files = { ...start, 'snippets/outer.mdx': outer, 'snippets/part.mdx': unknown };
      assert.deepEqual(show(files), [hint]);
      assert.deepEqual(show({ ...files, 'intro.mdx': intro('/snippets/outer.mdx') }), [error]);
    });

    it('that a component in JavaScript names may be included there', () => {
      const script = "import Part from './part.mdx';\nexport const All = () => <Part />;\n";
      assert.deepEqual(show({ ...start, 'snippets/part.mdx': unknown, 'snippets/all.jsx': script }), [error]);
    });

    it('that a misspelled import may mean is checked', () => {
      const files = { ...start, 'intro.mdx': intro('/snippets/prat.mdx'), 'snippets/part.mdx': unknown };
      assert.deepEqual(show(files), ['intro.mdx error component/unresolved-import', error]);
    });

    it('that the navigation lists is checked', () => {
      const files = { ...start, 'docs.json': listing('intro', 'snippets/part'), 'snippets/part.mdx': unknown };
      assert.ok(show(files).includes(error));
    });

    it('that nothing includes is checked where somebody has switched the hint off', () => {
      const files = { ...start, 'snippets/part.mdx': unknown };
      assert.deepEqual(show(files, { 'page/unused-snippet': 'off' }), [error]);
    });
  });
}
