import assert from 'node:assert/strict';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ErrorCodes, RegistrationRequest, ResponseError, type ClientCapabilities } from 'vscode-languageserver/node';
import { nodeFileSystem } from '../../server/src/workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page, type Files } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// Assistants, terminals and version control write files of which no editor is told, and not every editor tells its
// servers. Whoever does, the findings are in the end those of a server that has just been started.

const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] }, undefined, 2);

const site: Files = {
  'docs/docs.json': config('intro', 'install', 'guides/a', 'guides/b'),
  'docs/intro.mdx': `${page('Intro')}\n[install](/install) [new](/fresh) ![](/images/a.png)\n`,
  'docs/install.mdx': page('Install'),
  'docs/guides/a.mdx': `${page('A')}\n[b](./b) [later](/later)\n`,
  'docs/guides/b.mdx': page('B'),
};

let folder: TempFolder;
let client: LanguageClient;
beforeEach(() => {
  folder = new TempFolder().write(site);
});
afterEach(async () => {
  assert.equal(await client.stop(), 0);
  folder.remove();
});

const at = (name: string): string => path.join(folder.path, name);
const move = (from: string, to: string): void => {
  renameSync(at(from), at(to));
};

/** What happens on the disk; returns the files and folders that an editor would tell of. */
type Story = readonly [name: string, happen: () => readonly string[]];

const write = (files: Files): readonly string[] => {
  folder.write(files);
  return Object.keys(files);
};
const remove = (name: string): readonly string[] => {
  folder.delete(name);
  return [name];
};

const stories: readonly Story[] = [
  ['a page is created to which an open page links', () => write({ 'docs/fresh.mdx': page('Fresh') })],
  ['a page is created to which a closed page links', () => write({ 'docs/later.mdx': page('Later') })],
  ['a page gets a broken link', () => write({ 'docs/guides/b.mdx': `${page('B')}\n[gone](/gone)\n` })],
  ['a page is fixed', () => write({ 'docs/guides/b.mdx': page('B') })],
  ['a page is deleted to which others link', () => remove('docs/install.mdx')],
  [
    'a page is renamed',
    () => {
      move('docs/fresh.mdx', 'docs/install.mdx');
      return ['docs/fresh.mdx', 'docs/install.mdx'];
    },
  ],
  ['an image is created in a new folder', () => write({ 'docs/images/a.png': 'x' })],
  [
    'docs.json is replaced',
    () => {
      writeFileSync(at('docs/docs.json.new'), config('intro', 'install', 'missing', 'guides/a'));
      move('docs/docs.json.new', 'docs/docs.json');
      return ['docs/docs.json'];
    },
  ],
  [
    'a folder is moved',
    () => {
      mkdirSync(at('docs/learn'));
      move('docs/guides', 'docs/learn/guides');
      return ['docs/guides', 'docs/learn'];
    },
  ],
  ['a file in the moved folder is changed', () => write({ 'docs/learn/guides/b.mdx': '<Unclosed>\n' })],
  [
    'settings above the site turn a rule off',
    () => write({ '.docsight.json': '{ "rules": { "mdx/syntax": "off" } }' }),
  ],
  [
    'a branch with 40 changed files is checked out',
    () => {
      const pages = Array.from({ length: 37 }, (_, at) => `docs/part${at % 9}/deep/p${at}.mdx`);
      return [
        ...write(Object.fromEntries(pages.map((name, at) => [name, `${page(`P${at}`)}\n[x](/none${at})\n`]))),
        ...remove('docs/later.mdx'),
        ...write({
          'docs/learn/guides/b.mdx': page('B'),
          'docs/guides/b.mdx': page('B'),
          'docs/docs.json': config('intro'),
        }),
      ];
    },
  ],
];

/** The rules of all findings by file, as somebody who starts now gets them. */
async function freshFindings(): Promise<string> {
  const workspace = new Workspace(nodeFileSystem, { onError: (error) => assert.fail(String(error)) });
  await workspace.addFolder(fromFsPath(folder.path));
  await workspace.loaded();
  await workspace.checked();
  const found = workspace.sites.flatMap(({ diagnostics }) => [
    ...diagnostics.configFiles().map((file) => [file, diagnostics.in(file)] as const),
    ...diagnostics.pages().map((file) => [file, diagnostics.in(file)] as const),
  ]);
  return shown(found.map(([file, findings]) => [`docs/${file}`, findings.map(({ rule }) => rule.id)]));
}

