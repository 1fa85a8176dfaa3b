// The template of a new rule.

export const rulesFolder = 'server/src/core/rules';

/** Returns the name of a rule in code: `noH1` for `heading/no-h1`. */
export const nameOf = (id) => id.split('/')[1].replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Returns the files of a new rule by their paths.
 *
 * @param {string} id `area/name`
 * @param {'config' | 'page'} kind whether it is about docs.json or about pages
 */
export function filesOfRule(id, kind) {
  return {
    [`${rulesFolder}/${id}.ts`]: kind === 'config' ? configRule(id) : pageRule(id),
    [`docs/rules/${id}.md`]: rulePage(id, kind === 'config' ? configExamples : pageExamples),
    [`test/core/rules/${nameOf(id)}.test.ts`]: kind === 'config' ? configTest(id) : pageTest(id),
  };
}

/** Returns the index of an area with one more rule, and the kind of the area’s rules. */
export function listedIn(index, id) {
  const [, kind] = /: readonly (Config|Page)Rule\[\]/.exec(index) ?? [];
  if (kind === undefined) throw new Error('The area has no list of ConfigRule or PageRule.');
  const name = nameOf(id);
  const line = `import { ${name} } from './${id.split('/')[1]}.ts';\n`;
  const end = index.lastIndexOf('import ');
  const afterImports = index.indexOf('\n', end) + 1;
  const list = new RegExp(`(: readonly ${kind}Rule\\[\\] = \\[[^\\]]*?),?\\s*\\]`);
  const text = (index.slice(0, afterImports) + line + index.slice(afterImports)).replace(list, `$1, ${name}]`);
  return { text, kind: kind.toLowerCase() };
}

const pageRule = (id) => `import type { PageRule } from '../rule.ts';

export const ${nameOf(id)}: PageRule = {
  meta: {
    id: '${id}',
    severity: 'warning',
    summary: 'a heading that says “Replace me”',
  },
  checksSnippets: false,
  *check({ page }) {
    for (const heading of page.headings) {
      if (heading.text !== 'Replace me') continue;
      yield { range: heading.range, message: 'This heading has no meaning yet. Say what its section is about.' };
    }
  },
};
`;

const configRule = (id) => `import { memberOf, rangeOf } from '../../config/json/jsonTree.ts';
import type { ConfigRule } from '../rule.ts';

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

const pageText = (heading) => `\`\`\`mdx page.mdx
---
title: Deployment
description: How to deploy the service.
---

## ${heading}

Run the installer.
\`\`\``;

const pageExamples = { wrong: pageText('Replace me'), right: pageText('Install the agent') };
const configExamples = { wrong: configText('Replace me'), right: configText('Acme') };

const rulePage = (id, { wrong, right }) => `# ${id}

<!-- generated from the rule's metadata by npm run generate -->
<!-- /generated -->

Say what the rule reports, and what readers or writers lose because of it.

## Wrong

${wrong}

## Right

${right}

## How to fix it

Say what to do.

## When to turn it off

Say for which sites the rule is of no use.

- In the editor: \`"docsight.rules": { "${id}": "off" }\`
- On the command line: \`docsight check --rule ${id}=off\`
`;

const pageTest = (id) => `import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

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
import { configWith, findingsInFiles, page } from '../../support/site.ts';

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
