import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  DidRenameFilesNotification,
  PrepareRenameRequest,
  RenameRequest,
  ShowMessageRequest,
  WillDeleteFilesRequest,
  WillRenameFilesRequest,
  type ClientCapabilities,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import { questionRequest, type QuestionParams } from '../../server/src/protocol/questions.ts';
import { LanguageClient } from '../support/languageClient.ts';
import type { Files } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const modern: ClientCapabilities = {
  workspace: {
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    fileOperations: { willRename: true, willDelete: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
  },
  textDocument: { diagnostic: {}, rename: { prepareSupport: true } },
};

const site: Files = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "install"] }] }\n',
  'intro.mdx': '---\ntitle: Intro\ndescription: Start.\n---\n\n[next](/install#next-steps)\n',
  'install.mdx': '---\ntitle: Install\ndescription: Do it.\n---\n\nSee [it](./intro).\n\n## Next steps\n',
};

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder().write(site);
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function start(capabilities = modern, options?: unknown): Promise<void> {
  [client] = await LanguageClient.start(folder.path, capabilities, options);
}

function move(from: string, to: string): Promise<WorkspaceEdit | null> {
  const files = [{ oldUri: client.uri(from), newUri: client.uri(to) }];
  return client.connection.sendRequest(WillRenameFilesRequest.type, { files });
}

function at(name: string, part: string) {
  const text = site[name] ?? '';
  return { textDocument: { uri: client.uri(name) }, position: new LineIndex(text).positionAt(text.indexOf(part) + 1) };
}

/** Applies an edit as editors do, first the texts and then the move; returns what is reported in between and after. */
async function reportedDuring(edit: WorkspaceEdit | null, [from, to]: readonly [string, string]): Promise<unknown> {
  const files = after(edit);
  await client.change('docs.json', files['docs.json'] ?? '');
  await client.open('intro.mdx', files['intro.mdx'] ?? '', 'mdx');
  const reported = ['docs.json', 'intro.mdx'].map((name) => client.pull(name));
  await rename(path.join(folder.path, from), path.join(folder.path, to));
  const renamed = [{ oldUri: client.uri(from), newUri: client.uri(to) }];
  await client.connection.sendNotification(DidRenameFilesNotification.type, { files: renamed });
  return (await Promise.all(reported)).flat().filter((code) => code.includes('not-found'));
}

