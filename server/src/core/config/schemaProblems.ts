import type { TextRange } from '../text/textRange.ts';
import { code, listWords } from '../util/words.ts';
import { findNearest, type Nearest } from '../util/nearest.ts';
import {
  itemsOf,
  memberOf,
  pathOf,
  propertiesOf,
  rangeOf,
  valueOf,
  type JsonNode,
  type JsonPath,
  type JsonProperty,
} from './json/jsonTree.ts';
import { jsonTypeOf, type JsonSchema } from './schema/jsonSchema.ts';
import { expectation, firstSentence, foundWords, knownWords, unknownWords } from './schemaMessages.ts';
import { showPath, stepsOfPointer } from './schema/pathWords.ts';
import { knowsAnywhere } from './schema/knowsAnywhere.ts';
import { schemasAt } from './schema/schemaAt.ts';
import type { Validator, Violation } from './schema/validator.ts';

/** A value that breaks the schema, placed on the text that has to change. */
export interface SchemaProblem {
  /** `ignored`: the platform drops it without a word. */
  readonly kind: 'type' | 'value' | 'required' | 'unknownProperty' | 'ignored';
  readonly message: string;
  readonly range: TextRange;
  /** The path of the value; for a missing or unknown property of the object that lacks or has it. */
  readonly path: JsonPath;
  readonly severity: 'warning' | undefined;
  /** The names of missing properties, or of the unknown one. */
  readonly properties: readonly string[];
  /** Names or values that may have been meant. */
  readonly nearest: Nearest;
}

const nothingNear: Nearest = { names: [], isClear: false };

interface Target {
  readonly node: JsonNode;
  readonly path: JsonPath;
}

/**
 * What a schema has to say about a document, each mistake once. Values that hold a syntax error aren't
 * judged: what was read there may not be what is meant.
 */
