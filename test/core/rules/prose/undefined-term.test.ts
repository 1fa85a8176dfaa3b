import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles } from '../../../support/site.ts';

const head = (title: string): string => `---\ntitle: ${title}\ndescription: About the page.\n---\n\n`;

const page = `${head('Deployment')}The agent sends each order to the OMS on the server.\n\nThe Order Management System (OMS) stores it for you.\n`;

/** Returns how many abbreviations the rule reports on a page next to another one. */
function reported(name: string, other: string): number {
  const files = {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page', name] }] }),
    '.docsight.json': '{ "rules": { "prose/undefined-term": "hint" } }',
    'page.mdx': page,
    [`${name}.mdx`]: other,
  };
  return findingsInFiles(files).filter(({ rule }) => rule.id === 'prose/undefined-term').length;
}

describe('an abbreviation that the glossary explains needs no meaning at its first use', () => {
  const entries: readonly string[] = [
    '## OMS\n\nWhat stores orders.\n',
    '### Order Management System (OMS)\n\nWhat stores orders.\n',
    '| Term | Meaning |\n| --- | --- |\n| OMS | What stores orders |\n',
    '- **OMS**: what stores orders\n',
    '**Order Management System (OMS)** stores orders.\n',
    '**Order Management System** (OMS) stores orders.\n',
    '- OMS: what stores orders\n',
    '- OMS – what stores orders\n',
    '<Accordion title="OMS">\n  What stores orders.\n</Accordion>\n',
  ];
  for (const entry of entries) {
    it(`in the entry ${JSON.stringify(entry)}`, () => {
      assert.equal(reported('reference/glossary', head('Words') + entry), 0);
    });
  }

  it('by a page whose path or title says so', () => {
    const entry = '## OMS\n\nWhat stores orders.\n';
    for (const name of ['glossary', 'glossary/index', 'acronyms-and-names', 'key-terms'])
      assert.equal(reported(name, head('Words') + entry), 0, name);
    assert.equal(reported('words', head('Terminology') + entry), 0);
  });

  it('but not if the glossary only mentions it, or a page is no glossary', () => {
    assert.equal(reported('glossary', `${head('Words')}## Agent\n\nWhat sends orders to the OMS.\n`), 1);
    assert.equal(
      reported('glossary', `${head('Words')}| Term | Meaning |\n| --- | --- |\n| Agent | Asks the OMS |\n`),
      1,
    );
    assert.equal(reported('terms-of-service', `${head('Legal')}## OMS\n\nWhat stores orders.\n`), 1);
    assert.equal(reported('orders', `${head('Orders')}## OMS\n\nWhat stores orders.\n`), 1);
  });
});
