import type { Block } from '../../page/blocks.ts';
import { isVoid, type Element } from '../../page/elements.ts';
import type { JsxTag } from '../../page/mdx/scanTag.ts';
import type { PageProblem } from '../../page/pageProblem.ts';
import { blocksAround } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code } from '../../util/words.ts';
import { indentBefore, insertion, lineEndOf, pageFix, replacement } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';
import { mendingFixes, type Candidate } from './breakFixes.ts';
import { removal } from './pairFixes.ts';
import { isPlaceholder } from './placeholderTag.ts';
import { asTextFixes } from './textFixes.ts';

type UnclosedTag = Extract<PageProblem, { readonly kind: 'unclosedTag' }>;

/** Repairs of an opening tag that nothing closes. */
export function closeFixes(place: PageInSite, problem: UnclosedTag): readonly Fix[] {
  const { tag } = problem;
  if (isVoid(tag)) return [selfClosing(place, tag, true)];
  const closing = mendingFixes(place, closings(place, problem));
  const takesNothing = place.catalogue.get(tag.name)?.content === 'none';
  const itself = tag.attributes.length > 0 || takesNothing ? [selfClosing(place, tag, takesNothing)] : [];
  if (takesNothing) return [...itself, ...closing.map(notPreferred)];
  const asText = asTextFixes(place, tag.range);
  if (isPlaceholder(place, tag)) return [...asText, ...closing.map(notPreferred)];
  const { title, edits } = removal(place, tag);
  return [...closing, ...itself, pageFix(place, title, edits)];
}

function notPreferred(fix: Fix): Fix {
  return { ...fix, preferred: false };
}

/** `<br>` becomes `<br />`. */
function selfClosing(place: PageInSite, { name, range }: JsxTag, isSure: boolean): Fix {
  const written = place.page.text.slice(range.start, range.end - 1).trimEnd();
  const edit = replacement({ start: range.start + written.length, end: range.end }, ' />');
  return pageFix(place, `Change to ${code(`<${name} />`)}`, [edit], { preferred: isSure, isSafe: isSure });
}

/** Where the closing tag may belong, the likeliest place first. */
function closings(place: PageInSite, { tag, endOfContainer }: UnclosedTag): readonly Candidate[] {
  const name = code(`<${tag.name}>`);
  const siblings = siblingsBehind(place, tag, endOfContainer);
  if (siblings === undefined) {
    const end = place.page.text.slice(0, endOfContainer).trimEnd().length;
    return [{ title: `Close ${name} at the end of the paragraph`, edits: [insertion(end, `</${tag.name}>`)] }];
  }
  const [next, ...others] = siblings;
  const part = lastPartOf(place, tag, endOfContainer);
  const heading = others.findIndex(({ kind }) => kind === 'heading');
  const places = [
    { title: `after the last ${code(`<${part?.name ?? ''}>`)}`, at: part?.range.end },
    {
      title: 'after the next block',
      at: part === undefined && next?.kind !== 'heading' ? next?.range.end : undefined,
    },
    { title: 'before the next heading', at: heading < 0 ? undefined : siblings[heading]?.range.end },
    { title: 'after the last block', at: siblings.at(-1)?.range.end },
  ];
  return places.flatMap(({ title, at }, index): readonly Candidate[] => {
    if (at === undefined || places.slice(0, index).some((other) => other.at === at)) return [];
    return [{ title: `Close ${name} ${title}`, edits: [closingLine(place, tag, at)] }];
  });
}

/** The last of the parts that stand behind an opening tag and belong into its element. */
function lastPartOf({ page, catalogue }: PageInSite, tag: JsxTag, end: number): Element | undefined {
  const spec = catalogue.get(tag.name);
  const parts = spec?.parts ?? spec?.children ?? [];
  const isPart = ({ name, range }: Element): boolean =>
    parts.includes(name) && tag.range.end <= range.start && range.end <= end;
  return page.elements.findLast(isPart);
}

/** The blocks behind a tag that has its line to itself; undefined for a tag within a paragraph. */
function siblingsBehind({ page }: PageInSite, tag: JsxTag, end: number): readonly Block[] | undefined {
  const [block, parent] = blocksAround(page, tag.range.start);
  if (block?.kind !== 'flow') return undefined;
  const siblings = parent?.children ?? page.blocks;
  return siblings.filter(({ range }) => range.start >= block.range.end && range.end <= end);
}

/** The closing tag on a line of its own, indented as the opening one is. */
function closingLine({ page: { text } }: PageInSite, { name, range }: JsxTag, at: number): Candidate['edits'][number] {
  return insertion(at, `${lineEndOf(text)}${indentBefore(text, range.start)}</${name}>`);
}
