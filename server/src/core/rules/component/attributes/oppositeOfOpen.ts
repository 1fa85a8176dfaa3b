import type { ComponentUse } from '../../../page/elements/componentUses.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { replacement } from '../../../text/textEdit.ts';
import { code } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding, Fix } from '../../engine/rule.ts';
import { attributeRemoval } from './attributeFixes.ts';
import { attributeSpecOf } from '../componentUse.ts';

/**
 * Returns the finding of an attribute that asks for a component to be closed, which it is anyway: renamed to
 * `defaultOpen` it would say the opposite.
 */
export function oppositeOfOpen(
  context: PageContext,
  { spec, element }: ComponentUse,
  attribute: JsxAttribute,
): Finding | undefined {
  const { name, nameRange, range, value } = attribute;
  if (!/^(?:is|default)?(?:closed|collapsed)$/i.test(name) || attributeSpecOf(spec, 'defaultOpen') === undefined)
    return undefined;
  const isOpen = value !== undefined && /^\s*["']?false["']?\s*$/.test(value.text);
  const component = code(element.name);
  const open = code('defaultOpen');
  return {
    range: nameRange,
    cause: `${element.name} ${name}`,
    message: isOpen
      ? `${code(name)} has no effect on ${component}, which is closed. Use ${open} to open it.`
      : `${code(name)} has no effect: ${component} is closed unless ${open} is set. Remove it.`,
    fixes: (): readonly Fix[] => [
      isOpen
        ? pageFix(context, `Change to ${open}`, [replacement(range, 'defaultOpen')], { preferred: true })
        : pageFix(context, `Remove ${code(name)}`, [attributeRemoval(context.page.text, attribute)], {
            preferred: true,
            isSafe: true,
          }),
    ],
  };
}
