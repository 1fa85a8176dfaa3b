import type { Position, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Random } from '../random.ts';
import { markedUri } from './steps.ts';

/** A request with its parameters, in which URIs are marked. */
export interface AnyRequest {
  readonly method: string;
  readonly params: object;
}

/** What a request may be about. */
export interface Subject {
  readonly file: string;
  readonly text: string;
  /** All files of the site. */
  readonly files: readonly string[];
}

type Make = (random: Random, subject: Subject) => AnyRequest;

const formatting = { tabSize: 2, insertSpaces: true };
const names = [
  'guides/new',
  'x',
  '',
  '../out',
  'a b',
  '/quickstart',
  '__proto__',
  '#',
  'con',
  'é/ü',
  'guides/concepts',
];
const texts = ['New', '', '{{x}}', '"', 'a'.repeat(300), '<b>', '__proto__', '../..', 'Überschrift', '\n'];

/** Requests about a position of a document. */
const atPosition: readonly string[] = [
  'textDocument/completion',
  'textDocument/hover',
  'textDocument/definition',
  'textDocument/prepareRename',
  'textDocument/linkedEditingRange',
  'docsight/closeTag',
];

/** Requests about a document as a whole. */
const ofDocument: readonly string[] = [
  'textDocument/documentSymbol',
  'textDocument/foldingRange',
  'textDocument/documentLink',
  'textDocument/documentColor',
  'textDocument/codeLens',
  'textDocument/diagnostic',
];

/** Requests about a site. */
const ofSite: readonly string[] = [
  'docsight/outline',
  'docsight/checkSite',
  'docsight/upgrade',
  'docsight/rulesTargets',
  'docsight/templates',
];

const others: readonly Make[] = [
  (random, subject) =>
    about('textDocument/references', subject, {
      position: anyPosition(random, subject.text),
      context: { includeDeclaration: random.oneIn(2) },
    }),
  (random, subject) =>
    about('textDocument/rename', subject, {
      position: anyPosition(random, subject.text),
      newName: random.pick([...names, ...texts]),
    }),
  (random, subject) =>
    about('textDocument/selectionRange', subject, {
      positions: [anyPosition(random, subject.text), anyPosition(random, subject.text)],
    }),
  (random, subject) => about('textDocument/inlayHint', subject, { range: anyRange(random, subject.text) }),
  (_, subject) => about('textDocument/formatting', subject, { options: formatting }),
  (random, subject) =>
    about('textDocument/rangeFormatting', subject, { range: anyRange(random, subject.text), options: formatting }),
  (random, subject) =>
    about('textDocument/onTypeFormatting', subject, {
      position: anyPosition(random, subject.text),
      ch: '>',
      options: formatting,
    }),
  (random, subject) =>
    about('textDocument/colorPresentation', subject, {
      range: anyRange(random, subject.text),
      color: { red: random.share(), green: random.share(), blue: 2, alpha: 1 },
    }),
  codeAction,
  codeAction,
  (random) => ({
    method: 'workspace/symbol',
    params: { query: random.pick(['', 'a', 'Guide', '__proto__', '[', ...texts]) },
  }),
  (random, { files }) => ({
    method: 'workspace/willRenameFiles',
    params: { files: [{ oldUri: markedUri(anyFile(random, files)), newUri: markedUri(newName(random, files)) }] },
  }),
  (random, { files }) => ({
    method: 'workspace/willDeleteFiles',
    params: { files: [{ uri: markedUri(anyFile(random, files)) }] },
  }),
  () => ({ method: 'docsight/sites', params: {} }),
  (random, subject) =>
    ofASite('docsight/rules', random, subject, {
      target: random.pick(['agents', 'cursor', 'claude', 'vscode', 'none']),
    }),
  (random, subject) =>
    ofASite('docsight/llms', random, subject, {
      docsUrl: 'https://docs.example',
      out: markedUri(random.pick(['out', 'guides'])),
      withFull: random.oneIn(2),
      withPages: random.oneIn(2),
    }),
  (random, subject) =>
    ofASite('docsight/insertionPoints', random, subject, {
      folder: random.pick(['', 'guides', '../x']),
      takes: random.pick(['page', 'group']),
    }),
  (random, subject) =>
    ofASite('docsight/proposedPage', random, subject, {
      title: random.pick(texts),
      folder: 'guides',
      insertionPoint: insertionPoint(random, subject),
    }),
  (random, subject) =>
    ofASite('docsight/newPage', random, subject, {
      template: random.pick(['guide', 'how-to', 'none']),
      title: random.pick(texts),
      page: random.pick(names),
      insertionPoint: insertionPoint(random, subject),
      languages: random.pick([undefined, ['fr']]),
    }),
  (random, subject) =>
    ofASite('docsight/counterparts', random, subject, {
      page: random.pick(names),
      insertionPoint: insertionPoint(random, subject),
    }),
  (random, subject) =>
    ofASite('docsight/newGroup', random, subject, {
      title: random.pick(texts),
      insertionPoint: insertionPoint(random, subject),
    }),
  (random) => ({
    method: 'docsight/newSite',
    params: { folder: markedUri(random.pick(['other', 'guides'])), name: random.pick(texts) },
  }),
  (random, subject) =>
    ofASite('docsight/changeNavigation', random, subject, { change: navigationChange(random, subject) }),
];