/** What an edit makes of the site's files; a moved file has its new name. */
function after(edit: WorkspaceEdit | null, files: Files = site): Files {
  const result = new Map(Object.entries(files));
  const nameOf = (uri: string): string => uri.slice(client.uri('').length).replace(/^\//, '');
  for (const change of edit?.documentChanges ?? []) {
    if ('edits' in change) {
      const name = nameOf(change.textDocument.uri);
      const text = result.get(name) ?? '';
      const lines = new LineIndex(text);
      const edits = change.edits.flatMap((one) =>
        'range' in one && 'newText' in one
          ? [
              {
                range: { start: lines.offsetAt(one.range.start), end: lines.offsetAt(one.range.end) },
                newText: one.newText,
              },
            ]
          : [],
      );
      result.set(name, applyEdits(text, edits));
    } else if (change.kind === 'rename') {
      const text = result.get(nameOf(change.oldUri)) ?? '';
      result.delete(nameOf(change.oldUri));
      result.set(nameOf(change.newUri), text);
    }
  }
  return Object.fromEntries(result);
}

describe('the server when files move', () => {
  it('gives what changes in all files before the editor moves one', async () => {
    await start();
    assert.deepEqual(after(await move('install.mdx', 'guides/setup.mdx')), {
      'docs.json': site['docs.json']?.replace('"install"', '"guides/setup"'),
      'intro.mdx': site['intro.mdx']?.replace('/install', '/guides/setup'),
      'install.mdx': site['install.mdx']?.replace('./intro', '../intro'),
    });
    assert.equal(await move('install.mdx', '../elsewhere/install.mdx'), null);
    assert.equal(await move('nothing.mdx', 'something.mdx'), null);
  });

  it('reports no link as broken until the editor has moved it', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    const edit = await move('install.mdx', 'setup.mdx');
    assert.deepEqual(await reportedDuring(edit, ['install.mdx', 'setup.mdx']), []);
  });

  it('leaves links unchanged if a person wants that', async () => {
    await start(modern, { updateOnMove: 'never' });
    assert.equal(await move('install.mdx', 'setup.mdx'), null);
  });

  it('adds redirects from the old address if a person agrees', async () => {
    await start(modern, { addRedirects: 'ask' });
    const questions: string[] = [];
    client.connection.onRequest(ShowMessageRequest.type, ({ message, actions = [] }) => {
      questions.push(message);
      return actions[questions.length - 1] ?? null;
    });
    const added = after(await move('install.mdx', 'setup.mdx'))['docs.json'] ?? '';
    assert.deepEqual((JSON.parse(added) as { redirects?: unknown }).redirects, [
      { source: '/install', destination: '/setup' },
    ]);
    const refused = after(await move('install.mdx', 'setup.mdx'))['docs.json'] ?? '';
    assert.deepEqual((JSON.parse(refused) as { redirects?: unknown }).redirects, undefined);
    assert.equal(questions.length, 2);
    assert.match(questions[0] ?? '', /`\/install`/);
  });

  it('asks for redirects in a dialog, which stays until it is answered, where the editor has some', async () => {
    await start(modern, { addRedirects: 'ask', asksQuestions: true });
    const asked: QuestionParams[] = [];
    client.connection.onRequest(ShowMessageRequest.type, () => assert.fail('a notification hides itself'));
    client.connection.onRequest(questionRequest, (params: QuestionParams) => {
      asked.push(params);
      return asked.length === 1 ? params.answers[0] : null;
    });
    const redirectsAfter = async (to: string): Promise<unknown> =>
      (JSON.parse(after(await move('install.mdx', to))['docs.json'] ?? '') as { redirects?: unknown }).redirects;
    assert.deepEqual(await redirectsAfter('setup.mdx'), [{ source: '/install', destination: '/setup' }]);
    assert.equal(await redirectsAfter('start.mdx'), undefined);
    assert.deepEqual(asked[0], {
      question: 'Add a redirect from `/install` to the new URL in docs.json?',
      answers: ['Add Redirect', 'Don’t Add'],
    });
  });

  it('gives each site its own changes', async () => {
    folder.write({
      'inner/docs.json': site['docs.json'] ?? '',
      'inner/intro.mdx': '[a](/install)\n',
      'inner/install.mdx': 'Text.\n',
    });
    await start();
    const edit = await move('inner/install.mdx', 'inner/setup.mdx');
    const touched = (edit?.documentChanges ?? []).map((change) => ('edits' in change ? change.textDocument.uri : ''));
    assert.deepEqual(touched, [client.uri('inner/docs.json'), client.uri('inner/intro.mdx')]);
    assert.equal(await move('inner/install.mdx', 'install2.mdx'), null);
  });

  it('describes the removal of a deleted page’s entry, which is one ticked change in a preview', async () => {
    await start();
    const edit = await client.connection.sendRequest(WillDeleteFilesRequest.type, {
      files: [{ uri: client.uri('install.mdx') }],
    });
    assert.deepEqual(Object.values(edit?.changeAnnotations ?? {}), [
      { label: 'Remove the entry of a deleted page', needsConfirmation: false },
    ]);
    const rows = (edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []));
    assert.equal(rows.length, 1);
    assert.deepEqual(after(edit)['docs.json'], site['docs.json']?.replace(', "install"', ''));
  });
});

