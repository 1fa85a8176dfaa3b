import type { TextRange } from '../text/textRange.ts';
import type { ReadScript } from './mdx/readScript.ts';

/** The imports and exports of a page. */
export interface PageScript {
  /** Where they stand, one range for each run of lines. */
  readonly ranges: readonly TextRange[];
  readonly imports: ReadScript['imports'];
  readonly declared: ReadScript['declared'];
  /** Every name that they bring into the page. */
  readonly names: ReadonlySet<string>;
}
