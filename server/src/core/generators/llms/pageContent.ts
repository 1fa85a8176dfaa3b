import type { Element } from '../../page/elements/elements.ts';
import { findIndexNote } from '../../page/record/indexNote.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { textOfAttribute } from '../../page/pageQueries.ts';
import { findFrontMatter } from '../../page/frontMatter/findFrontMatter.ts';
import { exceededBound } from '../../page/pageBounds.ts';
import { readPage } from '../../page/readPage.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { resolveImport, resolveSnippet, type Destination } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { hasLinesToItself, lineBefore } from '../../text/lines.ts';
import { type TextRange, applyEdits, type TextEdit } from '../../text/textRange.ts';
import { Budget } from '../../util/budget.ts';
import { budgets } from '../../util/limits.ts';

/** Returns the text of a page or snippet; undefined if it can't be read. */
export type TextOf = (file: SitePath) => string | undefined;

/** Returns the content of a page as Markdown; empty if it has none. */
export type ContentOf = (file: SitePath) => string;

/** Nested snippets are included to this depth; a deeper nesting is taken for a loop. */
const deepest = 5;

/**
 * Returns a reader of page contents: without front matter, scripts and comments, and with the included snippets.
 * Everything else is kept as written. Each page is read once. `onCut` is called with each file that has more snippets
 * than are included; the tags of the others stay.
 */
export function contentReader(site: SiteSnapshot, textOf: TextOf, onCut: (file: SitePath) => void): ContentOf {
  const reader = new ContentReader(site, textOf, onCut);
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

/** A page or snippet that is being read. */
interface Reading {
  readonly page: PageModel;
  /** The files that names import by default. */
  readonly imported: ReadonlyMap<string, string>;
  /** The files that include this one, and this one. */
  readonly around: readonly SitePath[];
  /** For the snippets that it includes. */
  readonly budget: Budget;
}

class ContentReader {
  readonly #site: SiteSnapshot;
  readonly #textOf: TextOf;
  readonly #onCut: (file: SitePath) => void;
  readonly #snippets = new Map<SitePath, string | undefined>();
  readonly #budget = new Budget(budgets.llms);

  constructor(site: SiteSnapshot, textOf: TextOf, onCut: (file: SitePath) => void) {
    this.#site = site;
    this.#textOf = textOf;
    this.#onCut = onCut;
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
    const budget = new Budget(budgets.llmsPage);
    const imported = defaultImports(page);
    return [
      ...page.script.ranges.map((range) => removalOf(text, range)),
      ...page.expressions.filter(({ isComment }) => isComment).map(({ range }) => removalOf(text, range)),
      ...page.elements.flatMap((element) => this.#snippetEdit({ page, imported, around, budget }, element) ?? []),
    ];
  }

  #snippetEdit(reading: Reading, element: Element): TextEdit | undefined {
    const { page, around, budget } = reading;
    const from = around.at(-1);
    const file = this.#snippetOf(reading, element, from);
    const content = file === undefined ? undefined : this.#snippet(file, around);
    if (content === undefined || from === undefined) return undefined;
    const { range } = element;
    const indentation = indentationOfFullLine(page.text, range);
    // Within a line there is room for only one.
    if (indentation === undefined && content.includes('\n')) return undefined;
    const newText = indentation === undefined ? content : indented(content, indentation, budget);
    if (newText !== undefined && budget.takeCharacters(newText.length) && this.#budget.takeCharacters(newText.length)) {
      return { range, newText };
    }
    this.#onCut(from);
    return undefined;
  }

  #snippet(file: SitePath, around: readonly SitePath[]): string | undefined {
    if (around.includes(file) || around.length > deepest) return undefined;
    if (!this.#snippets.has(file)) this.#snippets.set(file, this.read(file, around));
    return this.#snippets.get(file);
  }

  /** Returns the snippet that an element shows unchanged: without props or children. */
  #snippetOf(
    { page, imported }: Reading,
    { name, opening, content }: Element,
    from: SitePath | undefined,
  ): SitePath | undefined {
    const isFilled = content !== undefined && page.text.slice(content.start, content.end).trim() !== '';
    if (isFilled || from === undefined) return undefined;
    const source = imported.get(name);
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

/** Returns the files that names import by default. */
function defaultImports({ script }: PageModel): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const { names, source } of script.imports) {
    for (const { local, imported } of names) {
      if (imported === 'default' && !sources.has(local)) sources.set(local, source);
    }
  }
  return sources;
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
function indentationOfFullLine(text: string, range: TextRange): string | undefined {
  return hasLinesToItself(text, range) ? lineBefore(text, range.start) : undefined;
}

/** Returns a text with some indentation added to all lines but the first; undefined if that exceeds a budget. */
function indented(text: string, indentation: string, budget: Budget): string | undefined {
  if (indentation === '') return text;
  const lines = text.split('\n');
  const cost = { nodes: 0, characters: text.length + lines.length * indentation.length, steps: 0 };
  if (!budget.hasRoomFor(cost)) return undefined;
  return lines.map((line, at) => (at === 0 || line.trim() === '' ? line : indentation + line)).join('\n');
}
