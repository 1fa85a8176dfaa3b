import type { Mention } from '../page/mentions.ts';
import { encodeAddress } from '../paths/address.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { code } from '../util/words.ts';
import { addressCandidates } from './addressCandidates.ts';
import type { LostMention } from './lostMentions.ts';
import { outsideAddress } from './outsideAddress.ts';
import { pageFix, replacement } from './pageEdits.ts';
import type { Fix } from './rule.ts';

/** Fixes that point an address to something else in the site: to where it was meant from the root, and to what is similar. */
export function nearestFixes(page: KnownPage, lost: LostMention): readonly Fix[] {
  const { mention } = lost;
  const outside = outsideAddress(mention.value);
  if (outside !== undefined) return [changeTo(page, mention, outside, { preferred: true })];
  const { paths, isClear, isSure } = addressCandidates(page, lost);
  return paths.map((path, index) => {
    const address = encodeAddress(path) + behindPath(mention);
    return changeTo(page, mention, address, { preferred: index === 0 && isClear, isSafe: isSure });
  });
}

type FixOptions = NonNullable<Parameters<typeof pageFix>[3]>;

function changeTo(page: KnownPage, mention: Mention, address: string, options: FixOptions): Fix {
  return pageFix(page, `Change to ${code(address)}`, [replacement(mention.range, address)], options);
}

/** The query and the fragment of an address as written. */
function behindPath({ value, written }: Mention): string {
  return /[?#].*$/s.exec(written === value ? written : value)?.[0].trimEnd() ?? '';
}
