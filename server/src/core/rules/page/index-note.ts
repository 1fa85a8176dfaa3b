import { lineEndOf } from '../../text/lines.ts';
import { findIndexNote, indexNoteText as noteFor, indexName } from '../../page/record/indexNote.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { readDocsUrl } from '../../settings/docsUrl.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type Finding, type Fix, type PageRule, changeFix, pageFix } from '../engine/rule.ts';
import type { OptionSchemas } from '../engine/ruleOptions.ts';

const options = {
  required: { type: 'boolean', default: false, description: 'Whether every page must start with the note.' },
} as const satisfies OptionSchemas;

export const indexNote: PageRule<typeof options> = {
  meta: {
    id: 'page/index-note',
    title: 'Note about the index of another site',
    severity: 'warning',
    presets: { default: 'off', strict: 'off' },
    summary: 'a note at the start of a page that links to the index of another site',
    options,
  },
  pagesOnly: true,
  *check(context, { required }) {
    const { docsUrl } = context.site.settings;
    if (docsUrl === undefined) return;
    const expected = `${docsUrl}/${indexName}`;
    const { page } = context;
    const note = findIndexNote(page.text, startOf(page));
    if (note !== undefined && readDocsUrl(note.url.value) !== expected) {
      const message = `This note links to another index. Link to ${code(expected)}, the index of this site.`;
      yield {
        range: note.url.range,
        message,
        fixes: () => [correction(context, note.url.range, expected)],
      };
    }
    if (note === undefined && required) yield missing(context, docsUrl);
  },
};

function correction(context: PageContext, range: TextRange, expected: string): Fix {
  return changeFix(context, range, expected);
}

function missing(context: PageContext, docsUrl: string): Finding {
  return {
    range: firstLine(context.page),
    message: `This page doesn’t start with the note that links to ${code(`${docsUrl}/${indexName}`)}. Add the note.`,
    fixes: () => [pageFix(context, 'Add the note', [noteEdit(context.page, docsUrl)], { preferred: true })],
  };
}

/** Inserts the note below the front matter, separated from its context by empty lines. */
function noteEdit(page: PageModel, docsUrl: string): ReturnType<typeof insertion> {
  const lineEnd = lineEndOf(page.text);
  const start = startOf(page);
  const note = noteFor(docsUrl, lineEnd);
  const rest = page.text.slice(start);
  const before = page.frontMatter === undefined ? '' : lineEnd + lineEnd;
  if (rest.trim() === '') return insertion(start, `${before}${note}`);
  const isApart = /^(?:[ \t]*\r?\n){2}/.test(rest);
  const after =
    page.frontMatter !== undefined && isApart ? '' : lineEnd + (page.frontMatter === undefined ? lineEnd : '');
  return insertion(start, `${before}${note}${after}`);
}

/** Returns the offset after a page's front matter. */
function startOf({ text, frontMatter }: PageModel): number {
  return frontMatter?.range.end ?? (text.startsWith('\uFEFF') ? 1 : 0);
}

function firstLine({ text }: PageModel): TextRange {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  return { start, end: start + (/^[^\r\n]*/.exec(text.slice(start))?.[0].length ?? 0) };
}
