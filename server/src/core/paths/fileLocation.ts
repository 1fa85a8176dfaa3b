import type { TextRange } from '../text/textRange.ts';
import type { SitePath } from './sitePath.ts';

/** A range in a file of the site. */
export interface FileLocation {
  readonly file: SitePath;
  readonly range: TextRange;
}
