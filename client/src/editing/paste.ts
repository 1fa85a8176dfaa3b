import * as vscode from 'vscode';
import {
  longestPasted,
  pasteRequest,
  type PasteChoice,
  type PastedFileInfo,
  type PasteParams,
} from '../../../server/src/protocol/insertions.ts';
import { refuseUnwritable, type Target } from '../proposals/writeErrors.ts';
import { readSchemes } from '../server/readSchemes.ts';
import type { Server } from '../server/server.ts';

const pages: vscode.DocumentSelector = readSchemes().flatMap((scheme) =>
  ['mdx', 'markdown'].map((language) => ({ scheme, language })),
);

const root = vscode.DocumentDropOrPasteEditKind.Empty.append('docsight');

/** Offers what pasted and dropped images, files, addresses and HTML become on a page. */
export function pasteAndDrop(server: Server): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.languages.registerDocumentPasteEditProvider(pages, pasteProvider(server), {
      providedPasteEditKinds: ['link', 'image', 'file', 'alternative'].map((kind) => root.append(kind)),
      pasteMimeTypes: ['text/plain', 'text/html', 'text/uri-list', 'files', 'image/*', 'video/*'],
    }),
    vscode.languages.registerDocumentDropEditProvider(pages, dropProvider(server), {
      providedDropEditKinds: ['image', 'file'].map((kind) => root.append(kind)),
      dropMimeTypes: ['text/uri-list', 'files', 'image/*', 'video/*'],
    }),
  );
}

function pasteProvider(server: Server): vscode.DocumentPasteEditProvider {
  return {
    async provideDocumentPasteEdits(document, ranges, data, { only }, token) {
      const [range] = ranges;
      if (range === undefined || ranges.length > 1) return [];
      const pasted = await read(data);
      const choices = await ask(server, document, range, pasted, token);
      const edits = choices.map(async (choice) => {
        const kind = vscode.DocumentDropOrPasteEditKind.Empty.append(...choice.kind);
        const edit = new vscode.DocumentPasteEdit(new vscode.SnippetString(choice.snippet), choice.title, kind);
        const created = await creating(choice, pasted.files);
        if (created !== undefined) edit.additionalEdit = created;
        if (choice.isAlternative) edit.yieldTo = [vscode.DocumentDropOrPasteEditKind.Text];
        return edit;
      });
      return (await Promise.all(edits)).filter(({ kind }) => only?.contains(kind) !== false);
    },
  };
}

function dropProvider(server: Server): vscode.DocumentDropEditProvider {
  return {
    async provideDocumentDropEdits(document, position, data, token) {
      const { files } = await read(data);
      if (files.length === 0) return [];
      const choices = await ask(server, document, new vscode.Range(position, position), { files }, token);
      const edits = choices.map(async (choice) => {
        const kind = vscode.DocumentDropOrPasteEditKind.Empty.append(...choice.kind);
        const edit = new vscode.DocumentDropEdit(new vscode.SnippetString(choice.snippet), choice.title, kind);
        const created = await creating(choice, files);
        if (created !== undefined) edit.additionalEdit = created;
        return edit;
      });
      return Promise.all(edits);
    },
  };
}

interface PastedFile {
  readonly info: PastedFileInfo;
  readonly content: vscode.DataTransferFile | undefined;
}

interface PastedData {
  readonly text?: string;
  readonly html?: string;
  readonly files: readonly PastedFile[];
}

async function read(data: vscode.DataTransfer): Promise<PastedData> {
  const files = [...data].flatMap(([mime, item]): readonly PastedFile[] => {
    const file = item.asFile();
    if (file === undefined) return [];
    const uri = file.uri?.toString();
    return [{ info: { name: file.name, mime, ...(uri !== undefined && { uri }) }, content: file }];
  });
  if (files.length > 0) return { files };
  const uris = await filesIn(data.get('text/uri-list'));
  if (uris.length > 0) return { files: uris };
  const text = await textOf(data, 'text/plain');
  // Text that was copied from an editor has its colors as HTML.
  const isFromEditor = data.get('vscode-editor-data') !== undefined;
  const html = isFromEditor ? undefined : await textOf(data, 'text/html');
  return { files: [], ...(text !== undefined && { text }), ...(html !== undefined && { html }) };
}