function shown(found: readonly (readonly [file: string, rules: readonly string[]])[]): string {
  const some = found.filter(([, rules]) => rules.length > 0).map(([file, rules]) => `${file}: ${rules.join(' ')}`);
  return some.sort().join('\n');
}

/** The same after each story, whoever tells of it. */
const freshAfter = new Map<string, string>();

const published = (): string =>
  shown(
    [...client.published].map(([uri, items]) => [
      decodeURIComponent(uri.slice(client.uri('').length)).replace(/^\//, ''),
      items.map(({ code }) => String(code)),
    ]),
  );

/** As eglot declares it, which doesn’t learn of folders that come later, and Helix, which tells of its own files. */
const partly: ClientCapabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };

interface Teller {
  readonly name: string;
  readonly capabilities: ClientCapabilities;
  readonly tells: boolean;
}

const watched: ClientCapabilities = {
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
};
const tellers: readonly Teller[] = [
  { name: 'watches files', capabilities: watched, tells: true },
  { name: 'watches no files', capabilities: {}, tells: false },
  { name: 'declares that it watches files, and tells of none', capabilities: partly, tells: false },
  { name: 'tells of files that nobody asked it to watch', capabilities: {}, tells: true },
];

for (const { name, capabilities, tells } of tellers) {
  describe(`a client that ${name}`, () => {
    it('has no stale finding after any of the stories', async () => {
      [client] = await LanguageClient.startAs(folder.path, capabilities);
      await client.open('docs/intro.mdx', site['docs/intro.mdx'] ?? '', 'mdx');
      for (const [story, happen] of stories) {
        const changed = happen();
        if (tells) await client.filesChanged(...changed);
        const expected = freshAfter.get(story) ?? (await freshFindings());
        freshAfter.set(story, expected);
        await client.whenPublished(() => published() === expected);
        assert.equal(published(), expected, story);
      }
    });
  });
}

describe('a client that declares that it watches files, and refuses to', () => {
  it('has no stale finding either', async () => {
    [client] = await LanguageClient.startAs(folder.path, watched, (connection) => {
      connection.onRequest(RegistrationRequest.type, () => new ResponseError(ErrorCodes.MethodNotFound, 'No'));
    });
    await client.whenPushed('docs/guides/a.mdx', (codes) => codes.includes('link/not-found'));
    folder.write({ 'docs/later.mdx': page('Later') });
    await client.whenPushed('docs/guides/a.mdx', (codes) => !codes.includes('link/not-found'));
  });
});

describe('a client that watches files only after the server has read them', () => {
  it('has no stale finding of what changed in between', async () => {
    [client] = await LanguageClient.startAs(folder.path, watched, (connection) => {
      connection.onRequest(RegistrationRequest.type, async () => {
        await client.whenPushed('docs/guides/a.mdx', (codes) => codes.includes('link/not-found'));
        folder.write({ 'docs/later.mdx': page('Later'), 'docs/guides/b.mdx': '<Unclosed>\n' });
      });
    });
    await client.whenPushed('docs/guides/a.mdx', (codes) => !codes.includes('link/not-found'));
    await client.whenPushed('docs/guides/b.mdx', (codes) => codes.includes('mdx/syntax'));
  });
});

describe('a client that watches no files', () => {
  it('is told of no broken link that isn’t one when it opens, saves or edits a page', async () => {
    [client] = await LanguageClient.startAs(folder.path, { textDocument: { diagnostic: {} } });
    const text = site['docs/intro.mdx'] ?? '';
    // Nothing waits for the watchers here: what is requested at once is right.
    folder.write({ 'docs/fresh.mdx': page('Fresh'), 'docs/images/a.png': 'x' });
    await client.open('docs/intro.mdx', text, 'mdx');
    assert.ok(!(await client.pull('docs/intro.mdx')).includes('link/not-found'));
    folder.delete('docs/install.mdx');
    await client.save('docs/intro.mdx');
    assert.ok((await client.pull('docs/intro.mdx')).includes('link/not-found'));
    folder.write({ 'docs/newest.mdx': page('Newest') });
    await client.change('docs/intro.mdx', text.replaceAll('/install', '/newest'));
    assert.ok(!(await client.pull('docs/intro.mdx')).includes('link/not-found'));
  });
});
