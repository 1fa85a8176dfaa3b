import type { PageTraits } from '../page/record/pageTraits.ts';
import { otherSpelling } from '../page/record/spellings.ts';
import type { FormCount } from '../page/record/pageForms.ts';
import { lazy } from '../util/lazy.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { Listing } from './navigation/listing.ts';
import { countUp } from '../util/collections.ts';

/** What most pages of a site do, or don't. */
export type HabitName = keyof typeof counters;

/** How often a site could follow a habit, and how often it does. */
export type HabitCount = FormCount;

/** A habit as somebody asks for it. */
export interface HabitQuery {
  readonly name: HabitName;
  /** The share of occurrences, between 0 and 1, from which on a site has the habit; 0 if it decides on the severity alone. */
  readonly smallestShare: number;
  /** How many occurrences show whether a site has it, if they aren't ten. */
  readonly fewestOccurrences?: number;
  /** Whether a site with fewer occurrences doesn’t have it. */
  readonly mustBeShown?: boolean;
}

const counters = {
  framedFigures: ({ figures, framedFigures }: PageTraits): HabitCount => ({
    occurrences: figures,
    followed: framedFigures,
  }),
  describedImages: ({ images, describedImages }: PageTraits): HabitCount => ({
    occurrences: images,
    followed: describedImages,
  }),
  // A page without front matter is reported for that.
  descriptions: ({ hasFrontMatter, hasDescription }: PageTraits): HabitCount => ({
    occurrences: hasFrontMatter && hasDescription !== undefined ? 1 : 0,
    followed: hasDescription === true ? 1 : 0,
  }),
  procedures: ({ forms }: PageTraits): HabitCount => forms.procedures,
  nestedFields: ({ forms }: PageTraits): HabitCount => forms.nestedFields,
  plainBlocks: ({ forms }: PageTraits): HabitCount => forms.plainBlocks,
  examples: ({ forms }: PageTraits): HabitCount => forms.examples,
  outlines: ({ forms }: PageTraits): HabitCount => forms.outline,
  titles: ({ forms }: PageTraits): HabitCount => forms.titles,
  sentenceCase: ({ forms }: PageTraits): HabitCount => forms.sentenceCase,
  rootLinks: ({ forms }: PageTraits): HabitCount => forms.rootLinks,
  bareLinks: ({ forms }: PageTraits): HabitCount => forms.bareLinks,
};

/** With fewer occurrences than this a site has no habit yet. */
export const fewestOccurrences = 10;

/** The habits of a site: counted over its listed pages when somebody asks for the first time. */
export class SiteHabits {
  readonly #counts: Readonly<Record<HabitName, () => HabitCount>>;
  readonly #listing: Listing;
  readonly #isKnown: boolean;
  readonly #unusual: () => ReadonlySet<string>;
  readonly #explained: () => ReadonlySet<string>;

  /** `isKnown` is whether all pages were read. */
  constructor(listing: Listing, isKnown: boolean) {
    this.#listing = listing;
    this.#isKnown = isKnown;
    const count = (name: HabitName): (() => HabitCount) =>
      lazy(() => sum([...listing.counted.values()], counters[name]));
    this.#counts = {
      framedFigures: count('framedFigures'),
      describedImages: count('describedImages'),
      descriptions: count('descriptions'),
      procedures: count('procedures'),
      nestedFields: count('nestedFields'),
      plainBlocks: count('plainBlocks'),
      examples: count('examples'),
      outlines: count('outlines'),
      titles: count('titles'),
      sentenceCase: count('sentenceCase'),
      rootLinks: count('rootLinks'),
      bareLinks: count('bareLinks'),
    };
    this.#unusual = lazy(() => unusualSpellings([...listing.counted.values()]));
    this.#explained = lazy(() => new Set([...listing.counted.values()].flatMap(({ glossaryTerms }) => glossaryTerms)));
  }

  /** The spellings of words that the site nearly always spells otherwise. */
  get unusualSpellings(): ReadonlySet<string> {
    return this.#isKnown ? this.#unusual() : none;
  }

  /** The abbreviations that the site's glossary explains. */
  get explainedTerms(): ReadonlySet<string> {
    return this.#isKnown ? this.#explained() : none;
  }

  /** Whether the site's glossary is known, and doesn't explain an abbreviation. */
  leavesUnexplained(term: string): boolean {
    return this.#isKnown && !this.#explained().has(term);
  }

  countOf(name: HabitName): HabitCount {
    return this.#counts[name]();
  }

  /** Returns the pages that don’t follow a habit throughout, with the number of occurrences that don’t, by their paths. */
  pagesWithout(name: HabitName): readonly (readonly [SitePath, number])[] {
    const pages = [...this.#listing.counted].map(([file, traits]) => [file, counters[name](traits)] as const);
    const without = pages.map(([file, { occurrences, followed }]) => [file, occurrences - followed] as const);
    return without.filter(([, number]) => number > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Returns whether the site has enough occurrences to tell whether it follows a habit. */
  isEstablished({ name, fewestOccurrences: fewest = fewestOccurrences }: HabitQuery): boolean {
    return this.#isKnown && this.countOf(name).occurrences >= fewest;
  }

  /** Returns whether the site follows a habit in so large a share of its occurrences, or has too few of them to tell. */
  has(habit: HabitQuery): boolean {
    return this.#isKnown && !this.lacks(habit);
  }

  /** Returns whether the site has enough occurrences, and follows the habit in a smaller share of them. */
  lacks(habit: HabitQuery): boolean {
    if (!this.#isKnown) return false;
    const { occurrences, followed } = this.countOf(habit.name);
    return this.isEstablished(habit) ? followed / occurrences < habit.smallestShare : habit.mustBeShown === true;
  }
}

const none: ReadonlySet<string> = new Set();

/** The share of occurrences from which on a spelling is the site’s own, and the other one a mistake. */
const clearMajority = 0.9;

function unusualSpellings(pages: readonly PageTraits[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { spellings } of pages)
    for (const [word, count] of Object.entries(spellings)) countUp(counts, word, count);
  const unusual = [...counts].flatMap(([word, own]) => {
    const other = counts.get(otherSpelling(word) ?? '') ?? 0;
    return other >= fewestOccurrences && other / (own + other) >= clearMajority ? [word] : [];
  });
  return new Set(unusual);
}

function sum(pages: readonly PageTraits[], count: (page: PageTraits) => HabitCount): HabitCount {
  let [occurrences, followed] = [0, 0];
  for (const page of pages) {
    const one = count(page);
    occurrences += one.occurrences;
    followed += one.followed;
  }
  return { occurrences, followed };
}
