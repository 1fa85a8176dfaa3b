import type { FrontMatterProblem } from '../../page/frontMatter.ts';
import { quoteYaml } from '../../page/frontMatter/quote.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import { code } from '../../util/words.ts';
import { deletion, insertion, lineEndOf, pageFix, replacement } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';

/** Repairs for a break in front matter; none where only its author knows what was meant. */
export function syntaxFixes(page: PageInSite, problem: FrontMatterProblem): readonly Fix[] {
  const { about, range, place } = problem;
  const { text } = page.page;
  const preferred = { preferred: true };
  switch (problem.kind) {
    case 'unclosed':
      return [pageFix(page, 'Close the front matter', [closing(text, place.start)], preferred)];
    case 'hyphens':
      return [pageFix(page, `Change to ${code('---')}`, [replacement(range, '---')], preferred)];
    case 'noBlank': {
      const colonEnd = range.start + about.length + 1;
      return [pageFix(page, 'Add a space after the colon', [insertion(colonEnd, ' ')], preferred)];
    }
    case 'openQuote':
      return [pageFix(page, `Add the closing ${code(about)}`, [insertion(place.start, about)], preferred)];
    case 'openBracket': {
      const bracket = about === '[' ? ']' : '}';
      return [
        pageFix(page, `Add the closing ${code(bracket)}`, [insertion(place.end, bracket)]),
        quoteFix(page, problem),
      ];
    }
    case 'colon':
    case 'sign':
    case 'textBehind':
      return [quoteFix(page, problem, true)];
    case 'escape':
      return [
        pageFix(
          page,
          'Double the backslashes',
          [replacement(place, doubled(text.slice(place.start, place.end)))],
          preferred,
        ),
      ];
    case 'tab':
      return [pageFix(page, 'Change tabs to spaces', withoutTabs(text, problem), preferred)];
    case 'indent':
      return place.start === place.end ? [] : [pageFix(page, 'Remove the indentation', [deletion(place)], preferred)];
    case 'duplicate':
      return [pageFix(page, `Remove this ${code(about)}`, [deletion(place)])];
    case 'language':
    case 'tooLarge':
    case 'noMap':
    case 'noColon':
    case 'unreadable':
      return [];
  }
}

function closing(text: string, at: number): TextEdit {
  const lineEnd = lineEndOf(text);
  const isLineStart = at === 0 || text.charAt(at - 1) === '\n';
  return insertion(at, isLineStart ? `---${lineEnd}${lineEnd}` : `${lineEnd}---`);
}

function quoteFix(page: PageInSite, { range }: FrontMatterProblem, preferred = false): Fix {
  const written = page.page.text.slice(range.start, range.end);
  // Quotes around the whole text were meant as such; those around a part of it belong to the text.
  const inner = /^(["'])(.*)\1$/.exec(written)?.[2] ?? written;
  return pageFix(page, 'Put the value in quotes', [replacement(range, quoteYaml(inner))], { preferred });
}

/** Each backslash that begins no escape, doubled. */
function doubled(text: string): string {
  const escape = /\\(?:[0abtnvfre "/\\N_LP\t\r\n]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})|\\/g;
  return text.replace(escape, (found) => (found === '\\' ? '\\\\' : found));
}

/** Two spaces for each tab; a key at the top needs none at all. */
function withoutTabs(text: string, { place }: FrontMatterProblem): readonly TextEdit[] {
  const written = text.slice(place.start, place.end);
  const isStray = /^[ \t]/.test(written);
  // Nothing can stand below a key whose value is on its line.
  const isTaken = /^[^\n]*?:[ \t]+[^\s#|>&![{]/.test(written);
  const indents = written.matchAll(/(?<=^|\n)([ \t]*\t[ \t]*)([\w.-]+:(?=\s|$))?/g);
  return [...indents].map(({ index, 1: blanks = '', 2: key }) => {
    const start = place.start + index;
    const isTop = isStray || (isTaken && key !== undefined);
    return replacement({ start, end: start + blanks.length }, isTop ? '' : blanks.replaceAll('\t', '  '));
  });
}
