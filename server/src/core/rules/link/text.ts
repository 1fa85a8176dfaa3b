import type { SyntaxNode } from '@lezer/common';
import type { Element } from '../../page/elements/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { attributeOf, hasSpread, textOfAttribute } from '../../page/pageQueries.ts';
import { visibleText } from '../../page/visibleText.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, deletion, replacement } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';

export const text: PageRule = {
  meta: {
    id: 'link/text',
    title: 'Link text that doesn’t describe its target',
    severity: 'warning',
    summary: 'a link without text, or with text that doesn’t describe its target',
    once: 'page',
    pages: { history: 'hint' },
    guideline: 'Use link text that describes the target, never “click here”',
    fixes: { from: (site, file, url) => titleOf(site, file, url) !== undefined },
  },
  *check(context) {
    for (const link of labelledLinks(context.page)) {
      const written = context.page.text.slice(link.content.start, link.content.end);
      if (link.text === '' && !mayShowSomething(written)) {
        yield isLeftOver(context.page, link)
          ? {
              ...findingFor(context, link, 'Remove this empty link: headings get their anchors by themselves.'),
              cause: 'empty links in headings',
            }
          : findingFor(
              context,
              link,
              'This link has no text, so it’s invisible. Add text that describes its target, or remove it.',
            );
      } else if (
        saysNothing(link.text) &&
        // One without an address is reported for that.
        link.url?.trim() !== '' &&
        !written.includes('`') &&
        !isWithinPage(link) &&
        !endsList(context.page, link)
      ) {
        yield {
          ...findingFor(
            context,
            link,
            `“${shorten(link.text)}” doesn’t describe this link’s target. Use more specific text.`,
          ),
          severity: saysMore(link.text) ? 'info' : undefined,
        };
      }
    }
  },
};

/** Whether a link without text is what a converter left of the anchor of a heading. */
function isLeftOver({ headings }: PageModel, { range, url }: LabelledLink): boolean {
  return (
    url?.startsWith('#') === true &&
    headings.some(({ content }) => content.start <= range.start && range.end <= content.end)
  );
}

/** “Learn more” after the sentence that it is about: readers of the page know what it means. */
function saysMore(text: string): boolean {
  return /\bmore\b/i.test(text);
}

/** Within the page, “here” is a clear link text. */
function isWithinPage({ url }: LabelledLink): boolean {
  return url?.startsWith('#') === true;
}

/** “Kafka, Vector, and [more](…)”: the text before it makes it clear. */
function endsList({ text }: PageModel, { range, text: shown }: LabelledLink): boolean {
  const before = text.slice(Math.max(0, range.start - 10), range.start);
  return shown.trim().toLowerCase() === 'more' && /(?:\band|&|\bor)\s+$/i.test(before);
}

/** A link with the content of its brackets or tags. */
interface LabelledLink {
  readonly range: TextRange;
  readonly content: TextRange;
  readonly text: string;
  readonly url: string | undefined;
  /** Whether it is a self-closing tag. */
  readonly isEmptyTag: boolean;
}

function findingFor(context: PageContext, link: LabelledLink, message: string): Finding {
  const { range, content, text, url } = link;
  // Text pasted into many pages has the same link each time.
  const cause = url && `${text} ${url}`;
  return {
    range: text === '' ? range : content,
    cause,
    message,
    fixes: fixesIfAny(() => fixesFor(context, link)),
    ...(url !== undefined && !link.isEmptyTag && { fixNeeds: url }),
  };
}

/** Texts that say only that they are a link. */
const nothing = new RegExp(
  '^(?:(?:please )?(?:(?:click|tap|press|go|see|look|check|read|visit)(?: it)? )?(?:(?:right|over) )?here' +
    '|(?:(?:click|tap|press|follow|see|use|open|visit) )?(?:on )?(?:(?:this|the) link|this (?:url|page|article|post|site|website))' +
    '|(?:(?:please )?(?:read|learn|see|show|find out|view) )?more(?: info| information| details| here)?' +
    '|click(?: this| me| on this)?|link|this|this one)$',
);

/** Whether a complete text says nothing about its link's target; formatting and case are ignored. */
function saysNothing(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return nothing.test(words);
}

function labelledLinks(page: PageModel): readonly LabelledLink[] {
  const markdown = page.links
    .filter(({ form }) => form !== 'bare')
    .map(({ range, label, text, url }) => ({ range, content: label, text, url: url?.value, isEmptyTag: false }));
  return [...markdown, ...page.elements.flatMap((element) => anchorLink(page, element) ?? [])];
}

/** Returns an `<a href>` as a link; one that is also an anchor may be empty. */
function anchorLink(page: PageModel, { name, opening, content, range }: Element): LabelledLink | undefined {
  const isNamed = ['id', 'name', 'aria-label', 'aria-labelledby'].some(
    (key) => attributeOf(opening, key) !== undefined,
  );
  if (name !== 'a' || attributeOf(opening, 'href') === undefined || hasSpread(opening) || isNamed) return undefined;
  const inside = content ?? { start: range.end, end: range.end };
  const text = visibleText(page.text, nodeAround(page, inside), inside);
  const url = textOfAttribute(opening, 'href');
  return {
    range: content === undefined ? opening.range : range,
    content: inside,
    text,
    url,
    isEmptyTag: content === undefined,
  };
}

function nodeAround({ parsed }: PageModel, { start, end }: TextRange): SyntaxNode {
  let node = parsed.tree.resolve(start, 1);
  while (node.parent !== null && node.to < end) node = node.parent;
  return node;
}

/** Whether tags, images or expressions may show something; images without alt text have their own rule. */
function mayShowSomething(written: string): boolean {
  return /[<{$]|!\[/.test(written);
}

function fixesFor(context: PageContext, { range, content, text, url, isEmptyTag }: LabelledLink): readonly Fix[] {
  if (isEmptyTag) return [];
  const title = url === undefined ? undefined : titleOf(context.site, context.file, url);
  const fixes: Fix[] = [];
  if (title !== undefined) {
    const written = title.replace(/[\\`*_[\]<>{}]/g, '\\$&');
    fixes.push(pageFix(context, `Use the page’s title: “${shorten(title, 40)}”`, [replacement(content, written)]));
  }
  // Nobody sees it, but the title of a page shows what its text was to be.
  const isSafe = title === undefined;
  if (text === '') fixes.push(pageFix(context, 'Remove the empty link', [deletion(range)], { isSafe }));
  return fixes;
}

/** Returns the title of the page that a link resolves to, unless it is just as vague. */
function titleOf(site: SiteSnapshot, file: SitePath, url: string): string | undefined {
  const target = resolveLink(site, file, url);
  if (target.kind !== 'page' || target.file === file || target.fragment !== undefined) return undefined;
  const title = site.pages.get(target.file)?.title;
  const isPlain =
    title === undefined || saysNothing(title) || /^(?:overview|introduction|intro|home|index)$/i.test(title);
  return isPlain ? undefined : title;
}
