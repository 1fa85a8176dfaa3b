import { hasTrait } from '../components/traits.ts';
import { mergeConflictsIn } from './mergeConflicts.ts';
import type { PageModel } from './pageModel.ts';
import type { RefusedImport } from './record/refusedImports.ts';

/**
 * A range of a page, in offsets, in which rules have nothing to say: code that is read as text because of a fence, both
 * sides of a merge conflict, an import that is text, and a prompt, whose text readers copy and don’t see rendered.
 */
export interface CoveredRange {
  readonly start: number;
  readonly end: number;
  readonly by: 'fence' | 'conflict' | 'import' | 'prompt';
}

/** Returns the ranges of a page in which rules have nothing to say, whatever its comments say; `imports` are its refused ones. */
export function coveredRangesOf(page: PageModel, imports: readonly RefusedImport[]): readonly CoveredRange[] {
  return [
    ...page.fenceMistakes.flatMap((mistake) =>
      'exposed' in mistake ? [{ ...mistake.exposed, by: 'fence' as const }] : [],
    ),
    ...page.elements.flatMap(({ name, content }) =>
      hasTrait(name, 'isCopied') && content !== undefined ? [{ ...content, by: 'prompt' as const }] : [],
    ),
    ...imports.flatMap(({ reason, range }) => (reason === 'text' ? [{ ...range, by: 'import' as const }] : [])),
    ...mergeConflictsIn(page).map(({ range }) => ({ ...range, by: 'conflict' as const })),
  ];
}
