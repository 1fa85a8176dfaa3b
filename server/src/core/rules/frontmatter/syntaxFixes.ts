import { lineEndOf } from '../../text/lines.ts';
import type { FrontMatterProblem } from '../../page/frontMatter/frontMatter.ts';
import { quoteYaml } from '../../util/yaml.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { deletion, insertion, replacement, type TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { Fix } from '../engine/rule.ts';

/** Returns the fixes of a syntax error in front matter; none if only its author knows the intention. */
export function syntaxFixes(context: PageContext, problem: FrontMatterProblem): readonly Fix[] {
  const { about, editRange: span } = problem;
  switch (problem.kind) {
    case 'openBracket': {
      const bracket = about === '[' ? ']' : '}';
      const close = pageFix(context, `Add the closing ${code(bracket)}`, [insertion(span.end, bracket)]);
      return [close, quoteFix(context, problem)];
    }
    case 'colon':
    case 'sign':
    case 'textAfter':
      return [quoteFix(context, problem, true)];
    case 'duplicate':
      return [pageFix(context, `Remove this ${code(about)}`, [deletion(span)])];
    default: {
      const slip = correctionOf(problem, context.page.text);
      return slip === undefined ? [] : [pageFix(context, slip.title, slip.edits, { preferred: true })];
    }
  }
}

interface Correction {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** Returns the correction of a problem that has only one; undefined for other problems. */
function correctionOf(problem: FrontMatterProblem, text: string): Correction | undefined {
  const { about, range, editRange: span } = problem;
  switch (problem.kind) {
    case 'unclosed':
      return { title: 'Close the front matter', edits: [closing(text, span.start)] };
    case 'hyphens':
      return { title: `Change to ${code('---')}`, edits: [replacement(range, '---')] };
    case 'noBlank':
      return { title: 'Add a space after the colon', edits: [insertion(range.start + about.length + 1, ' ')] };
    case 'openQuote':
      return { title: `Add the closing ${code(about)}`, edits: [insertion(span.start, about)] };
    case 'escape':
      return { title: 'Double the backslashes', edits: [replacement(span, doubled(text.slice(span.start, span.end)))] };
    case 'tab':
      return { title: 'Change tabs to spaces', edits: withoutTabs(text, problem) };
    case 'indent':
      return span.start === span.end ? undefined : { title: 'Remove the indentation', edits: [deletion(span)] };
    case 'unindented':
      return { title: 'Indent the lines of the value', edits: indentations(text, span) };
    default:
      return undefined;
  }
}

function indentations(text: string, { start, end }: TextRange): readonly TextEdit[] {
  return Array.from(text.slice(start, end).matchAll(/\n(?=[^\s\]}])/g), ({ index }) =>
    insertion(start + index + 1, '  '),
  );
}

function closing(text: string, at: number): TextEdit {
  const lineEnd = lineEndOf(text);
  const isLineStart = at === 0 || text.charAt(at - 1) === '\n';
  return insertion(at, isLineStart ? `---${lineEnd}${lineEnd}` : `${lineEnd}---`);
}

function quoteFix(context: PageContext, { range }: FrontMatterProblem, preferred = false): Fix {
  const written = context.page.text.slice(range.start, range.end);
  // Quotes around the complete text were meant as such; quotes within it belong to the text.
  const inner = /^(["'])(.*)\1$/.exec(written)?.[2] ?? written;
  return pageFix(context, 'Put the value in quotes', [replacement(range, quoteYaml(inner))], { preferred });
}

/** Returns a text with each backslash doubled that begins no escape. */
function doubled(text: string): string {
  const escape = /\\(?:[0abtnvfre "/\\N_LP\t\r\n]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})|\\/g;
  return text.replace(escape, (found) => (found === '\\' ? '\\\\' : found));
}

/** Replaces each tab by two spaces; at the top level by none. */
function withoutTabs(text: string, { editRange: span }: FrontMatterProblem): readonly TextEdit[] {
  const written = text.slice(span.start, span.end);
  const isStray = /^[ \t]/.test(written);
  // Nothing can be nested below a key whose value is on its line.
  const isTaken = /^[^\n]*?:[ \t]+[^\s#|>&![{]/.test(written);
  const indents = written.matchAll(/(?<=^|\n)([ \t]*\t[ \t]*)([\w.-]+:(?=\s|$))?/g);
  return [...indents].map(({ index, 1: whitespace = '', 2: key }) => {
    const start = span.start + index;
    const isTop = isStray || (isTaken && key !== undefined);
    return replacement({ start, end: start + whitespace.length }, isTop ? '' : whitespace.replaceAll('\t', '  '));
  });
}
