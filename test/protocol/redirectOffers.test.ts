import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  ApplyWorkspaceEditRequest,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  ShowMessageRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import { readClientSupport } from '../../server/src/lsp/clientSupport.ts';
import { RedirectOffers } from '../../server/src/lsp/moves/redirectOffers.ts';
import { readSettings, type Settings } from '../../server/src/lsp/settings.ts';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath, join } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { madeOnce } from '../support/madeOnce.ts';
import type { TempFolder } from '../support/tempFolder.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';

let folder: TempFolder;

const body = (name: string): string =>
  `${page(name)}\n${Array.from({ length: 8 }, (_, at) => `Sentence ${at} about ${name}.`).join('\n\n')}\n`;
const config = (pages: readonly string[]): string =>
  JSON.stringify(
    {
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D9373' },
      navigation: { pages },
    },
    undefined,
    2,
  );
const listed = ['index', 'guides/index', 'guides/one', 'guides/two', 'api/a', 'api/b', 'api/c'];

/** A repository with a commit, of which each test has a copy. */
const copyCommitted = madeOnce((made) => {
  made.createRepository().write({
    ...Object.fromEntries([...listed, 'unlisted'].map((name) => [`${name}.mdx`, body(name)])),
    'docs.json': config(listed),
  });
  made.commit();
});
beforeEach(() => {
  folder = copyCommitted();
});
afterEach(() => {
  folder.remove();
});

/** An editor that is told of changed files, and what its person is asked. */
class Editor {
  readonly questions: string[] = [];
  readonly #workspace = new Workspace(nodeFileSystem, {
    onError: (error) => {
      throw error;
    },
  });
  #settings: Settings;
  #isTrusted = true;
  readonly offers: RedirectOffers;

  private constructor(answer: 'Add Redirects' | 'Not Now', settings: unknown) {
    this.#settings = readSettings(settings);
    this.offers = new RedirectOffers({
      connection: {
        window: {
          showInformationMessage: (message: string, ...actions: readonly { readonly title: string }[]) => {
            this.questions.push(message);
            return Promise.resolve(actions.find(({ title }) => title === answer) as never);
          },
        },
        workspace: {
          applyEdit: (applied) => {
            apply('edit' in applied ? applied.edit : applied);
            return Promise.resolve({ applied: true });
          },
        },
      },
      workspace: this.#workspace,
      session: () => ({
        settings: this.#settings,
        client: readClientSupport({ workspace: { applyEdit: true } }, { isTrusted: this.#isTrusted }),
      }),
      quiet: () => Promise.resolve(),
    });
  }

  static async open(
    answer: 'Add Redirects' | 'Not Now' = 'Add Redirects',
    settings: unknown = { addRedirects: 'ask' },
  ): Promise<Editor> {
    const editor = new Editor(answer, settings);
    await editor.#workspace.addFolder(fromFsPath(folder.path));
    await editor.#workspace.loaded();
    return editor;
  }

  get site(): Site {
    const [site] = this.#workspace.sites;
    assert.ok(site);
    return site;
  }

  configure(settings: unknown): void {
    this.#settings = readSettings(settings);
  }

  restrict(): void {
    this.#isTrusted = false;
  }

  /** Tells of files that are gone and of others that are there, as the watcher of an editor does. */
  async notice(...names: readonly string[]): Promise<void> {
    const changes = names.map((name) => ({
      path: join(fromFsPath(folder.path), name as SitePath),
      kind: existsSync(path.join(folder.path, name)) ? ('created' as const) : ('deleted' as const),
    }));
    const known = this.#workspace.applyChanges(changes);
    await this.offers.noteChanges(changes);
    await known;
  }
}

function apply({ changes = {} }: WorkspaceEdit): void {
  for (const [uri, edits] of Object.entries(changes)) {
    const file = new URL(uri);
    const text = readFileSync(file, 'utf8');
    const lines = new LineIndex(text);
    const found = edits.map(({ range, newText }) => ({
      range: { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) },
      newText,
    }));
    writeFileSync(file, applyEdits(text, found));
  }
}

