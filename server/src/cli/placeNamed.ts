import type { NavigationPlace } from '../core/features/refactor/navigationPlaces.ts';
import { UsageError } from './io.ts';

/** Longer lists are no help in choosing. */
const mostShown = 12;

/**
 * The place that a person names: by its whole label, or by as many titles from its end as tell it from the others.
 * `>` stands for `›`. Throws UsageError where none or several have the name.
 */
export function placeNamed(places: readonly NavigationPlace[], written: string): NavigationPlace {
  const wanted = partsOf(written);
  const found = places.filter(({ label }) => endsWith(partsOf(label), wanted));
  const exact = found.filter(({ label }) => partsOf(label).length === wanted.length);
  const [place, ...others] = exact.length > 0 ? exact : found;
  if (place === undefined) throw new UsageError(`No group or tab “${written}”. ${shown(places)}`);
  if (others.length > 0) throw new UsageError(`“${written}” is ambiguous. ${shown([place, ...others])}`);
  return place;
}

function partsOf(label: string): readonly string[] {
  return label.split(/[›>]/).map((part) => part.trim().toLowerCase());
}

function endsWith(parts: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && parts.slice(-wanted.length).join('\n') === wanted.join('\n');
}

function shown(places: readonly NavigationPlace[]): string {
  if (places.length === 0) return 'The navigation has no place for it.';
  const labels = places.slice(0, mostShown).map(({ label }) => `\n  ${label}`);
  const more = places.length > mostShown ? `\n  and ${places.length - mostShown} more` : '';
  return `Choose one of:${labels.join('')}${more}`;
}
