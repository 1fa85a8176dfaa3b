import type { DeclaredName, Initializer } from '../../page/mdx/script/readScript.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type Fix, pageFix } from '../engine/rule.ts';

/** Returns the message about a defined name that isn’t shown, since its value is no plain string, number or element. */
export function hiddenMessage(name: string, initializer: Initializer | undefined): string {
  const cause = `${code(`{${name}}`)} isn’t shown: a name in braces shows only plain strings, numbers and elements.`;
  if (initializer === 'template') return `${cause} Write its value in quotes.`;
  if (initializer === 'function') {
    return /^[a-z]/.test(name)
      ? `${code(`{${name}}`)} isn’t shown, because it is a function. Call it: ${code(`{${name}()}`)}.`
      : `${code(`{${name}}`)} isn’t shown, because it is a component. Use its tag: ${code(`<${name} />`)}.`;
  }
  return initializer === 'text' ? `${cause} Use a template.` : `${cause} Use it in an expression.`;
}

/** Returns the fixes that show a text: a template without substitutions in quotes, any in a template. */
export function shownAnyway(context: PageContext, range: TextRange, declared: DeclaredName): readonly Fix[] {
  const { name, initializer } = declared;
  const edit = replacement(range, `{\`\${${name}}\`}`);
  const quoted = initializer === 'template' ? quoteFix(context, declared) : [];
  return [...quoted, pageFix(context, 'Use a template', [edit], { preferred: quoted.length === 0 })];
}

function quoteFix(context: PageContext, { range }: DeclaredName): readonly Fix[] {
  const { text } = context.page;
  const start = text.indexOf('`', range.end);
  const end = text.indexOf('`', start + 1) + 1;
  const value = text.slice(start + 1, end - 1);
  if (/["\\\n]/.test(value)) return [];
  return [
    pageFix(context, 'Write the value in quotes', [replacement({ start, end }, `"${value}"`)], { preferred: true }),
  ];
}
