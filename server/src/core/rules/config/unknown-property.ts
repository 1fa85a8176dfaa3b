import { memberOf, nodeAt, propertiesOf } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblems.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { code } from '../../util/words.ts';
import { configFix, removeAt, replaceText } from '../configEdits.ts';
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
      yield { ...problem, fixes: () => fixes(config, problem) };
    }
  },
};

function fixes(config: SiteConfig, { path, property, range, nearest }: SchemaProblem): readonly Fix[] {
  const owner = nodeAt(config.tree.root, path);
  const renames = nearest
    .filter((name) => memberOf(owner, name) === undefined)
    .map((name, index) => configFix(config, `Change to ${code(name)}`, [replaceText(range, name)], index === 0));
  const given = propertiesOf(owner).find((candidate) => candidate.name === property);
  if (given === undefined || property === undefined) return renames;
  const removal = removeAt(config.tree, [...path, property]);
  return [...renames, configFix(config, `Remove ${code(property)}`, removal)];
}
