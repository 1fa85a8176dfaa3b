import type { TextRange } from '../../text/textRange.ts';
import { blocksIn } from './marks.ts';
import { factsHeading } from './sharedConventions.ts';

/**
 * Returns a rules file whose sections fit the length that its reader accepts in total. Each of several sections gets
 * the same room for its site facts, whatever the others need, so that a section doesn't depend on the order of writing.
 * @param room for all sections with their markers, in characters
 */
export function sharingRoom(text: string, room: number): string {
  const blocks = blocksIn(text);
  if (blocks.length < 2) return text;
  const facts = blocks.map(({ contentStart, contentEnd }) => factsIn(text, contentStart, contentEnd));
  const lengths = blocks.map(({ start, end }) => lengthOf(text.slice(start, end)) + lineEndsAfter);
  const free = room - sum(lengths) + sum(facts.map(({ start, end }) => lengthOf(text.slice(start, end))));
  const share = Math.max(0, Math.floor(free / blocks.length));
  return facts.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + firstFacts(text.slice(start, end), share) + rest.slice(end),
    text,
  );
}

/** An empty line follows each section. */
const lineEndsAfter = 2;

/** Returns the range of a section's site facts; empty if it has none. */
function factsIn(text: string, start: number, end: number): TextRange {
  const content = text.slice(start, end);
  const match = new RegExp(`(^${factsHeading}\\r?\\n\\r?\\n)((?:(?:- | +).*(?:\\r?\\n|$))*)`, 'm').exec(content);
  const [, before = '', list = ''] = match ?? [];
  const at = start + (match?.index ?? 0) + before.length;
  return { start: at, end: at + list.length };
}

/** Returns the start of a list that fits: full sentences, and nested lists completely or not at all. */
function firstFacts(list: string, room: number): string {
  const items = list.split(/^(?=- )/m);
  const pieces = items.flatMap((item) => (/\n./.test(item) ? [item] : item.split(/(?<=\. )(?=[A-Z])/)));
  let length = 0;
  const kept = pieces.findIndex((piece) => (length += lengthOf(piece)) > room);
  if (kept < 0) return list;
  const first = pieces.slice(0, kept).join('').trimEnd();
  return first === '' ? '' : first + (/\r?\n$/.exec(list)?.[0] ?? '');
}

/** Returns a length with each line end as one character, `\n` or `\r\n`. */
function lengthOf(text: string): number {
  return text.replaceAll('\r\n', '\n').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
