import type { SectionSummary } from '../../page/record/pageSummary.ts';
import { folderOf, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { CompletionKind, SiteSymbol } from '../answers.ts';

/*
 * What an editor's own Markdown support offers in `.md` pages. It knows the headings of `.md` files, and lists the files
 * of the folder that is typed. Pages by their address from the root are left to Docsight: that support adds their
 * extension, with which the platform doesn't find them.
 */

/** Whether Markdown support offers a section of a file by the same anchor. */
export function isMarkdownSection({ pages }: SiteSnapshot, file: SitePath, section: SectionSummary): boolean {
  const isHeading = section.kind === 'heading' && pages.get(file)?.sections.includes(section) === true;
  return isHeading && isMarkdownFile(file) && section.ids[0] === markdownSlug(section.title);
}

/** Whether Markdown support lists the file of a target, as the same text or one that the platform resolves too. */
export function isMarkdownTarget(
  { target, kind }: { readonly target: string; readonly kind: CompletionKind },
  typed: string,
): boolean {
  if (kind !== 'file' && !(kind === 'page' && typed.startsWith('.'))) return false;
  return /^[./]/.test(typed) && folderOf(target as SitePath) === folderOf(typed as SitePath);
}

/** Whether Markdown support finds a symbol too. */
export function isMarkdownSymbol({ pages }: SiteSnapshot, { kind, file, name }: SiteSymbol): boolean {
  if (kind !== 'section' || !isMarkdownFile(file)) return false;
  return pages.get(file)?.sections.some((section) => section.kind === 'heading' && section.title === name) === true;
}

function isMarkdownFile(file: SitePath): boolean {
  return file.endsWith('.md');
}

/** Returns the anchor that GitHub and VS Code give to a heading. */
function markdownSlug(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}\p{M}_-]/gu, '')
    .replace(/^-+|-+$/g, '');
}
