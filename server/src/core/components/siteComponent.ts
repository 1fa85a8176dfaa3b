import { code } from '../util/words.ts';
import type { AttributeChoice, AttributeSpec, ComponentSpec } from './componentSpec.ts';

/** A component that a site describes in its settings, or why it can't be used. */
export interface SiteComponent {
  readonly component: ComponentSpec | undefined;
  readonly problem: string | undefined;
}

const attributeTypes = ['string', 'boolean', 'number', 'integer', 'expression', 'any'] as const;
const attributeKinds = ['icon', 'link', 'image', 'file', 'color', 'markdown', 'snippet'] as const;
const contentKinds = ['flow', 'inline', 'text', 'none'] as const;

/**
 * Reads an entry of `components` in `.docsight.json`, in the form of the catalogue: all that isn't given is left open,
 * so that nothing is judged by it.
 */
export function readSiteComponent(name: string, given: unknown): SiteComponent {
  if (!/^[A-Z][\w$]*(?:\.[\w$]+)*$/.test(name)) {
    return unusable(`A component name must begin with a capital letter; found ${code(name)}.`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return unusable(`${code(name)} must be an object, which can be empty.`);
  }
  const entry = given as Readonly<Record<string, unknown>>;
  const attributes = attributesIn(entry['attributes']);
  if (attributes === undefined) {
    return unusable(`${code('attributes')} of ${code(name)} must be a list of objects with a ${code('name')}.`);
  }
  const content = contentKinds.find((kind) => kind === entry['content']) ?? 'flow';
  const parents = textsIn(entry['parents']);
  const children = textsIn(entry['children']);
  const oneOf = choicesIn(entry['oneOf']);
  const component: ComponentSpec = {
    name,
    summary: textIn(entry['summary']) ?? 'A component of this site',
    ...definedOnly({ description: textIn(entry['description']), deprecated: textIn(entry['deprecated']) }),
    since: 'classic',
    attributes,
    anyAttributes: entry['attributes'] === undefined || entry['anyAttributes'] === true,
    ...definedOnly({ oneOf, parents, children }),
    content,
    body: textIn(entry['body']) ?? defaultBody(name, attributes, content === 'none'),
    example: textIn(entry['example']) ?? '',
  };
  return { component, problem: undefined };
}

function unusable(problem: string): SiteComponent {
  return { component: undefined, problem };
}

/** A list of names or descriptions, or an object with a description for each name. */
function attributesIn(given: unknown): readonly AttributeSpec[] | undefined {
  if (given === undefined) return [];
  if (typeof given !== 'object' || given === null) return undefined;
  const read = Array.isArray(given)
    ? (given as readonly unknown[]).map((entry) => attributeIn(entry))
    : Object.entries(given).map(([name, entry]) => attributeIn(entry, name));
  return read.every((attribute) => attribute !== undefined) ? read : undefined;
}

function attributeIn(given: unknown, key?: string): AttributeSpec | undefined {
  if (typeof given === 'string' && key === undefined) {
    return { name: given, summary: '', type: 'any', since: 'classic' };
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const entry = given as Readonly<Record<string, unknown>>;
  const name = key ?? textIn(entry['name']);
  if (name === undefined) return undefined;
  const initial = entry['default'];
  return {
    name,
    summary: textIn(entry['summary']) ?? '',
    type: attributeTypes.find((type) => type === entry['type']) ?? 'any',
    since: 'classic',
    ...(entry['required'] === true ? { required: true } : {}),
    ...(entry['recommended'] === true ? { recommended: true } : {}),
    ...(typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean'
      ? { default: initial }
      : {}),
    ...definedOnly({
      kind: attributeKinds.find((kind) => kind === entry['kind']),
      values: valuesIn(entry['values']),
      examples: textsIn(entry['examples']),
      minimum: numberIn(entry['minimum']),
      maximum: numberIn(entry['maximum']),
      deprecated: textIn(entry['deprecated']),
    }),
  };
}

function valuesIn(given: unknown): AttributeSpec['values'] {
  if (!Array.isArray(given)) return undefined;
  return (given as readonly unknown[]).flatMap((one) => {
    if (typeof one === 'string') return [{ value: one }];
    const { value, summary } = (one ?? {}) as Readonly<Record<string, unknown>>;
    return typeof value === 'string' ? [{ value, ...definedOnly({ summary: textIn(summary) }) }] : [];
  });
}

function choicesIn(given: unknown): readonly AttributeChoice[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return (given as readonly unknown[]).flatMap((one) => {
    const { names, isExclusive } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const read = textsIn(names) ?? [];
    return read.length === 0 ? [] : [{ names: read, isExclusive: isExclusive === true }];
  });
}

function defaultBody(name: string, attributes: readonly AttributeSpec[], isEmpty: boolean): string {
  const required = attributes.filter((attribute) => attribute.required === true);
  const given = required.map((attribute, index) => ` ${attribute.name}="$${index + 1}"`).join('');
  return isEmpty ? `<${name}${given} />` : `<${name}${given}>$0</${name}>`;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textsIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as readonly unknown[]).filter((text) => typeof text === 'string');
}

/** An object without the properties that are undefined. */
function definedOnly<Given extends object>(given: Given): { [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Given]?: Exclude<Given[Key], undefined> };
}
