import type { ComponentUse } from '../../../page/elements/componentUses.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import { attributeText } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { replacement } from '../../../text/textEdit.ts';
import { code } from '../../../util/messageText.ts';
import { ownValue } from '../../../util/values.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding } from '../../engine/rule.ts';
import { attributeRemoval } from './attributeFixes.ts';
import { attributeSpecOf, lacks } from '../componentUse.ts';

/** Properties of a field in schemas, in lower case, and the labels for them. */
const labels: Readonly<Record<string, string>> = {
  nullable: 'nullable',
  readonly: 'read-only',
  writeonly: 'write-only',
  immutable: 'immutable',
  unique: 'unique',
  experimental: 'experimental',
  beta: 'beta',
  internal: 'internal',
};

/** Returns the finding of a flag that fields don’t have, and that readers miss: labels are in a list of their own. */
export function fieldLabel(context: PageContext, use: ComponentUse, attribute: JsxAttribute): Finding | undefined {
  const { spec, element } = use;
  const { name, value, range, nameRange } = attribute;
  const label = ownValue(labels, name.toLowerCase());
  const isSet = value === undefined || (attributeText(attribute) ?? value.text).trim() === 'true';
  if (label === undefined || !isSet || attributeSpecOf(spec, 'post') === undefined) return undefined;
  const written = `post={["${label}"]}`;
  const remove = pageFix(context, `Remove ${code(name)}`, [attributeRemoval(context.page.text, attribute)]);
  const change = pageFix(context, `Change to ${code(written)}`, [replacement(range, written)], { preferred: true });
  return {
    range: nameRange,
    message: `Unknown attribute ${code(name)} on ${code(element.name)}, so it isn’t shown. Use ${code(written)} for a label.`,
    fixes: () => (lacks(element.opening, 'post') ? [change, remove] : [remove]),
  };
}
