import type { AnyNode } from 'acorn';
import type { PageModel } from '../../../page/pageModel.ts';
import type { TextRange } from '../../../text/textRange.ts';

/** The nodes of JSX, which acorn doesn't describe. */
interface JsxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: JsxNode | string;
  readonly attributes?: readonly JsxNode[];
  readonly value?: JsxNode | string | boolean | null;
  readonly expression?: JsxNode;
}

/**
 * Returns the names of attributes without a value, or with `{true}`, of HTML elements in the expressions, exports and
 * values of attributes of a page. Only code with the pattern is parsed.
 */
export function switchesInScripts(page: PageModel, pattern: RegExp): readonly TextRange[] {
  const { text, tags, expressions, script, trees } = page;
  if (!text.includes('{') && script.ranges.length === 0) return [];
  if (!pattern.test(text)) return [];
  const found: TextRange[] = [];
  const read = (range: TextRange, parse: () => AnyNode | undefined): void => {
    if (!pattern.test(text.slice(range.start, range.end))) return;
    try {
      const root = parse();
      if (root !== undefined) collect(root, range.start, found);
    } catch {
      // What can't be read is reported as a syntax error.
    }
  };
  for (const { range } of expressions) read(range, () => trees.expression(range));
  for (const { attributes } of tags) {
    for (const { value } of attributes) {
      if (value?.kind === 'expression') read(value.range, () => trees.expression(value.range));
    }
  }
  for (const range of script.ranges) read(range, () => trees.script(range).program);
  return found;
}

/** Adds the names of the attributes in a node of a script that begins at an offset of the page. */
function collect(node: AnyNode | JsxNode, shift: number, found: TextRange[]): void {
  if (node.type === ('JSXOpeningElement' as string)) {
    const { name, attributes = [] } = node as JsxNode;
    const isHtml = typeof name === 'object' && typeof name.name === 'string' && /^[a-z]/.test(name.name);
    for (const attribute of isHtml ? attributes : []) {
      if (typeof attribute.name !== 'object' || !isOn(attribute)) continue;
      found.push({ start: shift + attribute.name.start, end: shift + attribute.name.end });
    }
  }
  for (const value of Object.values(node) as readonly unknown[]) {
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) collect(child as JsxNode, shift, found);
    }
  }
}

function isOn({ value }: JsxNode): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && value.type === 'JSXExpressionContainer' && value.expression?.value === true;
}
