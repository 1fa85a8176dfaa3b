import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { ClientCapabilities, Hover, InlayHint, WorkspaceDiagnosticReport } from 'vscode-languageserver/node';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

// An editor asks as soon as the server has started, long before the site is read. Each answer is the one that it would
// get later: many of them it never asks for again.

const capabilities: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] } },
  textDocument: { diagnostic: {}, completion: { completionItem: { snippetSupport: true } } },
};

const files = {
  'docs.json': `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  "navigation": { "$ref": "./config/navigation.json" }
}
`,
  'config/navigation.json': `{
  "groups": [{ "group": "Start", "pages": ["intro"] }]
}
`,
  'intro.mdx': `${page('Introduction')}\n## First steps\n\n[Install](/guides/install)\n`,
  'guides/install.mdx': page('Install'),
  'guides/deploy.md': page('Deploy'),
  'legal/terms.mdx': page('Terms'),
};

type Name = keyof typeof files;

/** What an editor has typed before the server was there; nothing of it is on the disk. */
const typed: Readonly<Record<Name, string>> = {
  ...files,
  'docs.json': files['docs.json'].replace('"Acme"', '"Acme", "favicon": "/nowhere.svg"'),
  'config/navigation.json': files['config/navigation.json'].replace('"intro"]', '"intro", "gone", ""]'),
  'intro.mdx': `${files['intro.mdx']}\n[Nowhere](/nowhere)\n\n<Crad />\n`,
};

const languages: Readonly<Record<Name, string>> = {
  'docs.json': 'docs-json',
  'config/navigation.json': 'json',
  'intro.mdx': 'mdx',
  'guides/install.mdx': 'mdx',
  'guides/deploy.md': 'markdown',
  'legal/terms.mdx': 'mdx',
};

/** Where a document is asked about something at a position: the mark `|`. */
const cursors: readonly (readonly [Name, string])[] = [
  ['docs.json', '"theme": "|mint"'],
  ['docs.json', '"./config/navi|gation.json"'],
  ['config/navigation.json', '"intro", "gone", "|"'],
  ['config/navigation.json', '"in|tro"'],
  ['config/navigation.json', '"gr|oup"'],
  ['intro.mdx', '(/guides/ins|tall)'],
  ['intro.mdx', '<Cr|ad'],
];

const atPositions = [
  ...['textDocument/completion', 'textDocument/hover', 'textDocument/definition', 'textDocument/references'],
  ...['textDocument/prepareRename', 'textDocument/linkedEditingRange', 'docsight/closeTag'],
];
const aboutDocuments = [
  ...['textDocument/diagnostic', 'textDocument/documentLink', 'textDocument/documentSymbol'],
  ...['textDocument/inlayHint', 'textDocument/foldingRange', 'textDocument/codeLens', 'textDocument/codeAction'],
  ...['textDocument/documentColor'],
];

const aboutSites = [
  ...[
    'docsight/outline',
    'docsight/checkSite',
    'docsight/insertionPoints',
    'docsight/templates',
    'docsight/rulesTargets',
  ],
];

const range = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder().write(files);
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function start(initializationOptions = {}): Promise<void> {
  [client] = await LanguageClient.start(folder.path, capabilities, initializationOptions);
}

async function startBuilt(initializationOptions: object): Promise<void> {
  [client] = await LanguageClient.startBuilt(folder.path, capabilities, initializationOptions);
}

