import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogue } from '../../../server/src/core/components/catalogue.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import {
  sectionNamed,
  sectionsOf,
  sectionWithId,
  type Section,
} from '../../../server/src/core/page/sections/sections.ts';
import { textAt } from '../../support/site.ts';

const catalogue = createCatalogue();

function sections(text: string): readonly Section[] {
  return sectionsOf(readPage(text), catalogue);
}

function ids(text: string): readonly string[] {
  return sections(text).map((section) => section.ids.join(' | '));
}

describe('the sections of headings', () => {
  const headings: readonly (readonly [heading: string, ...ids: string[]])[] = [
    ["What's new", 'what’s-new', 'whats-new'],
    ['dots...', 'dots…', 'dots'],
    ['a -- b', 'a-—-b', 'a-b'],
    ['Config.json options', 'config-json-options'],
    ['Read/write access', 'read/write-access'],
    ['Fees & billing', 'fees-&-billing'],
    ['C++', 'c++'],
    ['`colors.primary` option', 'colors-primary-option'],
    ['Ümlaut', 'ümlaut'],
    ['日本語', '日本語'],
    ['Emoji 🚀 launch', 'emoji--launch'],
    ['API (v2) — notes', 'api-v2-—-notes'],
    ['Step 1: Install', 'step-1-install'],
    ['Acc T', 'acct'],
    ['snake_case Names', 'snake_case-names'],
    ['userId and `fooBar`', 'userid-and-foobar'],
    ['**Bold** & [linked](https://acme.example) text', 'bold-&-linked-text'],
    ['Given {#My Id!}', 'My-Id'],
    ['Given {#my-id}', 'my-id'],
    ['The "best" way', 'the-“best”-way', 'the-best-way'],
    ["Don't use `it's`", 'don’t-use-its', 'dont-use-its', 'don’t-use-it’s'],
    ['`if...else` statement', 'if-else-statement', 'if…else-statement'],
    ['Theme <Badge color="red">required</Badge>', 'theme-required'],
    ['<Badge>GET</Badge> List', 'get-list'],
    ['Caf&eacute; &amp; Cr&egrave;me', 'café-&-crème'],
    ['`__init__` and a_b', '__init__-and-a_b'],
    ['- edges -', 'edges'],
    ["The '90s", 'the-’90s', 'the-90s'],
  ];
  for (const [heading, ...expected] of headings) {
    it(`a link reaches “${heading}”`, () => {
      assert.deepEqual(ids(`## ${heading}\n`), [expected.join(' | ')]);
    });
  }

  it('the second of a name is reached by its number, also where a number is taken', () => {
    const text = '## Overview\n\n## Overview\n\n### Overview\n\n## Overview 2\n';
    assert.deepEqual(ids(text), ['overview', 'overview-2', 'overview-3', 'overview-2-2']);
  });

  it('headings that differ only in punctuation are counted as the platform counts them', () => {
    assert.deepEqual(ids('## Install?\n\n## Install\n\n## Install!\n'), [
      'install',
      'install-2 | install',
      'install-2-2 | install-2',
    ]);
  });

  it('headings of levels 5 and 6 are sections only with an id of their own', () => {
    assert.deepEqual(ids('##### Five\n\n###### Six {#six}\n'), ['six']);
  });

  it('a heading that is folded away is known, but not offered, and may or may not count for the numbers', () => {
    const text = '<Accordion title="A">\n\n## Setup\n\n</Accordion>\n\n## Setup\n';
    const found = sections(text);
    assert.deepEqual(
      found.map(({ ids: all, isSure }) => [all.join(' | '), isSure]),
      [
        ['a', true],
        ['setup', false],
        ['setup-2 | setup', true],
      ],
    );
  });

  it('a link that keeps the punctuation of a heading gets there', () => {
    const [section] = sections('## Step 1: Install\n');
    assert.equal(
      sectionNamed(
        [section].filter((one) => one !== undefined),
        'step-1:-install',
      ),
      section,
    );
    assert.equal(sectionNamed(sections('## A\n'), 'b'), undefined);
  });

  it('only the exact id is taken for one that readers reach', () => {
    const found = sections('## max_tokens\n\n## a - b\n\n## Step 1: go\n');
    const reached = (id: string): string | undefined => sectionWithId(found, id)?.title;
    assert.deepEqual(['max_tokens', 'a-b', 'step-1-go'].map(reached), ['max_tokens', 'a - b', 'Step 1: go']);
    assert.deepEqual(
      ['step-1:-go', 'max-tokens', 'a--b', '-a-b', 'a-b-', 'A-b', ':']
        .map(reached)
        .filter((title) => title !== undefined),
      [],
    );
  });

  it('a link that has hyphens for underscores gets there, but rather to an id that has hyphens itself', () => {
    const found = sections('## max_tokens\n\n## top-k\n\n## top_k\n');
    assert.deepEqual(
      ['max-tokens', 'top_k', 'top-k', 'top--k', 'maxtokens'].map((id) => sectionNamed(found, id)?.title),
      ['max_tokens', 'top_k', 'top-k', 'top-k', undefined],
    );
  });

  it('ids that are given twice, or that another heading has, are numbered as well', () => {
    assert.deepEqual(ids('## A\n\n## B {#a}\n'), ['a', 'a-2']);
    assert.deepEqual(ids('## B {#a}\n\n## C {#a}\n\n## A\n\n## D {#a}\n'), ['a', 'a-2', 'a-3 | a', 'a-4']);
    assert.deepEqual(ids('## B {#a-2}\n\n## A\n\n## A\n'), ['a-2', 'a', 'a-2-2 | a-2']);
    assert.deepEqual(ids('<h2 id="a!">b</h2>\n\n## A\n\n<h2 id="a">c</h2>\n'), ['a', 'a-2 | a', 'a-3']);
    assert.deepEqual(ids('<Accordion title="x">\n## B {#a}\n</Accordion>\n\n## B {#a}\n'), ['x', 'a', 'a']);
  });

  it('an id in braces may contain spaces, in front of its sign too', () => {
    assert.deepEqual(ids('## Rules { #rules }\n\n## Set {#a b}\n\n## More{# more}\n'), ['rules', 'a-b', 'more']);
    assert.deepEqual(
      sections('## Rules { #rules }\n').map(({ title }) => title),
      ['Rules'],
    );
  });

  it('a quotation mark at the start of a heading closes after text, since the platform reads the page as one string', () => {
    assert.deepEqual(ids('## "Busy"\n')[0]?.split(' | ')[0], '“busy”');
    for (const before of ['Text.', 'Text', 'Really?', '| a |\n|---|\n| b |', '`code`\n\n```js\nx\n```\n\n---'])
      assert.equal(ids(`${before}\n\n## "Busy"\n`)[0]?.split(' | ')[0], '”busy”', before);
    for (const before of ['As follows:', '![a](/b.png)', '(a)'])
      assert.equal(ids(`${before}\n\n## "Busy"\n`)[0]?.split(' | ')[0], '“busy”', before);
  });

  it('half of a character in a heading breaks nothing', () => {
    assert.deepEqual(ids('## a\ud83d b\n'), ['a-b']);
  });

  it('a heading without words has no section', () => {
    assert.deepEqual(ids('## 🚀\n\n## $x$\n'), []);
  });
});

