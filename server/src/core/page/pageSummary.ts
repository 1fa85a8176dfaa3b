import type { Catalogue } from '../components/catalogue.ts';
import { ownText } from '../util/ownText.ts';
import type { FrontMatter } from './frontMatter.ts';
import type { PageModel } from './pageModel.ts';
import type { Section } from './sections.ts';
import { hasUnknownSections } from './unknownSections.ts';

/** What is shown elsewhere of a page's front matter. */
export interface PageTitle {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** A section as other pages know it. */
export type SectionSummary = Pick<Section, 'ids' | 'title' | 'isSure' | 'kind'>;

/**
 * What other files may know of a page. It holds no offsets and is compared by value: as long as it stays the same,
 * nothing outside of the page has to be looked at again, however much is typed.
 */
export interface PageSummary extends PageTitle {
  /** Left out of the navigation on purpose: `hidden: true`. */
  readonly isHidden: boolean;
  readonly sections: readonly SectionSummary[];
  /** Whether the page may have more sections than can be told: parts that it takes in, titles that are computed. */
  readonly hasUnknownSections: boolean;
  /** The names that a page or snippet exports for others to import. */
  readonly exports: readonly string[];
}

export function summarizePage(page: PageModel, catalogue: Catalogue, sections: readonly Section[]): PageSummary {
  const { script, frontMatter } = page;
  return {
    ...titleOfPage(frontMatter),
    isHidden: frontMatter?.entries.some(({ key, value }) => key === 'hidden' && value === true) ?? false,
    sections: sections.map(({ ids, title, isSure, kind }) => ({ ids, title, isSure, kind })),
    hasUnknownSections: hasUnknownSections(page, catalogue),
    exports: script.declared.filter(({ isExported }) => isExported).map(({ name }) => ownText(name)),
  };
}

/** The title and description of a page's front matter. */
export function titleOfPage(frontMatter: FrontMatter | undefined): PageTitle {
  const valueOf = (name: string): unknown => frontMatter?.entries.find(({ key }) => key === name)?.value;
  return { title: scalar(valueOf('title')), description: scalar(valueOf('description')) };
}

/** Whether two summaries say the same. */
export function isSameSummary(a: PageSummary, b: PageSummary): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function scalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : ownText(value.trim());
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
