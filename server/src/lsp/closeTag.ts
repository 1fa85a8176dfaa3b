import { RequestType, type Position, type TextDocumentIdentifier, type TextEdit } from 'vscode-languageserver';
import { closeTagEdit } from '../core/features/page/closeTag.ts';
import type { PageDocumentContext } from './documentContext.ts';
import { toTextEdit } from './toProtocol.ts';

interface CloseTagParams {
  readonly textDocument: TextDocumentIdentifier;
  /** Directly after the typed `>`. */
  readonly position: Position;
}

/** Requests what a `>` that was just typed does to closing tags; editors format on type only if that is enabled. */
export const CloseTagRequest = new RequestType<CloseTagParams, TextEdit | null, void>('docsight/closeTag');

export function closingTagEdit(
  { document, page, settings }: PageDocumentContext,
  position: Position,
): TextEdit | undefined {
  const edit = settings.autoClosingTags ? closeTagEdit(page, document.offsetAt(position)) : undefined;
  return edit && toTextEdit(document, edit);
}
