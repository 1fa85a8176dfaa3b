import { lazyForEach } from '../../util/lazy.ts';
import { childKeys, type DivisionList } from '../../config/current/divisions.ts';
import { memberOf, nodeAt, propertiesOf, rangeOf, type JsonNode, type JsonPath } from '../../config/json/jsonTree.ts';
import { groupsOf, namesPage, type IgnoredList, type NavigationGroup } from '../../config/navigation.ts';
import { unknownText } from '../../config/schemaMessages.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Severity } from '../../settings/ruleSettings.ts';
import { resolveEntry } from '../../site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code, formatList } from '../../util/messageText.ts';
import { conversions } from '../config/type.ts';
import { causeOfUnknown, isNamedAsKnown, unknownPropertyFixes } from '../config/unknown-property.ts';
import { removeAt } from '../../config/edit/configEdits.ts';
import { appendItems } from '../../config/edit/moveItems.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { hasOldKeys, isListOfLinks, keysInGlobal, moveToGlobal } from './moveToGlobal.ts';
import { fixesIfAny, type ConfigRule, type Finding, type Fix } from '../engine/rule.ts';

/** The names of lists that entries of the navigation can have. */
const listNames: readonly string[] = [...childKeys.root, 'menu'];

/** The properties from which a tab generates pages without listing them. */
const generatesPages: readonly string[] = ['graphql', 'sdk'];

export const ignored: ConfigRule = {
  meta: {
    id: 'navigation/ignored',
    title: 'Omitted part of the navigation',
    severity: 'error',
    summary: 'part of the navigation that the site silently omits (info if no page is lost)',
  },
  *check(site) {
    const { config } = site;
    for (const list of config.navigation.ignored) yield passedOver(site, list);
    if (config.generation === 'current') {
      for (const group of groupsOf(config.navigation)) yield* secondDescription(config, group);
    }
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'ignored' || (problem.severity === 'hint' && isNamedAsKnown(site, problem))) continue;
      const severity = problem.severity ?? severityOf(site, problem);
      const cause = severity === 'error' ? undefined : causeOfUnknown(problem);
      yield { severity, cause, ...(listInGroup(site, problem) ?? unshown(site, problem, severity)) };
    }
  },
};

const entriesWithMisspelt = lazyForEach(
  (problems: readonly SchemaProblem[]): ReadonlySet<string> =>
    new Set(problems.filter(isMisspeltContent).map(({ path }) => path.join('/'))),
);

/** Whether the entry at a path has a misnamed list or URL. */
export function hasMisspeltContent({ schemaProblems }: SiteConfig, entry: JsonPath): boolean {
  return entriesWithMisspelt(schemaProblems).has(entry.join('/'));
}

/** Whether a problem is a misnamed list or URL. */
function isMisspeltContent({ kind, properties: [name], nearest }: SchemaProblem): boolean {
  if (kind !== 'ignored' || name === undefined) return false;
  return [...listNames, 'href'].some((content) => content === name || nearest.names.includes(content));
}

function unshown(site: SiteSnapshot, problem: SchemaProblem, severity: Severity): Finding {
  const {
    range,
    path,
    properties: [name],
    advice = '',
  } = problem;
  const isBroken = severity === 'error' && problem.severity === undefined && name !== undefined;
  return {
    range,
    message: isBroken ? `${unknownText(name, path, 'lost')} ${advice}` : problem.message,
    fixes: fixesIfAny(() => fixesOf(site, problem)),
  };
}

/** Returns the severity: a list of a wrong type or name hides its pages; any other property only has no effect. */
function severityOf(site: SiteSnapshot, problem: SchemaProblem): Severity {
  const {
    path,
    properties: [name],
  } = problem;
  const value = name === undefined ? undefined : nodeAt(site.config.composed.root, [...path, name]);
  if (value === undefined) return 'error';
  if (losesPages(site, value)) return 'error';
  return isMisspeltContent(problem) ? 'warning' : 'info';
}

/** Whether an ignored value names a page that the navigation lists nowhere else. */
function losesPages({ config: { navigation }, files }: SiteSnapshot, value: JsonNode): boolean {
  const { start, end } = rangeOf(value);
  return navigation.passedOver.some(({ entry, range }) => {
    if (range.start < start || range.end > end || !namesPage(entry)) return false;
    const target = resolveEntry(files, entry);
    return target.kind === 'page' && navigation.entriesOf(target.file).length === 0;
  });
}

/** Returns the fixes: a list around its only entry, another name, or removal. */
function fixesOf(site: SiteSnapshot, problem: SchemaProblem): readonly Fix[] {
  const { config } = site;
  if (problem.properties.length > 0) return unknownPropertyFixes(site, problem);
  return typeof problem.path.at(-1) === 'string' ? conversions(config, problem) : [];
}

/** Returns the finding of an ignored list. */
function passedOver(site: SiteSnapshot, list: IgnoredList): Finding {
  const { config } = site;
  const { name, range, path } = list;
  const value = nodeAt(config.composed.root, path);
  const isLoss = value !== undefined && losesPages(site, value);
  const links = listOfLinks(config, list);
  const advice =
    links === undefined
      ? adviceOf(list, isLoss)
      : adviceToMove(links, hasOldKeys(nodeAt(config.composed.root, [...path.slice(0, -1), links]), links));
  return {
    range,
    message: `${code(name)} isn’t shown: ${reasonOf(list)}. ${advice}`,
    severity: generatesPages.includes(name) || isLoss ? 'error' : 'warning',
    fixes: fixesIfAny(() => [
      ...(links === undefined ? groupsToPages(site, list, isLoss) : linksToGlobal(config, list, links)),
      ...removalOf(site, path, name),
    ]),
  };
}

