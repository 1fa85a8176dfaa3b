import type { AnyNode } from 'acorn';
import type { TextRange } from '../../../text/textRange.ts';
import type { PageModel } from '../../pageModel.ts';
import { attributesInBraces } from '../../pageQueries.ts';

/** A part of a page that is JavaScript. */
interface ScriptPart {
  readonly range: TextRange;
  readonly isExpression: boolean;
}

/** Returns the expressions of a page, also those in the values of its attributes, and its imports and exports. */
export function scriptPartsOf(page: PageModel): readonly ScriptPart[] {
  const { text, expressions, script } = page;
  if (!text.includes('{') && script.ranges.length === 0) return [];
  const values = attributesInBraces(page).map(({ value }) => value);
  return [
    ...[...expressions, ...values].map(({ range }) => ({ range, isExpression: true })),
    ...script.ranges.map((range) => ({ range, isExpression: false })),
  ];
}

/** A node of JSX, which acorn doesn't describe. */
export interface JsxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: JsxNode | string;
  readonly attributes?: readonly JsxNode[];
  readonly value?: JsxNode | string | boolean | null;
  readonly expression?: JsxNode;
}

/** Returns the opening tags in a part of a page, in offsets of the part; none if it has a syntax error. */
export function openingTagsIn({ trees }: PageModel, { range, isExpression }: ScriptPart): readonly JsxNode[] {
  try {
    const root = isExpression ? trees.expression(range) : trees.script(range).program;
    const found: JsxNode[] = [];
    if (root !== undefined) collect(root, found);
    return found;
  } catch {
    // A syntax error is reported as such; chains of members may be nested too deeply.
    return [];
  }
}

function collect(node: AnyNode | JsxNode, found: JsxNode[]): void {
  if (node.type === ('JSXOpeningElement' as string)) found.push(node as JsxNode);
  for (const value of Object.values(node) as readonly unknown[]) {
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) collect(child as JsxNode, found);
    }
  }
}
