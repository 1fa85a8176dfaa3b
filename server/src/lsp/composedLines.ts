import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ConfigFragment } from '../core/config/composedTree.ts';
import type { ConfigContext, FragmentContext } from './documentContext.ts';

/** The lines of a document by offsets of the text of which it is a part. */
export type ComposedLines = Pick<TextDocument, 'offsetAt' | 'positionAt'>;

/** The lines of docs.json, or of a part of it, by offsets of the text of all. */
export function composedLinesOf(context: ConfigContext | FragmentContext): ComposedLines {
  const { document } = context;
  const { start } = fragmentOf(context);
  if (start === 0) return document;
  return {
    offsetAt: (position) => document.offsetAt(position) + start,
    positionAt: (offset) => document.positionAt(offset - start),
  };
}

/** The file that a document is among those that make up a configuration. */
export function fragmentOf(context: ConfigContext | FragmentContext): ConfigFragment {
  return context.kind === 'fragment' ? context.fragment : context.site.snapshot.config.composed.fragments[0];
}
