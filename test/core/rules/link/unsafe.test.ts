import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('link/unsafe', () => {
  const rule = probe('link/unsafe');

  it('reports addresses that run code, wherever they are', () => {
    assert.deepEqual(
      rule.found(
        '[a](javascript:alert) ![a](vbscript:x) [b] <a href="javascript:void(0)">c</a> <Card title="a" href={"data:text/html,x"} />\n\n[b]: javascript:x\n',
      ),
      ['javascript:alert', 'vbscript:x', 'javascript:void(0)', 'data:text/html,x', 'javascript:x'],
    );
  });

  it('reads addresses as browsers do', () => {
    for (const address of [
      'JavaScript:x',
      '&#106;avascript:x',
      'javascript&colon;x',
      ' javascript:x',
      'java\nscript:x',
      '\tjavascript:x',
      'java&Tab;script:x',
    ]) {
      assert.equal(rule.found(`<a href="${address}">a</a>\n`).length, 1, JSON.stringify(address));
    }
    assert.equal(rule.found('[a](java&#115;cript:x)\n').length, 1);
  });

  it('leaves others alone', () => {
    assert.deepEqual(
      rule.found(
        '[a](/javascript:x) [b](https://a.example/?x=javascript:y) ![c](data:image/png;base64,x) `javascript:x` <a href={url}>d</a>\n',
      ),
      [],
    );
  });

  it('keeps the text, or removes the attribute', () => {
    assert.equal(rule.fixed('See [**the** menu](javascript:x "t").\n', 'keep its text'), 'See **the** menu.\n');
    assert.equal(rule.fixed('<a className="b" href="javascript:x">c</a>\n', 'href'), '<a className="b">c</a>\n');
  });
});
