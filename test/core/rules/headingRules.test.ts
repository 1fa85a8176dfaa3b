import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';
import { afterFix, configWith, findingsInFiles, page } from '../../support/site.ts';

describe('heading/no-h1', () => {
  const rule = probe('heading/no-h1');

  it('reports each heading of level 1, underlined ones too', () => {
    assert.deepEqual(rule.found('# One\n\nTwo\n===\n\n## Three\n'), ['# One', 'Two\n===']);
  });

  it('leaves one without text to the rule about empty headings', () => {
    assert.deepEqual(rule.found('#\n\ntext\n'), []);
    assert.deepEqual(probe('heading/empty').found('#\n\ntext\n'), ['#']);
  });

  it('leaves code, comments and pages without a shown title alone', () => {
    assert.deepEqual(rule.found('```md\n# One\n```\n\n{/*\n# Two\n*/}\n'), []);
    assert.deepEqual(rule.found('---\ntitle: A\ndescription: B\nmode: frame\n---\n\n# One\n'), []);
  });

  it('leaves headings alone in components that the site brings itself', () => {
    assert.deepEqual(rule.found('import { Recipe } from "/snippets/r.jsx";\n\n<Recipe>\n# A\n</Recipe>\n'), []);
    assert.deepEqual(rule.found('<Step title="a">\n# A\n</Step>\n'), ['# A']);
  });

  it('says no more of a release than that it has one', () => {
    assert.deepEqual(rule.severities('<Update label="v2">\n# Better\n</Update>\n'), ['info']);
    assert.deepEqual(rule.severities('<Note>\n# Better\n</Note>\n'), ['warning']);
  });

  it('moves all headings down and keeps the forms that can show their level', () => {
    assert.equal(
      rule.fixed('text\n\n# One #\n\nTwo\n---\n\n### Three {#three}\n\n###### Six\n', 'all headings'),
      'text\n\n## One #\n\n### Two\n\n#### Three {#three}\n\n###### Six\n',
    );
  });

  it('leaves headings alone that are above the first of level 1', () => {
    assert.equal(
      rule.fixed('## Before\n\n# One\n\n## Two\n\n### Three\n', 'from the first'),
      '## Before\n\n## One\n\n### Two\n\n#### Three\n',
    );
  });

  it('changes one heading alone', () => {
    assert.equal(rule.fixed('One\n===\n\n### Two\n', 'level 2'), 'One\n---\n\n### Two\n');
  });

  it('says that a heading repeats the title', () => {
    assert.match(rule.message('# Page!\n\ntext\n'), /repeats the page title/);
    assert.match(rule.message('---\ntitle: "AI Mind Tool"\ndescription: B\n---\n\n# `AIMindTool`\n'), /repeats the/);
    assert.match(rule.message('# Pages\n\ntext\n'), /to level 2/);
    assert.match(rule.message('---\ntitle: "🚀"\ndescription: B\n---\n\n# 👋\n'), /to level 2/);
    assert.match(rule.message('![A](/a.png)\n\n# Page\n\ntext\n'), /repeats the/);
    assert.match(rule.message('## Before\n\n# Page\n\ntext\n'), /to level 2/);
  });

  it('keeps a second title with the first one in the sidebar', () => {
    const text = (keys: string, heading = '# `acme audit`'): string =>
      `---\n${keys}\ndescription: B\n---\n\n${heading}\n\ntext\n\n## More\n`;
    assert.match(rule.message(text('title: "Audit"')), /second title below/);
    const afterComment = text('title: "Audit"', '{/* docsight-disable code/* */}\n\n# `acme audit`');
    assert.match(rule.message(afterComment), /second title below/);
    assert.deepEqual(rule.fixes(text('title: "Audit"')), [
      '*Use `acme audit` as the page title, and the title in the sidebar',
      'Remove this heading',
      'Move all headings down one level',
      'Change to level 2',
    ]);
    assert.equal(
      rule.fixed(text('title: "Audit"'), 'in the sidebar'),
      '---\ntitle: acme audit\nsidebarTitle: "Audit"\ndescription: B\n---\n\ntext\n\n## More\n',
    );
    assert.equal(
      rule.fixed(text('title: Audit\nsidebarTitle: A'), 'in the sidebar'),
      '---\ntitle: acme audit\nsidebarTitle: A\ndescription: B\n---\n\ntext\n\n## More\n',
    );
    assert.doesNotMatch(rule.message(text('title: Audit', '# Overview')), /second/);
    assert.doesNotMatch(rule.message(text('title: The logs', '# Use the CLI')), /second/);
    const several = page('Audit').concat('\n# The audit\n\n# Other\n');
    const found = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': several });
    assert.ok(found.every(({ message }) => !message.includes('second')));
  });

  it('removes a heading that repeats the title', () => {
    assert.deepEqual(rule.fixes('# Page!\n\ntext\n\n## More\n'), [
      '*Remove this heading (same as the title)',
      'Move all headings down one level',
      'Change to level 2',
    ]);
    assert.equal(rule.fixed('# Page!\n\ntext\n', 'same as the title'), 'text\n');
  });

  it('leaves a title in the text to the rule about missing titles, which moves it', () => {
    const required = probe('frontmatter/required');
    const text = '---\ndescription: B\n---\n\n# A "quoted" one\n\ntext\n\n# Two\n';
    assert.deepEqual(rule.found(text), ['# Two']);
    assert.match(required.message(text), /heading in its text/);
    assert.deepEqual(required.fixes(text), ['*Use `A "quoted" one` as the page title']);
    assert.equal(
      required.fixed(text, 'page title'),
      '---\ntitle: \'A "quoted" one\'\ndescription: B\n---\n\ntext\n\n# Two\n',
    );
    assert.deepEqual(rule.fixes('---\nopenapi: get /jobs\ndescription: B\n---\n\n# One\n'), ['*Change to level 2']);
    assert.deepEqual(rule.fixes('---\ntitle: [a\n---\n\n# One\n'), ['*Change to level 2']);
  });

  it('makes no title where a line of its own would break the front matter', () => {
    for (const keys of ['{ description: B }', '{}', '# all\n{ description: B }', '  description: B']) {
      assert.deepEqual(rule.fixes(`---\n${keys}\n---\n\n# One\n`), ['*Change to level 2'], keys);
    }
  });

  it("keeps Windows' line ends", () => {
    assert.equal(
      probe('frontmatter/required').fixed('---\r\ndescription: B\r\n---\r\n\r\n# One\r\n\r\ntext\r\n', 'page title'),
      '---\r\ntitle: One\r\ndescription: B\r\n---\r\n\r\ntext\r\n',
    );
  });
});

