import { lineBefore } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Heading, LocatedText, PageModel } from '../pageModel.ts';
import { elementsAround } from '../pageQueries.ts';

/**
 * Why an id in braces doesn't do at a heading what its author expects. The platform reads ids line by line, before it
 * reads Markdown: only after `#` and text, in a line of its own that begins with three spaces at most. Elsewhere the id
 * is an expression that isn't valid. Where it is read, the text of the heading gets a line of its own, where some
 * characters begin a block.
 */
export type IdMistake =
  | { readonly kind: 'indented' | 'quoted' | 'underlined' | 'closed' | 'textless' | 'otherForm' }
  /** What begins the text makes it an import, a code block or a formula. */
  | { readonly kind: 'script' | 'code'; readonly mark: string }
  /** What begins the text makes it a list, a quote, another heading, a line or a definition. */
  | { readonly kind: 'block'; readonly mark: string }
  /** The platform may drop such headings. */
  | { readonly kind: 'level' };

/** Returns why an id in braces at the end of a heading is a mistake, whether or not there is one; undefined if not. */
export function idMistakeAt(page: PageModel, heading: Heading): IdMistake | undefined {
  const { text } = page;
  const { range, content, id, level } = heading;
  if (text.charAt(range.start) !== '#') return { kind: 'underlined' };
  const before = lineBefore(text, range.start);
  if (/\S/.test(before)) return { kind: 'quoted' };
  if (!/^ {0,3}$/.test(before) && !elementsAround(page, range.start).some(({ name }) => name === 'MDX'))
    return { kind: 'indented' };
  if (id !== undefined && isOtherForm(text, id.range.start)) return { kind: 'otherForm' };
  const end = id === undefined ? content.end : idRange(text, id).end;
  if (text.slice(end, range.end).trim() !== '') return { kind: 'closed' };
  const written = text.slice(content.start, content.end);
  // Whitespace counts as text, if there is more of it than the space after the marks.
  if (written === '') return isTextless(text, heading) ? { kind: 'textless' } : undefined;
  return beginsBlock(written) ?? (level > 4 ? { kind: 'level' } : undefined);
}

/** Whether an id in braces can be added to a heading, so that links find it and readers see the same as before. */
export function canHaveId(page: PageModel, heading: Heading): boolean {
  return heading.id === undefined && heading.text !== '' && idMistakeAt(page, heading) === undefined;
}

/** Returns the range of an explicit id with its braces. */
export function idRange(text: string, { range }: LocatedText): TextRange {
  return { start: text.lastIndexOf('{', range.start), end: text.indexOf('}', range.end) + 1 };
}

function isOtherForm(text: string, idStart: number): boolean {
  return /\{[ \t]*:[ \t]*#[ \t]*$/.test(text.slice(Math.max(0, idStart - 20), idStart));
}

function isTextless(text: string, { range, id }: Heading): boolean {
  const marks = /^#+[ \t]*/.exec(text.slice(range.start, id?.range.start ?? range.end))?.[0] ?? '';
  return marks.replace(/^#+/, '').length < 2;
}

/** What begins a block of its own in a line. */
const beginnings: readonly (readonly [kind: 'script' | 'code' | 'block', pattern: RegExp])[] = [
  ['script', /^(?:import|export)(?= \S)/],
  ['code', /^(?:`{3,}(?=[^`]*$)|~{3,}|\$\$(?=[^$]*$))/],
  ['block', /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/],
  ['block', /^(?:[-+*]|\d{1,9}[.)]|#{1,6})(?=\s|$)/],
  ['block', /^(?:>|\[[^\][]+\]:)/],
];

function beginsBlock(written: string): IdMistake | undefined {
  for (const [kind, pattern] of beginnings) {
    const mark = pattern.exec(written)?.[0].trimEnd();
    if (mark !== undefined) return { kind, mark };
  }
  return undefined;
}

/** Returns the id in brackets at the end of a title, as another system reads it; a number is that of an issue. */
export function idInBrackets(title: string): string | undefined {
  if (!title.endsWith(']')) return undefined;
  const [, id] = /\S\s*\[#([a-z\d]+(?:[-_][a-z\d]+)*)\]$/i.exec(title) ?? [];
  return id === undefined || /^\d+$/.test(id) ? undefined : id;
}
