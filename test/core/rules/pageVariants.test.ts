import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, currentConfigWith, findingsInFiles, page, type Files } from '../../support/site.ts';

const names = ['agents', 'memory', 'models', 'tools', 'tracing'];
const listed = ['python', 'javascript'].flatMap((language) => names.map((name) => `oss/${language}/${name}`));

/** The findings of a site that lists entries, with a page `oss/…` of each name, as `severity rule message`. */
function said(entries: readonly string[], files: Files = {}): readonly string[] {
  const pages = Object.fromEntries(names.map((name) => [`oss/${name}.mdx`, page(name)]));
  const all = { 'docs.json': configWith({ navigation: [{ group: 'All', pages: entries }] }), ...pages, ...files };
  return findingsInFiles(all).map(({ severity, rule, message }) => `${severity} ${rule.id} ${message}`);
}

describe('pages of which a build step writes several variants', () => {
  const hint =
    'hint navigation/page-not-found 10 entries of the navigation match a page only if `python` or `javascript` is removed from the path; a build step probably creates these pages. They aren’t checked.';

  it('are one hint', () => {
    assert.deepEqual(said(listed), [hint]);
    const current = { 'docs.json': currentConfigWith({ navigation: { pages: listed } }) };
    assert.deepEqual(said([], current), [hint]);
  });

  it('may be linked from any page', () => {
    const links = '[A](/oss/python/agents) [All](/oss/python) [B](/oss/javascript/tools#x) [C](/oss/python/gone)\n';
    const found = said(listed, { 'oss/agents.mdx': `${page('Agents')}\n${links}` });
    assert.deepEqual(found.slice(1), [
      'error link/not-found Page not found: `/oss/python/gone`. Correct the path or create the page.',
    ]);
  });

  it('are errors next to an entry that has no page in any way', () => {
    assert.equal(said([...listed, 'oss/python/gone']).filter((one) => one.startsWith('error ')).length > 0, true);
  });

  it('are errors in languages that lack their translations', () => {
    const entries = (language: string): readonly string[] => names.map((name) => `oss/${language}/${name}`);
    const languages = ['fr', 'es'].map((language) => ({ language, pages: entries(language) }));
    const found = said([], { 'docs.json': currentConfigWith({ navigation: { languages } }) });
    assert.equal(found.filter((one) => one.startsWith('error navigation/page-not-found')).length, 10);
  });

  it('are errors where pages were rather moved out of one folder', () => {
    const moved = Array.from({ length: 12 }, (_, at) => `page${at}`);
    const files = Object.fromEntries(moved.map((name) => [`${name}.mdx`, page(name)]));
    const found = said(
      moved.map((name) => `guides/${name}`),
      files,
    );
    assert.equal(
      found.some((one) => one.startsWith('error navigation/page-not-found')),
      true,
    );
  });
});
