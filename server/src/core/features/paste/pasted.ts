import { isInCode } from '../../page/pageQueries.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { lineBefore } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { pageCursorAt } from '../page/completion/pageCursor.ts';

/** A file that is pasted or dropped on a page. */
export interface PastedFile {
  /** Its name with extension, as the clipboard or the file system gives it. */
  readonly name: string;
  /** Its path, if it already is a file of the site. */
  readonly path?: SitePath | undefined;
}

/** What pasted data can become on a page. */
export interface PasteOption {
  readonly title: string;
  readonly kind: 'link' | 'image' | 'file' | 'mdx';
  /** Whether plain text comes first, so that this is only an alternative. */
  readonly isAlternative: boolean;
  /** With tab stops. */
  readonly snippet: string;
  /** Files to create, each with the index of the pasted file whose content it gets. */
  readonly creates: readonly { readonly path: SitePath; readonly index: number }[];
}

/** Settings of how files are saved. */
export interface PasteSettings {
  /** The path pattern of saved files: `images/{page}-{n}`; undefined for the folder that the site uses. */
  readonly pattern: string | undefined;
}

/** Where data is pasted: in text on a line of its own or within one, in an address, or where nothing is Markdown. */
export type PasteTarget = 'ownLine' | 'text' | 'address' | 'code';

/** Returns where a selection of a page is. */
export function pasteTargetOf({ page }: PageContext, { start, end }: TextRange): PasteTarget {
  if (page.frontMatter !== undefined && start <= page.frontMatter.range.end) return 'code';
  const holds = ({ range }: { readonly range: TextRange }): boolean => range.start < start && start < range.end;
  if (isInCode(page, start) || isInOpenFence(page.fences, start)) return 'code';
  const cursor = pageCursorAt(page, start);
  if (cursor.kind === 'link') return 'address';
  if (cursor.kind === 'attributeValue') return /^(?:href|src|img)$/.test(cursor.attribute) ? 'address' : 'code';
  if (cursor.kind === 'fence' || cursor.kind === 'import' || page.tags.some(holds)) return 'code';
  if (page.expressions.some(holds) || page.script.ranges.some((range) => range.start <= start && start < range.end)) {
    return 'code';
  }
  const before = lineBefore(page.text, start);
  const after = /^[^\r\n]*/.exec(page.text.slice(end))?.[0] ?? '';
  return before.trim() === '' && after.trim() === '' ? 'ownLine' : 'text';
}

function isInOpenFence(fences: PageContext['page']['fences'], offset: number): boolean {
  return fences.some(({ range, isClosed }) => !isClosed && range.start < offset && offset <= range.end + 1);
}
