import { sectionAttributes, type Catalogue, type ComponentSpec, type SectionSpec } from '../components/catalogue.ts';
import type { TextRange } from '../text/textRange.ts';
import { isHtmlName, type Element } from './elements.ts';
import { HeadingIds } from './headingIds.ts';
import type { PageModel } from './pageModel.ts';
import { decodedTextOfAttribute, elementAround } from './pageQueries.ts';
import { accordionSlugs, distinct, headingSlug, paramSlug, shownSlug, SlugCounter } from './slug.ts';

/** A section of a page that a link can point to. */
export interface Section {
  /**
   * The ids that point to it, the platform's displayed one first; its link check, and readings of the page that count
   * differently, generate others.
   */
  readonly ids: readonly string[];
  /** The visible title: the heading's text, or the component's title. */
  readonly title: string;
  readonly range: TextRange;
  readonly kind: 'heading' | 'component' | 'element';
  /** Whether a link certainly reaches it: not in folded content, nor on pages without a list of sections. */
  readonly isSure: boolean;
}

/** Returns the sections of a page in the order of its text. */
export function sectionsOf(page: PageModel, catalogue: Catalogue): readonly Section[] {
  const components = new ComponentSections(catalogue);
  const componentSections = page.elements.flatMap((element) => components.sectionOf(element) ?? []);
  const headingIds = new HeadingIds(page);
  const headings = page.headings.flatMap((heading): readonly Section[] => {
    const ids = headingIds.next(heading);
    if (ids.length === 0) return [];
    return [{ ids, title: heading.text, range: heading.range, kind: 'heading', isSure: headingIds.isSure(heading) }];
  });
  return [...headings, ...componentSections].sort((a, b) => a.range.start - b.range.start);
}

/**
 * Returns the section that a link's fragment surely reaches: the one with this id. The platform removes from fragments
 * what it removes from ids, so `#step-1:-install` is found as well.
 */
export function sectionWithId<Named extends Pick<Section, 'ids'>>(
  sections: readonly Named[],
  fragment: string,
): Named | undefined {
  const shown = shownSlug(fragment);
  return (
    sections.find(({ ids }) => ids.includes(fragment)) ??
    (shown === fragment || shown === '' ? undefined : sections.find(({ ids }) => ids.includes(shown)))
  );
}

/**
 * Returns the section that a link's fragment means, for navigation and renaming: the one with this id, or else one
 * whose id differs only in `_` and in the number and position of hyphens. Readers may not get there.
 */
export function sectionNamed<Named extends Pick<Section, 'ids'>>(
  sections: readonly Named[],
  fragment: string,
): Named | undefined {
  const exact = sectionWithId(sections, fragment);
  if (exact !== undefined) return exact;
  const plain = plainId(fragment);
  const first = plain.charAt(0);
  // Most ids differ in their first letter, so the rest needn't be compared.
  const mayBe = (id: string): boolean => id.startsWith(first) || !/^[a-z\d]/i.test(id);
  return sections.find(({ ids }) => ids.some((id) => mayBe(id) && plainId(id) === plain));
}

function plainId(id: string): string {
  return shownSlug(id).replace(/[-_]+/g, '-').replace(/^-|-$/g, '');
}

/** Numbers the sections of components. */
class ComponentSections {
  readonly #catalogue: Catalogue;
  readonly #counters = new Map<string, SlugCounter>();
  /** The first id of each accordion so far: one inside another is addressed by both. */
  readonly #idOf = new Map<Element, string>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  sectionOf(element: Element): Section | undefined {
    const spec = this.#catalogue.get(element.name);
    if (spec === undefined || spec.isHtml === true) return idSection(element, isHtmlName(element.name));
    const { sections: form } = spec;
    const title = sectionTitle(element, spec);
    const takesId = form !== undefined || spec.attributes.some(({ name }) => name === 'id');
    const own = takesId ? decodedTextOfAttribute(element.opening, 'id') : undefined;
    const slugs = form === undefined || title === undefined ? [] : this.#slugs(title, form, element);
    const list = this.#withOuter(element, own === undefined ? slugs : [own]);
    if (list.length === 0) return undefined;
    return { ids: list, title: title ?? list[0] ?? '', range: element.opening.range, kind: 'component', isSure: true };
  }

  #slugs(title: string, { form }: SectionSpec, element: Element): readonly string[] {
    switch (form) {
      case 'heading':
        return [shownSlug(this.#counter(element.name, 2).next(headingSlug(title)))];
      case 'accordion':
        return distinct(
          accordionSlugs(title).map((slug, reading) => this.#counter(`accordion ${reading}`, 1).next(slug)),
        );
      case 'param':
        return [this.#counter('param', 1).next(paramSlug(title))];
    }
  }

  #withOuter(element: Element, ids: readonly string[]): readonly string[] {
    const actual = ids.filter((id) => id !== '');
    const [first] = actual;
    if (first === undefined) return [];
    let outer = element.parent;
    while (outer !== undefined && !(outer.name === element.name && this.#idOf.has(outer))) outer = outer.parent;
    const outerId = outer && this.#idOf.get(outer);
    const nested = outerId === undefined ? first : `${outerId}:${first}`;
    this.#idOf.set(element, nested);
    return distinct([...actual, nested]);
  }

  #counter(name: string, first: number): SlugCounter {
    const counter = this.#counters.get(name) ?? new SlugCounter(first);
    this.#counters.set(name, counter);
    return counter;
  }
}

/** Returns the string from which the id of a component's section is generated; undefined if it isn't constant. */
export function sectionTitle({ opening }: Element, spec: ComponentSpec): string | undefined {
  const texts = sectionAttributes(spec).map((name) => decodedTextOfAttribute(opening, name));
  return texts.find((text) => text !== undefined);
}

/** A link can point to the `id` of an HTML element; what a component of the site does with one is unknown. */
function idSection(element: Element, isHtml: boolean): Section | undefined {
  const { opening } = element;
  const id =
    decodedTextOfAttribute(opening, 'id') ??
    (element.name === 'a' ? decodedTextOfAttribute(opening, 'name') : undefined);
  if (id === undefined || id === '') return undefined;
  return { ids: [id], title: id, range: opening.range, kind: 'element', isSure: isHtml };
}

/**
 * Returns for each heading the end of its section: the next heading of the same or a higher level, or the end of the
 * element around it. Headings inside of an element that begins later don't end it, so sections and elements nest.
 * `isContainer` tells which elements count.
 */
export function sectionEnds(
  page: PageModel,
  isContainer: (element: Element) => boolean = () => true,
): readonly number[] {
  const { headings, text } = page;
  const containers = headings.map(({ range }) => {
    let around = elementAround(page, range.start);
    while (around !== undefined && !isContainer(around)) around = around.parent;
    return around;
  });
  const ends = containers.map((container) => container?.content?.end ?? text.length);
  /** The headings whose sections go on, the innermost last. */
  const open: number[] = [];
  headings.forEach(({ level, range }, index) => {
    const containerStart = containers[index]?.range.start ?? -1;
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const before = headings[last];
      const end = ends[last];
      if (before === undefined || end === undefined) break;
      const isNext = containerStart < before.range.start && before.level >= level;
      if (!isNext && end > range.start) break;
      ends[last] = Math.min(end, range.start);
      open.pop();
    }
    open.push(index);
  });
  return ends;
}
