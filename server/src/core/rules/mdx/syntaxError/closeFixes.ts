import { hasTrait } from '../../../components/traits.ts';
import { lineEndOf } from '../../../text/lines.ts';
import type { Block } from '../../../page/blocks.ts';
import { isVoid, type Element } from '../../../page/elements/elements.ts';
import type { JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { PageProblem } from '../../../page/pageProblem.ts';
import { blocksAround } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { code } from '../../../util/messageText.ts';
import { type Fix, indentBefore, pageFix, type TitledEdits } from '../../engine/rule.ts';
import { verifiedFixes } from './verifiedFixes.ts';
import { tagRemoval } from './pairFixes.ts';
import { isPlaceholderTag } from './placeholderTag.ts';
import { isQuotedTag } from './quotedCode.ts';
import { asTextFixes } from './textFixes.ts';
import { insertion, replacement } from '../../../text/textRange.ts';

type UnclosedTag = Extract<PageProblem, { readonly kind: 'unclosedTag' }>;

export function closeFixes(context: PageContext, problem: UnclosedTag): readonly Fix[] {
  const { tag } = problem;
  if (isVoid(tag)) return emptyFixes(context, tag);
  const closing = verifiedFixes(context, closings(context, problem));
  if (context.catalogue.get(tag.name)?.content === 'none')
    return [...emptyFixes(context, tag), ...closing.map(notPreferred)];
  const itself = tag.attributes.length > 0 ? [selfClosing(context, tag, false)] : [];
  const asText = asTextFixes(context, tag.range);
  if (isPlaceholderTag(context, tag)) return [...asText, ...closing.map(notPreferred)];
  const { title, edits } = tagRemoval(context, tag);
  return [...closing, ...itself, pageFix(context, title, edits)];
}

function notPreferred(fix: Fix): Fix {
  return { ...fix, preferred: false };
}

/** Returns the fixes of an element that has no content. One that is quoted is rather to be shown as text. */
function emptyFixes(context: PageContext, tag: JsxTag): readonly Fix[] {
  if (!isQuotedTag(context.page, tag)) return [selfClosing(context, tag, true)];
  const [escape, asCode = escape] = asTextFixes(context, tag.range);
  const asText = asCode === undefined ? [] : [{ ...asCode, preferred: true }];
  return [...asText, selfClosing(context, tag, false)];
}

/** Returns the fix that makes `<br>` a `<br />`. */
function selfClosing(context: PageContext, { name, range }: JsxTag, isSure: boolean): Fix {
  const written = context.page.text.slice(range.start, range.end - 1).trimEnd();
  const edit = replacement({ start: range.start + written.length, end: range.end }, ' />');
  return pageFix(context, `Change to ${code(`<${name} />`)}`, [edit], { preferred: isSure, isSafe: isSure });
}

/** Returns the possible positions of the closing tag, the likeliest first. */
function closings(context: PageContext, { tag, endOfContainer }: UnclosedTag): readonly TitledEdits[] {
  const name = code(`<${tag.name}>`);
  const siblings = siblingsAfter(context, tag, endOfContainer);
  if (siblings === undefined) {
    const end = context.page.text.slice(0, endOfContainer).trimEnd().length;
    return [{ title: `Close ${name} at the end of the paragraph`, edits: [insertion(end, `</${tag.name}>`)] }];
  }
  const [next, ...others] = siblings;
  const lastChild = lastChildOf(context, tag, endOfContainer);
  const heading = others.findIndex(({ kind }) => kind === 'heading');
  const positions = [
    { title: `after the last ${code(`<${lastChild?.name ?? ''}>`)}`, at: lastChild?.range.end },
    { title: 'after the last code block', at: lastOfCode(tag, siblings)?.range.end },
    {
      title: 'after the next block',
      at: lastChild === undefined && next?.kind !== 'heading' ? next?.range.end : undefined,
    },
    { title: 'before the next heading', at: heading < 0 ? undefined : siblings[heading]?.range.end },
    { title: 'after the last block', at: siblings.at(-1)?.range.end },
  ];
  return positions.flatMap(({ title, at }, index): readonly TitledEdits[] => {
    if (at === undefined || positions.slice(0, index).some((other) => other.at === at)) return [];
    return [{ title: `Close ${name} ${title}`, edits: [closingLine(context, tag, at)] }];
  });
}

/** Returns the last of the code blocks directly after the opening tag of a component that contains several. */
function lastOfCode({ name }: JsxTag, siblings: readonly Block[]): Block | undefined {
  const end = siblings.findIndex(({ kind }) => kind !== 'fence');
  return hasTrait(name, 'holdsCode') ? siblings.slice(0, end < 0 ? siblings.length : end).at(-1) : undefined;
}

/** Returns the last of the children after an opening tag that belong in its element. */
function lastChildOf({ page, catalogue }: PageContext, tag: JsxTag, end: number): Element | undefined {
  const spec = catalogue.get(tag.name);
  const childNames = spec?.parts ?? spec?.children ?? [];
  const isChild = ({ name, range }: Element): boolean =>
    childNames.includes(name) && tag.range.end <= range.start && range.end <= end;
  return page.elements.findLast(isChild);
}

/** Returns the blocks after a tag that has its line to itself; undefined for a tag within a paragraph. */
function siblingsAfter({ page }: PageContext, tag: JsxTag, end: number): readonly Block[] | undefined {
  const [block, parent] = blocksAround(page, tag.range.start);
  if (block?.kind !== 'flow') return undefined;
  const siblings = parent?.children ?? page.blocks;
  return siblings.filter(({ range }) => range.start >= block.range.end && range.end <= end);
}

/** Returns the closing tag on a line of its own, with the indentation of the opening one. */
function closingLine(
  { page: { text } }: PageContext,
  { name, range }: JsxTag,
  at: number,
): TitledEdits['edits'][number] {
  return insertion(at, `${lineEndOf(text)}${indentBefore(text, range.start)}</${name}>`);
}
