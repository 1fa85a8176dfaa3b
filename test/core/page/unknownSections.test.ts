import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builtIn, createCatalogue } from '../../../server/src/core/components/catalogue.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { inclusionsOf } from '../../../server/src/core/page/record/inclusions.ts';
import { hasUnknownSections } from '../../../server/src/core/page/sections/unknownSections.ts';

describe('what a page shows that its text does not', () => {
  it('of a component that only the settings describe no sections are known', () => {
    const [some] = builtIn;
    assert.ok(some);
    const page = readPage('<Release>\n\n## Setup\n\n</Release>\n');
    assert.equal(hasUnknownSections(page, createCatalogue()), true);
    assert.equal(hasUnknownSections(page, createCatalogue([{ ...some, name: 'Release' }])), true);
  });

  it('no built-in component that holds nothing but text hides sections', () => {
    const text =
      '<Note>A <Badge>new</Badge></Note>\n\n<Tabs>\n<Tab title="A">B</Tab>\n</Tabs>\n\n<></>\n\n<div>C</div>\n';
    assert.equal(hasUnknownSections(readPage(text), createCatalogue()), false);
  });

  it('a value that another page exports hides no sections within a sentence', () => {
    const imported = (source: string): boolean =>
      hasUnknownSections(readPage(`import { name } from '${source}';\n\nWelcome to {name}.\n`), createCatalogue());
    assert.equal(imported('/snippets/names.mdx'), false);
    assert.equal(imported('/snippets/markdown.jsx'), true);
  });

  it('included files are distinguished from components that other files export, and each is named once', () => {
    const text = [
      "import Part from './part.mdx';\nimport Named, { Badge } from '/snippets/badge.jsx';\nimport Unused from './unused.mdx';",
      '<Part />\n\n<Part />\n\n<Badge />\n\n<Named.Row />\n\n<Snippet file="old.mdx" />',
    ].join('\n\n');
    assert.deepEqual(inclusionsOf(readPage(text)), [
      { kind: 'import', value: './part.mdx' },
      { kind: 'import', value: '/snippets/badge.jsx', name: 'Badge' },
      { kind: 'import', value: '/snippets/badge.jsx', name: 'default' },
      { kind: 'snippet', value: 'old.mdx' },
    ]);
  });
});
