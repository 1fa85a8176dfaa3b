import type { AttributeSpec } from '../../components/componentSpec.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { code, listWords } from '../../util/words.ts';
import { pageFix, replacement } from '../pageEdits.ts';
import type { Finding, Fix, PageRule } from '../rule.ts';
import { additions, purposeOf } from './attributeFixes.ts';
import { misnamed, missingIn } from './attributeNames.ts';
import { usesOf, type ComponentUse } from './componentUse.ts';

export const attributeRequired: PageRule = {
  meta: {
    id: 'component/attribute-required',
    severity: 'error',
    summary: 'a component without a required attribute',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const use of usesOf(place)) {
      for (const missing of missingIn(use)) yield report(place, use, missing);
    }
  },
};

function report(place: PageInSite, use: ComponentUse, missing: readonly AttributeSpec[]): Finding {
  const { name, opening } = use.element;
  const names = listWords(missing.map((one) => code(one.name)));
  const [first, ...others] = missing;
  const purpose = first === undefined || others.length > 0 ? '' : purposeOf(first);
  const add = (): readonly Fix[] =>
    missing.flatMap((attribute) => additions(place, opening, attribute, missing.length === 1));
  const needs = `${code(name)} requires ${names}${purpose}.`;
  const slip = misnamed(use, missing);
  if (slip === undefined) {
    const message = `${needs} Add ${others.length > 0 ? 'one' : 'it'}.`;
    return { range: opening.nameRange, message, fixes: add, hasFix: true };
  }
  const range = slip.attribute.nameRange;
  const rename = pageFix(place, `Change to ${code(slip.name)}`, [replacement(range, slip.name)], { preferred: true });
  const message = `${needs} Rename ${code(slip.attribute.name)} to ${code(slip.name)}.`;
  return { range, message, fixes: () => [rename], hasFix: true };
}
