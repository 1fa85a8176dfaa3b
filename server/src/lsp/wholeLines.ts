import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ConfigContext, PartContext } from './documentContext.ts';

/** The lines of a document by offsets of the text of which it is a part. */
export type WholeLines = Pick<TextDocument, 'offsetAt' | 'positionAt'>;

/** The lines of docs.json, or of a part of it, by offsets of the text of all. */
export function wholeLinesOf(context: ConfigContext | PartContext): WholeLines {
  const { document } = context;
  if (context.kind === 'config') return document;
  const { start } = context.part;
  return {
    offsetAt: (position) => document.offsetAt(position) + start,
    positionAt: (offset) => document.positionAt(offset - start),
  };
}
