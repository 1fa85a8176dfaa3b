import type { Element } from '../../page/elements.ts';
import type { JsxAttribute } from '../../page/mdx/scanTag.ts';
import { attributeText } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import type { Finding } from '../rule.ts';
import { removal } from './attributeFixes.ts';
import { calloutFor, calloutNames } from './calloutKeywords.ts';
import { replacement } from '../../text/textEdit.ts';

/** Returns the finding of `type` on a callout, as in other tools: the platform has a component for each type. */
export function calloutType(context: PageContext, element: Element, attribute: JsxAttribute): Finding | undefined {
  const { name, opening, closing } = element;
  const meant = attribute.name === 'type' ? calloutFor(attributeText(attribute) ?? '') : undefined;
  if (meant === undefined || name === 'Callout' || !calloutNames.has(name)) return undefined;
  const noEffect = `${code('type')} has no effect on ${code(name)}`;
  const edit = removal(context.page.text, attribute);
  const remove = pageFix(context, `Remove ${code('type')}`, [edit], { preferred: meant === name });
  if (meant === name) return { range: attribute.nameRange, message: `${noEffect}. Remove it.`, fixes: () => [remove] };
  const tags = closing === undefined ? [opening] : [opening, closing];
  const renames = tags.map(({ nameRange }) => replacement(nameRange, meant));
  return {
    range: attribute.nameRange,
    message: `${noEffect}. Use ${code(`<${meant}>`)} for this style.`,
    fixes: () => [pageFix(context, `Change to ${code(meant)}`, [...renames, edit]), remove],
  };
}
