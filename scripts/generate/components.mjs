// Generates from the catalogue of components: its reference page and the snippets for VS Code.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { frontMatter } from './docsSite.mjs';

/** Returns what is wrong in schemas/components.json by its schema, a line for each error with its component. */
export function catalogueErrors() {
  const catalogue = readJson('schemas/components.json');
  const schema = readJson('schemas/components.schema.json');
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  validate(catalogue);
  const errors = validate.errors ?? [];
  // Of a union, each branch that doesn’t fit has an error; the innermost ones are about the branch that was meant.
  const innermost = errors.filter(
    ({ instancePath }) => !errors.some((other) => other.instancePath.startsWith(`${instancePath}/`)),
  );
  const lines = innermost.map(({ instancePath, message, params }) => {
    const [, list, index, ...rest] = instancePath.split('/');
    const name = list === 'components' ? catalogue.components[index]?.name : undefined;
    const location = name === undefined ? instancePath : [name, ...rest].join('/');
    return [location, message, params.allowedValues?.join(', ')].filter(Boolean).join(' ');
  });
  return [...new Set(lines)];
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns docs/components.md from the catalogue: a section for each described component, then the names of the others. */
export function componentsPage({ builtIn, referenceSection }) {
  const described = builtIn.filter((component) => !component.isUndocumented && component.aliasOf === undefined);
  const others = builtIn.filter((component) => component.isUndocumented);
  const aliasesOf = (name) => builtIn.filter((one) => one.aliasOf === name && !one.isUndocumented);
  return `${[
    frontMatter('Components', 'The components of pages, with their attributes and an example of each.').trim(),
    'Components that you can use in pages without an import. “Current” marks components and attributes introduced with the current format; all others are also available in the classic format. Every component also supports `className`, `id`, `style`, `data-…`, `aria-…` and the other common React attributes. Write a boolean attribute with or without a value (`required` or `required={true}`), and a number in braces or quotes.',
    described.map(({ name }) => linkTo(name, referenceSection)).join(' · '),
    ...described.map((component) => section(component, aliasesOf(component.name), referenceSection)),
    '## Others',
    `These components are also available, but undocumented. Docsight doesn’t check their attributes: ${others.map(({ name }) => code(name)).join(', ')}.`,
  ].join('\n\n')}\n`;
}

/** Returns a component’s name, as a link unless the code host and the platform name its section differently. */
function linkTo(name, referenceSection) {
  return name.includes('.') ? code(name) : `[${name}](#${referenceSection(name)})`;
}

function section(component, aliases, referenceSection) {
  const { name, summary, since, description, attributes, example } = component;
  const links = (names = []) =>
    names.map((one) => (one === 'fence' ? 'code blocks' : linkTo(one, referenceSection))).join(', ');
  const facts = [
    since === 'current' && 'Current.',
    aliases.length > 0 && `Alias: ${aliases.map((alias) => code(alias.name)).join(', ')}.`,
    component.parents && `Parent: ${links(component.parents)}.`,
    component.children && `Only contains ${links(component.children)}.`,
    component.parts && `Usually contains ${links(component.parts)}.`,
    ...(component.oneOf ?? []).map(choice),
    component.sections && `${sectionSource(component)} creates an anchor.`,
  ].filter(Boolean);
  return [
    `## ${name}`,
    `${summary}.`,
    description,
    facts.length > 0 && facts.join(' '),
    attributes.length > 0 && attributeTable(attributes, since),
    `${fenceFor(example)}mdx\n${example}\n${fenceFor(example)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function choice({ names, isExclusive }) {
  return `${isExclusive ? 'Exactly' : 'At least'} one of ${names.map(code).join(', ')} is required.`;
}

/**
 * Returns the subject of a sentence about a component's section: `It`, if one of several attributes names it, else that
 * attribute.
 */
function sectionSource({ sections, oneOf = [] }) {
  return oneOf.some(({ names }) => names.includes(sections.from)) ? 'It' : `Its ${code(sections.from)}`;
}

function attributeTable(attributes, since) {
  const rows = attributes.map((attribute) => {
    const generation = attribute.since === 'current' && since === 'classic' ? ' Current.' : '';
    const cells = [code(attribute.name), typeOf(attribute), `${use(attribute)}${generation}`, defaultOf(attribute)];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| attribute | type | use | default |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function typeOf({ type, values, minimum, maximum }) {
  if (values) return 'one of the values';
  if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${type}, from ${minimum}`;
  return type;
}

function use({ summary, values, examples, required, recommended, deprecated }) {
  return [
    required && '**Required.**',
    recommended && '**Recommended.**',
    `${summary}.`,
    values && `Values: ${values.map(({ value }) => code(value)).join(', ')}.`,
    examples && `For example ${examples.map(code).join(', ')}.`,
    deprecated && `Deprecated. ${deprecated}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function defaultOf(attribute) {
  return attribute.default === undefined ? '' : code(String(attribute.default));
}

/** Returns a fence that is longer than those within a text. */
function fenceFor(text) {
  return text.includes('```') ? '````' : '```';
}

function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns snippets/mdx.json: each component, its form around selected text, and the compositions. */
export function snippets({ builtIn }, compositions) {
  const offered = builtIn.filter((component) => !component.isUndocumented && component.aliasOf === undefined);
  return JSON.stringify(
    Object.fromEntries([
      ...compositions.map(({ name, prefix, summary, body, isFileTemplate }) => [
        name,
        { prefix, description: summary, body, ...(isFileTemplate ? { isFileTemplate } : {}) },
      ]),
      ...offered.map(({ name, summary, body }) => [
        name,
        { prefix: kebab(name), description: summary, body: body.split('\n') },
      ]),
      ...offered
        .filter(({ surround }) => surround !== undefined)
        .map(({ name, surround }) => [
          `Surround with ${paddingFor(name)}${name}`,
          {
            prefix: `surround-${kebab(name)}`,
            description: `Wrap the selection in ${name}`,
            body: surround.split('\n'),
          },
        ]),
    ]),
  );
}

/** What people wrap most, in the order in which an editor should offer it. */
const USUAL_WRAPPERS = ['Note', 'Warning', 'Tip', 'Frame', 'Steps'];

/** VS Code sorts snippets by name and shows several spaces as one, so more of them put a name further up. */
function paddingFor(name) {
  return USUAL_WRAPPERS.includes(name) ? ' '.repeat(USUAL_WRAPPERS.length - USUAL_WRAPPERS.indexOf(name)) : '';
}

/** `CardGroup` → `card-group`, `GitHub.Repo` → `github-repo`. */
function kebab(name) {
  return name
    .replace('GitHub', 'Github')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll('.', '-')
    .toLowerCase();
}
