import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { symbolsNamed } from '../../../server/src/core/features/site/workspaceSymbols.ts';
import { configWith, page, siteOf } from '../../support/site.ts';

const site = siteOf({
  'docs.json': configWith({}),
  'intro.mdx': `${page('Introduction')}\n## Next steps\n\n## Install\n`,
  'install.mdx': `${page('Install')}\n## Next steps\n\n<Tabs>\n<Tab title="Linux">x</Tab>\n</Tabs>\n`,
  'untitled-page.mdx': 'Text.',
  ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`more/${at}.mdx`, page(`More ${at}`)])),
});

function found(query: string): readonly string[] {
  return symbolsNamed(site, query).map(({ kind, name, container }) => `${kind} ${name} (${container})`);
}

describe('symbols of a site', () => {
  it('are sections by their title, with the page that they are on', () => {
    assert.deepEqual(found('next'), ['section Next steps (Install)', 'section Next steps (Introduction)']);
    assert.deepEqual(found('lnx'), ['section Linux (Install)']);
  });

  it('are pages by their title or, without one, by their path; those that fit better come first', () => {
    assert.deepEqual(found('install'), ['page Install (install.mdx)', 'section Install (Introduction)']);
    assert.deepEqual(found('Untitled p'), ['page Untitled page (untitled-page.mdx)']);
    assert.deepEqual(found('intr'), ['page Introduction (intro.mdx)']);
  });

  it('are pages alone while nothing is typed, and never more than anybody reads', () => {
    const all = found('');
    assert.equal(all.length, 200);
    assert.ok(all.every((one) => one.startsWith('page ')));
    assert.equal(found('zzz').length, 0);
  });

  it('that match as well are cut after the shortest, wherever their pages are', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`a${at}.mdx`, page(`Guide number ${at}`)]),
    );
    const large = siteOf({ 'docs.json': configWith({}), ...pages, 'z.mdx': page('Guides') });
    assert.equal(symbolsNamed(large, 'guid')[0]?.name, 'Guides');
  });

  it('are the same ones whichever page was read first', () => {
    const titles = Array.from({ length: 300 }, (_, at) => [`a${at}.mdx`, page('Guide')] as const);
    const [one, other] = [titles, titles.toReversed()].map((pages) =>
      symbolsNamed(siteOf({ 'docs.json': configWith({}), ...Object.fromEntries(pages) }), 'guide'),
    );
    assert.deepEqual(one, other);
  });
});
