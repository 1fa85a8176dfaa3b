import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { ClientCapabilities, WorkspaceEdit } from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import {
  changeNavigationRequest,
  changeTitleRequest,
  outlineRequest,
  type ChangeTitleParams,
  type EditAnswer,
  type NavigationChangeInfo,
  type Outline,
  type OutlineNode,
} from '../../server/src/protocol/siteView.ts';
import { LanguageClient } from '../support/languageClient.ts';
import type { Files } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const modern: ClientCapabilities = { workspace: { workspaceEdit: { documentChanges: true } } };

const pages: Files = {
  'intro.mdx': '---\ntitle: Introduction\ndescription: Start.\n---\n',
  'guides/install.mdx': '---\ntitle: Install\ndescription: Do it.\n---\n',
  'guides/more.mdx': '---\ntitle: More\ndescription: Later.\n---\n',
};
const classic: Files = {
  'docs.json': `{
  "name": "Acme",
  "colors": { "primary": "#123456" },
  "navigation": [
    { "group": "Start", "pages": ["intro", "gone"] },
    { "group": "Guides", "pages": ["guides/install"] }
  ]
}
`,
  ...pages,
};
const current: Files = {
  'docs.json': `{
  "$schema": "https://mintlify.com/docs.json",
  "theme": "mint",
  "name": "Acme",
  "navigation": {
    "tabs": [
      { "tab": "Docs", "groups": [{ "group": "Start", "pages": ["intro"] }] },
      { "tab": "Blog", "href": "https://acme.dev/blog" }
    ]
  }
}
`,
  ...pages,
};

let folder: TempFolder;
let client: LanguageClient;
let text: string;

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function start(files: Files): Promise<void> {
  folder = new TempFolder().write(files);
  text = files['docs.json'] ?? '';
  [client] = await LanguageClient.start(folder.path, modern);
}

/** The outline once all pages are read. */
async function outline(): Promise<Outline> {
  await client.connection.sendRequest('docsight/checkSite', { config: client.uri('docs.json') });
  const answer = await client.connection.sendRequest<Outline | null>(outlineRequest, {
    config: client.uri('docs.json'),
  });
  assert.ok(answer);
  return answer;
}

function labels(nodes: readonly OutlineNode[]): readonly unknown[] {
  return nodes.map((node) => ('children' in node ? [node.label, ...labels(node.children)] : node.label));
}

function find(nodes: readonly OutlineNode[], label: string): OutlineNode {
  const all = (list: readonly OutlineNode[]): readonly OutlineNode[] =>
    list.flatMap((node) => ('children' in node ? [node, ...all(node.children)] : [node]));
  const node = all(nodes).find((one) => one.label === label);
  assert.ok(node, label);
  return node;
}

/** docs.json after a change, with which the server is notified that it was made; or why it is refused. */
async function change(requested: NavigationChangeInfo): Promise<string> {
  const answer = await client.connection.sendRequest<EditAnswer<WorkspaceEdit>>(changeNavigationRequest, {
    config: client.uri('docs.json'),
    change: requested,
  });
  if ('refused' in answer) return answer.refused;
  const [edit, ...others] = answer.edit.documentChanges ?? [];
  assert.ok(edit && 'edits' in edit && others.length === 0);
  assert.equal(edit.textDocument.uri, client.uri('docs.json'));
  const lines = new LineIndex(text);
  const edits = edit.edits.map((one) => {
    assert.ok('range' in one && 'newText' in one);
    return {
      range: { start: lines.offsetAt(one.range.start), end: lines.offsetAt(one.range.end) },
      newText: one.newText,
    };
  });
  text = applyEdits(text, edits);
  folder.write({ 'docs.json': text });
  await client.filesChanged('docs.json');
  return text;
}