export function findSchemaProblems(
  schema: JsonSchema,
  validate: Validator,
  root: JsonNode,
  broken: readonly TextRange[],
): readonly SchemaProblem[] {
  if (validate(valueOf(root))) return [];
  const problems: SchemaProblem[] = [];
  const seen = new Set<string>();
  for (const violation of validate.errors ?? []) {
    const target = locate(root, violation.instancePath);
    const problem = target && describe(schema, root, violation, target, broken);
    if (!problem) continue;
    // A value of the wrong kind has no right form either.
    const what = problem.kind === 'type' ? 'value' : problem.kind;
    const key = `${problem.range.start}:${what}:${problem.properties.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    problems.push(problem);
  }
  return mergeMissing(problems).sort((a, b) => a.range.start - b.range.start);
}

/** One finding for all that an object lacks; a property that is only misspelt isn't missing besides. */
function mergeMissing(problems: readonly SchemaProblem[]): SchemaProblem[] {
  const misspelt = problems.filter((one) => one.kind === 'unknownProperty' || one.kind === 'ignored');
  const merged = problems.filter((one) => one.kind !== 'required');
  const byObject = new Map<string, SchemaProblem>();
  for (const one of problems.filter((candidate) => candidate.kind === 'required')) {
    const isMisspelt = misspelt.some(
      ({ path, nearest }) => showPath(path) === showPath(one.path) && one.properties[0] === nearest.names[0],
    );
    if (isMisspelt) continue;
    const key = `${one.range.start}:${one.severity ?? ''}`;
    const sofar = byObject.get(key);
    byObject.set(key, sofar === undefined ? one : withFurther(sofar, one));
  }
  return [...merged, ...byObject.values()];
}

function withFurther(sofar: SchemaProblem, one: SchemaProblem): SchemaProblem {
  const properties = [...sofar.properties, ...one.properties];
  const owner = sofar.path.length === 0 ? 'The configuration' : code(showPath(sofar.path));
  return { ...sofar, properties, message: `${owner} needs the properties ${listWords(properties.map(code), 'and')}.` };
}

function locate(root: JsonNode, pointer: string): Target | undefined {
  let node: JsonNode | undefined = root;
  const path: (string | number)[] = [];
  for (const step of stepsOfPointer(pointer)) {
    if (node?.type === 'array') path.push(Number(step));
    else path.push(step);
    node = node?.type === 'array' ? itemsOf(node)[Number(step)] : memberOf(node, step);
  }
  return node && { node, path };
}

function describe(
  schema: JsonSchema,
  root: JsonNode,
  violation: Violation,
  target: Target,
  broken: readonly TextRange[],
): SchemaProblem | undefined {
  switch (violation.keyword) {
    case 'type':
    case 'enum':
    case 'const':
    case 'pattern':
    case 'minLength':
    case 'minimum':
      return holdsBreak(target.node, broken) || standsElsewhere(schema, target.node)
        ? undefined
        : wrongValue(violation, target);
    case 'required':
      return holdsBreak(target.node, broken) ? undefined : missingProperty(schema, root, violation, target);
    case 'additionalProperties':
      return unknownProperty(schema, root, violation, target, broken);
    default:
      return undefined;
  }
}

function holdsBreak(node: JsonNode, broken: readonly TextRange[]): boolean {
  const range = rangeOf(node);
  return broken.some((problem) => problem.start <= range.end && range.start <= problem.end);
}

function severityOf(violation: Violation): 'warning' | undefined {
  return violation.parentSchema?.['x-severity'] === 'warning' ? 'warning' : undefined;
}

function wrongValue(violation: Violation, { node, path }: Target): SchemaProblem {
  // The navigation itself isn't dropped: without one the file is refused.
  const isDropped = violation.parentSchema?.['x-dropped'] === true && path.length > 1;
  if (violation.keyword === 'type' && isDropped) return ignoredValue(violation, node, path);
  const allowed = violation.parentSchema?.enum?.map(String) ?? [];
  const nearest = node.type === 'string' ? findNearest(String(node.value), allowed) : nothingNear;
  const hint = nearest.names[0] === undefined ? '' : ` Did you mean ${code(nearest.names[0])}?`;
  return {
    kind: isWrongKind(violation, node) ? 'type' : 'value',
    message: `${code(showPath(path))} must be ${expectation(violation)}; found ${foundWords(node)}.${hint}`,
    range: rangeOf(node),
    path,
    severity: severityOf(violation),
    properties: [],
    nearest,
  };
}

/** A list of the navigation that is none: what is in it isn't shown. */
function ignoredValue(violation: Violation, node: JsonNode, path: JsonPath): SchemaProblem {
  return {
    kind: 'ignored',
    message: `${code(showPath(path))} must be ${expectation(violation)}; found ${foundWords(node)}. The site shows nothing of it.`,
    range: rangeOf(node),
    path,
    severity: undefined,
    properties: [],
    nearest: nothingNear,
  };
}

/** A number where only texts are allowed is of the wrong kind, not merely none of them. */
function isWrongKind({ keyword, parentSchema }: Violation, node: JsonNode): boolean {
  if (keyword === 'type') return true;
  return keyword === 'enum' && (parentSchema?.enum ?? []).every((value) => jsonTypeOf(value) !== node.type);
}

function missingProperty(
  schema: JsonSchema,
  root: JsonNode,
  violation: Violation,
  { node, path }: Target,
): SchemaProblem | undefined {
  const property = String(violation.params['missingProperty']);
  // A property whose value is still to be typed isn't missing, nor is one of an object that stands elsewhere.
  if (standsElsewhere(schema, node) || propertiesOf(node).some((given) => given.name === property)) return undefined;
  const owner = path.length === 0 ? 'The configuration' : code(showPath(path));
  const meaning = firstSentence(schemasAt(schema, root, [...path, property]));
  return {
    kind: 'required',
    message: `${owner} needs the property ${code(property)}.${meaning}`,
    range: openingOf(node),
    path,
    severity: severityOf(violation),
    properties: [property],
    nearest: nothingNear,
  };
}

/** Only the brace of an object that spans lines: a squiggle under half a file helps nobody. */
function openingOf(node: JsonNode): TextRange {
  const last = propertiesOf(node).at(-1)?.valueNode;
  const short = node.length <= 120 && last?.type !== 'object' && last?.type !== 'array';
  return { start: node.offset, end: node.offset + (short && pathOf(node).length > 0 ? node.length : 1) };
}

function unknownProperty(
  schema: JsonSchema,
  root: JsonNode,
  violation: Violation,
  { node, path }: Target,
  broken: readonly TextRange[],
): SchemaProblem | undefined {
  const name = String(violation.params['additionalProperty']);
  const property = propertiesOf(node).findLast((given) => given.name === name);
  if (property === undefined || isBroken(property, broken) || isReference(schema, name)) return undefined;
  if (isMisplaced(schema, property, broken)) return undefined;
  const known = schemasAt(schema, root, path).flatMap((candidate) => Object.keys(candidate.properties ?? {}));
  // What is given already isn't meant once more, unless it is another case of the same name.
  const isFree = (one: string): boolean => one === name.toLowerCase() || memberOf(node, one) === undefined;
  const nearest = findNearest(name, new Set(known.filter(isFree)));
  return {
    kind: violation.parentSchema?.['x-dropped'] === true ? 'ignored' : 'unknownProperty',
    message: `${unknownWords(name, path)} ${knownWords(name, path, known, nearest.names)}`,
    range: rangeOf(property.keyNode),
    path,
    severity: severityOf(violation),
    properties: [name],
    nearest,
  };
}

/** Whether a property may have got where it is by a bracket that is missing before it: it has a meaning elsewhere. */
function isMisplaced(schema: JsonSchema, { name, keyNode }: JsonProperty, broken: readonly TextRange[]): boolean {
  return broken.some(({ start }) => start < keyNode.offset) && knowsAnywhere(schema, name);
}

/** Whether an object only says where what is meant stands. */
function standsElsewhere(schema: JsonSchema, node: JsonNode): boolean {
  return propertiesOf(node).some(({ name }) => isReference(schema, name));
}

function isReference(schema: JsonSchema, property: string): boolean {
  return schema['x-references']?.includes(property) ?? false;
}

function isBroken(property: JsonProperty, broken: readonly TextRange[]): boolean {
  return (
    property.valueNode === undefined || holdsBreak(property.valueNode, broken) || holdsBreak(property.keyNode, broken)
  );
}
