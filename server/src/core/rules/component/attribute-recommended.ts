import type { AttributeSpec } from '../../components/componentSpec.ts';
import type { ComponentUse } from '../../page/elements/componentUses.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { JsxTag } from '../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/collections.ts';
import { lazy } from '../../util/lazy.ts';
import { code } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import { additions, purposeOf } from './attributes/attributeFixes.ts';
import { misnamed } from './attributes/attributeNames.ts';
import { lacks, usesOf } from './componentUse.ts';
import { startingAt } from '../../text/textRange.ts';

export const attributeRecommended: PageRule = {
  meta: {
    id: 'component/attribute-recommended',
    title: 'Missing recommended attribute',
    severity: 'warning',
    summary: 'a component without a recommended attribute',
    habit: { name: 'titles', smallestShare: 0 },
  },
  *check(context) {
    const given = lazy(() => givenAttributes(context));
    const siblings = new Siblings();
    for (const use of usesOf(context)) {
      const { opening, name } = use.element;
      for (const attribute of missingIn(context.page, use, siblings)) {
        yield {
          range: opening.nameRange,
          // Steps that are numbers and text throughout are meant that way.
          isMinorByHabit: !isForgotten(use, attribute.name, given(), siblings),
          cause: `${name} ${attribute.name}`,
          message: `This ${code(name)} has no ${code(attribute.name)}. Add one${purposeOf(attribute)}.`,
          fixes: () => additions(context, opening, attribute, true),
        };
      }
    }
  },
};

/** Returns the recommended attributes that a page uses, after the names of their components. */
function givenAttributes(context: PageContext): ReadonlySet<string> {
  const given = [...usesOf(context)].flatMap(({ element, spec }) =>
    spec.attributes
      .filter(({ name, recommended }) => recommended === true && !lacks(element.opening, name))
      .map(({ name }) => `${element.name} ${name}`),
  );
  return new Set(given);
}

/** Whether an attribute is missing only here: another child of the same parent has it, or another such element. */
function isForgotten(
  { element, spec }: ComponentUse,
  attribute: string,
  given: ReadonlySet<string>,
  siblings: Siblings,
): boolean {
  return spec.parents === undefined ? given.has(`${element.name} ${attribute}`) : siblings.haveSet(element, attribute);
}

function missingIn(page: PageModel, use: ComponentUse, siblings: Siblings): readonly AttributeSpec[] {
  const { element, spec } = use;
  const { opening } = element;
  const missing = spec.attributes.filter(({ name, recommended }) => recommended === true && lacks(opening, name));
  if (missing.length === 0 || (spec.isHtml === true && isNamedOtherwise(opening))) return [];
  // component/attribute-unknown reports a misspelled one.
  if (misnamed(use, missing) !== undefined) return [];
  // An attribute missing on all siblings has one cause, so only the first is reported.
  const isReported = (name: string): boolean =>
    spec.parents === undefined || siblings.isFirst(element) || siblings.haveSet(element, name);
  return missing.filter(({ name }) => isReported(name) && (name !== 'title' || !beginsWithTitle(page, element)));
}

/** Whether the first content of an element is shown as a title: a heading, or a component that has one. */
function beginsWithTitle({ headings, elements, text }: PageModel, { content }: Element): boolean {
  if (content === undefined) return false;
  const start = content.start + (/^\s*/.exec(text.slice(content.start, content.end))?.[0].length ?? 0);
  if (startingAt(headings, start) !== undefined) return true;
  const first = startingAt(elements, start);
  return first !== undefined && (/^h[1-6]$|^Heading$/.test(first.name) || !lacks(first.opening, 'title'));
}

/** The elements of the same name in the same parent, read once: there may be thousands. */
class Siblings {
  readonly #byParent = new Map<Element, ReadonlyMap<string, readonly Element[]>>();
  /** By the first of siblings: whether one of them has an attribute. */
  readonly #set = new Map<Element, Map<string, boolean>>();

  isFirst(element: Element): boolean {
    return this.#of(element)[0] === element;
  }

  haveSet(element: Element, attribute: string): boolean {
    const siblings = this.#of(element);
    const [first = element] = siblings;
    const known = this.#set.get(first) ?? new Map<string, boolean>();
    const isSet = known.get(attribute) ?? siblings.some(({ opening }) => !lacks(opening, attribute));
    this.#set.set(first, known.set(attribute, isSet));
    return isSet;
  }

  #of(element: Element): readonly Element[] {
    const { parent, name } = element;
    if (parent === undefined) return [element];
    const known = this.#byParent.get(parent) ?? groupBy(parent.children, (child) => child.name);
    this.#byParent.set(parent, known);
    return known.get(name) ?? [element];
  }
}

/** Whether an HTML element has a name for screen readers without a title, or is hidden from them. */
function isNamedOtherwise({ attributes }: JsxTag): boolean {
  return attributes.some(({ name }) => ['aria-label', 'aria-labelledby', 'aria-hidden', 'hidden'].includes(name));
}
