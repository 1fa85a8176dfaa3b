import type { PageContext } from '../../site/siteSnapshot.ts';
import { code, shorten } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { type TextRange, deletion, replacement } from '../../text/textRange.ts';
import { openingBefore, ownerAt } from './literalLinks.ts';
import { footnoteKey } from '../../page/mdx/inline/linkParts.ts';
import type { PageModel } from '../../page/pageModel.ts';

export const undefinedReference: PageRule = {
  meta: {
    id: 'link/undefined-reference',
    title: 'Link label or footnote without definition',
    severity: 'warning',
    summary: 'a reference link or a footnote without a definition on the page',
    timing: 'whenTyped',
  },
  *check(context) {
    for (const reference of undefinedReferencesIn(context.page)) {
      const labels = nearestLabels(context, reference);
      yield {
        range: reference.range,
        message: messageOf(reference, labels[0]),
        fixes: fixesIfAny(() => fixesOf(context, reference, labels)),
      };
    }
  },
};

function messageOf({ kind, label }: UndefinedReference, nearest: string | undefined): string {
  const written = kind === 'footnote' || kind === 'unusedFootnote' ? `[^${label}]` : `[${label}]`;
  const shown = code(shorten(written));
  if (kind === 'unusedFootnote')
    return `Nothing refers to the footnote ${shown}, so it isn’t shown. Refer to it, or remove it.`;
  const way =
    nearest === undefined
      ? `Add ${code(shorten(`${written}: ${kind === 'footnote' ? 'text' : 'address'}`))}.`
      : `Did you mean ${code(`[${nearest}]`)}?`;
  return `${shown} isn’t defined on this page, so the brackets are shown. ${way}`;
}

function nearestLabels({ page }: PageContext, { kind, label }: UndefinedReference): readonly string[] {
  if (kind !== 'link' && kind !== 'image') return [];
  const labels = page.definitions.flatMap(
    ({ range }) => /^\[([^\]]+)\]/.exec(page.text.slice(range.start, range.end))?.[1] ?? [],
  );
  return findNearest(label, [...new Set(labels)]).names;
}

function fixesOf(context: PageContext, { kind, range }: UndefinedReference, labels: readonly string[]): readonly Fix[] {
  const { text } = context.page;
  if (kind === 'footnote') return [pageFix(context, 'Remove the reference', [deletion(range)])];
  if (kind !== 'link') return [];
  const labelStart = text.lastIndexOf('][', range.end) + 2;
  const label = { start: labelStart, end: range.end - 1 };
  const outer = [
    deletion({ start: range.start, end: range.start + 1 }),
    deletion({ start: labelStart - 2, end: range.end }),
  ];
  return [
    ...labels.map((name) => pageFix(context, `Change to ${code(`[${name}]`)}`, [replacement(label, name)])),
    pageFix(context, 'Remove the brackets, keep the text', outer),
  ];
}

/**
 * A reference whose label the page doesn’t define, so that readers see its brackets; or a footnote to which nothing
 * refers, so that they don’t see it.
 */
interface UndefinedReference {
  readonly kind: 'link' | 'image' | 'footnote' | 'unusedFootnote';
  readonly range: TextRange;
  readonly label: string;
}

/** The brackets between a text and its label, and those of a footnote. */
const brackets = /\]\[([^\][\n]{0,100})\](?![[(:])|\[\^([^\][\s^]{1,60})\](?![[(:*+?{])/g;

/** Returns the references without a definition that were meant as such: much that looks like one is code. */
function undefinedReferencesIn(page: PageModel): readonly UndefinedReference[] {
  const { text } = page;
  const hasFootnotes = text.includes('[^');
  if (!text.includes('][') && !hasFootnotes) return [];
  const footnotes = hasFootnotes ? footnotesIn(page) : noFootnotes;
  const found: UndefinedReference[] = footnotes.unused.map((note) => ({ kind: 'unusedFootnote', ...note }));
  for (const { index, 0: written, 1: label, 2: note } of text.matchAll(brackets)) {
    const owner = ownerAt(page, index);
    if (owner === undefined) continue;
    const end = index + written.length;
    if (note !== undefined) {
      if (isFootnote(page, footnotes.defined, index, note))
        found.push({ kind: 'footnote', range: { start: index, end }, label: note });
      continue;
    }
    const open = label === undefined ? undefined : openingBefore(page, owner, index);
    if (label === undefined || open === undefined) continue;
    const isImage = text.charAt(open - 1) === '!';
    const start = isImage ? open - 1 : open;
    const shown = text.slice(open + 1, index);
    if (/[\p{L}\p{N}\])}\\]/u.test(text.charAt(start - 1)) || !isLabelled(page, shown, label)) continue;
    found.push({ kind: isImage ? 'image' : 'link', range: { start, end }, label: label === '' ? shown : label });
  }
  return found;
}

/**
 * Whether a text with a label is meant as a link: one of several words, or on a page that defines labels. A single word
 * with a single one may be an index or the arguments of a command.
 */
function isLabelled({ definitions }: PageModel, text: string, label: string): boolean {
  if (!/\p{L}{2}/u.test(text) || /[=;{}<>|$\\]|^\^|\.\.\./.test(text)) return false;
  if (label !== '' && !/^[\p{L}\p{N}](?:[\p{L}\p{N} .:_/-]*[\p{L}\p{N}])?$/u.test(label)) return false;
  return definitions.length > 0 || (label !== '' && /\p{L}\s+\p{L}/u.test(text));
}

/** Whether brackets with `^` are meant as a footnote: a number, or a name on a page that has footnotes; else a pattern. */
function isFootnote({ text }: PageModel, defined: ReadonlySet<string>, start: number, label: string): boolean {
  if (/[\\/([|]/.test(text.charAt(start - 1)) || defined.has(footnoteKey(label))) return false;
  return /^\d{1,3}$/.test(label) || (/^\p{L}[\p{L}\p{N}_-]+$/u.test(label) && (defined.size > 0 || label.length > 3));
}

interface Footnotes {
  readonly defined: ReadonlySet<string>;
  /** The labels of those to which nothing refers. */
  readonly unused: readonly Pick<UndefinedReference, 'label' | 'range'>[];
}

const noFootnotes: Footnotes = { defined: new Set(), unused: [] };

function footnotesIn({ text, parsed }: PageModel): Footnotes {
  const defined = new Map<string, Pick<UndefinedReference, 'label' | 'range'>>();
  const used = new Set<string>();
  parsed.tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'FootnoteLabel' && name !== 'FootnoteReference') return;
      const label = text.slice(from + '[^'.length, to - 1);
      const key = footnoteKey(label);
      if (name === 'FootnoteReference') used.add(key);
      else if (!defined.has(key)) defined.set(key, { label, range: { start: from, end: to } });
    },
  });
  return {
    defined: new Set(defined.keys()),
    unused: [...defined].flatMap(([key, note]) => (used.has(key) ? [] : [note])),
  };
}
