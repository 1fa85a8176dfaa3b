import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { componentGuide } from './componentGuide.ts';
import { choiceRules, writingRules } from './conventions.ts';
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
import { code } from '../../util/messageText.ts';
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
  const name = plainExcerpt(config.name ?? folder.split('/').at(-1) ?? '', 80);
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
