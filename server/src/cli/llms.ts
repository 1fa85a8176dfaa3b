import { printableLines } from '../core/util/printable.ts';
import path from 'node:path';
import { indexWarnings, snippetWarnings } from '../core/generators/llms/indexWarnings.ts';
import { llmsFiles, llmsPaths, type LlmsOutputs } from '../core/generators/llms/llmsFiles.ts';
import { docsUrlHelp, typedDocsUrl } from '../core/settings/docsUrl.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import { count } from '../core/util/messageText.ts';
import { realPathOf } from '../workspace/files/links.ts';
import { contentsFor, wouldBePages } from '../workspace/generated/llmsTexts.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { fromFsPath, join, type ResourcePath } from '../workspace/files/resourcePath.ts';
import { noPause } from '../workspace/scheduling.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { openSite, refuseBrokenConfig, warnOfSettings } from './folders.ts';
import { llmsLine } from './commandLines.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';
import { shownPath, writeFiles } from './writeFiles.ts';

interface LlmsOptions {
  readonly folder: string;
  readonly url: string | undefined;
  readonly outputs: LlmsOutputs;
  /** The output folder; without one the index is printed. */
  readonly out: string | undefined;
  readonly yes: boolean;
}

/** Prints the plain-text index of a site, or writes it and the other outputs to a folder; returns the exit code. */
export async function llms(args: readonly string[], io: Io): Promise<number> {
  const options = parseLlmsOptions(args);
  const { site, workspace } = await openSite(options.folder, io);
  warnOfSettings(site, io);
  refuseBrokenConfig(site);
  const docsUrl = options.url ?? site.takeSnapshot().settings.docsUrl;
  if (docsUrl === undefined) throw new UsageError(noUrl);
  const out = options.out === undefined ? undefined : fromFsPath(path.resolve(io.cwd, options.out));
  const snapshot = site.takeSnapshot();
  const paths = llmsPaths(snapshot, options.outputs);
  if (out !== undefined) await refuseAmongPages({ site, workspace, paths, out }, io);
  const { contentOf, cut } = await contentsFor(site, snapshot, options.outputs, { pauseIfLong: noPause });
  const files = llmsFiles(snapshot, docsUrl, options.outputs, contentOf);
  const [{ text: index }] = files;
  for (const warning of [...indexWarnings(snapshot, index), ...snippetWarnings(cut)]) io.writeError(`${warning}\n`);
  if (out !== undefined) return write(files, out, options.yes, io);
  io.writeDocument(printableLines(files.at(-1)?.text ?? index));
  return exitCodes.clean;
}

const noUrl =
  'Missing URL of the published site. Set it with --url https://docs.example.com, ' +
  `or as "docsUrl" in ${settingsFileName}.`;

/** The paths of the generated files, and their output folder. */
interface Export {
  readonly site: Site;
  readonly workspace: Workspace;
  readonly paths: readonly SitePath[];
  readonly out: ResourcePath;
}

async function refuseAmongPages({ site, workspace, paths, out }: Export, io: Io): Promise<void> {
  // A symbolic link may point back into the site.
  for (const folder of [out, await realPathOf(nodeFileSystem, out)]) {
    const written = paths.map((file) => join(folder, file));
    if (!(await wouldBePages(site, written, workspace.files))) continue;
    throw new UsageError(
      `Markdown files in “${shownPath(out, io)}” would become pages of the site. ` +
        'Set --out to a folder outside the site, or to one that .mintignore or .gitignore excludes.',
    );
  }
}

async function write(
  files: readonly { readonly path: string; readonly text: string }[],
  out: ResourcePath,
  yes: boolean,
  io: Io,
): Promise<number> {
  const done = await writeFiles(
    files.map((file) => ({ path: join(out, file.path), text: file.text })),
    io,
    { yes, within: out },
  );
  if (done === undefined) {
    io.writeError('Nothing was written.\n');
    return exitCodes.notRun;
  }
  const { written, same } = done;
  const unchanged = same.length === 0 ? '' : ` ${count(same.length, 'file')} already up to date.`;
  io.write(`Wrote ${count(written.length, 'file')} to “${shownPath(out, io)}”.${unchanged}\n`);
  return exitCodes.clean;
}

function parseLlmsOptions(args: readonly string[]): LlmsOptions {
  const { values, positionals } = readArguments(llmsLine, args);
  const { full = false, pages = false, yes = false, url, out } = values;
  const folder = folderArgument(llmsLine, positionals);
  if (out === undefined && pages)
    throw new UsageError('--pages writes one file for each page. Set the folder with --out.');
  if (out === undefined && yes) throw new UsageError('--yes requires --out: without it, no files are written.');
  const docsUrl = url === undefined ? undefined : typedDocsUrl(url);
  if (url !== undefined && docsUrl === undefined) throw new UsageError(`--url ${url}: ${docsUrlHelp}`);
  return { folder, url: docsUrl, outputs: { full, pages }, out, yes };
}