describe('the sections of components', () => {
  it('updates are numbered with the headings around them, and their ids lose punctuation', () => {
    const update = (attributes: string): string => `<Update ${attributes}>\nText\n</Update>\n\n`;
    const setup = update('label="Setup"');
    assert.deepEqual(ids(`## Setup\n\n${setup}${setup}## Setup\n`), [
      'setup',
      'setup-2',
      'setup-3',
      'setup-2-2 | setup-2',
    ]);
    assert.deepEqual(ids(`${update('label="May" id="may!"')}## May\n`), ['may', 'may-2 | may']);
  });

  it('the anchors of tabs stay encoded, and are numbered among tabs', () => {
    const tabs = ['C#', 'Other: one', 'contraseña', '(a) b!', 'macOS', 'macOS'].map(
      (title) => `<Tab title="${title}">\nText\n</Tab>\n`,
    );
    assert.deepEqual(ids(`<Tabs>\n${tabs.join('')}</Tabs>\n\n## macOS\n`), [
      'c%23',
      'other%3A-one',
      'contrase%C3%B1a',
      'a-b',
      'macos',
      'macos-2',
      'macos',
    ]);
  });

  it('accordions, tabs, steps, updates and fields are reached by what they are called', () => {
    const text = [
      '<Accordion title="What: does it cost & why?">A</Accordion>',
      '<Accordion title="What: does it cost & why?">B</Accordion>',
      '<Tabs>\n<Tab title="macOS">C</Tab>\n</Tabs>',
      '<Update label="2.1.0" description="March">D</Update>',
      '<ParamField path="userId" type="string">E</ParamField>',
      '<ResponseField name="userId" type="string">F</ResponseField>',
      '<ParamField query="userId" type="string">G</ParamField>',
    ].join('\n\n');
    assert.deepEqual(ids(text), [
      'what-does-it-cost-and-why',
      'what-does-it-cost-and-why-1',
      'macos',
      '2-1-0',
      'param-user-id',
      'param-user-id-1',
      'param-user-id-2',
    ]);
  });

  it('only the names of fields are split into words', () => {
    const components = ['Accordion', 'View', 'Accordion', 'Tab'].map(
      (name) => `<${name} title="Use WeCom">A</${name}>`,
    );
    const field = '<ResponseField name="weCom" type="string">B</ResponseField>';
    assert.deepEqual(ids([...components, field].join('\n\n')), [
      'use-wecom',
      'use-wecom',
      'use-wecom-1',
      'use-wecom',
      'param-we-com',
    ]);
  });

  it('an id of its own wins, and nested accordions are reached by both', () => {
    const text = '<Accordion title="Outer" id="out">\n<Accordion title="Inner">\nText.\n</Accordion>\n</Accordion>\n';
    assert.deepEqual(ids(text), ['out', 'inner | out:inner']);
  });

  it('an id on an HTML element is a target, one on a card is not', () => {
    const text = '<div id="plain">A</div>\n\n<Card title="B" id="card">B</Card>\n\n<a name="old"></a>\n';
    assert.deepEqual(ids(text), ['plain', 'old']);
  });

  it('entities in ids and titles are read as the browser reads them', () => {
    const text = '<div id="a&#x5F;meta">A</div>\n\n<Accordion title="Q &amp; A">B</Accordion>\n';
    assert.deepEqual(ids(text), ['a_meta', 'q-and-a']);
  });

  it('what a component of the site does with an id is not known, so it counts, but is not offered', () => {
    for (const name of ['Box', 'motion.div']) {
      const [section] = sections(`<${name} id="x">A</${name}>\n`);
      assert.deepEqual(section?.ids, ['x']);
      assert.equal(section.isSure, false);
    }
  });

  it('a title that is computed gives no section', () => {
    assert.deepEqual(ids('<Accordion title={title}>A</Accordion>\n'), []);
  });

  it('a section is where its tag or heading does', () => {
    const text = 'Text.\n\n<Tab title="A">\n\n## B\n\n</Tab>\n';
    assert.deepEqual(
      sections(text).map(({ range }) => textAt(text, range)),
      ['<Tab title="A">', '## B'],
    );
  });
});
