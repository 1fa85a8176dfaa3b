import type { TextRange } from '../text/textRange.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import { ownValue } from '../util/values.ts';
import { isClassicOnly, isCurrentOnly } from './generation.ts';
import { successorPath } from './classic/successors.ts';
import { code } from '../util/messageText.ts';
import {
  memberOf,
  nodeAt,
  propertiesOf,
  rangeOf,
  showPath,
  type JsonNode,
  type JsonPath,
  type JsonProperty,
} from './json/jsonTree.ts';
import { knowsAnywhere, type JsonSchema, type Violation } from './schema/jsonSchema.ts';
import { hasContentList, divisionLists } from './current/divisions.ts';
import { fitsSchemaAt } from './schema/fitsSchema.ts';
import { schemasAt } from './schema/schemaAt.ts';
import { firstSentence, knownNamesMessage, unknownText, type Consequence } from './schemaMessages.ts';
import { nothingNear, type SchemaProblem, type ValueAtPath } from './schemaProblem.ts';
import { schemaSeverity } from './valueProblems.ts';

/** A document that is validated by a schema. */
export interface JudgedDocument {
  readonly schema: JsonSchema;
  readonly root: JsonNode;
  /** The ranges of the syntax errors. */
  readonly broken: readonly TextRange[];
  /** Returns the properties of an object by name; of duplicates the last. */
  readonly propertiesIn: (object: JsonNode) => ReadonlyMap<string, JsonProperty>;
}

/** Whether a value touches a syntax error. */
export function hasSyntaxError(node: JsonNode, broken: readonly TextRange[]): boolean {
  const range = rangeOf(node);
  return broken.some((problem) => problem.start <= range.end && range.start <= problem.end);
}

/** Returns the problem of a missing required property. */
export function missingProperty(
  { schema, root, propertiesIn }: JudgedDocument,
  violation: Violation,
  { node, path }: ValueAtPath,
): SchemaProblem | undefined {
  const property = String(violation.params['missingProperty']);
  // A property whose value is still to be typed isn't missing, nor is one of an object that is declared elsewhere.
  const properties = propertiesIn(node);
  if (isDeclaredElsewhere(schema, node) || properties.has(property)) return undefined;
  const otherKind = entryOfOtherKind(properties, property, violation, path);
  if (otherKind !== undefined) return otherKind;
  const owner = path.length === 0 ? '' : ` in ${code(showPath(path))}`;
  const cause = violation.params['property'];
  const reason = typeof cause === 'string' ? `; ${code(cause)} requires it` : '';
  const meaning = firstSentence(schemasAt(schema, root, [...path, property]));
  return {
    kind: 'required',
    message: `Missing property ${code(property)}${owner}${reason}.${meaning}`,
    range: openingOf(node),
    path,
    severity: schemaSeverity(violation),
    properties: [property],
    nearest: nothingNear,
  };
}

/** Returns the problem of an entry of the navigation that is a tab, say, in a list of groups. */
function entryOfOtherKind(
  properties: ReadonlyMap<string, JsonProperty>,
  property: string,
  violation: Violation,
  path: JsonPath,
): SchemaProblem | undefined {
  const other = otherNodeKey(path, property, properties.keys());
  const key = other && properties.get(other.key)?.keyNode;
  if (other === undefined || key === undefined) return undefined;
  const use = `Use ${code(property)}, or move it to a list of ${code(other.list)}.`;
  return {
    kind: 'required',
    message: `${code(showPath(path))} has ${code(other.key)} instead of ${code(property)}. ${use}`,
    range: rangeOf(key),
    path,
    severity: schemaSeverity(violation),
    properties: [property],
    nearest: { names: [property], isClear: false },
  };
}

/** Returns only the brace of an object that spans lines: a squiggle under half a file helps nobody. */
function openingOf(node: JsonNode): TextRange {
  const last = propertiesOf(node).at(-1)?.valueNode;
  const short = node.length <= 120 && last?.type !== 'object' && last?.type !== 'array';
  return { start: node.offset, end: node.offset + (short && node.parent !== undefined ? node.length : 1) };
}

