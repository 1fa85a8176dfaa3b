import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsIn, page, showFindings, siteOf } from '../../support/site.ts';

const base = '"name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }]';

function site(part: string, fullText = `{ ${base}, ${part} }`) {
  return siteOf({ 'docs.json': fullText, 'intro.mdx': page('Intro') });
}

/** Part of a configuration, and the one finding that it gives. */
const mistakes: readonly (readonly [string, string, string])[] = [
  ['"favicon": 7', 'error config/type: 7', '`favicon` must be a string; found `7`.'],
  ['"versions": "v1"', 'error config/type: "v1"', '`versions` must be an array; found "v1".'],
  ['"logo": ["a"]', 'error config/type: ["a"]', '`logo` must be a string or an object; found an array.'],
  [
    '"feedback": { "suggestEdit": "yes" }',
    'error config/type: "yes"',
    '`feedback.suggestEdit` must be a boolean (`true` or `false`)',
  ],
  [
    '"modeToggle": { "default": "drak" }',
    'error config/value: "drak"',
    'must be `light` or `dark`; found "drak". Did you mean `dark`?',
  ],
  ['"colors": { "primary": "green" }', 'error config/value: "green"', '`colors.primary` must be'],
  ['"colors": {}', 'error config/required: {}', 'Missing property `primary` in `colors`.'],
  [
    '"colors": { "primary": "#000", "background": { "light": "#fff" } }',
    'warning config/required: { "light": "#fff" }',
    '`dark`',
  ],
  [
    '"topbarCtaButton": { "url": "https://a.example" }',
    'error config/required: { "url": "https://a.example" }',
    '`name`',
  ],
  ['"topbarCtaButton": { "type": "github" }', 'error config/required: { "type": "github" }', '`url`'],
  [
    '"topbarCtaButton": { "type": "gitlab", "url": "https://a.example" }',
    'error config/value: "gitlab"',
    'must be `link` or `github`',
  ],
  ['"topbarCtaButton": "Join"', 'error config/type: "Join"', '`topbarCtaButton` must be an object'],
  [
    '"anchors": [{ "name": "A", "url": "https://a.example", "color": "red" }]',
    'error config/value: "red"',
    '`anchors[0].color` must be',
  ],
  [
    '"anchors": [{ "name": "A", "url": "https://a.example", "color": { "from": "#000" } }]',
    'error config/required: { "from": "#000" }',
    '`to`',
  ],
  [
    '"footerSocials": { "twiter": "https://x.com/a" }',
    'error config/unknown-property: "twiter"',
    'the platform rejects the file. Did you mean `twitter`',
  ],
  [
    '"topbarLinks": [{ "name": "A", "url": "JavaScript:alert(1)" }]',
    'error config/value: "JavaScript:alert(1)"',
    'safe',
  ],
  ['"openapi": "ftp://a.example/x.json"', 'error config/value: "ftp://a.example/x.json"', '`openapi` must be'],
  ['"openapi": ["https://a.example/x.json", 3]', 'error config/type: 3', '`openapi[1]` must be a string'],
  ['"api": { "auth": { "method": "oauth" } }', 'error config/value: "oauth"', '`bearer`, `basic`, `key`'],
  ['"api": { "baseUrl": "/api" }', 'error config/value: "/api"', '`api.baseUrl` must be'],
  [
    '"modeToggle": { "defualt": "dark" }',
    'warning config/unknown-property: "defualt"',
    'Unknown property `defualt` in `modeToggle`; it has no effect.',
  ],
  [
    '"versions": [{ "name": "a", "default": true }, { "name": "b", "default": true }]',
    'error config/value: true',
    'Only one entry in `versions` can have `default`: `versions[0].default` is already `true`.',
  ],
  [
    '"font": { "family": "A", "url": "https://a.example/a.woff2" }',
    'error config/required: { "family": "A", "url": "https://a.example/a.woff2" }',
    'Missing property `format` in `font`; `url` requires it.',
  ],
  [
    '"font": { "headings": { "family": "A", "url": "https://a.example/a.woff" } }',
    'error config/required: { "family": "A", "url": "https://a.example/a.woff" }',
    'Missing property `format` in `font.headings`',
  ],
  ['"footer": { "links": [] }', 'error config/value: []', 'an array with at least one entry; found an empty array'],
  ['"footer": { "links": [{ "links": [] }] }', 'error config/value: []', '`footer.links[0].links`'],
  [
    '"topbarLinks": [{ "name": "A", "href": "https://a.example" }]',
    'error config/unknown-property: "href"',
    'Did you mean `url`?',
  ],
  ['"versions": [{ "version": "v1" }]', 'error config/unknown-property: "version"', 'Did you mean `name`?'],
  ['"analytics": { "ga4": "G-1" }', 'error config/type: "G-1"', 'must be an object with `measurementId`'],
  ['"Navigation": []', 'warning config/unknown-property: "Navigation"', 'Did you mean `navigation`?'],
];

