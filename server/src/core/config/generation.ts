import type { Generation } from '../components/componentSpec.ts';
import { nearestName } from '../util/nearest.ts';
import { divisionLists } from './current/divisions.ts';
import { classicSchema } from './schema/classicSchema.ts';
import { currentSchema } from './schema/currentSchema.ts';
import { typesOf, type JsonSchema } from './schema/jsonSchema.ts';
import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from './json/jsonTree.ts';
import { lazy } from '../util/lazy.ts';
import { schemasForNewValue } from './schema/schemaAt.ts';

/**
 * What a file is: in one of the format’s generations (`navigation` is an array of groups in the classic one, an object
 * in the current one), or `foreign`: it only shares the name, as API dumps, lists and other tools’ settings do.
 */
export type DetectedGeneration = Generation | 'foreign';

const namesIn = ({ properties = {} }: JsonSchema): readonly string[] => Object.keys(properties);

/** The properties at the top of the file: all, and those of one generation only. Most files are told apart without. */
const names = lazy(() => {
  const [classic, current] = [namesIn(classicSchema()), namesIn(currentSchema())];
  return {
    known: new Set([...classic, ...current]),
    classicOnly: classic.filter((name) => !current.includes(name)),
    currentOnly: current.filter((name) => !classic.includes(name)),
  };
});

/** Whether a property at the top of the file exists in the classic generation only. */
export function isClassicOnly(property: string): boolean {
  return names().classicOnly.includes(property);
}

/** Whether a property at the top of the file exists in the current generation only. */
export function isCurrentOnly(property: string): boolean {
  return names().currentOnly.includes(property);
}

const currentThemes = lazy(() => themesIn(currentSchema()));
const themes = lazy((): ReadonlySet<string> => new Set([...currentThemes(), ...themesIn(classicSchema())]));

function themesIn({ properties }: JsonSchema): ReadonlySet<string> {
  return new Set(properties?.['theme']?.enum?.map(String));
}

/**
 * Returns the generation of a parsed file. Foreign if in doubt: a file that may belong to another tool is ignored. An
 * empty file is the beginning of a classic one.
 */
export function detectGeneration(root: JsonNode | undefined): DetectedGeneration {
  if (root === undefined) return 'foreign';
  if (root.type !== 'object') return 'foreign';
  const schema = stringOf(memberOf(root, '$schema'));
  if (schema !== undefined && isOfAnotherTool(schema)) return 'foreign';
  const navigation = memberOf(root, 'navigation');
  if (navigation !== undefined) return byNavigation(root, navigation);
  if (!looksLikeSite(root, schema)) return 'foreign';
  return bySignals(root, schema);
}

/** Whether nothing in a file shows its generation yet, so that it may still become either. */
export function isUndecided(root: JsonNode | undefined): boolean {
  if (memberOf(root, 'navigation') !== undefined) return false;
  const isSaid = (property: string): boolean => isClassicOnly(property) || isCurrentOnly(property);
  const present = propertiesOf(root).filter(({ valueNode }) => valueNode !== undefined);
  const theme = stringOf(memberOf(root, 'theme'));
  const schema = stringOf(memberOf(root, '$schema'));
  return (
    !present.some(({ name }) => isSaid(name)) && !themes().has(theme ?? '') && !(schema?.endsWith('.json') ?? false)
  );
}

/** Whether a file has no properties yet, so that it may become any tool's. */
export function saysNothing(root: JsonNode | undefined): boolean {
  return propertiesOf(root).length === 0;
}

/** Whether a schema is a complete URL that isn't the platform's; an incomplete one may still become it. */
function isOfAnotherTool(schema: string): boolean {
  return /^https?:\/\/[^/]+\/./.test(schema) && !/mintlify/i.test(schema);
}

function byNavigation(root: JsonNode, navigation: JsonNode): DetectedGeneration {
  if (navigation.type === 'array') {
    if (itemsOf(navigation).some(isGroup)) return isMigrated(root) ? 'current' : 'classic';
    // What is in the list is something else, unless brackets are wrong in a file that names the platform.
    const isOther = !isOfPlatform(root);
    if (isOther && itemsOf(navigation).some((item) => propertiesOf(item).some(({ valueNode }) => valueNode)))
      return 'foreign';
  }
  if (navigation.type === 'object') {
    const evidence = navigationEvidence(navigation);
    if (evidence === 'certain') return 'current';
    if (evidence === 'other' && !isSaidToBeCurrent(root)) return 'foreign';
  }
  const schema = stringOf(memberOf(root, '$schema'));
  if (!looksLikeSite(root, schema)) return 'foreign';
  // Without groups it is no navigation of either, so the rest of the file decides.
  return navigation.type === 'object' ? 'current' : bySignals(root, schema);
}