describe('the view of a site', () => {
  it('shows a site of the classic generation, and the page that is in no group', async () => {
    await start(classic);
    const { nodes, unlisted } = await outline();
    assert.deepEqual(labels(nodes), [
      ['Start', 'Introduction', 'Gone'],
      ['Guides', 'Install'],
    ]);
    assert.deepEqual(unlisted, [
      {
        kind: 'page',
        path: [],
        label: 'More',
        entry: 'guides/more',
        uri: client.uri('guides/more.mdx'),
        description: 'Later.',
      },
    ]);
    assert.deepEqual(find(nodes, 'Introduction'), {
      kind: 'page',
      path: ['navigation', 0, 'pages', 0],
      label: 'Introduction',
      description: 'Start.',
      entry: 'intro',
      uri: client.uri('intro.mdx'),
      range: { start: { line: 4, character: 34 }, end: { line: 4, character: 41 } },
    });
    assert.equal(find(nodes, 'Gone').kind, 'missing');
  });

  it('shows a site of the current generation', async () => {
    await start(current);
    const { nodes } = await outline();
    assert.deepEqual(labels(nodes), [['Docs', ['Start', 'Introduction']], ['Blog']]);
    const blog = find(nodes, 'Blog');
    assert.ok('detail' in blog);
    assert.equal(blog.detail, 'https://acme.dev/blog');
    assert.deepEqual(blog.takes, []);
  });

  it('moves, adds, renames and removes, each by an edit of docs.json', async () => {
    await start(classic);
    let { nodes } = await outline();
    const pages = [client.uri('guides/more.mdx')];
    const add = { kind: 'move', nodes: [], pages, into: find(nodes, 'Guides') } as const;
    assert.match(await change(add), /\["guides\/install", "guides\/more"\]/);
    ({ nodes } = await outline());
    assert.deepEqual(labels(nodes)[1], ['Guides', 'Install', 'More']);
    const move = { kind: 'move', nodes: [find(nodes, 'More')], into: find(nodes, 'Start') } as const;
    assert.match(await change({ ...move, before: find(nodes, 'Introduction') }), /\["guides\/more", "intro", "gone"\]/);
    ({ nodes } = await outline());
    assert.match(await change({ kind: 'rename', node: find(nodes, 'Guides'), title: 'Help' }), /"group": "Help"/);
    ({ nodes } = await outline());
    await change({ kind: 'remove', nodes: [find(nodes, 'Gone'), find(nodes, 'Help')] });
    assert.deepEqual(labels((await outline()).nodes), [['Start', 'More', 'Introduction']]);
  });

  it('changes a site of the current generation, and says why it doesn’t', async () => {
    await start(current);
    const { nodes } = await outline();
    assert.match(
      await change({ kind: 'move', nodes: [find(nodes, 'Blog')], before: find(nodes, 'Docs') }),
      /"Blog"[^]*"Docs"/,
    );
    assert.equal(
      await change({ kind: 'remove', nodes: [find(nodes, 'Start')] }),
      '“Start” changed in docs.json. Try again.',
    );
  });

  it('gives a page another title, whether it is open or not', async () => {
    await start(classic);
    const edits = async (name: string, title: string): Promise<unknown> => {
      const params: ChangeTitleParams = { config: client.uri('docs.json'), uri: client.uri(name), title };
      const answer = await client.connection.sendRequest<EditAnswer<WorkspaceEdit>>(changeTitleRequest, params);
      return 'refused' in answer ? answer.refused : answer.edit.documentChanges;
    };
    const changed = (name: string, newText: string, end: number): unknown => [
      {
        textDocument: { uri: client.uri(name), version: null },
        edits: [{ range: { start: { line: 1, character: 7 }, end: { line: 1, character: end } }, newText }],
      },
    ];
    assert.deepEqual(await edits('guides/install.mdx', 'Set up'), changed('guides/install.mdx', 'Set up', 14));
    await client.open('intro.mdx', '---\ntitle: Start\n---\n', 'mdx');
    assert.deepEqual(await edits('intro.mdx', 'Begin: here'), changed('intro.mdx', '"Begin: here"', 12));
    assert.equal(await edits('intro.mdx', ' '), 'The page must have a title.');
    assert.equal(await edits('nowhere.mdx', 'New'), 'The site no longer exists.');
  });

  it('knows nothing of a site that is gone', async () => {
    await start(classic);
    const config = client.uri('other/docs.json');
    assert.equal(await client.connection.sendRequest(outlineRequest, { config }), null);
    assert.deepEqual(
      await client.connection.sendRequest(changeNavigationRequest, { config, change: { kind: 'remove', nodes: [] } }),
      { refused: 'The site no longer exists.' },
    );
  });
});
