import { sectionAttributes } from '../../components/catalogue.ts';
import type { AttributeSpec, ComponentSpec } from '../../components/componentSpec.ts';
import type { JsxAttribute, JsxTag, JsxValue } from '../../page/mdx/script/scanTag.ts';
import { textOfAttribute, attributeOf, attributeText, hasSpread, attributeTextRange } from '../../page/pageQueries.ts';
import { isTitleInBraces } from '../../page/sections/sections.ts';
import type { Severity } from '../../settings/ruleSettings.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code, shorten, formatList } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { fixesIfAny, type Finding, type PageRule, changeFix, pageFix } from '../engine/rule.ts';
import { attributeSpecOf, lacks, locationsOf, usesOf } from './componentUse.ts';
import type { Element } from '../../page/elements/elements.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { attributeRemoval } from './attributes/attributeFixes.ts';

export const attributeValue: PageRule = {
  meta: {
    id: 'component/attribute-value',
    title: 'Invalid attribute value',
    severity: 'error',
    summary: 'an attribute value that the component doesn’t accept',
    guideline: 'Put numbers, lists and objects in braces: `cols={2}`',
  },
  *check(context) {
    for (const { element, spec } of usesOf(context)) {
      for (const attribute of element.opening.attributes) {
        const known = attributeSpecOf(spec, attribute.name);
        if (known === undefined) continue;
        if (attribute.value?.kind === 'expression') yield* expressionProblems(context, element, spec, known, attribute);
        const literal = literalOf(attribute);
        if (literal === undefined) continue;
        if (isEmptyText(literal) && isNeeded(spec, known)) yield empty(context, element.name, attribute);
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

function empty({ file }: PageContext, component: string, { name, range }: JsxAttribute): Finding {
  const message = `${code(name)} of ${code(component)} is empty. Add the text that readers see.`;
  return {
    range,
    message,
    // A page that was begun, or converted, lacks the text of all of them.
    cause: `${file} ${message}`,
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
  return suggestions.map((value) => changeFix(context, range, value, { preferred }));
}

/** Yields what the platform doesn't read of a value in braces, since it reads pages without running them. */
function* expressionProblems(
  context: PageContext,
  element: Element,
  spec: ComponentSpec,
  known: AttributeSpec,
  attribute: JsxAttribute,
): Iterable<Finding> {
  if (known.items === 'string' && attribute.value !== undefined)
    yield* itemsNotRead(context, attribute.name, attribute.value);
  const isTitle = sectionAttributes(spec).includes(known.name) && isTitleInBraces(element.opening, known.name);
  if (isTitle && isWithoutAnchor(element, attribute)) yield withoutAnchor(context, element, attribute);
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

/** Whether a component whose title gives it no anchor has none from an id either, though its author wants one. */
function isWithoutAnchor({ opening }: Element, attribute: JsxAttribute): boolean {
  const hasOther = hasSpread(opening) || ['id', 'noAnchor'].some((name) => attributeOf(opening, name) !== undefined);
  return !hasOther && attribute.value?.text.trim() !== '';
}

function withoutAnchor(context: PageContext, { name }: Element, attribute: JsxAttribute): Finding {
  const value = attributeText(attribute);
  const isPlain = value !== undefined && !/["\\\n&]/.test(value);
  return {
    range: attribute.range,
    severity: 'hint',
    message: `This ${code(name)} has no anchor, because its ${code(attribute.name)} is an expression, so links can’t reach it. ${isPlain ? 'Write it as a string in quotes' : `Add an ${code('id')}`}.`,
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

const meaningTrue: ReadonlySet<string> = new Set(['yes', 'on', '1', 'y', 't']);
const meaningFalse: ReadonlySet<string> = new Set(['no', 'off', '0', 'n', 'f']);

/**
 * Returns the problem of a boolean attribute with a string value; undefined if the string means what it says, and for
 * no string.
 */
function flagProblem(
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
    fixes: () => values.map((value) => changeFix(context, range, value, { preferred: values.length === 1 })),
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
      changeFix(context, range, `${name}={false}`, {}),
    ],
  };
}

function countsAsTrue(context: PageContext, { name, range }: JsxAttribute, text: string): Finding {
  return {
    range,
    message: `${code(`${name}="${shorten(text)}"`)} means true, like any string. Use ${code(name)} alone.`,
    severity: 'hint',
    fixes: () => [changeFix(context, range, name, { preferred: true, isSafe: true })],
  };
}

/** Why a value isn't valid for its attribute. */
interface AttributeValueProblem {
  /** What the attribute accepts, as it follows “must be” in the message. */
  readonly allowed: string;
  /** The likely values, the likeliest first. */
  readonly suggestions: readonly string[];
  /** Set if it is less severe than a value without effect. */
  readonly severity?: Severity;
}

/** Returns the problem of a value that isn't a boolean attribute's; undefined if it is valid or unknown. */
function valueProblem(spec: AttributeSpec, literal: AttributeLiteral): AttributeValueProblem | undefined {
  // An empty string is still to be typed.
  if (literal.text.trim() === '') return undefined;
  if (spec.values !== undefined)
    return outsideOfValues(
      spec.values.map(({ value }) => value),
      literal,
    );
  switch (spec.type) {
    case 'integer':
    case 'number':
      return numberProblem(spec, literal);
    case 'expression':
      // The platform may accept a string in some cases, so it is only probably wrong.
      return { allowed: 'a list or an object in braces', suggestions: [], severity: 'warning' };
    case 'string':
      return literal.kind === 'flag' && spec.required === true ? { allowed: 'a string', suggestions: [] } : undefined;
    case 'boolean':
    case 'any':
      return undefined;
  }
}

function outsideOfValues(
  values: readonly string[],
  { text, kind }: AttributeLiteral,
): AttributeValueProblem | undefined {
  if (values.includes(text)) return undefined;
  const suggestions = kind === 'text' ? findNearest(text, values).names : [];
  return { allowed: formatList(values.map(code)), suggestions };
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function numberProblem(spec: AttributeSpec, { text, kind }: AttributeLiteral): AttributeValueProblem | undefined {
  const allowed = numberRangeText(spec);
  const written = text.trim();
  const isNumber = (kind === 'text' || kind === 'number') && isNumberText(written, spec);
  if (!isNumber) {
    const found = /\d+/.exec(written)?.[0] ?? String(numberWords.indexOf(written.toLowerCase()));
    return { allowed, suggestions: inRange(spec, Number(found)) ? [found] : [] };
  }
  const value = parseFloat(written);
  if (inRange(spec, value)) return undefined;
  const nearest = Math.min(Math.max(value, spec.minimum ?? -Infinity), spec.maximum ?? Infinity);
  // The component is still shown, with some other number.
  return { allowed, suggestions: [String(nearest)], severity: 'warning' };
}

function isNumberText(text: string, { type }: AttributeSpec): boolean {
  if (type === 'integer') return /^[+-]?\d+$/.test(text);
  // Sizes are often written as in CSS, which is harmless.
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:px|em|rem|%)?$/.test(text);
}

function inRange({ minimum = -Infinity, maximum = Infinity }: AttributeSpec, value: number): boolean {
  return minimum <= value && value <= maximum;
}

function numberRangeText({ type, minimum, maximum }: AttributeSpec): string {
  const kind = type === 'integer' ? 'an integer' : 'a number';
  if (minimum !== undefined && maximum !== undefined) return `${kind} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${kind} of at least ${minimum}`;
  return maximum === undefined ? kind : `${kind} of at most ${maximum}`;
}

/** The value of an attribute, as far as it is known without running code. */
type AttributeLiteral =
  /** A name alone, which means true. */
  | { readonly kind: 'flag'; readonly text: 'true'; readonly range: undefined }
  /** The range covers the text, without quotes and braces. */
  | { readonly kind: 'text' | 'number' | 'boolean'; readonly text: string; readonly range: TextRange };

/** Returns the literal value of an attribute; undefined for every other expression. */
function literalOf(attribute: JsxAttribute): AttributeLiteral | undefined {
  const { value } = attribute;
  if (value === undefined) return { kind: 'flag', text: 'true', range: undefined };
  const [text, range] = [attributeText(attribute), attributeTextRange(attribute)];
  if (text !== undefined && range !== undefined) return { kind: 'text', text, range };
  const bare = value.text.trim();
  const kind = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare)
    ? 'number'
    : /^(?:true|false)$/.test(bare)
      ? 'boolean'
      : undefined;
  if (kind === undefined) return undefined;
  const start = value.range.start + 1 + value.text.indexOf(bare);
  return { kind, text: bare, range: { start, end: start + bare.length } };
}
