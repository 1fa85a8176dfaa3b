import type { Element } from '../../page/elements/elements.ts';
import { withoutInvisible } from '../../page/invisible.ts';
import type { LinkLike, PageModel } from '../../page/pageModel.ts';
import { attributeOf, attributeTextRange, hasSpread, textOfAttribute } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, insertion, replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { attributeRemoval } from '../component/attributes/attributeFixes.ts';

export const empty: PageRule = {
  meta: {
    id: 'link/empty',
    title: 'Link without an address',
    severity: 'warning',
    summary: 'a link without an address, or only to `#`',
    timing: 'whenTyped',
  },
  *check(context) {
    const { links, elements } = context.page;
    const defined = definedAddresses(context.page);
    for (const link of links) {
      const address = link.url === undefined ? defined.get(link.reference ?? '') : link.url.value.trim();
      if (address !== undefined && isEmpty(address) && mayBeFollowed(link.text, address)) {
        yield isMember(link)
          ? ofMember(context, link)
          : findingFor(link.range, address, () => [withoutLink(context, link)]);
      }
    }
    for (const element of elements) {
      const found = emptyAddress(context.page, element);
      if (found !== undefined) yield findingFor(found.range, found.value, () => withoutAddress(context, element));
    }
  },
};

/** Whether a link is code: the member `[Symbol.iterator]()` of an object. */
function isMember({ text, url }: LinkLike): boolean {
  return url?.value === '' && /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/.test(text);
}

function ofMember(context: PageContext, { range }: LinkLike): Finding {
  const written = context.page.text.slice(range.start, range.end);
  return {
    range,
    message: `Readers see a link without an address instead of ${code(written)}. Escape the ${code('[')}.`,
    fixes: () => [pageFix(context, `Escape the ${code('[')}`, [insertion(range.start, '\\')], { preferred: true })],
  };
}

function findingFor(range: TextRange, address: string, fixes: () => readonly Fix[]): Finding {
  const problem = address === '' ? 'This link has no address' : 'A link to `#` only scrolls to the top of the page';
  return {
    range,
    message: `${problem}. Add an address, or remove the link.`,
    fixes: fixesIfAny(fixes),
  };
}

/** Returns the addresses of definitions by their labels; the first of a label counts. */
function definedAddresses({ definitions }: PageModel): ReadonlyMap<string, string | undefined> {
  return new Map(definitions.toReversed().map(({ label, url }) => [label, url?.value.trim()]));
}

function isEmpty(address: string): boolean {
  return address === '' || address === '#';
}

/** Texts of links to the top of a page. */
const toTop = /\btop\b|\bup\b|[↑⬆🔝]|oben|haut|arriba|inicio|topo|наверх|顶|頂|トップ|先頭|맨 위/iu;

/** Excludes links that nobody sees, which are reported already, and those to the top of the page. */
function mayBeFollowed(text: string, address: string): boolean {
  return withoutInvisible(text) !== '' && !(address === '#' && toTop.test(text));
}

/** Returns the empty address of a tag; undefined if a script may handle the link. */
function emptyAddress({ text, script }: PageModel, element: Element): { value: string; range: TextRange } | undefined {
  const { name, opening, content } = element;
  const isLink = (name === 'a' || name === 'Card') && !script.names.has(name);
  const value = isLink ? textOfAttribute(opening, 'href')?.trim() : undefined;
  const attribute = attributeOf(opening, 'href');
  if (value === undefined || attribute === undefined || !isEmpty(value) || isScripted(element)) return undefined;
  if (name === 'Card')
    return { value, range: value === '' ? attribute.range : (attributeTextRange(attribute) ?? attribute.range) };
  const inside = content === undefined ? '' : text.slice(content.start, content.end);
  return mayBeFollowed(inside.trim(), value) ? { value, range: attribute.range } : undefined;
}

function isScripted({ opening }: Element): boolean {
  const isUsed = ({ name }: { readonly name: string }): boolean => /^(?:on[A-Z]|data-|role$|id$|name$)/.test(name);
  return hasSpread(opening) || opening.attributes.some(isUsed);
}

function withoutLink(context: PageContext, { range, label }: LinkLike): Fix {
  const text = context.page.text.slice(label.start, label.end);
  return pageFix(context, 'Remove the link, keep its text', [replacement(range, text)]);
}

function withoutAddress(context: PageContext, { name, opening }: Element): readonly Fix[] {
  const attribute = attributeOf(opening, 'href');
  if (attribute === undefined || name !== 'Card') return [];
  return [pageFix(context, `Remove ${code('href')}`, [attributeRemoval(context.page.text, attribute)])];
}
