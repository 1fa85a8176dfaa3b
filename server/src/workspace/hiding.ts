import { isMarkdown } from '../core/paths/fileKinds.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { lineEndOf } from '../core/rules/pageEdits.ts';
import type { Hiding } from '../core/site/siteSnapshot.ts';
import { editBetween } from '../core/text/textEdit.ts';
import type { CurrentFiles } from './fileSystem.ts';
import { isIgnoredInSite } from './ignoreScopes.ts';
import { join, type ResourcePath } from './resourcePath.ts';

/** The file that tells the platform what isn't to be published. */
const platformIgnoreFile = '.mintignore' as SitePath;

/** Hidden folders that the platform passes over by itself; it publishes what lies in others. */
const passedOver = /(?:^|\/)\.(?:agents|claude|cursor|git|github|idea|vscode)\//i;

/**
 * What keeps the platform from publishing a file for assistants as a page of the site that it lies in; undefined
 * where it doesn't publish it.
 */
export async function hidingOf(
  files: CurrentFiles,
  siteRoot: ResourcePath,
  file: SitePath,
): Promise<Hiding | undefined> {
  if (!isMarkdown(file) || passedOver.test(file)) return undefined;
  if (await isIgnoredInSite(files, siteRoot, file)) return undefined;
  const line = lineFor(file);
  const before = await files.readText(join(siteRoot, platformIgnoreFile));
  if (before === undefined) {
    return { text: '', line, edit: { kind: 'create', file: platformIgnoreFile, text: `${line}\n` } };
  }
  const edits = editBetween(before, withLine(before, line));
  return { text: before, line, edit: { kind: 'edit', file: platformIgnoreFile, edits } };
}

/** The line of the platform's ignore file that means one file and no other. */
function lineFor(file: SitePath): string {
  return `/${file.replace(/[\\*?[\]]/g, '\\$&')}`;
}

function withLine(text: string, line: string): string {
  const lineEnd = lineEndOf(text);
  const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
  return `${text}${gap}${line}${lineEnd}`;
}
