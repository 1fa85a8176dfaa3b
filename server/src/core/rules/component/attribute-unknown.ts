import { isUniversalAttribute } from '../../components/catalogue.ts';
import type { ComponentSpec } from '../../components/componentSpec.ts';
import type { JsxAttribute } from '../../page/mdx/scanTag.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { lazy } from '../../util/lazy.ts';
import { findNearest, type Nearest } from '../../util/nearest.ts';
import { code, listWords } from '../../util/words.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Fix, PageRule } from '../rule.ts';
import { removal } from './attributeFixes.ts';
import { attributeSpecOf, lacks, usesOf, type ComponentUse } from './componentUse.ts';

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
      if (use.spec.anyAttributes === true) continue;
      const free = lazy(() => freeAttributes(use));
      for (const attribute of use.element.opening.attributes) {
        if (isKnown(use.spec, attribute.name)) continue;
        const nearest = meant(free(), attribute.name);
        yield {
          range: attribute.nameRange,
          message: message(use, attribute.name, nearest),
          fixes: () => fixes(place, attribute, nearest),
          hasFix: true,
        };
      }
    }
  },
};

function isKnown(spec: ComponentSpec, name: string): boolean {
  // A spread has no name; HTML's own spelling of `className` reaches the page all the same.
  if (name === '' || name === 'class' || name.includes(':')) return true;
  return isUniversalAttribute(name) || attributeSpecOf(spec, name) !== undefined;
}

/** A longer list of attributes helps nobody. */
const mostShown = 8;

/** Names that other tools give to what a component of the platform calls differently. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  link: ['href'],
  to: ['href'],
  url: ['href'],
  image: ['img', 'icon'],
  src: ['img'],
  columns: ['cols'],
  heading: ['title'],
  header: ['title'],
  label: ['title'],
  name: ['icon', 'title'],
  text: ['title'],
  open: ['defaultOpen'],
  expanded: ['defaultOpen'],
  collapsed: ['defaultOpen'],
  date: ['description'],
  type: ['variant'],
};

/** The attributes of a component that a tag doesn't give yet. */
function freeAttributes({ spec, element: { opening } }: ComponentUse): readonly string[] {
  return usualAttributes(spec).filter((name) => lacks(opening, name));
}

function usualAttributes({ attributes }: ComponentSpec): readonly string[] {
  return attributes.filter(({ deprecated }) => deprecated === undefined).map(({ name }) => name);
}

/** The attributes that may have been meant. */
function meant(free: readonly string[], written: string): Nearest {
  const nearest = findNearest(written, free);
  if (nearest.names.length > 0) return nearest;
  const names = (otherNames[written] ?? []).filter((name) => free.includes(name)).slice(0, 1);
  return { names, isClear: false };
}

function message({ spec, element: { name } }: ComponentUse, written: string, { names }: Nearest): string {
  const unknown = `${code(name)} has no attribute ${code(written)}`;
  if (written === 'description' && spec.content === 'flow') return `${unknown}. Write the text between its tags.`;
  if (names.length > 0) return `${unknown}. Did you mean ${listWords(names.map(code))}?`;
  const all = usualAttributes(spec).map(code);
  if (all.length === 0) return `${unknown}; it takes none. Remove it.`;
  return all.length > mostShown
    ? `${unknown}. Remove it.`
    : `${unknown}; it takes ${listWords(all, 'and')}. Remove it.`;
}

function fixes(place: PageInSite, attribute: JsxAttribute, { names, isClear }: Nearest): readonly Fix[] {
  const renames = names.map((name, index) =>
    pageFix(place, `Change to ${code(name)}`, [replacement(attribute.nameRange, name)], {
      preferred: isClear && index === 0,
    }),
  );
  const edit = removal(place.page.text, attribute);
  return [...renames, pageFix(place, `Remove ${code(attribute.name)}`, [edit])];
}
