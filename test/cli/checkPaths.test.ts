import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  const pages = ['index', 'other', 'guides/a', 'guides/b', 'target'];
  folder = new TempFolder().write({
    'README.md': '[Gone](/gone)\n',
    'docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] }, undefined, 2),
    'docs/index.mdx': `${page('Start')}\n[Gone](/gone)\n`,
    'docs/other.mdx': `${page('Other')}\n[Lost](/lost) and [section](/target#none)\n`,
    'docs/guides/a.mdx': `${page('A')}\n[Missing](/missing)\n`,
    'docs/guides/b.mdx': page('B'),
    'docs/target.mdx': page('Target'),
    'docs/image.png': '',
    'src/a.mdx': 'Text.\n',
  });
});
afterEach(() => {
  folder.remove();
});

const docsightIn = (cwd: string, ...args: readonly string[]): Promise<Outcome> =>
  runCommand(path.join(folder.path, cwd), args);
const docsight = (...args: readonly string[]): Promise<Outcome> => docsightIn('.', ...args);

/** Returns the places of what a check finds, from the root of the site. */
async function found(...args: readonly string[]): Promise<readonly string[]> {
  const { out, error } = await docsight('check', ...args, '--format', 'json', '--severity', 'error');
  assert.equal(error, '');
  const report = JSON.parse(out) as {
    sites: { findings: { file: string; rule: string; range: { start: { line: number } } }[] }[];
  };
  return report.sites.flatMap(({ findings }) => findings.map(({ file, rule }) => `${file} ${rule}`));
}

const [inIndex, inA, inOther] = ['index.mdx', 'guides/a.mdx', 'other.mdx'].map((file) => `${file} link/not-found`);
const anchor = 'other.mdx link/anchor-not-found';

