import { memberOf, nodeAt, propertiesOf } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { code } from '../../util/words.ts';
import { configFix, removeAt, replacementFixes } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const unknownProperty: ConfigRule = {
  meta: {
    id: 'config/unknown-property',
    severity: 'warning',
    summary: 'a property that the format does not have',
    fixable: true,
  },
  *check({ config }) {
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'unknownProperty') continue;
      yield { ...problem, fixes: () => unknownPropertyFixes(config, problem) };
    }
  },
};

/** Other names for a property that has no effect, and its removal. */
export function unknownPropertyFixes(
  config: SiteConfig,
  { path, properties: [property], range, nearest }: SchemaProblem,
): readonly Fix[] {
  const owner = nodeAt(config.whole.root, path);
  const free = nearest.names.filter((name) => memberOf(owner, name) === undefined);
  const renames = replacementFixes(config, range, { ...nearest, names: free });
  const given = propertiesOf(owner).find((candidate) => candidate.name === property);
  if (given === undefined || property === undefined) return renames;
  const removal = removeAt(config.whole, [...path, property]);
  return [...renames, configFix(config, `Remove ${code(property)}`, removal)];
}
