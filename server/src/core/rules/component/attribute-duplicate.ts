import type { JsxAttribute, JsxTag } from '../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code, shorten } from '../../util/messageText.ts';
import { type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { attributeRemoval } from './attributes/attributeFixes.ts';

export const attributeDuplicate: PageRule = {
  meta: {
    id: 'component/attribute-duplicate',
    title: 'Duplicate attribute',
    severity: 'warning',
    summary: 'an attribute that is set twice in one tag',
  },
  *check(context) {
    const { page, file } = context;
    for (const { opening } of page.elements) {
      for (const [first, second] of duplicatesIn(opening)) {
        yield {
          range: second.nameRange,
          message: `Duplicate attribute ${code(second.name)}; only the last one takes effect. Remove one of them.`,
          related: [{ file, range: first.nameRange, message: 'First set here' }],
          fixes: () => fixes(context, first, second),
        };
      }
    }
  },
};

/** Returns each attribute of a tag whose name was used before, with the earlier one. */
function duplicatesIn({ attributes }: JsxTag): readonly (readonly [JsxAttribute, JsxAttribute])[] {
  if (attributes.length < 2) return [];
  const earlier = new Map<string, JsxAttribute>();
  return attributes.flatMap((attribute) => {
    if (attribute.name === '') return [];
    const first = earlier.get(attribute.name);
    earlier.set(attribute.name, attribute);
    return first === undefined ? [] : [[first, attribute] as const];
  });
}

function fixes(context: PageContext, first: JsxAttribute, second: JsxAttribute): readonly Fix[] {
  const { text } = context.page;
  const [one, other] = [first, second].map(({ range }) => text.slice(range.start, range.end)) as [string, string];
  // Removing the attribute without effect doesn't change what readers see.
  const removeFirst = (title: string, preferred: boolean): Fix =>
    pageFix(context, title, [attributeRemoval(text, first)], { preferred, isSafe: preferred });
  if (one === other) return [removeFirst('Remove the duplicate', true)];
  return [
    removeFirst(`Keep ${code(shorten(other))}`, false),
    pageFix(context, `Keep ${code(shorten(one))}`, [attributeRemoval(text, second)]),
  ];
}
