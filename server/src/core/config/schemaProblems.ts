import type { TextRange } from '../text/textRange.ts';
import { lazyFor } from '../util/lazy.ts';
import { code, formatList } from '../util/messageText.ts';
import {
  itemsOf,
  memberOf,
  nodeAt,
  propertiesOf,
  showPath,
  stepsOfPointer,
  valueOf,
  rangeOf,
  type JsonNode,
  type JsonProperty,
  type JsonPath,
} from './json/jsonTree.ts';
import {
  hasSyntaxError,
  isInnerEntry,
  missingProperty,
  isDeclaredElsewhere,
  unknownPropertyProblem,
  wrongName,
  type JudgedDocument,
} from './propertyProblems.ts';
import type { JsonSchema, Validator, Violation } from './schema/jsonSchema.ts';
import { nothingNear, type SchemaProblem, type ValueAtPath } from './schemaProblem.ts';
import { unknownText } from './schemaMessages.ts';
import { wrongValue } from './valueProblems.ts';

/** As many violations of one kind are described: a machine may have written 20,000, and each is compared with names. */
const mostViolations = 2500;

/** Others get their answers between so many violations. */
const violationsPerStep = 200;

/**
 * Finds the schema's problems of a document, each mistake once, in steps: a caller may do something else after each.
 * Values with a syntax error are skipped: they may have been misread.
 */
export function* findingSchemaProblems(
  schema: JsonSchema,
  validate: Validator,
  root: JsonNode,
  broken: readonly TextRange[],
): Generator<undefined, readonly SchemaProblem[]> {
  const repeated = findRepeatedItems(schema, root, broken);
  yield;
  if (validate(valueOf(root))) return repeated;
  // Taken at once: whoever validates something else between two steps has other errors.
  const violations = validate.errors ?? [];
  yield;
  const document = { schema, root, broken, propertiesIn: lazyFor(propertiesByName) };
  const problems = new Map<string, SchemaProblem>();
  const described = new Map<string, number>();
  for (const [at, violation] of violations.entries()) {
    if (at % violationsPerStep === 0) yield;
    const times = (described.get(violation.keyword) ?? 0) + 1;
    described.set(violation.keyword, times);
    // A value may have some of them; far fewer problems are reported.
    if (times > mostViolations) continue;
    const target = locate(root, violation.instancePath);
    const problem = target && describe(document, violation, target);
    if (!problem) continue;
    // A value of the wrong kind has no right form either.
    const what = problem.kind === 'type' ? 'value' : problem.kind;
    const key = `${problem.range.start}:${what}:${problem.properties.join()}`;
    const sofar = problems.get(key);
    // What is refused counts before what is only discouraged.
    if (sofar === undefined || (sofar.severity === 'warning' && problem.severity === undefined))
      problems.set(key, problem);
  }
  yield;
  return [...mergeForeign(root, mergeMissing([...problems.values()])), ...repeated].sort(
    (a, b) => a.range.start - b.range.start,
  );
}

/** Merges all missing properties of an object into one problem; one that is only misspelled isn't missing. */
function mergeMissing(problems: readonly SchemaProblem[]): SchemaProblem[] {
  const merged = problems.filter((one) => one.kind !== 'required');
  const misspelt = misspeltIn(merged);
  const byObject = new Map<string, SchemaProblem>();
  for (const one of problems.filter((candidate) => candidate.kind === 'required')) {
    const at = misspelt.get(meaningOf(one, one.properties[0]));
    const actual = at === undefined ? undefined : merged[at];
    if (at !== undefined && actual !== undefined) {
      merged[at] = one.severity === undefined ? refused(actual) : { ...actual, severity: one.severity };
      continue;
    }
    const key = `${one.range.start}:${one.severity ?? ''}`;
    const sofar = byObject.get(key);
    byObject.set(key, sofar === undefined ? one : withFurther(sofar, one));
  }
  return [...merged, ...byObject.values()];
}

/** Merges what is unknown in an object into what it lacks, if it has nothing else: it is of another kind. */
function mergeForeign(root: JsonNode, problems: readonly SchemaProblem[]): readonly SchemaProblem[] {
  const unknown = new Map(problems.filter(isFarFromAll).map((one) => [meaningOf(one, one.properties[0]), one]));
  const merged = new Set<SchemaProblem>();
  const result = problems.map((one) => {
    const actual = one.kind === 'required' ? propertiesOf(nodeAt(root, one.path)) : [];
    const inside = actual.flatMap(({ name }) => unknown.get(meaningOf(one, name)) ?? []);
    if (inside.length === 0 || inside.length < actual.length) return one;
    for (const other of inside) merged.add(other);
    const names = formatList(
      actual.map(({ name }) => code(name)),
      'and',
    );
    return { ...one, message: `${one.message} What it has is unknown there: ${names}.` };
  });
  return result.filter((one) => !merged.has(one));
}

/** Whether a problem is an unknown property that is near to no known one. */
function isFarFromAll({ kind, severity }: SchemaProblem): boolean {
  return kind === 'unknownProperty' && severity === 'hint';
}

