import type { PageModel } from './pageModel.ts';

/** How much of a page is searched: such a remark is above the content. */
const searched = 3000;

const comments = /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;
const frontMatterComments = /^[ \t]*#.*$/gm;

const remark =
  /\bdo(?: not|n['’]t)(?: \p{L}+)? (?:edit|modify)\b|\b(?:file|page|snippet|document|section) (?:is|was|has been) (?:auto(?:matically)?[- ]?)?generated\b/iu;

/** Whether a comment at the beginning of a page says that a program writes it, so that nobody edits it by hand. */
export function isWrittenByProgram({ text, frontMatter }: PageModel): boolean {
  const contentStart = frontMatter?.range.end ?? 0;
  const above = text.slice(0, contentStart).match(frontMatterComments) ?? [];
  const within = text.slice(contentStart, contentStart + searched).match(comments) ?? [];
  return [...above, ...within].some((comment) => remark.test(comment));
}
