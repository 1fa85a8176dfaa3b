import type { SyntaxNode } from '@lezer/common';
import type { TextRange } from '../text/textRange.ts';
import { isHeading } from './blockTree.ts';
import type { Heading, PageModel } from './pageModel.ts';
import { textOfAttribute } from './pageQueries.ts';
import { distinct, explicitId, headingSlug, shownSlug, SlugCounter } from './slug.ts';
import { hasPlainPunctuation, smartPunctuation } from './smartPunctuation.ts';
import { visibleText } from './visibleText.ts';

/** Components whose headings are missing in the list of a page's sections. */
const folding: ReadonlySet<string> = new Set(['Accordion', 'AccordionGroup', 'Expandable', 'Update', 'Prompt']);

/** Marks code in a heading's text, in which punctuation stays as it is. */
const codeMark = '\uE000';

/** Assigns ids to the headings of a page; call it in the order of the text. */
export class HeadingIds {
  readonly #page: PageModel;
  readonly #folded: readonly TextRange[];
  readonly #hasIds: boolean;
  readonly #counters = new Map<string, SlugCounter>();

  constructor(page: PageModel) {
    this.#page = page;
    const isForAgents = (tag: Parameters<typeof textOfAttribute>[0]): boolean =>
      textOfAttribute(tag, 'for') === 'agents';
    this.#folded = page.elements
      .filter(({ name, opening }) => folding.has(name) || (name === 'Visibility' && isForAgents(opening)))
      .map(({ range }) => range);
    const mode = page.frontMatter?.entries.find(({ key }) => key === 'mode')?.value;
    this.#hasIds = mode !== 'custom' && mode !== 'frame';
  }

  /** Returns the ids of the next heading; none if it has no section. */
  next(heading: Heading): readonly string[] {
    if (heading.id !== undefined) return [explicitId(heading.id.value)].filter((id) => id !== '');
    if (heading.level > 4) return [];
    const isFolded = this.#isFolded(heading);
    const ids = this.#texts(heading).flatMap((text, form) => {
      const slug = headingSlug(text);
      const counted = shownSlug(this.#counter(`${form} all`).next(slug));
      if (isFolded) return [counted];
      // The platform counts the ids of the listed sections again in their displayed form.
      const shown = this.#counter(`${form} shown`).next(counted);
      return [shown, counted, shownSlug(this.#counter(`${form} listed`).next(slug))];
    });
    return distinct(ids).filter((id) => id !== '');
  }

  /** Whether a heading is among the sections that readers see listed. */
  isSure(heading: Heading): boolean {
    return heading.id !== undefined || (this.#hasIds && !this.#isFolded(heading));
  }

  #isFolded({ range }: Heading): boolean {
    return this.#folded.some(({ start, end }) => start <= range.start && range.start < end);
  }

  /**
   * Returns the strings from which the id may be generated: as the renderer writes it, as it is written, and with code
   * treated as text. Always three, so that each form counts all headings.
   */
  #texts(heading: Heading): readonly [string, string, string] {
    const { text, parsed } = this.#page;
    const node = hasPlainPunctuation(heading.text)
      ? headingNode(parsed.tree.resolve(heading.range.start, 1))
      : undefined;
    if (node === undefined) return [heading.text, heading.text, heading.text];
    const marked = visibleText(text, node, heading.content, codeMark);
    const pieces = marked.split(codeMark).map((piece, index) => ({ text: piece, isCode: index % 2 === 1 }));
    const words = pieces.map((piece) => ({ ...piece, isCode: false }));
    return [smartPunctuation(pieces), heading.text, smartPunctuation(words)];
  }

  #counter(name: string): SlugCounter {
    const counter = this.#counters.get(name) ?? new SlugCounter(2);
    this.#counters.set(name, counter);
    return counter;
  }
}

function headingNode(inner: SyntaxNode): SyntaxNode | undefined {
  let node: SyntaxNode | null = inner;
  while (node !== null && !isHeading(node.name)) node = node.parent;
  return node ?? undefined;
}
