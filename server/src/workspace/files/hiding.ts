import { lineEndOf } from '../../core/text/lines.ts';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { Hiding } from '../../core/site/siteSnapshot.ts';
import { editBetween } from '../../core/text/textRange.ts';
import type { CurrentFiles } from './fileSystem.ts';
import { isIgnoredInSite } from './ignoreScopes.ts';
import { join, type ResourcePath } from './resourcePath.ts';

const platformIgnoreFile = '.mintignore' as SitePath;

/** Hidden folders that the platform ignores by default; it publishes the content of others. */
const passedOver = /(?:^|\/)\.(?:agents|claude|cursor|git|github|idea|vscode)\//i;

/**
 * Returns the ignore file's line and edit that keep the platform from publishing a file for assistants as a page of its
 * site; undefined if it doesn't publish it.
 */
export async function hidingOf(
  files: CurrentFiles,
  siteRoot: ResourcePath,
  file: SitePath,
): Promise<Hiding | undefined> {
  if (!isMarkdown(file) || passedOver.test(file)) return undefined;
  if (await isIgnoredInSite(files, siteRoot, file)) return undefined;
  const line = lineFor(file);
  const ignoreFile = join(siteRoot, platformIgnoreFile);
  const before = await files.readText(ignoreFile);
  // One that can’t be read, such as a link out of the repository, can’t be changed either.
  if (before === undefined && (await files.stat(ignoreFile)) !== undefined) return undefined;
  if (before === undefined) {
    return { text: '', line, edit: { kind: 'create', file: platformIgnoreFile, text: `${line}\n` } };
  }
  const edits = editBetween(before, withLine(before, line));
  return { text: before, line, edit: { kind: 'edit', file: platformIgnoreFile, edits } };
}

/** Returns the line of the platform's ignore file that matches one file and no other. */
function lineFor(file: SitePath): string {
  return `/${file.replace(/[\\*?[\]]/g, '\\$&')}`;
}

function withLine(text: string, line: string): string {
  const lineEnd = lineEndOf(text);
  const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
  return `${text}${gap}${line}${lineEnd}`;
}
