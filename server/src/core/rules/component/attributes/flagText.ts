import type { AttributeSpec } from '../../../components/componentSpec.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { code, shorten } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding } from '../../engine/rule.ts';
import { attributeRemoval } from './attributeFixes.ts';
import type { AttributeLiteral } from './valueProblem.ts';
import { replacement } from '../../../text/textEdit.ts';

const meaningTrue: ReadonlySet<string> = new Set(['yes', 'on', '1', 'y', 't']);
const meaningFalse: ReadonlySet<string> = new Set(['no', 'off', '0', 'n', 'f']);

/**
 * Returns the problem of a boolean attribute with a string value; undefined if the string means what it says, and for
 * no string.
 */
export function flagProblem(
  context: PageContext,
  attribute: JsxAttribute,
  spec: AttributeSpec,
  { kind, text, range }: AttributeLiteral,
): Finding | undefined {
  const word = text.trim().toLowerCase();
  if (kind !== 'text' || word === '' || word === 'true') return undefined;
  if (spec.isShownByAnyText === true) {
    return word === 'false' || meaningFalse.has(word)
      ? shownAllTheSame(context, attribute, text)
      : countsAsTrue(context, attribute, text);
  }
  if (word === 'false') return undefined;
  const isTrue = meaningTrue.has(word) || word === spec.name.toLowerCase();
  const values = isTrue ? ['true'] : meaningFalse.has(word) ? ['false'] : ['true', 'false'];
  return {
    range,
    message: `${code(spec.name)} must be ${code('true')} or ${code('false')}, not ${code(shorten(text))}.`,
    // The platform takes most strings for true.
    severity: isTrue ? 'hint' : 'warning',
    fixes: () =>
      values.map((value) =>
        pageFix(context, `Change to ${code(value)}`, [replacement(range, value)], { preferred: values.length === 1 }),
      ),
  };
}

function shownAllTheSame(context: PageContext, attribute: JsxAttribute, text: string): Finding {
  const { name, range } = attribute;
  return {
    range,
    message: `${code(`${name}="${shorten(text)}"`)} means true, like any string, so readers see “${name}”. Remove it.`,
    severity: 'warning',
    fixes: () => [
      pageFix(context, `Remove ${code(name)}`, [attributeRemoval(context.page.text, attribute)], { preferred: true }),
      pageFix(context, `Change to ${code(`${name}={false}`)}`, [replacement(range, `${name}={false}`)]),
    ],
  };
}

function countsAsTrue(context: PageContext, { name, range }: JsxAttribute, text: string): Finding {
  return {
    range,
    message: `${code(`${name}="${shorten(text)}"`)} means true, like any string. Use ${code(name)} alone.`,
    severity: 'hint',
    fixes: () => [
      pageFix(context, `Change to ${code(name)}`, [replacement(range, name)], { preferred: true, isSafe: true }),
    ],
  };
}
