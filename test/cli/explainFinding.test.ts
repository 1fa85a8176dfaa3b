import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand } from '../support/commandLine.ts';
import { currentConfigWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

async function explain(place: string, ...more: readonly string[]): Promise<string> {
  const { out, error } = await runCommand(folder.path, ['check', '--no-cache', '--explain-finding', place, ...more]);
  return out + error;
}

const link = '[a](/gone)';
const text = (body: string): string => `${page('A')}\n${body}\n`;
const lineOf = (body: string, words: string): number => text(body).split('\n').indexOf(words) + 1;

describe('the explanation of a finding', () => {
  const suppressed = `{/* docsight-disable-next-line link/not-found */}\n${link}`;
  const config = currentConfigWith({ navigation: { pages: ['a', 'lost'] } });
  const cases: readonly (readonly [name: string, file: string, body: string, settings: object, reason: RegExp])[] = [
    ['is that it is reported', 'a.mdx', link, {}, /reported: error/],
    ['names a comment that suppresses it', 'a.mdx', suppressed, {}, /not reported: a comment.*\(suppression\)/],
    ['names a severity that was set', 'a.mdx', link, { rules: { 'link/not-found': 'hint' } }, /hint: the severity/],
    [
      'names a rule that is off',
      'a.mdx',
      link,
      { rules: { 'link/*': 'off' } },
      /not reported: its rule is off \(off\)/,
    ],
    ['names a file that the settings ignore', 'a.mdx', link, { ignore: ['a.mdx'] }, /No rule runs here/],
    ['names a page that isn’t listed', 'b.mdx', '![](/b.png)', {}, /not reported: docs\.json doesn’t list the page/],
    ['names a file that nobody includes', 'snippets/s.mdx', link, {}, /not reported: readers never see the file/],
  ];
  for (const [name, file, body, settings, reason] of cases) {
    it(name, async () => {
      folder.write({ 'docs.json': config, 'a.mdx': page('A'), '.docsight.json': JSON.stringify(settings) });
      folder.write({ [file]: text(body) });
      const line = lineOf(body, body.split('\n').at(-1) ?? '');
      assert.match(await explain(`${file}:${line}`), reason);
    });
  }

  it('is none of a file or line that doesn’t exist', async () => {
    folder.write({ 'docs.json': config, 'a.mdx': page('A') });
    assert.equal(await explain('b.mdx:1'), '“b.mdx” is missing or can’t be read.\n');
    assert.match(await explain('a.mdx:99'), /^“a\.mdx” has \d lines\.\n$/);
  });

  it('names the finding that represents it', async () => {
    folder.write({ 'docs.json': config, 'a.mdx': text(link), 'b.mdx': text(link) });
    assert.match(await explain('docs.json:1'), /error navigation\/page-not-found[^]*reported: error/);
    assert.match(await explain(`b.mdx:${lineOf(link, link)}`), /reported once, in a\.mdx:\d+ \(repeats\)/);
  });

  it('needs a line of a file of a site', async () => {
    folder.write({ 'docs.json': config, 'a.mdx': page('A') });
    assert.match(await explain('a.mdx'), /has no line number/);
    assert.match(await explain('a.mdx:1'), /No rule reports anything on this line/);
  });
});
