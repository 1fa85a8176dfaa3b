import type { Element } from '../../page/elements.ts';
import { findIndexNote } from '../../page/indexNote.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { textOfAttribute } from '../../page/pageQueries.ts';
import { findFrontMatter } from '../../page/frontMatter/findFrontMatter.ts';
import { exceededBound } from '../../page/pageBounds.ts';
import { readPage } from '../../page/readPage.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { resolveImport, resolveSnippet, type Destination } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { endOfLine, startOfLine } from '../../text/lines.ts';
import { applyEdits, type TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

/** Returns the text of a page or snippet; undefined if it can't be read. */
export type TextOf = (file: SitePath) => string | undefined;

/** Returns the content of a page as Markdown; empty if it has none. */
export type ContentOf = (file: SitePath) => string;

/** Nested snippets are included to this depth; a deeper nesting is taken for a loop. */
const deepest = 5;

/**
 * Returns a reader of page contents: without front matter, scripts and comments, and with the included snippets.
 * Everything else is kept as written. Each page is read once.
 */
export function contentReader(site: SiteSnapshot, textOf: TextOf): ContentOf {
  const reader = new ContentReader(site, textOf);
  const contents = new Map<SitePath, string>();
  return (file) => {
    const content = contents.get(file) ?? reader.read(file, []) ?? '';
    contents.set(file, content);
    return content;
  };
}

/**
 * Whether a text may have scripts, comments or snippets. Most pages have none, and reading one takes a hundred times as
 * long as looking for these characters.
 */
const mayNeedEdits = /^\uFEFF?(?:import|export) |\{[\s>]*[/}]|\bSnippet\b/m;

class ContentReader {
  readonly #site: SiteSnapshot;
  readonly #textOf: TextOf;
  readonly #snippets = new Map<SitePath, string | undefined>();

  constructor(site: SiteSnapshot, textOf: TextOf) {
    this.#site = site;
    this.#textOf = textOf;
  }

  /** `around` are the files that include this one. */
  read(file: SitePath, around: readonly SitePath[]): string | undefined {
    const text = this.#textOf(file);
    if (text === undefined || exceededBound(text) !== undefined) return undefined;
    const edits = [
      ...headEdits(text),
      ...(mayNeedEdits.test(text) ? this.#bodyEdits(readPage(text), [...around, file]) : []),
    ];
    return trimBlankLines(applyEdits(text, edits));
  }

  /** Returns the edits that remove scripts and comments, and include snippets. */
  #bodyEdits(page: PageModel, around: readonly SitePath[]): readonly TextEdit[] {
    const { text } = page;
    return [
      ...page.script.ranges.map((range) => removalOf(text, range)),
      ...page.expressions.filter(({ isComment }) => isComment).map(({ range }) => removalOf(text, range)),
      ...page.elements.flatMap((element) => this.#snippetEdit(page, element, around) ?? []),
    ];
  }

  #snippetEdit(page: PageModel, element: Element, around: readonly SitePath[]): TextEdit | undefined {
    const file = this.#snippetOf(page, element, around.at(-1));
    const content = file === undefined ? undefined : this.#snippet(file, around);
    if (content === undefined) return undefined;
    const { range } = element;
    const indentation = indentationOfFullLine(page.text, range);
    if (indentation !== undefined) return { range, newText: indented(content, indentation) };
    // Within a line there is room for only one.
    return content.includes('\n') ? undefined : { range, newText: content };
  }

  #snippet(file: SitePath, around: readonly SitePath[]): string | undefined {
    if (around.includes(file) || around.length > deepest) return undefined;
    if (!this.#snippets.has(file)) this.#snippets.set(file, this.read(file, around));
    return this.#snippets.get(file);
  }

  /** Returns the snippet that an element shows unchanged: without props or children. */
  #snippetOf(page: PageModel, { name, opening, content }: Element, from: SitePath | undefined): SitePath | undefined {
    const isFilled = content !== undefined && page.text.slice(content.start, content.end).trim() !== '';
    if (isFilled || from === undefined) return undefined;
    const source = importedAs(page, name);
    if (source !== undefined) {
      return opening.attributes.length === 0 ? markdownIn(resolveImport(this.#site, from, source)) : undefined;
    }
    const named = name === 'Snippet' && opening.attributes.length === 1 ? textOfAttribute(opening, 'file') : undefined;
    return named === undefined ? undefined : markdownIn(resolveSnippet(this.#site, from, named));
  }
}

/**
 * Returns the edits that remove what precedes the text of a page: its front matter, and the note that starts each
 * export.
 */
function headEdits(text: string): readonly TextEdit[] {
  const end = findFrontMatter(text)?.range.end ?? (text.startsWith('\uFEFF') ? 1 : 0);
  return [{ range: { start: 0, end: findIndexNote(text, end)?.end ?? end }, newText: '' }];
}

/** Returns the file that a name imports by default. */
function importedAs({ script }: PageModel, name: string): string | undefined {
  return script.imports.find(({ names }) =>
    names.some(({ local, imported }) => local === name && imported === 'default'),
  )?.source;
}

function markdownIn(found: Destination): SitePath | undefined {
  return (found.kind === 'file' || found.kind === 'page') && isMarkdown(found.file) ? found.file : undefined;
}

function trimBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
}

/**
 * Returns the edit that removes a range of a text; a range of full lines goes with its lines and the empty lines
 * around.
 */
function removalOf(text: string, range: TextRange): TextEdit {
  const indentation = indentationOfFullLine(text, range);
  if (indentation === undefined) return { range, newText: '' };
  const start = range.start - indentation.length;
  const isAfterBlankLine = /(?:^|\n)[ \t]*\r?\n$|^$/.test(text.slice(Math.max(0, start - 200), start));
  const rest = isAfterBlankLine ? /[ \t]*(?:\r?\n[ \t]*(?=\r?\n))*(?:\r?\n|$)/y : /[ \t]*(?:\r?\n|$)/y;
  rest.lastIndex = range.end;
  rest.test(text);
  return { range: { start, end: Math.max(range.end, rest.lastIndex) }, newText: '' };
}

/** Returns the whitespace before a range that has its lines to itself; undefined if it shares a line. */
function indentationOfFullLine(text: string, { start, end }: TextRange): string | undefined {
  const lineStart = startOfLine(text, start);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, endOfLine(text, end));
  return before.trim() === '' && after.trim() === '' ? before : undefined;
}

/** Returns a text with some indentation added to all lines but the first. */
function indented(text: string, indentation: string): string {
  return text.replace(/\n(?=[ \t]*[^\s])/g, `\n${indentation}`);
}
