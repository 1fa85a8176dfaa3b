import type { PageRule } from '../engine/rule.ts';
import { longProcedures } from './longProcedures.ts';

export const troubleshooting: PageRule = {
  meta: {
    id: 'prose/troubleshooting',
    title: 'Procedure without troubleshooting',
    severity: 'hint',
    summary: 'a page with a procedure of five or more steps and no help for when it fails',
    guideline: { convention: 'writing-7' },
    presets: { default: 'off', strict: 'warning' },
  },
  pagesOnly: true,
  *check(context) {
    const [first] = longProcedures(context);
    if (first === undefined || help.test(context.page.text)) return;
    yield {
      range: first.start,
      message: 'Add help for likely failures: a section “Troubleshooting”, or a link to one.',
    };
  },
};

const help =
  /\b(?:troubleshoot\w*|common (?:issues|problems|errors)|if (?:you (?:see|get|encounter|run into|have (?:trouble|problems|issues))|[^.\n]{1,60}(?:fails?|doesn['’]t|does not|isn['’]t|not work\w*|errors?))|errors?|fail(?:s|ed|ure|ures)?|FAQ|support|problems?|issues?|help)\b/i;
