import { toSitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextRange } from '../../text/textRange.ts';
import { pasteAddress } from './pasteAddress.ts';
import { pasteTargetOf, type PastedFile, type PasteOption, type PasteSettings } from './pasted.ts';
import { pasteFiles } from './pasteFiles.ts';

/** What is pasted or dropped, besides HTML. */
export interface Pasted {
  readonly text?: string | undefined;
  readonly files: readonly PastedFile[];
}

/** Returns what pasted data can become at a selection of a page, the best first. */
export function pasteOptions(
  context: PageContext,
  range: TextRange,
  { text, files }: Pasted,
  { pattern }: PasteSettings,
): readonly PasteOption[] {
  const target = pasteTargetOf(context, range);
  const selected = context.page.text.slice(range.start, range.end);
  if (files.length > 0) {
    const isValid = pattern !== undefined && pattern.trim() !== '' && toSitePath(pattern.trim()) !== undefined;
    return pasteFiles(context, target, range, files, { pattern: isValid ? pattern.trim() : undefined });
  }
  return text === undefined ? [] : pasteAddress(context, target, selected, text);
}
