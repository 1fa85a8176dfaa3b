import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  afterFrontMatterFix,
  frontMatterFindings,
  frontMatterFindingsIn,
  withFrontMatter,
} from '../../../support/frontMatterRules.ts';

describe('frontmatter/syntax', () => {
  const fixes: readonly (readonly [before: string, after: string])[] = [
    ['tag: a: b', 'tag: "a: b"'],
    ['tag: "a" b', 'tag: \'"a" b\''],
    ["tag: 'it's'", 'tag: "it\'s"'],
    ['tag: @a # why', 'tag: "@a" # why'],
    ['tag: "a', 'tag: "a"'],
    ['keywords: [a, b', 'keywords: [a, b]'],
    ['keywords: [a #1, b]', 'keywords: ["a #1", b]'],
    ['keywords: [a, b #1, c #2]', 'keywords: [a, "b #1", "c #2"]'],
    ['tag:new', 'tag: new'],
    ['  tag: new', 'tag: new'],
    ['\ttag: new', 'tag: new'],
    ['groups:\n\t- a\n\t- b', 'groups:\n  - a\n  - b'],
    [String.raw`tag: "\d \n \e\w"`, String.raw`tag: "\\d \n \\e\\w"`],
    ['tag: a\ntag: b', 'tag: a'],
  ];
  for (const [before, after] of fixes) {
    it(`fixes ${JSON.stringify(before)}`, () => {
      assert.deepEqual(frontMatterFindingsIn({ 'page.mdx': withFrontMatter(before) }).length, 1);
      assert.equal(afterFrontMatterFix(withFrontMatter(before)), withFrontMatter(after));
      assert.deepEqual(frontMatterFindingsIn({ 'page.mdx': withFrontMatter(after) }), []);
    });
  }

  it('names a backtick, which can’t be shown as code', () => {
    const [finding] = frontMatterFindingsIn({ 'page.mdx': withFrontMatter('tag: `a` fails') });
    assert.match(finding?.message ?? '', /begins with a backtick\.$/);
  });

  it('indents the lines of a value that some readers refuse otherwise', () => {
    for (const [written, indented] of [
      [withFrontMatter('keywords: ["a",', '"b"', ']'), withFrontMatter('keywords: ["a",', '  "b"', ']')],
      [withFrontMatter("og:title: 'One", "two'"), withFrontMatter("og:title: 'One", "  two'")],
    ] as const) {
      assert.deepEqual(
        frontMatterFindingsIn({ 'page.mdx': written }).map(({ rule, severity }) => `${severity} ${rule.id}`),
        ['hint frontmatter/syntax'],
      );
      assert.equal(afterFrontMatterFix(written), indented);
      assert.deepEqual(frontMatterFindingsIn({ 'page.mdx': indented }), []);
    }
  });

  it('is a warning where a text or a list can be read but has no keys', () => {
    const severities = (lines: string): readonly string[] =>
      frontMatterFindingsIn({ 'page.mdx': `---\n${lines}\n---\n\nText.\n` }).map(({ severity }) => severity);
    for (const lines of ['Install', 'Install\nthe tool', '- a\n- b', '"Install"'])
      assert.deepEqual(severities(lines), ['warning'], lines);
    for (const lines of ['Install\ntitle: a', 'title: a\ndescription: b\nInstall'])
      assert.deepEqual(severities(lines), ['error'], lines);
  });

  it('closes front matter where its keys end', () => {
    assert.equal(
      afterFrontMatterFix('---\ntitle: A\ndescription: b\n\nText.\n'),
      '---\ntitle: A\ndescription: b\n---\n\nText.\n',
    );
    assert.equal(
      afterFrontMatterFix('---\r\ntitle: A\r\ndescription: b\r\n\r\nText with {braces.\r\n\r\n---\r\n\r\nMore.\r\n'),
      '---\r\ntitle: A\r\ndescription: b\r\n\r\n---\r\n\r\nText with {braces.\r\n\r\n---\r\n\r\nMore.\r\n',
    );
  });

  it('only mentions front matter that is too large to be read', () => {
    assert.deepEqual(
      frontMatterFindings(`---\ntitle: A\ndescription: ${'x'.repeat(60_000)}\n---\n`).map((line) => line.slice(0, 30)),
      ['info frontmatter/syntax: title'],
    );
  });

  it('says nothing in the language of the library', () => {
    for (const line of ['tag: a: b', 'tag: "a', 'keywords: [a,, b]', 'a:\n - b\n  - c', '? [a\n', 'tag: |x\n y']) {
      for (const { message } of frontMatterFindingsIn({ 'page.mdx': withFrontMatter(line) })) {
        assert.doesNotMatch(message, /implicit|scalar|mapping|sequence|collection|indicator|token/i);
      }
    }
  });
});

describe('frontmatter/syntax and quotes in values', () => {
  const inQuotes = (value: string): string => withFrontMatter(`tag: ${value}`);
  const messageOf = (value: string): string => frontMatterFindingsIn({ 'page.mdx': inQuotes(value) })[0]?.message ?? '';
  const cases: readonly (readonly [value: string, message: RegExp, fixed: string])[] = [
    [String.raw`'l\'API'`, /In single quotes a backslash doesn’t escape `'`.*Write `''`/, `"l'API"`],
    [String.raw`'the "x" of l\'API'`, /backslash doesn’t escape/, `'the "x" of l''API'`],
    [String.raw`'it''s l\'API'`, /backslash doesn’t escape/, `"it's l'API"`],
    [String.raw`'the \'key\''`, /backslash doesn’t escape/, `"the 'key'"`],
    [`'It's'`, /in single quotes and contains `'`.*Write `''`, or use double quotes/, `"It's"`],
    [`"Say "hi" now"`, /in double quotes and contains `"`.*Write `\\"`, or use single/, `'Say "hi" now'`],
    [String.raw`"Say "hi" and \"x\""`, /in double quotes and contains/, `'Say "hi" and "x"'`],
    [String.raw`"a \t "b" c"`, /in double quotes and contains/, String.raw`"a \t \"b\" c"`],
    [`"A" b`, /Unexpected text after the closing `"`\. Put the value in quotes/, `'"A" b'`],
    [String.raw`"l\'API"`, /`'` needs no backslash in double quotes/, `"l'API"`],
    [String.raw`"C:\temp\Users"`, /`\\U` isn’t an escape/, String.raw`"C:\\temp\\Users"`],
    [String.raw`"\d+\b and \"x\" \u00e9"`, /`\\d` isn’t an escape/, String.raw`"\\d+\\b and \"x\" \u00e9"`],
    [String.raw`"C:\files\"`, /backslash makes the closing `"` a part/, String.raw`"C:\\files\\"`],
  ];
  for (const [value, message, fixed] of cases) {
    it(`corrects ${value}`, () => {
      assert.match(messageOf(value), message);
      assert.equal(afterFrontMatterFix(inQuotes(value)), inQuotes(fixed));
      assert.equal(messageOf(fixed), '');
    });
  }

  it('adds the quote that is missing after one with a backslash', () => {
    assert.match(messageOf(String.raw`"Say \"hi\"`), /isn’t closed/);
  });
});
