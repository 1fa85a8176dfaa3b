import { baseNameOf } from '../../paths/sitePath.ts';
import {
  builtIn,
  componentFamilies,
  type AttributeSpec,
  type Catalogue,
  type ComponentFamily,
  type ComponentSpec,
  type Generation,
} from '../../components/catalogue.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { siteFacts } from './siteFacts.ts';
import { showsComponents } from './writtenFacts.ts';
import { beginMark, endMark } from './marks.ts';
import { plainExcerpt } from './siteText.ts';
import { longestFile, longestSkill, rulesTargets, type RulesTarget } from './targets.ts';
import { largest } from '../../util/collections.ts';
import { ruleMetas } from '../../rules/index.ts';
import { conventionOf, type Convention, type RuleMeta } from '../../rules/engine/rule.ts';
import { chosenSeverity } from '../../rules/engine/activeRules.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';
import { code, formatList } from '../../util/messageText.ts';
import { ownValue } from '../../util/values.ts';

/**
 * Returns what a file says of a site, within the length that assistants read.
 * @param folder the site's folder from the repository's root, empty for the root itself
 */
export function rulesTextFor(target: RulesTarget, site: SiteSnapshot, folder: string): string {
  const commands = target.isSkill === true ? commandGuide(folder) : [];
  return rulesText(site, folder, commands);
}

/**
 * Returns what an assistant needs to write for a site, within the length that assistants read.
 * @param folder the site's folder from the repository's root, empty for the root itself
 * @param commands how to use Docsight's commands, where that belongs into the file
 */
export function rulesText(site: SiteSnapshot, folder: string, commands: readonly string[] = []): string {
  const { config } = site;
  const name = plainExcerpt(config.name ?? baseNameOf(folder), 80);
  const before = [
    formatterOff,
    `# Documentation${name === '' ? '' : ` of ${name}`}`,
    introduction(folder, commands.length > 0),
    ...commands,
    factsHeading,
  ];
  const after = [...conventionsOf(site), formatterOn];
  const length = [...before, ...after].join('\n\n').length;
  const longest = commands.length > 0 ? longestSkill : longestFile;
  const facts = siteFacts(site, folder, longest - 1 - roomAround(folder) - length);
  return `${[...before, facts, ...after].join('\n\n')}\n`;
}

const factsHeading = '## This site';

