import type { JsxAttribute } from '../../page/mdx/scanTag.ts';
import { attributeOf } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code, listWords } from '../../util/words.ts';
import { insertion, pageFix, replacement } from '../pageEdits.ts';
import type { Finding, Fix, PageRule } from '../rule.ts';
import { removal } from './attributeFixes.ts';
import { attributeSpecOf, endOfAttributes, lacks, placesOf, usesOf, type ComponentUse } from './componentUse.ts';

/** The places of a parameter that the format names; the platform knows a few more. */
const mainPlaces = ['path', 'body', 'query', 'header'];

export const paramLocation: PageRule = {
  meta: {
    id: 'component/param-location',
    severity: 'error',
    summary: 'a `ParamField` without exactly one of `path`, `body`, `query` and `header`',
    guideline:
      'Set exactly one of `path`, `query`, `body`, `header` on a `ParamField`; its value is the parameter’s name',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const use of usesOf(place)) {
      const names = placesOf(use.spec);
      if (names === undefined) continue;
      const { opening } = use.element;
      const given = opening.attributes.filter(({ name }) => names.includes(name));
      const [first] = given;
      if (first === undefined) {
        if (names.every((name) => lacks(opening, name))) yield noPlace(place, use, shown(names));
        continue;
      }
      const others = given.filter(({ name }) => name !== first.name);
      for (const other of others) {
        yield {
          range: other.nameRange,
          message: `${code(use.element.name)} takes only one location; ${code(first.name)} is already set. Remove one of them.`,
          related: [{ file: place.file, range: first.nameRange, message: 'First set here' }],
          fixes: () => [other, first].map((attribute) => removalOf(place, attribute)),
          hasFix: true,
        };
      }
    }
  },
};

/** The places to tell a writer of: those of the format, where the component has them. */
function shown(names: readonly string[]): readonly string[] {
  const known = mainPlaces.filter((name) => names.includes(name));
  return known.length > 0 ? known : names;
}

function noPlace(place: PageInSite, use: ComponentUse, names: readonly string[]): Finding {
  return {
    range: use.element.opening.nameRange,
    message: `${code(use.element.name)} has no location. Add ${listWords(names.map(code))}, with the parameter’s name as its value.`,
    fixes: () => names.map((name) => placing(place, use, name)),
    hasFix: true,
  };
}

/** Gives a parameter its place; a name that was given as in a `ResponseField` is taken over. */
function placing(place: PageInSite, { element: { opening }, spec }: ComponentUse, name: string): Fix {
  const given = attributeSpecOf(spec, 'name') === undefined ? attributeOf(opening, 'name') : undefined;
  if (given !== undefined) {
    return pageFix(place, `Change ${code('name')} to ${code(name)}`, [replacement(given.nameRange, name)]);
  }
  return pageFix(place, `Add ${code(name)}`, [insertion(endOfAttributes(opening), ` ${name}=""`)]);
}

function removalOf(place: PageInSite, attribute: JsxAttribute): Fix {
  return pageFix(place, `Remove ${code(attribute.name)}`, [removal(place.page.text, attribute)]);
}
