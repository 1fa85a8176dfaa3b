import { lineEndOf } from '../../text/lines.ts';
import { findUnopened } from '../../page/frontMatter/findFrontMatter.ts';
import { writeYaml } from '../../util/yaml.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, deletion, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { removeHeading } from '../heading/headingEdits.ts';
import { isAtTop } from '../heading/titleHeading.ts';
import { type Finding, type PageRule, pageFix } from '../engine/rule.ts';
import { titleFor } from './pageText.ts';

export const missing: PageRule = {
  meta: {
    id: 'frontmatter/missing',
    severity: 'warning',
    summary: 'a page without front matter',
  },
  pagesOnly: true,
  *check(context) {
    if (context.page.frontMatter !== undefined) return;
    yield misplaced(context) ?? unopened(context) ?? absent(context);
  },
};

/** Front matter counts only at the very start of a page, without even an empty line above it. */
function misplaced(context: PageContext): Finding | undefined {
  const [above = '', mark = ''] = /^(\uFEFF?)\s+(?=---[ \t]*\r?\n[\w-]+:)/.exec(context.page.text) ?? [];
  if (above === '') return undefined;
  return {
    range: firstLine(context.page.text),
    message: 'Front matter must begin on the first line; here it’s shown as text. Remove the whitespace above it.',
    fixes: () => [
      pageFix(context, 'Move the front matter to the top', [deletion({ start: mark.length, end: above.length })], {
        preferred: true,
      }),
    ],
  };
}

/** Returns the finding of keys with a closing line of hyphens, but no opening one. */
function unopened(context: PageContext): Finding | undefined {
  const { text } = context.page;
  const keys = findUnopened(text);
  if (keys === undefined) return undefined;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  return {
    range: firstLine(text),
    message: `The front matter has no opening line, so it’s shown as text. Add ${code('---')} as the first line.`,
    fixes: () => [
      pageFix(context, `Add ${code('---')}`, [replacement({ start, end: keys.start }, `---${lineEndOf(text)}`)], {
        preferred: true,
      }),
    ],
  };
}

function absent(context: PageContext): Finding {
  const isEmpty = /^\uFEFF?\s*$/.test(context.page.text);
  const problem = isEmpty ? 'This page is empty.' : 'This page has no front matter.';
  return {
    range: firstLine(context.page.text),
    // Whoever omits it does so on several pages.
    cause: problem,
    message: `${problem} Add ${code('title')} and ${code('description')} between two ${code('---')} lines at the top.`,
    fixes: () => [pageFix(context, 'Add front matter', addition(context), { preferred: true })],
  };
}

/** Returns the edits that add front matter, which takes its title from a heading at the top, and that heading away. */
function addition(context: PageContext): readonly TextEdit[] {
  const { page } = context;
  const { text } = page;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const lines = ['---', `title: ${writeYaml(titleFor(context))}`, 'description: ""', '---', ''];
  const isSpaced = /^\uFEFF?\s*(?:\n|$)/.test(text);
  const block = [...lines, ...(isSpaced ? [] : [''])].join(lineEndOf(text));
  const [heading] = page.headings;
  const isTitle = heading?.level === 1 && heading.text !== '' && isAtTop(page, heading);
  return [insertion(start, block), ...(isTitle ? removeHeading(page, heading) : [])];
}

/** Returns the first line that isn't empty. */
function firstLine(text: string): TextRange {
  const start = /^\uFEFF?\s*/.exec(text)?.[0].length ?? 0;
  if (start === text.length) return { start: 0, end: 0 };
  const end = text.indexOf('\n', start);
  return { start, end: start + text.slice(start, end < 0 ? undefined : end).trimEnd().length };
}
