import type { Program } from 'acorn';
import { scriptTree } from '../../../page/mdx/script/scriptTree.ts';
import { readPage } from '../../../page/readPage.ts';
import { isMarkdown } from '../../../paths/fileKinds.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import { longestSnippet, type SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { lazy, lazyForEach } from '../../../util/lazy.ts';

export type Statement = Program['body'][number];

/** The script of a file that pages import: all of it, or the imports and exports of Markdown. */
export interface ImportedScript {
  /** Empty if the file can’t be read completely. */
  readonly text: string;
  /** Returns the statements; none of a text that can’t be parsed, such as TypeScript. */
  readonly body: () => readonly Statement[];
}

interface KnownScript {
  readonly content: string;
  readonly script: ImportedScript;
}

const scriptsIn = lazyForEach((_snippets: SiteSnapshot['snippets']) => new Map<SitePath, KnownScript>());

/** Returns the script of a file, which is parsed once for all pages that import it. */
export function importedScript({ snippets }: SiteSnapshot, file: SitePath): ImportedScript {
  // Each page asks for it, so that each is checked again when it changes.
  const content = snippets.get(file) ?? '';
  const scripts = scriptsIn(snippets);
  const known = scripts.get(file);
  if (known?.content === content) return known.script;
  const script = scriptIn(file, content);
  scripts.set(file, { content, script });
  return script;
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
