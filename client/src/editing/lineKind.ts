import type { Lines } from './change.ts';
import { beginsScript } from './comments.ts';
import { isCodeOrFrontMatter } from './fences.ts';
import { itemIn } from './listItems.ts';
import { isInTable } from './tables.ts';

/** What a line is to Tab and the key for comments; undefined where these keys are the editor's own. */
export type LineKind = 'list' | 'table' | 'script' | undefined;

/** Returns what a line is. Cheap on most lines, since it runs whenever the cursor moves. */
export function lineKindAt(lines: Lines, line: number): LineKind {
  const lineKind = kindOf(lines, line);
  return lineKind === undefined || isCodeOrFrontMatter(lines, line) ? undefined : lineKind;
}

function kindOf(lines: Lines, line: number): LineKind {
  if ((itemIn(lines.text(line))?.gap ?? '') !== '') return 'list';
  if (beginsScript(lines, line)) return 'script';
  return isInTable(lines, line) ? 'table' : undefined;
}
