import { count } from '../../util/messageText.ts';
import type { FileLocation } from '../answers.ts';

/** Returns a count of links as a label: "2 links here". */
export function linkCountLabel(locations: readonly FileLocation[]): string {
  return locations.length === 0 ? 'No links here' : `${count(locations.length, 'link')} here`;
}
