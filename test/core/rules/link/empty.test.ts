import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('link/empty', () => {
  const rule = probe('link/empty');

  it('reports links that take readers nowhere, in every form', () => {
    const body =
      '[one]() [two](#) [three](<>) [four][a] <a href="#">five</a> <a href="">six</a>\n\n<Card title="A" href="#" />\n\n[a]: #\n';
    assert.deepEqual(rule.found(body), ['[one]()', '[two](#)', '[three](<>)', '[four][a]', 'href="#"', 'href=""', '#']);
  });

  it('leaves alone what has an address, or goes to the top on purpose', () => {
    const body =
      '[a](/a) [b](#b) [Back to top](#) [↑](#) [回到顶部](#) <a href="#">Top</a> <a href={url}>c</a>\n\n[x]: #\n';
    assert.deepEqual(rule.found(body), []);
  });

  it('leaves alone what a script may use, and components of the page', () => {
    const body =
      '<a href="#" onClick={open}>a</a> <a href="#" data-menu="a">b</a> <a href="#" {...rest}>c</a> <a id="a" href="#">d</a>\n\n' +
      '<Card title="A" />\n\n<Own href="#" />\n\n[]()\n';
    assert.deepEqual(rule.found(body), []);
    assert.deepEqual(rule.found('import { Card } from "/snippets/card.jsx";\n\n<Card href="#" />\n'), []);
  });

  it('shows code as it is written', () => {
    const body = '## stream.[Symbol.asyncIterator]()\n';
    assert.match(
      rule.message(body),
      /^Readers see a link without an address instead of `\[Symbol\.asyncIterator\]\(\)`/,
    );
    assert.equal(rule.fixed(body, 'Escape'), '## stream.\\[Symbol.asyncIterator]()\n');
    assert.deepEqual(rule.fixes('[e.g.]()\n'), ['Remove the link, keep its text']);
  });

  it('keeps the text, or makes a card one without a link', () => {
    assert.equal(rule.fixed('See [**the** guide]().\n', 'keep its text'), 'See **the** guide.\n');
    for (const address of ['#', ''])
      assert.equal(rule.fixed(`<Card title="A" href="${address}" />\n`, 'href'), '<Card title="A" />\n');
  });
});