describe('heading/increment', () => {
  const rule = probe('heading/increment');

  it('says of a page that begins at level 3 or 4, and of subtitles, no more than that they do', () => {
    assert.deepEqual(rule.severities('### A\n\n### B\n'), ['info']);
    assert.deepEqual(rule.severities('#### A\n\n#### B\n'), ['info']);
    assert.deepEqual(rule.severities('##### By A\n'), ['info']);
    assert.deepEqual(rule.severities('## A\n\n1. ##### B\n'), ['hint']);
    assert.deepEqual(rule.severities('## A\n\n##### Learn how it works.\n'), ['hint']);
    assert.deepEqual(rule.severities('## A\n\n##### 説明します。\n'), ['hint']);
    assert.deepEqual(rule.severities('## A\n\n###### Examples\n'), ['hint']);
    assert.deepEqual(rule.severities('## A\n\n### B\n\n###### Examples\n'), ['hint']);
  });

  it('says no more of levels that the author has chosen', () => {
    // Ten subheadings show how the site orders its headings.
    const many = '## Y\n\n### Y\n\n'.repeat(10);
    const flat = `${many}## A\n\n#### B\n\n## C\n\n#### D\n\n#### E\n`;
    assert.deepEqual(rule.severities(flat), ['hint', 'hint']);
    assert.deepEqual(rule.severities(`${flat}\n### F\n`), ['hint', 'hint'], 'the level between has none below it');
    assert.deepEqual(rule.severities(`${flat}\n### F\n\n#### G\n`), ['hint', 'hint'], 'mostly');
    assert.deepEqual(rule.severities(`${many}## A\n\n#### B\n`), ['hint'], 'a size that is used once');
    assert.deepEqual(rule.severities('## A\n\n#### B\n'), ['warning'], 'where there are too few to tell');
    const outline = '## Z\n\n### Z\n\n#### Z\n\n';
    assert.deepEqual(rule.severities(`${outline}## A\n\n#### For example:\n`), ['hint']);
    assert.deepEqual(rule.severities(`${outline}<Tab title="A">\n\n## A\n\n#### B\n\n</Tab>\n`), ['hint']);
  });

  it('warns if the page is inconsistent', () => {
    assert.deepEqual(rule.severities('## A\n\n### B\n\n#### C\n\n## D\n\n#### E\n'), ['warning']);
    assert.deepEqual(rule.severities('## A\n\n#### B\n\n## C\n\n### D\n\n#### E\n\n#### F\n'), ['warning']);
  });

  it('compares what follows a heading of level 1 with the level that heading should have', () => {
    assert.deepEqual(rule.found('# A\n\n### B\n\n# C\n\n### D\n'), []);
    assert.deepEqual(rule.found('# A\n\n#### B\n'), ['#### B']);
    assert.match(rule.message('# A\n\n#### B\n'), /level 4.*level 1 \(2 after it is moved down\).*level 3/);
  });

  it('compares a heading with the one before it', () => {
    assert.deepEqual(rule.found('## A\n\n#### B\n\n### C\n\n##### D\n'), ['#### B', '##### D']);
    assert.match(rule.message('## A\n\n#### B\n'), /level 4.*level 2.*level 3/);
  });

  it('compares the first heading with the title', () => {
    assert.deepEqual(rule.found('text\n\n### A\n\n### B\n'), ['### A']);
    assert.deepEqual(rule.found('---\ntitle: A\ndescription: B\nmode: custom\n---\n\n### A\n'), []);
  });

  it('lets the first heading of a component have any level', () => {
    assert.deepEqual(
      rule.found(
        '## A\n\n<Tabs>\n<Tab title="a">\n#### B\n</Tab>\n<Tab title="b">\n#### C\n\n###### D\n</Tab>\n</Tabs>\n',
      ),
      ['###### D'],
    );
  });

  it('continues from a heading within a component', () => {
    assert.deepEqual(rule.found('## A\n\n<Accordion title="a">\n### B\n</Accordion>\n\n#### C\n'), []);
  });

  it('looks through HTML', () => {
    assert.deepEqual(rule.found('<div>\n## A\n</div>\n\n<div>\n#### B\n</div>\n'), ['#### B']);
  });

  it('is silent after what may bring headings', () => {
    const imports = 'import Part from "/snippets/part.mdx"\n\n';
    const files = { 'snippets/part.mdx': '## Part\n' };
    assert.deepEqual(rule.found(`${imports}<Part />\n\n### A\n`, files), []);
    assert.deepEqual(rule.found(`${imports}## A\n\n<Part />\n\n#### B\n\n###### C\n`, files), ['###### C']);
    assert.deepEqual(rule.found('export const part = <h2>A</h2>\n\n{part}\n\n### B\n'), []);
  });

  it('moves a heading with those that follow on its level or below', () => {
    assert.equal(rule.fixed('## A\n\n#### B\n\n##### C\n\n#### D\n', 'level 3'), '## A\n\n### B\n\n#### C\n\n### D\n');
    assert.equal(rule.fixed('### A\n\n#### B\n\n### C\n\n## D\n', 'level 2'), '## A\n\n### B\n\n## C\n\n## D\n');
  });
});

