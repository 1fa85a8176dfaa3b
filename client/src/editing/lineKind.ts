import type { Lines } from './change.ts';
import { beginsScript } from './comments.ts';
import { isCodeOrFrontMatter, unclosedFence } from './fences.ts';
import { itemIn } from './listItems.ts';
import { isInTable } from './tables.ts';

/** What a line is to Enter, Tab and the key for comments; undefined where these keys are the editor's own. */
export type LineKind = 'list' | 'quote' | 'table' | 'fence' | 'script' | undefined;

/** Returns what the line of the cursor is. Cheap on most lines, since it runs whenever the cursor moves. */
export function lineKindAt(lines: Lines, line: number, character: number): LineKind {
  const lineKind = kindOf(lines, line);
  if (lineKind === undefined || isCodeOrFrontMatter(lines, line)) return undefined;
  if (lineKind !== 'fence') return lineKind;
  return unclosedFence(lines, line, character) === undefined ? undefined : 'fence';
}

function kindOf(lines: Lines, line: number): LineKind {
  const text = lines.text(line);
  if (/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:`{3,}|~{3,})/.test(text)) return 'fence';
  // A lone marker may become a thematic break or front matter, and Enter may be pressed before the editor knows which.
  const item = itemIn(text);
  if (item !== undefined && item.gap !== '') return 'list';
  if (beginsScript(lines, line)) return 'script';
  if (isInTable(lines, line)) return 'table';
  return /^\s{0,3}>/.test(text) ? 'quote' : undefined;
}
