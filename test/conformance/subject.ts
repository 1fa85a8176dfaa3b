import { readPage } from '../../server/src/core/page/pageModel.ts';

/** The constructs of a page as Docsight finds them, in the words of the reference. */
export function modelFacts(text: string): readonly string[] {
  const page = readPage(text);
  return [
    ...page.headings.map(({ level, range }) => `heading${level}@${range.start}`),
    ...page.fences.map(({ start, end }) => `fence@${start}-${end}`),
    ...page.codeSpans.map(({ start, end }) => `code@${start}-${end}`),
    ...page.links.map(({ range }) => `link@${range.start}-${range.end}`),
    ...page.images.map(({ range }) => `image@${range.start}-${range.end}`),
    ...page.tags
      .filter((tag) => tag.form !== 'closing')
      .map((tag) => `tag ${tag.name}@${tag.range.start}: ${tag.attributes.map(({ name }) => name).join(',')}`),
  ];
}
