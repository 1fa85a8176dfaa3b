import type { AttributeChoice, AttributeSpec, ComponentSpec } from '../../components/catalogue.ts';
import { blockText, codeText, proseText } from '../../text/markdown.ts';

/** Returns the description of a component and its attributes, in Markdown. */
export function describeComponent(spec: ComponentSpec): string {
  const attributes = spec.attributes.map(attributeLine);
  const parts = [
    `**${codeText(spec.name)}** — ${proseText(spec.summary)}`,
    spec.aliasOf === undefined ? '' : `Alias of ${codeText(spec.aliasOf)}.`,
    deprecation(spec.deprecated),
    proseText(spec.description ?? ''),
    attributes.length === 0 ? '' : `Attributes:\n${attributes.join('\n')}`,
    (spec.oneOf ?? []).map(choiceText).join('\n\n'),
    exampleOf(spec),
    sinceText(spec.since),
  ];
  return join(parts);
}

/** Returns when to use a component, for lists. */
export function introduceComponent(spec: ComponentSpec): string {
  return join([deprecation(spec.deprecated), proseText(spec.description ?? `${spec.summary}.`), exampleOf(spec)]);
}

/** Returns the description and type of an attribute, in Markdown. */
export function describeAttribute(spec: ComponentSpec, attribute: AttributeSpec): string {
  const facts = [
    attributeTypeLabel(attribute),
    attribute.required === true ? 'required' : 'optional',
    ...attributeDefaultText(attribute),
  ];
  const head = `**${codeText(attribute.name)}** of ${codeText(spec.name)} — ${facts.join(' · ')}`;
  const parts = [
    head,
    deprecation(attribute.deprecated),
    proseText(`${attribute.summary}.`),
    choiceOf(spec, attribute),
  ];
  return join([...parts, valueText(attribute), exampleText(attribute), sinceText(attribute.since)]);
}

/** Returns the type of an attribute as a short label: "integer from 1 to 4". */
function attributeTypeLabel({ type, kind, values, minimum, maximum }: AttributeSpec): string {
  if (values !== undefined) return 'one of the values below';
  if (kind !== undefined && type === 'string') return kindLabel[kind];
  const label = typeNames[type];
  if (minimum !== undefined && maximum !== undefined) return `${label} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${label} from ${minimum}`;
  return maximum === undefined ? label : `${label} up to ${maximum}`;
}

const typeNames: Readonly<Record<AttributeSpec['type'], string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'number',
  integer: 'integer',
  expression: 'expression in braces',
  any: 'text or expression',
};

const kindLabel: Readonly<Record<NonNullable<AttributeSpec['kind']>, string>> = {
  icon: 'icon',
  link: 'page or URL',
  image: 'image',
  file: 'file or URL',
  color: 'color',
  markdown: 'Markdown text',
  snippet: 'file in the snippets folder',
};

function attributeLine(attribute: AttributeSpec): string {
  const values = attribute.values?.map(({ value }) => codeText(value)).join(', ');
  const facts = [
    values ?? attributeTypeLabel(attribute),
    ...(attribute.required === true ? ['required'] : []),
    ...attributeDefaultText(attribute),
  ];
  return `- ${codeText(attribute.name)} (${facts.join(', ')}): ${proseText(attribute.summary)}`;
}

function attributeDefaultText({ default: initial }: AttributeSpec): readonly string[] {
  return initial === undefined || initial === '' ? [] : [`default ${codeText(String(initial))}`];
}

function valueText({ values }: AttributeSpec): string {
  if (values === undefined) return '';
  const lines = values.map(
    ({ value, summary }) => `- ${codeText(value)}${summary === undefined ? '' : `: ${proseText(summary)}`}`,
  );
  return `Values:\n${lines.join('\n')}`;
}

function choiceOf({ oneOf = [] }: ComponentSpec, { name }: AttributeSpec): string {
  const choice = oneOf.find(({ names }) => names.includes(name));
  return choice === undefined ? '' : choiceText(choice);
}

function choiceText({ names, isExclusive }: AttributeChoice): string {
  return `${isExclusive ? 'Exactly one' : 'At least one'} of these attributes is required: ${names.map(codeText).join(', ')}.`;
}

function exampleText({ examples = [] }: AttributeSpec): string {
  return examples.length === 0 ? '' : `For example ${examples.map(codeText).join(', ')}.`;
}

function exampleOf({ example }: ComponentSpec): string {
  return example === '' ? '' : blockText(example, 'mdx');
}

function sinceText(since: AttributeSpec['since']): string {
  return since === 'current'
    ? 'Introduced with the current format. Sites in the classic format may not support it.'
    : '';
}

function deprecation(message: string | undefined): string {
  return message === undefined ? '' : `**Deprecated.** ${proseText(message)}`;
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