function positionAt(name: Name, marked: string): { readonly line: number; readonly character: number } {
  const [before = '', after = ''] = marked.split('|');
  const at = typed[name].indexOf(before + after);
  assert.ok(at >= 0, marked);
  const lines = typed[name].slice(0, at + before.length).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

/** Asks everything at once; each question with its answer. */
function askAll(): Promise<readonly (readonly [string, unknown])[]> {
  const ask = async (name: string, method: string, params: object): Promise<readonly [string, unknown]> => [
    `${method} ${name}`,
    await client.connection.sendRequest(method, params),
  ];
  const config = client.uri('docs.json');
  return Promise.all([
    ...cursors.flatMap(([name, marked]) => {
      const params = { textDocument: { uri: client.uri(name) }, position: positionAt(name, marked) };
      return atPositions.map((method) =>
        ask(`${name} ${marked}`, method, { ...params, context: { includeDeclaration: true, triggerKind: 1 } }),
      );
    }),
    ...(Object.keys(files) as Name[]).flatMap((name) =>
      aboutDocuments.map((method) =>
        ask(name, method, { textDocument: { uri: client.uri(name) }, range, context: { diagnostics: [] } }),
      ),
    ),
    ask('all', 'workspace/symbol', { query: '' }),
    ask('all', 'docsight/sites', {}),
    ...aboutSites.map((method) => ask('docs.json', method, { config })),
  ]);
}

/** The questions that get an answer later. */
const answered = (answers: readonly (readonly [string, unknown])[]): readonly string[] =>
  answers.flatMap(([question, answer]) => (isEmpty(answer) ? [] : [question]));

const isEmpty = (answer: unknown): boolean => answer === null || (Array.isArray(answer) && answer.length === 0);

async function open(name: Name): Promise<void> {
  await client.open(name, typed[name], languages[name]);
}

const names = Object.keys(files) as readonly Name[];
const orders: Readonly<Record<string, readonly Name[]>> = {
  'docs.json first': names,
  'docs.json last': names.toReversed(),
  'the included file first': ['config/navigation.json', ...names.filter((one) => one !== 'config/navigation.json')],
};

describe('an editor that asks as soon as the server has started', () => {
  for (const [order, opened] of Object.entries(orders)) {
    for (const options of [{}, { servesJson: true, servesMarkdown: true, showsSites: true }]) {
      const title = `${order}, ${'servesJson' in options ? 'as VS Code' : 'as an editor without help of its own'}`;
      it(`gets the answers that it would get later, with ${title}`, async () => {
        await (order === 'docs.json first' && 'servesJson' in options ? startBuilt : start)(options);
        const opening = opened.map((name) => open(name));
        const first = askAll();
        await Promise.all(opening);
        const early = await first;
        assert.deepEqual(early, await askAll());
        assert.ok(answered(early).includes('textDocument/completion config/navigation.json "intro", "gone", "|"'));
        assert.ok(answered(early).includes('textDocument/documentLink intro.mdx'));
      });
    }
  }

  it('gets them too where it opens documents as they are on the disk and changes them at once', async () => {
    await start();
    for (const name of names) {
      void client.open(name, files[name], languages[name]);
      void client.change(name, typed[name]);
    }
    const early = await askAll();
    assert.deepEqual(early, await askAll());
    assert.ok(answered(early).includes('textDocument/completion config/navigation.json "intro", "gone", "|"'));
  });

  it('gets the problems of all files before it has opened any', async () => {
    await start();
    const params = { previousResultIds: [] };
    const { items } = await client.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', params);
    assert.deepEqual(
      items.flatMap(({ uri, ...report }) => ('items' in report && report.items.length > 0 ? [uri] : [])),
      ['guides/deploy.md', 'legal/terms.mdx'].map((name) => client.uri(name)),
    );
  });

  it('gets the titles of pages in a large docs.json', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => `page-${index}`);
    const navigation = { groups: [{ group: 'All', pages }] };
    const config = JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#123456' }, navigation }, null, 2);
    folder.write({ 'docs.json': config });
    for (const name of pages) folder.write({ [`${name}.mdx`]: page(`Title of ${name}`) });
    await start();
    void client.open('docs.json', config, 'docs-json');
    const textDocument = { uri: client.uri('docs.json') };
    const line = config.split('\n').findIndex((one) => one.includes('"page-59"'));
    const hover = client.connection.sendRequest<Hover>('textDocument/hover', {
      textDocument,
      position: { line, character: 15 },
    });
    const hints = client.connection.sendRequest<InlayHint[]>('textDocument/inlayHint', {
      textDocument,
      range: { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } },
    });
    assert.match(JSON.stringify((await hover).contents), /Title of page-59/);
    assert.equal((await hints).length, 60);
  });
});
