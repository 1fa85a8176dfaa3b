import { childKeys } from '../../config/current/divisions.ts';
import { nodeAt, propertiesOf, type JsonProperty } from '../../config/json/jsonTree.ts';
import { groupsOf, kindName, nodesIn, type NavigationDivision, type NavigationGroup } from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { removeAt } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { hasMisspeltContent } from './ignored.ts';

export const emptyGroup: ConfigRule = {
  meta: {
    id: 'navigation/empty-group',
    title: 'Group without pages',
    severity: 'warning',
    worst: 'error',
    summary: 'a group, tab or other section of the navigation without pages',
  },
  *check({ config }) {
    for (const group of groupsOf(config.navigation)) {
      if (group.isEmpty || lacksList(config, group)) yield findingFor(config, group, 'group');
    }
    for (const node of nodesIn(config.navigation.nodes)) {
      if (node.kind !== 'division' || node.isHidden || !lacksList(config, node)) continue;
      yield findingFor(config, node, kindName(node.division));
    }
  },
};

/** Properties that give an entry content besides its lists, or include it from another file. */
const otherContent = ['root', 'href', 'openapi', 'asyncapi', 'graphql', 'sdk', '$ref', 'sourceRef'];

/**
 * Whether an entry of the current generation shows nothing and has no empty list either. In the classic one a group
 * without a list is refused.
 */
function lacksList(config: SiteConfig, node: NavigationGroup | NavigationDivision): boolean {
  if (config.generation !== 'current' || !config.isComplete) return false;
  // Pages may be generated into a division that lists none.
  if (node.kind === 'division' && nodeAt(config.composed.root, ['api', 'openapi']) !== undefined) return false;
  const lists: readonly string[] = node.kind === 'group' ? ['pages'] : childKeys[node.division];
  const isContent = ({ name }: JsonProperty): boolean => lists.includes(name) || otherContent.includes(name);
  if (propertiesOf(nodeAt(config.composed.root, node.path)).some(isContent)) return false;
  return !hasMisspeltContent(config, node.path);
}

function findingFor(
  config: SiteConfig,
  { title, range, path }: NavigationGroup | NavigationDivision,
  kind: string,
): Finding {
  const name = title === '' ? `This ${kind}` : `The ${kind} “${title}”`;
  return {
    range,
    // The platform refuses a classic file for it.
    severity: config.generation === 'classic' ? 'error' : undefined,
    message: `${name} has no pages. Add a page, or remove the ${kind}.`,
    fixes: () => [configFix(config, `Remove the ${kind}`, removeAt(config.composed, path))],
  };
}
