import { code } from '../util/words.ts';
import type { AttributeSpec, ComponentSpec } from './componentSpec.ts';

/** A component that a site describes in its settings, or why it can't be used. */
export interface SiteComponent {
  readonly component: ComponentSpec | undefined;
  readonly problem: string | undefined;
}

const attributeTypes = ['string', 'boolean', 'number', 'integer', 'expression', 'any'] as const;
const contentKinds = ['flow', 'inline', 'text', 'none'] as const;

/** Reads an entry of `components` in `.docsight.json`: all that isn't given is left open, so that nothing is judged by it. */
export function readSiteComponent(name: string, given: unknown): SiteComponent {
  if (!/^[A-Z][\w$]*(?:\.[\w$]+)*$/.test(name)) {
    return unusable(`A component's name begins with a capital letter; ${code(name)} doesn't.`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return unusable(`Describe ${code(name)} by an object; an empty one is enough.`);
  }
  const entry = given as Readonly<Record<string, unknown>>;
  const attributes = attributesIn(entry['attributes']);
  if (attributes === undefined) {
    return unusable(`${code('attributes')} of ${code(name)} is a list; each attribute has a ${code('name')}.`);
  }
  const content = contentKinds.find((kind) => kind === entry['content']) ?? 'flow';
  const parents = textsIn(entry['parents']);
  const children = textsIn(entry['children']);
  const component: ComponentSpec = {
    name,
    summary: textIn(entry['summary']) ?? 'A component of this site',
    since: 'classic',
    attributes,
    anyAttributes: entry['attributes'] === undefined || entry['anyAttributes'] === true,
    ...(parents === undefined ? {} : { parents }),
    ...(children === undefined ? {} : { children }),
    content,
    body: textIn(entry['body']) ?? defaultBody(name, attributes, content === 'none'),
    example: textIn(entry['example']) ?? '',
  };
  return { component, problem: undefined };
}

function unusable(problem: string): SiteComponent {
  return { component: undefined, problem };
}

function attributesIn(given: unknown): readonly AttributeSpec[] | undefined {
  if (given === undefined) return [];
  if (!Array.isArray(given)) return undefined;
  const read = (given as readonly unknown[]).map(attributeIn);
  return read.every((attribute) => attribute !== undefined) ? read : undefined;
}

function attributeIn(given: unknown): AttributeSpec | undefined {
  if (typeof given === 'string') return { name: given, summary: '', type: 'any', since: 'classic' };
  if (typeof given !== 'object' || given === null) return undefined;
  const entry = given as Readonly<Record<string, unknown>>;
  const name = textIn(entry['name']);
  if (name === undefined) return undefined;
  const values = textsIn(entry['values']);
  return {
    name,
    summary: textIn(entry['summary']) ?? '',
    type: attributeTypes.find((type) => type === entry['type']) ?? 'any',
    since: 'classic',
    ...(entry['required'] === true ? { required: true } : {}),
    ...(entry['recommended'] === true ? { recommended: true } : {}),
    ...(values === undefined ? {} : { values: values.map((value) => ({ value })) }),
  };
}

function defaultBody(name: string, attributes: readonly AttributeSpec[], isEmpty: boolean): string {
  const required = attributes.filter((attribute) => attribute.required === true);
  const given = required.map((attribute, index) => ` ${attribute.name}="$${index + 1}"`).join('');
  return isEmpty ? `<${name}${given} />` : `<${name}${given}>$0</${name}>`;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = (value as readonly unknown[]).map((one) =>
    typeof one === 'object' && one !== null ? (one as { readonly value?: unknown }).value : one,
  );
  return texts.filter((text) => typeof text === 'string');
}
