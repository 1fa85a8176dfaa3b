import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReportedFinding } from '../../../server/src/core/rules/engine/reportedFindings.ts';
import { afterFix, configWith, currentConfigWith, page, type Files } from '../../support/site.ts';
import { foundBy } from '../../support/ruleTester.ts';

const names = ['install', 'upgrade', 'limits', 'errors', 'tokens', 'hooks'];

/** A site whose pages lie in `guides`, with two pages that link to each of them by some addresses. */
function siteWith(link: (name: string) => string, more: Files = {}): Files {
  const links = names.map((name) => `[${name}](${link(name)})`).join('\n\n');
  return {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['one', 'two'] }] }),
    ...Object.fromEntries(names.map((name) => [`guides/${name}.mdx`, page(name)])),
    'one.mdx': `${page('One')}\n${links}\n`,
    'two.mdx': `${page('Two')}\n${links}\n`,
    ...more,
  };
}

const found = (files: Files): readonly ReportedFinding[] => foundBy(/^link\/not-found$/, files);

describe('links into a folder that has moved', () => {
  it('are one finding of the site, with the number, and not one each', () => {
    const [finding, ...others] = found(siteWith((name) => `/old/docs/${name}`));
    assert.ok(finding);
    assert.deepEqual(others, []);
    assert.equal(finding.file, 'docs.json');
    assert.match(
      finding.message,
      /^12 links on 2 pages point to pages in `\/old`, which doesn’t exist; pages with the same names are in `\/guides`\./,
    );
    assert.deepEqual(
      finding.counted?.map(({ file, message }) => `${file}: ${message}`),
      ['one.mdx: 6 links to pages in `/old`', 'two.mdx: 6 links to pages in `/old`'],
    );
  });

  it('are all updated by one fix, in the form in which they are written', () => {
    const files = siteWith((name) => `/old/${name}?a=b#c`, {
      'guides/three.mdx': `${page('3')}\n[x](../old/install)\n`,
    });
    const [finding] = found(files);
    const [fix, ...others] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    assert.deepEqual(others, []);
    const after = afterFix(files, fix);
    assert.match(after['one.mdx'] ?? '', /\[install\]\(\/guides\/install\?a=b#c\)/);
    assert.match(after['guides/three.mdx'] ?? '', /\[x\]\(\.\/install\)/);
    assert.deepEqual(found(after), []);
  });

  it('stay findings of their pages where there are few, or where no single page has the name', () => {
    const few = siteWith((name) => (name === 'install' ? '/old/install' : `/guides/${name}`));
    assert.deepEqual(
      found(few).map(({ file }) => file),
      ['one.mdx', 'two.mdx'],
    );
    const others = Object.fromEntries(names.map((name) => [`other/${name}.mdx`, page(name)]));
    assert.equal(found(siteWith((name) => `/old/${name}`, others)).length, 12);
    assert.equal(found(siteWith((name) => `/old/gone-${name}`)).length, 12);
  });

  it('point to the page that shares the most folders, and not to its translation', () => {
    const others = Object.fromEntries(
      names.flatMap((name) => [
        [`other/${name}.mdx`, page(name)],
        [`es/guides/${name}.mdx`, page(name)],
      ]),
    );
    const [finding, ...rest] = found(siteWith((name) => `/old/guides/${name}`, others));
    assert.deepEqual(rest, []);
    assert.match(finding?.message ?? '', /are in `\/guides`\./);
  });

  /** A site in two languages, whose French page links to the old folder of the French pages. */
  function translatedSite(more: Readonly<Record<string, unknown>> = {}): Files {
    const languages = ['en', 'fr'].map((language) => ({
      language,
      groups: [{ group: 'Start', pages: names.map((name) => `${language === 'en' ? '' : 'fr/'}guides/${name}`) }],
    }));
    const links = names.map((name) => `[${name}](/fr/old/${name}) [${name}](/fr/old/${name})`).join('\n\n');
    return {
      ...siteWith((name) => `/guides/${name}`, {
        'docs.json': currentConfigWith({ navigation: { languages }, ...more }),
        'fr/one.mdx': `${page('Un')}\n${links}\n`,
      }),
      ...Object.fromEntries(names.map((name) => [`fr/guides/${name}.mdx`, page(name)])),
    };
  }

  it('point to pages of their own language', () => {
    const [finding, ...others] = found(translatedSite());
    assert.deepEqual(others, []);
    assert.match(finding?.message ?? '', /pages with the same names are in `\/fr\/guides`/);
  });

  it('are reported by the redirect of their originals where there is one', () => {
    const redirects = names.map((name) => ({ source: `/old/${name}`, destination: '/guides/install' }));
    const findings = found(translatedSite({ redirects }));
    assert.deepEqual(new Set(findings.map(({ file }) => file)), new Set(['fr/one.mdx']));
    assert.match(findings[1]?.message ?? '', /Only `\/old\/\w+` is redirected\. Link to `\/fr\/guides\/install`/);
  });

  it('are left alone where a redirect takes them', () => {
    const redirects = [{ source: '/old/:slug*', destination: '/guides/:slug*' }];
    const files = siteWith((name) => `/old/${name}`, { 'docs.json': configWith({ redirects }) });
    assert.deepEqual(found(files), []);
  });

  /** A site whose languages are now in folders of `docs`, and whose pages link to them without it. */
  function nestedLanguages(pagesOf: (language: string) => readonly string[]): Files {
    const languages = ['en', 'fr', 'ja'];
    const listed = (language: string): readonly string[] =>
      ['index', ...pagesOf(language)].map((one) => `docs/${language}/${one}`);
    const navigation = {
      languages: languages.map((language) => ({ language, groups: [{ group: 'A', pages: listed(language) }] })),
    };
    const links = names.map((name) => `[a](/fr/api/${name}) [b](/fr/api/${name})`).join('\n\n');
    return {
      'docs.json': currentConfigWith({ navigation }),
      ...Object.fromEntries(languages.flatMap(listed).map((file) => [`${file}.mdx`, page(file)])),
      'docs/fr/index.mdx': `${page('Un')}\n${links}\n`,
    };
  }
  const inApi = names.map((name) => `api/${name}`);

  it('point to pages of their own language where all languages have moved', () => {
    const [finding, ...others] = found(nestedLanguages(() => inApi));
    assert.deepEqual(others, []);
    assert.match(finding?.message ?? '', /pages with the same names are in `\/docs\/fr\/api`\. /);
  });

  it('stay findings of their pages where their language has no such page', () => {
    const findings = found(nestedLanguages((language) => (language === 'fr' ? [] : inApi)));
    assert.deepEqual(new Set(findings.map(({ file }) => file)), new Set(['docs/fr/index.mdx']));
    assert.doesNotMatch(findings.map(({ message }) => message).join('\n'), /docs\/(?:en|ja)/);
  });
});
