import { oneLine } from '../../util/messageText.ts';
import type { Refusable } from './refusable.ts';

/** Returns a title as typed by a user: on one line, without surrounding whitespace. */
export function newTitle(written: string, what: 'page' | 'group' | 'site'): Refusable<{ readonly title: string }> {
  const title = oneLine(written);
  return title === '' ? { refused: `The ${what} must have a ${what === 'site' ? 'name' : 'title'}.` } : { title };
}