describe('heading/empty', () => {
  const rule = probe('heading/empty');

  it('reports headings of which readers see nothing', () => {
    assert.deepEqual(rule.found('##\n\n##  {#id}\n\n## ##\n\n## **\n'), ['##', '##  {#id}', '## ##']);
    // An id without text before it is an error of its own.
    assert.deepEqual(rule.found('## {#id}\n'), []);
  });

  it('leaves those alone that may show something', () => {
    assert.deepEqual(rule.found('## <Icon icon="x" />\n\n## ![A](/a.png)\n\n## {title}\n\n## $x$\n'), []);
  });

  it('removes the heading with its line', () => {
    assert.equal(rule.fixed('## A\n\n##\n\ntext\n', 'Remove'), '## A\n\ntext\n');
  });
});

describe('heading/duplicate', () => {
  const rule = probe('heading/duplicate');

  it('reports a heading that repeats a sibling or an ancestor', () => {
    assert.deepEqual(rule.found('## Options\n\n## Setup\n\n## `Options`\n'), ['## `Options`']);
    assert.deepEqual(rule.found('## Options\n\n### Options\n'), ['### Options']);
  });

  it('reports sections that occur twice completely', () => {
    const both = '## Fields\n\nA.\n\n## Result\n\nB.\n\n';
    assert.deepEqual(rule.found(`${both}## More\n\n${both}`), ['## Fields', '## Result']);
  });

  it('reports a function that is described twice', () => {
    assert.deepEqual(rule.found('## `open()`\n\n## `close()`\n\n## `open()`\n'), ['## `open()`']);
  });

  it('shows the first of the name, and by what links reach the second', () => {
    assert.match(rule.message('## Options\n\n## Options\n'), /“Options”.*`#options-2`/);
  });

  it('leaves alone what an id, a heading above or an included file distinguishes', () => {
    for (const body of [
      '## Options\n\n## Options {#more}\n',
      '<div id="a">\n## Options\n</div>\n\n<div id="b">\n## Options\n</div>\n',
      '## Get\n\n### Response\n\n## Set\n\n### Response\n',
      '<Tabs>\n<Tab title="A">\n## Setup\n</Tab>\n<Tab title="B">\n## Setup\n</Tab>\n</Tabs>\n',
      '<Accordion title="A">\n## Setup\n\n## Setup\n</Accordion>\n',
      '## Version {a}\n\n## Version {b}\n',
      '##### Five\n\n##### Five\n',
      '## `~add`\n\n## `add`\n',
      '## Dropdown\n\n### `dropdown`\n',
      '## `open()`\n\n## `open()`\n',
      `## Call\n\n${'### Response\n\nText.\n\n#### A\n\n'.repeat(3)}`,
      '## Get\n\n## Fields\n\nOf get.\n\n## Set\n\n## Fields\n\nOf set.\n\n## End\n\n## Fields\n\nOf end.\n',
      `## Call\n\n${'### 400\n\n### 400\n\n### 200\n\n'.repeat(3)}`,
      '## Get\n\n## Fields\n\nA.\n\n## Result\n\nA.\n\n## Set\n\n## Fields\n\nB.\n\n## Result\n\nB.\n',
      '{/* Do not edit this file. */}\n\n## Options\n\n## Options\n',
      '## open [source](https://x.example/blob/main/a.py#L1)\n\n## open [source](https://x.example/blob/main/a.py#L9)\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });

  it('keeps the id that the heading has', () => {
    assert.equal(
      rule.fixed('## Options\n\n## Options\n\nText.\n', 'Keep'),
      '## Options\n\n## Options {#options-2}\n\nText.\n',
    );
    assert.deepEqual(rule.fixes('## Options ##\n\n## Options ##\n'), []);
    assert.deepEqual(rule.fixes('## Fees & more\n\n## Fees & more\n'), []);
  });

  it('keeps the anchors of the headings after it, which would be numbered again', () => {
    const text = '---\ntitle: Page\ndescription: About the page.\n---\n\n';
    const headings = ['## Out', '## A\n\n### Out', '## Out', '## B\n\n### Out'].join('\n\n');
    const [first] = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': `${text}${headings}\n` }).filter(
      ({ rule: { id } }) => id === 'heading/duplicate',
    );
    const [fix] = first?.fixes?.() ?? [];
    assert.ok(fix);
    assert.equal(fix.title, 'Keep `#out-3` as the id, and 1 later one');
    const after = afterFix({ 'page.mdx': `${text}${headings}\n` }, fix)['page.mdx'] ?? '';
    assert.equal(
      after.slice(text.length),
      '## Out\n\n## A\n\n### Out\n\n## Out {#out-3}\n\n## B\n\n### Out {#out-4}\n',
    );
  });

  it('offers no id where the anchors after it can’t all be kept', () => {
    assert.deepEqual(rule.fixes('## Out\n\n## Out\n\n## A\n\n### Out 2\n'), []);
    assert.deepEqual(rule.fixes('## Out\n\n## Out\n\n## A\n\n<Accordion title="A">\n### Out\n</Accordion>\n'), []);
  });
});