/** Returns the problem of a misspelled property whose right name is required. */
function refused(problem: SchemaProblem): SchemaProblem {
  const { path, properties, advice = '' } = problem;
  const text = unknownText(properties[0] ?? '', path, isInnerEntry(path) ? 'dropped' : 'refused');
  return { ...problem, message: `${text} ${advice}`, severity: 'error' };
}

/**
 * Returns the indexes of the properties without effect in a list of problems, by the likely intended name; the first of
 * each.
 */
function misspeltIn(problems: readonly SchemaProblem[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, one] of problems.entries()) {
    const isUnknown = one.kind === 'unknownProperty' || one.kind === 'ignored';
    const meaning = meaningOf(one, one.nearest.names[0]);
    if (isUnknown && !found.has(meaning)) found.set(meaning, at);
  }
  return found;
}

/** Returns a key for a property of the object at a problem's path. */
function meaningOf({ path }: SchemaProblem, property: string | undefined): string {
  return JSON.stringify([path, property]);
}

function withFurther(sofar: SchemaProblem, one: SchemaProblem): SchemaProblem {
  const properties = [...sofar.properties, ...one.properties];
  const owner = sofar.path.length === 0 ? '' : ` in ${code(showPath(sofar.path))}`;
  return { ...sofar, properties, message: `Missing properties ${formatList(properties.map(code), 'and')}${owner}.` };
}

export function locate(root: JsonNode, pointer: string): ValueAtPath | undefined {
  let node: JsonNode | undefined = root;
  const path: (string | number)[] = [];
  for (const step of stepsOfPointer(pointer)) {
    if (node?.type === 'array') path.push(Number(step));
    else path.push(step);
    node = node?.type === 'array' ? itemsOf(node)[Number(step)] : memberOf(node, step);
  }
  return node && { node, path };
}

/** Returns the properties of an object by name: there may be a violation for each of thousands. */
function propertiesByName(object: JsonNode): ReadonlyMap<string, JsonProperty> {
  return new Map(propertiesOf(object).map((property) => [property.name, property]));
}

function describe(document: JudgedDocument, violation: Violation, target: ValueAtPath): SchemaProblem | undefined {
  const { schema, broken } = document;
  if (violation.propertyName !== undefined) return wrongName(document, violation, target);
  switch (violation.keyword) {
    case 'minItems':
      // The rest of the list may be in what can't be read.
      return broken.length > 0 ? undefined : wrongValue(violation, target);
    case 'type':
    case 'enum':
    case 'const':
    case 'pattern':
    case 'minLength':
    case 'maxLength':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return hasSyntaxError(target.node, broken) || isDeclaredElsewhere(schema, target.node)
        ? undefined
        : wrongValue(violation, target);
    case 'required':
    case 'dependencies':
      return hasSyntaxError(target.node, broken) ? undefined : missingProperty(document, violation, target);
    case 'additionalProperties':
      return unknownPropertyProblem(document, violation, target);
    default:
      return undefined;
  }
}

/**
 * Returns repeated entries of lists whose entries must be unique (`x-unique`). Such lists have fixed paths, so the
 * complete document needn't be walked.
 */
function findRepeatedItems(
  schema: JsonSchema,
  node: JsonNode,
  broken: readonly TextRange[],
  path: JsonPath = [],
): readonly SchemaProblem[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): readonly SchemaProblem[] => {
    const value = memberOf(node, name);
    if (value === undefined) return [];
    const itemPath = [...path, name];
    const unique = property['x-unique'];
    if (unique === undefined || unique === false) return findRepeatedItems(property, value, broken, itemPath);
    return hasSyntaxError(value, broken) ? [] : [...repeatedIn(itemsOf(value), unique, itemPath)];
  });
}

function* repeatedIn(items: readonly JsonNode[], unique: string | true, path: JsonPath): Iterable<SchemaProblem> {
  const firsts = new Map<unknown, JsonPath>();
  for (const [index, item] of items.entries()) {
    const published = unique === true ? item : memberOf(item, unique);
    // An empty value is still to be typed, and a switch that is off shows nothing.
    if (published === undefined || !['string', 'boolean'].includes(published.type)) continue;
    if (published.value === '' || published.value === false) continue;
    const itemPath = unique === true ? [...path, index] : [...path, index, unique];
    const first = firsts.get(published.value);
    if (first === undefined) firsts.set(published.value, itemPath);
    else yield repeated(published, itemPath, path, first);
  }
}

function repeated(node: JsonNode, path: JsonPath, list: JsonPath, first: JsonPath): SchemaProblem {
  return {
    kind: 'repeated',
    message: duplicateMessage(node, path, list, first),
    range: rangeOf(node),
    path,
    severity: undefined,
    properties: [],
    nearest: nothingNear,
  };
}

function duplicateMessage(node: JsonNode, path: JsonPath, list: JsonPath, first: JsonPath): string {
  const owner = code(showPath(list));
  const earlier = `${code(showPath(first))} is already ${code(String(node.value))}`;
  const name = path.at(-1);
  if (typeof name !== 'string') return `Duplicate entry in ${owner}: ${earlier}. Remove one of the two.`;
  if (node.type === 'boolean')
    return `Only one entry in ${owner} can have ${code(name)}: ${earlier}. Remove ${code(name)} from one of the two.`;
  return `Duplicate ${code(name)} in ${owner}: ${earlier}. Change or remove one of the two.`;
}
