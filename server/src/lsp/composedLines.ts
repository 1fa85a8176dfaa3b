import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ConfigFragment } from '../core/config/composedTree.ts';
import type { ConfigContext, FragmentContext } from './documentContext.ts';

/** The lines of a document, by offsets in the composed config that contains it. */
export type ComposedLines = Pick<TextDocument, 'offsetAt' | 'positionAt'>;

/** Returns the lines of docs.json, or of an included file, by offsets in the composed config. */
export function composedLinesOf(context: ConfigContext | FragmentContext): ComposedLines {
  const { document } = context;
  const { start } = fragmentOf(context);
  if (start === 0) return document;
  return {
    offsetAt: (position) => document.offsetAt(position) + start,
    positionAt: (offset) => document.positionAt(offset - start),
  };
}

/** Returns the fragment of a composed config that a document is. */
export function fragmentOf(context: ConfigContext | FragmentContext): ConfigFragment {
  return context.kind === 'fragment' ? context.fragment : context.site.takeSnapshot().config.composed.fragments[0];
}
