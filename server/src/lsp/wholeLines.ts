import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ConfigPart } from '../core/config/composedTree.ts';
import type { ConfigContext, PartContext } from './documentContext.ts';

/** The lines of a document by offsets of the text of which it is a part. */
export type WholeLines = Pick<TextDocument, 'offsetAt' | 'positionAt'>;

/** The lines of docs.json, or of a part of it, by offsets of the text of all. */
export function wholeLinesOf(context: ConfigContext | PartContext): WholeLines {
  const { document } = context;
  const { start } = partOf(context);
  if (start === 0) return document;
  return {
    offsetAt: (position) => document.offsetAt(position) + start,
    positionAt: (offset) => document.positionAt(offset - start),
  };
}

/** The file that a document is among those that make up a configuration. */
export function partOf(context: ConfigContext | PartContext): ConfigPart {
  return context.kind === 'part' ? context.part : context.site.snapshot.config.whole.parts[0];
}
