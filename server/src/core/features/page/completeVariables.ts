import type { PageContext } from '../../site/pageContext.ts';
import type { CompletionList } from '../answers.ts';
import { shorten } from '../../util/messageText.ts';
import { toList } from './pageProposal.ts';

/** The longest name, and the limit of the text read before a cursor. */
const longest = 200;

/** Returns the site's variables after `{{`, with the closing braces; undefined where none is being typed. */
export function completeVariables({ page, site }: PageContext, offset: number): CompletionList | undefined {
  const { variables } = site.config;
  const typed =
    variables.length === 0
      ? undefined
      : /\{\{([\w.-]*)$/.exec(page.text.slice(Math.max(0, offset - longest), offset))?.[1];
  if (typed === undefined) return undefined;
  const rest = /^([\w.-]*)(\}{0,2})/.exec(page.text.slice(offset));
  const end = offset + (rest?.[1]?.length ?? 0);
  const closing = '}}'.slice(rest?.[2]?.length ?? 0);
  const proposals = variables.map(({ name, value }) => ({
    label: name,
    kind: 'value' as const,
    detail: shorten(value, 60),
    newText: name + closing,
  }));
  return toList(proposals, { start: offset - typed.length, end }, typed);
}
