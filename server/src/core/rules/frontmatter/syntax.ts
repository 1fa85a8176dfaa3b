import type { FrontMatter, FrontMatterProblem } from '../../page/frontMatter/frontMatter.ts';
import { findSecond } from '../../page/frontMatter/findFrontMatter.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import type { Severity } from '../../settings/ruleSettings.ts';
import { lineEndOf, startOfNextLine } from '../../text/lines.ts';
import { type TextRange, deletion, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix, type TitledEdits } from '../engine/rule.ts';
import { quoteYaml } from '../../util/yaml.ts';

export const syntax: PageRule = {
  meta: {
    id: 'frontmatter/syntax',
    severity: 'error',
    summary: 'front matter that isn’t valid YAML',
    guideline: 'Quote values that contain `: ` or ` #`',
  },
  pagesOnly: true,
  *check(context) {
    for (const problem of context.page.frontMatter?.problems ?? []) {
      yield {
        range: problem.range,
        message: messages[problem.kind](problem.about, context.page.text.slice(problem.range.start, problem.range.end)),
        severity: severityOf(problem),
        fixes: fixesIfAny(() => syntaxFixes(context, problem)),
      };
    }
    yield* secondBlock(context);
  },
};

function severityOf({ kind }: FrontMatterProblem): Severity | undefined {
  // What couldn't be read may well be right.
  if (kind === 'tooLarge') return 'info';
  // It can be read, and the page is shown.
  if (kind === 'noMap') return 'warning';
  // One of the platform's two readers refuses it; pages of real sites are shown all the same.
  return kind === 'unindented' ? 'hint' : undefined;
}

/** Yields the finding of a second block of front matter. */
function* secondBlock(context: PageContext): Iterable<Finding> {
  const { text, frontMatter } = context.page;
  if (frontMatter === undefined) return;
  const second = findSecond(text, frontMatter.range.end);
  if (second === undefined) return;
  const lines = { start: second.start, end: startOfNextLine(text, second.end) };
  yield {
    range: { start: second.start, end: second.start + '---'.length },
    message: 'This second block of front matter is shown as text. Move its keys to the first, or remove it.',
    severity: 'warning',
    fixes: () => [
      ...joined(context, frontMatter, second),
      pageFix(context, 'Remove the second block', [deletion(lines)]),
    ],
  };
}

/** Returns the fix that makes two blocks one, if no key is in both. */
function joined(context: PageContext, { content, entries }: FrontMatter, second: TextRange): readonly Fix[] {
  const { text } = context.page;
  const end = startOfNextLine(text, second.start);
  const keys = [...text.slice(end, second.end).matchAll(/^([\w-]+):/gm)].map(([, key]) => key);
  if (entries.some(({ key }) => keys.includes(key))) return [];
  return [pageFix(context, 'Join the two blocks', [deletion({ start: content.end, end })], { preferred: true })];
}

/** The message of each problem: what is wrong, then the fix. */
const messages: Readonly<Record<FrontMatterProblem['kind'], (about: string, written: string) => string>> = {
  language: (about) =>
    `Front matter in ${code(about)} isn’t read. Use YAML: the first line must be exactly ${code('---')}.`,
  unclosed: () => `The front matter isn’t closed. Add a line with ${code('---')} after its last key.`,
  hyphens: () =>
    `The line that ends the front matter must be exactly ${code('---')}, so this page has no front matter. Change it to ${code('---')}.`,
  tooLarge: () => 'This front matter is too long or too deeply nested to be checked.',
  noMap: () =>
    `This front matter has no effect, since it must consist of keys with values. Add keys, such as ${code('title: Install')}.`,
  noColon: () =>
    `This line isn’t a key with a value, such as ${code('title: Install')}. Indent it if it continues the value above.`,
  noBlank: (about) => `Add a space after the colon of ${code(about)}.`,
  openQuote: (about) =>
    `The quote ${code(about)} isn’t closed, so the value includes the next lines. Add ${code(about)} at its end.`,
  openBracket: (about) => `The bracket ${code(about)} isn’t closed. Close it, or put the value in quotes.`,
  commentInBrackets: (about) =>
    `${code('#')} after a space starts a comment, so the bracket ${code(about)} isn’t closed. Put the text with ${code('#')} in quotes.`,
  colon: () => 'This value needs quotes, because it contains a colon followed by a space.',
  sign: (about) => `This value needs quotes, because it begins with ${about === '`' ? 'a backtick' : code(about)}.`,
  textAfter: (about, written) =>
    isInQuotes(written)
      ? quoteWithin(written)
      : `Unexpected text after the closing ${code(about)}. Put the value in quotes.`,
  escape: (about) => {
    if (about === '\\"')
      return `The backslash makes the closing ${code('"')} a part of the value. Double the backslash.`;
    if (about === "\\'")
      return `${code("'")} needs no backslash in double quotes, where ${code(about)} is invalid. Remove it.`;
    return `${code(about)} isn’t an escape in double quotes. Double the backslash, or use single quotes.`;
  },
  tab: () => 'Tabs can’t indent front matter. Use spaces.',
  indent: (about) =>
    about === ''
      ? 'The indentation of this line doesn’t match any line above.'
      : `${code(about)} must begin at the start of its line.`,
  duplicate: (about) => `${code(about)} is already set. Remove one of the two.`,
  unindented: () => 'This line continues a value without being indented, which isn’t valid YAML everywhere. Indent it.',
  unreadable: () => 'Invalid YAML. Check the quotes, brackets and commas.',
};