/** Returns a pasted text; undefined if it is too long to become anything but plain text. */
async function textOf(data: vscode.DataTransfer, mime: string): Promise<string | undefined> {
  const text = await data.get(mime)?.asString();
  return text === undefined || text.length > longestPasted ? undefined : text;
}

async function filesIn(list: vscode.DataTransferItem | undefined): Promise<readonly PastedFile[]> {
  const uris = ((await list?.asString()) ?? '').split(/\r?\n/).filter((line) => /^(?:file|vscode-remote):/.test(line));
  return uris.map((uri) => {
    const { path } = vscode.Uri.parse(uri);
    return { info: { name: path.slice(path.lastIndexOf('/') + 1), mime: '', uri: asFile(uri) }, content: undefined };
  });
}

/** A window that is connected to another machine names that machine’s files by it. */
function asFile(uri: string): string {
  const parsed = vscode.Uri.parse(uri);
  return (parsed.scheme === 'file' ? parsed : vscode.Uri.file(parsed.path)).toString();
}

async function ask(
  server: Server,
  document: vscode.TextDocument,
  { start, end }: vscode.Range,
  { files, ...pasted }: PastedData,
  token: vscode.CancellationToken,
): Promise<readonly PasteChoice[]> {
  const params: PasteParams = {
    textDocument: { uri: document.uri.toString() },
    range: { start: positionOf(start), end: positionOf(end) },
    ...pasted,
    files: files.map(({ info }) => info),
  };
  const isEmpty = files.length === 0 && pasted.text === undefined && pasted.html === undefined;
  if (isEmpty || token.isCancellationRequested) return [];
  return withWritable(await server.ask<readonly PasteChoice[]>(pasteRequest, params));
}

/**
 * Returns the choices whose files can be saved. If those of the first can't be, it says why and returns none that saves
 * any: the file would be saved elsewhere. The editor would insert the text of a choice without the file.
 */
async function withWritable(choices: readonly PasteChoice[]): Promise<readonly PasteChoice[]> {
  const refusals = await Promise.all(
    choices.map(({ creates }) => refuseUnwritable(creates.map(targetOf)).catch((error: unknown) => error)),
  );
  const [refusal] = refusals;
  if (!(refusal instanceof Error)) return choices.filter((_, at) => refusals[at] === undefined);
  void vscode.window.showErrorMessage(refusal.message);
  return choices.filter(({ creates }) => creates.length === 0);
}

function targetOf({ uri }: PasteChoice['creates'][number]): Target {
  return { uri, path: vscode.workspace.asRelativePath(vscode.Uri.parse(uri)), state: 'new' };
}

/** Returns a position as plain data, which can be sent. */
export function positionOf({ line, character }: vscode.Position): PasteParams['range']['start'] {
  return { line, character };
}

/** Returns the edit that saves pasted files; undefined if a choice saves none. */
async function creating(
  { creates }: PasteChoice,
  files: readonly PastedFile[],
): Promise<vscode.WorkspaceEdit | undefined> {
  if (creates.length === 0) return undefined;
  const edit = new vscode.WorkspaceEdit();
  for (const { uri, index } of creates) {
    const file = files[index];
    const contents = file && (await contentOf(file));
    if (contents !== undefined) edit.createFile(vscode.Uri.parse(uri), { contents });
  }
  return edit;
}

/** Returns the content of a pasted file; one that was dropped from elsewhere on this machine is read. */
async function contentOf({ content, info }: PastedFile): Promise<vscode.DataTransferFile | Uint8Array | undefined> {
  if (content !== undefined) return content;
  return info.uri === undefined ? undefined : vscode.workspace.fs.readFile(vscode.Uri.parse(info.uri));
}
