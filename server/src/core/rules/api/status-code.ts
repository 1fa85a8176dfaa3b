import { reasonPhrases } from '../../api/reasonPhrases.ts';
import { tablesOf } from '../../page/tables.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { ownValue } from '../../util/values.ts';
import { type Finding, type PageRule, changeFix } from '../engine/rule.ts';
import { shownCode, type ShownCode } from './shownCode.ts';

export const statusCode: PageRule = {
  meta: {
    id: 'api/status-code',
    title: 'Status code without explanation',
    severity: 'warning',
    summary: 'the status code of an error that an endpoint page shows and doesn’t explain',
    guideline: { convention: 'writing-9' },
    presets: { default: 'off' },
  },
  pagesOnly: true,
  *check(context) {
    const { endpoint } = context.pageIndex;
    if (endpoint === undefined || endpoint.source === 'openapi') return;
    yield* emptyRows(context);
    for (const block of shownCode(context)) {
      if (block.role === 'response' && !isExplained(context, block)) yield* bareTitle(context, block);
    }
  },
};

/** Yields the rows of tables that have a status code and nothing else. */
function* emptyRows({ page }: PageContext): Iterable<Finding> {
  for (const rows of tablesOf(page)) {
    for (const [first, ...others] of rows) {
      const [, status] = /^`?([45]\d\d)`?$/.exec(page.text.slice(first?.start, first?.end).trim()) ?? [];
      if (first === undefined || status === undefined || others.length === 0) continue;
      if (others.some(({ start, end }) => page.text.slice(start, end).trim() !== '')) continue;
      yield { range: first, message: `The page doesn’t explain ${code(status)}. Say when it is returned.` };
    }
  }
}

/** Yields a title that is a status code alone. */
function* bareTitle(context: PageContext, { title }: ShownCode): Iterable<Finding> {
  const status = title && statusIn(title.value);
  if (title === undefined || status === undefined) return;
  const phrase = ownValue(reasonPhrases, status);
  const named = phrase === undefined ? undefined : `${status} ${phrase}`;
  yield {
    range: title.range,
    message: `The page doesn’t explain ${code(status)}. Say when it is returned${named === undefined ? '' : `, or name it: ${code(named)}`}.`,
    ...(named !== undefined && {
      fixes: () => [changeFix(context, title.range, named)],
    }),
  };
}

/** Returns the status of an error in a title without any other information. */
function statusIn(title: string): string | undefined {
  return /^(?:(?:response|example|error|status|code|http)\b[\s:]*)*\(?([45]\d\d)\)?(?:\s*(?:response|example|error))?$/i.exec(
    title.trim(),
  )?.[1];
}

/** Whether the response has a message, or the page says more about its status outside of code blocks. */
function isExplained({ page }: PageContext, { title, text }: ShownCode): boolean {
  const status = title && statusIn(title.value);
  if (status === undefined || /"[^"\n]*\p{L}[^"\n]* [^"\n]*\p{L}[^"\n]*"/u.test(text)) return true;
  let rest = page.text;
  for (const { range } of page.fences.toReversed()) rest = rest.slice(0, range.start) + rest.slice(range.end);
  return new RegExp(`\\b${status}\\b`).test(rest);
}