/** Whether a value is in quotes, so that the text after its end begins with a quote that was to belong to it. */
function isInQuotes(written: string): boolean {
  return /^(["']).+\1$/.test(written);
}

function quoteWithin(written: string): string {
  const [kind, escape, other] = written.startsWith('"') ? ['double', '\\"', 'single'] : ['single', "''", 'double'];
  const quote = code(written.charAt(0));
  const cause =
    written.slice(0, -1).includes("\\'") && kind === 'single'
      ? `In single quotes a backslash doesn’t escape ${quote}, so the value ends there.`
      : `This value is in ${kind} quotes and contains ${quote}, so it ends there.`;
  return `${cause} Write ${code(escape)}, or use ${other} quotes.`;
}

/** Returns the fixes of a syntax error in front matter; none if only its author knows the intention. */
function syntaxFixes(context: PageContext, problem: FrontMatterProblem): readonly Fix[] {
  const { about, editRange: span } = problem;
  switch (problem.kind) {
    case 'openBracket': {
      const bracket = about === '[' ? ']' : '}';
      const close = pageFix(context, `Add the closing ${code(bracket)}`, [insertion(span.end, bracket)]);
      return [close, quoteFix(context, problem)];
    }
    case 'commentInBrackets':
      return quoteItems(context, problem);
    case 'colon':
    case 'sign':
    case 'textAfter':
      return [quoteFix(context, problem, true)];
    case 'duplicate':
      return [pageFix(context, `Remove this ${code(about)}`, [deletion(span)])];
    default: {
      const correction = correctionOf(problem, context.page.text);
      return correction === undefined
        ? []
        : [pageFix(context, correction.title, correction.edits, { preferred: true })];
    }
  }
}

/** Returns the correction of a problem that has only one; undefined for other problems. */
function correctionOf(problem: FrontMatterProblem, text: string): TitledEdits | undefined {
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
      return {
        title: about === "\\'" ? 'Remove the backslash' : 'Double the backslashes',
        edits: [replacement(span, corrected(text.slice(span.start, span.end)))],
      };
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
  if (!isInQuotes(written))
    return pageFix(context, 'Put the value in quotes', [replacement(range, quoteYaml(written))], { preferred });
  return pageFix(context, 'Correct the quotes', [replacement(range, requoted(written))], { preferred });
}

/** Returns a value in quotes that contains them; quotes around the complete text were meant as such. */
function requoted(written: string): string {
  const inner = written.slice(1, -1);
  if (written.startsWith("'")) return quoteYaml(inner.replaceAll(/''|\\'/g, "'"));
  // Other escapes exist in double quotes only.
  if (/\\[^"]/.test(inner)) return `"${inner.replaceAll(/(?<!\\)"/g, '\\"')}"`;
  return quoteYaml(inner.replaceAll('\\"', '"'));
}

/** Returns the fix that quotes the items of a list with a `#`; none if brackets or quotes are in the list. */
function quoteItems(context: PageContext, { range }: FrontMatterProblem): readonly Fix[] {
  const items = /^\[([^"'[\]{}]*)\]$/.exec(context.page.text.slice(range.start, range.end))?.[1];
  if (items === undefined) return [];
  const edits = [...items.matchAll(/[^,]+/g)].flatMap(({ 0: item, index }) => {
    const start = range.start + 1 + index + item.length - item.trimStart().length;
    const text = item.trim();
    return /(?:^|\s)#/.test(text) ? [replacement({ start, end: start + text.length }, quoteYaml(text))] : [];
  });
  return [pageFix(context, `Put the text with ${code('#')} in quotes`, edits, { preferred: true })];
}

/**
 * Returns a text in double quotes without backslashes that have no meaning: an apostrophe needs none, others are shown.
 * In a word with one of these each is: `\temp\Users` is a path, though `\t` is an escape.
 */
function corrected(text: string): string {
  const sequence = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^]|$)/g;
  const words = text.slice(1, -1).replaceAll(/(?:\\[^]|\S)+\\?/g, (word) => {
    const isShown = (word.match(sequence) ?? []).some(isMeaningless);
    return word.replaceAll(sequence, (found) => {
      if (found === "\\'") return "'";
      return isMeaningless(found) || (isShown && /^\\\w$/.test(found)) ? `\\${found}` : found;
    });
  });
  return `"${words}"`;
}

/** Whether a backslash and what follows is no escape in double quotes. */
function isMeaningless(sequence: string): boolean {
  return sequence !== "\\'" && !/^\\(?:.{3,}|[0abtnvfre "/\\N_LP\t\r\n])$/.test(sequence);
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
