import type { AttributeSpec, ComponentSpec } from '../../components/componentSpec.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code, listWords } from '../../util/words.ts';
import type { Finding, PageRule } from '../rule.ts';
import { additions, purposeOf } from './attributeFixes.ts';
import { attributeSpecOf, lacks, usesOf, type ComponentUse } from './componentUse.ts';

export const attributeRequired: PageRule = {
  meta: {
    id: 'component/attribute-required',
    severity: 'error',
    summary: 'a component without an attribute that it needs',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const use of usesOf(place)) {
      for (const missing of missingIn(use)) yield report(place, use, missing);
    }
  },
};

/** What a component lacks: attributes of which one would do. */
function missingIn({ element: { opening }, spec }: ComponentUse): readonly (readonly AttributeSpec[])[] {
  const single = spec.attributes.filter(({ name, required }) => required === true && lacks(opening, name));
  const choices = (spec.oneOf ?? []).filter(
    ({ names, isExclusive }) => !isExclusive && names.every((name) => lacks(opening, name)),
  );
  return [...single.map((attribute) => [attribute]), ...choices.map(({ names }) => attributesOf(spec, names))];
}

function attributesOf(spec: ComponentSpec, names: readonly string[]): readonly AttributeSpec[] {
  return names.flatMap((name) => attributeSpecOf(spec, name) ?? []);
}

function report(place: PageInSite, { element }: ComponentUse, missing: readonly AttributeSpec[]): Finding {
  const names = listWords(missing.map(({ name }) => code(name)));
  const [first, ...others] = missing;
  const purpose = first === undefined || others.length > 0 ? '' : purposeOf(first);
  return {
    range: element.opening.nameRange,
    message: `${code(element.name)} needs ${names}${purpose}. Add it.`,
    fixes: () => missing.flatMap((attribute) => additions(place, element.opening, attribute, missing.length === 1)),
    hasFix: true,
  };
}
