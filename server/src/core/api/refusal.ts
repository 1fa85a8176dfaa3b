import type { Violation } from '../config/schema/jsonSchema.ts';
import { validate as validate30 } from '../generated/validateOpenApi30.js';
import { validate as validate31 } from '../generated/validateOpenApi31.js';
import { code, formatList, shorten } from '../util/messageText.ts';
import { asObject, ownValue } from '../util/values.ts';
import type { Node } from './openApi.ts';
import type { DescriptionPath } from './pathOffset.ts';
import { decodeEscapes } from '../util/strings.ts';

/** Why the platform's build refuses an API description that can be read, or what pages lack: the first mistake. */
export interface BuildRefusal {
  /** The problem and the fix, in sentences. */
  readonly message: string;
  /** Where the mistake is. */
  readonly path: DescriptionPath;
  /** Whether it matters only where pages are generated from the description. */
  readonly lacksPages?: boolean;
  /** Whether the build accepts it nevertheless. */
  readonly isAccepted?: boolean;
}

/** Returns the first mistake of a description other than its references; `unknown` if it can't be checked. */
export function violationOf(root: Node): BuildRefusal | 'unknown' | undefined {
  const version = root['openapi'];
  if (root['swagger'] !== undefined && version === undefined) {
    const message = 'The platform doesn’t build pages from Swagger 2.0 descriptions. Convert it to OpenAPI 3.';
    return { message, path: ['swagger'] };
  }
  if (version === undefined) return 'unknown';
  if (typeof version !== 'string') {
    return { message: `Its version must be a string: ${code('"3.1.0"')}.`, path: ['openapi'] };
  }
  if (version !== '' && !/^[3-9]\.\d/.test(version)) {
    const message = `${code('openapi')} must be a version of OpenAPI 3, such as ${code('3.1.0')}, but is ${shown(version)}. Correct it.`;
    return { message, path: ['openapi'] };
  }
  const validate = version.startsWith('3.0') ? validate30 : version.startsWith('3.1') ? validate31 : undefined;
  if (validate === undefined) return 'unknown';
  try {
    if (!validate(withPathItems(root))) return violated(root, validate.errors ?? []);
  } catch (error) {
    // Nested too deep for the validator.
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
  return withoutPaths(root);
}

const pathItems = '#/components/pathItems/';

/** The build puts the shared path items of OpenAPI 3.1 in place first, and refuses all other references to them. */
function withPathItems(root: Node): Node {
  const items = asObject(asObject(root['components'])?.['pathItems']);
  if (items === undefined) return root;
  const inPlace = (section: unknown): unknown => {
    const entries = Object.entries(asObject(section) ?? {});
    return Object.fromEntries(entries.map(([name, entry]) => [name, sharedItem(items, entry) ?? entry]));
  };
  const { paths, webhooks } = root;
  return {
    ...root,
    ...(asObject(paths) && { paths: inPlace(paths) }),
    ...(asObject(webhooks) && { webhooks: inPlace(webhooks) }),
  };
}

function sharedItem(items: Node, entry: unknown): Node | undefined {
  const written: unknown = asObject(entry)?.['$ref'];
  if (typeof written !== 'string' || !written.startsWith(pathItems)) return undefined;
  return asObject(ownValue(items, unescaped(written.slice(pathItems.length))));
}

/** Returns the reference of a description that points to nothing. */
export function deadReference(root: Node): BuildRefusal | undefined {
  const broken = unresolvedReference(root);
  if (broken === undefined) return undefined;
  const { written, path, isExternal, isRefused } = broken;
  const message = isExternal
    ? `It refers to another file, ${code(shorten(written, 120))}, which the platform doesn’t read. Put its content into this file.`
    : `It refers to ${code(shorten(written, 120))}, which doesn’t exist. Correct the reference, or add what it names.`;
  return { message, path: [...path, '$ref'], isAccepted: !isRefused };
}

function withoutPaths(root: Node): BuildRefusal | undefined {
  const has = (key: string): boolean => Object.keys(asObject(ownValue(root, key)) ?? {}).length > 0;
  if (has('paths') || has('webhooks')) return undefined;
  return {
    message: 'It has no paths and no webhooks, so no page can be built. Add an operation.',
    path: ['paths'],
    lacksPages: true,
  };
}

/** Returns the mistake that the last of a validator's errors states: those before it are its causes in unions. */
function violated(root: Node, errors: readonly Violation[]): BuildRefusal | undefined {
  const error = errors.findLast(({ keyword }) => !unions.has(keyword)) ?? errors.at(-1);
  if (error === undefined) return undefined;
  const path = error.instancePath.split('/').slice(1).map(unescaped);
  const { params } = error;
  const either = errors.at(-1)?.keyword === 'required' ? [] : missingIn(errors, error.instancePath);
  if (either.length > 1) return { message: `${subject(path)} must have ${formatList(either, 'or')}.`, path };
  const missing = textIn(params, 'missingProperty');
  if (missing !== undefined) return { message: `${subject(path)} has no ${code(missing)}. Add it.`, path };
  const name = textIn(params, 'additionalProperty') ?? textIn(params, 'unevaluatedProperty');
  if (name !== undefined) return ofUnknown(path, name);
  const value = valueAt(root, path);
  if (value instanceof Date) {
    const written = code(`"${value.toISOString().slice(0, 10)}"`);
    return { message: `${subject(path)} is a date without quotes, not a string. Write ${written}.`, path };
  }
  return { message: `${subject(path)} ${expected(error, value)}.`, path };
}

/** Returns the properties of which a value must have one. */
function missingIn(errors: readonly Violation[], instancePath: string): readonly string[] {
  const here = errors.filter((error) => error.instancePath === instancePath);
  return here.flatMap(({ params }) => textIn(params, 'missingProperty') ?? []).map(code);
}

const unions = new Set(['if', 'oneOf', 'anyOf', 'not']);

function ofUnknown(path: DescriptionPath, name: string): BuildRefusal {
  const message =
    path.length === 1 && path[0] === 'paths'
      ? `The path ${code(shorten(name))} must begin with ${code('/')}.`
      : `${subject(path)} has the unknown property ${code(shorten(name))}. Remove it; custom properties start with ${code('x-')}.`;
  return { message, path: [...path, name] };
}

function expected({ keyword, params }: Violation, value: unknown): string {
  const { allowedValues, allowedValue, type } = params;
  if (Array.isArray(allowedValues)) return `must be one of ${formatList(allowedValues.map(shown), 'or')}`;
  if (allowedValue !== undefined) return `must be ${shown(allowedValue)}`;
  if (keyword === 'type') return `must be ${withArticle([type].flat().map(String))}`;
  if (keyword === 'minItems' || keyword === 'minProperties') return 'must not be empty';
  if (keyword === 'uniqueItems') return 'has the same item twice';
  if (keyword === 'pattern' && typeof value === 'string')
    return `has a value that isn’t allowed there: ${shown(value)}`;
  return 'isn’t what OpenAPI allows there';
}

function shown(value: unknown): string {
  return code(shorten(typeof value === 'string' ? value : JSON.stringify(value)));
}

function withArticle(types: readonly string[]): string {
  const named = types.map((type) => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`));
  return formatList(named, 'or');
}

function subject(path: DescriptionPath): string {
  return path.length === 0 ? 'The description' : code(shorten(path.join(' › '), 120));
}

function textIn(params: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = ownValue(params, name);
  return typeof value === 'string' ? value : undefined;
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function valueAt(root: Node, path: DescriptionPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? ownValue(value as Node, step) : undefined),
    root,
  );
}

/** A reference of a description that points to nothing. */
interface UnresolvedReference {
  /**
   * Whether it makes the description invalid: it is of an operation, of which the page then lacks a body or parameter,
   * or what would contain the target is missing, too. Sites are published with others, in shared components.
   */
  readonly isRefused: boolean;
  readonly written: string;
  /** The path of the object that has it. */
  readonly path: DescriptionPath;
  /** Whether it names another file or an address, which the platform doesn't read. */
  readonly isExternal: boolean;
}

/** What has these names is data, or belongs to another tool. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-codeSamples', 'x-mint']);

interface Step {
  readonly value: object;
  readonly key: string;
  readonly parent: Step | undefined;
  /** Whether it is in `components`. */
  readonly isShared: boolean;
}

/**
 * Returns the first reference to nothing that the build refuses, or else the first one; undefined if there is none.
 * Objects that are used twice are read once.
 */
function unresolvedReference(root: Node): UnresolvedReference | undefined {
  const known = new Map<string, Target>();
  let harmless: UnresolvedReference | undefined;
  const seen = new Set<object>();
  const left: Step[] = [{ value: root, key: '', parent: undefined, isShared: false }];
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    if (seen.has(step.value)) continue;
    seen.add(step.value);
    const isMap = step.key === 'properties' && step.parent?.key !== 'properties';
    const written: unknown = isMap ? undefined : (step.value as Node)['$ref'];
    if (typeof written === 'string') {
      const target = known.get(written) ?? targetOf(root, written);
      known.set(written, target);
      if (target === 'refused' || (target === 'missing' && !step.isShared)) return brokenAt(step, written, true);
      if (target === 'missing') harmless ??= brokenAt(step, written, false);
    }
    for (const key of Object.keys(step.value)) {
      const value = ownValue(step.value as Node, key);
      if (typeof value !== 'object' || value === null) continue;
      if (!isMap && (data.has(key) || key.startsWith('x-'))) continue;
      const isShared = step.isShared || (step.parent === undefined && key === 'components');
      left.push({ value, key, parent: step, isShared });
    }
  }
  return harmless;
}

function brokenAt(step: Step, written: string, isRefused: boolean): UnresolvedReference {
  return { written, path: pathOf(step), isExternal: !written.startsWith('#'), isRefused };
}

function pathOf(step: Step): DescriptionPath {
  const path: string[] = [];
  for (let at: Step | undefined = step; at.parent !== undefined; at = at.parent) path.unshift(at.key);
  return path;
}

type Target = 'found' | 'missing' | 'refused';

/** A reference to an anchor (`#name`) is found elsewhere than by a path. */
function targetOf(root: Node, written: string): Target {
  if (!written.startsWith('#/')) return written.startsWith('#') ? 'found' : 'refused';
  let value: unknown = root;
  for (const step of written.slice(2).split('/')) {
    const name = decodeEscapes(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (value === undefined || value === null) return 'refused';
    value = typeof value === 'object' ? ownValue(value as Node, name) : undefined;
  }
  return value === undefined ? 'missing' : 'found';
}
