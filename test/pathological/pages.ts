import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientCapabilities } from 'vscode-languageserver';
import { LanguageClient } from '../support/languageClient.ts';
import { configWith } from '../support/site.ts';
import { kinds, type Kind } from './kinds.ts';
import { exceededBound } from '../../server/src/core/page/pageBounds.ts';
import { sitesRequest } from '../../server/src/protocol/sites.ts';
import { measureAnswer, measureStops, most, optionOf, Report, wanted } from './measuring.ts';

// Opens pages that nobody writes, and measures each request: the time of the processor, how long it keeps others from
// being answered, and the memory of the server, which is one of its own for each page.
//   npm run pathological -- --only pages [--sizes 12000,100000,500000,5000000,largest] [--kind TEXT] [--all]
// `largest` is the size of a kind’s largest page that is read at all; if a page exceeds a limit, larger ones of its kind
// aren’t measured. Needs Linux, for the figures of the process.

const sizes = (optionOf('sizes') ?? '12000,100000,500000,5000000').split(',');
const capabilities: ClientCapabilities = { textDocument: { diagnostic: {} } };
const report = new Report('requests');
measureStops();

for (const kind of kinds.filter(({ name }) => name.includes(wanted))) {
  for (const size of sizes) if (!(await measureKind(kind, size === 'largest' ? largestOf(kind) : Number(size)))) break;
}
report.finish();

/** Returns the size of a kind’s largest page that doesn’t exceed the bounds, to a thousand characters. */
function largestOf({ page }: Kind): number {
  let [within, beyond] = [0, 6_000_000];
  while (beyond - within > 1000) {
    const middle = Math.floor((within + beyond) / 2);
    if (exceededBound(page(middle)) === undefined) within = middle;
    else beyond = middle;
  }
  return within;
}

/** Measures all requests about one page; false if one exceeds a limit. */
async function measureKind(kind: Kind, size: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docsight-pages-'));
  const text = kind.page(size);
  writeFileSync(path.join(folder, 'docs.json'), configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }));
  writeFileSync(path.join(folder, 'page.mdx'), '');
  const [client] = await LanguageClient.startBuilt(folder, capabilities);
  const limits = { ...most, seconds: size <= 500_000 ? most.seconds : 5 };
  let isWithin = true;
  for (const [name, send] of requests(client, text)) {
    const { problem, ...usage } = await measureAnswer(client, send);
    isWithin = report.add(`${kind.name}, ${size}: ${name}`, usage, { problem, limits }) && isWithin;
    if (problem !== '') break;
  }
  client.kill();
  rmSync(folder, { recursive: true });
  return isWithin;
}

type Send = () => Promise<unknown>;

/** Returns the requests of an editor about a page, with the cursor in its middle, and those after an edit there. */
function requests(client: LanguageClient, text: string): readonly (readonly [string, Send])[] {
  const lines = text.split(/\r\n|\r|\n/);
  const line = Math.floor(lines.length / 2);
  const position = { line, character: Math.floor((lines[line]?.length ?? 0) / 2) };
  const textDocument = { uri: client.uri('page.mdx') };
  const range = { start: position, end: position };
  const full = { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } };
  const ask = (method: string, more: object): readonly [string, Send] => [
    method.replace('textDocument/', ''),
    () => client.connection.sendRequest(`textDocument/${method}`, { textDocument, ...more }),
  ];
  const edited = `${text.slice(0, text.length / 2)}x${text.slice(text.length / 2)}`;
  return [
    ['open', opened(client, () => client.open('page.mdx', text, 'mdx'))],
    ask('diagnostic', {}),
    ask('documentSymbol', {}),
    ask('foldingRange', {}),
    ask('selectionRange', { positions: [position] }),
    ask('documentLink', {}),
    ask('documentColor', {}),
    ask('completion', { position }),
    ask('hover', { position }),
    ask('definition', { position }),
    ask('references', { position, context: { includeDeclaration: true } }),
    ask('linkedEditingRange', { position }),
    ask('prepareRename', { position }),
    ask('codeAction', { range, context: { diagnostics: [] } }),
    ask('codeAction', { range: full, context: { diagnostics: [], only: ['source.fixAll.docsight'] } }),
    ['change', opened(client, () => client.change('page.mdx', edited))],
    ask('diagnostic', {}),
    ask('completion', { position }),
  ];
}

/** Sends a text; it is read when the request that follows is answered. */
function opened(client: LanguageClient, send: () => Promise<void>): Send {
  return async () => {
    await send();
    await client.connection.sendRequest(sitesRequest);
  };
}
