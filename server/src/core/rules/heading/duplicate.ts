import type { Element } from '../../page/elements/elements.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { attributeOf, containerAround, elementAround } from '../../page/pageQueries.ts';
import { canHaveId } from '../../page/sections/explicitIds.ts';
import { explicitId, headingSlug } from '../../page/sections/slug.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { lazy } from '../../util/lazy.ts';
import { code, count, shorten } from '../../util/messageText.ts';
import { isFinalText } from '../../paths/fileKinds.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { insertion, firstFrom } from '../../text/textRange.ts';

export const duplicate: PageRule = {
  meta: {
    id: 'heading/duplicate',
    title: 'Duplicate heading',
    severity: 'hint',
    summary: 'two headings whose anchors differ only by a number',
    guideline: 'Make each heading on a page unique',
    fixes: { needReview: true },
    pages: { written: false },
  },
  pagesOnly: true,
  *check(context) {
    if (isFinalText(context.file)) return;
    const ids = lazy(() => new RepeatedIds(context));
    const labels = lazy(() => new RepeatedLabels(context.page));
    for (const found of repeated(context.page)) {
      yield;
      if (found === undefined || labels().includes(found.heading, found.first)) continue;
      const { heading, first } = found;
      const id = ids().of(heading);
      if (id === undefined) continue;
      const orId = canHaveId(context.page, heading) ? ` or set an id: ${code('{#…}')}` : '';
      yield {
        range: heading.range,
        message: `Another heading is also “${shorten(heading.text, 40)}”, so this anchor is ${code(`#${id}`)} and can change. Rename the heading${orId}.`,
        related: [{ file: context.file, range: first.range, message: 'The first heading with this text' }],
        fixes: fixesIfAny(() => keepIds(context, heading, ids())),
      };
    }
    yield* repeatedIds(context);
  },
};

/** Yields the headings whose explicit id another section before them has, so that they get a number. */
function* repeatedIds({ page, pageIndex }: PageContext): Iterable<Finding> {
  if (!page.headings.some(({ id }) => id !== undefined)) return;
  const actual = new Map(pageIndex.sections.map(({ range, ids: [first] }) => [range.start, first]));
  for (const { id, range } of page.headings) {
    const given = id === undefined ? '' : explicitId(id.value);
    const first = actual.get(range.start);
    if (id === undefined || first === undefined || first === given) continue;
    yield {
      range: id.range,
      message: `Another section has the id ${code(given)}, so this anchor is ${code(`#${first}`)}. Use another id.`,
    };
  }
}

/** A heading with the context in which readers could confuse it with another. */
interface HeadingContext {
  readonly heading: Heading;
  readonly container: Element | undefined;
  readonly parent: Heading | undefined;
}

/** The headings with one text, found by their context: there may be thousands. */
class SameText {
  /** The first heading of each container and parent. */
  readonly #siblings = new Map<Element | undefined, Map<Heading | undefined, Heading>>();
  readonly #containers = new Map<Heading, Element | undefined>();

  add({ heading, container, parent }: HeadingContext): this {
    const inContainer = this.#siblings.get(container) ?? new Map<Heading | undefined, Heading>();
    if (!inContainer.has(parent)) inContainer.set(parent, heading);
    this.#siblings.set(container, inContainer);
    this.#containers.set(heading, container);
    return this;
  }

  /** Returns the first sibling or, if there is none, the outermost ancestor with that text. */
  twinOf({ container, parent }: HeadingContext, above: readonly Heading[]): Heading | undefined {
    const isTwin = (one: Heading): boolean => this.#containers.has(one) && this.#containers.get(one) === container;
    const sibling = this.#siblings.get(container)?.get(parent);
    const ancestor = above.find(isTwin);
    if (sibling === undefined || ancestor === undefined) return sibling ?? ancestor;
    return sibling.range.start < ancestor.range.start ? sibling : ancestor;
  }
}

/**
 * Yields the headings that repeat a sibling or an ancestor. Below other headings and in other tabs, steps and the like
 * names repeat on purpose: “Request” and “Response” of each endpoint, “Fixed” of each release. Nothing for others.
 */
function* repeated(page: PageModel): Iterable<{ readonly heading: Heading; readonly first: Heading } | undefined> {
  // Most are the only ones with their text, and a page may have thousands.
  const before = new Map<string, HeadingContext | SameText>();
  const above: Heading[] = [];
  for (const heading of page.headings) {
    while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    const context = { heading, container: containerAround(page, heading.range.start), parent: above.at(-1) };
    const slug = slugOf(page, heading);
    if (slug !== '') {
      // Names such as `~add` and `add` have one anchor too, but nobody confuses them.
      const name = comparableText(heading);
      const known = before.get(name);
      const same = known === undefined || known instanceof SameText ? known : new SameText().add(known);
      const first = same?.twinOf(context, above);
      yield first && { heading, first };
      before.set(name, same?.add(context) ?? context);
    }
    above.push(heading);
  }
}

/** Returns the source of a heading's anchor; empty if it has none, an explicit id, or computed text. */
function slugOf(page: PageModel, { id, level, text, content }: Heading): string {
  const isComputed = (firstFrom(page.expressions, content.start)?.range.end ?? Infinity) <= content.end;
  const around = elementAround(page, content.start);
  const hasId = id !== undefined || (around !== undefined && attributeOf(around.opening, 'id') !== undefined);
  return hasId || level > 4 || isComputed ? '' : headingSlug(text);
}

