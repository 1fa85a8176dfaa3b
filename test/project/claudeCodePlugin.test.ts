import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import Ajv from 'ajv';
import { version } from '../../package.json';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const root = path.resolve('integrations/claude-code');
const isWindows = process.platform === 'win32';

interface Manifest {
  readonly version: string;
  readonly lspServers: Readonly<Record<string, Server>>;
}

interface Server {
  readonly command: string;
  readonly args: readonly string[];
  readonly extensionToLanguage: Readonly<Record<string, string>>;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder().write({
    'docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['intro', 'gone'] }] }),
    'docs/intro.mdx': `${page('Introduction')}\n[Missing](/missing)\n`,
    'docs/package.json': '{ "name": 3 }',
    'other/notes.md': '[Missing](/missing)\n',
  });
});

afterEach(() => {
  folder.remove();
});

describe('the plugin for Claude Code', () => {
  it('has the shape that is published for its files, and the version of Docsight', () => {
    const manifest = readJson('.claude-plugin/plugin.json') as Manifest;
    const plugin = {
      manifest,
      hooks: readJson('hooks/hooks.json'),
      marketplace: readJson('.claude-plugin/marketplace.json'),
    };
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(readFileSync('test/fixtures/schemas/claude-code-plugin.json', 'utf8')) as object,
    );
    assert.ok(validate(plugin), JSON.stringify(validate.errors));
    assert.equal(manifest.version, version);
  });

  it('starts a server that finds what is wrong in pages and docs.json, and nothing in other JSON files', async () => {
    const { lspServers } = readJson('.claude-plugin/plugin.json') as Manifest;
    const server = lspServers['docsight'];
    assert.deepEqual([server?.command, ...(server?.args ?? [])], ['docsight', 'lsp', '--stdio']);
    const [client] = await LanguageClient.start(folder.path, { textDocument: { diagnostic: {} } });
    const found = async (file: string): Promise<readonly string[]> => {
      const text = readFileSync(path.join(folder.path, file), 'utf8');
      await client.open(file, text, server?.extensionToLanguage[path.extname(file)] ?? '');
      return client.pull(file);
    };
    try {
      assert.ok((await found('docs/intro.mdx')).includes('link/not-found'));
      assert.deepEqual(await found('docs/docs.json'), ['navigation/page-not-found']);
      assert.deepEqual(await found('docs/package.json'), []);
    } finally {
      await client.stop();
    }
  });
});

describe('the hook of the plugin for Claude Code', { skip: isWindows }, () => {
  interface Outcome {
    readonly exitCode: number | null;
    readonly forAssistant: string;
    /** The arguments of the command; undefined if it wasn’t started. */
    readonly started: string | undefined;
  }

  /** Runs the hook as it is registered, with a command that ends in some way. */
  function afterEdit(event: unknown, command?: { readonly exitCode: number; readonly out: string }): Outcome {
    if (command !== undefined) {
      const program = `#!/bin/sh\npwd > "$MARKS"\nprintf '%s\\n' "$@" >> "$MARKS"\nprintf '%s' '${command.out}'\nexit ${command.exitCode}\n`;
      folder.write({ 'bin/docsight': program });
      chmodSync(path.join(folder.path, 'bin/docsight'), 0o755);
    }
    const marks = path.join(folder.path, 'marks');
    const { hooks } = readJson('hooks/hooks.json') as {
      readonly hooks: { readonly PostToolUse: readonly { readonly hooks: readonly { readonly command: string }[] }[] };
    };
    const bin = path.join(folder.path, 'bin');
    const { status, stderr } = spawnSync('/bin/sh', ['-c', hooks.PostToolUse[0]?.hooks[0]?.command ?? ''], {
      input: typeof event === 'string' ? event : JSON.stringify(event),
      encoding: 'utf8',
      env: {
        PATH: `${bin}${path.delimiter}${path.dirname(process.execPath)}`,
        CLAUDE_PLUGIN_ROOT: root,
        MARKS: marks,
      },
    });
    const started = command !== undefined && existsSync(marks) ? readFileSync(marks, 'utf8') : undefined;
    return { exitCode: status, forAssistant: stderr, started };
  }

  const edited = (file: string): object => ({
    tool_name: 'Edit',
    tool_input: { file_path: path.join(folder.path, file) },
  });
  const findings = 'intro.mdx:5:11 error link/not-found Page not found: /missing\n1 error\n';

  it('returns the findings of an edited page to the assistant', () => {
    const { exitCode, forAssistant, started } = afterEdit(edited('docs/intro.mdx'), { exitCode: 1, out: findings });
    assert.deepEqual([exitCode, forAssistant], [2, findings]);
    assert.match(started ?? '', /docs\ncheck\n--format\nagent\n--\nintro\.mdx\n$/);
  });

  it('returns warnings too, and says nothing of a clean page', () => {
    assert.equal(afterEdit(edited('docs/docs.json'), { exitCode: 0, out: 'a warning\n0 errors\n' }).exitCode, 2);
    const clean = afterEdit(edited('docs/intro.mdx'), { exitCode: 0, out: 'No problems.\n' });
    assert.deepEqual([clean.exitCode, clean.forAssistant], [0, '']);
  });

  it('leaves files alone that are no pages, events that it doesn’t know, and pages outside of a site', () => {
    for (const event of [edited('src/a.ts'), edited('docs/package.json'), {}, { tool_input: 'x' }, 'no JSON', '']) {
      const { exitCode, started } = afterEdit(event, { exitCode: 1, out: findings });
      assert.deepEqual([exitCode, started], [0, undefined], JSON.stringify(event));
    }
    assert.equal(afterEdit(edited('other/notes.md'), { exitCode: 2, out: '' }).exitCode, 0);
  });

  it('tells the user, and not the assistant, where Docsight isn’t installed', () => {
    const { exitCode, forAssistant } = afterEdit(edited('docs/intro.mdx'));
    assert.equal(exitCode, 1);
    assert.match(forAssistant, /^Docsight couldn’t be started .*Install it, or put it on PATH\.\n$/);
  });
});
