import type { AttributeSpec, ComponentSpec } from '../../components/componentSpec.ts';
import type { JsxAttribute, JsxTag } from '../../page/mdx/script/scanTag.ts';
import { textOfAttribute } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code, shorten } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import { fixesIfAny, type Finding, type PageRule } from '../engine/rule.ts';
import {
  literalOf,
  valueProblem,
  type AttributeLiteral,
  type AttributeValueProblem,
} from './attributes/valueProblem.ts';
import { attributeSpecOf, lacks, locationsOf, usesOf } from './componentUse.ts';
import { expressionProblems } from './attributes/expressionProblems.ts';
import { flagProblem } from './attributes/flagText.ts';
import { replacement } from '../../text/textEdit.ts';

export const attributeValue: PageRule = {
  meta: {
    id: 'component/attribute-value',
    severity: 'error',
    summary: 'an attribute value that the component doesn’t accept',
    guideline: 'Put numbers, lists and objects in braces: `cols={2}`',
  },
  checksSnippets: true,
  *check(context) {
    for (const { element, spec } of usesOf(context)) {
      for (const attribute of element.opening.attributes) {
        const known = attributeSpecOf(spec, attribute.name);
        if (known === undefined) continue;
        if (attribute.value?.kind === 'expression') yield* expressionProblems(context, element, spec, known, attribute);
        const literal = literalOf(attribute);
        if (literal === undefined) continue;
        if (isEmptyText(literal) && isNeeded(spec, known)) yield empty(element.name, attribute);
        else if (isEmptyText(literal) && isSource(spec, element.opening, attribute.name)) {
          yield emptySource(element.name, attribute);
        } else if (isJudged(spec, known, element.opening)) yield* judge(context, attribute, known, literal);
      }
    }
  },
};

function isEmptyText({ kind, text }: AttributeLiteral): boolean {
  return kind === 'text' && text.trim() === '';
}

/** Whether a component shows nothing without the value of an attribute. */
function isNeeded(spec: ComponentSpec, { name, required, recommended }: AttributeSpec): boolean {
  return required === true || recommended === true || locationsOf(spec)?.includes(name) === true;
}

/** Whether an attribute is the only source of an image or a video; a script may set one by its id. */
function isSource({ isHtml, content }: ComponentSpec, tag: JsxTag, name: string): boolean {
  const mayComeOtherwise = ['id', 'srcSet', 'srcset', 'ref'].some((other) => !lacks(tag, other));
  return isHtml === true && content === 'none' && name === 'src' && !mayComeOtherwise;
}

function empty(component: string, { name, range }: JsxAttribute): Finding {
  return {
    range,
    message: `${code(name)} of ${code(component)} is empty. Add the text that readers see.`,
    severity: 'warning',
  };
}

function emptySource(element: string, { name, range }: JsxAttribute): Finding {
  return {
    range,
    message: `${code(name)} of ${code(element)} is empty, so nothing is shown. Add the path of the file.`,
    severity: 'warning',
  };
}

function isJudged({ isHtml }: ComponentSpec, { name, type }: AttributeSpec, tag: JsxTag): boolean {
  // In HTML any value, or none, makes a boolean attribute true.
  if (isHtml === true && type === 'boolean') return false;
  if (name !== 'iconType') return true;
  // The style of an icon has no effect on a drawing.
  return textOfAttribute(tag, 'icon') !== undefined;
}

function* judge(
  context: PageContext,
  attribute: JsxAttribute,
  spec: AttributeSpec,
  literal: AttributeLiteral,
): Iterable<Finding> {
  if (spec.type === 'boolean') {
    const finding = flagProblem(context, attribute, spec, literal);
    if (finding !== undefined) yield finding;
    return;
  }
  const { name, nameRange } = attribute;
  const problem = valueProblem(spec, literal);
  if (problem === undefined) return;
  const actual = literal.kind === 'flag' ? 'but has no value' : `not ${code(shorten(literal.text))}`;
  yield {
    range: literal.range ?? nameRange,
    message: `${code(name)} must be ${problem.allowed}, ${actual}.`,
    severity: problem.severity,
    fixes: fixesIfAny(() => fixes(context, literal, problem)),
  };
}

function fixes(context: PageContext, { range }: AttributeLiteral, { suggestions }: AttributeValueProblem) {
  if (range === undefined) return [];
  const preferred = suggestions.length === 1;
  return suggestions.map((value) =>
    pageFix(context, `Change to ${code(value)}`, [replacement(range, value)], { preferred }),
  );
}
