import type { WorkspaceEdit } from 'vscode-languageserver';
import { extractSnippetAs } from '../../core/features/refactor/extractSnippet.ts';
import { insertableImages, linkablePages } from '../../core/features/page/completion/insertable.ts';
import { translationsOf } from '../../core/features/page/translations.ts';
import { fromOtherSyntax } from '../../core/features/paste/otherSyntax.ts';
import { pasteOptions } from '../../core/features/paste/paste.ts';
import { pasteTargetOf, type PasteOption } from '../../core/features/paste/pasted.ts';
import { snippetText } from '../../core/util/strings.ts';
import type { DocumentParams } from '../../protocol/sites.ts';
import {
  extractSnippetRequest,
  imagesRequest,
  linkTargetsRequest,
  longestPasted,
  pasteRequest,
  type ExtractSnippetParams,
  type ImageInfo,
  type LinkTargetInfo,
  type LinkTargetsParams,
  type PasteChoice,
  type PastedFileInfo,
  type PasteParams,
  translationsRequest,
  type TranslationInfo,
} from '../../protocol/insertions.ts';
import type { EditAnswer } from '../../protocol/siteView.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { fromUri, join, relativeTo, toUri } from '../../workspace/files/resourcePath.ts';
import { inSlices, type Pause } from '../../workspace/scheduling.ts';
import type { PageDocumentContext } from '../documentContext.ts';
import { fromRange } from '../convert/fromProtocol.ts';
import { toFileUri } from '../convert/toProtocol.ts';
import { editAnswer } from '../convert/toWorkspaceEdit.ts';
import { failed, rowForPage, type RequestRow } from './requestRow.ts';

/**
 * What pasted and dropped data can become on a page, the refactoring whose result a person names, and what the editor’s
 * pickers of pages, images and translations show.
 */
export const insertionRequests: readonly RequestRow[] = [
  rowForPage<PasteParams, readonly PasteChoice[]>(pasteRequest, [], choicesFor),
  rowForPage<ExtractSnippetParams, EditAnswer<WorkspaceEdit>>(extractSnippetRequest, failed, extractionOf),
  rowForPage<LinkTargetsParams, readonly LinkTargetInfo[]>(linkTargetsRequest, [], ({ page, site }, { text }) =>
    linkablePages(page, text).map(({ file, trail, ...shown }) => ({
      uri: toFileUri(site, file),
      ...shown,
      group: trail.join(' › '),
    })),
  ),
  rowForPage<DocumentParams, readonly ImageInfo[]>(imagesRequest, [], ({ page, site }) =>
    insertableImages(page).map(({ file, isUsed }) => ({ uri: toFileUri(site, file), path: file, isUsed })),
  ),
  rowForPage<DocumentParams, readonly TranslationInfo[]>(translationsRequest, [], ({ page, site }) =>
    translationsOf(page).map(({ file, language }) => ({ uri: toFileUri(site, file), path: file, language })),
  ),
];

function extractionOf(context: PageDocumentContext, { range, name }: ExtractSnippetParams): EditAnswer<WorkspaceEdit> {
  const { client, document, pendingFiles, page, site } = context;
  const change = extractSnippetAs(page, fromRange(document, range), name);
  const answer = editAnswer(linesOfSite(site), change, site, client);
  if ('edit' in answer && 'edits' in change) pendingFiles.expect(site, change.edits);
  return answer;
}

async function choicesFor(context: PageDocumentContext, params: PasteParams): Promise<readonly PasteChoice[]> {
  const { document, pendingFiles, page, settings, site, workspace } = context;
  const range = fromRange(document, params.range);
  const { text, files = [] } = params;
  const pasted = { text, files: files.map((file) => ({ name: file.name, path: pathIn(context, file) })) };
  const options = pasteOptions(page, range, pasted, { pattern: settings.pastedFiles });
  const created = options.flatMap(({ creates }) => creates.map(({ path }) => path));
  if (created.length > 0) pendingFiles.expectReferenced(site, page.file, created);
  const target = pasteTargetOf(page, range);
  const isText = files.length === 0 && (target === 'ownLine' || target === 'text');
  const converted = isText ? await convertedTo(params, inSlices(workspace.pause)) : [];
  return [...options, ...converted].map((option) => ({
    ...option,
    kind: option.isAlternative ? ['docsight', 'alternative', option.kind] : ['docsight', option.kind],
    creates: option.creates.map(({ path, index }) => ({ uri: toUri(join(site.root, path)), index })),
  }));
}

function pathIn(
  { site }: PageDocumentContext,
  { uri }: PastedFileInfo,
): PasteOption['creates'][number]['path'] | undefined {
  const path = uri === undefined ? undefined : relativeTo(site.root, fromUri(uri));
  return path !== undefined && site.takeSnapshot().files.has(path) ? path : undefined;
}

/** Returns copied text as MDX, if that differs from plain text. */
async function convertedTo(
  { text, html }: Pick<PasteParams, 'text' | 'html'>,
  pauseIfLong: Pause,
): Promise<readonly PasteOption[]> {
  const other = text === undefined ? undefined : fromOtherSyntax(text);
  if (other !== undefined) return [mdxOption(other)];
  if (html === undefined || html.length > longestPasted) return [];
  const { htmlToMdx } = await import('../../core/features/paste/htmlToMdx.ts');
  const mdx = await htmlToMdx(html, pauseIfLong);
  return mdx === undefined || mdx === text?.trim() ? [] : [mdxOption(mdx)];
}

function mdxOption(mdx: string): PasteOption {
  return { title: 'Paste as MDX', kind: 'mdx', isAlternative: true, snippet: snippetText(mdx), creates: [] };
}
