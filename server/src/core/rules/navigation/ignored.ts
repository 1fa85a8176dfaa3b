import { childKeys } from '../../config/current/divisions.ts';
import { memberOf, nodeAt, propertiesOf, rangeOf } from '../../config/json/jsonTree.ts';
import { groupsOf, type IgnoredList, type NavigationGroup } from '../../config/navigation.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { code } from '../../util/words.ts';
import { conversions } from '../config/type.ts';
import { unknownPropertyFixes } from '../config/unknown-property.ts';
import { configFix, removeAt, replacementFixes } from '../configEdits.ts';
import type { ConfigRule, Finding, Fix } from '../rule.ts';

export const ignored: ConfigRule = {
  meta: {
    id: 'navigation/ignored',
    severity: 'warning',
    summary: 'a part of the navigation that the site leaves out without a word',
    fixable: true,
  },
  *check({ config }) {
    for (const list of config.navigation.ignored) yield passedOver(config, list);
    if (config.generation === 'current') {
      for (const group of groupsOf(config.navigation)) yield* secondDescription(config, group);
    }
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'ignored') continue;
      yield listInGroup(config, problem) ?? { ...problem, fixes: () => fixesOf(config, problem) };
    }
  },
};

/** A list that was forgotten around its one entry, another name, or removal. */
function fixesOf(config: SiteConfig, problem: SchemaProblem): readonly Fix[] {
  if (problem.properties.length > 0) return unknownPropertyFixes(config, problem);
  return typeof problem.path.at(-1) === 'string' ? conversions(config, problem) : [];
}

/** Removing what isn't shown is the one change that leaves the site as it is. */
function passedOver(config: SiteConfig, list: IgnoredList): Finding {
  const { name, range, path } = list;
  return {
    range,
    message: `${code(name)} isn’t shown: ${reasonAndAdvice(list)}, or remove one of the two.`,
    fixes: () => [configFix(config, `Remove ${code(name)}`, removeAt(config.whole, path))],
  };
}

function reasonAndAdvice({ name, shown }: IgnoredList): string {
  if (name === 'graphql' || name === 'sdk') {
    return `beside it a tab may hold ${code('groups')} only, and here stands ${code(shown)}. Give each a tab of its own`;
  }
  if (shown === 'href') {
    return `with an ${code('href')} beside it the entry only leads there. Move what it holds into an entry without an address`;
  }
  return `of several lists side by side the site shows one, here ${code(shown)}. Move what it holds into ${code(shown)}`;
}

/** A group makes pages from one kind of description. */
function* secondDescription(config: SiteConfig, { path }: NavigationGroup): Iterable<Finding> {
  const group = nodeAt(config.whole.root, path);
  const second = propertiesOf(group).find(({ name, valueNode }) => name === 'asyncapi' && valueNode !== undefined);
  if (second === undefined || memberOf(group, 'openapi') === undefined) return;
  yield {
    range: rangeOf(second.keyNode),
    message: `${code('asyncapi')} has no effect: of both descriptions a group takes ${code('openapi')}. Give each a group of its own, or remove one of the two.`,
    fixes: () => [configFix(config, `Remove ${code('asyncapi')}`, removeAt(config.whole, [...path, 'asyncapi']))],
  };
}

/** A list of divisions or groups in a group, which has a single list for all that it holds. */
function listInGroup(config: SiteConfig, problem: SchemaProblem): Finding | undefined {
  const { path, range } = problem;
  const [name] = problem.properties;
  const owner = nodeAt(config.whole.root, path);
  if (memberOf(owner, 'group') === undefined || name === undefined) return undefined;
  if (![...childKeys.root, 'menu'].some((key) => key === name)) return undefined;
  const mayBecomePages = name === 'groups' && memberOf(owner, 'pages') === undefined;
  const renames = mayBecomePages ? replacementFixes(config, range, { names: ['pages'], isClear: false }) : [];
  return {
    ...problem,
    message: `${code(name)} isn’t shown: a group holds its pages and further groups in ${code('pages')}. Move what it holds there, or to where the group stands.`,
    fixes: () => [...renames, configFix(config, `Remove ${code(name)}`, removeAt(config.whole, [...path, name]))],
  };
}
