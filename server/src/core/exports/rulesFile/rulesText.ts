import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { guidelines, numbered } from './checkedRules.ts';
import { componentGuide } from './componentGuide.ts';
import { choiceRules, writingRules } from './conventions.ts';
import { siteFacts } from './siteFacts.ts';
import { beginMark, endMark } from './marks.ts';
import { plainWords } from './siteWords.ts';
import { rulesTargets } from './targets.ts';

/** How many characters some assistants read of a rules file. */
const longestFile = 12_000;

/**
 * What an assistant has to know to write for a site, within the length that assistants read.
 * @param folder the site's folder from the repository's root, empty for the root itself
 */
export function rulesText(site: SiteSnapshot, folder: string): string {
  const { config, settings } = site;
  const name = plainWords(config.name ?? folder.split('/').at(-1) ?? '', 80);
  const before = [
    formatterOff,
    `# Documentation${name === '' ? '' : ` of ${name}`}`,
    `You write and edit the pages of this site. After each change run ${checkCommand(folder)} and mend what it reports: it checks all under “Checked on every page”, and whatever names a rule in brackets.`,
    '## This site',
  ];
  const after = [
    '## Writing',
    numbered(writingRules, 'writing', settings).join('\n'),
    '## Choosing components',
    numbered(choiceRules, 'choice', settings).join('\n'),
    '## Checked on every page',
    guidelines(settings).join('\n'),
    '## Structure of a page',
    pageExample,
    '## Components',
    ...componentGuide(settings.catalogue, config.generation),
    formatterOn,
  ];
  const length = [...before, ...after].join('\n\n').length;
  const facts = siteFacts(site, folder, longestFile - 1 - roomAround(folder) - length);
  return `${[...before, facts, ...after].join('\n\n')}\n`;
}

/** What the marks, the front matter and line ends take at most. */
function roomAround(folder: string): number {
  const heads = rulesTargets.map(({ frontMatter }) => frontMatter?.([folder]).length ?? 0);
  return beginMark(folder).length + endMark.length + Math.max(...heads) + lineEndsAround;
}

const lineEndsAround = 10;

// A formatter would change the examples, and the text would seem out of date.
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

Lead with what the page is for.

## Set the number of retries
\`\`\``;
