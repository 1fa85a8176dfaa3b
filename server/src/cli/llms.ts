import path from 'node:path';
import { parseArgs } from 'node:util';
import { llmsFiles, type LlmsParts } from '../core/exports/llms/llmsFiles.ts';
import { docsUrlHelp, readDocsUrl } from '../core/settings/docsUrl.ts';
import { settingsFileName } from '../core/settings/settingsFile.ts';
import { count } from '../core/util/words.ts';
import { textsFor, wouldBePages } from '../workspace/llmsTexts.ts';
import { fromFsPath, join, type ResourcePath } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { openSite, refuseWrongSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { unknownOption } from './options.ts';
import { shownPath, writeFiles } from './writeFiles.ts';

/** The platform reads no more of an index, counted in characters. */
const longestIndex = 100_000;

interface LlmsOptions {
  readonly folder: string;
  readonly url: string | undefined;
  readonly parts: LlmsParts;
  /** The folder to write to; the index is printed without one. */
  readonly out: string | undefined;
  readonly yes: boolean;
}

/** Prints the plain-text index of a site, or writes it and what goes with it to a folder; gives the exit code. */
export async function llms(args: readonly string[], io: Io): Promise<number> {
  const options = parseLlmsOptions(args);
  const { site, workspace } = await openSite(options.folder, io);
  refuseWrongSettings(site, io);
  const docsUrl = options.url ?? site.snapshot.settings.docsUrl;
  if (docsUrl === undefined) throw new UsageError(noUrl);
  const out = options.out === undefined ? undefined : fromFsPath(path.resolve(io.cwd, options.out));
  if (out !== undefined && options.parts.pages) await refuseAmongPages(site, workspace, out, io);
  const files = llmsFiles(site.snapshot, docsUrl, options.parts, await textsFor(site, options.parts));
  const [{ text: index }] = files;
  if (index.length > longestIndex) {
    io.writeError(`llms.txt has ${index.length} characters; the platform reads ${longestIndex} of them.\n`);
  }
  if (out !== undefined) return write(files, out, options.yes, io);
  io.write(files.at(-1)?.text ?? index);
  return exitCodes.clean;
}

const noUrl =
  'Where is the site published? Give its address with --url https://docs.example.com, ' +
  `or as "docsUrl" in ${settingsFileName}.`;

async function refuseAmongPages(site: Site, workspace: Workspace, out: ResourcePath, io: Io): Promise<void> {
  if (!(await wouldBePages(site, out, workspace.files))) return;
  throw new UsageError(
    `In “${shownPath(out, io)}” the Markdown would become pages of the site. ` +
      'Give --out a folder outside of the site, or one that .mintignore or .gitignore names.',
  );
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
    { yes },
  );
  if (done === undefined) {
    io.writeError('Nothing was written.\n');
    return exitCodes.notRun;
  }
  const { written, same } = done;
  const unchanged = same.length === 0 ? '' : ` ${count(same.length, 'file')} had the same text already.`;
  io.write(`Wrote ${count(written.length, 'file')} to “${shownPath(out, io)}”.${unchanged}\n`);
  return exitCodes.clean;
}

function parseLlmsOptions(args: readonly string[]): LlmsOptions {
  const { values, positionals } = parse(args);
  const { full = false, pages = false, yes = false, url, out } = values;
  const [folder = '.', ...others] = positionals;
  if (others.length > 0) throw new UsageError(`docsight llms takes one folder, not also “${others.join(' ')}”.`);
  if (out === undefined && pages)
    throw new UsageError('--pages makes a file of each page: say with --out into which folder.');
  if (out === undefined && yes) throw new UsageError('--yes means files, and without --out none is written.');
  const docsUrl = url === undefined ? undefined : readDocsUrl(url);
  if (url !== undefined && docsUrl === undefined) throw new UsageError(`--url ${url}: ${docsUrlHelp}`);
  return { folder, url: docsUrl, parts: { full, pages }, out, yes };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        out: { type: 'string' },
        full: { type: 'boolean' },
        pages: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw unknownOption('llms', args, error);
  }
}