/** Returns which of two lists has links alone, so that the site can show both. */
function listOfLinks({ composed }: SiteConfig, { name, shown, path }: IgnoredList): DivisionList | undefined {
  const owner = nodeAt(composed.root, path.slice(0, -1));
  if (shown === 'href') return undefined;
  return [name, shown].find((one) => isListOfLinks(owner, one));
}

function adviceToMove(links: DivisionList, isOld: boolean): string {
  const [keys, old] = [Object.keys(keysInGlobal(links)), Object.values(keysInGlobal(links))].map((names) =>
    formatList(names.map(code), 'and'),
  );
  const renamed = isOld ? `, with ${keys} instead of ${old}` : '';
  return `Move ${code(links)} to ${code('global')}, whose links are on every page${renamed}.`;
}

function linksToGlobal(config: SiteConfig, { path }: IgnoredList, links: DivisionList): readonly Fix[] {
  const edits = moveToGlobal(config.composed, path.slice(0, -1), links);
  return edits.length === 0 ? [] : [configFix(config, `Move ${code(links)} to ${code('global')}`, edits, true)];
}

function reasonOf({ name, shown }: IgnoredList): string {
  if (generatesPages.includes(name)) return `a tab allows it only with ${code('groups')}, not with ${code(shown)}`;
  if (shown === 'href') return `an entry with ${code('href')} is only a link`;
  return `the site shows only one list per object, here ${code(shown)}`;
}

/** Returns what to do: to remove a list isn’t advised if its pages would be lost. */
function adviceOf({ name, shown }: IgnoredList, isLoss: boolean): string {
  const orRemove = isLoss ? '' : ', or remove one of the two';
  if (generatesPages.includes(name)) return `Use a separate tab for each${orRemove}.`;
  if (shown === 'href') {
    return `Move its content to an entry without ${code('href')}, or remove ${isLoss ? code('href') : 'one of the two'}.`;
  }
  if (name === 'pages' && shown === 'groups') {
    return `Move the groups to ${code('pages')}, or the pages to a group${orRemove}.`;
  }
  return `Move its content to ${code(shown)}${orRemove}.`;
}

/** Returns the fix that makes one list of the pages and the groups of a division; pages come first in either order. */
function groupsToPages(site: SiteSnapshot, { name, shown, path }: IgnoredList, preferred: boolean): readonly Fix[] {
  const owner = path.slice(0, -1);
  const node = nodeAt(site.config.composed.root, owner);
  const needsGroups = generatesPages.some((key) => memberOf(node, key) !== undefined);
  return name === 'pages' && shown === 'groups' && !needsGroups ? moveToPages(site, owner, shown, preferred) : [];
}

/** Returns the fix that removes a value; none if it names pages that nothing else lists, which have to be moved. */
function removalOf(site: SiteSnapshot, path: JsonPath, name: string): readonly Fix[] {
  const { config } = site;
  const value = nodeAt(config.composed.root, path);
  if (value !== undefined && losesPages(site, value)) return [];
  return [configFix(config, `Remove ${code(name)}`, removeAt(config.composed, path))];
}

/** Returns the fix that appends the groups of a node to its pages. */
function moveToPages(site: SiteSnapshot, owner: JsonPath, name: string, preferred: boolean): readonly Fix[] {
  const { config } = site;
  const { composed } = config;
  const path = [...owner, name];
  const edits = name === 'groups' ? appendItems(composed, path, [...owner, 'pages']) : [];
  if (edits.length === 0) return [];
  const title = `Move the groups to ${code('pages')}`;
  return [configFix(config, title, [...edits, ...removeAt(composed, path)], preferred)];
}

/** A group generates pages from one kind of description. */
function* secondDescription(config: SiteConfig, { path }: NavigationGroup): Iterable<Finding> {
  const group = nodeAt(config.composed.root, path);
  const second = propertiesOf(group).find(({ name, valueNode }) => name === 'asyncapi' && valueNode !== undefined);
  if (second === undefined || memberOf(group, 'openapi') === undefined) return;
  yield {
    range: rangeOf(second.keyNode),
    message: `${code('asyncapi')} has no effect in a group with ${code('openapi')}. Use a separate group for each, or remove one of the two.`,
    fixes: () => [configFix(config, `Remove ${code('asyncapi')}`, removeAt(config.composed, [...path, 'asyncapi']))],
  };
}

/** Returns the finding of a list of divisions or groups in a group, which has a single list for all its content. */
function listInGroup(site: SiteSnapshot, problem: SchemaProblem): Finding | undefined {
  const { config } = site;
  const {
    path,
    range,
    properties: [name],
  } = problem;
  const owner = nodeAt(config.composed.root, path);
  if (memberOf(owner, 'group') === undefined || name === undefined) return undefined;
  if (!listNames.some((key) => key === name)) return undefined;
  const mayBecomePages = name === 'groups' && memberOf(owner, 'pages') === undefined;
  const value = memberOf(owner, name);
  const isLoss = value !== undefined && losesPages(site, value);
  return {
    range,
    message: `${code(name)} isn’t shown: a group lists its pages and groups in ${code('pages')}. Move its content there.`,
    fixes: fixesIfAny(() => [
      ...(mayBecomePages
        ? replacementFixes(config, range, { names: ['pages'], isClear: false })
        : moveToPages(site, path, name, isLoss)),
      ...removalOf(site, [...path, name], name),
    ]),
  };
}
