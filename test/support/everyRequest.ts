import type { ClientCapabilities, ProtocolConnection } from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { page } from './pageText.ts';

// Every request that the server handles, each with parameters for which it has an answer.

const config = `{
  "name": "Acme",
  "logo": "/images/logo.svg",
  "colors": { "primary": "#0D9373" },
  "navigation": [{ "group": "Start", "pages": ["intro", "guides/install", "gone"] }]
}
`;
const intro = `${page('Introduction')}
## First steps

[Install](/guides/install) ![Logo](/images/logo.svg) []() <Crad />

<Note>
  Before you start, read [this](/nowhere).
</Note>
`;
/** The files of the site. */
export const files = {
  'docs.json': config,
  'intro.mdx': intro,
  'guides/install.mdx': `${page('Install')}\n[back](/intro#first-steps)\n[gone](/lost)\n[gone](/lost)\n`,
  'typed.mdx': `${page('Typed')}\n<Note>\n`,
  'legal/terms.mdx': page('Terms'),
  '.docsight.json': JSON.stringify({ translations: { folders: ['fr'] } }),
  'fr/intro.mdx': page('Présentation'),
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/other.png': '',
};

/** Those that are open. */
export const openFiles = ['docs.json', 'intro.mdx', 'typed.mdx'] as const;

const capabilities: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] } },
  textDocument: { diagnostic: {}, definition: { linkSupport: true }, completion: { completionItem: {} } },
};
const options = {
  codeLens: { enabled: true },
  format: { pages: 'always' },
  fixRuleCommand: 'docsight.fixRule',
  showReferencesCommand: 'docsight.showReferences',
};

/** What the client can do. */
export const client = { capabilities, options };

type Name = keyof typeof files;
export type Params = () => Readonly<Record<string, unknown>>;

/** The range of the first paragraph of a page. */
const wholeLines = (text: string): unknown => {
  const line = text.split('\n').findIndex((one) => one.startsWith('[Install]'));
  return { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
};

const everything = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };
const empty = { start: { line: 8, character: 0 }, end: { line: 8, character: 0 } };
const formatting = { tabSize: 2, insertSpaces: true };
const group = { path: ['navigation', 0], label: 'Start' };

