import {
  findingMarksRequest,
  previewRequest,
  type FindingMark,
  type FindingMarksParams,
  type PreviewAnswer,
  type PreviewArticle,
  type PreviewParams,
} from '../../protocol/preview.ts';
import { LineIndex } from '../../core/text/lines.ts';
import { asideHtml, frameRegions } from '../../core/preview/frame/layout.ts';
import { toPreviewTheme } from '../../preview/toPreviewTheme.ts';
import { Previewer, type KnownFrame, type Preview } from '../../preview/previewer.ts';
import { fromUri, toUri } from '../../workspace/files/resourcePath.ts';
import type { Session } from '../documentContext.ts';
import type { RequestRow } from './requestRow.ts';

const needs = { needsFullSite: false };

/** Requests of the preview. What a page refers to is read first, while the rest of a large site may still be read. */
export const previewRequests: readonly RequestRow[] = [
  {
    capability: {},
    register: (connection, _answer, answerForAll) => {
      const previewer = new Previewer((error, file) => {
        connection.console.error(
          `The preview can’t show an element of ${file}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      });
      connection.onRequest(
        previewRequest,
        answerForAll<PreviewParams, PreviewAnswer | null>(
          null,
          (_sites, params, session) => previewOf(previewer, params, session),
          needs,
        ),
      );
      connection.onRequest(
        findingMarksRequest,
        answerForAll<FindingMarksParams, readonly FindingMark[]>(
          [],
          (_sites, params, session) => marksOf(params, session),
          needs,
        ),
      );
    },
  },
];

async function previewOf(
  previewer: Previewer,
  { uri, resourceBase, allowsRemoteImages = false, knownFrame, knownArticle }: PreviewParams,
  { workspace }: Session,
): Promise<PreviewAnswer | null> {
  const path = fromUri(uri);
  await workspace.readyToShow(path);
  const { site, file } = workspace.locate(path);
  if (site === undefined) return null;
  const preview = await previewer.preview(site, file, { resourceBase, allowsRemoteImages });
  if (preview === undefined) return null;
  const { page, frame } = preview;
  return {
    uri,
    file,
    root: toUri(site.root),
    config: toUri(site.configPath),
    title: page.title,
    mode: page.mode,
    article: toArticle(preview, knownArticle),
    aside: asideHtml(page),
    ...(frame.id !== knownFrame && { frame: toFrame(frame) }),
  };
}

/** Returns the blocks of a page; those that were in the rendering that the client shows are still known to it. */
function toArticle({ series, page }: Preview, known: PreviewParams['knownArticle']): PreviewArticle {
  const { version, blocks } = page;
  const shown = known?.series === series ? known.version : 0;
  const added = blocks.filter(({ block }) => block.version > shown);
  return {
    ...{ series, version },
    ids: blocks.map(({ block }) => block.id),
    lines: blocks.map(({ line }) => line),
    html: Object.fromEntries(added.map(({ block }) => [block.id, block.html])),
  };
}

function toFrame(frame: KnownFrame): NonNullable<PreviewAnswer['frame']> {
  return { id: frame.id, siteName: frame.siteName, ...frameRegions(frame), theme: toPreviewTheme(frame.theme) };
}

function marksOf({ uri }: FindingMarksParams, { workspace }: Session): readonly FindingMark[] {
  const { site, file } = workspace.locate(fromUri(uri));
  const page = site?.pageIn(file);
  if (site === undefined || page === undefined) return [];
  const lines = new LineIndex(page.page.text);
  return site.diagnostics.in(file).map(({ range, severity, message, rule, isExtra = false }) => {
    const { line, character } = lines.positionAt(range.start);
    return { line, character, severity, message, rule: rule.id, isExtra };
  });
}
