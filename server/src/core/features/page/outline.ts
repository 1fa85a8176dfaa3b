import type { Element } from '../../page/elements/elements.ts';
import type { Heading, PageModel } from '../../page/pageModel.ts';
import { elementAround } from '../../page/pageQueries.ts';
import { sectionEnds, sectionTitle } from '../../page/sections/sections.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import type { DocumentSymbol } from '../answers.ts';

/** An editor shortens names to its width; searching needs the whole text. */
const longestName = 200;

interface Entry extends Omit<DocumentSymbol, 'children'> {
  readonly children: Entry[];
}

/** Returns the outline of a page: its headings and the components that make sections, nested by range. */
export function outlinePage({ page, catalogue }: PageContext): readonly DocumentSymbol[] {
  const sections = new Map<Element, Entry>();
  for (const element of page.elements) {
    const spec = catalogue.get(element.name);
    const title = spec && sectionTitle(element, spec);
    if (title !== undefined && title.trim() !== '') sections.set(element, entryOfElement(element, title));
  }
  const ends = sectionEnds(page, (element) => sections.has(element));
  const headings = page.headings.map((heading, index) =>
    entryOfHeading(heading, endOfSection(page, heading, ends[index])),
  );
  return nest([...headings, ...sections.values()]);
}

function entryOfElement({ name, range, opening }: Element, title: string): Entry {
  return {
    name: shorten(title, longestName),
    detail: name,
    kind: 'component',
    range,
    selectionRange: opening.range,
    children: [],
  };
}

function entryOfHeading({ text, range }: Heading, end: number): Entry {
  return {
    // Editors refuse an outline with an empty name.
    name: text === '' ? '(no text)' : text,
    detail: '',
    kind: 'heading',
    range: { start: range.start, end },
    selectionRange: range,
    children: [],
  };
}

/** Returns the end of a section for an outline, which is within all elements around the heading. */
function endOfSection(page: PageModel, { range }: Heading, end = page.text.length): number {
  const limit = elementAround(page, range.start)?.content?.end ?? end;
  return Math.max(range.end, Math.min(limit, end));
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
