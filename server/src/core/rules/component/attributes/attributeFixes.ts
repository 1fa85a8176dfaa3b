import { whitespaceBefore } from '../../../text/lines.ts';
import type { AttributeSpec } from '../../../components/componentSpec.ts';
import type { JsxAttribute, JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { deletion, insertion, type TextEdit } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { type Fix, pageFix } from '../../engine/rule.ts';
import { endOfAttributes } from '../componentUse.ts';

/**
 * Returns fixes that add an attribute to a tag: one for each of its values, or one whose value is still to be typed.
 */
export function additions(context: PageContext, tag: JsxTag, spec: AttributeSpec, preferred: boolean): readonly Fix[] {
  const { name, values = [] } = spec;
  const add = (title: string, value: string, isOnly: boolean): Fix =>
    pageFix(context, title, [insertion(endOfAttributes(tag), ` ${name}=${value}`)], { preferred: preferred && isOnly });
  if (values.length === 0) return [add(`Add ${code(name)}`, emptyValue(spec), true)];
  return values.map(({ value }) => add(`Add ${code(`${name}="${value}"`)}`, `"${value}"`, values.length === 1));
}

function emptyValue({ type, minimum = 0 }: AttributeSpec): string {
  if (type === 'boolean') return '{true}';
  if (type === 'number' || type === 'integer') return `{${minimum}}`;
  return type === 'expression' ? '{[]}' : '""';
}

/** Returns the edit that removes an attribute from its tag, with the whitespace before it. */
export function attributeRemoval(text: string, { range: { start, end } }: JsxAttribute): TextEdit {
  return deletion({ start: start - whitespaceBefore(text, start), end });
}

/** Returns the purpose of an attribute, to append to its name; empty if it has no description. */
export function purposeOf({ summary }: AttributeSpec): string {
  if (summary === '') return '';
  const isWord = /^[A-Z][a-z\s]/.test(summary);
  return `: ${isWord ? summary.charAt(0).toLowerCase() : summary.charAt(0)}${summary.slice(1)}`;
}
