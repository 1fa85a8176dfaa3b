import { attributeOf, attributeText } from '../pageQueries.ts';
import type { Element } from './elements.ts';

/** The longest content of an element that is read as its text. */
const longestContent = 200;

/** Returns what readers see of an element that is a link: its title, or its content without tags; undefined if it has neither. */
export function textOfElement(text: string, { opening, content }: Element): string | undefined {
  const title = attributeOf(opening, 'title') ?? attributeOf(opening, 'label');
  const titled = title && attributeText(title);
  if (titled !== undefined) return titled;
  return (
    content &&
    text.slice(content.start, Math.min(content.end, content.start + longestContent)).replace(/<[^<>]*>/g, ' ')
  );
}