/** Returns parameters for each request about a site whose files have some URIs. */
export function requestsOf(uri: (name: string) => string): Readonly<Record<string, Params>> {
  /** Parameters about a document. */
  const about =
    (name: Name, params: Readonly<Record<string, unknown>> = {}): Params =>
    () => ({ textDocument: { uri: uri(name) }, ...params });

  /** Parameters about the place of the mark `|` in a document. */
  const at = (name: Name, marked: string, params: Readonly<Record<string, unknown>> = {}): Params => {
    const [before = '', after = ''] = marked.split('|');
    const offset = files[name].indexOf(before + after) + before.length;
    return about(name, { position: new LineIndex(files[name]).positionAt(offset), ...params });
  };

  /** Parameters about the site. */
  const ofSite =
    (params: Readonly<Record<string, unknown>> = {}): Params =>
    () => ({ config: uri('docs.json'), ...params });

  return {
    'textDocument/completion': at('intro.mdx', '(/guides/|install)'),
    'textDocument/hover': at('intro.mdx', '(/guides/ins|tall)'),
    'textDocument/inlayHint': about('docs.json', { range: everything }),
    'textDocument/definition': at('docs.json', '"in|tro"'),
    'textDocument/references': at('docs.json', '"in|tro"', { context: { includeDeclaration: true } }),
    'textDocument/documentLink': about('intro.mdx'),
    'workspace/symbol': () => ({ query: 'first' }),
    'textDocument/codeLens': about('intro.mdx'),
    'textDocument/documentSymbol': about('intro.mdx'),
    'textDocument/foldingRange': about('intro.mdx'),
    'textDocument/selectionRange': about('intro.mdx', { positions: [{ line: 8, character: 5 }] }),
    'textDocument/linkedEditingRange': at('intro.mdx', '<No|te>'),
    'textDocument/codeAction': about('intro.mdx', { range: everything, context: { diagnostics: [] } }),
    'textDocument/documentColor': about('docs.json'),
    'textDocument/colorPresentation': about('docs.json', {
      range: everything,
      color: { red: 1, green: 0, blue: 0, alpha: 1 },
    }),
    'textDocument/onTypeFormatting': at('typed.mdx', '<Note>|', { ch: '>', options: formatting }),
    'docsight/closeTag': at('typed.mdx', '<Note>|'),
    'textDocument/formatting': about('docs.json', { options: formatting }),
    'textDocument/rangeFormatting': about('docs.json', { range: everything, options: formatting }),
    'textDocument/prepareRename': at('intro.mdx', '## First| steps'),
    'textDocument/rename': at('intro.mdx', '## First| steps', { newName: 'Next steps' }),
    'workspace/willRenameFiles': () => ({ files: [{ oldUri: uri('guides/install.mdx'), newUri: uri('start.mdx') }] }),
    'workspace/willDeleteFiles': () => ({ files: [{ uri: uri('guides/install.mdx') }] }),
    'docsight/sites': () => ({}),
    'docsight/checkSite': ofSite(),
    'docsight/siteReport': ofSite(),
    'docsight/unusedFiles': ofSite(),
    'docsight/rulesTargets': ofSite(),
    'docsight/rules': ofSite({ target: 'agents' }),
    'docsight/llms': () => ({
      config: uri('docs.json'),
      docsUrl: 'https://docs.example',
      out: uri('out'),
      withFull: true,
    }),
    'docsight/templates': () => ({}),
    'docsight/insertionPoints': ofSite({ folder: 'guides', takes: 'page' }),
    'docsight/proposedPage': ofSite({ title: 'Upgrade', folder: 'guides' }),
    'docsight/newPage': ofSite({ template: 'guide', title: 'Upgrade', page: 'guides/upgrade', insertionPoint: group }),
    'docsight/counterparts': ofSite({ page: 'guides/upgrade', insertionPoint: group }),
    'docsight/newGroup': ofSite({ title: 'More' }),
    'docsight/newSite': () => ({ folder: uri('other'), name: 'Other' }),
    'docsight/outline': ofSite(),
    'docsight/changeNavigation': ofSite({ change: { kind: 'rename', node: group, title: 'Begin' } }),
    'docsight/changeTitle': () => ({ config: uri('docs.json'), uri: uri('intro.mdx'), title: 'Overview' }),
    'docsight/upgrade': ofSite(),
    'docsight/paste': about('intro.mdx', { range: empty, files: [{ name: 'image.png', mime: 'image/png' }] }),
    'docsight/linkTargets': about('intro.mdx'),
    'docsight/images': about('intro.mdx'),
    'docsight/translations': about('intro.mdx'),
    'docsight/fixRule': ofSite({ rule: 'link/text', title: 'Remove the empty link' }),
    'docsight/preview': () => ({ uri: uri('intro.mdx') }),
    'docsight/relatedLocations': () => ({
      textDocument: { uri: uri('guides/install.mdx') },
      ...{ line: files['guides/install.mdx'].split('\n').length - 3, character: '[gone]('.length },
      rule: 'link/not-found',
    }),
    'docsight/extractSnippet': () => ({
      textDocument: { uri: uri('intro.mdx') },
      range: wholeLines(intro),
      name: 'part',
    }),
    'docsight/docsUrl': ofSite({ url: 'https://docs.example.com' }),
    'docsight/findingMarks': () => ({ uri: uri('intro.mdx') }),
    'textDocument/diagnostic': about('intro.mdx'),
    'workspace/diagnostic': () => ({ previousResultIds: [] }),
  };
}

/** Returns an answer without what is different in each session, and in each folder of the program. */
export async function answerOf(connection: ProtocolConnection, method: string, params: Params): Promise<unknown> {
  const answer = await connection.sendRequest<unknown>(method, params());
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (key === 'resultId' || key === 'series') return undefined;
      return key === 'href' ? String(value).replace(/^.*(?=\/docs\/rules\/)/, '') : value;
    }),
  );
}