/**
 * Whether a file with a list of groups is of the current generation all the same: it names a theme or the schema of that
 * one. Most migrations forget the list, and none writes such a theme into a classic file. Without a theme the schema
 * isn't enough where most of the file is classic.
 */
function isMigrated(root: JsonNode): boolean {
  if (currentThemes().has(stringOf(memberOf(root, 'theme')) ?? '')) return true;
  return isSchemaOfCurrent(root) && !propertiesOf(root).some(({ name }) => isClassicOnly(name));
}

function isSchemaOfCurrent(root: JsonNode): boolean {
  return stringOf(memberOf(root, '$schema'))?.endsWith('docs.json') ?? false;
}

/** Whether a file names a schema of the platform. */
function isOfPlatform(root: JsonNode): boolean {
  return /mintlify/i.test(stringOf(memberOf(root, '$schema')) ?? '');
}

/** Whether a file names the current generation's schema or one of its themes. */
function isSaidToBeCurrent(root: JsonNode): boolean {
  return isOfPlatform(root) || currentThemes().has(stringOf(memberOf(root, 'theme')) ?? '');
}

/** Whether an item is a group: it has a title, or a list of pages by their paths. */
function isGroup(item: JsonNode): boolean {
  const pages = itemsOf(memberOf(item, 'pages'));
  return stringOf(memberOf(item, 'group')) !== undefined || pages.some((page) => page.type === 'string');
}

/**
 * Whether a file without groups is a site's: it has a name, hardly any unknown properties, and the known ones have
 * values of the right types. Translations and other tools' settings share names, but not all of that.
 */
function looksLikeSite(root: JsonNode, schema: string | undefined): boolean {
  if (schema !== undefined && /mintlify/i.test(schema)) return true;
  // A key without a value is still being typed.
  const present = propertiesOf(root).filter(({ valueNode }) => valueNode !== undefined && valueNode.type !== 'null');
  if (present.length === 0) return true;
  const { known } = names();
  const strange = present.filter(({ name }) => !known.has(name));
  const areTypos = strange.every(({ name }) => nearestName(name, known) !== undefined);
  const theme = stringOf(memberOf(root, 'theme'));
  const odd = present.filter(({ name, valueNode }) => {
    if (name === 'theme' && theme !== undefined) return !mayBeTheme(theme);
    return known.has(name) && valueNode && !isUsualKind(name, valueNode);
  });
  // A list with other fields is another tool's, however much else agrees.
  if (odd.some(({ valueNode }) => valueNode?.type === 'array')) return false;
  const hasTheme = theme !== undefined && isBeginOfTheme(theme);
  const isNamed = schema !== undefined || hasTheme || stringOf(memberOf(root, 'name')) !== undefined;
  return isNamed && areTypos && (strange.length + odd.length) * 4 <= present.length;
}

function mayBeTheme(theme: string): boolean {
  return isBeginOfTheme(theme) || nearestName(theme, themes()) !== undefined;
}

/** Whether a theme is the beginning of a known name, which is still being typed. */
function isBeginOfTheme(theme: string): boolean {
  return [...themes()].some((name) => name.startsWith(theme));
}

/** Returns the generation that a file shows besides its navigation; classic by default. */
export function generationBySignals(root: JsonNode | undefined): Generation {
  return root === undefined ? 'classic' : bySignals(root, stringOf(memberOf(root, '$schema')));
}

function bySignals(root: JsonNode, schema: string | undefined): Generation {
  if (schema?.endsWith('docs.json') ?? false) return 'current';
  const theme = stringOf(memberOf(root, 'theme'));
  if (theme !== undefined && currentThemes().has(theme)) return 'current';
  const used = new Set(propertiesOf(root).map(({ name }) => name));
  const newer = names().currentOnly.filter((name) => used.has(name)).length;
  const older = names().classicOnly.filter((name) => used.has(name)).length;
  return newer > older ? 'current' : 'classic';
}

