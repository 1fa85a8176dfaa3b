import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { safeIo } from '../../server/src/cli/run.ts';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Names of files and strings of docs.json are printed, and a repository chooses them.

/** Sets the title of a terminal, starts a line with a command of GitHub’s logs, and reorders what is shown. */
const hostile = 'a\u001B]0;T\u0007\n::add-mask::b\r::error::c\u009B2J\u202Ed ##[error]e';
const hostileFile = process.platform === 'win32' ? 'a\u202E.mdx' : `${hostile.replaceAll(']0', '')}.mdx`;
const commandFile = process.platform === 'win32' ? 'b.mdx' : '::error::b.mdx';

const content = `---\ntitle: ${JSON.stringify(hostile)}\n---\n\n[x](/nowhere)\n\n[i](/index.mdx)\n\n* a   \n* b\n\n\n\n\nText  \t\n`;

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder().write({
    'docs.json': JSON.stringify({
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      colors: { primary: '#000' },
      name: hostile,
      navigation: {
        groups: [{ group: hostile, pages: [hostile, hostileFile, commandFile.replace('.mdx', ''), 'index'] }],
      },
    }),
    [hostileFile]: content,
    [commandFile]: content,
    'index.mdx': page('Index'),
  });
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);

/** Asserts that a terminal and a log show the whole output as text. */
function assertHarmless(output: string, isOwn: (line: string) => boolean = () => false): void {
  const lines = output.split(/\r?\n/);
  for (const line of lines) {
    assert.doesNotMatch(line, /(?!\t)[\p{Cc}\u061C\u202A-\u202E\u2066-\u2069]/u, JSON.stringify(line));
    if (!isOwn(line)) assert.doesNotMatch(line, /^\s*::(?:add-mask|error)::|##\[/, line);
  }
}

describe('a hostile name', () => {
  for (const [name, ...args] of [
    ['check', '--severity', 'hint'],
    ['check', '--severity', 'hint', '--unlisted-pages', 'all', '--rule', '*=warning'],
    ['check', '--fix-dry-run'],
    ['check', '--fix'],
    ['check', 'nowhere\u001B[2J\n::error::x'],
    ['check', '--update-baseline', '--baseline', 'baseline.json'],
    ['format', '--check'],
    ['format'],
    ['new', 'page', 'more/b', '--in', hostile],
    ['new', 'group', hostile],
    ['llms', '--url', 'https://docs.acme.dev'],
    ['llms', '--url', 'https://docs.acme.dev', '--full'],
    ['report'],
    ['report', '--format', 'markdown'],
    ['rules', '--editor', 'agents'],
    ['upgrade'],
    [hostile],
  ] as const) {
    it(`is text in what ${JSON.stringify([name, ...args].join(' '))} prints`, async () => {
      const { out, error } = await docsight(name, ...args);
      assert.notEqual(out + error, '');
      // A document can have the old form of a log command in any text.
      assertHarmless(name === 'llms' || name === 'report' ? out.replaceAll('##[', '') : out);
      assertHarmless(error);
    });
  }

  for (const format of ['stylish', 'agent', 'json', 'sarif', 'github', 'gitlab', 'junit'])
    it(`is text in a report as ${format}, which stays valid`, async () => {
      const { out } = await docsight('check', '--severity', 'hint', '--format', format);
      assert.match(out, /nowhere/);
      const isOwn = (line: string): boolean => format === 'github' && /^::(?:error|warning|notice) file=/.test(line);
      assertHarmless(out.replaceAll('##[', ''), isOwn);
      if (['json', 'sarif', 'gitlab'].includes(format))
        assert.ok(out.includes(JSON.stringify(hostile).slice(1, 9)) && JSON.parse(out));
    });
});

describe('what is printed', () => {
  it('has the colors and the progress of Docsight, and no other control of a terminal', () => {
    let out = '';
    const io = safeIo({ cwd: '/', useColor: true, write: (text) => (out += text), writeError: () => undefined });
    io.write('\u001B[31mred\u001B[0m\u001B[2J\u001B]0;T\u0007 \r\u001B[Kb\tc\r\nd\u009B');
    assert.equal(out, '\u001B[31mred\u001B[0m\\u001b[2J\\u001b]0;T\\u0007 \r\u001B[Kb\tc\r\nd\\u009b');
    const plain = safeIo({ cwd: '/', useColor: false, write: (text) => (out = text), writeError: () => undefined });
    plain.write('\u001B[31mred ::\n  ::add-mask::x\n::std::y\n');
    assert.equal(out, '\\u001b[31mred ::\n  \\u003a:add-mask::x\n::std::y\n');
  });

  it('has no backticks around names in what an editor would say too', () => {
    let error = '';
    const io = safeIo({ cwd: '/', useColor: false, write: () => undefined, writeError: (text) => (error += text) });
    io.writeError('Unknown rule `a/b`. Did you mean `a/c`?\nIt`s a file.\n');
    assert.equal(error, 'Unknown rule a/b. Did you mean a/c?\nIt`s a file.\n');
  });
});