export function unknownPropertyProblem(
  { schema, root, broken, propertiesIn }: JudgedDocument,
  violation: Violation,
  { node, path }: ValueAtPath,
): SchemaProblem | undefined {
  const name = String(violation.params['additionalProperty']);
  const property = propertiesIn(node).get(name);
  if (property === undefined || isBroken(property, broken) || isReference(schema, name)) return undefined;
  if (isMisplaced(schema, name, broken)) return undefined;
  const allowed = schemasAt(schema, root, path).flatMap((candidate) => Object.entries(candidate.properties ?? {}));
  const known = [...new Set(allowed.map(([one]) => one))];
  // The missing property of the list's own kind is reported.
  if (otherNodeKey(path, nodeKeyOf(known) ?? '', propertiesIn(node).keys())?.key === name) return undefined;
  // A property that exists already isn't meant again, unless the name differs only in case.
  const isFree = (one: string): boolean =>
    one === name.toLowerCase() ||
    (propertiesIn(node).get(one)?.valueNode === undefined && !(one === 'href' && hasContentList(path, node)));
  const renamed = allowed.find(([one, { 'x-aliases': old }]) => (old?.includes(name) ?? false) && isFree(one))?.[0];
  const alike = renamed === undefined ? findNearest(name, known.filter(isFree)) : { names: [renamed], isClear: true };
  const fits = (one: string): boolean => mayBeMoved(schema, root, [...path, one], property);
  const nearest = onlyFitting(alike, fits);
  const consequence = consequenceOf(violation.parentSchema, path, (one) => propertiesIn(node).has(one));
  const nested = nestedPath(schema, root, path, name);
  const isOfRoot = belongsToRoot(schema, root, property);
  const place = placeOutside(schema, root, path, property);
  const advice =
    nested === undefined
      ? (oppositeMessage(name, known) ?? knownNamesMessage(name, path, { known, nearest: nearest.names, place }))
      : `A dot doesn’t nest: write ${code(nestedText(nested, '…'))}.`;
  const kind = violation.parentSchema?.['x-dropped'] === true ? 'ignored' : 'unknownProperty';
  // A list may hold pages under a wrong name.
  const mayHidePages = kind === 'ignored' && property.valueNode?.type === 'array';
  const isFarFromAll = nested === undefined && !isOfRoot && isNameAlone(path, name) && isNearNone(name, allowed, fits);
  const base = { kind, range: rangeOf(property.keyNode), path, properties: [name], nearest } as const;
  if (consequence === 'none' && isFarFromAll && !mayHidePages)
    return { ...base, message: newerMessage(name, path), severity: 'hint' };
  const severity = consequence === 'none' ? schemaSeverity(violation) : 'error';
  return { ...base, message: `${unknownText(name, path, consequence)} ${advice}`, advice, severity };
}

/** Returns the message about a property that is near to none: the platform may be newer than Docsight. */
function newerMessage(name: string, path: JsonPath): string {
  const owner = path.length === 0 ? '' : ` in ${code(showPath(path))}`;
  return `${code(name)}${owner} isn’t known to this version of Docsight. Remove it if it has no effect.`;
}

/** Returns what to do with a boolean that says what holds anyway; undefined for all other properties. */
function oppositeMessage(name: string, known: readonly string[]): string | undefined {
  const opposite = ownValue(opposites, name);
  if (opposite === undefined || !known.includes(opposite)) return undefined;
  return `An entry is ${name} unless ${code(opposite)} is set. Remove it.`;
}

/** Booleans that mean the opposite of the platform's own. */
export const opposites: Readonly<Record<string, string>> = { collapsed: 'expanded' };

/** Whether the value of a property has the form of another one, so that its name may be the only mistake. */
function mayBeMoved(schema: JsonSchema, root: JsonNode, to: JsonPath, { name, valueNode }: JsonProperty): boolean {
  // A boolean that is renamed to its opposite gets the other value.
  return (
    valueNode === undefined || ownValue(opposites, name) !== undefined || fitsSchemaAt(schema, root, to, valueNode)
  );
}

function onlyFitting({ names, isClear }: Nearest, fits: (name: string) => boolean): Nearest {
  const fitting = names.filter(fits);
  return { names: fitting, isClear: isClear && fitting[0] === names[0] };
}

/** Whether a name is near to none of some properties that its value fits, and another name of none of them. */
function isNearNone(
  name: string,
  allowed: readonly (readonly [string, JsonSchema])[],
  fits: (name: string) => boolean,
): boolean {
  if (allowed.some(([, { 'x-aliases': old }]) => old?.includes(name) ?? false)) return false;
  return !findNearest(name, [...new Set(allowed.map(([one]) => one))]).names.some(fits);
}

/** Whether the format has a name neither in its other generation nor elsewhere under another name. */
function isNameAlone(path: JsonPath, name: string): boolean {
  const isOfOther = path.length === 0 && (isCurrentOnly(name) || isClassicOnly(name));
  return !isOfOther && successorPath(path, name) === undefined && ownValue(opposites, name) === undefined;
}

/** Whether an object, with all that is in it, is one that the file itself can have, and has none yet. */
function belongsToRoot(schema: JsonSchema, root: JsonNode, { name, valueNode }: JsonProperty): boolean {
  const inner = propertiesOf(valueNode);
  if (inner.length === 0 || propertiesOf(root).some((one) => one.name === name)) return false;
  return inner.every((one) => schemasAt(schema, root, [name, one.name]).length > 0);
}

/**
 * Returns the path of the object that can have a property that another one can’t: the file itself, or the entry around
 * that; undefined if neither can, or has it already.
 */
export function placeOutside(
  schema: JsonSchema,
  root: JsonNode,
  path: JsonPath,
  property: JsonProperty,
): JsonPath | undefined {
  if (belongsToRoot(schema, root, property)) return [];
  const around = path.slice(0, -1);
  const { name } = property;
  const owner = nodeAt(root, around);
  if (around.length === 0 || owner?.type !== 'object' || memberOf(owner, name) !== undefined) return undefined;
  const isAllowed = schemasAt(schema, root, around).some(({ properties = {} }) => ownValue(properties, name));
  const { valueNode } = withPlainBoolean(property);
  const fits = valueNode !== undefined && fitsSchemaAt(schema, root, [...around, name], valueNode);
  return isAllowed && fits ? around : undefined;
}

