import { count } from '../../util/messageText.ts';
import type { FileLocation } from '../answers.ts';

/** How many links lead to something: "2 links here". */
export function linkCountLabel(locations: readonly FileLocation[]): string {
  return locations.length === 0 ? 'No links here' : `${count(locations.length, 'link')} here`;
}
