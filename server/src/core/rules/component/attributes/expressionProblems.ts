import type { AttributeSpec, ComponentSpec } from '../../../components/componentSpec.ts';
import type { Element } from '../../../page/elements/elements.ts';
import type { JsxAttribute, JsxValue } from '../../../page/mdx/script/scanTag.ts';
import { attributeOf, attributeText, hasSpread } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { replacement } from '../../../text/textEdit.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { code, shorten } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding } from '../../engine/rule.ts';

/** Yields what the platform doesn't read of a value in braces, since it reads pages without running them. */
export function* expressionProblems(
  context: PageContext,
  element: Element,
  spec: ComponentSpec,
  known: AttributeSpec,
  attribute: JsxAttribute,
): Iterable<Finding> {
  if (known.items === 'string' && attribute.value !== undefined)
    yield* itemsNotRead(context, attribute.name, attribute.value);
  if (spec.sections?.from === known.name && isWithoutAnchor(element, attribute))
    yield withoutAnchor(context, element, attribute);
}

/** Yields the items of a list that aren't plain strings. */
function* itemsNotRead({ page }: PageContext, name: string, { range }: JsxValue): Iterable<Finding> {
  const root = page.trees.expression(range);
  const list = root?.type === 'ParenthesizedExpression' ? root.expression : root;
  if (list?.type !== 'ArrayExpression') return;
  for (const item of list.elements) {
    if (item === null || (item.type === 'Literal' && typeof item.value === 'string')) continue;
    // The list was read after a parenthesis instead of its brace.
    const at: TextRange = { start: range.start + item.start, end: range.start + item.end };
    const written = shorten(page.text.slice(at.start, at.end), 40);
    yield {
      range: at,
      severity: 'warning',
      message: `${code(written)} in ${code(name)} isn’t a plain string, so readers can’t filter by it. Write it in quotes.`,
    };
  }
}

/** Whether a title gives no anchor: the platform takes those of strings alone. */
function isWithoutAnchor({ opening }: Element, attribute: JsxAttribute): boolean {
  return !hasSpread(opening) && attributeOf(opening, 'id') === undefined && attribute.value?.text.trim() !== '';
}

function withoutAnchor(context: PageContext, { name }: Element, attribute: JsxAttribute): Finding {
  const value = attributeText(attribute);
  const isPlain = value !== undefined && !/["\\\n&]/.test(value);
  return {
    range: attribute.range,
    severity: 'hint',
    message: `This ${code(name)} has no anchor, because its ${code(attribute.name)} is an expression. ${isPlain ? 'Write it in quotes alone' : `Add an ${code('id')}`}, if links should reach it.`,
    ...(isPlain && {
      fixes: () => [
        pageFix(
          context,
          `Change to ${code(`${attribute.name}="${shorten(value, 30)}"`)}`,
          [replacement(attribute.range, `${attribute.name}="${value}"`)],
          { preferred: true },
        ),
      ],
    }),
  };
}
