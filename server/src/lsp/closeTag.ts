import { RequestType, type Position, type TextDocumentIdentifier, type TextEdit } from 'vscode-languageserver';
import { closeTagAt } from '../core/features/page/closeTag.ts';
import type { PageDocumentContext } from './documentContext.ts';

interface CloseTagParams {
  readonly textDocument: TextDocumentIdentifier;
  /** Directly after the typed `>`. */
  readonly position: Position;
}

/** Requests the closing tag for a `>` that was just typed; editors format on type only if that is enabled. */
export const CloseTagRequest = new RequestType<CloseTagParams, TextEdit | null, void>('docsight/closeTag');

export function closingTagEdit(
  { document, page, settings }: PageDocumentContext,
  position: Position,
): TextEdit | undefined {
  const tag = settings.autoClosingTags ? closeTagAt(page, document.offsetAt(position)) : undefined;
  return tag === undefined ? undefined : { range: { start: position, end: position }, newText: tag };
}
