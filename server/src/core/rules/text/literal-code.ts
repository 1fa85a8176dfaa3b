import { strayBackticksIn } from './strayBackticks.ts';
import type { PageRule } from '../engine/rule.ts';

export const literalCode: PageRule = {
  meta: {
    id: 'text/literal-code',
    severity: 'info',
    summary: 'a backtick that is shown as text, since the other one of its code is missing',
    once: 'page',
  },
  checksSnippets: true,
  *check({ page }) {
    for (const range of strayBackticksIn(page)) {
      yield {
        range,
        message: 'Readers see this backtick, since its pair is missing. Add the other one, or remove it.',
      };
    }
  },
};
