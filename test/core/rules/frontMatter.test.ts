import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReportedFinding } from '../../../server/src/core/rules/reportedFindings.ts';
import { afterFix, configWith, findingsInFiles, showPageFindings, type Files } from '../../support/site.ts';

/** What the rules about front matter find in a page. */
function found(text: string, files: Files = {}): readonly string[] {
  return showPageFindings(text, files).filter((line) => line.includes(' frontmatter/'));
}

/** A page around the lines of its front matter; title and description are given. */
function around(...lines: readonly string[]): string {
  return `---\ntitle: A page\ndescription: What it is for.\n${lines.join('\n')}\n---\n\nText.\n`;
}

function findingsIn(files: Files): readonly ReportedFinding[] {
  return findingsInFiles({
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    ...files,
  }).filter(({ rule }) => rule.id.startsWith('frontmatter/'));
}

/** The page after a fix of its only finding about front matter. */
function afterFixes(text: string, title?: string): string {
  const files = { 'docs.json': configWith({}), 'page.mdx': text };
  const [finding] = findingsIn(files);
  const fixes = finding?.fixes?.() ?? [];
  const fix = title === undefined ? fixes[0] : fixes.find((one) => one.title.includes(title));
  assert.ok(fix, `only ${fixes.map((one) => one.title).join(', ')}`);
  return afterFix(files, fix)['page.mdx'] ?? '';
}

describe('frontmatter/required', () => {
  it('says what readers see of a page without a title', () => {
    const files = { 'page.mdx': '---\nsidebarTitle: Page\ndescription: What it is for.\n---\n\nText.\n' };
    assert.match(findingsIn(files)[0]?.message ?? '', /no `title`, so its heading is made from the file name/);
  });
});

describe('a second block of front matter', () => {
  it('is the one finding, as a warning, and can be removed', () => {
    for (const gap of ['\n', '\n\n']) {
      const text = `---\ntitle: A\ndescription: B.\n---${gap}---\ntitle: C\nicon: star\n---\n\nText.\n`;
      assert.deepEqual(showPageFindings(text).length, 1);
      assert.match(found(text).join(), /^warning frontmatter\/syntax/);
      assert.equal(afterFixes(text, 'second'), `---\ntitle: A\ndescription: B.\n---${gap}\nText.\n`);
      assert.equal(found(text.replaceAll('\n', '\r\n')).length, 1);
    }
  });

  it('is not a thematic break above a heading', () => {
    const head = '---\ntitle: A\ndescription: B.\n---\n\n---\n';
    for (const rest of ['\nText.\n', 'note: read this\n---\n', 'Text.\n\n---\n', 'title: C\n\nText.\n']) {
      assert.deepEqual(found(`${head}${rest}`), [], rest);
    }
  });
});

describe('frontmatter/missing', () => {
  it('shows the first line of a page without front matter, and an empty page too', () => {
    assert.deepEqual(found('\n\nJust text.\nMore.\n'), ['warning frontmatter/missing: Just text.']);
    assert.deepEqual(found(''), ['warning frontmatter/missing: ']);
  });

  it('is the one finding on a page that has its title in a heading instead', () => {
    const rulesOf = (text: string): readonly string[] =>
      findingsInFiles({
        'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
        'page.mdx': text,
      }).flatMap(({ rule, file }) => (file === 'page.mdx' && rule.severity === 'warning' ? [rule.id] : []));
    assert.deepEqual(rulesOf('# The title\n\nText.\n'), ['frontmatter/missing']);
    assert.deepEqual(rulesOf('Text.\n\n# A section\n'), ['frontmatter/missing', 'heading/no-h1']);
  });

  it('says of an empty page that it is empty', () => {
    const messageOf = (text: string): string =>
      findingsIn({ 'page.mdx': text }).find(({ rule }) => rule.id === 'frontmatter/missing')?.message ?? '';
    assert.match(messageOf('\n \n'), /^This page is empty\./);
    assert.match(messageOf('Text.\n'), /^This page has no front matter\./);
  });

  it('adds the first line to front matter that has only its last', () => {
    const keys = 'title: A page\ndescription: What it is for.\n---\n\nText.\n';
    assert.equal(afterFixes(keys), `---\n${keys}`);
    assert.equal(afterFixes(`\n${keys}`), `---\n${keys}`);
    assert.match(findingsIn({ 'page.mdx': 'See: this.\n\n---\n' })[0]?.message ?? '', /no front matter/);
  });

  it('takes the title from the first heading of level 1, else from the name of the file', () => {
    assert.equal(
      afterFixes('# The *first*: page\n\nText.\n'),
      '---\ntitle: "The first: page"\ndescription: ""\n---\n\nText.\n',
    );
    assert.equal(afterFixes('Text.\n\n# Below\n'), '---\ntitle: Below\ndescription: ""\n---\n\nText.\n\n# Below\n');
    assert.equal(afterFixes('Text.\r\n'), '---\r\ntitle: Page\r\ndescription: ""\r\n---\r\n\r\nText.\r\n');
    assert.equal(afterFixes(''), '---\ntitle: Page\ndescription: ""\n---\n');
    assert.equal(afterFixes('\uFEFFText.\n'), '\uFEFF---\ntitle: Page\ndescription: ""\n---\n\nText.\n');
  });

  it('is silent about snippets, documents about the repository, and TOML', () => {
    assert.deepEqual(findingsIn({ 'snippets/a.mdx': 'Text.', 'README.md': '# A', 'page.mdx': around() }), []);
    assert.deepEqual(found('+++\ntitle = "A"\n+++\n\nText.\n'), []);
  });

  it('moves front matter that is below blank lines', () => {
    const text = '\n\n---\ntitle: A page\ndescription: What it is for.\n---\n\nText.\n';
    assert.deepEqual(found(text), ['warning frontmatter/missing: ---']);
    assert.equal(afterFixes(text), text.trimStart());
  });
});

