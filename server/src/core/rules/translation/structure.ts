import type { PageSummary } from '../../page/record/pageSummary.ts';
import type { PageTraits } from '../../page/record/pageTraits.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code, formatList } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { findingOfPages, isOnPurpose, languagesOf, type Language, type ListedOriginal } from './translatedLists.ts';

export const structure: ConfigRule = {
  meta: {
    id: 'translation/structure',
    title: 'Translations that lack parts of their page',
    severity: 'hint',
    summary:
      'translated pages that are much shorter than their original and lack a third or more of its sections, code blocks or images',
  },
  *check(site) {
    if (!site.isLoaded) return;
    for (const language of languagesOf(site)) {
      yield;
      const pages = language.translations.flatMap((page) => translatedPage(site, page) ?? []);
      const usual = usualShare(pages);
      const partial = pages.flatMap((page) =>
        page.share < usual * greatestShare && !isOnPurpose(site, page.file, structure.meta.id)
          ? (partialPage(site, page) ?? [])
          : [],
      );
      if (partial.length > 0) yield ofLanguage(language, partial);
    }
  },
};

/** A translation that lacks parts of its original. */
interface PartialPage {
  readonly file: SitePath;
  /** How many it has of each such part: `2 of 9 sections`. */
  readonly lacks: readonly string[];
}

/** A page of a language, and the one that it translates. */
interface TranslatedPage {
  readonly file: SitePath;
  readonly original: SitePath;
  /** Its length as a share of its original’s. */
  readonly share: number;
}

function translatedPage(
  site: SiteSnapshot,
  { file: original, translation: file }: ListedOriginal,
): TranslatedPage | undefined {
  if (file === undefined || file === original) return undefined;
  const [theirs, own] = [site.pageIndexes.get(original)?.length, site.pageIndexes.get(file)?.length];
  return theirs === undefined || own === undefined || theirs === 0
    ? undefined
    : { file, original, share: own / theirs };
}

/**
 * Returns the lower quartile of the shares: some languages are shorter than others, most of all in prose. Nothing is known
 * from a single page.
 */
function usualShare(pages: readonly TranslatedPage[]): number {
  const shares = pages.map(({ share }) => share).sort((a, b) => a - b);
  return shares[Math.ceil(shares.length / 4)] ?? 0;
}

/** A page that is longer for its language has the same in other parts, or another text. */
const greatestShare = 0.8;

function partialPage(site: SiteSnapshot, { file, original }: TranslatedPage): PartialPage | undefined {
  const [theirs, own] = [partsOf(site, original), partsOf(site, file)];
  // What is shared by pages may be written out in one of them.
  if (theirs === undefined || own === undefined || theirs.inclusions !== own.inclusions) return undefined;
  // Who gave a translation more of something wrote another page.
  if (kinds.some((kind) => own[kind] > theirs[kind] + 1)) return undefined;
  const lacks = kinds.flatMap((kind) =>
    theirs[kind] - own[kind] >= Math.max(fewestMissing, theirs[kind] / 3)
      ? [`${own[kind]} of ${theirs[kind]} ${kind}`]
      : [],
  );
  return lacks.length === 0 ? undefined : { file, lacks };
}

const kinds = ['sections', 'code blocks', 'images'] as const;

/** One or two parts may have another form in a translation: a sentence in bold, or text instead of a picture. */
const fewestMissing = 3;

interface Parts extends Readonly<Record<(typeof kinds)[number], number>> {
  readonly inclusions: number;
}

/** Returns how many parts of each kind a page has; undefined for a page that isn’t known, or that others complete. */
function partsOf({ pages, traits }: SiteSnapshot, file: SitePath): Parts | undefined {
  const [summary, counted] = [pages.get(file), traits.get(file)];
  return summary === undefined || counted === undefined || summary.hasUnknownSections
    ? undefined
    : countParts(summary, counted);
}

function countParts({ sections, inclusions }: PageSummary, { codeBlocks, images }: PageTraits): Parts {
  return {
    sections: sections.filter(({ kind }) => kind === 'heading').length,
    'code blocks': codeBlocks,
    images,
    inclusions: inclusions.length,
  };
}

function ofLanguage(language: Language, partial: readonly PartialPage[]): Finding {
  const [first] = partial;
  const example = `${code(pageNameOf(first?.file ?? ('' as SitePath)))} has ${formatList(first?.lacks ?? [], 'and')}`;
  return findingOfPages(
    language,
    partial.map(({ file, lacks }) => ({
      file,
      message: `This translation has ${formatList(lacks, 'and')} of its original.`,
    })),
    [
      `lacks parts of its original: ${example}. Complete the translation.`,
      `lack parts of their originals: ${example}. Complete the translations.`,
    ],
  );
}
