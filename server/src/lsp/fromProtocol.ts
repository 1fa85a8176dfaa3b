import type { Color, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Rgb } from '../core/color/contrast.ts';
import type { TextRange } from '../core/text/textRange.ts';
import type { FileChange } from '../workspace/fileSystem.ts';
import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import { fromUri } from '../workspace/resourcePath.ts';

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
