import { count } from '../../util/words.ts';
import type { Place } from '../answers.ts';

/** How many links lead to something: "2 links here". */
export function linkWords(places: readonly Place[]): string {
  return places.length === 0 ? 'No links here' : `${count(places.length, 'link')} here`;
}
