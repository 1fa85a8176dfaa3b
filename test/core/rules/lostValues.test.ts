import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';
import { afterFix, configWith, findingsInFiles, page } from '../../support/site.ts';

describe('front matter whose value is lost', () => {
  const rule = probe('frontmatter/value');
  const withKeys = (lines: string): string => `---\ntitle: A\ndescription: B\n${lines}\n---\n\nText.\n`;

  it('at a number sign that begins a comment', () => {
    for (const key of ['sidebarTitle', 'icon']) {
      const cut = withKeys(`${key}: rocket #2 here`);
      assert.match(rule.message(cut), /`#2 here` isn’t part of/);
      assert.equal(rule.fixed(cut, 'quotes'), withKeys(`${key}: "rocket #2 here"`));
    }
    for (const whole of [
      'icon: rocket # for now',
      'sidebarTitle: "a #2"',
      'sidebarTitle: a#2',
      '# a\nsidebarTitle: C#',
    ])
      assert.deepEqual(rule.found(withKeys(whole)), []);
  });

  it('in quotes, where only true counts', () => {
    assert.equal(rule.fixed(withKeys('rss: "true"'), 'true'), withKeys('rss: true'));
    assert.deepEqual(rule.found(withKeys('rss: true\nhidden: "true"')), []);
  });

  it('in a list with half a pair of quotes', () => {
    assert.equal(rule.fixed(withKeys('keywords: ["a", b c", "d"]'), 'quote'), withKeys('keywords: ["a", "b c", "d"]'));
    assert.deepEqual(rule.found(withKeys('keywords: ["a", b, \'c "d"\']')), []);
  });

  it('stops the build instead of an operation', () => {
    for (const line of ['openapi: [GET /a]', 'openapi: {a: b}', 'openapi: 3', 'asyncapi: [a]'])
      assert.deepEqual(rule.severities(withKeys(line)), ['error'], line);
    assert.deepEqual(rule.severities(withKeys('api: [GET /a]')), ['warning']);
    assert.equal(rule.fixed(withKeys('openapi: [GET /a]'), 'Change'), withKeys('openapi: "GET /a"'));
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

  it('is lost in expressions, exports and values of attributes, too', () => {
    const video = (name: string): string => `<video ${name} src="https://a.example/b.mp4" />`;
    const bodies: readonly ((name: string) => string)[] = [
      (name) => `{${video(name)}}\n`,
      (name) => `Text {true && <p>{${video(name)}}</p>} x\n`,
      (name) => `export const Film = () => ${video(name)};\n\n<Film />\n`,
      (name) => `<Card title="A" icon={${video(name)}} />\n`,
    ];
    for (const body of bodies) {
      assert.equal(rule.fixed(body('autoplay'), 'Change'), body('autoPlay'));
      assert.equal(rule.fixed(body('playsinline={true}'), 'Change'), body('playsInline={true}'));
      for (const fine of ['autoplay="true"', 'autoPlay', 'autoplay={on}']) assert.deepEqual(rule.found(body(fine)), []);
    }
    assert.deepEqual(rule.found('export const a = "autoplay";\n\n{<Film autoplay />}\n'), []);
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

describe('comments among the exports of a Markdown file that pages import', () => {
  const files = (snippet: string): Readonly<Record<string, string>> => ({
    'docs.json': configWith({ navigation: [{ group: 'A', pages: ['page'] }] }),
    'page.mdx': `${page('Page')}\n// a\n\nText.\n`,
    'snippets/a.mdx': snippet,
  });
  const found = (snippet: string): ReturnType<typeof findingsInFiles> =>
    findingsInFiles(files(snippet)).filter(({ rule: { id } }) => id === 'mdx/syntax');

  it('are removed at once, so that the platform can read them', () => {
    const before =
      '// one\nexport const A = () => {\n  /* two */\n  return (\n    <b>\n      {/* three */}\n      a\n    </b>\n  );\n};\n';
    const after = 'export const A = () => {\n  return (\n    <b>\n      a\n    </b>\n  );\n};\n';
    const [finding, ...others] = found(before.replace('// one\n', ''));
    assert.equal(others.length, 0);
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    assert.equal(afterFix(files(before.replace('// one\n', '')), fix)['snippets/a.mdx'], after);
  });

  it('are found next to addresses', () => {
    assert.equal(found('export const a = "https://a.example"; // one\n').length, 1);
  });

  it('are fine elsewhere', () => {
    for (const text of ['Text.\n\n{/* a */}\n', 'export const a = "https://a.example";\n', '```js\n// a\n```\n'])
      assert.deepEqual(found(text), [], text);
  });
});
