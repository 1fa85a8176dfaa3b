import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFrontMatterFix, frontMatterFindings, withFrontMatter } from '../../../support/frontMatterRules.ts';

describe('frontmatter/value finds a backslash that changes a letter', () => {
  const found = (line: string): number =>
    frontMatterFindings(`---\n${line}\ndescription: About.\n---\n\nText.\n`).length;

  it('in double quotes only', () => {
    for (const line of [String.raw`title: "C:\table"`, String.raw`title: "C:\new"`]) assert.equal(found(line), 1, line);
    for (const line of [
      String.raw`title: 'C:\table'`,
      String.raw`title: C:\table`,
      String.raw`title: "C:\\table"`,
      String.raw`title: "A \"table\""`,
      String.raw`title: "One\nTwo"`,
    ])
      assert.equal(found(line), 0, line);
  });

  it('but not the line breaks of a description', () => {
    const text = (description: string): string => `---\ntitle: A\ndescription: ${description}\n---\n\nText.\n`;
    assert.deepEqual(frontMatterFindings(text(String.raw`"One.\n\nTwo."`)), []);
    assert.equal(afterFrontMatterFix(text(String.raw`"C:\temp\new \"x\""`)), text(String.raw`"C:\\temp\\new \"x\""`));
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
    'keywords:\n  - a # one\n  - "b #2"\n  - c#3\n  #- d\n  - e',
    'keywords: ["a #1", # one\n  b]',
    'authors: { anything: goes }',
    'contextual: { options: [] }',
    'sdk: class Client',
    'og:image:width: 1200',
    'own: [anything]',
  ];
  for (const line of fine) {
    it(`takes ${line}`, () => {
      assert.deepEqual(frontMatterFindings(withFrontMatter(line)), []);
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
    ['keywords:\n  - a #1\n  - b', 'a #1', 'keywords:\n  - "a #1"\n  - b'],
    ['keywords:\n- a\n- b #2', 'b #2', 'keywords:\n- a\n- "b #2"'],
    ['keywords: [\n  a,\n  b #1\n  ]', 'b #1', 'keywords: [\n  a,\n  "b #1"\n  ]'],
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
      const text = withFrontMatter(line);
      assert.deepEqual(frontMatterFindings(text), [`warning frontmatter/value: ${value}`]);
      if (fixed !== undefined) assert.equal(afterFrontMatterFix(text), withFrontMatter(fixed));
    });
  }
});
