import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

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