/** Returns a request of any kind that the server answers. */
export function anyRequest(random: Random, subject: Subject): AnyRequest {
  const method = random.pick([
    ...atPosition,
    ...ofDocument,
    ...ofSite,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  if (method === undefined) return random.pick(others)(random, subject);
  if (ofSite.includes(method)) return ofASite(method, random, subject);
  return about(method, subject, atPosition.includes(method) ? { position: anyPosition(random, subject.text) } : {});
}

/** Returns a request whose answer depends on the state of the site alone. */
export function anyStatelessRequest(random: Random, subject: Subject): AnyRequest {
  for (;;) {
    const request = anyRequest(random, subject);
    // The first is about what the editor has; answers of the second have ids.
    if (!/newSite|textDocument\/diagnostic/.test(request.method)) return request;
  }
}

function about(method: string, { file }: Subject, params: object): AnyRequest {
  return { method, params: { textDocument: { uri: markedUri(file) }, ...params } };
}

function ofASite(method: string, random: Random, { files }: Subject, params: object = {}): AnyRequest {
  const configs = files.filter((file) => /(?:^|\/)(?:docs|mint)\.json$/.test(file));
  const config = configs.length === 0 || random.oneIn(30) ? 'gone/docs.json' : random.pick(configs);
  return { method, params: { config: markedUri(config), ...params } };
}

function codeAction(random: Random, subject: Subject): AnyRequest {
  const only = random.pick([undefined, ['quickfix'], ['source.fixAll'], ['refactor'], ['refactor.extract']]);
  const range = random.oneIn(3)
    ? { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } }
    : anyRange(random, subject.text);
  return about('textDocument/codeAction', subject, { range, context: { diagnostics: [], ...(only && { only }) } });
}

/** Returns a position of a text, or now and then one that it doesn't have. */
export function anyPosition(random: Random, text: string): Position {
  if (random.oneIn(30))
    return { line: random.pick([0, 5, 2_000_000_000]), character: random.pick([0, 70, 2_000_000_000]) };
  return TextDocument.create('', '', 0, text).positionAt(random.below(text.length + 1));
}

function anyRange(random: Random, text: string): Range {
  const document = TextDocument.create('', '', 0, text);
  const start = random.below(text.length + 1);
  const end = Math.min(text.length, start + random.pick([0, 1, 10, 200, 5_000]));
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

export function anyFile(random: Random, files: readonly string[]): string {
  const file = random.pick(files);
  const folder = file.split('/').slice(0, -1).join('/');
  return folder !== '' && random.oneIn(4) ? folder : file;
}

export function newName(random: Random, files: readonly string[]): string {
  const file = random.pick(files);
  const extension = /\.\w+$/.exec(file)?.[0] ?? '';
  return random.pick([
    `moved/${file}`,
    `guides/new-${random.below(50)}${extension}`,
    `a b/ü${extension}`,
    `snippets/moved${extension}`,
    file,
  ]);
}

/** Returns a path in the navigation of docs.json that may exist. */
function nodeRef(random: Random, { text, file }: Subject): object {
  const path: (string | number)[] = ['navigation'];
  let value = file.endsWith('.json') ? parsed(text)?.['navigation'] : undefined;
  while (typeof value === 'object' && value !== null && !random.oneIn(5)) {
    const keys = Object.keys(value);
    if (keys.length === 0) break;
    const key = random.pick(keys);
    path.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown>)[key];
  }
  const labels =
    typeof value === 'object' && value !== null
      ? Object.values(value).filter((one) => typeof one === 'string')
      : [value];
  return { path, label: typeof labels[0] === 'string' ? labels[0] : 'G' };
}

function insertionPoint(random: Random, subject: Subject): object | undefined {
  return random.oneIn(2) ? undefined : nodeRef(random, subject);
}

function navigationChange(random: Random, subject: Subject): object {
  const node = (): object => nodeRef(random, subject);
  return random.pick([
    { kind: 'move', nodes: [node()], into: node() },
    {
      kind: 'move',
      nodes: [node(), node()],
      into: node(),
      before: node(),
      pages: [markedUri(random.pick(subject.files))],
    },
    { kind: 'rename', node: node(), title: random.pick(texts) },
    { kind: 'remove', nodes: [node(), node()] },
  ]);
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
