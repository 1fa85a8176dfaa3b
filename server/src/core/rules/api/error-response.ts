import type { PageContext } from '../../site/siteSnapshot.ts';
import type { PageRule } from '../engine/rule.ts';
import { isCommand, shownCode, type ShownCode } from './shownCode.ts';

export const errorResponse: PageRule = {
  meta: {
    id: 'api/error-response',
    title: 'Endpoint page without errors',
    severity: 'warning',
    summary: 'an endpoint page that shows a response and says nothing about errors',
    guideline: { convention: 'writing-9' },
    presets: { default: 'off' },
  },
  pagesOnly: true,
  *check(context) {
    const { endpoint } = context.pageIndex;
    if (endpoint === undefined || endpoint.source === 'openapi' || endpoint.mayHaveMore) return;
    if (!context.prose.isEnglish) return;
    const blocks = shownCode(context);
    const success = blocks.find((one) => one.role === 'response' && !isCommand(one) && !isRedirect(one));
    if (success === undefined || mentionsErrors(context, blocks)) return;
    yield {
      range: success.fence.mark,
      message: 'The page shows the response of a successful request only. Show or link to its error responses.',
    };
  },
};

/** Whether anything on the page is about errors: a status, a word, a link. Code of requests handles other errors. */
function mentionsErrors({ page }: PageContext, blocks: readonly ShownCode[]): boolean {
  let rest = page.text;
  for (const { fence, role } of blocks.toReversed()) {
    if (role !== 'response') rest = rest.slice(0, fence.range.start) + rest.slice(fence.range.end);
  }
  return /\b[45](?:\d\d|xx)\b|\berrors?\b|\bfail(?:s|ed|ure|ures)?\b|\bexceptions?\b|\binvalid\b|\bproblems?\b/i.test(
    rest,
  );
}

function isRedirect({ text }: ShownCode): boolean {
  return /^\s*HTTP\/\S+ 3/.test(text);
}
