import type { PageModel } from '../../page/pageModel.ts';

/** How much of a page is searched: such a remark is above the content. */
const searched = 3000;

const comments = /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;
const frontMatterComments = /^[ \t]*#.*$/gm;

const remark =
  /\bdo(?: not|n['’]t)(?: \p{L}+)? (?:edit|modify)\b|\b(?:file|page|snippet|document|section) (?:is|was|has been) (?:auto(?:matically)?[- ]?)?generated\b/iu;

/**
 * Lines that name the line of a source file from which they come: nobody keeps its number up to date by hand. Both parts
 * of such a link are short; without a limit, a long line of addresses would take minutes.
 */
const sourceLines = /^(?:#{1,6} |Defined in\b).{0,300}?\/blob\/[^\s"')>]{1,300}?#L\d/gm;
const fewestSources = 2;

/**
 * Whether a program writes a page, so that nobody edits it by hand: a comment at its beginning says so, or its sections
 * link to lines of source files.
 */
export function isWrittenByProgram(page: PageModel): boolean {
  return saysSo(page) || hasSources(page);
}

function hasSources({ text }: PageModel): boolean {
  return text.includes('#L') && (text.match(sourceLines)?.length ?? 0) >= fewestSources;
}

function saysSo({ text, frontMatter }: PageModel): boolean {
  const contentStart = frontMatter?.range.end ?? 0;
  const above = text.slice(0, contentStart).match(frontMatterComments) ?? [];
  const within = text.slice(contentStart, contentStart + searched).match(comments) ?? [];
  return [...above, ...within].some((comment) => remark.test(comment));
}