/** Returns a property with the boolean that its string names, `"true"`; every other one as it is. */
export function withPlainBoolean(property: JsonProperty): JsonProperty {
  const { valueNode } = property;
  const value = valueNode?.value;
  if (valueNode === undefined || (value !== 'true' && value !== 'false')) return property;
  return { ...property, valueNode: { ...valueNode, type: 'boolean', value: value === 'true' } };
}

/** Returns the names in a property’s name that is a path of the format, as in `"feedback.thumbsRating"`. */
export function nestedPath(
  schema: JsonSchema,
  root: JsonNode,
  path: JsonPath,
  name: string,
): readonly string[] | undefined {
  const names = name.split('.');
  return names.length > 1 && schemasAt(schema, root, [...path, ...names]).length > 0 ? names : undefined;
}

/** Returns the JSON text of a property that contains others: `"a": { "b": … }`. `value` is the innermost. */
export function nestedText([name, ...inner]: readonly string[], value: string): string {
  return `${JSON.stringify(name)}: ${inner.length === 0 ? value : `{ ${nestedText(inner, value)} }`}`;
}

/** Returns what the platform does with an unknown property. */
function consequenceOf(
  schema: JsonSchema | undefined,
  path: JsonPath,
  has: (property: string) => boolean,
): Consequence {
  const strict = schema?.['x-strict'];
  const isStrict = typeof strict === 'string' ? !has(strict) : strict === true;
  if (!isStrict) return 'none';
  return isInnerEntry(path) ? 'dropped' : 'refused';
}

/**
 * Whether a path is that of a navigation entry below another entry: the platform drops a wrong one with its list, but
 * refuses the file for one at the top, and for any in the list of groups of the classic generation.
 */
export function isInnerEntry(path: JsonPath): boolean {
  const [first, second] = path;
  if (first !== 'navigation' || typeof second === 'number' || second === 'global') return false;
  return path.filter((step) => typeof step === 'number').length > 1;
}

/** Returns the problem of an invalid name of a property. */
export function wrongName(
  { broken, propertiesIn }: JudgedDocument,
  violation: Violation,
  { node, path }: ValueAtPath,
): SchemaProblem | undefined {
  const { propertyName: name = '', parentSchema } = violation;
  const property = propertiesIn(node).get(name);
  const message = parentSchema?.patternErrorMessage;
  if (property === undefined || message === undefined || isBroken(property, broken)) return undefined;
  return {
    kind: 'value',
    message: `${code(name)} ${message}.`,
    range: rangeOf(property.keyNode),
    path: [...path, name],
    severity: schemaSeverity(violation),
    properties: [],
    nearest: nothingNear,
  };
}

/**
 * Whether a property that is valid elsewhere may have been misplaced by a missing bracket: an unclosed object may be
 * noticed only long after what it has swallowed.
 */
function isMisplaced(schema: JsonSchema, name: string, broken: readonly TextRange[]): boolean {
  return broken.length > 0 && knowsAnywhere(schema, name);
}

/** Whether an object only refers to its actual content. */
export function isDeclaredElsewhere(schema: JsonSchema, node: JsonNode): boolean {
  return propertiesOf(node).some(({ name }) => isReference(schema, name));
}

function isReference(schema: JsonSchema, property: string): boolean {
  return schema['x-references']?.includes(property) ?? false;
}

function isBroken(property: JsonProperty, broken: readonly TextRange[]): boolean {
  return (
    property.valueNode === undefined ||
    hasSyntaxError(property.valueNode, broken) ||
    hasSyntaxError(property.keyNode, broken)
  );
}

/** The property that makes an entry of the navigation what it is, and the list that holds such entries. */
const listOfKey: ReadonlyMap<string, string> = new Map([
  ['group', 'groups'],
  ...Object.entries(divisionLists).map(([list, key]) => [key, list] as const),
]);

/** An entry of the navigation in a list of entries of another kind. */
interface OtherNodeKey {
  /** The property that it has. */
  readonly key: string;
  /** The list that holds such entries. */
  readonly list: string;
}

/**
 * Returns the kind that an entry of the current navigation has instead of the one of its list, which requires the
 * property `expected`; undefined if the entry has neither.
 */
function otherNodeKey(path: JsonPath, expected: string, names: Iterable<string>): OtherNodeKey | undefined {
  if (path[0] !== 'navigation' || typeof path[1] !== 'string' || !listOfKey.has(expected)) return undefined;
  const own = [...names];
  if (own.includes(expected)) return undefined;
  for (const key of own) {
    const list = listOfKey.get(key);
    if (list !== undefined) return { key, list };
  }
  return undefined;
}

/** Returns the property that entries of a list require, of all that they may have. */
function nodeKeyOf(known: readonly string[]): string | undefined {
  return known.find((name) => listOfKey.has(name));
}
