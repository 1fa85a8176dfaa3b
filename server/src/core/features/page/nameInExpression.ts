import { freeNames } from '../../page/mdx/script/freeNames.ts';
import { enclosing, type ExpressionForm } from '../../page/mdx/script/scriptTree.ts';
import type { LocatedText, PageModel } from '../../page/pageModel.ts';
import { locatedAt } from '../../page/pageQueries.ts';
import { isVariable } from '../../site/variables.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';

/** Returns the name at an offset that an expression of a page takes from outside. */
export function nameInExpressionAt({ page, site }: PageContext, offset: number): LocatedText | undefined {
  const around = expressionAt(page, offset);
  if (around === undefined) return undefined;
  const { range, form } = around;
  if (isVariable(site.config, page.text.slice(range.start, range.end))) return undefined;
  return namesIn(page, range, form).find((one) => rangeHoldsCursor(one.range, offset));
}

function expressionAt(
  { shownExpressions, tags }: PageModel,
  offset: number,
): { readonly range: TextRange; readonly form: ExpressionForm } | undefined {
  const range = shownExpressions.find((one) => rangeHoldsCursor(one, offset));
  if (range !== undefined) return { range, form: 'value' };
  const tag = tags.find((one) => rangeHoldsCursor(one.range, offset));
  const attribute = tag?.attributes.find((one) => rangeHoldsCursor(one.range, offset));
  if (attribute?.value?.kind !== 'expression') return undefined;
  return { range: attribute.value.range, form: attribute.name === '' ? 'spread' : 'value' };
}

/** Returns the names that an expression takes from outside, each as often as it uses them. */
function namesIn({ trees }: PageModel, range: TextRange, form: ExpressionForm): readonly LocatedText[] {
  const root = trees.expression(range, form);
  const shift = range.start + 1 - enclosing[form][0].length;
  return (root === undefined ? [] : freeNames(root)).map(({ name, start }) => locatedAt(name, start + shift));
}