describe('the server when somebody renames', () => {
  it('moves the page that an entry names, in one edit with everything else', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    const location = at('docs.json', 'install"');
    const ready = await client.connection.sendRequest(PrepareRenameRequest.type, location);
    assert.ok(ready && 'placeholder' in ready && ready.placeholder === 'install');
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...location, newName: 'guides/setup' });
    assert.deepEqual(after(edit), {
      'docs.json': site['docs.json']?.replace('"install"', '"guides/setup"'),
      'intro.mdx': site['intro.mdx']?.replace('/install', '/guides/setup'),
      'guides/setup.mdx': site['install.mdx']?.replace('./intro', '../intro'),
    });
  });

  it('adds redirects from the old address if a person agrees', async () => {
    await start(modern, { addRedirects: 'ask' });
    client.connection.onRequest(ShowMessageRequest.type, ({ actions = [] }) => actions[0] ?? null);
    await client.open('docs.json', site['docs.json'] ?? '');
    const location = at('docs.json', 'install"');
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...location, newName: 'setup' });
    const config = JSON.parse(after(edit)['docs.json'] ?? '') as { redirects?: unknown };
    assert.deepEqual(config.redirects, [{ source: '/install', destination: '/setup' }]);
  });

  it('changes nothing twice when the editor announces the move that is a part of the edit', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    const edit = await client.connection.sendRequest(RenameRequest.type, {
      ...at('docs.json', 'install"'),
      newName: 'guides/setup',
    });
    const files = after(edit);
    await client.change('docs.json', files['docs.json'] ?? '');
    await client.open('install.mdx', files['guides/setup.mdx'] ?? '', 'mdx');
    assert.equal(await move('install.mdx', 'guides/setup.mdx'), null);
  });

  it('reports no link as broken while the texts have changed and the file hasn’t moved yet', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    const edit = await client.connection.sendRequest(RenameRequest.type, {
      ...at('docs.json', 'install"'),
      newName: 'setup',
    });
    assert.deepEqual(await reportedDuring(edit, ['install.mdx', 'setup.mdx']), []);
  });

  it('still follows a move that was renamed before, but not taken', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    await client.connection.sendRequest(RenameRequest.type, { ...at('docs.json', 'install"'), newName: 'setup' });
    assert.notEqual(await move('install.mdx', 'setup.mdx'), null);
    // Whoever has typed since then has not taken the edit either.
    await client.connection.sendRequest(RenameRequest.type, { ...at('docs.json', 'install"'), newName: 'setup' });
    await client.open('intro.mdx', `${site['intro.mdx'] ?? ''}\nMore.\n`, 'mdx');
    assert.notEqual(await move('install.mdx', 'setup.mdx'), null);
  });

  it('renames a section from a link to a page that nobody has open', async () => {
    await start();
    await client.open('intro.mdx', site['intro.mdx'] ?? '', 'mdx');
    const location = at('intro.mdx', 'next-steps');
    const ready = await client.connection.sendRequest(PrepareRenameRequest.type, location);
    assert.ok(ready && 'placeholder' in ready && ready.placeholder === 'Next steps');
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...location, newName: 'Go on' });
    assert.deepEqual(after(edit), {
      ...site,
      'intro.mdx': site['intro.mdx']?.replace('next-steps', 'go-on'),
      'install.mdx': site['install.mdx']?.replace('Next steps', 'Go on'),
    });
  });

  it('says why a name is refused', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    const location = at('docs.json', 'install"');
    const refused = (newName: string): Promise<unknown> =>
      client.connection.sendRequest(RenameRequest.type, { ...location, newName });
    await assert.rejects(refused('intro'), /`intro\.mdx` already exists/);
    await assert.rejects(refused('../../x'), /is outside the site/);
    const plain = at('docs.json', '"Acme"');
    assert.equal(await client.connection.sendRequest(PrepareRenameRequest.type, plain), null);
  });

  it('says so where the editor can move no files', async () => {
    await start({ workspace: { workspaceEdit: { documentChanges: true } }, textDocument: { diagnostic: {} } });
    await client.open('docs.json', site['docs.json'] ?? '');
    const requested = client.connection.sendRequest(RenameRequest.type, {
      ...at('docs.json', 'install"'),
      newName: 'setup',
    });
    await assert.rejects(requested, /can’t move files/);
  });

  it('knows the file by its new name once it was moved on disk', async () => {
    await start();
    await client.open('docs.json', site['docs.json'] ?? '');
    await rename(path.join(folder.path, 'install.mdx'), path.join(folder.path, 'setup.mdx'));
    await client.filesChanged('install.mdx', 'setup.mdx');
    assert.ok((await client.pull('docs.json')).includes('navigation/page-not-found'));
    await client.change('docs.json', site['docs.json']?.replace('"install"', '"setup"') ?? '');
    assert.ok(!(await client.pull('docs.json')).includes('navigation/page-not-found'));
  });
});
