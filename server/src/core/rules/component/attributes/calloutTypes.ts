import { calloutNames, calloutOfLabel, calloutOfType } from '../../../components/callouts.ts';
import type { Element } from '../../../page/elements/elements.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import { attributeText } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { replacement } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { type Finding, pageFix } from '../../engine/rule.ts';
import { attributeRemoval } from './attributeFixes.ts';
import { trimmed } from '../rewriting/rewriteBlocks.ts';

/** A remark whose first line says its kind. */
export interface Remark {
  readonly callout: string;
  readonly lines: readonly string[];
}

const label = /[A-Za-z]{2,}(?: [A-Za-z]+)?/.source;
/** `[!NOTE]`, with an optional title. */
const alert = new RegExp(`^\\[!(${label})\\][+-]?(?:[ \\t]+(.*))?$`);
/** `**Note:** …`, `**Note** – …`, `**Note**` alone on its line, `Note: …`; optionally after an emoji. */
const marked = new RegExp(
  `^(?:[\\p{Extended_Pictographic}\\uFE0F\\u200D]+ *)?(?:(\\*\\*|__)(${label}) *(:?)\\1 *(:|[–—-](?= ))?|(${label}):)(?: +|$)(.*)$`,
  'u',
);

/** Returns the remark in a quote whose first line names it a note, a tip or a warning. */
export function remarkIn(lines: readonly string[]): Remark | undefined {
  const [first = '', ...rest] = lines;
  const [, alertWord, title] = alert.exec(first) ?? [];
  if (alertWord !== undefined) {
    const callout = calloutOfType(alertWord);
    return callout === undefined ? undefined : withTitle({ callout, lines: rest }, title ?? '');
  }
  const [, marks, bold, inner, outer, plain, text = ''] = marked.exec(first) ?? [];
  // Bold without a colon is a label only if it has the line to itself.
  if (marks !== undefined && inner === '' && outer === undefined && text !== '') return undefined;
  const word = bold ?? plain;
  const callout = word === undefined ? undefined : calloutOfLabel(word);
  return callout === undefined ? undefined : { callout, lines: [text, ...rest] };
}

/** Returns a remark that begins with a title in bold, if there is one. */
export function withTitle({ callout, lines }: Remark, title: string): Remark {
  return title === '' ? { callout, lines } : { callout, lines: [`**${title}**`, '', ...trimmed(lines)] };
}

/** Returns the finding of `type` on a callout, as in other tools: the platform has a component for each type. */
export function calloutType(context: PageContext, element: Element, attribute: JsxAttribute): Finding | undefined {
  const { name, opening, closing } = element;
  const suggested = attribute.name === 'type' ? calloutOfType(attributeText(attribute) ?? '') : undefined;
  if (suggested === undefined || name === 'Callout' || !calloutNames.has(name)) return undefined;
  const noEffect = `${code('type')} has no effect on ${code(name)}`;
  const edit = attributeRemoval(context.page.text, attribute);
  const remove = pageFix(context, `Remove ${code('type')}`, [edit], { preferred: suggested === name });
  if (suggested === name)
    return { range: attribute.nameRange, message: `${noEffect}. Remove it.`, fixes: () => [remove] };
  const tags = closing === undefined ? [opening] : [opening, closing];
  const renames = tags.map(({ nameRange }) => replacement(nameRange, suggested));
  return {
    range: attribute.nameRange,
    message: `${noEffect}. Use ${code(`<${suggested}>`)} for this style.`,
    fixes: () => [pageFix(context, `Change to ${code(suggested)}`, [...renames, edit]), remove],
  };
}