function redirects(): readonly string[] {
  const text = readFileSync(path.join(folder.path, 'docs.json'), 'utf8');
  const { redirects: list = [] } = JSON.parse(text) as {
    readonly redirects?: readonly { readonly source: string; readonly destination: string }[];
  };
  return list.map(({ source, destination }) => `${source} → ${destination}`);
}

describe('redirects are offered for listed pages', () => {
  it('that a person deletes: to the nearest page above', async () => {
    const editor = await Editor.open();
    folder.delete('guides/one.mdx');
    // Its entry goes first when it is deleted in the list of files.
    folder.write({ 'docs.json': config(listed.filter((name) => name !== 'guides/one')) });
    await editor.notice('docs.json', 'guides/one.mdx');
    assert.deepEqual(editor.questions, [
      'The page at `/guides/one` no longer exists. Redirect its URL to `/guides` in docs.json?',
    ]);
    assert.deepEqual(redirects(), ['/guides/one → /guides']);
  });

  it('that git moves, in one question for all', async () => {
    const editor = await Editor.open();
    folder.git('mv', 'api', 'reference');
    folder.git('mv', 'guides/two.mdx', 'learn.mdx');
    await editor.notice('api', 'guides/two.mdx', 'reference', 'learn.mdx');
    assert.deepEqual(editor.questions, [
      'Some pages no longer exist. Add 2 redirects to docs.json, such as from `/api/:slug*` to `/reference/:slug*`?',
    ]);
    assert.deepEqual(redirects(), ['/api/:slug* → /reference/:slug*', '/guides/two → /learn']);
  });

  it('that another program moves: by their text, or by their title', async () => {
    const editor = await Editor.open();
    const [from, to] = ['guides/one.mdx', 'start.mdx'].map((name) => path.join(folder.path, name));
    renameSync(from ?? '', to ?? '');
    folder.delete('guides/two.mdx');
    folder.write({ 'learn.mdx': `${page('guides/two')}\nA new text.\n` });
    await editor.notice('guides/one.mdx', 'guides/two.mdx', 'start.mdx', 'learn.mdx');
    assert.deepEqual(redirects(), ['/guides/one → /start', '/guides/two → /learn']);
  });

  it('once, and not again if a person doesn’t want it', async () => {
    const editor = await Editor.open('Not Now');
    folder.delete('guides/one.mdx');
    await editor.notice('guides/one.mdx');
    folder.delete('guides/two.mdx');
    await editor.notice('guides/two.mdx');
    assert.deepEqual(
      editor.questions.map((question) => /`([^`]+)`/.exec(question)?.[1]),
      ['/guides/one', '/guides/two'],
    );
    assert.deepEqual(redirects(), []);
  });

  it('that Docsight has moved and moved back', async () => {
    const editor = await Editor.open();
    for (const [from, to] of [
      ['guides/one.mdx', 'one.mdx'],
      ['one.mdx', 'guides/one.mdx'],
    ] as [SitePath, SitePath][]) {
      editor.offers.noteMoves(editor.site, [{ from, to }]);
      folder.git('mv', from, to);
      await editor.notice(from, to);
    }
    folder.delete('guides/one.mdx');
    await editor.notice('guides/one.mdx');
    assert.equal(editor.questions.length, 1);
  });

  it('that has come back by itself, again', async () => {
    const editor = await Editor.open('Not Now');
    const name = 'guides/one.mdx';
    const lose = async (): Promise<void> => {
      folder.delete(name);
      await editor.notice(name);
    };
    await lose();
    // Some editors tell only of the folder of a file.
    for (const told of [name, 'guides']) {
      folder.write({ [name]: body('guides/one') });
      await editor.notice(told);
      await lose();
    }
    // What comes back while nobody wants to be asked may be lost again later.
    folder.write({ [name]: body('guides/one') });
    editor.configure({ addRedirects: 'never' });
    await editor.notice(name);
    editor.configure({ addRedirects: 'ask' });
    await lose();
    assert.equal(editor.questions.length, 4);
  });

  it('without a question if a setting says so, and never if it says that', async () => {
    folder.delete('guides/one.mdx');
    for (const [addRedirects, expected] of [
      ['never', []],
      ['always', ['/guides/one → /guides']],
    ] as const) {
      const editor = await Editor.open('Not Now', { addRedirects });
      await editor.notice('guides/one.mdx');
      assert.deepEqual([editor.questions, redirects()], [[], expected]);
    }
  });
});

describe('nobody is asked about', () => {
  const expectSilence = async (change: () => readonly string[]): Promise<void> => {
    const editor = await Editor.open();
    await editor.notice(...change());
    assert.deepEqual([editor.questions, redirects()], [[], []]);
  };

  it('a branch with other pages', async () => {
    folder.git('switch', '-q', '-c', 'other');
    folder.delete('guides');
    folder.commit();
    folder.git('switch', '-q', 'main');
    await expectSilence(() => {
      folder.git('switch', '-q', 'other');
      return ['guides', 'docs.json'];
    });
  });

  it('pages that a merge with conflicts removes', async () => {
    folder.git('switch', '-q', '-c', 'other');
    folder.delete('guides/one.mdx');
    folder.write({ 'index.mdx': 'Theirs.\n' });
    folder.commit();
    folder.git('switch', '-q', 'main');
    folder.write({ 'index.mdx': 'Ours.\n' });
    folder.commit();
    await expectSilence(() => {
      assert.throws(() => folder.git('merge', 'other'));
      assert.ok(!existsSync(path.join(folder.path, 'guides/one.mdx')));
      return ['guides/one.mdx', 'index.mdx'];
    });
  });

  it('pages that no commit has', async () => {
    folder.write({ 'guides/new.mdx': body('new'), 'docs.json': config([...listed, 'guides/new']) });
    await expectSilence(() => {
      folder.delete('guides/new.mdx');
      return ['guides/new.mdx'];
    });
  });

  it('unlisted pages, pages whose next page is unknown, and files outside of repositories', async () => {
    await expectSilence(() => {
      folder.delete('unlisted.mdx');
      folder.delete('api/a.mdx');
      return ['unlisted.mdx', 'api/a.mdx'];
    });
    folder.delete('.git');
    await expectSilence(() => {
      folder.delete('guides/one.mdx');
      return ['guides/one.mdx'];
    });
  });

  it('files that Docsight moves itself, and restricted folders', async () => {
    const editor = await Editor.open();
    editor.offers.noteMoves(editor.site, [{ from: 'guides/one.mdx' as SitePath, to: 'one.mdx' as SitePath }]);
    folder.git('mv', 'guides/one.mdx', 'one.mdx');
    await editor.notice('guides/one.mdx', 'one.mdx');
    editor.restrict();
    folder.delete('guides/two.mdx');
    await editor.notice('guides/two.mdx');
    assert.deepEqual(editor.questions, []);
  });
});

describe('the server', () => {
  it('offers redirects when its editor tells of a deleted page', async () => {
    const edits: unknown[] = [];
    const questions: string[] = [];
    const capabilities = {
      workspace: {
        applyEdit: true,
        didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
      },
      textDocument: { diagnostic: {} },
    };
    const [client] = await LanguageClient.start(folder.path, capabilities, { addRedirects: 'ask' });
    await client.pull('docs.json');
    client.connection.onRequest(ShowMessageRequest.type, ({ message, actions = [] }) => {
      questions.push(message);
      return actions[0] ?? null;
    });
    const applied = new Promise<void>((resolve) => {
      client.connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
        edits.push(edit);
        resolve();
        return { applied: true };
      });
    });
    folder.delete('guides/one.mdx');
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: client.uri('guides/one.mdx'), type: FileChangeType.Deleted }],
    });
    await applied;
    assert.equal(questions.length, 1);
    assert.match(JSON.stringify(edits), /\/guides\/one/);
    assert.equal(await client.stop(), 0);
  });
});