/** More headings than these aren’t given ids at once. */
const mostKept = 20;

/** The ids of headings whose text others have too. */
class RepeatedIds {
  readonly #ids = new Map<number, string>();
  readonly #bySlug: ReadonlyMap<string, readonly Heading[]>;

  constructor({ page, pageIndex }: PageContext) {
    for (const { kind, range, ids, isSure } of pageIndex.sections) {
      const [id] = ids;
      if (kind === 'heading' && isSure && id !== undefined) this.#ids.set(range.start, id);
    }
    this.#bySlug = groupBy(
      page.headings.filter(({ id, level }) => id === undefined && level <= 4),
      ({ text }) => headingSlug(text),
    );
  }

  /** Returns the id of a heading’s section; undefined if it isn’t a section, as in an accordion. */
  of({ range }: Heading): string | undefined {
    return this.#ids.get(range.start);
  }

  /**
   * Returns a heading with those after it whose numbers change when it no longer counts; undefined if others may depend
   * on them.
   */
  countedFrom(heading: Heading): readonly Heading[] | undefined {
    const slug = headingSlug(heading.text);
    const same = this.#bySlug.get(slug) ?? [];
    // There may be thousands, each with a finding.
    const counted = same.slice(-mostKept);
    const at = counted.indexOf(heading);
    const mayCollide = (): boolean => same.some((_, index) => this.#bySlug.has(`${slug}-${index + 1}`));
    return at < 0 || mayCollide() ? undefined : counted.slice(at);
  }
}

/** Explicit ids don’t count, so the headings after this one keep theirs only if those are explicit too. */
function keepIds(context: PageContext, heading: Heading, ids: RepeatedIds): readonly Fix[] {
  const edits = ids.countedFrom(heading)?.map((one) => {
    const id = ids.of(one);
    return id === undefined || !canHaveExactly(context.page, one, id)
      ? undefined
      : insertion(one.content.end, ` {#${id}}`);
  });
  if (edits === undefined || edits.includes(undefined)) return [];
  const others = edits.length === 1 ? '' : `, and ${count(edits.length - 1, 'later one')}`;
  const title = `Keep ${code(`#${ids.of(heading) ?? ''}`)} as the id${others}`;
  return [
    pageFix(
      context,
      title,
      edits.filter((edit) => edit !== undefined),
    ),
  ];
}

/** Whether an id can be appended to a heading, and is used as written. */
function canHaveExactly(page: PageModel, heading: Heading, id: string): boolean {
  return canHaveId(page, heading) && explicitId(id) === id;
}

/** Recognizes headings that repeat on purpose, because several sections of a page are built alike. */
class RepeatedLabels {
  readonly #page: PageModel;
  readonly #indexes: ReadonlyMap<Heading, number>;
  readonly #labels: ReadonlySet<string>;

  constructor(page: PageModel) {
    this.#page = page;
    this.#indexes = new Map(page.headings.map((heading, index) => [heading, index]));
    this.#labels = this.#labelsOf(page.headings);
  }

  /** Whether a heading with the text of an earlier one is a label, or a name in code of what that one is about. */
  includes(heading: Heading, first: Heading): boolean {
    return this.#labels.has(keyOf(heading)) || this.#isCodeOf(heading, first) || this.#isBuiltAlike(heading, first);
  }

  /** Returns the headings that occur so often, with others between them, that they are labels. */
  #labelsOf(headings: readonly Heading[]): ReadonlySet<string> {
    const isApart = (heading: Heading): boolean => {
      const before = headings[this.#indexOf(heading) - 1];
      return before === undefined || keyOf(before) !== keyOf(heading);
    };
    const labels = [...groupBy(headings, keyOf)].filter(([, same]) => same.filter(isApart).length >= fewestLabels);
    return new Set(labels.map(([key]) => key));
  }

  /** Whether a heading is the name in code of what a heading above is about, or right after it: another form of it. */
  #isCodeOf(heading: Heading, first: Heading): boolean {
    if (this.#page.text.charAt(heading.content.start) !== '`') return false;
    const before = this.#page.headings[this.#indexOf(heading) - 1];
    return first.level < heading.level || (before !== undefined && keyOf(before) === keyOf(heading));
  }

  /**
   * Whether a neighbor repeats too, next to both headings, so that two sections have the same parts, with other texts.
   */
  #isBuiltAlike(heading: Heading, first: Heading): boolean {
    const { headings } = this.#page;
    const [at, firstAt] = [this.#indexOf(heading), this.#indexOf(first)];
    const isAlike = [-1, 1].some((step) => {
      const [one, other] = [headings[at + step], headings[firstAt + step]];
      const isApart = at + step !== firstAt && firstAt + step !== at;
      return isApart && one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
    });
    return isAlike && this.#contentAt(at) !== this.#contentAt(firstAt);
  }

  #contentAt(index: number): string {
    const { headings, text } = this.#page;
    return text.slice(headings[index]?.range.end, headings[index + 1]?.range.start).trim();
  }

  #indexOf(heading: Heading): number {
    return this.#indexes.get(heading) ?? -1;
  }
}

/** A heading that is repeated by mistake occurs twice. */
const fewestLabels = 3;

/** Returns what readers take for the same text. */
function comparableText({ text }: Heading): string {
  return text.trim().toLowerCase();
}

function keyOf(heading: Heading): string {
  return `${heading.level} ${comparableText(heading)}`;
}
