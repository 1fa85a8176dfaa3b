import type { PageContext } from '../../site/pageContext.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';

/**
 * Returns the range of the complete blocks in a selection, without whitespace around them; undefined if it cuts a
 * block, or has content that can't be moved.
 */
export function completeBlocksIn({ page }: PageContext, selection: TextRange): TextRange | undefined {
  const selected = page.text.slice(selection.start, selection.end);
  const range = {
    start: selection.start + (selected.length - selected.trimStart().length),
    end: selection.start + selected.trimEnd().length,
  };
  if (range.start >= range.end || !hasItsLines(page.text, range)) return undefined;
  return areComplete(page, range) && hasItsDefinitions(page, range) && hasItsNotes(page, range) ? range : undefined;
}

function hasItsLines(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(startOfLine(text, start), start);
  return before.trim() === '' && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
}

function areComplete(
  { blocks, elements, expressions, frontMatter, script, problems }: PageModel,
  range: TextRange,
): boolean {
  if (range.start < (frontMatter?.range.end ?? 0)) return false;
  // Imports and exports belong to the page, and the extent of a syntax error is unknown.
  if ([...script.ranges, ...problems.map((problem) => problem.range)].some((other) => isTouched(other, range)))
    return false;
  const isCut = elements.some(
    (element) =>
      isTouched(element.range, range) && !isIn(element.range, range) && !isBetweenTags(element.content, range),
  );
  return (
    !isCut && [...blocks, ...expressions].every((part) => !isTouched(part.range, range) || isIn(part.range, range))
  );
}

function isTouched(part: TextRange, { start, end }: TextRange): boolean {
  return part.start < end && start < part.end;
}

function isIn(part: TextRange, { start, end }: TextRange): boolean {
  // Blocks may include their last line end.
  return start <= part.start && part.end <= end + 2;
}

function isBetweenTags(content: TextRange | undefined, { start, end }: TextRange): boolean {
  return content !== undefined && content.start <= start && end <= content.end;
}

/** Whether the range has both the links and their definitions, or neither. */
function hasItsDefinitions({ links, images, definitions }: PageModel, range: TextRange): boolean {
  return [...links, ...images].every(({ reference, range: span }) => {
    if (reference === undefined) return true;
    const definition = definitions.find(({ label }) => label === reference);
    return definition === undefined || isIn(definition.range, range) === isIn(span, range);
  });
}

/** Whether the range has both the references and the definitions of its footnotes, or neither. */
function hasItsNotes({ text }: PageModel, { start, end }: TextRange): boolean {
  const labelsIn = (part: string): readonly string[] => part.match(/\[\^[^\]\s]+\]/g) ?? [];
  const outside = new Set([...labelsIn(text.slice(0, start)), ...labelsIn(text.slice(end))]);
  return !labelsIn(text.slice(start, end)).some((label) => outside.has(label));
}
