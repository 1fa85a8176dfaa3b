import type { ComponentUse } from '../../page/elements/componentUses.ts';
import type { JsxAttribute } from '../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code, formatList } from '../../util/messageText.ts';
import { hasOwnPlayground } from '../api/ownPlayground.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { attributeRemoval } from './attributes/attributeFixes.ts';
import { misnamed, missingLocations, nameWithoutLocation } from './attributes/attributeNames.ts';
import { endOfAttributes, locationsOf, usesOf } from './componentUse.ts';
import { insertion, replacement } from '../../text/textRange.ts';

/** The locations of a parameter that the format documents; the platform knows a few more. */
const mainLocations = ['path', 'body', 'query', 'header'];

export const paramLocation: PageRule = {
  meta: {
    id: 'component/param-location',
    title: 'Parameter field without one location',
    severity: 'error',
    summary: 'a `ParamField` without exactly one of `path`, `body`, `query` and `header`',
    guideline:
      'Set exactly one of `path`, `query`, `body`, `header` on a `ParamField`; its value is the parameter’s name',
  },
  *check(context) {
    for (const use of usesOf(context)) {
      const names = locationsOf(use.spec);
      if (names === undefined) continue;
      const { opening } = use.element;
      const present = opening.attributes.filter(({ name }) => names.includes(name));
      const [first] = present;
      if (first === undefined) {
        const missing = missingLocations(use);
        if (missing.length > 0) yield misspelledLocation(context, use) ?? missingLocation(context, use, shown(names));
        continue;
      }
      for (const other of present) if (other.name !== first.name) yield secondLocation(context, use, first, other);
    }
  },
};

/** Returns the finding of a second location: readers see one of the two, but a playground leaves the field out. */
function secondLocation(
  context: PageContext,
  { element }: ComponentUse,
  first: JsxAttribute,
  other: JsxAttribute,
): Finding {
  const isLeftOut = hasOwnPlayground(context.page);
  const effect = isLeftOut ? ', so the playground leaves the field out' : '';
  return {
    range: other.nameRange,
    severity: 'warning',
    // Who writes two does so in every field.
    cause: isLeftOut ? context.file : `${first.name} and ${other.name}`,
    message: `${code(element.name)} takes only one location; ${code(first.name)} is already set${effect}. Remove one of them.`,
    related: [{ file: context.file, range: first.nameRange, message: 'First set here' }],
    fixes: () => [other, first].map((attribute) => removalOf(context, attribute)),
  };
}

/** Returns the locations to suggest: the documented ones, if the component has them. */
function shown(names: readonly string[]): readonly string[] {
  const known = mainLocations.filter((name) => names.includes(name));
  return known.length > 0 ? known : names;
}

/** Returns the finding of a location under another name, which is the only one about that attribute. */
function misspelledLocation(context: PageContext, use: ComponentUse): Finding | undefined {
  const typo = misnamed(use, missingLocations(use));
  if (typo === undefined) return undefined;
  const { name, nameRange } = typo.attribute;
  const rename = [replacement(nameRange, typo.name)];
  return {
    range: nameRange,
    message: `${code(use.element.name)} has no location. Rename ${code(name)} to ${code(typo.name)}.`,
    fixes: () => [pageFix(context, `Change to ${code(typo.name)}`, rename, { preferred: true })],
  };
}

function missingLocation(context: PageContext, use: ComponentUse, names: readonly string[]): Finding {
  const named = nameWithoutLocation(use);
  const locations = formatList(names.map(code));
  const way =
    named === undefined
      ? `Add ${locations}, with the parameter’s name as its value.`
      : `Rename ${code(named.name)} to ${locations}.`;
  return {
    range: named?.nameRange ?? use.element.opening.nameRange,
    // Who names a parameter by another attribute does so in every field of the site; a page whose fields have lost their
    // names, as one that was copied from a site, has to be written again.
    cause: named === undefined ? context.file : `${use.element.name} ${named.name}`,
    message: `${code(use.element.name)} has no location. ${way}`,
    fixes: fixesIfAny(() => {
      const likely = locationInSection(context, use) ?? locationOfOthers(context, names) ?? '';
      const inOrder = names.includes(likely) ? [likely, ...names.filter((name) => name !== likely)] : names;
      return inOrder.map((name) => addLocation(context, use, name));
    }),
  };
}

/** What headings say of the parameters below them. */
const locationsInHeadings: readonly (readonly [string, RegExp])[] = [
  ['path', /\bpath\b/i],
  ['query', /\bquery\b/i],
  ['header', /\bheaders?\b|\bauthori[sz]ations?\b/i],
  ['body', /\bbody\b/i],
];

/** Returns the location that a heading above a field names, the nearest first; undefined if none does. */
function locationInSection({ page }: PageContext, { element }: ComponentUse): string | undefined {
  let level = Infinity;
  for (const heading of page.headings.toReversed()) {
    if (heading.range.start > element.range.start || heading.level >= level) continue;
    ({ level } = heading);
    const found = locationsInHeadings.find(([, words]) => words.test(heading.text));
    if (found !== undefined) return found[0];
  }
  return undefined;
}

/** Returns the location that all fields of a page have that have one; undefined if they differ. */
function locationOfOthers(context: PageContext, names: readonly string[]): string | undefined {
  const used = usesOf(context)
    .filter(({ spec }) => locationsOf(spec) !== undefined)
    .flatMap(({ element }) => element.opening.attributes.filter(({ name }) => names.includes(name)));
  const locations = new Set(used.map(({ name }) => name));
  return locations.size === 1 ? used[0]?.name : undefined;
}

/** Returns the fix that adds the location of a parameter; the attribute that has its name is renamed to it. */
function addLocation(context: PageContext, use: ComponentUse, name: string): Fix {
  const named = nameWithoutLocation(use);
  if (named !== undefined) {
    return pageFix(context, `Change ${code(named.name)} to ${code(name)}`, [replacement(named.nameRange, name)]);
  }
  return pageFix(context, `Add ${code(name)}`, [insertion(endOfAttributes(use.element.opening), ` ${name}=""`)]);
}

function removalOf(context: PageContext, attribute: JsxAttribute): Fix {
  return pageFix(context, `Remove ${code(attribute.name)}`, [attributeRemoval(context.page.text, attribute)]);
}
