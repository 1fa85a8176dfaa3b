import type { Element } from '../../page/elements.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { elementAround } from '../../page/pageQueries.ts';
import { nextHeadings, sectionTitle } from '../../page/sections.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextRange } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import type { DocumentSymbol } from '../answers.ts';

interface Entry extends Omit<DocumentSymbol, 'children'> {
  readonly children: Entry[];
}

/** Returns the outline of a page: its headings and the components that make sections, nested by range. */
export function outlinePage({ page, catalogue }: PageContext): readonly DocumentSymbol[] {
  const sections = page.elements.flatMap((element) => {
    const spec = catalogue.get(element.name);
    const title = spec && sectionTitle(element, spec);
    return title === undefined || title.trim() === '' ? [] : [entryOfElement(element, title)];
  });
  const next = nextHeadings(page.headings);
  const headings = page.headings.map((heading, index) => entryOfHeading(page, heading, next[index]));
  return nest([...headings, ...sections]);
}

function entryOfElement({ name, range, opening }: Element, title: string): Entry {
  return { name: shorten(title), detail: name, kind: 'component', range, selectionRange: opening.range, children: [] };
}

function entryOfHeading(page: PageModel, heading: Heading, next: Heading | undefined): Entry {
  return {
    // Editors refuse an outline with an empty name.
    name: heading.text === '' ? '(no text)' : heading.text,
    detail: '',
    kind: 'heading',
    range: { start: heading.range.start, end: endOfSection(page, heading, next) },
    selectionRange: heading.range,
    children: [],
  };
}

/**
 * Returns the end of a section: the next heading of the same or a higher level, or the end of the enclosing component.
 */
function endOfSection(page: PageModel, heading: Heading, next: Heading | undefined): number {
  const around = elementAround(page, heading.range.start);
  const limit = around?.content?.end ?? page.text.length;
  return Math.max(heading.range.end, Math.min(limit, next?.range.start ?? limit));
}

/** Nests each entry in the innermost one that contains it completely. */
function nest(entries: readonly Entry[]): readonly Entry[] {
  const roots: Entry[] = [];
  const around: Entry[] = [];
  const sorted = [...entries].sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  for (const entry of sorted) {
    while (around.length > 0 && !holds(around.at(-1)?.range, entry.range)) around.pop();
    (around.at(-1)?.children ?? roots).push(entry);
    around.push(entry);
  }
  return roots;
}

function holds(outer: TextRange | undefined, inner: TextRange): boolean {
  return outer !== undefined && outer.start <= inner.start && inner.end <= outer.end;
}
