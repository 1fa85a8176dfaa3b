import { sectionAttributes } from '../../components/catalogue.ts';
import type { JsxAttribute } from '../../page/mdx/script/scanTag.ts';
import type { Element } from '../../page/elements/elements.ts';
import { attributeText, attributeTextRange } from '../../page/pageQueries.ts';
import type { Section } from '../../page/sections/sections.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';

/** The source of a section's anchor: a heading's text, an explicit id, a component's title. */
export interface SectionName {
  readonly kind: 'heading' | 'title' | 'id';
  readonly range: TextRange;
  readonly text: string;
}

/** Returns the name of a section at an offset; a heading's text counts even if it has an id. */
export function sectionNameAt(context: PageContext, offset: number): SectionName | undefined {
  const heading = context.page.headings.find(({ range }) => rangeHoldsCursor(range, offset));
  if (heading !== undefined) {
    const { id, content } = heading;
    if (id !== undefined && rangeHoldsCursor(id.range, offset)) return { kind: 'id', range: id.range, text: id.value };
    return headingName(context, content);
  }
  const element = context.page.elements.find(({ opening }) => rangeHoldsCursor(opening.range, offset));
  return element && attributeNames(context, element).find(({ range }) => rangeHoldsCursor(range, offset));
}

/** Returns the name that determines a section's anchor. */
export function nameOfSection(context: PageContext, { range, kind }: Section): SectionName | undefined {
  if (kind === 'heading') {
    const heading = context.page.headings.find((one) => one.range.start === range.start);
    if (heading?.id !== undefined) return { kind: 'id', range: heading.id.range, text: heading.id.value };
    return heading && headingName(context, heading.content);
  }
  const element = context.page.elements.find(({ opening }) => opening.range.start === range.start);
  const names = element === undefined ? [] : attributeNames(context, element);
  return names.find((name) => name.kind === 'id') ?? names[0];
}

function headingName({ page }: PageContext, range: TextRange): SectionName {
  return { kind: 'heading', range, text: page.text.slice(range.start, range.end) };
}

/** On components that aren't sections, a title is plain text. */
function attributeNames(context: PageContext, element: Element): readonly SectionName[] {
  if (!context.pageIndex.sections.some(({ range }) => range.start === element.opening.range.start)) return [];
  const spec = context.catalogue.get(element.name);
  const titles = spec === undefined ? [] : sectionAttributes(spec);
  return element.opening.attributes.flatMap((attribute) => {
    const isId = attribute.name === 'id' || (element.name === 'a' && attribute.name === 'name');
    return isId || titles.includes(attribute.name) ? attributeName(attribute, isId ? 'id' : 'title') : [];
  });
}

function attributeName(attribute: JsxAttribute, kind: SectionName['kind']): readonly SectionName[] {
  const range = attributeTextRange(attribute);
  const text = attributeText(attribute);
  return range === undefined || text === undefined ? [] : [{ kind, range, text }];
}
