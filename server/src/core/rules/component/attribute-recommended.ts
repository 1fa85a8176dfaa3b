import type { AttributeSpec } from '../../components/componentSpec.ts';
import type { JsxTag } from '../../page/mdx/scanTag.ts';
import { code } from '../../util/words.ts';
import type { PageRule } from '../rule.ts';
import { additions, purposeOf } from './attributeFixes.ts';
import { lacks, usesOf, type ComponentUse } from './componentUse.ts';

export const attributeRecommended: PageRule = {
  meta: {
    id: 'component/attribute-recommended',
    severity: 'warning',
    summary: 'a component without an attribute that readers would miss',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const use of usesOf(place)) {
      const { opening, name } = use.element;
      for (const attribute of missingIn(use)) {
        yield {
          range: opening.nameRange,
          message: `${code(name)} should have ${code(attribute.name)}${purposeOf(attribute)}. Add it.`,
          fixes: () => additions(place, opening, attribute, true),
          hasFix: true,
        };
      }
    }
  },
};

function missingIn({ element: { opening }, spec }: ComponentUse): readonly AttributeSpec[] {
  const missing = spec.attributes.filter(({ name, recommended }) => recommended === true && lacks(opening, name));
  return spec.isHtml === true && isNamedOtherwise(opening) ? [] : missing;
}

/** Whether an HTML element is named for screen readers without a title, or kept from them. */
function isNamedOtherwise({ attributes }: JsxTag): boolean {
  return attributes.some(({ name }) => ['aria-label', 'aria-labelledby', 'aria-hidden', 'hidden'].includes(name));
}
