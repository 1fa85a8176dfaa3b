import type { TextRange } from '../../text/textRange.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** A heading that readers see as it is written, since there is no space after its `#`. */
export interface LiteralHeading {
  readonly range: TextRange;
  readonly marks: string;
}

/**
 * Lines that begin with several `#` and a word. A single one may begin a channel, a color or a number; `##[group]` and
 * `##vso[…]` are commands of build servers.
 */
const headings = /^[ \t]*(#{2,6})(?!#|vso\[|\[)(?=[^\s#])(?=.*\p{L}).{1,120}$/gmu;

/** Returns the headings whose text begins with a second `##`, which readers see. */
export function* doubledHeadingsIn({ text, headings }: PageModel): Iterable<LiteralHeading> {
  for (const { content, id } of headings) {
    // With an id, it begins a heading in the heading.
    const [written, marks] = /^(#{2,6})[ \t]+(?=\S)/.exec(text.slice(content.start, content.end)) ?? [];
    if (written === undefined || marks === undefined || id !== undefined) continue;
    yield { range: { start: content.start, end: content.start + written.length }, marks };
  }
}

/** Returns the lines of a page that were meant as headings. */
export function* literalHeadingsIn({ text, parsed }: PageModel): Iterable<LiteralHeading> {
  if (!/##[^\s#]/.test(text)) return;
  for (const { index, 0: written, 1: marks = '' } of text.matchAll(headings)) {
    const start = index + written.length - written.trimStart().length;
    const { name, from } = parsed.tree.resolveInner(start, 1);
    if (name === 'Paragraph' && from === start) yield { range: { start, end: start + written.trim().length }, marks };
  }
}
