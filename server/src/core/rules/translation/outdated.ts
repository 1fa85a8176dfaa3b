import { pageNameOf } from '../../paths/route.ts';
import type { OutdatedTranslation } from '../../site/outdatedTranslation.ts';
import { code, formatList } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { findingOfPages, isOnPurpose, languagesOf, type Language } from './translatedLists.ts';

/** It knows only what git’s history was asked for, so in editors it reports nothing. */
export const outdated: ConfigRule = {
  meta: {
    id: 'translation/outdated',
    title: 'Translations older than their page',
    severity: 'hint',
    summary:
      'translated pages whose original has changed since (only with `docsight check --changed` and `docsight report`)',
  },
  *check(site) {
    if (site.outdatedTranslations.length === 0) return;
    const known = new Map(site.outdatedTranslations.map((one) => [one.translation, one]));
    for (const language of languagesOf(site)) {
      yield;
      const files = new Set(language.translations.flatMap(({ translation }) => translation ?? []));
      const pages = [...files].flatMap((file) =>
        isOnPurpose(site, file, outdated.meta.id) ? [] : (known.get(file) ?? []),
      );
      const [first] = pages;
      if (first !== undefined) yield ofLanguage(language, first, pages);
    }
  },
};

function ofLanguage(language: Language, first: OutdatedTranslation, pages: readonly OutdatedTranslation[]): Finding {
  const example = `${code(pageNameOf(first.original))} ${changesOf(first)}`;
  return findingOfPages(
    language,
    pages.map((page) => ({ file: page.translation, message: `The original of this page ${changesOf(page)}.` })),
    [
      `is older than its original: ${example}. Update the translation.`,
      `are older than their originals: ${example}. Update the translations.`,
    ],
  );
}

/** Returns what has changed an original since its translation. */
export function changesOf({ commits, last, lines }: OutdatedTranslation): string {
  const lastOne = `${code(last.hash)} of ${last.date}`;
  const amount = commits === 1 ? 'commit' : `${commits} commits, last in`;
  return `has changed since in ${amount} ${lastOne}${linesText(lines)}`;
}

/** The number of ranges that are named. */
const mostRanges = 3;

function linesText(lines: OutdatedTranslation['lines']): string {
  if (lines.length === 0) return '';
  const ranges = lines.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
  const more = ranges.length > mostRanges ? ['more'] : [];
  const isOne = lines.length === 1 && lines[0]?.[0] === lines[0]?.[1];
  return ` (${isOne ? 'line' : 'lines'} ${formatList([...ranges.slice(0, mostRanges), ...more], 'and')})`;
}
