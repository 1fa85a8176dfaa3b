import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { moveFiles } from '../../../server/src/core/features/refactor/moveFiles.ts';
import { renameableInPage } from '../../../server/src/core/features/refactor/renameAt.ts';
import { referencesInPage } from '../../../server/src/core/features/site/references.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { linkGraph } from '../../../server/src/core/report/linkGraph.ts';
import { probe } from '../../support/pageRule.ts';
import { foundBy } from '../../support/ruleTester.ts';
import { afterFix, configWith, page, pageAtCursor, siteOf, type Files } from '../../support/site.ts';

const site: Files = {
  'docs.json': configWith({
    navigation: [{ group: 'Start', pages: ['page', 'guides/install', 'guides/tune'] }],
    redirects: [{ source: '/guides/setup', destination: '/guides/install' }],
  }),
  'guides/install.mdx': `${page('Install')}\n## On Linux\n`,
  'guides/tune.mdx': page('Tune'),
  'images/a.png': '',
};

/** The site, served at a URL. */
const servedAt = (docsUrl: string): Files => ({ ...site, '.docsight.json': JSON.stringify({ docsUrl }) });

/** What is wrong with a link on a page. */
function wrong(link: string, files: Files = site): string | undefined {
  const all = { ...files, 'page.mdx': `${page('Page')}\n[text](${link})\n` };
  return foundBy(/^link\//, all).find(({ file }) => file === 'page.mdx')?.message;
}

describe('a link that begins with the path below which the site is served', () => {
  it('is right if its page, section, file or redirect exists', () => {
    for (const link of [
      '/docs/guides/install',
      '/docs/guides/install#on-linux',
      '/docs/images/a.png',
      '/docs/guides/setup',
      '/docs',
      '/docs/llms.txt',
      '/documentation/guides/tune',
    ])
      assert.equal(wrong(link), undefined, link);
  });

  it('is reported if its page or section is missing, and the suggestion keeps the path', () => {
    assert.equal(
      wrong('/docs/guides/instal'),
      'Page not found: `/docs/guides/instal`. Did you mean `/docs/guides/install`?',
    );
    assert.match(wrong('/docs/guides/install#on-linus') ?? '', /on-linux/);
    assert.match(wrong('/docs/guides/install.mdx') ?? '', /extension/);
    const rule = probe('link/not-found');
    const fixed = rule.fixed('[a](/docs/guides/instal#x)\n', 'Change to', site);
    assert.equal(fixed, '[a](/docs/guides/install#x)\n');
    assert.deepEqual(rule.fixes('[a](/docs/guides/other)\n', site), [
      'Create the page `guides/other.mdx`',
      'Remove the link, keep its text',
    ]);
  });

  it('may begin with any path that the URL of the site has, and with no other', () => {
    const help = servedAt('https://acme.com/help/en');
    assert.equal(wrong('/help/en/guides/install#on-linux', help), undefined);
    assert.match(wrong('/help/en/guides/instal', help) ?? '', /`\/help\/en\/guides\/install`\?/);
    assert.match(wrong('/docs/guides/install', help) ?? '', /^Page not found/);
    assert.match(
      wrong('/docs/guides/install', servedAt('https://docs.acme.com')) ?? '',
      /Did you mean `\/guides\/install`/,
    );
  });

  it('means the folder of that name if the site has one, unless the URL of the site says otherwise', () => {
    const folder = { 'docs/other.mdx': page('Other') };
    assert.match(wrong('/docs/guides/install', { ...site, ...folder }) ?? '', /^Page not found/);
    const served = { ...servedAt('https://acme.com/docs'), ...folder };
    assert.equal(wrong('/docs/guides/install', served), undefined);
    assert.equal(wrong('/docs/docs/other', served), undefined);
    assert.equal(wrong('/docs/other', served), undefined);
  });

  it('may be that of a page that is generated in a folder of that name', () => {
    const config = configWith({
      navigation: [{ group: 'Start', pages: ['page'] }],
      tabs: [{ name: 'API', url: 'docs/api', openapi: 'https://acme.com/openapi.json' }],
    });
    assert.equal(wrong('/docs/api/users/list', { ...site, 'docs.json': config }), undefined);
  });

  it('is no link into a missing folder of that name: its moved folder is named', () => {
    const links = Array.from({ length: 12 }, (_, at) => `[a](/docs/old/page-${at})\n\n`).join('');
    const pages = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`new/page-${at}.mdx`, page(`P${at}`)]));
    const files = { ...site, ...pages, 'page.mdx': `${page('Page')}\n${links}` };
    const [finding, ...others] = foundBy(/^link\/not-found$/, files);
    assert.ok(finding);
    assert.equal(others.length, 0);
    assert.match(finding.message, /pages in `\/old`, which doesn’t exist; .* in `\/new`/);
    const [fix] = finding.fixes?.() ?? [];
    assert.ok(fix);
    assert.match(afterFix(files, fix)['page.mdx'] ?? '', /\(\/docs\/new\/page-11\)/);
  });

  it('of docs.json is reported if its page is missing', () => {
    const links = (destination: string): string =>
      configWith({
        navigation: [{ group: 'Start', pages: ['page', 'guides/install', 'guides/tune'] }],
        redirects: [{ source: '/x', destination }],
        topbarLinks: [{ name: 'A', url: destination }],
      });
    const messages = (destination: string): readonly string[] =>
      foundBy(/^(?:link\/not-found|config\/redirect)$/, {
        ...site,
        'page.mdx': page('Page'),
        'docs.json': links(destination),
      }).map(({ message }) => message);
    assert.deepEqual(messages('/docs/guides/tune'), []);
    assert.deepEqual(
      messages('/docs/guides/tunes').map((one) => /`[^`]+`/.exec(one)?.[0]),
      ['`/docs/guides/tunes`', '`/docs/guides/tunes`'],
    );
  });
});

describe('where a site is served below a path', () => {
  const at = (body: string, files: Files = site): ReturnType<typeof pageAtCursor> =>
    pageAtCursor({ ...files, 'page.mdx': `${page('Page')}\n${body}` });

  it('references and the graph of links count the links that begin with it', () => {
    const files = { ...servedAt('https://acme.com/help'), 'page.mdx': `${page('Page')}\n[a](/help/guides/tune)\n` };
    const { page: open, offset } = pageAtCursor({ ...files, 'guides/install.mdx': '[b](/guides/<|>tune)\n' });
    const found = referencesInPage(open, offset, { includeDeclaration: false });
    assert.deepEqual(
      found?.map(({ file }) => file),
      ['docs.json', 'guides/install.mdx', 'page.mdx'],
    );
    const source = { site: siteOf(files), name: '', findings: [], lineOf: () => 1, sizes: new Map(), unused: [] };
    const graph = linkGraph({ ...source, ownersOf: undefined, authorOf: undefined, changes: undefined, longest: [] });
    assert.deepEqual(
      graph.figures.at(-1)?.rows.map(({ file }) => file),
      ['guides/tune.mdx'],
    );
  });

  it('moves keep it, and a folder of that name that moves away gets its redirects', () => {
    const files = { ...servedAt('https://acme.com/help'), 'page.mdx': '[a](/help/guides/tune#x) [b](/help/guides)\n' };
    const move = (from: string, to: string, all: Files): Files => {
      const moves = [{ from: from as SitePath, to: to as SitePath }];
      const edits = moveFiles(siteOf(all), moves, { redirects: true });
      return afterFix(all, {
        edits: [...edits, ...moves.map((one) => ({ kind: 'move', from: one.from, file: one.to }) as const)],
      });
    };
    assert.equal(move('guides', 'start', files)['page.mdx'], '[a](/help/start/tune#x) [b](/help/start)\n');
    const inFolder = { ...site, 'docs/a.mdx': page('A'), 'docs.json': configWith({}) };
    assert.match(move('docs/a.mdx', 'a.mdx', inFolder)['docs.json'] ?? '', /"source": ?"\/docs\/a"/);
  });

  it('a rename at a link leaves it as it is', () => {
    const { page: open, offset } = at('[a](/docs/guides/<|>tune)\n');
    const target = renameableInPage(open, offset, () => undefined);
    assert.equal(target?.placeholder, '/guides/tune');
    const outcome = target.rename('/guides/speed');
    assert.ok('edits' in outcome);
    const text = outcome.edits.find((edit) => edit.kind === 'edit' && edit.file === 'page.mdx');
    assert.ok(text?.kind === 'edit');
    assert.deepEqual(
      text.edits.map(({ newText }) => newText),
      ['/docs/guides/speed'],
    );
  });

  it('completion writes it where it is typed, and on pages whose links begin with it', () => {
    const offered = (body: string): readonly string[] => {
      const { page: open, offset } = at(body);
      return completePage(open, offset).items.map(({ edit }) => edit.newText);
    };
    assert.ok(offered('[a](/docs/gui<|>)\n').includes('/docs/guides/install'));
    assert.ok(offered('[a](/gui<|>)\n').includes('/guides/install'));
    assert.ok(offered('[b](/docs/guides/tune) [a](inst<|>)\n').includes('/docs/guides/install'));
    assert.ok(offered('[b](/guides/tune) [a](inst<|>)\n').includes('/guides/install'));
    assert.ok(offered('[b](/docs/guides/tune)\n\n![a](<|>)\n').includes('/docs/images/a.png'));
  });

  it('an address of a folder of that name that is gone is reported as removed', () => {
    const files = { ...site, 'page.mdx': page('Page'), 'addresses.txt': '/docs/guides/tune\n/guides/tune' };
    const [finding, ...others] = foundBy(/^link\/removed-page$/, files);
    assert.ok(finding?.message.includes('`/docs/guides/tune`'));
    assert.equal(others.length, 0);
  });
});
