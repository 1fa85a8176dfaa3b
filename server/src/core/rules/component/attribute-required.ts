import type { AttributeSpec } from '../../components/componentSpec.ts';
import type { ComponentUse } from '../../page/elements/componentUses.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code, formatList } from '../../util/messageText.ts';
import { type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { additions, purposeOf } from './attributes/attributeFixes.ts';
import { misnamed, missingIn } from './attributes/attributeNames.ts';
import { usesOf } from './componentUse.ts';
import { labelInParent } from './rewriting/labelInParent.ts';
import { replacement } from '../../text/textRange.ts';

export const attributeRequired: PageRule = {
  meta: {
    id: 'component/attribute-required',
    title: 'Missing required attribute',
    severity: 'error',
    summary: 'a component without a required attribute',
  },
  *check(context) {
    for (const use of usesOf(context)) {
      for (const missing of missingIn(use)) yield findingFor(context, use, missing);
    }
  },
};

/**
 * The cause is the message: whoever writes a component without an attribute, or under another name, does so throughout.
 */
function findingFor(context: PageContext, use: ComponentUse, missing: readonly AttributeSpec[]): Finding {
  const { name, opening } = use.element;
  const names = formatList(missing.map((one) => code(one.name)));
  const [first, ...others] = missing;
  const purpose = first === undefined || others.length > 0 ? '' : purposeOf(first);
  const add = (): readonly Fix[] =>
    missing.flatMap((attribute) => additions(context, opening, labelled(use, attribute), missing.length === 1));
  const needs = `${code(name)} requires ${names}.`;
  const typo = misnamed(use, missing);
  if (typo === undefined) {
    const message = `${needs} Add ${others.length > 0 ? 'one' : 'it'}${purpose}.`;
    return { range: opening.nameRange, message, cause: message, fixes: add };
  }
  const range = typo.attribute.nameRange;
  const title = `Rename ${code(typo.attribute.name)} to ${code(typo.name)}`;
  const rename = pageFix(context, title, [replacement(range, typo.name)], { preferred: true });
  const message = `${needs} ${title}.`;
  return { range, message, cause: message, fixes: () => [rename] };
}

/** Returns a title with the label that the parent has for it as its only value. */
function labelled({ element }: ComponentUse, attribute: AttributeSpec): AttributeSpec {
  const label = attribute.name === 'title' ? labelInParent(element) : undefined;
  return label === undefined ? attribute : { ...attribute, values: [{ value: label, summary: '' }] };
}
