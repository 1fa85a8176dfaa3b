import { CompletionRequest, HoverRequest, InlayHintRequest, type Range } from 'vscode-languageserver';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { configReferences } from '../../core/site/references/configReferences.ts';
import { fileOfTarget, resolveEntry } from '../../core/site/references/resolveEntry.ts';
import { rangesTouch } from '../../core/text/textRange.ts';
import { composedLinesOf, type ConfigContext, type FragmentContext } from '../documentContext.ts';
import { fromRange } from '../convert/fromProtocol.ts';
import { completeWhileTyping } from '../completeWhileTyping.ts';
import { rowForDocument, type RequestRow } from './requestRow.ts';

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
