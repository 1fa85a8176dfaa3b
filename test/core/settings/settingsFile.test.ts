import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { readSettingsFile } from '../../../server/src/core/settings/settingsFile.ts';
import { combineSettings } from '../../../server/src/core/settings/siteSettings.ts';

function read(settings: unknown) {
  return readSettingsFile(typeof settings === 'string' ? settings : JSON.stringify(settings));
}

describe('.docsight.json', () => {
  it('isn’t read if it is nested deeper than anybody writes, and says so once', () => {
    for (const text of [
      '['.repeat(999_000),
      `{"ignore":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      `{"rules":${'{"a":'.repeat(201)}1${'}'.repeat(201)}}`,
    ])
      assert.deepEqual(
        readSettingsFile(text).problems.map(({ message }) => message),
        ['This file isn’t read: it is nested more than 200 levels deep.'],
      );
    const inText = '[{'.repeat(500);
    assert.deepEqual(readSettingsFile(`// ${inText}\n{"ignore":["${inText}"] /* ${inText} */}`).problems, []);
  });

  it('isn’t read if it is larger than anybody writes, and says so once', () => {
    const { problems } = read(`{ ${'"a": 1,'.repeat(200_000)} "b": 1 }`);
    assert.deepEqual(
      problems.map(({ message }) => message),
      ['This file isn’t read: it is larger than 1 MB.'],
    );
  });

  it('sets the severity of rules by name, area and options', () => {
    const file = read({
      extends: 'strict',
      rules: { 'link/*': 'off', 'page/index-note': ['error', { required: true }] },
    });
    assert.deepEqual(file.problems, []);
    assert.equal(file.preset, 'strict');
    assert.deepEqual(file.rules, { 'link/*': 'off', 'page/index-note': ['error', { required: true }] });
  });

  it('takes comments and trailing commas, as settings of editors do', () => {
    const file = read('// Ours\n{\n  /* quiet */ "rules": { "link/text": "off", },\n}\n');
    assert.deepEqual(file.problems, []);
    assert.deepEqual(file.rules, { 'link/text': 'off' });
  });

  it('says where the syntax is wrong, once, and in words of its own', () => {
    for (const [text, message, at] of [
      ['{ "rules": { "link/text": "off" ', 'Expected a closing `}`.', 32],
      ["{ 'rules': {} }", 'Unexpected text. Put strings in double quotes.', 2],
      ['{ "rules" {} }', 'Missing colon after the property name.', 10],
      ['{ "a": 1 "b": 2 }', 'Missing comma before this entry.', 9],
      ['', 'The file is empty. Add `{}`.', 0],
      ['[]', 'Settings must be an object: `{ … }`.', 0],
    ] as const) {
      const [problem, ...others] = read(text).problems.filter(({ isSyntaxError }) => isSyntaxError);
      assert.equal(problem?.message, message, text);
      assert.equal(problem.range.start, at, text);
      assert.deepEqual(others, [], text);
    }
  });

  it('leaves out nothing but what it says has no effect', () => {
    const file = read({ rules: { 'link/txet': 'off', 'link/text': 'off' }, ignored: [] });
    assert.ok(file.problems.every(({ isSyntaxError }) => !isSyntaxError));
    assert.deepEqual(file.rules, { 'link/text': 'off' });
  });

  for (const [what, settings, message] of [
    [
      'a rule that there is not',
      { rules: { 'link/txet': 'off' } },
      'Unknown rule `link/txet`; it has no effect. Did you mean `link/text`?',
    ],
    [
      'a weight that there is not',
      { rules: { 'link/text': 'fatal' } },
      'The severity of a rule must be `off`, `hint`, `info`, `warning` or `error`.',
    ],
    ['a setting that there is not', { rule: {} }, 'Unknown setting `rule`; it has no effect. Did you mean `rules`?'],
    ['a set that there is not', { extends: 'all' }, '`extends` must be one of `recommended`, `strict` or `minimal`.'],
    [
      'patterns that are no list',
      { ignore: 'drafts' },
      '`ignore` must be a list of patterns, each a string such as "drafts/**".',
    ],
    [
      'a component in lower case',
      { components: { chart: {} } },
      'A component name must begin with a capital letter; found `chart`.',
    ],
    [
      'an address without a target',
      { docsUrl: 'docs.example.com' },
      'Use a URL that starts with https:// or http://, such as https://docs.example.com.',
    ],
    [
      'a property of translations that there isn’t',
      { translations: { folders: ['fr'], sorce: 'en' } },
      'Unknown property `sorce` of `translations`; it has no effect. Did you mean `source`?',
    ],
    [
      'an option that the rule doesn’t have',
      { rules: { 'page/index-note': ['error', { requird: true }] } },
      'Unknown option `requird` of `page/index-note`; it has no effect. Did you mean `required`?',
    ],
    [
      'options of a rule that has none',
      { rules: { 'link/text': ['error', { max: 3 }] } },
      'Unknown option `max` of `link/text`; it has no effect. The rule has no options.',
    ],
    [
      'an option of the wrong kind',
      { rules: { 'page/index-note': ['error', { required: 'yes' }] } },
      'The option `required` must be a boolean (`true` or `false`).',
    ],
    [
      'a property that components don’t have',
      { components: { Chart: { sumary: 'A chart.' } } },
      'Unknown property `sumary`; it has no effect. Did you mean `summary`?',
    ],
    [
      'a rule that is given twice',
      '{ "rules": { "link/text": "off", "link/text": "error" } }',
      'Duplicate property `link/text`: only the last one has an effect.',
    ],
  ] as const) {
    it(`says what is wrong with ${what}`, () => {
      assert.deepEqual(
        read(settings).problems.map((problem) => problem.message),
        [message],
      );
    });
  }

  it('reads options of numbers within their range', () => {
    const ratio = (value: unknown): unknown => ({ rules: { 'config/color-contrast': ['error', { ratio: value }] } });
    assert.deepEqual(read(ratio(4.5)).rules, { 'config/color-contrast': ['error', { ratio: 4.5 }] });
    for (const [value, message] of [
      [0, 'The option `ratio` must be at least 1.'],
      [22, 'The option `ratio` must be at most 21.'],
      ['4.5', 'The option `ratio` must be a number.'],
    ] as const) {
      const file = read(ratio(value));
      assert.deepEqual(
        file.problems.map((problem) => problem.message),
        [message],
      );
      assert.deepEqual(file.rules, { 'config/color-contrast': 'error' });
    }
  });

  it('takes the address of the published site as it is put before paths', () => {
    for (const [written, expected] of [
      ['https://docs.example.com', 'https://docs.example.com'],
      ['http://localhost:3000/', 'http://localhost:3000'],
      ['HTTPS://Example.com:8080/Docs//', 'https://example.com:8080/Docs'],
      ['https://example.com/?a', undefined],
      ['https://example.com#a', undefined],
      ['https://me@example.com', undefined],
      ['https://example.com/a b', undefined],
      ['https://', undefined],
      ['javascript:alert(1)', undefined],
    ] as const) {
      assert.equal(read({ docsUrl: written }).docsUrl, expected, written);
    }
  });

  it('keeps what can be used of a broken file', () => {
    const file = read('{ "rules": { "link/text": "off", "image/frame": 3 }, "ignore": ["a/**"] ');
    assert.deepEqual(file.rules, { 'link/text': 'off' });
    assert.deepEqual(file.ignore, ['a/**']);
    assert.equal(file.problems.length, 2);
  });
});

describe('the settings of a site', () => {
  it('take the site before the repository', () => {
    const repository = { file: read({ rules: { 'link/text': 'off', 'image/frame': 'hint' } }), sitePrefix: 'docs/' };
    const own = { file: read({ rules: { 'link/text': 'error' } }), sitePrefix: '' };
    assert.deepEqual(combineSettings([repository, own]).rules, { 'link/text': 'error', 'image/frame': 'hint' });
  });

  it('keep the options of a rule whose severity alone is overridden', () => {
    const repository = { file: read({ rules: { 'config/color-contrast': ['hint', { ratio: 4.5 }] } }), sitePrefix: '' };
    const own = { file: read({ rules: { 'config/color-contrast': 'error' } }), sitePrefix: '' };
    assert.deepEqual(combineSettings([repository, own]).rules, { 'config/color-contrast': ['error', { ratio: 4.5 }] });
  });

  it('ignore files by patterns that count from the folder of the file', () => {
    const settings = combineSettings([
      { file: read({ ignore: ['docs/old/**', '*.draft.mdx'] }), sitePrefix: 'docs/' },
      { file: read({ ignore: ['/api'] }), sitePrefix: '' },
    ]);
    const isIgnored = (path: string): boolean => settings.isIgnored(path as SitePath);
    assert.ok(isIgnored('old/a.mdx'));
    assert.ok(isIgnored('b.draft.mdx'));
    assert.ok(isIgnored('api/c.mdx'));
    assert.ok(!isIgnored('guides/api/c.mdx'));
    assert.ok(!isIgnored('a.mdx'));
  });

  it('know the components that the site describes, and what is built in', () => {
    const { catalogue } = combineSettings([
      { file: read({ components: { Chart: { attributes: [{ name: 'data', required: true }] } } }), sitePrefix: '' },
    ]);
    assert.equal(catalogue.get('Chart')?.attributes[0]?.required, true);
    assert.equal(catalogue.get('Chart')?.body, '<Chart data="$1">$0</Chart>');
  });

  it('know components in every form in which the catalogue describes its own', () => {
    const tone = { name: 'tone', type: 'string', values: ['loud', { value: 'quiet', summary: 'Softly' }] };
    const { components, problems } = read({
      components: [
        'Plain',
        { name: 'Chart', description: 'Use it.', attributes: [tone, 'data'], oneOf: [{ names: ['a', 'b'] }] },
        { name: 'Grid', attributes: { cols: { type: 'integer', minimum: 1, maximum: 4, default: 2 }, logo: {} } },
        { name: 'Mark', attributes: { sign: { kind: 'icon', examples: ['rocket'], deprecated: 'Use `icon`' } } },
      ],
    });
    assert.deepEqual(problems, []);
    const [plain, chart, grid, mark] = components;
    assert.equal(plain?.anyAttributes, true);
    assert.deepEqual(chart?.attributes[0]?.values, [{ value: 'loud' }, { value: 'quiet', summary: 'Softly' }]);
    assert.deepEqual(chart.oneOf, [{ names: ['a', 'b'], isExclusive: false }]);
    assert.deepEqual(
      grid?.attributes.map(({ name, minimum, maximum, default: initial }) => [name, minimum, maximum, initial]),
      [
        ['cols', 1, 4, 2],
        ['logo', undefined, undefined, undefined],
      ],
    );
    assert.equal(mark?.attributes[0]?.kind, 'icon');
    assert.deepEqual(mark.attributes[0].examples, ['rocket']);
  });

  it('tell what of a component cannot be used', () => {
    const messages = (components: unknown): readonly string[] =>
      read({ components }).problems.map((one) => one.message);
    assert.equal(messages([{ summary: 'Nameless' }]).length, 1);
    assert.equal(messages({ chart: {} }).length, 1);
    assert.equal(messages({ Chart: { attributes: [1] } }).length, 1);
    assert.equal(messages('Chart').length, 1);
  });
});
