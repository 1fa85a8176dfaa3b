import type { Heading, PageModel } from '../../page/pageModel.ts';
import { groupBy } from '../../util/collections.ts';

/** Recognizes headings that repeat on purpose, because several sections of a page are built alike. */
export class RepeatedLabels {
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
export function comparableText({ text }: Heading): string {
  return text.trim().toLowerCase();
}

function keyOf(heading: Heading): string {
  return `${heading.level} ${comparableText(heading)}`;
}
