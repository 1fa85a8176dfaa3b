import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { CreateFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  newGroupRequest,
  newPageRequest,
  newSiteRequest,
  insertionPointsRequest,
  proposedPageRequest,
  templatesRequest,
  type InsertionPointInfo,
  type TemplateInfo,
} from '../../server/src/protocol/newFiles.ts';
import type { EditAnswer } from '../../server/src/protocol/siteView.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith, currentConfigWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const capabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create' as const] } },
};

let folder: TempFolder;
let client: LanguageClient;

async function start(files: Readonly<Record<string, string>>, able = true): Promise<void> {
  folder.write(files);
  [client] = await LanguageClient.start(folder.path, able ? capabilities : {});
}

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(async () => {
  await client.stop();
  folder.remove();
});

const site = {
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['intro'] }] }),
  'intro.mdx': page('Intro'),
};

function ask<Result>(request: string, params: object): Promise<Result> {
  return client.connection.sendRequest(request, { config: client.uri('docs.json'), ...params });
}

/** What an edit makes of the files: their texts by path. */
function after(answer: EditAnswer<WorkspaceEdit>): Readonly<Record<string, string>> {
  assert.ok('edit' in answer, JSON.stringify(answer));
  const texts: Record<string, string> = {};
  for (const change of (answer.edit.documentChanges ?? []) as (CreateFile | TextDocumentEdit)[]) {
    const uri = 'edits' in change ? change.textDocument.uri : change.uri;
    const name = decodeURI(uri.slice(client.uri('').length)).replace(/^\//, '');
    if ('edits' in change) {
      const before = texts[name] ?? readFileSync(path.join(folder.path, name), 'utf8');
      texts[name] = TextDocument.applyEdits(TextDocument.create(uri, '', 0, before), change.edits as never);
    } else texts[name] = '';
  }
  return texts;
}

describe('new pages and groups, asked by an editor', () => {
  it('come from the server’s templates and insertion points', async () => {
    await start(site);
    const templates = await ask<readonly TemplateInfo[]>(templatesRequest, {});
    assert.deepEqual(
      templates.map(({ id }) => id),
      ['guide', 'how-to', 'reference', 'api-endpoint', 'changelog', 'troubleshooting', 'blank'],
    );
    const insertionPoints = await ask<readonly InsertionPointInfo[]>(insertionPointsRequest, { folder: '' });
    assert.deepEqual(insertionPoints, [{ path: ['navigation', 0], label: 'Start' }]);
    assert.equal(await ask(proposedPageRequest, { title: 'First steps', folder: '' }), 'first-steps');
    const expected = {
      template: 'how-to',
      title: 'First steps',
      page: 'first-steps',
      insertionPoint: insertionPoints[0],
    };
    const texts = after(await ask(newPageRequest, expected));
    assert.deepEqual(Object.keys(texts), ['first-steps.mdx', 'docs.json']);
    assert.match(texts['first-steps.mdx'] ?? '', /^---\ntitle: "First steps"\n[^]*<Steps>/);
    assert.match(texts['docs.json'] ?? '', /"intro",\n {8}"first-steps"\n/);
  });

  it('begin with the group at the cursor in docs.json, and in an included file', async () => {
    const groups = (...titles: string[]) => titles.map((group) => ({ group, pages: [group.toLowerCase()] }));
    const navigation = { groups: [...groups('A', 'B'), { $ref: './more.json' }] };
    await start({
      'docs.json': currentConfigWith({ navigation }),
      'more.json': JSON.stringify({ group: 'C', pages: ['c', ...groups('D')] }, undefined, 1),
    });
    const firstAt = async (file: string, text: string) => {
      const lines = readFileSync(path.join(folder.path, file), 'utf8').split('\n');
      const line = lines.findIndex((one) => one.includes(text));
      const cursor = { uri: client.uri(file), position: { line, character: lines[line]?.indexOf(text) ?? 0 } };
      const found = await ask<readonly InsertionPointInfo[]>(insertionPointsRequest, { folder: '', cursor });
      return found.slice(0, 2).map(({ label }) => label);
    };
    assert.deepEqual(await firstAt('docs.json', '"b"'), ['B', 'A']);
    assert.deepEqual(await firstAt('more.json', '"c"'), ['C', 'A']);
    assert.deepEqual(await firstAt('more.json', '"d"'), ['C › D', 'C']);
    assert.deepEqual(await firstAt('docs.json', 'name'), ['A', 'B']);
  });

  it('see what an editor has not saved yet', async () => {
    await start(site);
    await client.open('docs.json', site['docs.json'].replace('Start', 'Begin'));
    const insertionPoints = await ask<readonly InsertionPointInfo[]>(insertionPointsRequest, {
      folder: '',
      takes: 'group',
    });
    assert.deepEqual(
      insertionPoints.map(({ label }) => label),
      ['Top level', 'Begin'],
    );
    const answer = await ask<EditAnswer<WorkspaceEdit>>(newGroupRequest, { title: 'More' });
    assert.match(after(answer)['docs.json'] ?? '', /"group": "More",\n {6}"pages": \[\]/);
  });

  it('are reported on once the file is there, of which editors notify the server after the entry', async () => {
    await start(site);
    await client.open('docs.json', site['docs.json']);
    const [insertionPoint] = await ask<readonly InsertionPointInfo[]>(insertionPointsRequest, { folder: '' });
    const expected = { template: 'guide', title: 'A', page: 'a', insertionPoint };
    const texts = after(await ask(newPageRequest, expected));
    await client.change('docs.json', texts['docs.json'] ?? '');
    const reported = client.pull('docs.json');
    // A request that is answered before the file is there would report it by now.
    await ask(insertionPointsRequest, { folder: '' });
    folder.write({ 'a.mdx': texts['a.mdx'] ?? '' });
    await client.filesChanged('a.mdx');
    assert.deepEqual(await reported, []);
  });

  it('are refused where an ignore file excludes them, also an unsaved one', async () => {
    await start(site);
    const expected = { template: 'guide', title: 'A', page: 'drafts/a' };
    assert.ok('edit' in (await ask<EditAnswer<WorkspaceEdit>>(newPageRequest, expected)));
    await client.open('.mintignore', 'drafts\n', 'ignore');
    assert.deepEqual(await ask(newPageRequest, expected), {
      refused:
        '`.mintignore` excludes `drafts/a`, so the page wouldn’t be published. Use another path, or change the ignore file.',
    });
  });

  it('are refused with a message: if the page exists, the site is gone, or the editor can’t create files', async () => {
    await start(site);
    const expected = { template: 'guide', title: 'A', page: 'intro' };
    assert.deepEqual(await ask(newPageRequest, expected), {
      refused: 'The page `intro.mdx` already exists. Use another path.',
    });
    assert.deepEqual(await ask(newPageRequest, { ...expected, config: client.uri('other/docs.json') }), {
      refused: 'The site no longer exists.',
    });
    assert.deepEqual(await ask(newPageRequest, { template: 'guide' }), {
      refused: 'The language server failed. See the Docsight output for details.',
    });
    await client.stop();
    await start({}, false);
    assert.deepEqual(await ask(newPageRequest, { ...expected, page: 'new' }), {
      refused: 'This editor can’t create files for language servers.',
    });
  });
});

describe('a new site, asked by an editor', () => {
  it('is made where there is none, and refused where one is', async () => {
    await start({});
    const answer = await ask<EditAnswer<WorkspaceEdit>>(newSiteRequest, { folder: client.uri('docs'), name: 'Acme' });
    const texts = after(answer);
    assert.match(texts['docs/docs.json'] ?? '', /"name": "Acme"/);
    assert.match(texts['docs/index.mdx'] ?? '', /title: "Welcome to Acme"/);
    folder.write({ 'docs/docs.json': '{}', notes: '' });
    for (const name of ['notes', 'notes/below'])
      assert.deepEqual(await ask(newSiteRequest, { folder: client.uri(name), name: 'Acme' }), {
        refused: '“notes” is a file. Use a folder.',
      });
    const again = await ask<{ refused: string }>(newSiteRequest, { folder: client.uri('docs'), name: 'Acme' });
    assert.match(again.refused, /This folder already has a `docs\.json`/);
  });
});
