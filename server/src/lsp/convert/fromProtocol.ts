import type { Color, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Rgb } from '../../core/color/contrast.ts';
import type { TextRange } from '../../core/text/textRange.ts';
import type { FileChange } from '../../workspace/files/fileSystem.ts';
import { FileChangeType, type FileEvent, type FileRename, type InitializeParams } from 'vscode-languageserver';
import { fromUri } from '../../workspace/files/resourcePath.ts';

export function fromRange(document: Pick<TextDocument, 'offsetAt'>, range: Range): TextRange {
  return { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
}

export function fromColor({ red, green, blue }: Color): Rgb {
  return { red: red * 255, green: green * 255, blue: blue * 255 };
}

export function fromFileEvent({ uri, type }: FileEvent): FileChange {
  const kinds = {
    [FileChangeType.Created]: 'created',
    [FileChangeType.Changed]: 'changed',
    [FileChangeType.Deleted]: 'deleted',
  } as const;
  return { path: fromUri(uri), kind: kinds[type] };
}

/** Returns the changes that a move is: editors tell of moves at once, and of the files themselves much later. */
export function fromFileRename({ oldUri, newUri }: FileRename): readonly FileChange[] {
  return [
    { path: fromUri(oldUri), kind: 'deleted' },
    { path: fromUri(newUri), kind: 'created' },
  ];
}

/** Returns the URIs of the client's opened folders. */
export function foldersOf(params: Pick<InitializeParams, 'workspaceFolders' | 'rootUri'>): readonly string[] {
  if (params.workspaceFolders) return params.workspaceFolders.map((folder) => folder.uri);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- some editors still send nothing else
  const { rootUri } = params;
  return rootUri ? [rootUri] : [];
}
