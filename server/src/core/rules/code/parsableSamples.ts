import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import type { Fence, PageModel } from '../../page/pageModel.ts';
import type { TextRange } from '../../text/textRange.ts';
import { indentBefore } from '../engine/rule.ts';
import { startOfLine } from '../../text/lines.ts';

/** Longer samples are rare, and parsing them takes long. */
const longest = 20_000;

/** A code block that can be parsed, and the id of its language. */
interface Sample {
  readonly fence: Fence;
  readonly id: string;
}

/** Yields the code blocks in some languages that are closed, not too long, and not in a quotation. */
export function* samplesIn({ text, fences }: PageModel, ids: readonly string[]): Iterable<Sample> {
  for (const fence of fences) {
    const { language } = readFenceMeta(text, fence);
    const id = language && languageNamed(language.value)?.id;
    if (!fence.isClosed || id === undefined || !ids.includes(id)) continue;
    const { start, end } = fence.content;
    if (end - start <= longest && !indentBefore(text, fence.range.start).includes('>')) yield { fence, id };
  }
}

/** Returns the code of a block without the indentation of its fence. It has the same lines, also in a block that is indented less. */
export function codeOf(text: string, { content, range }: Fence): string {
  const indent = indentBefore(text, range.start);
  const lines = text.slice(content.start, content.end).split('\n');
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())).join('\n');
}

/** Returns the range of what is written on a line of a block, counted from 0. */
export function writtenInBlock(text: string, { content }: Fence, line: number): TextRange {
  const lines = text.slice(content.start, content.end).split('\n');
  const before = lines.slice(0, Math.min(line, lines.length - 1));
  return writtenOnLine(text, content.start + before.reduce((sum, one) => sum + one.length + 1, 0));
}

export function writtenOnLine(text: string, offset: number): TextRange {
  const lineStart = startOfLine(text, offset);
  const line = /^[^\r\n]*/.exec(text.slice(lineStart))?.[0].trimEnd() ?? '';
  const start = lineStart + (/^\s*/.exec(line)?.[0].length ?? 0);
  return { start, end: Math.max(start, lineStart + line.length) };
}
