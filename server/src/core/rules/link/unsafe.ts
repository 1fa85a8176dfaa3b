import { decodeEntity } from '../../page/entities.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { LinkLike } from '../../page/pageModel.ts';
import type { JsxAttribute } from '../../page/mdx/script/scanTag.ts';
import { attributeText, attributeTextRange } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { asBrowsersRead, isUnsafeAddress } from '../../paths/address.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { replacement } from '../../text/textRange.ts';
import { attributeRemoval } from '../component/attributes/attributeFixes.ts';

export const unsafe: PageRule = {
  meta: {
    id: 'link/unsafe',
    title: 'Link that runs code',
    severity: 'error',
    summary: 'a link that runs code in the reader’s browser',
  },
  *check(context) {
    const { links, images, definitions, elements } = context.page;
    for (const link of [...links, ...images]) {
      if (link.url !== undefined && isUnsafeAddress(link.url.value))
        yield findingFor(link.url, () => [withoutLink(context, link)]);
    }
    for (const { url } of definitions) {
      if (url !== undefined && isUnsafeAddress(url.value)) yield findingFor(url, () => []);
    }
    for (const element of elements) {
      for (const attribute of element.opening.attributes) {
        const found = unsafeValue(attribute);
        if (found !== undefined) yield findingFor(found, () => [withoutAttribute(context, element, attribute)]);
      }
    }
  },
};

interface UnsafeAddress {
  readonly value: string;
  readonly range: LinkLike['range'];
}

function findingFor({ value, range }: UnsafeAddress, fixes: () => readonly Fix[]): Finding {
  const scheme = /^[^:]*:(?:text\/html)?/.exec(asBrowsersRead(value))?.[0] ?? '';
  return {
    range,
    message: `A ${code(scheme)} address runs code in the reader’s browser. Use the address of a page instead.`,
    fixes: fixesIfAny(fixes),
  };
}

function unsafeValue(attribute: JsxAttribute): UnsafeAddress | undefined {
  if (attribute.name !== 'href' && attribute.name !== 'src') return undefined;
  const [text, range] = [attributeText(attribute), attributeTextRange(attribute)];
  if (text === undefined || range === undefined) return undefined;
  const value = attribute.value?.kind === 'text' ? text.replace(/&#?\w+;/g, decodeEntity) : text;
  return isUnsafeAddress(value) ? { value, range } : undefined;
}

/** Returns the fix that keeps only the link's text. */
function withoutLink(context: PageContext, { range, label }: LinkLike): Fix {
  return pageFix(context, 'Remove the link, keep its text', [
    replacement(range, context.page.text.slice(label.start, label.end)),
  ]);
}

function withoutAttribute(context: PageContext, { name }: Element, attribute: JsxAttribute): Fix {
  const title = `Remove ${code(attribute.name)} from ${code(name)}`;
  return pageFix(context, title, [attributeRemoval(context.page.text, attribute)]);
}
