import type { TextRange } from '../text/textRange.ts';
import type { ReadScript } from './mdx/readScript.ts';

/** The imports and exports of a page. */
export interface PageScript {
  /** The ranges of its lines, one for each consecutive run. */
  readonly ranges: readonly TextRange[];
  readonly imports: ReadScript['imports'];
  readonly declared: ReadScript['declared'];
  /** Every name that they add to the page. */
  readonly names: ReadonlySet<string>;
}
