import type { Program } from 'acorn';
import { scriptTree } from '../../../page/mdx/script/scriptTree.ts';
import { readPage } from '../../../page/readPage.ts';
import { isMarkdown } from '../../../paths/fileKinds.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import { longestSnippet, type SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { lazy } from '../../../util/lazy.ts';

export type Statement = Program['body'][number];

/** The script of a file that pages import: all of it, or the imports and exports of Markdown. */
export interface ImportedScript {
  /** Empty if the file can’t be read completely. */
  readonly text: string;
  /** Returns the statements; none of a text that can’t be parsed, such as TypeScript. */
  readonly body: () => readonly Statement[];
}

const known = new WeakMap<SiteSnapshot['snippets'], Map<SitePath, ImportedScript>>();

/** Returns the script of a file, which is parsed once for all pages that import it. */
export function importedScript({ snippets }: SiteSnapshot, file: SitePath): ImportedScript {
  let files = known.get(snippets);
  if (files === undefined) known.set(snippets, (files = new Map<SitePath, ImportedScript>()));
  let found = files.get(file);
  if (found === undefined) files.set(file, (found = scriptIn(file, snippets.get(file) ?? '')));
  return found;
}

function scriptIn(file: SitePath, content: string): ImportedScript {
  const isRead = content.length < longestSnippet && /\.(?:[jt]sx?|mdx?)$/i.test(file);
  const text = !isRead ? '' : isMarkdown(file) ? scriptOf(content) : content;
  return { text, body: lazy(() => bodyOf(text)) };
}

/** Returns the imports and exports of a Markdown file. */
function scriptOf(text: string): string {
  if (!text.includes('export')) return '';
  return readPage(text)
    .script.ranges.map(({ start, end }) => text.slice(start, end))
    .join('\n');
}

function bodyOf(text: string): readonly Statement[] {
  try {
    return scriptTree(text).program.body;
  } catch {
    return [];
  }
}
