import { nearestFixes } from '../addressFixes.ts';
import { lostMentions } from '../lostMentions.ts';
import { lostMessage } from '../lostWords.ts';
import type { SiteRule } from '../rule.ts';

export const notFound: SiteRule = {
  meta: {
    id: 'image/not-found',
    severity: 'error',
    summary: 'a local image without a file',
    fixable: true,
  },
  checksSnippets: true,
  *check(page) {
    for (const lost of lostMentions(page, ['image'])) {
      const message = lostMessage(page, lost, 'image');
      yield { range: lost.mention.range, message, fixes: () => nearestFixes(page, lost) };
    }
  },
};
