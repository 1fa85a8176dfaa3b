import type { PageRule } from '../engine/rule.ts';
import { longProcedures } from './longProcedures.ts';

export const expectedOutcome: PageRule = {
  meta: {
    id: 'prose/expected-outcome',
    title: 'Procedure without an outcome',
    severity: 'hint',
    summary: 'a procedure of five or more steps that doesn’t mention its outcome',
    guideline: { convention: 'writing-6' },
    presets: { default: 'off', strict: 'warning' },
  },
  pagesOnly: true,
  *check(context) {
    const { text } = context.page;
    for (const { start, range } of longProcedures(context)) {
      const isTold = outcome.test(text.slice(range.start, range.end + reachAfter));
      if (!isTold) yield { range: start, message: 'Say what readers see when this procedure has succeeded.' };
    }
  },
};

/** How far after a procedure its outcome may be, in characters. */
const reachAfter = 600;

const outcome =
  /\b(?:should|will|success\w*|verif\w+|confirm\w*|appears?|shows?|displays?|shown|displayed|see|result\w*|output|now|done|complete[ds]?|works?|running|expected|check that|is (?:created|ready)|returns?|congratulations)\b|<Check>/i;
