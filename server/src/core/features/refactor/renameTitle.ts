import type { FrontMatterEntry } from '../../page/frontMatter/frontMatter.ts';
import { quoteYaml, writeYaml } from '../../util/yaml.ts';
import { editOf } from '../../paths/fileEdit.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { oneLine } from '../../util/messageText.ts';
import { rangeHoldsCursor, type TextRange, type TextEdit } from '../../text/textRange.ts';
import type { Refusable, Renameable } from './refactoring.ts';

/** Returns the rename of the page's title, if an offset is in it: `title` in the front matter. */
export function renameableTitle(context: PageContext, offset: number): Renameable | undefined {
  const entry = titleEntry(context);
  if (entry === undefined || typeof entry.value !== 'string') return undefined;
  if (![entry.keyRange, entry.valueRange].some((range) => rangeHoldsCursor(range, offset))) return undefined;
  return {
    range: withoutQuotes(context.page.text, entry.valueRange),
    placeholder: entry.value,
    rename: (newName) => {
      const changed = changeTitle(context, newName);
      return changed;
    },
  };
}

/** Returns the edit that gives a page another title, or its first one. */
export function changeTitle(context: PageContext, typed: string): Refusable {
  const checked = checkedTitle(typed, 'page');
  if ('refused' in checked) return checked;
  const edit = titleEdit(context, checked.title);
  if (edit === undefined) return { refused: 'The front matter has syntax errors. Fix them first.' };
  return { edits: editOf(context.file, [edit]) };
}

function titleEdit(context: PageContext, title: string): TextEdit | undefined {
  const { text, frontMatter } = context.page;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  if (frontMatter === undefined) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const added = ['---', `title: ${quoteYaml(title)}`, '---', '', ''].join(lineEnd);
    return { range: { start, end: start }, newText: added };
  }
  if (!frontMatter.isFullyRead || frontMatter.language !== 'yaml') return undefined;
  const entry = titleEntry(context);
  const { start } = frontMatter.content;
  if (entry === undefined) return { range: { start, end: start }, newText: `title: ${quoteYaml(title)}${lineEnd}` };
  const { valueRange } = entry;
  const isQuoted = /^["']/.test(text.slice(valueRange.start, valueRange.end));
  const written = isQuoted ? quoteYaml(title) : writeYaml(title);
  // An entry without a value may lack the space after its colon.
  const space = text[valueRange.start - 1] === ':' ? ' ' : '';
  return { range: valueRange, newText: `${space}${written}` };
}

function titleEntry({ page }: PageContext): FrontMatterEntry | undefined {
  return page.frontMatter?.entries.find(({ key }) => key === 'title');
}

function withoutQuotes(text: string, { start, end }: TextRange): TextRange {
  return /^(["']).*\1$/s.test(text.slice(start, end)) ? { start: start + 1, end: end - 1 } : { start, end };
}

/** Returns a title as typed by a user: on one line, without surrounding whitespace. */
export function checkedTitle(written: string, what: 'page' | 'group' | 'site'): Refusable<{ readonly title: string }> {
  const title = oneLine(written);
  return title === '' ? { refused: `The ${what} must have a ${what === 'site' ? 'name' : 'title'}.` } : { title };
}
