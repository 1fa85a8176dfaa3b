import { sectionAttributes, type Catalogue, type ComponentSpec, type SectionSpec } from '../../components/catalogue.ts';
import type { TextRange } from '../../text/textRange.ts';
import { finished } from '../../util/finished.ts';
import { isHtmlName, type Element } from '../elements/elements.ts';
import { HeadingIds } from './headingIds.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';
import type { PageModel } from '../pageModel.ts';
import { attributeOf, decodedTextOfAttribute, elementAround } from '../pageQueries.ts';
import { accordionSlug, distinct, headingSlug, paramSlug, shownSlug, SlugCounter } from './slug.ts';

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
  return finished(readingSections(page, catalogue));
}

/** As many headings and elements are looked at in a step. */
const partsInStep = 50;

/** Finds the sections of a page, with pauses: one may have tens of thousands. */
export function* readingSections(page: PageModel, catalogue: Catalogue): Generator<undefined, readonly Section[]> {
  const { headings, elements } = page;
  const headingIds = new HeadingIds(page);
  const components = new ComponentSections(catalogue, headingIds);
  const found: Section[] = [];
  let at = 0;
  let count = 0;
  for (let index = 0; index <= elements.length; index++) {
    const element = elements[index];
    const end = element?.opening.range.start ?? Infinity;
    for (let heading; (heading = headings[at]) !== undefined && heading.range.start < end; at++) {
      const ids = headingIds.next(heading);
      const isSure = headingIds.isSure(heading);
      if (ids.length > 0) found.push({ ids, title: heading.text, range: heading.range, kind: 'heading', isSure });
      if (++count % partsInStep === 0) yield;
    }
    const section = element && components.sectionOf(element);
    if (section !== undefined) found.push(section);
    if (++count % partsInStep === 0) yield;
  }
  return found;
}

/** Returns the section that a link's fragment surely reaches: the one with this id. */
export function sectionWithId<Named extends Pick<Section, 'ids'>>(
  sections: readonly Named[],
  fragment: string,
): Named | undefined {
  return sections.find(({ ids }) => ids.includes(fragment));
}

/**
 * Returns the section that a link's fragment means, for navigation and renaming: the one with this id, or else one
 * whose id differs only in punctuation, `_`, and the number and position of hyphens. Readers may not get there.
 */
export function sectionNamed<Named extends Pick<Section, 'ids'>>(
  sections: readonly Named[],
  fragment: string,
): Named | undefined {
  const shown = shownSlug(fragment);
  const exact = sectionWithId(sections, fragment) ?? (shown === '' ? undefined : sectionWithId(sections, shown));
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
  readonly #headingIds: HeadingIds;
  readonly #counters = new Map<string, SlugCounter>();
  /** The first id of each accordion so far: one inside another is addressed by both. */
  readonly #idOf = new Map<Element, string>();

  constructor(catalogue: Catalogue, headingIds: HeadingIds) {
    this.#catalogue = catalogue;
    this.#headingIds = headingIds;
  }

  sectionOf(element: Element): Section | undefined {
    const spec = this.#catalogue.get(element.name);
    if (spec === undefined || spec.isHtml === true) return this.#idSection(element);
    const { sections: form } = spec;
    const title = sectionTitle(element, spec);
    const anchored = sectionAttributes(spec).filter((name) => !isTitleInBraces(element.opening, name));
    const takesId = form !== undefined || spec.attributes.some(({ name }) => name === 'id');
    const own = takesId ? decodedTextOfAttribute(element.opening, 'id') : undefined;
    const list = this.#withOuter(element, this.#idsOf(element, form, firstText(element, anchored), own));
    if (list.length === 0) return undefined;
    return { ids: list, title: title ?? list[0] ?? '', range: element.opening.range, kind: 'component', isSure: true };
  }

  /** Returns the ids of a component with a title, or with an id of its `own`. */
  #idsOf(
    element: Element,
    spec: SectionSpec | undefined,
    title: string | undefined,
    own: string | undefined,
  ): readonly string[] {
    const { name, opening } = element;
    const slug = (): string => own ?? (title === undefined ? '' : headingSlug(title));
    // A heading that is written as a component is numbered with the others.
    if (spec?.form === 'listed' || (name === 'Heading' && own !== undefined))
      return this.#headingIds.given(shownSlug(slug()), opening.range);
    if (spec?.form === 'encoded') return [this.#counter(name, 2).next(slug())];
    if (spec?.form === 'heading' && own !== undefined) return [shownSlug(own)];
    if (own !== undefined) return [own];
    return spec === undefined || title === undefined ? [] : this.#slugs(title, spec, name);
  }

  #slugs(title: string, { form }: SectionSpec, name: string): readonly string[] {
    if (form === 'param') return [this.#counter('param', 1).next(paramSlug(title))];
    if (form === 'accordion') return [this.#counter(name, 1).next(accordionSlug(title))];
    return [shownSlug(this.#counter(name, 2).next(headingSlug(title)))];
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

  /** A link can point to the `id` of an HTML element; what a component of the site does with one is unknown. */
  #idSection({ name, opening }: Element): Section | undefined {
    const written =
      decodedTextOfAttribute(opening, 'id') ?? (name === 'a' ? decodedTextOfAttribute(opening, 'name') : undefined);
    if (written === undefined) return undefined;
    const ids = /^h[1-4]$/.test(name) ? this.#headingIds.given(shownSlug(written), opening.range) : [written];
    const [id] = ids;
    if (id === undefined || id === '') return undefined;
    return { ids, title: id, range: opening.range, kind: 'element', isSure: isHtmlName(name) };
  }

  #counter(name: string, first: number): SlugCounter {
    const counter = this.#counters.get(name) ?? new SlugCounter(first);
    this.#counters.set(name, counter);
    return counter;
  }
}

/**
 * Whether an attribute from which a component's id is generated is in braces, even around a string: the platform reads
 * strings in quotes alone for that, without running the page.
 */
export function isTitleInBraces(tag: JsxTag, name: string): boolean {
  return attributeOf(tag, name)?.value?.kind === 'expression';
}

/** Returns the title of a component's section; undefined if it isn't constant. */
export function sectionTitle(element: Element, spec: ComponentSpec): string | undefined {
  return firstText(element, sectionAttributes(spec));
}

function firstText({ opening }: Element, attributes: readonly string[]): string | undefined {
  const texts = attributes.map((name) => decodedTextOfAttribute(opening, name));
  return texts.find((text) => text !== undefined);
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
