import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

describe('front matter whose value is lost', () => {
  const rule = probe('frontmatter/value');
  const page = (lines: string): string => `---\ntitle: A\ndescription: B\n${lines}\n---\n\nText.\n`;

  it('at a number sign that begins a comment', () => {
    for (const key of ['sidebarTitle', 'icon']) {
      const cut = page(`${key}: rocket #2 here`);
      assert.match(rule.message(cut), /`#2 here` isn’t part of/);
      assert.equal(rule.fixed(cut, 'quotes'), page(`${key}: "rocket #2 here"`));
    }
    for (const whole of [
      'icon: rocket # for now',
      'sidebarTitle: "a #2"',
      'sidebarTitle: a#2',
      '# a\nsidebarTitle: C#',
    ])
      assert.deepEqual(rule.found(page(whole)), []);
  });

  it('in quotes, where only true counts', () => {
    assert.equal(rule.fixed(page('rss: "true"'), 'true'), page('rss: true'));
    assert.deepEqual(rule.found(page('rss: true\nhidden: "true"')), []);
  });

  it('in a list with half a pair of quotes', () => {
    assert.equal(rule.fixed(page('keywords: ["a", b c", "d"]'), 'quote'), page('keywords: ["a", "b c", "d"]'));
    assert.deepEqual(rule.found(page('keywords: ["a", b, \'c "d"\']')), []);
  });

  it('stops the build instead of an operation', () => {
    for (const line of ['openapi: [GET /a]', 'openapi: {a: b}', 'openapi: 3', 'asyncapi: [a]'])
      assert.deepEqual(rule.severities(page(line)), ['error'], line);
    assert.deepEqual(rule.severities(page('api: [GET /a]')), ['warning']);
    assert.equal(rule.fixed(page('openapi: [GET /a]'), 'Change'), page('openapi: "GET /a"'));
  });
});

describe('a switch of HTML in lower case', () => {
  const rule = probe('component/attribute-unknown');

  it('is lost without a text, and gets React’s name', () => {
    for (const [lost, known] of [
      ['autoplay', 'autoPlay'],
      ['playsinline={true}', 'playsInline={true}'],
      ['allowfullscreen', 'allowFullScreen'],
    ] as const) {
      const body = (attribute: string): string => `<video ${attribute} src="https://a.example/b.mp4" />\n`;
      assert.equal(rule.fixed(body(lost), 'Change'), body(known));
    }
  });

  it('is kept with a text, in React’s spelling, and where both spellings are one', () => {
    const body = '<video autoplay="true" autoPlay loop muted controls src="https://a.example/b.mp4" />\n';
    assert.deepEqual(rule.found(body), []);
  });
});

describe('a snippet in lower case', () => {
  it('may be what its parent expects', () => {
    const body = 'import code from "/snippets/code.mdx";\n\n<CodeGroup>\n<code />\n</CodeGroup>\n';
    assert.deepEqual(probe('component/children').found(body, { 'snippets/code.mdx': '```js A\na\n```\n' }), []);
  });
});
