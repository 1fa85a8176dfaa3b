import { code } from '../util/messageText.ts';
import { snippetText, withoutVariables } from '../util/strings.ts';
import { textOf } from '../util/values.ts';
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
 * Reads an entry of `components` in `.docsight.json`, in the form of the catalogue: whatever it omits stays undefined,
 * so that nothing is checked by it.
 */
export function readSiteComponent(name: string, value: unknown): SiteComponent {
  if (!/^[A-Z][\w$]*(?:\.[\w$]+)*$/.test(name)) {
    return unusable(`A component name must begin with a capital letter; found ${code(name)}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unusable(`${code(name)} must be an object, which can be empty.`);
  }
  const entry = value as Readonly<Record<string, unknown>>;
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
    summary: textOf(entry['summary']) ?? 'A component of this site',
    ...definedOnly({ description: textOf(entry['description']), deprecated: textOf(entry['deprecated']) }),
    since: 'classic',
    attributes,
    anyAttributes: entry['attributes'] === undefined || entry['anyAttributes'] === true,
    ...definedOnly({ oneOf, parents, children }),
    content,
    body: bodyIn(entry['body']) ?? defaultBody(name, attributes, content === 'none'),
    example: textOf(entry['example']) ?? '',
  };
  return { component, problem: undefined };
}

function unusable(problem: string): SiteComponent {
  return { component: undefined, problem };
}

/** Reads a list of names or descriptions, or an object with a description for each name. */
function attributesIn(value: unknown): readonly AttributeSpec[] | undefined {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Array.isArray(value)
    ? (value as readonly unknown[]).map((entry) => attributeIn(entry))
    : Object.entries(value).map(([name, entry]) => attributeIn(entry, name));
  return read.every((attribute) => attribute !== undefined) ? read : undefined;
}

function attributeIn(value: unknown, key?: string): AttributeSpec | undefined {
  if (typeof value === 'string' && key === undefined) {
    return { name: value, summary: '', type: 'any', since: 'classic' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = value as Readonly<Record<string, unknown>>;
  const name = key ?? textOf(entry['name']);
  if (name === undefined) return undefined;
  const initial = entry['default'];
  return {
    name,
    summary: textOf(entry['summary']) ?? '',
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
      deprecated: textOf(entry['deprecated']),
    }),
  };
}

function valuesIn(input: unknown): AttributeSpec['values'] {
  if (!Array.isArray(input)) return undefined;
  return (input as readonly unknown[]).flatMap((one) => {
    if (typeof one === 'string') return [{ value: one }];
    const { value, summary } = (one ?? {}) as Readonly<Record<string, unknown>>;
    return typeof value === 'string' ? [{ value, ...definedOnly({ summary: textOf(summary) }) }] : [];
  });
}

function choicesIn(value: unknown): readonly AttributeChoice[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as readonly unknown[]).flatMap((one) => {
    const { names, isExclusive } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const read = textsIn(names) ?? [];
    return read.length === 0 ? [] : [{ names: read, isExclusive: isExclusive === true }];
  });
}

function bodyIn(value: unknown): string | undefined {
  const body = textOf(value);
  return body === undefined ? undefined : withoutVariables(body);
}

function defaultBody(name: string, attributes: readonly AttributeSpec[], isEmpty: boolean): string {
  const required = attributes.filter((attribute) => attribute.required === true);
  const actual = required.map((attribute, index) => ` ${snippetText(attribute.name)}="$${index + 1}"`).join('');
  const tag = snippetText(name);
  return isEmpty ? `<${tag}${actual} />` : `<${tag}${actual}>$0</${tag}>`;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textsIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as readonly unknown[]).filter((text) => typeof text === 'string');
}

/** Returns an object without its undefined properties. */
function definedOnly<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}
