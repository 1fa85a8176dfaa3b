import { describableImages } from './describableImages.ts';
import { figuresOf } from './figures.ts';
import type { FrontMatter } from '../frontMatter/frontMatter.ts';
import { frontMatterEntry, hasGeneratedTitle } from '../frontMatter/schema.ts';
import { formsOf, type PageForms } from './pageForms.ts';
import { showsNoTitle } from './pageTitle.ts';
import type { PageModel } from '../pageModel.ts';
import { countSpellings, type SpellingCounts } from './spellings.ts';
import { countTags, type TagCounts } from './tagCounts.ts';
import { isSameData } from '../../util/values.ts';

/**
 * What a site's habits are counted from, and whether the page is hidden on purpose. It has no offsets and is compared
 * by value, so that typing prose changes nothing that depends on all pages.
 */
export interface PageTraits {
  /** Left out of the navigation on purpose: `hidden: true`. */
  readonly isHidden: boolean;
  /** How many figures it shows, and how many of them in a frame. */
  readonly figures: number;
  readonly framedFigures: number;
  /** How many images it shows that need a text for those who can't see them, and how many have one. */
  readonly images: number;
  readonly describedImages: number;
  readonly codeBlocks: number;
  readonly hasFrontMatter: boolean;
  /** Whether it has a description; undefined if that comes from an API or from another address. */
  readonly hasDescription: boolean | undefined;
  readonly forms: PageForms;
  readonly spellings: SpellingCounts;
  readonly tags: TagCounts;
  /** The abbreviations that it explains to readers of the whole site; none if it isn't a glossary. */
  readonly glossaryTerms: readonly string[];
}

export function traitsOf(page: PageModel, isHidden: boolean, terms: readonly string[]): PageTraits {
  // A page that its author lays out alone has figures and frames for other reasons.
  const { bare, framed } = showsNoTitle(page) ? { bare: [], framed: [] } : figuresOf(page);
  const images = describableImages(page);
  return {
    isHidden,
    figures: bare.length + framed.length,
    framedFigures: framed.length,
    images: images.length,
    describedImages: images.filter(({ isDescribed }) => isDescribed).length,
    codeBlocks: page.fences.length,
    hasFrontMatter: page.frontMatter !== undefined,
    hasDescription: hasDescription(page.frontMatter),
    forms: formsOf(page),
    spellings: countSpellings(page),
    tags: countTags(page),
    glossaryTerms: terms,
  };
}

function hasDescription(frontMatter: FrontMatter | undefined): boolean | undefined {
  if (frontMatter === undefined) return false;
  if (hasGeneratedTitle(frontMatter)) return undefined;
  const value = frontMatterEntry(frontMatter, 'description')?.value;
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');
}

/** Whether two pages have the same traits. */
export function areSameTraits(a: PageTraits, b: PageTraits): boolean {
  return (
    a.isHidden === b.isHidden &&
    a.figures === b.figures &&
    a.framedFigures === b.framedFigures &&
    a.images === b.images &&
    a.describedImages === b.describedImages &&
    a.codeBlocks === b.codeBlocks &&
    a.hasFrontMatter === b.hasFrontMatter &&
    a.hasDescription === b.hasDescription &&
    isSameData(a.forms, b.forms) &&
    isSameData(a.spellings, b.spellings) &&
    isSameData(a.tags, b.tags) &&
    isSameData(a.glossaryTerms, b.glossaryTerms)
  );
}
