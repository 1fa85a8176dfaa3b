import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReportedFinding } from '../../../server/src/core/rules/engine/reportedFindings.ts';
import { afterFix, currentConfigWith, page, type Files } from '../../support/site.ts';
import { foundBy } from '../../support/ruleTester.ts';

type Redirects = Readonly<Record<string, string>>;

/** A site in English and French, whose French start page has a link. */
function siteWith(redirects: Redirects, link: string, more: Files = {}): Files {
  const pages = (language: string): readonly string[] =>
    ['start', 'guides/rules', 'guides/limits'].map((name) => `${language}/${name}`);
  const languages = ['en', 'fr'].map((language) => ({ language, pages: pages(language) }));
  const list = Object.entries(redirects).map(([source, destination]) => ({ source, destination }));
  return {
    'docs.json': currentConfigWith({ navigation: { languages }, redirects: list }),
    ...Object.fromEntries([...pages('en'), ...pages('fr')].map((name) => [`${name}.mdx`, page(name)])),
    'fr/start.mdx': `${page('Start')}\n[x](${link})\n`,
    ...more,
  };
}

const found = (files: Files): readonly ReportedFinding[] => foundBy(/^link\/not-found$/, files);

function only(files: Files): ReportedFinding {
  const [finding, ...others] = found(files);
  assert.ok(finding);
  assert.deepEqual(others, []);
  return finding;
}

function fixesOf(files: Files): readonly string[] {
  const fixes = only(files).fixes?.() ?? [];
  return fixes.map(({ title, preferred, isSafe }) => `${preferred ? '*' : ''}${isSafe === true ? '!' : ''}${title}`);
}

const removal = 'Remove the link, keep its text';
const toRules = { '/en/old/rules': '/en/guides/rules' };

describe('a link to a page of which only the original is redirected', () => {
  it('names the page in its own language, and is changed to it', () => {
    const files = siteWith(toRules, '/fr/old/rules');
    const finding = only(files);
    assert.equal(
      finding.message,
      'Page not found: `/fr/old/rules`. Only `/en/old/rules` is redirected. Link to `/fr/guides/rules`, or add a redirect.',
    );
    assert.deepEqual(fixesOf(files), ['*!Change to `/fr/guides/rules`']);
    const [fix] = finding.fixes?.() ?? [];
    assert.ok(fix);
    assert.deepEqual(found(afterFix(files, fix)), []);
  });

  it('is found as well where the path repeats the folders of the page, but left to a review', () => {
    const link = '/fr/api/auth/old/rules';
    const config = siteWith(toRules, '/fr/guides/rules', { 'fr/api/auth/a.mdx': `${page('A')}\n[x](${link})\n` });
    const finding = only(config);
    assert.equal(
      finding.message,
      'Page not found: `/fr/api/auth/old/rules`. Only `/en/old/rules` is redirected. Link to `/fr/guides/rules`, or add a redirect.',
    );
    assert.deepEqual(fixesOf(config), ['*Change to `/fr/guides/rules`', removal]);
    const alone = siteWith({ '/en/rules': '/en/guides/rules' }, '/fr/guides/rules', {
      'fr/api/auth/a.mdx': `${page('A')}\n[x](/fr/api/auth/rules)\n`,
    });
    assert.doesNotMatch(only(alone).message, /redirected/);
  });

  it('keeps the form of its address, and is left to a review where it names a section', () => {
    assert.deepEqual(fixesOf(siteWith(toRules, './old/rules')), ['*!Change to `./guides/rules`']);
    assert.deepEqual(fixesOf(siteWith(toRules, '/fr/old/rules#one')), ['*Change to `/fr/guides/rules#one`', removal]);
  });

  it('is followed through several redirects and wildcards', () => {
    const chain = { '/en/old/rules': '/en/older', '/en/older': '/en/guides/rules' };
    assert.deepEqual(fixesOf(siteWith(chain, '/fr/old/rules')), ['*!Change to `/fr/guides/rules`']);
    const renamed = { '/en/old/:name*': '/en/guides/:name*' };
    assert.deepEqual(fixesOf(siteWith(renamed, '/fr/old/limits')), ['*!Change to `/fr/guides/limits`']);
    const loop = { '/en/old/rules': '/en/older', '/en/older': '/en/old/rules' };
    assert.match(only(siteWith(loop, '/fr/old/rules')).message, /Only `\/en\/old\/rules` is redirected\./);
  });

  it('is left to a review where one redirect takes many pages, or its target is another site', () => {
    const all = { '/en/old/*': '/en/guides/rules' };
    assert.deepEqual(fixesOf(siteWith(all, '/fr/old/what')), ['*Change to `/fr/guides/rules`', removal]);
    const away = { '/en/old/what': 'https://acme.example/what' };
    assert.deepEqual(fixesOf(siteWith(away, '/fr/old/what')), ['*Change to `https://acme.example/what`', removal]);
  });

  it('is said to lack a redirect where its language lacks the page too', () => {
    const more = { 'en/new.mdx': page('New') };
    assert.equal(
      only(siteWith({ '/en/old/what': '/en/new' }, '/fr/old/what', more)).message,
      'Page not found: `/fr/old/what`. Only `/en/old/what` is redirected. Correct the path, or add a redirect.',
    );
  });

  it('has the cause of all others in its language', () => {
    const links = '\n[x](/fr/old/rules) [y](/fr/old/limits) [z](/fr/gone)\n';
    const files = siteWith({ ...toRules, '/en/old/limits': '/en/guides/limits' }, '/fr/guides/rules', {
      'fr/guides/rules.mdx': page('Rules') + links,
    });
    const [first, second, other] = found(files).map(({ cause }) => cause);
    assert.ok(first);
    assert.equal(second, first);
    assert.notEqual(other, first);
  });
});

describe('a link to a missing page of a copy', () => {
  it('is right where its own language is redirected', () => {
    assert.deepEqual(found(siteWith({ ...toRules, '/fr/old/rules': '/fr/guides/rules' }, '/fr/old/rules')), []);
  });

  it('is as any other where the original is not redirected, or is a page', () => {
    const message = 'Page not found: `/fr/what`. Correct the path or create the page.';
    assert.equal(only(siteWith(toRules, '/fr/what')).message, message);
    const more = { 'en/what.mdx': page('What') };
    assert.doesNotMatch(only(siteWith({ '/en/what': '/en/start' }, '/fr/what', more)).message, /redirected/);
    assert.doesNotMatch(only(siteWith(toRules, '/old/rules')).message, /redirected/);
  });

  it('is a slip where a page of its language differs only by case or `.html`', () => {
    const redirects = { '/en/guides/Rules': '/en/guides/limits', '/en/guides/rules.html': '/en/guides/limits' };
    assert.match(only(siteWith(redirects, '/fr/guides/rules.html')).message, /^Pages have no `\.html`/);
    const files = siteWith({ '/en/what': '/en/start' }, '/fr/What', { 'fr/what.mdx': page('What') });
    assert.match(only(files).message, /Paths are case-sensitive/);
  });
});
