import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { page } from '../../../support/site.ts';

describe('link/text', () => {
  const rule = probe('link/text');

  it('reports texts that say nothing, in any spelling', () => {
    const heres = ['here', 'Click here', '**here**', 'HERE.', '→ click here', 'this link', 'Link', 'see here', 'this'];
    const mores = ['Read more', 'Learn more →', 'more', 'See this page', 'more information', 'find out more'];
    for (const text of [...heres, ...mores])
      assert.deepEqual(rule.found(`See [${text}](https://a.example).\n`), [text]);
  });

  it('“Learn more” after a sentence is a detail, “here” isn’t', () => {
    assert.deepEqual(rule.severities('See [Learn more](https://a.example).\n'), ['info']);
    assert.deepEqual(rule.severities('See [here](https://a.example).\n'), ['warning']);
  });

  it('what a converter left of a heading’s anchor is one finding, which says that it goes', () => {
    const body = '## Charges again [](#charges "Direct link to heading")\n';
    assert.match(rule.message(body), /^Remove this empty link/);
    assert.equal(rule.fixed(body, 'Remove'), '## Charges again \n');
    assert.deepEqual(probe('link/anchor-not-found').found(body), []);
    assert.deepEqual(probe('link/anchor-not-found').found('[![A](/a.png)](#gone)\n', { 'a.png': '' }), ['#gone']);
  });

  it('leaves alone “more” at the end of a list that says of what', () => {
    assert.deepEqual(rule.found('[Kafka](https://e.com/kafka), and [more](https://e.com/all).\n'), []);
    assert.deepEqual(rule.found('It connects to Kafka. [more](https://e.com/all)\n'), ['more']);
  });

  it('leaves texts alone of which such words are a part, and names in code', () => {
    for (const text of [
      'how to click here',
      'the link to us',
      'here and there',
      'where',
      'link checker',
      '`link`',
      "this page's source",
    ]) {
      assert.deepEqual(rule.found(`See [${text}](https://a.example).\n`), [], text);
    }
  });

  it('leaves a link without an address to the rule about that', () => {
    assert.equal(rule.found('[here]() and [here](/page)\n').length, 1);
  });

  it('accepts “here” for a section of the same page', () => {
    assert.deepEqual(rule.found('More on this [here](#limits).\n\n## Limits\n'), []);
  });

  it('reports links that show nothing', () => {
    assert.deepEqual(rule.found('[](/a) [ ](/a) [][a] <a href="/a"></a> <a href="/a" />\n\n[a]: /b\n'), [
      '[](/a)',
      '[ ](/a)',
      '[][a]',
      '<a href="/a"></a>',
      '<a href="/a" />',
    ]);
  });

  it("takes what isn't known for text", () => {
    const text =
      '[![A](/a.png)](/b) [<Icon icon="x" />](/b) [{name}](/b) <a href="/b"><img src="/a.png" alt="A" /></a> <a href="/b" aria-label="A"></a> ' +
      '<a id="b"></a> <a name="b" href="#b"></a> <a {...link}></a> <a href="/b">\n<Card title="a" />\n</a> https://a.example\n';
    assert.deepEqual(rule.found(text), []);
  });

  it('reads the text of a tag over several lines and through its children', () => {
    assert.deepEqual(rule.found('<a href="/a">\n  here\n</a>\n'), ['\n  here\n']);
    assert.deepEqual(rule.found('See <a href="/a"><b>here</b></a>, <a href="/a"><b>the guide</b></a>.\n'), [
      '<b>here</b>',
    ]);
  });

  it('proposes the title of the page that it links to', () => {
    const files = { 'install.mdx': page('Install *the* CLI') };
    assert.equal(rule.fixed('See [here](/install).\n', 'title', files), 'See [Install \\*the\\* CLI](/install).\n');
    assert.deepEqual(rule.fixes('See [here](/install#linux).\n', files), []);
    assert.deepEqual(rule.fixes('See [here](/nowhere).\n', files), []);
  });
});
