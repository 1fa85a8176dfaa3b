import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import type { PageModel, Fence } from '../../page/pageModel.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { PageRule } from '../engine/rule.ts';

export const incomplete: PageRule = {
  meta: {
    id: 'code/incomplete',
    title: 'Incomplete code example',
    severity: 'info',
    summary: 'a code example with dots in place of code, so that it doesn’t run',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
  },
  *check({ page }) {
    for (const fence of page.fences) {
      const range = omissionIn(page, fence);
      if (range === undefined) continue;
      yield {
        range,
        message:
          'The dots aren’t valid code, so this example doesn’t run. Add the missing code, or a comment in its place.',
      };
    }
  },
};

/** Languages in which three dots are no statement. In Python they are, and JSON and output aren't run. */
const judged: ReadonlySet<string> = new Set(
  'c cpp csharp dart go java javascript jsx kotlin php rust scala swift tsx typescript'.split(' '),
);

/** Comments and strings that may span lines; an unclosed one extends to the end. */
const longTexts = /\/\*[^]*?(?:\*\/|$)|`[^`]*(?:`|$)|"""[^]*?(?:"""|$)/g;

function omissionIn({ text }: PageModel, fence: Fence): TextRange | undefined {
  const name = readFenceMeta(text, fence).language?.value ?? '';
  const language = languageNamed(name)?.id ?? '';
  if (!judged.has(language)) return undefined;
  const { start, end } = fence.content;
  // In a comment, or in a multiline string, dots are no omission.
  const code = text.slice(start, end).replace(longTexts, (part) => ' '.repeat(part.length));
  for (const match of code.matchAll(/^([ \t>]*)(\.\.\.|…)[ \t]*\r?$/gm)) {
    if (/^c(?:pp)?$/.test(language) && endsWithComma(code.slice(0, match.index))) continue;
    const [, before = '', dots = ''] = match;
    const at = start + match.index + before.length;
    return { start: at, end: at + dots.length };
  }
  return undefined;
}

/** After a comma, dots are a rest parameter. */
function endsWithComma(code: string): boolean {
  return code.trimEnd().endsWith(',');
}