describe('docsight check PATH…', () => {
  it('reports what is wrong in the given files only', async () => {
    assert.deepEqual(await found('docs/index.mdx'), [inIndex]);
    assert.deepEqual(await found('docs/guides/a.mdx', 'docs/index.mdx'), [inA, inIndex]);
    assert.deepEqual(await found('docs/guides'), [inA]);
    assert.deepEqual(await found(path.join(folder.path, 'docs/index.mdx')), [inIndex]);
    assert.deepEqual(await found('docs/docs.json', 'docs/image.png'), []);
  });

  it('reads the whole site for it, so that links to other pages are known', async () => {
    folder.write({ 'docs/index.mdx': `${page('Start')}\n[B](/guides/b) and [target](/target)\n` });
    assert.deepEqual(await found('docs/index.mdx'), []);
  });

  it('reports what the given files cause elsewhere, unless that isn’t requested', async () => {
    const all = await docsight('check', 'docs/target.mdx');
    assert.match(all.out, /other\.mdx\n.*`#none`|other\.mdx\n.*none/);
    assert.equal((await docsight('check', 'docs/target.mdx', '--no-caused')).out.includes('none'), false);
  });

  it('fails for what it reports, and says how much it doesn’t', async () => {
    const clean = await docsight('check', 'docs/guides/b.mdx');
    assert.equal(clean.exitCode, 0);
    assert.match(
      clean.out,
      /^✓ No problems in 5 pages \(classic format\); 3 errors.* in other files not shown; for hints: --severity hint\n$/,
    );
    const { exitCode, out } = await docsight('check', 'docs/index.mdx');
    assert.equal(exitCode, 1);
    assert.match(
      out,
      /✖ 1 error, 0 warnings in .*; 2 errors.* in other files not shown; for hints: --severity hint\n$/,
    );
  });

  it('reports all of a site whose folder is given, or without paths', async () => {
    const all = await found();
    assert.deepEqual(
      all.filter((one) => one !== anchor),
      [inA, inIndex, inOther],
    );
    assert.deepEqual(await found('docs'), all);
    assert.deepEqual(await found('.'), all);
    const { out } = await docsightIn('docs/guides', 'check', '--quiet');
    assert.match(out, /✖ 3 errors/);
    assert.match((await docsightIn('docs/guides', 'check', '.', '--quiet')).out, /✖ 1 error in /);
  });

  it('knows the site of a file in a site that another lists', async () => {
    folder.write({
      'docs/guides/docs.json': JSON.stringify({ name: 'Inner', navigation: [{ group: 'I', pages: ['a'] }] }),
    });
    const inner = await docsight('check', 'docs/guides/b.mdx', '--quiet');
    assert.equal(inner.exitCode, 0, inner.out);
    folder.write({ 'docs/guides/b.mdx': `${page('B')}\n[A](/guides/a)\n` });
    assert.deepEqual(await found('docs/guides/b.mdx'), []);
  });

  it('combines with --changed: what is given and has changed', async () => {
    folder.createRepository().commit();
    folder.write({
      'docs/index.mdx': `${page('Start')}\n[Gone](/gone2)\n`,
      'docs/guides/b.mdx': `${page('B')}\n[No](/no)\n`,
    });
    assert.deepEqual(await found('--changed=HEAD', 'docs'), ['guides/b.mdx link/not-found', inIndex]);
    assert.deepEqual(await found('--changed=HEAD', 'docs/guides'), ['guides/b.mdx link/not-found']);
    assert.deepEqual(await found('--changed=HEAD', 'docs/guides/a.mdx'), []);
  });

  it('fixes nothing in other files', async () => {
    const unclosed = `${page('Any')}\n# Any\n\n<br>\n`;
    folder.write({ 'docs/index.mdx': unclosed, 'docs/other.mdx': unclosed });
    const { error } = await docsight('check', 'docs/index.mdx', '--fix');
    assert.match(error, /^Fixed \d+ problems? in 1 file\.\n$/);
    assert.equal(readFileSync(path.join(folder.path, 'docs/other.mdx'), 'utf8'), unclosed);
  });

  it('counts no accepted problem among those of other files', async () => {
    await docsight('check', '--baseline', 'b.json', '--update-baseline');
    const { out } = await docsight('check', 'docs/index.mdx', '--baseline', 'b.json');
    assert.equal(out, '✓ No problems in 5 pages (classic format); for hints: --severity hint\n');
  });

  it('says what isn’t checked at all', async () => {
    folder.write({ '.gitignore': 'drafts/\n', '.git/HEAD': '', 'docs/drafts/a.mdx': '<Bad' });
    const { exitCode, out, error } = await docsight('check', 'docs/drafts/a.mdx');
    assert.equal(error, '“docs/drafts/a.mdx” isn’t checked: the site excludes it.\n');
    assert.match(out, /^✓ No problems/);
    assert.equal(exitCode, 0);
  });

  for (const file of ['README.md', 'src/a.mdx']) {
    it(`checks the other files of a change with ${file}, which is of no site`, async () => {
      const { exitCode, out, error } = await docsight('check', file, 'docs/index.mdx');
      assert.equal(error, `“${file}” isn’t checked: it isn’t part of a site.\n`);
      assert.match(out, /^docs\/index\.mdx/m);
      assert.equal(exitCode, 1);
    });
  }

  const refused: readonly (readonly [args: readonly string[], reason: RegExp])[] = [
    [['docs/none.mdx'], /^“docs\/none\.mdx” not found\.\n$/],
    [['docs/*.md'], /^No file matches “docs\/\*\.md”\.\n$/],
    [['README.md'], /^“README\.md” isn’t part of a site\.\n$/],
    [['src/a.mdx'], /^No docs\.json or mint\.json of a documentation site found in “src” or its parent folders\.\n$/],
    [['docs/index.mdx', '--baseline', 'b.json', '--update-baseline'], /^--update-baseline is for whole sites/],
  ];
  for (const [args, reason] of refused) {
    it(`says why it can’t check ${args.join(' ')}`, async () => {
      const { exitCode, out, error } = await docsight('check', ...args);
      assert.match(error, reason);
      assert.equal(out, '');
      assert.equal(exitCode, 2);
    });
  }

  it('checks thousands of files as one run', async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `docs/many/p${at}.mdx`);
    folder.write(Object.fromEntries(names.slice(0, 20).map((name) => [name, page('Any')])));
    const { exitCode, error } = await docsight('check', ...names.map((_, at) => names[at % 20] ?? ''), '--quiet');
    assert.equal(error, '');
    assert.equal(exitCode, 0);
  });
});
