import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
let out: string;
let error: string;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

async function docsight(...args: readonly string[]): Promise<number | undefined> {
  const outcome = await runCommand(folder.path, args);
  ({ out, error } = outcome);
  return outcome.exitCode;
}

const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['intro'] }] });
const level1 = `${page('Introduction')}\n# One\n`;

describe('docsight check of pages', () => {
  it('shows the page, the position and the rule', async () => {
    folder.write({ 'docs.json': config, 'intro.mdx': `${page('Introduction')}\nLine<br>break.\n` });
    assert.equal(await docsight('check'), 1);
    assert.match(out, /^intro\.mdx$/m);
    assert.match(out, /8:5 {2}error {4}.*mdx\/syntax$/m);
  });

  it('says for each finding whether it can be fixed, including with content of other pages', async () => {
    folder.write({
      'docs.json': config,
      'intro.mdx': `${page('Introduction')}\n[Here](/orphan) and [here](/none).\n\n<Box a="1" />\n\n<Bag a="1" />\n`,
      'orphan.mdx': page('Orphaned pages'),
      'snippets/parts.mdx': 'export const Box = () => <b />;\n',
    });
    await docsight('check', '--format', 'json');
    const { sites } = JSON.parse(out) as { sites: { findings: { rule: string; fixable: boolean }[] }[] };
    const found = (sites[0]?.findings ?? []).map(({ rule, fixable }) => `${rule} ${String(fixable)}`);
    assert.deepEqual(found.filter((one) => !one.startsWith('page/')).toSorted(), [
      'component/unknown true',
      'component/unknown true',
      'link/not-found true',
      'link/text false',
      'link/text true',
      'navigation/orphan-page true',
    ]);
  });

  it('checks snippets, but not their front matter and headings', async () => {
    folder.write({
      'docs.json': config,
      'intro.mdx': `${page('Introduction')}\n<Snippet file="a.mdx" />\n`,
      'snippets/a.mdx': '# One\n\n<Nte>x</Nte>\n',
    });
    assert.equal(await docsight('check'), 1);
    assert.match(out, /component\/unknown/);
    assert.doesNotMatch(out, /heading|frontmatter/);
  });

  it('skips files that are ignored, hidden, or about the repository', async () => {
    folder.write({
      'docs.json': config,
      '.mintignore': 'drafts\n',
      'intro.mdx': page('Introduction'),
      'drafts/a.mdx': '# One\n',
      '.hidden/a.mdx': '# One\n',
      'README.md': '# One\n',
    });
    assert.equal(await docsight('check', '--max-warnings', '0'), 0, out);
  });
});

describe('.docsight.json on the command line', () => {
  it('sets severities of rules, which --rule overrides', async () => {
    folder.write({
      '.docsight.json': '{ "rules": { "heading/*": "error" } }',
      'docs.json': config,
      'intro.mdx': level1,
    });
    assert.equal(await docsight('check'), 1);
    assert.match(out, /error {4}.*heading\/no-h1$/m);
    assert.equal(await docsight('check', '--rule', 'heading/no-h1=off', '--max-warnings', '0'), 0);
  });

  it('applies to the sites of a repository', async () => {
    folder.write({
      '.git/HEAD': '',
      '.docsight.json': '{ "rules": { "heading/no-h1": "off" }, "ignore": ["docs/old/**"] }',
      'docs/docs.json': config,
      'docs/intro.mdx': level1,
      'docs/old/a.mdx': 'No front matter.\n',
    });
    assert.equal(await docsight('check', 'docs', '--max-warnings', '0'), 0, out);
  });

  it('chooses the set of rules to start from', async () => {
    folder.write({
      '.docsight.json': '{ "extends": "minimal" }',
      'docs.json': config,
      'intro.mdx': level1,
    });
    assert.equal(await docsight('check', '--max-warnings', '0'), 0, out);
  });

  it('declares components of the site', async () => {
    folder.write({ 'docs.json': config, 'intro.mdx': `${page('Introduction')}\n<Chart data="a" />\n` });
    assert.equal(await docsight('check'), 1);
    folder.write({ '.docsight.json': '{ "components": { "Chart": {} } }' });
    assert.equal(await docsight('check'), 0);
  });

  it('that cannot be read stops the run, with the position and the reason', async () => {
    folder.write({ '.docsight.json': '{\n  "rules": { "heading/no-h1" "off" }\n}', 'docs.json': config });
    assert.equal(await docsight('check'), 2);
    assert.match(error, /^\.docsight\.json:2:30 Missing colon after the property name\.$/m);
    assert.equal(out, '');
  });

  it('is read with its comments, and what has no effect is a warning at its position', async () => {
    folder.write({
      '.docsight.json': '{\n  // Ours\n  "rules": { "heading/no-h2": "off" }\n}',
      'docs.json': config,
      'intro.mdx': page('Introduction'),
    });
    assert.equal(await docsight('check'), 0, error);
    assert.match(out, /^\.docsight\.json$/m);
    assert.match(
      out,
      /3:14 +warning +Unknown rule `heading\/no-h2`; it has no effect\. Did you mean `heading\/no-h1`\?/,
    );
  });

  it('of a repository with several sites is reported once', async () => {
    folder.write({
      '.git/HEAD': '',
      '.docsight.json': '{ "rule": {} }',
      'a/docs.json': config,
      'a/intro.mdx': page('Introduction'),
      'b/docs.json': config,
      'b/intro.mdx': page('Introduction'),
    });
    assert.equal(await docsight('check'), 0, error);
    assert.equal(out.match(/Unknown setting `rule`/g)?.length, 1, out);
  });
});

describe('pages that no navigation lists', () => {
  const files = { 'docs.json': config, 'intro.mdx': page('Introduction'), 'lost.mdx': `${page('Lost')}\n# One\n` };

  it('get errors and the finding that they aren’t listed, but no advice', async () => {
    folder.write({ ...files, 'lost.mdx': `${page('Lost')}\n# One\n\n[gone](/gone)\n` });
    assert.equal(await docsight('check', '--format', 'json'), 1);
    const { sites } = JSON.parse(out) as { sites: { findings: { rule: string }[] }[] };
    assert.deepEqual(sites[0]?.findings.map(({ rule }) => rule).toSorted(), [
      'link/not-found',
      'navigation/orphan-page',
    ]);
  });

  it('may link to files outside of the site, as notes for the repository do, but not to missing ones', async () => {
    folder.write({ ...files, 'plans/next.md': `${page('Next')}\n[a](../../src/a.ts) [b](/gone)\n` });
    assert.equal(await docsight('check'), 1);
    assert.match(out, /\/gone/);
    assert.doesNotMatch(out, /a\.ts/);
    await docsight('check', '--unlisted-pages', 'all');
    assert.match(out, /a\.ts/);
  });

  it('get all findings on request', async () => {
    folder.write(files);
    assert.equal(await docsight('check'), 0);
    assert.doesNotMatch(out, /no-h1/);
    await docsight('check', '--unlisted-pages', 'all');
    assert.match(out, /no-h1/);
    out = '';
    folder.write({ '.docsight.json': '{ "unlistedPages": "all" }' });
    await docsight('check');
    assert.match(out, /no-h1/);
    assert.equal(await docsight('check', '--unlisted-pages', 'some'), 2);
    assert.match(error, /errors or all/);
  });
});
