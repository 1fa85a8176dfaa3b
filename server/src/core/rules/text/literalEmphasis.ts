import type { TextRange } from '../../text/textRange.ts';
import { textNodes } from '../../page/mdx/nodeTypes.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** Two runs of `**` or `__` that readers see, and that were meant to make the text between them bold. */
export interface LiteralEmphasis {
  readonly mark: string;
  /** Both runs included. */
  readonly range: TextRange;
  readonly content: TextRange;
  /** Whether a space next to a run, within it, is the cause; punctuation next to a letter otherwise. */
  readonly isSpaced: boolean;
}

interface Run extends TextRange {
  readonly mark: string;
  /** The start of the node that it is text of. */
  readonly owner: string;
}

/** Returns the pairs of `**` and `__` that are text though they were meant as emphasis. */
export function literalEmphasisIn({ text, parsed: { tree } }: PageModel): readonly LiteralEmphasis[] {
  const runs: Run[] = [];
  for (const { index, 0: mark } of text.matchAll(/(?<![*\\])\*\*(?!\*)|(?<![_\\])__(?!_)/g)) {
    const node = tree.resolveInner(index, 1);
    if (!textNodes.test(node.name)) continue;
    runs.push({ start: index, end: index + mark.length, mark, owner: `${node.name} ${node.from}` });
  }
  const found: LiteralEmphasis[] = [];
  for (let at = 0; at + 1 < runs.length; at++) {
    const [open, close] = [runs[at], runs[at + 1]];
    if (open === undefined || close === undefined || !isPair(text, open, close)) continue;
    const content = { start: open.end, end: close.start };
    const isSpaced = /^\s|\s$/.test(text.slice(content.start, content.end));
    found.push({ mark: open.mark, range: { start: open.start, end: close.end }, content, isSpaced });
    at++;
  }
  return found;
}

function isPair(text: string, open: Run, close: Run): boolean {
  if (open.mark !== close.mark || open.owner !== close.owner) return false;
  const content = text.slice(open.end, close.start);
  const [before, after] = [text.charAt(open.start - 1), text.charAt(close.end)];
  if (content.length > 120 || content.includes('\n') || !/\p{L}/u.test(content)) return false;
  // Bold text between them makes it uncertain which runs belong together.
  if (content.includes(open.mark) && /^\s|\s$/.test(content)) return false;
  // Paths with wildcards, and powers.
  if (/[/\\]/.test(before + content.charAt(0) + content.slice(-1) + after)) return false;
  if (isOperator(before, content.charAt(0)) || isOperator(content.slice(-1), after)) return false;
  if (open.mark === '__') return areIntendedUnderscores(before, content, after);
  return areIntendedAsterisks(before, content, after);
}

/** Whether ASCII letters or digits are on both sides, as in `2**3` and `snake__case`. */
function isOperator(left: string, right: string): boolean {
  return /\w/.test(left) && /\w/.test(right);
}

/** Whether emphasis is meant: names such as `__init__` have neither spaces nor characters outside of ASCII. */
function areIntendedUnderscores(before: string, content: string, after: string): boolean {
  return !/\w/.test(before + after) && /[^\w.]/.test(content) && !/^\s|\s$/.test(content);
}

function areIntendedAsterisks(before: string, content: string, after: string): boolean {
  const [opensSpaced, closesSpaced] = [/^\s/.test(content), /\s$/.test(content)];
  if (opensSpaced && closesSpaced) return false;
  // `**Note: **Text` was meant; `**options and **rest` is ambiguous.
  if (closesSpaced) return !/[\w$]/.test(before) && (/[\p{P}]\s+$/u.test(content) || !/[\p{L}\p{N}]/u.test(after));
  return !opensSpaced || !/[\p{L}\p{N}]/u.test(before);
}
