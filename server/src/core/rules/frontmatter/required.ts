import { lineEndOf } from '../../text/lines.ts';
import type { FrontMatter, FrontMatterEntry } from '../../page/frontMatter/frontMatter.ts';
import { ownValue } from '../../util/values.ts';
import { writeYaml, quoteYaml } from '../../util/yaml.ts';
import { findSecond } from '../../page/frontMatter/findFrontMatter.ts';
import { frontMatterEntry, hasGeneratedTitle, requiredKeys, schemaOfKey } from '../../page/frontMatter/schema.ts';
import type { Heading } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { findNearest } from '../../util/nearest.ts';
import { code, count } from '../../util/messageText.ts';
import { moveToTitle, titleHeadingOf } from '../heading/titleHeading.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, changeFix, pageFix } from '../engine/rule.ts';
import { descriptionFor, titleFor } from './pageText.ts';

export const required: PageRule = {
  meta: {
    id: 'frontmatter/required',
    title: 'Page without title or description',
    severity: 'warning',
    summary: 'a page without a `title` or a `description` in its front matter',
    guideline: 'Begin every page with front matter that has a `title` and a `description`',
    habit: {
      name: 'descriptions',
      smallestShare: 0.6,
      siteMessage: (missing, pages) =>
        `${missing} of ${count(pages, 'page')} have no ${code('description')}, which search engines and link previews show. Add one to each page.`,
      pageMessage: () => `No ${code('description')}`,
    },
  },
  pagesOnly: true,
  *check(context) {
    const { frontMatter } = context.page;
    if (frontMatter === undefined || hasGeneratedTitle(frontMatter)) return;
    // The missing keys may be in a second block, which frontmatter/syntax reports.
    if (findSecond(context.page.text, frontMatter.range.end) !== undefined) return;
    for (const key of requiredKeys) {
      const entry = frontMatterEntry(frontMatter, key);
      if (entry === undefined && frontMatter.isFullyRead) yield absent(context, frontMatter, key);
      else if (entry !== undefined && isEmpty(entry)) yield empty(context, entry);
    }
  },
};

function isEmpty({ value }: FrontMatterEntry): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

const purposes: Readonly<Record<string, string>> = {
  title: 'Add one: it’s the heading of the page and its name in the sidebar and in search results.',
  description: 'Add one: it tells readers and search engines what the page is about.',
};

function absent(context: PageContext, frontMatter: FrontMatter, key: string): Finding {
  const misspelt = misspeltKey(frontMatter, key);
  if (misspelt !== undefined) {
    return {
      range: misspelt.keyRange,
      message: `This page has no ${code(key)}. Did you mean ${code(key)} instead of ${code(misspelt.key)}?`,
      fixes: () => [changeFix(context, misspelt.keyRange, key), ...addFixes(context, frontMatter, key)],
    };
  }
  const heading = key === 'title' ? titleHeadingOf(context.page) : undefined;
  if (heading !== undefined) return inHeading(context, frontMatter, heading);
  const consequence =
    key === 'title' ? ', so its heading is derived from the file name. Add one.' : `. ${ownValue(purposes, key) ?? ''}`;
  return {
    range: openingLine(frontMatter),
    message: `This page has no ${code(key)}${consequence}`.trimEnd(),
    onlyIf: key === 'description' ? 'habit' : undefined,
    // Whoever omits a key does so on several pages.
    cause: key,
    fixes: fixesIfAny(() => addFixes(context, frontMatter, key)),
  };
}

/** Returns the finding of a page that has its title as a heading in its text. */
function inHeading(context: PageContext, frontMatter: FrontMatter, heading: Heading): Finding {
  return {
    range: openingLine(frontMatter),
    message: `The title of this page is a heading in its text, below one that is derived from the file name. Move it to ${code('title')}.`,
    cause: 'title in a heading',
    related: [{ file: context.file, range: heading.range, message: 'The title is here.' }],
    fixes: () => [moveToTitle(context, heading)],
  };
}

function openingLine({ range: { start } }: FrontMatter): TextRange {
  return { start, end: start + '---'.length };
}

/** Returns a key of similar spelling that isn't a known one. */
function misspeltKey({ entries }: FrontMatter, key: string): FrontMatterEntry | undefined {
  const own = entries.filter((entry) => schemaOfKey(entry.key) === undefined);
  const [name] = findNearest(
    key,
    own.map((entry) => entry.key),
  ).names;
  return own.find((entry) => entry.key === name);
}

function empty(context: PageContext, entry: FrontMatterEntry): Finding {
  const range = { start: entry.keyRange.start, end: entry.valueRange.end };
  const comment = trailingComment(context, entry);
  const message =
    comment === undefined
      ? `${code(entry.key)} is empty. ${ownValue(purposes, entry.key) ?? ''}`.trimEnd()
      : `${code(entry.key)} is empty, because ${code('#')} starts a comment. Put the value in quotes.`;
  return {
    range,
    message,
    onlyIf: entry.key === 'description' && comment === undefined ? 'habit' : undefined,
    fixes: fixesIfAny(() => {
      if (comment !== undefined) return [pageFix(context, 'Put the value in quotes', [comment], { preferred: true })];
      const messages = messagesFor(context, entry.key);
      return messages === undefined
        ? []
        : [
            pageFix(context, messages.title, [
              replacement(entry.valueRange, ` ${messages.value}`.slice(glue(context, entry))),
            ]),
          ];
    }),
  };
}

/** A space is required directly after the colon. */
function glue({ page }: PageContext, { valueRange }: FrontMatterEntry): 0 | 1 {
  return page.text.charAt(valueRange.start - 1) === ':' ? 0 : 1;
}

/** Returns the edit that quotes a value read as a comment: `title: #1 in the world`. */
function trailingComment({ page }: PageContext, { value, valueRange }: FrontMatterEntry): TextEdit | undefined {
  if (value !== null || valueRange.start !== valueRange.end) return undefined;
  const [all, text] = /^[ \t]+(#[^\s#][^\r\n]*)/.exec(page.text.slice(valueRange.end)) ?? [];
  if (all === undefined || text === undefined) return undefined;
  const end = valueRange.end + all.length;
  return replacement({ start: end - text.length, end }, quoteYaml(text.trimEnd()));
}

interface EntryMessages {
  readonly title: string;
  /** As YAML. */
  readonly value: string;
}

function messagesFor(context: PageContext, key: string): EntryMessages | undefined {
  if (key === 'title') {
    const title = titleFor(context);
    return title === '' ? undefined : { title: `Add ${code('title')}: “${title}”`, value: writeYaml(title) };
  }
  const description = descriptionFor(context);
  return description === undefined
    ? undefined
    : { title: `Add ${code('description')} from the first sentence`, value: writeYaml(description) };
}

/** Adds a key after the existing ones. */
function addFixes(context: PageContext, { content }: FrontMatter, key: string): readonly Fix[] {
  const { text } = context.page;
  const messages = messagesFor(context, key);
  const actual = text.slice(content.start, content.end);
  if (messages === undefined || actual.trimStart().startsWith('{')) return [];
  const line = `${key}: ${messages.value}`;
  const end = content.start + actual.trimEnd().length;
  const edit =
    actual.trim() === '' ? insertion(content.start, line + lineEndOf(text)) : insertion(end, lineEndOf(text) + line);
  return [pageFix(context, messages.title, [edit])];
}
