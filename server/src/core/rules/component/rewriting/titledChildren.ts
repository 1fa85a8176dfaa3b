import type { Element } from '../../../page/elements/elements.ts';
import type { Heading } from '../../../page/pageModel.ts';
import { blocksAround, looseContentOf, type LooseContent } from '../../../page/pageQueries.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { code } from '../../../util/messageText.ts';
import type { Fix } from '../../engine/rule.ts';
import { isOneOf, isOpaque } from '../componentUse.ts';
import { titleAttribute, between, linesWithin, plainTextOf, rewriteBlocks } from './rewriteBlocks.ts';
import { stepLines } from './stepLines.ts';

/**
 * Returns the fix that makes all content of an element children with titles: of each heading with what follows it, or of
 * each item of an ordered list. None if that isn’t certain to be meant, or if a title would be empty.
 */
export function titledChildren(
  context: PageContext,
  element: Element,
  name: string,
  allowed: readonly string[],
): readonly Fix[] {
  const { children } = element;
  const isChild = (one: string): boolean => isOneOf(context.catalogue, one, allowed);
  if (children.some((one) => one.name === '' || isChild(one.name) || isOpaque(context, one.name))) return [];
  const content = looseContentOf(context.page, element);
  const [first] = content;
  if (first === undefined || children.some(({ range }) => range.start < first.range.start)) return [];
  if (first.kind === 'heading') return ofHeadings(context, content, endOfContent(context, element), name);
  return name === 'Step' && first.kind === 'list' && content.length === 1 && children.length === 0
    ? ofItems(context, first, name)
    : [];
}

function endOfContent({ page: { text } }: PageContext, { content }: Element): number {
  const start = content?.start ?? 0;
  return start + text.slice(start, content?.end).trimEnd().length;
}

function ofHeadings(context: PageContext, content: readonly LooseContent[], end: number, name: string): readonly Fix[] {
  const { headings, text } = context.page;
  const direct = content.flatMap(({ kind, range }) =>
    kind === 'heading' ? (headings.find((heading) => heading.range.start === range.start) ?? []) : [],
  );
  const [first] = direct;
  if (first === undefined || direct.some(({ level }) => level < first.level)) return [];
  const titled = direct.filter(({ level }) => level === first.level);
  const lines = titled.map((heading, at) => {
    const title = titleOf(text, heading);
    const inner = linesWithin(text, { start: heading.range.end, end: titled[at + 1]?.range.start ?? end });
    return title === undefined ? undefined : childLines(name, title, inner);
  });
  if (lines.includes(undefined)) return [];
  const gaps = lines.flatMap((one, at) => (at === 0 ? (one ?? []) : ['', ...(one ?? [])]));
  const fixes = rewriteBlocks(context, `Make each heading a ${code(name)}`, { start: first.range.start, end }, gaps);
  return fixes.map((fix) => ({ ...fix, preferred: true }));
}

/** Returns a heading as the value of an attribute; undefined if that would drop something, such as an id that links use. */
function titleOf(text: string, { content, id }: Heading): string | undefined {
  const title = id === undefined ? plainTextOf(text.slice(content.start, content.end)) : undefined;
  return title === '' ? undefined : title;
}

function childLines(name: string, title: string, inner: readonly string[]): readonly string[] {
  const opening = `<${name} ${titleAttribute(title)}>`;
  return inner.length === 0 ? [`${opening}</${name}>`] : between(opening, inner, `</${name}>`);
}

function ofItems(context: PageContext, { range }: LooseContent, name: string): readonly Fix[] {
  const { page } = context;
  const list = blocksAround(page, range.start).find(({ kind }) => kind === 'orderedList' || kind === 'bulletList');
  if (list?.kind !== 'orderedList') return [];
  const items = list.children.filter(({ kind }) => kind === 'listItem');
  const steps = items.map((item) => stepLines(page.text, item));
  if (steps.includes(undefined)) return [];
  const lines = steps.flatMap((step) => step ?? []);
  const all = { start: list.range.start, end: items.at(-1)?.range.end ?? list.range.end };
  const fixes = rewriteBlocks(context, `Make each item a ${code(name)}`, all, lines);
  return fixes.map((fix) => ({ ...fix, preferred: true }));
}
