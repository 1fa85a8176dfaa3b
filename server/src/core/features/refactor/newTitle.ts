import { oneLine } from '../../util/messageText.ts';
import type { Refusable } from './refusable.ts';

/** A title as a person means it: on one line, without blanks around it. */
export function newTitle(written: string, what: 'page' | 'group' | 'site'): Refusable<{ readonly title: string }> {
  const title = oneLine(written);
  return title === '' ? { refused: `The ${what} must have a ${what === 'site' ? 'name' : 'title'}.` } : { title };
}