describe('mistakes that the schema sees', () => {
  for (const [part, shown, excerpt] of mistakes) {
    it(part, () => {
      const found = site(part);
      assert.deepEqual(showFindings(found), [shown]);
      const [finding] = findingsIn(found);
      assert.ok(finding?.message.includes(excerpt), finding?.message);
    });
  }
});

describe('what is right, or not known to be wrong', () => {
  const right = [
    '"topAnchor": { "name": "Docs", "iconType": "solid" }',
    '"topbarCtaButton": { "type": "github", "url": "https://github.com/a/a", "name": "Star" }',
    '"openapi": "https://acme.example/openapi.json"',
    '"metadata": { "og:image": "https://a.example/a.png", "anything": "x" }',
    '"versions": ["v1", { "name": "v2", "locale": "fr" }]',
    '"footerSocials": [{ "type": "x", "url": "https://x.com/a" }]',
    '"api": { "baseUrl": ["https://a.example", "{server}"], "auth": { "method": "bearer" } }',
    '"$schema": "https://mintlify.com/schema.json"',
    '"colors": { "primary": "#0D9373", "anchors": { "from": "#000", "to": "#111" } }',
  ];
  for (const part of right) {
    it(part, () => {
      assert.deepEqual(showFindings(site(part)), []);
    });
  }
});

describe('a switch that is off', () => {
  it('has the one finding of its own, however many entries have it', () => {
    const versions = [1, 2].map((number) => `{ "name": "v${number}", "default": false }`).join();
    assert.deepEqual(
      findingsIn(site(`"versions": [${versions}]`)).map(({ message }) => message),
      [0, 1].map((index) => `\`versions[${index}].default\` must be \`true\`; found \`false\`.`),
    );
  });
});

describe('while typing', () => {
  it('a property without a value is neither missing nor unknown', () => {
    const found = showFindings(site('', `{ ${base}, "colors": { "primary":  }, "favi": }`));
    assert.deepEqual(
      found.filter((line) => !line.includes('config/syntax')),
      [],
    );
  });

  it('what an object without its end has swallowed is not called unknown there', () => {
    // Nothing but the end of the file tells that a brace is missing.
    const lines = [
      '{',
      '"name": "Acme",',
      '"logo": {',
      '"light": "/l.svg"',
      ',',
      '"favicon": "/f.svg",',
      '"navigation": []',
    ];
    assert.deepEqual(
      showFindings(site('', [...lines, '}'].join('\n'))).filter((line) => line.includes('unknown-property')),
      [],
    );
  });

  it('what a syntax error may have swallowed isn’t reported as missing', () => {
    const found = showFindings(site('', '{ "name": "Acme, "navigation": [{ "group": "Start", "pages": ["intro"] }] }'));
    assert.deepEqual(
      found.filter((line) => !line.includes('config/syntax')),
      [],
    );
  });
});

describe('what the platform doesn’t require', () => {
  it('is a light background next to a dark one', () => {
    const background = '"colors": { "primary": "#0D9373", "background": { "dark": "#000000" } }';
    assert.deepEqual(showFindings(site(background)), []);
  });
});

describe('requirements of the complete file', () => {
  it('are on its opening brace', () => {
    assert.deepEqual(showFindings(siteOf({ 'docs.json': '{\n  "$schema": "https://mintlify.com/schema.json"\n}' })), [
      'error config/required: {',
    ]);
  });

  it('an empty file says what it needs', () => {
    assert.deepEqual(showFindings(siteOf({ 'docs.json': '' })), ['error config/syntax: ']);
  });
});

describe('the schema of the current generation', () => {
  const current = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0D9373" }';
  const pages = '"navigation": { "pages": ["intro"] }';

  it('asks for the kind of a button', () => {
    const [finding, ...more] = findingsIn(
      site('', `{ ${current}, ${pages}, "navbar": { "primary": { "label": "A", "href": "/intro" } } }`),
    );
    assert.deepEqual(more, []);
    assert.equal(
      finding?.message,
      'Missing property `type` in `navbar.primary`. It must be one of `button`, `github` or `discord`.',
    );
  });

  it('says how long a text must be', () => {
    const [finding] = findingsIn(site('', `{ ${current}, ${pages}, "logo": "/l" }`));
    assert.equal(finding?.message, '`logo` must be a string of at least 3 characters; found "/l".');
  });

  it('doesn’t suggest a property that exists already', () => {
    const [finding] = findingsIn(
      site('', `{ ${current}, "navigation": { "tabs": [{ "tab": "T", "pages": ["intro"], "tabs": [] }] } }`),
    );
    assert.match(finding?.message ?? '', /Remove it or correct its name\.$/);
  });
});
