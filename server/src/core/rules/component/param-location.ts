import type { JsxAttribute } from '../../page/mdx/scanTag.ts';
import { attributeOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code, formatList } from '../../util/messageText.ts';
import { pageFix } from '../pageEdits.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule } from '../rule.ts';
import { attributeRemoval } from './attributeFixes.ts';
import { attributeSpecOf, endOfAttributes, lacks, locationsOf, usesOf, type ComponentUse } from './componentUse.ts';
import { insertion, replacement } from '../../text/textEdit.ts';

/** The locations of a parameter that the format documents; the platform knows a few more. */
const mainLocations = ['path', 'body', 'query', 'header'];

export const paramLocation: PageRule = {
  meta: {
    id: 'component/param-location',
    severity: 'error',
    summary: 'a `ParamField` without exactly one of `path`, `body`, `query` and `header`',
    guideline:
      'Set exactly one of `path`, `query`, `body`, `header` on a `ParamField`; its value is the parameter’s name',
  },
  checksSnippets: true,
  *check(context) {
    for (const use of usesOf(context)) {
      const names = locationsOf(use.spec);
      if (names === undefined) continue;
      const { opening } = use.element;
      const present = opening.attributes.filter(({ name }) => names.includes(name));
      const [first] = present;
      if (first === undefined) {
        if (names.every((name) => lacks(opening, name))) yield missingLocation(context, use, shown(names));
        continue;
      }
      const others = present.filter(({ name }) => name !== first.name);
      for (const other of others) {
        yield {
          range: other.nameRange,
          message: `${code(use.element.name)} takes only one location; ${code(first.name)} is already set. Remove one of them.`,
          related: [{ file: context.file, range: first.nameRange, message: 'First set here' }],
          fixes: () => [other, first].map((attribute) => removalOf(context, attribute)),
        };
      }
    }
  },
};

/** Returns the locations to suggest: the documented ones, if the component has them. */
function shown(names: readonly string[]): readonly string[] {
  const known = mainLocations.filter((name) => names.includes(name));
  return known.length > 0 ? known : names;
}

function missingLocation(context: PageContext, use: ComponentUse, names: readonly string[]): Finding {
  return {
    range: use.element.opening.nameRange,
    message: `${code(use.element.name)} has no location. Add ${formatList(names.map(code))}, with the parameter’s name as its value.`,
    fixes: fixesIfAny(() => names.map((name) => addLocation(context, use, name))),
  };
}

/** Returns the fix that adds the location of a parameter; a `name`, as in a `ResponseField`, is renamed to it. */
function addLocation(context: PageContext, { element: { opening }, spec }: ComponentUse, name: string): Fix {
  const present = attributeSpecOf(spec, 'name') === undefined ? attributeOf(opening, 'name') : undefined;
  if (present !== undefined) {
    return pageFix(context, `Change ${code('name')} to ${code(name)}`, [replacement(present.nameRange, name)]);
  }
  return pageFix(context, `Add ${code(name)}`, [insertion(endOfAttributes(opening), ` ${name}=""`)]);
}

function removalOf(context: PageContext, attribute: JsxAttribute): Fix {
  return pageFix(context, `Remove ${code(attribute.name)}`, [attributeRemoval(context.page.text, attribute)]);
}