/** The JSON types that the properties at the top of the file have in either generation, by name. */
const typesByName = lazy(() => {
  const types = new Map<string, Set<string>>();
  for (const schema of [classicSchema(), currentSchema()]) {
    for (const name of Object.keys(schema.properties ?? {})) {
      const known = types.get(name) ?? new Set();
      for (const type of schemasForNewValue(schema, undefined, [name]).flatMap(typesOf)) known.add(type);
      types.set(name, known);
    }
  }
  return types;
});

const namedLists = new Set(['anchors', 'tabs', 'topbarLinks', 'versions']);

/** Whether a value is of a kind that the format gives the property, so that it may well be meant as that. */
function isUsualKind(name: string, value: JsonNode): boolean {
  if (name === 'theme' && (stringOf(value)?.startsWith('#') ?? false)) return false;
  if (!(typesByName().get(name)?.has(value.type) ?? false)) return false;
  if (value.type !== 'array' || !namedLists.has(name)) return true;
  // Other tools' lists of the same name have other fields.
  return itemsOf(value).every(
    (item) =>
      item.type === 'string' ||
      item.children?.length === 0 ||
      ['name', 'url', 'type'].some((field) => memberOf(item, field) !== undefined),
  );
}

/** Each list that a navigation may have, and the property that identifies its entries. */
const entryNames: ReadonlyMap<string, string> = new Map(Object.entries({ ...divisionLists, groups: 'group' }));
const known = [...entryNames.keys(), 'pages', 'global', 'directory', 'openapi', 'asyncapi', '$ref'];
const references = ['$ref', 'sourceRef'];
/** The properties that an entry may have next to such a list if its name is missing or wrong. */
const besideLists = [...known, 'icon', 'tag', 'hidden', 'expanded', 'root'];

/**
 * Returns what an object called `navigation` is: the current generation's if it has a list with valid entries, or the
 * beginning of one; `open` if nothing contradicts that; another tool's if something does.
 */
function navigationEvidence(navigation: JsonNode): 'certain' | 'open' | 'other' {
  const present = propertiesOf(navigation).filter(({ valueNode }) => valueNode?.type !== 'null');
  const lists = present.filter(({ name }) => entryNames.has(name) || name === 'pages' || name === 'global');
  if (lists.some(({ name, valueNode }) => valueNode === undefined || isListOf(name, valueNode))) return 'certain';
  const isStrange = present.some(
    ({ name, valueNode }) => valueNode !== undefined && !known.includes(name) && nearestName(name, known) === undefined,
  );
  return lists.length > 0 || isStrange ? 'other' : 'open';
}

function isListOf(name: string, value: JsonNode): boolean {
  if (value.type === 'object') return name === 'global' ? isGlobal(value) : isReference(value);
  if (value.type !== 'array') return false;
  const items = itemsOf(value);
  return items.length === 0 || items.some((item) => isEntryOf(name, item));
}

/** Whether an item is an entry of a list: it has its name, or is still empty. */
function isEntryOf(list: string, item: JsonNode): boolean {
  if (item.type === 'string') return list === 'pages';
  if (item.type !== 'object') return false;
  const isBegun = propertiesOf(item).every(({ valueNode }) => valueNode === undefined);
  const name = entryNames.get(list) ?? 'group';
  return isBegun || isReference(item) || stringOf(memberOf(item, name)) !== undefined || holdsList(item, name);
}

/** Whether an entry holds a list of the navigation and nothing of another tool, though it doesn't say its name. */
function holdsList(item: JsonNode, entryName: string): boolean {
  const actual = propertiesOf(item).flatMap(({ name, valueNode }) =>
    valueNode === undefined ? [] : [{ name, valueNode }],
  );
  const isOwn = actual.every(({ name }) => name === entryName || besideLists.includes(name));
  const lists = actual.filter(({ name }) => entryNames.has(name) || name === 'pages');
  return isOwn && lists.some(({ name, valueNode }) => itemsOf(valueNode).length > 0 && isListOf(name, valueNode));
}

function isGlobal(value: JsonNode): boolean {
  return propertiesOf(value).every(({ name, valueNode }) => valueNode === undefined || isListOf(name, valueNode));
}

function isReference(value: JsonNode): boolean {
  return references.some((name) => stringOf(memberOf(value, name)) !== undefined);
}
