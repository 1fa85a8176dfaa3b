import type { WorkspaceEdit } from 'vscode-languageserver';
import { indexWarnings, snippetWarnings } from '../../core/generators/llms/indexWarnings.ts';
import { llmsFiles, llmsPaths, type LlmsFile } from '../../core/generators/llms/llmsFiles.ts';
import type { FileEdit } from '../../core/paths/fileEdit.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { newSettings, setInSettings } from '../../core/settings/disableRule.ts';
import { docsUrlHelp, typedDocsUrl } from '../../core/settings/docsUrl.ts';
import { settingsFileName } from '../../core/settings/settingsFile.ts';
import { brokenConfig } from '../../core/site/brokenConfig.ts';
import {
  docsUrlRequest,
  llmsRequest,
  type DocsUrlParams,
  type LlmsAnswer,
  type LlmsParams,
  type ProposedFile,
} from '../../protocol/proposedFiles.ts';
import type { EditAnswer } from '../../protocol/siteView.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import type { CurrentFiles } from '../../workspace/files/fileSystem.ts';
import { contentsFor, wouldBePages } from '../../workspace/generated/llmsTexts.ts';
import { mapLimited } from '../../workspace/concurrency.ts';
import { fromUri, join, relativeTo, toUri, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import { inSlices } from '../../workspace/scheduling.ts';
import type { Site } from '../../workspace/site.ts';
import { toWorkspaceEdit } from '../convert/toWorkspaceEdit.ts';
import type { Session } from '../documentContext.ts';
import { failed, gone, rowForSite, type RequestRow } from './requestRow.ts';

/** The plain-text index of a site and its other outputs. */
export const llmsRequests: readonly RequestRow[] = [
  rowForSite<LlmsParams, LlmsAnswer | null>(llmsRequest, null, answerFor),
  rowForSite<DocsUrlParams, EditAnswer<WorkspaceEdit>>(docsUrlRequest, failed, storeDocsUrl, {
    goneResult: gone,
    needsFullSite: false,
  }),
];

/** Returns the edit that stores the URL of a site where CI reads it too. */
function storeDocsUrl(site: Site, { url }: DocsUrlParams, { client }: Session): EditAnswer<WorkspaceEdit> {
  const file = settingsFileName as SitePath;
  const own = site.takeSnapshot().settings.sources.find((source) => source.file === file)?.source;
  const edits: readonly FileEdit[] =
    own === undefined
      ? [{ kind: 'create', file, text: newSettings({ docsUrl: url }) }]
      : [{ kind: 'edit', file, edits: setInSettings(own.text, 'docsUrl', url) }];
  const edit = toWorkspaceEdit(linesOfSite(site), edits, site, client);
  return edit === undefined ? failed : { edit };
}

async function answerFor(
  site: Site,
  params: LlmsParams,
  { workspace }: Session,
  signal: AbortSignal,
): Promise<LlmsAnswer> {
  const { files } = workspace;
  const out = fromUri(params.out);
  const snapshot = site.takeSnapshot();
  const { config } = snapshot;
  if (!config.isComplete) return { refused: brokenConfig(config.file) };
  const docsUrl = typedDocsUrl(params.docsUrl);
  if (docsUrl === undefined) return { refused: docsUrlHelp };
  const outputs = { full: params.withFull, pages: params.withPages };
  const paths = llmsPaths(snapshot, outputs).map((path) => join(out, path));
  if (await wouldBePages(site, paths, files)) return { refused: amongPages };
  const isInside = await mapLimited(paths, (path) => workspace.staysWithin(out, path));
  const outside = paths[isInside.indexOf(false)];
  if (outside !== undefined) {
    return { refused: `“${relativeTo(out, outside) ?? ''}” is a symbolic link that points outside the folder.` };
  }
  const { contentOf, cut } = await contentsFor(site, snapshot, outputs, {
    pauseIfLong: inSlices(workspace.pause),
    signal,
  });
  const generated = llmsFiles(snapshot, docsUrl, outputs, contentOf);
  return {
    files: await mapLimited(generated, (file) => proposalFor(file, out, files)),
    warnings: [...indexWarnings(snapshot, generated[0].text), ...snippetWarnings(cut)],
  };
}

const amongPages =
  'Markdown files in this folder would become pages of the site. ' +
  'Select a folder outside the site, or one that .mintignore or .gitignore excludes.';

async function proposalFor({ path, text }: LlmsFile, out: ResourcePath, files: CurrentFiles): Promise<ProposedFile> {
  const target = join(out, path);
  const proposed = { uri: toUri(target), path, text };
  if ((await files.stat(target)) === undefined) return { ...proposed, state: 'new' };
  return { ...proposed, state: (await files.readText(target)) === text ? 'current' : 'foreign' };
}
