import { largest } from '../util/collections.ts';

// Only through these functions do texts of a site get into Markdown that an editor renders: a hover must show no image
// and no link that a page, a setting or an API description contains.

/** An editor shows so many characters of one text at most. */
const longestShown = 2000;

/** Shortens a text before it is escaped: a part of what is escaped could mean something else. */
function cut(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`;
}

/**
 * What has a meaning in a line of Markdown. Without a bracket before them, exclamation marks and parentheses have none,
 * nor has an underscore within a word, or an ampersand that begins no character reference.
 */
const inlineMarkup =
  /[\\`*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)|^(?:>|#(?=#{0,5}(?: |$)))/giu;

/**
 * Escapes a text of a site, such as a title, for Markdown. Other characters stay as they are: some editors show the
 * source of a hover.
 */
export function plainText(text: string): string {
  const escaped = cut(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(inlineMarkup, String.raw`\$&`);
  // A single one has no meaning.
  const hasSeveralTildes = escaped.indexOf('~') !== escaped.lastIndexOf('~');
  return hasSeveralTildes ? escaped.replaceAll('~', '\\~') : escaped;
}

/** Returns a text of a site as a code span, whatever backticks it has. */
export function codeText(text: string): string {
  return codeSpan(cut(text));
}

/** Returns a text of any length as a code span. */
export function codeSpan(text: string): string {
  const mark = '`'.repeat(longestRun(text, 0) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return mark + space + text.replace(/\s+/g, ' ') + space + mark;
}

/** Returns a description as prose: of its Markdown only code spans keep their meaning. */
export function proseText(text: string): string {
  const pieces = cut(text)
    .replace(/\s+/g, ' ')
    .split(/(?<!`)`([^`]+)`(?!`)/);
  return pieces.map((piece, index) => (index % 2 === 1 ? codeText(piece) : escapeMarkdown(piece))).join('');
}

/** Returns a text as a code block that none of its lines ends. `language` is left out unless it is a plain word. */
export function blockText(text: string, language: string): string {
  const fence = '`'.repeat(longestRun(text, 2) + 1);
  return `${fence}${/^\w*$/.test(language) ? language : ''}\n${text}\n${fence}`;
}

/** Returns the length of the longest run of backticks. */
function longestRun(text: string, atLeast: number): number {
  return largest(
    (text.match(/`+/g) ?? []).map(({ length }) => length),
    atLeast,
  );
}

/** Characters with a meaning in Markdown or MDX; an underscore within a word has none. */
const markup = /[\\`*[\]<>{}|~$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/**
 * Returns a text escaped so that its characters are shown, and mean no tag, expression, emphasis or end of a comment
 * around it.
 */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(markup, String.raw`\$&`);
}
