import type { InsertionPoint } from '../core/features/refactor/insertionPoints.ts';
import { UsageError } from './io.ts';

/** Longer lists don't help with the choice. */
const mostShown = 12;

/**
 * Returns the insertion point with a name: its full label, or as many of its last titles as make it unique. `>` is
 * accepted for `›`. Throws UsageError if none or several have the name.
 */
export function insertionPointNamed(insertionPoints: readonly InsertionPoint[], written: string): InsertionPoint {
  const requested = segmentsOf(written);
  const found = insertionPoints.filter(({ label }) => endsWith(segmentsOf(label), requested));
  const exact = found.filter(({ label }) => segmentsOf(label).length === requested.length);
  const [insertionPoint, ...others] = exact.length > 0 ? exact : found;
  if (insertionPoint === undefined) throw new UsageError(`No group or tab “${written}”. ${shown(insertionPoints)}`);
  if (others.length > 0) throw new UsageError(`“${written}” is ambiguous. ${shown([insertionPoint, ...others])}`);
  return insertionPoint;
}

function segmentsOf(label: string): readonly string[] {
  return label.split(/[›>]/).map((segment) => segment.trim().toLowerCase());
}

function endsWith(segments: readonly string[], requested: readonly string[]): boolean {
  return requested.length > 0 && segments.slice(-requested.length).join('\n') === requested.join('\n');
}

function shown(insertionPoints: readonly InsertionPoint[]): string {
  if (insertionPoints.length === 0) return 'The navigation has no place for it.';
  const labels = insertionPoints.slice(0, mostShown).map(({ label }) => `\n  ${label}`);
  const more = insertionPoints.length > mostShown ? `\n  and ${insertionPoints.length - mostShown} more` : '';
  return `Choose one of:${labels.join('')}${more}`;
}
