import type { PageContext } from '../../site/siteSnapshot.ts';
import type { PageRule } from '../engine/rule.ts';
import { proseMatches, proseSearch } from '../prose/proseRule.ts';

/** Says that the endpoint has a limit; advice about limits in general doesn't. */
const mention = proseSearch(
  /\b(?:is|are) (?:rate[- ]limited|throttled)\b|\brate limits? appl(?:y|ies)\b|\b(?:has|have|subject to) (?:an? |the )?(?:\w+ )?rate limits?\b/gi,
  ['rate limit', 'rate-limit', 'throttled'],
);

export const rateLimit: PageRule = {
  meta: {
    id: 'api/rate-limit',
    title: 'Rate limit without a number',
    severity: 'warning',
    summary: 'an endpoint page that mentions a rate limit without its number',
    guideline: { convention: 'writing-9' },
    presets: { default: 'off' },
  },
  pagesOnly: true,
  *check(context) {
    const { endpoint } = context.pageIndex;
    if (endpoint === undefined || saysHowMuch(context)) return;
    for (const { range, sentence } of proseMatches(context, mention)) {
      if (/\d/.test(sentence.text)) continue;
      yield {
        range,
        message: 'The page doesn’t state the rate limit. Say how many requests are allowed in which period.',
      };
      // One finding is enough: the number is needed once.
      return;
    }
  },
};

const period = '(?:second|sec|s|minute|min|m|hour|hr|h|day|d|week|month)\\b';

/** Whether the page has a number of requests per time, or links to a page about limits. */
function saysHowMuch({ page }: PageContext): boolean {
  if (page.links.some(({ text, url }) => /limit|quota/i.test(`${text} ${url?.value ?? ''}`))) return true;
  return new RegExp(
    `\\d[\\d,.]*%?[^.\\n|]{0,40}(?:/|\\bper\\b|\\ba\\b|\\ban\\b|\\bevery\\b|\\beach\\b)\\s*${period}`,
    'i',
  ).test(page.text);
}
