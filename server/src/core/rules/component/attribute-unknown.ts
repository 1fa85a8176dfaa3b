import type { ComponentSpec } from '../../components/componentSpec.ts';
import type { JsxAttribute } from '../../page/mdx/scanTag.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { lazy } from '../../util/lazy.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code, listWords } from '../../util/words.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Finding, Fix, PageRule } from '../rule.ts';
import { removal } from './attributeFixes.ts';
import { attributesMeant, freeAttributes, isKnown, misnamed, missingIn, usualAttributes } from './attributeNames.ts';
import { calloutType } from './calloutType.ts';
import { usesOf, type ComponentUse } from './componentUse.ts';

export const attributeUnknown: PageRule = {
  meta: {
    id: 'component/attribute-unknown',
    severity: 'warning',
    summary: 'an attribute that the component does not have',
    guideline: 'Make up no attributes',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const use of usesOf(place)) {
      if (use.spec.anyAttributes !== true) yield* checkTag(place, use);
    }
  },
};

/** Reports each unknown attribute for which another is meant, and the others of a tag together. */
function* checkTag(place: PageInSite, use: ComponentUse): Iterable<Finding> {
  const free = lazy(() => freeAttributes(use));
  // component/attribute-required reports what was meant for an attribute that the tag needs.
  const reported = missingIn(use).map((missing) => misnamed(use, missing)?.attribute);
  const others: JsxAttribute[] = [];
  for (const attribute of use.element.opening.attributes) {
    if (isKnown(use.spec, attribute.name) || reported.includes(attribute)) continue;
    const ofCallout = calloutType(place, use.element, attribute);
    const nearest = attributesMeant(use.spec, free(), attribute.name);
    if (ofCallout !== undefined) yield { ...ofCallout, hasFix: true };
    else if (nearest.names.length === 0 && !belongsBetweenTags(use.spec, attribute.name)) others.push(attribute);
    else yield report(place, use, [attribute], nearest);
  }
  if (others.length > 0) yield report(place, use, others, { names: [], isClear: false });
}

function report(place: PageInSite, use: ComponentUse, attributes: readonly JsxAttribute[], nearest: Nearest): Finding {
  const names = [...new Set(attributes.map(({ name }) => name))];
  const range = attributes[0]?.nameRange ?? use.element.opening.nameRange;
  return {
    range,
    message: message(use, names, nearest),
    fixes: () => fixes(place, attributes, nearest),
    hasFix: true,
  };
}

/** Whether what an attribute was given is text that goes between the tags. */
function belongsBetweenTags({ content }: ComponentSpec, name: string): boolean {
  return name === 'description' && content === 'flow';
}

/** A longer list of attributes helps nobody. */
const mostShown = 8;

function message({ spec, element: { name } }: ComponentUse, written: readonly string[], { names }: Nearest): string {
  const [first = '', ...more] = written;
  const unknown = `${code(name)} has no ${more.length > 0 ? 'attributes' : 'attribute'} ${listWords(written.map(code))}`;
  if (belongsBetweenTags(spec, first)) return `${unknown}. Write the text between its tags.`;
  if (names.length > 0) return `${unknown}. Did you mean ${listWords(names.map(code))}?`;
  const removal = more.length > 0 ? 'Remove them.' : 'Remove it.';
  const all = usualAttributes(spec).map(code);
  if (all.length === 0) return `${unknown}; it takes none. ${removal}`;
  return all.length > mostShown
    ? `${unknown}. ${removal}`
    : `${unknown}; it takes ${listWords(all, 'and')}. ${removal}`;
}

function fixes(place: PageInSite, attributes: readonly JsxAttribute[], { names, isClear }: Nearest): readonly Fix[] {
  const renames = attributes.flatMap(({ nameRange }) =>
    names.map((name, index) =>
      pageFix(place, `Change to ${code(name)}`, [replacement(nameRange, name)], { preferred: isClear && index === 0 }),
    ),
  );
  const edits = attributes.map((attribute) => removal(place.page.text, attribute));
  const written = listWords([...new Set(attributes.map(({ name }) => code(name)))], 'and');
  return [...renames, pageFix(place, `Remove ${written}`, edits)];
}
