// The template of a new rule.

export const rulesFolder = 'server/src/core/rules';

/** Returns the name of a rule in code: `noH1` for `heading/no-h1`. */
export const nameOf = (id) => id.split('/')[1].replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The kinds of rules: about docs.json, about a page by itself, and about a page in its site.
 *
 * @type {('config' | 'page' | 'site')[]}
 */
export const kinds = ['config', 'page', 'site'];

/**
 * Returns the files of a new rule by their paths.
 *
 * @param {string} id `area/name`
 * @param {'config' | 'page' | 'site'} kind
 */
export function filesOfRule(id, kind) {
  const { rule, examples, test } = templates[kind];
  return {
    [`${rulesFolder}/${id}.ts`]: rule(id),
    [`docs/rules/${id}.md`]: rulePage(id, examples),
    [`test/core/rules/${id}.test.ts`]: test(id),
  };
}

/** Returns the kind of most rules in an area: `page` if it has any of those. */
export function usualKind(index) {
  const listed = kinds.filter((kind) => index.includes(`\n  ${kind}: [`));
  return listed.includes('page') ? 'page' : (listed[0] ?? 'page');
}

/**
 * Returns the index of an area with one more rule, the last of its kind.
 *
 * @param {string} index
 * @param {string} id `area/name`
 * @param {'config' | 'page' | 'site'} kind
 */
export function listedIn(index, id, kind) {
  const name = nameOf(id);
  const line = `import { ${name} } from './${id.split('/')[1]}.ts';\n`;
  const afterImports = index.indexOf('\n', index.lastIndexOf('import ')) + 1;
  const imported = index.slice(0, afterImports) + line + index.slice(afterImports);
  const list = new RegExp(`(\\n {2}${kind}: \\[[^\\]]*?),?\\s*\\]`);
  return list.test(imported)
    ? imported.replace(list, `$1, ${name}]`)
    : imported.replace(/\};\s*$/, `  ${kind}: [${name}],\n};\n`);
}

const pageRule = (id) => `import type { PageRule } from '../engine/rule.ts';

export const ${nameOf(id)}: PageRule = {
  meta: {
    id: '${id}',
    severity: 'warning',
    summary: 'a heading that says “Replace me”',
  },
  pagesOnly: true,
  *check({ page }) {
    for (const heading of page.headings) {
      if (heading.text !== 'Replace me') continue;
      yield { range: heading.range, message: 'This heading has no meaning yet. Say what its section is about.' };
    }
  },
};
`;

const configRule = (id) => `import { memberOf, rangeOf } from '../../config/json/jsonTree.ts';
import type { ConfigRule } from '../engine/rule.ts';

export const ${nameOf(id)}: ConfigRule = {
  meta: {
    id: '${id}',
    severity: 'warning',
    summary: 'a site that is called “Replace me”',
  },
  *check({ config }) {
    const name = memberOf(config.tree.root, 'name');
    if (name?.type !== 'string' || name.value !== 'Replace me') return;
    yield { range: rangeOf(name), message: 'The site has no name yet. Use the name of the product.' };
  },
};
`;

const siteRule = (id) => `import type { SiteRule } from '../engine/rule.ts';

export const ${nameOf(id)}: SiteRule = {
  meta: {
    id: '${id}',
    severity: 'warning',
    summary: 'a page that is called “Replace me”',
  },
  pagesOnly: true,
  *check({ summary, pageIndex }) {
    if (summary.title !== 'Replace me' || pageIndex.title === undefined) return;
    yield { range: pageIndex.title, message: 'This page has no title yet. Say what it is about.' };
  },
};
`;

const configText = (name) => `\`\`\`json docs.json
{
  "name": "${name}",
  "colors": { "primary": "#0D9373" },
  "favicon": "/favicon.svg",
  "navigation": [{ "group": "Start", "pages": ["intro"] }]
}
\`\`\`

\`\`\`svg favicon.svg
<svg xmlns="http://www.w3.org/2000/svg" />
\`\`\`

\`\`\`mdx intro.mdx
---
title: Introduction
description: What the product does.
---

Welcome.
\`\`\``;

const pageText = (heading, title = 'Deployment') => `\`\`\`mdx page.mdx
---
title: ${title}
description: How to deploy the service.
---

## ${heading}

Run the installer.
\`\`\``;

const pageExamples = { wrong: pageText('Replace me'), right: pageText('Install the agent') };
const siteExamples = { wrong: pageText('Install the agent', 'Replace me'), right: pageText('Install the agent') };
const configExamples = { wrong: configText('Replace me'), right: configText('Acme') };

/** What the page of a rule has to say instead of the template. */
export const pagePlaceholders = {
  about: 'Say what the rule reports, and what readers or writers lose because of it.',
  fix: 'Say what to do.',
  off: 'Say for which sites the rule is of no use.',
};

const rulePage = (id, { wrong, right }) => `---
title: ${id}
---

${pagePlaceholders.about}

## Wrong

${wrong}

## Right

${right}

## How to fix it

${pagePlaceholders.fix}

## When to turn it off

${pagePlaceholders.off}

- In the editor: \`"docsight.rules": { "${id}": "off" }\`
- On the command line: \`docsight check --rule ${id}=off\`
`;

const pageTest = (id) => `import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('${id}', () => {
  const rule = probe('${id}');

  it('reports a heading without a meaning', () => {
    assert.match(rule.message('## Replace me\\n'), /has no meaning yet/);
  });

  it('leaves other headings alone', () => {
    assert.deepEqual(rule.found('## Install\\n'), []);
  });
});
`;

const configTest = (id) => `import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles, page } from '../../../support/site.ts';

describe('${id}', () => {
  const found = (name: string): readonly string[] =>
    findingsInFiles({ 'docs.json': configWith({ name }), 'intro.mdx': page('Intro') })
      .map(({ rule }) => rule.id)
      .filter((rule) => rule === '${id}');

  it('reports a site without a name', () => {
    assert.deepEqual(found('Replace me'), ['${id}']);
  });

  it('leaves other names alone', () => {
    assert.deepEqual(found('Acme'), []);
  });
});
`;

const siteTest = (id) => `import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('${id}', () => {
  const rule = probe('${id}');

  it('reports a page without a title', () => {
    assert.match(rule.message('---\\ntitle: Replace me\\n---\\n\\nText.\\n'), /has no title yet/);
  });

  it('leaves other titles alone', () => {
    assert.deepEqual(rule.found('Text.\\n'), []);
  });
});
`;

const templates = {
  config: { rule: configRule, examples: configExamples, test: configTest },
  page: { rule: pageRule, examples: pageExamples, test: pageTest },
  site: { rule: siteRule, examples: siteExamples, test: siteTest },
};
