import type { FrontMatterProblem } from '../../page/frontMatter.ts';
import { code } from '../../util/words.ts';
import type { PageRule } from '../rule.ts';
import { syntaxFixes } from './syntaxFixes.ts';

export const syntax: PageRule = {
  meta: {
    id: 'frontmatter/syntax',
    severity: 'error',
    summary: 'front matter that is no valid YAML',
    guideline: 'Quote values that contain `: ` or ` #`',
    fixable: true,
  },
  checksSnippets: false,
  *check(page) {
    for (const problem of page.page.frontMatter?.problems ?? []) {
      yield {
        range: problem.range,
        message: words(problem),
        // What couldn't be looked at may well be right.
        severity: problem.kind === 'tooLarge' ? 'info' : undefined,
        fixes: () => syntaxFixes(page, problem),
      };
    }
  },
};

/** What is wrong and what to do. */
function words({ kind, about }: FrontMatterProblem): string {
  switch (kind) {
    case 'language':
      return `Front matter is written in YAML: its first line is ${code('---')} alone. What stands here as ${code(about)} is not read.`;
    case 'unclosed':
      return `The front matter isn’t closed. Put a line of ${code('---')} behind its last key.`;
    case 'tooLarge':
      return 'This front matter is too long or nested too deeply to be checked.';
    case 'noMap':
      return `Front matter is made of keys with values, such as ${code('title: Install')}.`;
    case 'noColon':
      return `This line is no key with a value, such as ${code('title: Install')}. Indent it if it goes on with the value above.`;
    case 'noBlank':
      return `The colon behind ${code(about)} needs a blank behind it.`;
    case 'openQuote':
      return `The quote ${code(about)} isn’t closed, so the text runs on into the next lines. Put ${code(about)} at its end.`;
    case 'openBracket':
      return `The bracket ${code(about)} isn’t closed. Close it, or put the whole text in quotes.`;
    case 'colon':
      return 'This text needs quotes, because there is a colon in it.';
    case 'sign':
      return `This text needs quotes, because it begins with ${code(about)}.`;
    case 'textBehind':
      return `Nothing may follow behind the closing ${code(about)}. Put the whole text in quotes.`;
    case 'escape':
      return `${code(about)} means nothing within double quotes. Double the backslash, or use single quotes.`;
    case 'tab':
      return 'Front matter is indented with spaces, not with tabs.';
    case 'indent':
      return about === ''
        ? 'The indentation of this line fits nothing above it.'
        : `${code(about)} must begin at the start of its line.`;
    case 'duplicate':
      return `${code(about)} stands here a second time. Remove one of them.`;
    case 'unreadable':
      return 'This is no valid YAML. Check its quotes, brackets and commas.';
  }
}
