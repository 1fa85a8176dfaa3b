import {
  endOf,
  memberOf,
  nodeAt,
  propertyNamed,
  rangeOf,
  showPath,
  type JsonPath,
  type JsonProperty,
} from '../../config/json/jsonTree.ts';
import { moveSetting } from '../../config/classic/moveSetting.ts';
import { successorPath } from '../../config/classic/successors.ts';
import { nestedPath, nestedText, opposites, placeOutside, withPlainBoolean } from '../../config/propertyProblems.ts';
import { placeText } from '../../config/schemaMessages.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { knownNameFix } from '../engine/knownNames.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange, TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { addProperty, removeAt, replaceText } from '../../config/edit/configEdits.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Fix } from '../engine/rule.ts';
import { ownValue } from '../../util/values.ts';

export const unknownProperty: ConfigRule = {
  meta: {
    id: 'config/unknown-property',
    title: 'Unknown property',
    severity: 'warning',
    worst: 'error',
    summary: 'a property that isn’t part of the format',
  },
  *check(site) {
    for (const problem of site.config.schemaProblems) {
      if (problem.kind !== 'unknownProperty' || isNamedAsKnown(site, problem)) continue;
      yield {
        ...problem,
        cause: causeOfUnknown(problem),
        fixes: fixesIfAny(() => unknownPropertyFixes(site, problem)),
      };
    }
  },
};

/** Returns the cause of an unknown property: whoever writes one in an entry of a list does so in each. */
export function causeOfUnknown({ path, properties: [name] }: SchemaProblem): string | undefined {
  if (path.length === 0 || name === undefined) return undefined;
  const owner = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  return `${owner} ${successorPath(path, name) ?? name}`;
}

/** Returns fixes that rename a property without effect, or remove it. */
export function unknownPropertyFixes(
  { config, settings }: SiteSnapshot,
  { path, properties: [property], range, nearest, severity }: SchemaProblem,
): readonly Fix[] {
  const owner = nodeAt(config.composed.root, path);
  const free = nearest.names.filter((name) => memberOf(owner, name) === undefined);
  const actual = property === undefined ? undefined : propertyNamed(owner, property);
  const opposite = oppositeFix(config, range, free, actual);
  const renames = opposite === undefined ? replacementFixes(config, range, { ...nearest, names: free }) : [opposite];
  if (actual === undefined || property === undefined) return renames;
  const moved = movingToSuccessor(config, path, actual);
  const removal = removeAt(config.composed, [...path, property]);
  if (moved.length > 0) return [...moved, configFix(config, `Remove ${code(property)}`, removal)];
  return [
    ...nesting(config, path, actual),
    ...renames,
    ...(renames.length === 0 ? moving(config, path, actual, removal) : []),
    ...(restricting.test(property) ? [] : [configFix(config, `Remove ${code(property)}`, removal)]),
    ...(severity === 'hint' ? knownNameFix(settings, 'properties', property) : []),
  ];
}

/** Returns the fix that moves a classic property to where the current generation has it. */
function movingToSuccessor(config: SiteConfig, path: JsonPath, property: JsonProperty): readonly Fix[] {
  const moved = config.generation === 'current' ? moveSetting(config, path, property) : undefined;
  return moved === undefined ? [] : [configFix(config, `Move to ${code(showPath(moved.path))}`, moved.edits, true)];
}

/** A name that says who may see something, or who may find it: without it, what the author meant to hide is shown. */
const restricting =
  /^(?:is|no|un|disable)?[-_]?(?:hid|public|private|groups$|index|robots|draft|publish|unlisted|visib|restrict|access|auth(?!or)|password|protect|internal)/i;

/** Returns the fix that moves a property to the object around its own, if that can have it. */
function moving(
  config: SiteConfig,
  path: JsonPath,
  property: JsonProperty,
  removal: readonly TextEdit[],
): readonly Fix[] {
  const { schema, composed } = config;
  if (schema === undefined || composed.root === undefined) return [];
  const place = placeOutside(schema, composed.root, path, property);
  const { valueNode } = withPlainBoolean(property);
  if (place === undefined || valueNode === undefined) return [];
  const written = composed.text.slice(valueNode.offset, endOf(valueNode));
  const value = valueNode.type === 'boolean' ? String(valueNode.value) : written;
  const title = `Move ${code(property.name)} to ${placeText(place)}`;
  return [configFix(config, title, [...removal, ...addProperty(composed, place, property.name, value)])];
}

/** Whether the site's settings name an unknown property as known. */
export function isNamedAsKnown(
  { settings }: Pick<SiteSnapshot, 'settings'>,
  { properties }: Pick<SchemaProblem, 'properties'>,
): boolean {
  return properties.every((name) => settings.known.properties.has(name));
}

/** Returns the fix that nests a property whose name is a path, unless the file has its first name already. */
function nesting(config: SiteConfig, path: JsonPath, { name, keyNode, valueNode }: JsonProperty): readonly Fix[] {
  const { schema, composed } = config;
  if (schema === undefined || composed.root === undefined || valueNode === undefined) return [];
  const names = nestedPath(schema, composed.root, path, name);
  if (names === undefined || nodeAt(composed.root, [...path, ...names.slice(0, 1)]) !== undefined) return [];
  const value = composed.text.slice(valueNode.offset, endOf(valueNode));
  const edit = { range: { start: keyNode.offset, end: endOf(valueNode) }, newText: nestedText(names, value) };
  return [configFix(config, `Change to ${code(nestedText(names, '…'))}`, [edit], true)];
}

/** Returns the fix that renames a boolean to its opposite, with the other value. */
function oppositeFix(
  config: SiteConfig,
  range: TextRange,
  free: readonly string[],
  actual: JsonProperty | undefined,
): Fix | undefined {
  const name = ownValue(opposites, actual?.name ?? '');
  const value = actual?.valueNode?.value;
  if (name === undefined || !free.includes(name) || typeof value !== 'boolean' || actual?.valueNode === undefined) {
    return undefined;
  }
  const edits = [replaceText(range, name), { range: rangeOf(actual.valueNode), newText: String(!value) }];
  return configFix(config, `Change to ${code(`${name}: ${String(!value)}`)}`, edits);
}
