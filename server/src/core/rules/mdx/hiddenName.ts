import type { DeclaredName, Initializer } from '../../page/mdx/readScript.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { replacement } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';

/** Returns the message about a defined name that isn’t shown, since its value is no plain string, number or element. */
export function hiddenMessage(name: string, initializer: Initializer | undefined): string {
  const cause = `${code(`{${name}}`)} isn’t shown: by name alone, pages show only plain strings, numbers and elements.`;
  if (initializer === 'template') return `${cause} Write its value in quotes.`;
  return initializer === 'text' ? `${cause} Use a template.` : `${cause} Use it in an expression.`;
}

/** Returns the fixes that show it: a template without substitutions in quotes, other text in a template. */
export function shownAnyway(
  context: PageContext,
  range: TextRange,
  name: string,
  declared: DeclaredName | undefined,
): readonly Fix[] {
  const template = { title: 'Use a template', edit: replacement(range, `{\`\${${name}}\`}`) };
  if (declared?.initializer === 'text') return [pageFix(context, template.title, [template.edit], { preferred: true })];
  if (declared?.initializer !== 'template') return [];
  const { text } = context.page;
  const start = text.indexOf('`', declared.range.end);
  const end = text.indexOf('`', start + 1) + 1;
  const value = text.slice(start + 1, end - 1);
  const isPlain = start >= 0 && end > 0 && !/["\\\n]/.test(value);
  const quoted = isPlain
    ? [pageFix(context, 'Write the value in quotes', [replacement({ start, end }, `"${value}"`)], { preferred: true })]
    : [];
  return [...quoted, pageFix(context, template.title, [template.edit], { preferred: !isPlain })];
}
