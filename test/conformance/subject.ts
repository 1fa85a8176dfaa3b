import type { SyntaxNodeRef } from '@lezer/common';
import { decodeEntity } from '../../server/src/core/page/entities.ts';
import type { JsxAttribute } from '../../server/src/core/page/mdx/script/scanTag.ts';
import type { PageModel } from '../../server/src/core/page/pageModel.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { squeezed } from './reference.ts';

/** The constructs of a page as Docsight finds them, in the words of the reference. */
export function modelFacts(text: string): readonly string[] {
  return factsOf(readPage(text));
}

export function factsOf(page: PageModel): readonly string[] {
  // Of an image's text the reference keeps the letters alone.
  const isInImage = (fact: Fact): boolean =>
    page.images.some(({ label }) => label.start <= fact.start && fact.end <= label.end);
  return [...modelParts(page), ...treeParts(page)]
    .filter((fact) => !isInImage(fact))
    .map(({ kind, start, end }) => `${kind}@${start}-${end}`);
}

interface Fact {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

function modelParts(page: PageModel): readonly Fact[] {
  const expressions = page.expressions.map(({ range }) => ({ kind: 'expression', ...range }));
  return [
    ...page.headings.map(({ level, range }) => ({ kind: `heading${level}`, ...range })),
    ...page.fences.map(({ range }) => ({ kind: 'fence', ...range })),
    ...page.codeSpans.map((range) => ({ kind: 'code', ...range })),
    ...page.math.map((range) => ({ kind: 'math', ...range })),
    ...page.links.map(({ range }) => ({ kind: 'link', ...range })),
    ...page.images.map(({ range }) => ({ kind: 'image', ...range })),
    ...page.definitions.map(({ range }) => ({ kind: 'definition', ...range })),
    ...page.elements.map(({ name, range }) => ({ kind: `element ${name}`, ...range })),
    ...page.tags.flatMap(({ attributes }) => attributes.map(attributeFact)),
    ...expressions,
  ];
}

function attributeFact({ name, value, range }: JsxAttribute): Fact {
  if (name === '') return { kind: `attribute {${squeezed(value?.text ?? '')}}`, ...range };
  const written = value === undefined ? '' : value.kind === 'text' ? `"${decoded(value.text)}"` : `{${value.text}}`;
  return { kind: `attribute ${name}=${squeezed(written)}`, ...range };
}

function decoded(text: string): string {
  return text.replace(/&(?:#\d+|#x[\da-f]+|[a-z\d]+);/gi, decodeEntity);
}

const kinds: Readonly<Record<string, string>> = {
  Paragraph: 'paragraph',
  Task: 'task',
  Emphasis: 'emphasis',
  StrongEmphasis: 'strong',
  Strikethrough: 'delete',
  BulletList: 'list',
  OrderedList: 'orderedList',
  ListItem: 'listItem',
  Blockquote: 'blockquote',
  HorizontalRule: 'thematicBreak',
  Table: 'table',
  TableHeader: 'tableRow',
  TableRow: 'tableRow',
  FrontMatter: 'yaml',
  Esm: 'mdxjsEsm',
  FootnoteReference: 'footnoteReference',
  FootnoteDefinition: 'footnoteDefinition',
};

function treeParts({ parsed }: PageModel): readonly Fact[] {
  const facts: Fact[] = [];
  parsed.tree.iterate({
    enter: (node) => {
      const kind = kinds[node.name];
      if (kind !== undefined) facts.push({ kind, start: startOf(node), end: node.to });
    },
  });
  return facts;
}

/** A task is recognized by its item. */
function startOf({ name, node, from }: SyntaxNodeRef): number {
  return name === 'Task' ? (node.parent?.from ?? from) : from;
}
