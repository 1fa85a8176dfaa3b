import type { PageRule } from '../engine/rule.ts';
import { longProcedures } from './longProcedures.ts';

export const prerequisites: PageRule = {
  meta: {
    id: 'prose/prerequisites',
    title: 'Procedure without prerequisites',
    severity: 'hint',
    summary: 'a procedure of five or more steps on a page that doesn’t mention what it requires',
    guideline: { convention: 'writing-6' },
    presets: { default: 'off', strict: 'warning' },
  },
  pagesOnly: true,
  *check(context) {
    const [first] = longProcedures(context);
    if (first === undefined || mentioned.test(context.page.text.slice(0, first.range.start + reach))) return;
    yield { range: first.start, message: 'State the prerequisites before this procedure: access, tools and versions.' };
  },
};

/** How far into a procedure they may be, in characters: its first step is often about them. */
const reach = 200;

const mentioned =
  /\b(?:prerequisites?|requirements?|requires?|required|before (?:you|we)|you(?:’|'| wi)?ll? need|you (?:must|should) have|make sure|ensure|assum(?:e|es|ing)|already have|have (?:an?|access)|get started|need(?:s|ed)? (?:to|an?|the)|first,)\b/i;
