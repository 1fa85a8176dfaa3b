import type { PageModel } from '../../page/pageModel.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import { detectLayout } from '../../text/textLayout.ts';

/** Adds an import: behind those that are there, or else below the front matter with a blank line around. */
export function importEdit({ text, script, frontMatter }: PageModel, line: string): TextEdit {
  const { lineEnd } = detectLayout(text);
  const last = script.imports.at(-1);
  if (last === undefined && frontMatter === undefined) {
    return { range: { start: 0, end: 0 }, newText: line + lineEnd + (isBlankAt(text, 0) ? '' : lineEnd) };
  }
  const at = lineEndAt(text, last?.sourceRange.end ?? (frontMatter?.range.end ?? 0) - 1);
  const range = { start: at, end: at };
  if (last !== undefined) return { range, newText: lineEnd + line };
  const next = text.indexOf('\n', at) + 1;
  return { range, newText: lineEnd + lineEnd + line + (next === 0 || isBlankAt(text, next) ? '' : lineEnd) };
}

function lineEndAt(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text.charAt(end - 1) === '\r' ? end - 1 : end;
}

function isBlankAt(text: string, offset: number): boolean {
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + 200));
}