/** Returns what a text says of its site alone: its title, and its site facts. */
export function siteTextIn(text: string): string {
  const [title = ''] = /^# .*$/m.exec(text) ?? [];
  const [, facts = ''] = text.split(`${factsHeading}\n`);
  return title + (facts.split(/^## /m)[0] ?? '');
}

/** Returns the conventions of every page, in paragraphs; the same for most sites. */
function conventionsOf(site: SiteSnapshot): readonly string[] {
  const { config, settings } = site;
  return [
    '## Writing',
    numberedConventions(writingRules, 'writing', settings).join('\n'),
    '## Choosing components',
    numberedConventions(choiceRules, 'choice', settings).join('\n'),
    '## Checked on every page',
    guidelines(settings).join('\n'),
    '## Page structure',
    pageExample,
    '## Components',
    ...componentGuide(settings.catalogue, config.generation, !showsComponents(site)),
  ];
}

function introduction(folder: string, hasCommands: boolean): string {
  const check = hasCommands
    ? '`docsight check`'
    : `If the \`docsight\` command is available, run ${checkCommand(folder)} after each change and fix the problems that it reports. It`;
  return `You write and edit the pages of this site. ${check} checks everything under “Checked on every page” and each guideline followed by a rule name in parentheses.`;
}

/** Returns the maximum length of markers, front matter and line ends. */
function roomAround(folder: string): number {
  const heads = rulesTargets.map(({ frontMatter }) => frontMatter?.([folder]).length ?? 0);
  return beginMark(folder).length + endMark.length + largest(heads, 0) + lineEndsAround;
}

const lineEndsAround = 10;

// A formatter would change the examples, and the text would seem outdated.
const formatterOff = '<!-- prettier-ignore-start -->';
const formatterOn = '<!-- prettier-ignore-end -->';

function checkCommand(folder: string): string {
  return /^[\w./-]+$/.test(folder) && !folder.startsWith('-') ? `\`docsight check ${folder}\`` : '`docsight check`';
}

const pageExample = `\`\`\`mdx
---
title: "Retry failed jobs"
description: "Choose when and how often a failed job runs again."
---

Start with the purpose of the page.

## Set the number of retries
\`\`\``;

/**
 * Returns how an assistant uses Docsight's commands, in paragraphs.
 * @param folder the site's folder from the repository's root, empty for the root itself
 */
function commandGuide(folder: string): readonly string[] {
  const page = folder === '' ? 'guides/install.mdx' : `${folder}/guides/install.mdx`;
  const moved = folder === '' ? 'setup/install.mdx' : `${folder}/setup/install.mdx`;
  return [
    '## Commands',
    [
      `- After each change: \`docsight check --format agent ${page}\` (all files that you changed; or \`--changed\`). Each line is \`path:line:column severity rule message → fix\`, the last one the verdict. Fix errors and warnings that you caused. For a new page add \`--severity hint\`, which also tells if the navigation lacks it.`,
      '- Apply the safe fixes: add `--fix`. Read why a rule exists: `docsight check --explain RULE`.',
      `- Never move, rename or delete a page by hand: \`docsight move ${page} ${moved}\` also changes the navigation, the links and the imports. It works for folders, images and snippets, and for sections: \`docsight move ${page}#old-name "New name"\`. \`--dry-run\` shows the diff, \`--redirect\` adds a redirect.`,
      '- If the command isn’t installed, say so and go on; don’t guess what it would report.',
    ].join('\n'),
  ];
}

/** The areas of rules in a writer's terms, in the order of the list. */
const areas: Readonly<Record<string, string>> = {
  frontmatter: 'Front matter',
  heading: 'Headings',
  link: 'Links',
  image: 'Images',
  code: 'Code blocks',
  component: 'Components',
  mdx: 'MDX',
  table: 'Tables',
  text: 'Text',
  prose: 'Prose',
  api: 'API pages',
  navigation: 'Navigation',
  page: 'Pages',
  config: '`docs.json`',
};

/** Returns numbered conventions, each with the rules that check it for this site. */
function numberedConventions(
  conventions: readonly string[],
  kind: 'writing' | 'choice',
  settings: SiteSettings,
): readonly string[] {
  const rules = activeRules(settings);
  return conventions.map((text, index) => {
    const name = `${kind}-${index + 1}` as Convention;
    const ids = rules.filter((meta) => conventionOf(meta) === name).map(({ id }) => code(id));
    return `${index + 1}. ${text}${ids.length === 0 ? '' : ` (${ids.join(', ')})`}`;
  });
}

/** Returns the guidelines of rules that no numbered convention covers, a line for each area. */
function guidelines(settings: SiteSettings): readonly string[] {
  const rules = activeRules(settings).filter(({ guideline }) => typeof guideline === 'string');
  const areaNames = new Set([...Object.keys(areas), ...rules.map(areaName)]);
  return [...areaNames].flatMap((area) => {
    const orders = rules
      .filter((rule) => areaName(rule) === area)
      .map(({ guideline }) => (typeof guideline === 'string' ? `${guideline}.` : ''));
    return orders.length === 0 ? [] : [`- ${ownValue(areas, area) ?? area}: ${orders.join(' ')}`];
  });
}

function areaName({ id }: RuleMeta): string {
  return id.slice(0, id.indexOf('/'));
}

/** Returns the rules that the site hasn't disabled. */
function activeRules(settings: SiteSettings): readonly RuleMeta[] {
  return ruleMetas.filter((meta) => chosenSeverity(meta, {}, settings) !== 'off');
}

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
function componentGuide({ components }: Catalogue, generation: Generation, withExamples: boolean): readonly string[] {
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

/** The conventions of every page, by number. */
const writingRules: readonly string[] = [
  'Write in the active voice and the second person (“you”). Be clear and direct.',
  'Use the present tense for current states and the future tense for outcomes of an action.',
  'Define technical terms on first use, and use consistent terminology.',
  'Use parallel structure in lists, headings and procedures.',
  'Start with the most important information (inverted pyramid). Explain basic concepts before advanced ones.',
  'Break complex procedures into numbered steps. List prerequisites first, and state the expected outcome of each major step.',
  'Add verification steps, and troubleshooting for common failures.',
  'Write complete, runnable code examples with error handling and edge cases. Show the expected output. Never include real API keys or secrets.',
  'For APIs, document all parameters (including optional ones), success and error responses, the authentication format, rate limits with specific values, and all HTTP status codes.',
  'Make content accessible: descriptive alt text for all images and diagrams, sufficient color contrast, and a structure that is easy to scan.',
];

/** The purposes of components, by number. */
const choiceRules: readonly string[] = [
  '`Steps` for procedures and sequences.',
  '`Tabs` for platform-specific content and alternative approaches.',
  '`CodeGroup` for the same code in several languages.',
  '`Accordion` for progressive disclosure of optional details.',
  '`RequestExample` and `ResponseExample` only on pages that document an API endpoint.',
  '`ParamField` for request parameters, `ResponseField` for response fields.',
  '`Expandable` for the properties of nested objects.',
];
