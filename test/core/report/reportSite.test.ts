import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { readOwners } from '../../../server/src/core/report/owners.ts';
import { reportHtml } from '../../../server/src/core/report/reportHtml.ts';
import { reportMarkdown } from '../../../server/src/core/report/reportMarkdown.ts';
import { shareText, type SiteReport } from '../../../server/src/core/report/siteReport.ts';
import { figuresIn, reportOfFiles } from '../../support/report.ts';
import { configWith, page } from '../../support/site.ts';

const described = `${page('B')}\n[A](/a)\n\n![](/images/b.png)\n\n![B](/images/b.png)\n`;
const files = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['a', 'b', 'gone'] }] }),
  'a.mdx': '---\ntitle: A\n---\n\n[Gone](/nowhere)\n\n[Gone](/nowhere)\n',
  'b.mdx': described,
  'forgotten.mdx': page('Forgotten'),
  'linked.mdx': `${page('Linked')}\n[B](/b)\n`,
  'images/b.png': 'x'.repeat(2000),
  'images/old.png': 'x',
};

/** Returns the figures of a report, each with the places of its rows. */
const figures = (section: string, report: SiteReport): readonly string[] =>
  figuresIn(report, section).map(
    ({ label, value, rows }) =>
      `${label}: ${value} < ${rows.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`)).join(' ')}`,
  );

describe('the report of a site', () => {
  it('has the problems by cause, the worst first, with all their places', () => {
    const report = reportOfFiles(files);
    const [missing, link] = figuresIn(report, 'Problems by cause');
    assert.equal(missing?.label, 'Navigation entry without a page (navigation/page-not-found)');
    assert.equal(missing.value, '1 error');
    assert.deepEqual(
      missing.rows.map(({ file, line }) => [file, line]),
      [['docs.json', 9]],
    );
    assert.match(link?.label ?? '', /link\/not-found/);
    assert.deepEqual(link?.rows[0]?.others, [{ file: 'a.mdx', line: 7 }]);
    assert.match(link.rows[0].text, /and in 1 more place/);
    assert.equal(report.errors, 2);
  });

  it('says what is missing: in the navigation, of descriptions, of alternative texts', () => {
    assert.deepEqual(figures('Coverage', reportOfFiles(files)), [
      'Pages in the navigation, or hidden on purpose: 2 of 4 (50 %) < forgotten.mdx linked.mdx',
      'Listed pages with a description: 1 of 2 (50 %) < a.mdx',
      'Images with alternative text: 1 of 2 (50 %) < b.mdx',
    ]);
  });

  it('says 100 % of all and 0 % of none alone', () => {
    const shares = [0, 1, 999, 1000].map((part) => shareText(part, 1000));
    assert.deepEqual(shares, ['0 of 1000 (0 %)', '1 of 1000 (1 %)', '999 of 1000 (99 %)', '1000 of 1000 (100 %)']);
  });

  it('counts the pages of a language', () => {
    const translated = Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((name) => [
        [`en/${name}.mdx`, page(name)],
        ...(name === 'd' ? [] : [[`fr/${name}.mdx`, page(name)] as const]),
      ]),
    );
    const pages = (language: string, ...names: readonly string[]): object => ({
      language,
      pages: names.map((name) => `${language}/${name}`),
    });
    const config = configWith({
      navigation: { languages: [pages('en', 'a', 'b', 'c', 'd'), pages('fr', 'a', 'b', 'c')] },
      theme: 'mint',
      colors: { primary: '#0D9373' },
    });
    const [, , language] = figures('Coverage', reportOfFiles({ 'docs.json': config, ...translated }));
    assert.equal(language, 'Pages of en listed in fr: 3 of 4 (75 %) < en/d.mdx');
  });

  it('counts the operations of a description that have a page', () => {
    const operation = { responses: { 200: { description: 'OK' } } };
    const description = {
      openapi: '3.0.0',
      info: { title: 'API', version: '1' },
      paths: { '/a': { get: operation }, '/b': { get: operation, post: { ...operation, 'x-excluded': true } } },
    };
    const report = reportOfFiles({
      'docs.json': configWith({ openapi: '/api.json', navigation: [{ group: 'Start', pages: ['a'] }] }),
      'a.mdx': '---\ntitle: A\nopenapi: GET /a\n---\n',
      'api.json': JSON.stringify(description, undefined, 2),
    });
    const [row] = figuresIn(report, 'Coverage').slice(-1);
    assert.equal(`${row?.label ?? ''}: ${row?.value ?? ''}`, 'Operations of api.json with a page: 1 of 2 (50 %)');
    assert.deepEqual(
      row?.rows.map(({ text }) => text),
      ['GET /b'],
    );
  });

  it('finds the pages that nobody finds, those without a link to another page, and those that others link to', () => {
    assert.deepEqual(figures('Links between pages', reportOfFiles(files)), [
      'Pages outside the navigation that no page links to: 2 < forgotten.mdx linked.mdx',
      'Listed pages without a link to another page: 1 of 4 < a.mdx',
      'Pages that others link to: 2 of 4 < a.mdx b.mdx',
    ]);
  });

  it('has the largest files, and the files that nothing mentions', () => {
    assert.deepEqual(figures('Files', reportOfFiles(files)).slice(1), [
      'Pages and snippets: 4 files, 1 kB < b.mdx linked.mdx forgotten.mdx a.mdx',
      'Unused files: 1 file, 1 kB < images/old.png',
    ]);
  });

  it('has only the files that nothing mentions where their sizes aren’t known', () => {
    const unused = [{ file: 'images/old.png' as SitePath, size: undefined }];
    assert.deepEqual(figures('Files', reportOfFiles(files, { sizes: new Map(), unused })), [
      'Unused files: 1 file < images/old.png',
    ]);
  });

  it('tells each owner of the problems in their files, and none of owners where nobody has said who they are', () => {
    const owners = readOwners('* @all\n/docs/a.mdx @one two@example.com # both\n/docs/deep/*\n[Section]\n!x\n');
    const ownersOf = (file: string): readonly string[] => owners(`docs/${file}` as SitePath);
    assert.deepEqual(figures('Problems by owner', reportOfFiles(files, { ownersOf })), [
      '@one: 2 errors, 1 warning < a.mdx:5 a.mdx:7 a.mdx:1',
      'two@example.com: 2 errors, 1 warning < a.mdx:5 a.mdx:7 a.mdx:1',
      '@all: 1 error, 3 warnings < docs.json:9 b.mdx:10 b.mdx:10 b.mdx:12',
    ]);
    assert.deepEqual(figures('Problems by owner', reportOfFiles(files)), []);
    assert.deepEqual(owners('docs/deep/a.mdx' as SitePath), []);
    assert.deepEqual(owners('docs/deep/er/a.mdx' as SitePath), ['@all']);
  });

  it('says what is new and what is solved since a baseline', () => {
    const gone = [{ file: 'old.mdx' as SitePath, message: 'It was wrong', number: 2 }];
    const report = reportOfFiles(files, { changes: { since: 'the baseline', added: [], gone } });
    assert.deepEqual(figures('Since the baseline', report), ['New problems: 0 < ', 'Solved problems: 2 < old.mdx']);
    const odd = reportOfFiles(files, { changes: { since: '<b>`a`|@b', added: [], gone } });
    assert.match(reportHtml(odd), /<h2>Since &lt;b&gt;`a`\|@b<\/h2>/);
    assert.doesNotMatch(reportMarkdown(odd), /<b>|@b/);
  });

  it('names who has changed the files with problems last, also those of whom nobody knows it', () => {
    const authorOf = (file: string): string | undefined => (file === 'a.mdx' ? 'Ann @b <c>' : undefined);
    const report = reportOfFiles(files, { authorOf });
    assert.deepEqual(figures('Problems by last author', report), [
      'Ann @b <c>: 2 errors, 1 warning < a.mdx:5 a.mdx:7 a.mdx:1',
      'Not known: 1 error, 3 warnings < docs.json:9 b.mdx:10 b.mdx:10 b.mdx:12',
    ]);
    assert.doesNotMatch(reportHtml(report), /<c>/);
    assert.doesNotMatch(reportMarkdown(report), /@b|<c>/);
    assert.deepEqual(figures('Problems by last author', reportOfFiles(files)), []);
  });

  it('has the pages that take the longest to read', () => {
    const longest = [
      { file: 'b.mdx' as SitePath, words: 2300 },
      { file: 'a.mdx' as SitePath, words: 1 },
    ];
    const [slowest] = figuresIn(reportOfFiles(files, { longest }), 'Files').slice(2);
    assert.equal(`${slowest?.label ?? ''}: ${slowest?.value ?? ''}`, 'Slowest page to read: 10 minutes');
    assert.deepEqual(
      slowest?.rows.map(({ file, text }) => [file, text]),
      [
        ['b.mdx', '10 minutes, 2300 words'],
        ['a.mdx', '1 minute, 1 word'],
      ],
    );
  });

  it('counts the rows that a list has no room for, as text and as a comment of at most 60 kB', () => {
    const many = Array.from(
      { length: 510 },
      (_, at) => [`folder-${'x'.repeat(60)}/page-${at}.mdx`, page(`P${at}`)] as const,
    );
    const report = reportOfFiles({ ...files, ...Object.fromEntries(many) });
    assert.match(reportHtml(report), /\b12 more rows not shown/);
    const rows = Array.from({ length: 100 }, () => ({ file: 'a.mdx' as SitePath, text: 'ü'.repeat(1000) }));
    const figure = { label: 'Rows', value: '100', rows, total: 100 };
    const long = {
      ...report,
      sections: [{ title: 'Long', note: '', figures: Array.from({ length: 40 }, () => figure) }],
    };
    const text = reportMarkdown(long);
    assert.ok(Buffer.byteLength(text) <= 60_000);
    assert.match(text, /39 parts not shown/);
  });
});
