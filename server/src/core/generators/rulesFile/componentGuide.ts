import {
  builtIn,
  componentFamilies,
  type AttributeSpec,
  type Catalogue,
  type ComponentFamily,
  type ComponentSpec,
  type Generation,
} from '../../components/catalogue.ts';
import { code, formatList } from '../../util/messageText.ts';
import { choiceRules } from './conventions.ts';

const headings: Readonly<Record<ComponentFamily, string>> = {
  callouts: 'Callouts',
  structure: 'Structure',
  cards: 'Cards',
  code: 'Code',
  api: 'API fields and examples',
  media: 'Media, terms and changelogs',
};

/** A fenced code block is used on every page, but isn't a component. */
const codeBlock = {
  line: '- Code block: a fence with its language, followed by a file name or a label.',
  example: '```ts config.ts\nexport const retries = 3;\n```',
};

/** The number of attributes to list for a component; its reference has the others. */
const mostAttributes = 4;
/** In characters; a longer use is replaced by the summary. */
const longestUse = 70;

/**
 * Returns the components of a site's generation: those of each family, with examples if they are requested, then the
 * others.
 */
export function componentGuide(
  { components }: Catalogue,
  generation: Generation,
  withExamples: boolean,
): readonly string[] {
  const offered = components.filter((one) => isOffered(one, generation));
  const families = componentFamilies.flatMap((family) => {
    const members = offered.filter((one) => one.family === family);
    return members.length === 0 ? [] : [`### ${headings[family]}\n\n${describe(members, family, withExamples)}`];
  });
  const others = offered.filter(({ family }) => family === undefined);
  const parents = others.filter(({ name }) => !others.some((parent) => childrenOf(parent).includes(name)));
  return [...families, `### Others\n\n${parents.map(brief).join('\n')}`];
}

function isOffered(spec: ComponentSpec, generation: Generation): boolean {
  const { aliasOf, isUndocumented, deprecated, since } = spec;
  const isHere = generation === 'current' || since === 'classic';
  return (
    isHere && builtIn.includes(spec) && aliasOf === undefined && isUndocumented !== true && deprecated === undefined
  );
}

function describe(members: readonly ComponentSpec[], family: ComponentFamily, withExamples: boolean): string {
  const lines = members.map(line);
  if (!withExamples) return [...(family === 'code' ? [codeBlock.line] : []), ...lines].join('\n');
  const examples = examplesOf(members);
  if (family === 'code') return fenced([codeBlock.line, ...lines], [codeBlock.example, ...examples]);
  return fenced(lines, examples);
}

function fenced(lines: readonly string[], examples: readonly string[]): string {
  const fullText = examples.join('\n\n');
  const fence = fullText.includes('```') ? '````' : '```';
  return `${lines.join('\n')}\n\n${fence}mdx\n${fullText}\n${fence}`;
}

/** Returns an example for each component that no earlier example shows. */
function examplesOf(members: readonly ComponentSpec[]): readonly string[] {
  const shown: string[] = [];
  for (const { name, example } of members) {
    if (!shown.some((one) => one.includes(`<${name} `) || one.includes(`<${name}>`))) shown.push(example);
  }
  return shown;
}

function line(spec: ComponentSpec): string {
  return `- ${code(spec.name)}: ${[`${spec.summary}.`, ...use(spec), ...attributes(spec)].join(' ')}`;
}

/** Returns when to use a component, unless a choice rule or HTML defines it. */
function use({ name, isHtml, description = '' }: ComponentSpec): readonly string[] {
  const isSaid = isHtml === true || choiceRules.some((rule) => rule.includes(code(name)));
  const [first = ''] = description.split(/(?<=\.) (?=[A-Z`])/);
  return isSaid || first.length > longestUse ? [] : [first];
}

/**
 * Returns the attributes that every generation has, by importance; attributes of which one is required count as one.
 */
function attributes({ attributes: listed, oneOf = [] }: ComponentSpec): readonly string[] {
  const known = listed.filter((one) => one.deprecated === undefined && one.since === 'classic');
  const isAlternative = ({ name }: AttributeSpec): boolean => oneOf.some(({ names }) => names.includes(name));
  const choices = oneOf.map(({ names }) => {
    const usual = names.filter((name) => known.some((one) => one.name === name));
    return formatList(usual.map(code));
  });
  const single = known.filter((one) => !isAlternative(one));
  const needed = single.filter((one) => one.required === true || one.recommended === true);
  const others = single.filter((one) => !needed.includes(one));
  const named = [...needed, ...others].map((one) => `${code(one.name)}${one.required === true ? ' (required)' : ''}`);
  const room = mostAttributes - choices.length;
  const shown = [...choices, named.slice(0, room).join(', ')].filter((part) => part !== '');
  return shown.length === 0 ? [] : [`Takes ${shown.join('; ')}${named.length > room ? ' …' : '.'}`];
}

/** Returns rarely used components in brief; children are listed with their parent. */
function brief(spec: ComponentSpec): string {
  return `- ${[spec.name, ...childrenOf(spec)].map(code).join(', ')}: ${spec.summary}.`;
}

function childrenOf({ name, children = [], parts = children }: ComponentSpec): readonly string[] {
  return parts.filter((part) => part.startsWith(name));
}
