import type { AttributeSpec } from '../../../components/componentSpec.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import { attributeText, attributeTextRange } from '../../../page/pageQueries.ts';
import type { Severity } from '../../../settings/ruleSettings.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { code, formatList } from '../../../util/messageText.ts';
import { findNearest } from '../../../util/nearest.ts';

/** Why a value isn't valid for its attribute. */
export interface AttributeValueProblem {
  /** What the attribute accepts, as it follows “must be” in the message. */
  readonly allowed: string;
  /** The likely values, the likeliest first. */
  readonly suggestions: readonly string[];
  /** Set if it is less severe than a value without effect. */
  readonly severity?: Severity;
}

/** Returns the problem of a value that isn't a boolean attribute's; undefined if it is valid or unknown. */
export function valueProblem(spec: AttributeSpec, literal: AttributeLiteral): AttributeValueProblem | undefined {
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
export type AttributeLiteral =
  /** A name alone, which means true. */
  | { readonly kind: 'flag'; readonly text: 'true'; readonly range: undefined }
  /** The range covers the text, without quotes and braces. */
  | { readonly kind: 'text' | 'number' | 'boolean'; readonly text: string; readonly range: TextRange };

/** Returns the literal value of an attribute; undefined for every other expression. */
export function literalOf(attribute: JsxAttribute): AttributeLiteral | undefined {
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
