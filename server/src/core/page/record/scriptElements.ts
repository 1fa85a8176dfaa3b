import type { AnyNode } from 'acorn';
import type { TextRange } from '../../text/textRange.ts';
import type { JsxAttribute } from '../mdx/script/scanTag.ts';
import { expressionIn, scriptTree } from '../mdx/script/scriptTree.ts';
import type { PageModel } from '../pageModel.ts';

/** An element that is written in JavaScript, with those of its attributes that are plain strings. */
export interface ScriptElement {
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
}

/** What an element with an address has; nearly no script does. */
const mayHaveAddress = /<[a-zA-Z][^<]*?\b(?:src|href|img)\s*=/;

/**
 * Returns the elements in the expressions of a page, in the values of its attributes and in its exports, as far as they
 * may have addresses.
 */
export function scriptElementsIn(page: PageModel): readonly ScriptElement[] {
  const { text, tags, expressions, script } = page;
  // Such an element follows a brace, or is in an export.
  if (!text.includes('{') && script.ranges.length === 0) return [];
  const found: ScriptElement[] = [];
  const read = ({ start, end }: TextRange, parse: (code: string) => AnyNode | undefined): void => {
    const code = text.slice(start, end);
    if (!code.includes('<') || !mayHaveAddress.test(code)) return;
    try {
      const root = parse(code);
      if (root !== undefined) collect(root, text, start, found);
    } catch {
      // What can't be read is reported as a syntax error.
    }
  };
  // The parser gets a parenthesis instead of the brace.
  const readExpression = (range: TextRange): void => {
    read(range, (code) => expressionIn(code.slice(1, -1)));
  };
  for (const { range } of expressions) readExpression(range);
  for (const { attributes } of tags)
    for (const { value } of attributes) if (value?.kind === 'expression') readExpression(value.range);
  for (const range of script.ranges) read(range, (code) => scriptTree(code).program);
  return found;
}

/** The nodes of JSX, which acorn doesn't describe. */
interface JsxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: JsxNode | string;
  readonly attributes?: readonly JsxNode[];
  readonly value?: JsxNode | string | null;
}

/** Adds the elements in a node of a script that begins at an offset of the page. */
function collect(node: AnyNode | JsxNode, text: string, shift: number, found: ScriptElement[]): void {
  if (node.type === ('JSXOpeningElement' as string)) {
    const { name, attributes = [] } = node as JsxNode;
    found.push({
      name: typeof name === 'object' ? text.slice(shift + name.start, shift + name.end) : '',
      attributes: attributes.flatMap((one) => attributeOf(one, text, shift) ?? []),
    });
  }
  for (const value of Object.values(node) as readonly unknown[]) {
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) collect(child as JsxNode, text, shift, found);
    }
  }
}

function attributeOf({ start, end, name, value }: JsxNode, text: string, shift: number): JsxAttribute | undefined {
  if (typeof name !== 'object' || typeof value !== 'object' || value?.type !== 'Literal') return undefined;
  const located = (from: number, to: number): TextRange => ({ start: shift + from, end: shift + to });
  const range = located(value.start, value.end);
  return {
    name: text.slice(shift + name.start, shift + name.end),
    range: located(start, end),
    nameRange: located(name.start, name.end),
    value: { kind: 'text', range, text: text.slice(range.start + 1, range.end - 1) },
  };
}
