import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// What docs/ci.md says of hooks, as the tools run it: lint-staged appends absolute paths, pre-commit relative ones, and
// Claude Code writes what it has done to standard input.

let folder: TempFolder;
before(() => {
  folder = new TempFolder().write({
    'bin/docsight': `#!/bin/sh\nexec "${process.execPath}" "${path.resolve('dist/cli.js')}" "$@"\n`,
    'README.md': '[Gone](/gone)\n',
    'docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['a', 'b'] }] }),
    'docs/a.mdx': page('A'),
    'docs/b.mdx': `${page('B')}\n[Gone](/gone)\n`,
  });
  chmodSync(path.join(folder.path, 'bin/docsight'), 0o755);
});
after(() => {
  folder.remove();
});

/** Returns the code of the first fence in a language after a text of the document. */
function fenceAfter(text: string, language: string): string {
  const document = readFileSync('docs/ci.md', 'utf8');
  const start = document.indexOf(text);
  assert.notEqual(start, -1, text);
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(document.slice(start)) ?? [];
  return code;
}

function run(command: string, input = ''): { readonly status: number | null; readonly out: string; error: string } {
  const env = { ...process.env, PATH: `${path.join(folder.path, 'bin')}:${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder.path,
    env,
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

describe('hooks', { skip: process.platform === 'win32' }, () => {
  it('of lint-staged fail for a staged page, and for no other', () => {
    const { 'lint-staged': tasks } = JSON.parse(fenceAfter('lint-staged, in', 'json')) as {
      'lint-staged': Readonly<Record<string, string>>;
    };
    const [[pattern, command] = ['', '']] = Object.entries(tasks);
    assert.equal(pattern, 'docs/**/*.{md,mdx}');
    const { status, out } = run(`${command} "$PWD/docs/a.mdx" "$PWD/docs/b.mdx"`);
    assert.equal(status, 1);
    assert.match(out, /docs\/b\.mdx\n.*\/gone/);
    assert.doesNotMatch(out, /docs\/a\.mdx/);
  });

  it('of pre-commit get the files of the site only', () => {
    const { repos } = parse(fenceAfter('pre-commit, where', 'yaml')) as {
      readonly repos: readonly { readonly hooks: readonly { readonly entry: string; readonly files: string }[] }[];
    };
    const hook = repos[0]?.hooks[0];
    assert.ok(hook);
    const staged = ['README.md', 'docs/a.mdx'].filter((file) => new RegExp(hook.files).test(file));
    assert.deepEqual(staged, ['docs/a.mdx']);
    const { status, out } = run(`${hook.entry} ${staged.join(' ')} docs/b.mdx`);
    assert.equal(status, 1);
    assert.match(out, /docs\/b\.mdx\n.*\/gone/);
    assert.doesNotMatch(out, /docs\/a\.mdx/);
  });

  it('of Claude Code tell it what is wrong in the page that it has written', (context) => {
    if (run('command -v jq').status !== 0) {
      context.skip('jq isn’t installed');
      return;
    }
    const { hooks } = JSON.parse(fenceAfter('Claude Code, in', 'json')) as {
      readonly hooks: { readonly PostToolUse: readonly { readonly hooks: readonly { readonly command: string }[] }[] };
    };
    const command = hooks.PostToolUse[0]?.hooks[0]?.command ?? '';
    const after = (file: string): ReturnType<typeof run> =>
      run(command, JSON.stringify({ tool_input: { file_path: path.join(folder.path, file) } }));
    assert.deepEqual([after('README.md').status, after('docs/a.mdx').status], [0, 0]);
    const { status, out, error } = after('docs/b.mdx');
    assert.deepEqual([status, out], [2, '']);
    assert.match(error, /^docs\/b\.mdx:8:8 error link\/not-found .*\n1 error /);
  });
});
