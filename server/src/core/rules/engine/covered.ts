import type { CoveredRange } from '../../page/coveredRanges.ts';
import type { Suppression } from '../../page/suppressions.ts';
import { suppressionLookup } from '../../page/suppressions.ts';

/** Rules about what readers see of a text, or hear. */
const rulesForReaders: readonly string[] = [
  ...['heading/*', 'prose/*', 'table/*', 'text/*', 'image/alt', 'image/frame', 'link/text', 'code/language'],
  ...['accordion', 'callout', 'code-group', 'expandable', 'steps', 'tabs'].map((name) => `component/prefer-${name}`),
];

/** The rules that have nothing to say in a range: all but the one that reports the cause, or those about what readers see. */
const silent: Readonly<Record<CoveredRange['by'], Pick<Suppression, 'rules' | 'except'>>> = {
  fence: { rules: [], except: ['code/unclosed'] },
  conflict: { rules: [], except: ['mdx/syntax'] },
  import: { rules: [], except: ['component/unresolved-import'] },
  prompt: { rules: rulesForReaders, except: [] },
};

/** Returns a function that tells whether a rule has nothing to say at an offset, since a range around it has one cause. */
export function coveredLookup(ranges: readonly CoveredRange[]): (ruleId: string, offset: number) => boolean {
  return suppressionLookup(ranges.map(({ start, end, by }) => ({ start, end, ...silent[by] })));
}