describe('frontmatter/required', () => {
  it('shows a missing key on the first line and an empty one where it is', () => {
    assert.deepEqual(found('---\ntitle: A\n---\n'), ['warning frontmatter/required: ---']);
    assert.deepEqual(found('---\n---\n').length, 2);
    assert.deepEqual(found('---\ntitle: A\ndescription: ""\n---\n'), ['warning frontmatter/required: description: ""']);
    assert.deepEqual(found('---\ntitle: A\ndescription:\n---\n'), ['warning frontmatter/required: description:']);
  });

  it('takes numbers for titles', () => {
    assert.deepEqual(found('---\ntitle: 404\ndescription: true\n---\n'), []);
  });

  for (const line of [
    'openapi: GET /a',
    'openapi-schema: User',
    'api: POST /a',
    'asyncapi: a',
    'url: https://a.example',
  ]) {
    it(`is silent on a page with ${line}`, () => {
      assert.deepEqual(found(`---\n${line}\n---\n`), []);
    });
  }

  it('says nothing of keys that a syntax error may hide', () => {
    const lines = ['tit', '- a', 'title:A', ' title: A\nmode: wide', '\ttitle: A'];
    for (const line of lines) {
      const rules = found(`---\n${line}\n---\n`).map((one) => one.split(': ')[0]);
      assert.deepEqual(rules, ['error frontmatter/syntax'], line);
    }
    assert.deepEqual(found('---\ntitle: A: b\n---\n').length, 2);
  });

  it('offers the first sentence as a description, where it speaks for the complete page', () => {
    const page = (text: string): string => `---\ntitle: A\n---\n\n${text}\n`;
    assert.equal(
      afterFixes(page('Send *one* request: [see](/a) how, e.g. this. And more.')),
      page('Send *one* request: [see](/a) how, e.g. this. And more.').replace(
        'title: A',
        'title: A\ndescription: "Send one request: see how, e.g. this."',
      ),
    );
    for (const text of [
      'Short.',
      'No end of a sentence in this text',
      'Version {version} of the thing.',
      '## A\n\nOnly of this section.',
    ]) {
      const [finding] = findingsIn({ 'page.mdx': page(text) });
      assert.deepEqual(finding?.fixes?.() ?? [], [], text);
    }
  });

  it('fills an empty key and keeps what is around it', () => {
    assert.equal(
      afterFixes('---\ntitle:\ndescription: a\n---\n\n# B\n'),
      '---\ntitle: B\ndescription: a\n---\n\n# B\n',
    );
    assert.equal(
      afterFixes("---\r\ndescription: a\r\ntitle: '' # soon\r\n---\r\n"),
      '---\r\ndescription: a\r\ntitle: Page # soon\r\n---\r\n',
    );
  });

  it('knows a text that became a comment', () => {
    assert.equal(
      afterFixes('---\ntitle: #1 "best"\ndescription: a\n---\n'),
      '---\ntitle: \'#1 "best"\'\ndescription: a\n---\n',
    );
  });

  it('corrects a key that is misspelled', () => {
    assert.equal(afterFixes('---\ntitle: A\ndescripton: a\n---\n'), '---\ntitle: A\ndescription: a\n---\n');
  });
});

