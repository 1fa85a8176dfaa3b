import {
  CompletionRequest,
  HoverRequest,
  InlayHintRequest,
  type Range,
  TextEdit,
  type CompletionItem,
  type CompletionList,
  type CompletionParams,
  type Position,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { configReferences } from '../../core/site/references/configReferences.ts';
import { fileOfTarget, resolveEntry } from '../../core/site/references/resolveEntry.ts';
import { rangesTouch } from '../../core/text/textRange.ts';
import { composedLinesOf, type ConfigContext, type FragmentContext } from '../documentContext.ts';
import { fromRange } from '../convert/fromProtocol.ts';
import { rowForDocument, type RequestRow, type Handler } from './requestRow.ts';

/** An open page is checked without it, so its code is loaded later: at the latest with the first request. */
export const help = () => import('../help.ts');

/** Returns the pages that docs.json refers to within a range. */
function pagesNamedIn(context: ConfigContext | FragmentContext, range: Range): readonly SitePath[] {
  const { site } = context;
  const within = fromRange(composedLinesOf(context), range);
  return configReferences(site.takeSnapshot(), within).flatMap((reference) =>
    reference.file !== undefined && isMarkdown(reference.file) && rangesTouch(reference.range, within)
      ? [reference.file]
      : [],
  );
}

/** Returns the pages that docs.json lists within a range. */
function pagesListedIn(context: ConfigContext | FragmentContext, range: Range): readonly SitePath[] {
  const { config, files } = context.site.takeSnapshot();
  const within = fromRange(composedLinesOf(context), range);
  const listed = config.navigation.entries.filter((one) => rangesTouch(one.range, within));
  return listed.flatMap(({ entry }) => fileOfTarget(resolveEntry(files, entry)) ?? []);
}

/** Signs that editors complete by a second one after the cursor, or that end what is completed. */
const OTHER_SIGNS = /["'`()[\]{}<>\r\n]/;

type Completes<Context> = Handler<Context, CompletionParams, CompletionList | null>;

/**
 * Completes what people have typed by the time of the answer, as edits of the text about which the editor asked: editors
 * insert an item there, together with what was typed since. Ranges of the later text would replace what follows the
 * cursor. After another change there are no items, and the editor has to ask again.
 */
function completeWhileTyping<Context extends { readonly document: TextDocument }>(
  complete: Completes<Context>,
): Completes<Context> {
  return async (context, params, askedText) => {
    const { document } = context;
    const { position } = params;
    const typed = typedSince(askedText, document.getText(), document.offsetAt(position));
    if (typed === undefined) return { isIncomplete: true, items: [] };
    const list = await complete(context, { ...params, position: moved(position, typed.length) }, askedText);
    if (list === null || typed === '') return list;
    return { isIncomplete: true, items: list.items.flatMap((item) => beforeTyping(item, position, typed.length)) };
  };
}

/** Returns what was typed at an offset between two texts; undefined if they also differ in another way. */
function typedSince(before: string, now: string, offset: number): string | undefined {
  const typed = now.slice(offset, offset + now.length - before.length);
  const isAll = now === before.slice(0, offset) + typed + before.slice(offset);
  return isAll && !OTHER_SIGNS.test(typed) ? typed : undefined;
}

/** Returns an item with the ranges that it had before a number of characters was typed; none if it begins in these. */
function beforeTyping(item: CompletionItem, position: Position, typed: number): readonly CompletionItem[] {
  const { textEdit, additionalTextEdits } = item;
  if (!TextEdit.is(textEdit) || isAfter(textEdit.range.start, position)) return [];
  const before = (edit: TextEdit): TextEdit => ({ ...edit, range: rangeBefore(edit.range, position, typed) });
  return [
    {
      ...item,
      textEdit: before(textEdit),
      ...(additionalTextEdits && { additionalTextEdits: additionalTextEdits.map(before) }),
    },
  ];
}

function rangeBefore({ start, end }: Range, position: Position, typed: number): Range {
  const before = (edge: Position): Position => (isAfter(edge, position) ? moved(edge, -typed) : edge);
  return { start: before(start), end: before(end) };
}

/** Whether a position is after another one on the same line. */
function isAfter({ line, character }: Position, other: Position): boolean {
  return line === other.line && character > other.character;
}

function moved({ line, character }: Position, by: number): Position {
  return { line, character: character + by };
}

/** Completion, hover and signature help. */
export const helpRequests: readonly RequestRow[] = [
  rowForDocument(
    {
      completionProvider: {
        // Not Enter: whoever presses it twice would have the first row of a list instead of an empty line.
        triggerCharacters: ['"', "'", ':', ' ', '/', '-', '<', '{', '(', '#', '`', '.', '='],
      },
    },
    CompletionRequest.type,
    null,
    {
      config: completeWhileTyping(async (context, params) => (await help()).completeInConfig(context, params)),
      json: completeWhileTyping(async (context, params) => (await help()).completeJson(context, params)),
      page: completeWhileTyping(async (context, params) => (await help()).completeOnPage(context, params)),
    },
  ),
  rowForDocument({ hoverProvider: true }, HoverRequest.type, null, {
    titlesOf: (context, { position }) => pagesNamedIn(context, { start: position, end: position }),
    config: async (context, params) => (await help()).explainInConfig(context, params),
    page: async (context, params) => (await help()).explainOnPage(context, params),
  }),
  rowForDocument({ inlayHintProvider: true }, InlayHintRequest.type, null, {
    // Other clients ask again when more titles are known.
    titlesOf: (context, { range }) => (context.client.inlayHintRefresh ? [] : pagesListedIn(context, range)),
    config: async (context, params) => (await help()).hintsIn(context, params),
  }),
];
