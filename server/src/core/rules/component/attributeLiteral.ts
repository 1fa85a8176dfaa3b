import type { JsxAttribute } from '../../page/mdx/scanTag.ts';
import { attributeText, attributeTextRange } from '../../page/pageQueries.ts';
import type { TextRange } from '../../text/textRange.ts';

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
