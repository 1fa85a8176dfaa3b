import { undefinedReferencesIn, type UndefinedReference } from './undefinedReferences.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { deletion, replacement } from '../../text/textEdit.ts';
import { code, shorten } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { pageFix } from '../engine/pageEdits.ts';
import { fixesIfAny, type Fix, type PageRule } from '../engine/rule.ts';

export const undefinedReference: PageRule = {
  meta: {
    id: 'link/undefined-reference',
    severity: 'warning',
    summary: 'a link by a label, or a footnote, that the page doesn’t define',
    timing: 'whenTyped',
  },
  checksSnippets: true,
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