describe('frontmatter/value', () => {
  const fine = [
    'mode: wide',
    'mode:',
    'mode: ""',
    'noindex: "true"',
    'noindex: True',
    'hidden: false',
    'boost: "3"',
    'version: 2',
    'tag: 2024-01-31',
    'icon: https://acme.example/a.svg',
    'icon: /a.svg',
    'icon: icon.png',
    'icon: Rocket',
    'icon: { name: book, style: solid }',
    'icon: c++',
    'icon: building-plus-down',
    'openapi: post /a',
    'openapi: "./openapi.json  delete /a/{id}"',
    'openapi: https://acme.example/openapi.json GET /a',
    'openapi: webhook order.created',
    'api: GET https://acme.example/a',
    'related: false',
    'related: [/a, { B: /b }]',
    'groups: [{ includes: [a] }]',
    'keywords: []',
    'authors: { anything: goes }',
    'contextual: { options: [] }',
    'sdk: class Client',
    'og:image:width: 1200',
    'own: [anything]',
  ];
  for (const line of fine) {
    it(`takes ${line}`, () => {
      assert.deepEqual(found(around(line)), []);
    });
  }

  const wrong: readonly (readonly [line: string, value: string, fixed: string | undefined])[] = [
    ['mode: full', 'full', undefined],
    ["mode: 'Wide'", "'Wide'", "mode: 'wide'"],
    ['iconType: brand', 'brand', 'iconType: brands'],
    ['playground: show', 'show', undefined],
    ['noindex: yes', 'yes', 'noindex: true'],
    ['noindex: 0', '0', 'noindex: false'],
    ['boost: high', 'high', undefined],
    ['keywords: a, b', 'a, b', 'keywords: ["a", "b"]'],
    ['related: true', 'true', undefined],
    ['sidebarTitle: [Beta]', '[Beta]', 'sidebarTitle: "[Beta]"'],
    ['tag: {new}', '{new}', 'tag: "{new}"'],
    ['openapi: /a', '/a', undefined],
    ['openapi: FETCH /a', 'FETCH /a', undefined],
    ['api: webhook a', 'webhook a', undefined],
    ['icon: fa-rocket', 'fa-rocket', 'icon: rocket'],
    ['icon: "rockett"', '"rockett"', 'icon: "rocket"'],
    ['icon: BookOpenOutline', 'BookOpenOutline', undefined],
  ];
  for (const [line, value, fixed] of wrong) {
    it(`does not take ${line}`, () => {
      const text = around(line);
      assert.deepEqual(found(text), [`warning frontmatter/value: ${value}`]);
      if (fixed !== undefined) assert.equal(afterFixes(text), around(fixed));
    });
  }
});

describe('frontmatter/syntax', () => {
  const fixes: readonly (readonly [before: string, after: string])[] = [
    ['tag: a: b', 'tag: "a: b"'],
    ['tag: "a" b', 'tag: \'"a" b\''],
    ["tag: 'it's'", 'tag: "it\'s"'],
    ['tag: @a # why', 'tag: "@a" # why'],
    ['tag: "a', 'tag: "a"'],
    ['keywords: [a, b', 'keywords: [a, b]'],
    ['tag:new', 'tag: new'],
    ['  tag: new', 'tag: new'],
    ['\ttag: new', 'tag: new'],
    ['groups:\n\t- a\n\t- b', 'groups:\n  - a\n  - b'],
    [String.raw`tag: "\d \n \e\w"`, String.raw`tag: "\\d \n \e\\w"`],
    ['tag: a\ntag: b', 'tag: a'],
  ];
  for (const [before, after] of fixes) {
    it(`fixes ${JSON.stringify(before)}`, () => {
      assert.deepEqual(findingsIn({ 'page.mdx': around(before) }).length, 1);
      assert.equal(afterFixes(around(before)), around(after));
      assert.deepEqual(findingsIn({ 'page.mdx': around(after) }), []);
    });
  }

  it('names a backtick, which can’t be shown as code', () => {
    const [finding] = findingsIn({ 'page.mdx': around('tag: `a` fails') });
    assert.match(finding?.message ?? '', /begins with a backtick\.$/);
  });

  it('indents the lines of a value that some readers refuse otherwise', () => {
    for (const [written, indented] of [
      [around('keywords: ["a",', '"b"', ']'), around('keywords: ["a",', '  "b"', ']')],
      [around("og:title: 'One", "two'"), around("og:title: 'One", "  two'")],
    ] as const) {
      assert.deepEqual(
        findingsIn({ 'page.mdx': written }).map(({ rule, severity }) => `${severity} ${rule.id}`),
        ['hint frontmatter/syntax'],
      );
      assert.equal(afterFixes(written), indented);
      assert.deepEqual(findingsIn({ 'page.mdx': indented }), []);
    }
  });

  it('closes front matter where its keys end', () => {
    assert.equal(
      afterFixes('---\ntitle: A\ndescription: b\n\nText.\n'),
      '---\ntitle: A\ndescription: b\n---\n\nText.\n',
    );
    assert.equal(
      afterFixes('---\r\ntitle: A\r\ndescription: b\r\n\r\nText with {braces.\r\n\r\n---\r\n\r\nMore.\r\n'),
      '---\r\ntitle: A\r\ndescription: b\r\n\r\n---\r\n\r\nText with {braces.\r\n\r\n---\r\n\r\nMore.\r\n',
    );
  });

  it('only mentions front matter that is too large to be read', () => {
    assert.deepEqual(
      found(`---\ntitle: A\ndescription: ${'x'.repeat(60_000)}\n---\n`).map((line) => line.slice(0, 30)),
      ['info frontmatter/syntax: title'],
    );
  });

  it('says nothing in the language of the library', () => {
    for (const line of ['tag: a: b', 'tag: "a', 'keywords: [a,, b]', 'a:\n - b\n  - c', '? [a\n', 'tag: |x\n y']) {
      for (const { message } of findingsIn({ 'page.mdx': around(line) })) {
        assert.doesNotMatch(message, /implicit|scalar|mapping|sequence|collection|indicator|token/i);
      }
    }
  });
});
