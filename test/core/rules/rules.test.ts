import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { severityFor } from '../../../server/src/core/settings/ruleSettings.ts';
import { safeEdits } from '../../../server/src/core/rules/engine/fixAll.ts';
import { checkConfig } from '../../../server/src/core/rules/engine/runRules.ts';
import { configRules } from '../../../server/src/core/rules/index.ts';
import { fixedConfig, simpleConfig, siteWith } from '../../support/configSite.ts';
import { afterEdits, findingsIn, showFindings, type Files } from '../../support/site.ts';
import { configuredRules } from '../../../server/src/core/rules/engine/activeRules.ts';

describe('removing entries keeps the layout', () => {
  const wrapped = (list: string): string =>
    `{\n  "name": "A",\n  "navigation": [{ "group": "G", "pages": ${list} }]\n}\n`;
  for (const [before, after] of [
    ['["intro", "gone"]', '["intro"]'],
    ['["gone", "intro"]', '["intro"]'],
    ['["gone"]', '[]'],
    ['[\n    "intro",\n    "gone",\n    "guides/install"\n  ]', '[\n    "intro",\n    "guides/install"\n  ]'],
    ['[\r\n    "gone",\r\n    "intro"\r\n  ]', '[\r\n    "intro"\r\n  ]'],
  ] as const) {
    it(JSON.stringify(before), () => {
      assert.equal(fixedConfig(wrapped(before), 'Remove `gone`'), wrapped(after));
    });
  }
});

describe('fixing all at once', () => {
  it('removes needless commas and extensions of pages, and leaves what needs a review', () => {
    const text = `{
  // who we are
  "name": "Acme", "favcon": "/a.svg",
  "navigation": [{ "group": "Start", "pages": ["intro.mdx", "guides/install",], }],
}`;
    const subject = siteWith(text);
    const edits = safeEdits(findingsIn(subject)).flatMap((edit) => (edit.kind === 'edit' ? edit.edits : []));
    assert.equal(
      afterEdits(subject, edits),
      text.replace('"intro.mdx"', '"intro"').replace(',],', ']').replace('],\n}', ']\n}'),
    );
  });
});

describe('adding what is missing keeps the layout', () => {
  it('on a line of its own where the neighbours have one', () => {
    const text = '{\r\n\t"navigation": [{ "group": "G", "pages": ["intro"] }]\r\n}';
    assert.equal(
      fixedConfig(text, 'Add `name`'),
      '{\r\n\t"navigation": [{ "group": "G", "pages": ["intro"] }],\r\n\t"name": ""\r\n}',
    );
  });

  it('next to its neighbors if they share a line', () => {
    const text = JSON.stringify(simpleConfig({ colors: { light: '#07C983' } }));
    assert.ok(fixedConfig(text, 'Add `primary`').includes('{"light":"#07C983", "primary": "#0D9373"}'));
  });

  it('into an empty object', () => {
    assert.ok(
      fixedConfig(JSON.stringify(simpleConfig({ colors: {} })), 'Add `primary`').includes(
        '"colors":{ "primary": "#0D9373" }',
      ),
    );
  });
});

describe('the path of an API description', () => {
  it('begins with a slash, though the platform finds the file without it', () => {
    const found = (files: Files): readonly string[] =>
      showFindings(siteWith(simpleConfig({ openapi: './api.json' }), files));
    assert.deepEqual(found({ 'api.json': '{"openapi":"3.1.0","info":{"title":"A"},"paths":{}}' }), [
      'hint config/value: "./api.json"',
    ]);
    assert.deepEqual(found({}), ['warning config/value: "./api.json"']);
  });
});

describe('severities', () => {
  it('come from the rule, its area or all, the nearest first', () => {
    const settings = { 'config/type': 'hint', 'config/*': 'off', '*': 'error' } as const;
    assert.equal(severityFor(settings, 'config/type'), 'hint');
    assert.equal(severityFor(settings, 'config/value'), 'off');
    assert.equal(severityFor(settings, 'navigation/empty-group'), 'error');
    assert.equal(severityFor({}, 'config/type'), undefined);
  });

  it('switch a rule off or change its severity', () => {
    const subject = siteWith(simpleConfig({}, ['intro', 'gone']));
    const crash = (): void => undefined;
    assert.deepEqual(checkConfig(subject, { rules: configuredRules({ 'navigation/*': 'off' }), onCrash: crash }), []);
    assert.deepEqual(
      checkConfig(subject, { rules: configuredRules({ 'navigation/page-not-found': 'hint' }), onCrash: crash }).map(
        (found) => found.severity,
      ),
      ['hint'],
    );
  });
});

describe('a rule that fails', () => {
  it('is reported and costs no other finding', () => {
    const failing = { ...siteWith(simpleConfig({}, ['gone'])), files: undefined as never };
    const crashed: string[] = [];
    checkConfig(failing, { rules: configuredRules({}), onCrash: (rule) => crashed.push(rule) });
    assert.ok(crashed.includes('navigation/page-not-found'));
    assert.ok(crashed.length < configRules.length);
  });
});

describe('the current generation', () => {
  it('is judged by its schema and its navigation as the classic one is', () => {
    const text =
      '{ "theme": "mint", "name": "A", "name": "B", "navigation": { "groups": [{ "group": "G", "pages": ["gone"] }] }, "nonsense": 1 }';
    assert.deepEqual(showFindings(siteWith(text)), [
      'error config/required: {',
      'error config/duplicate-property: "name"',
      'error navigation/page-not-found: "gone"',
      'hint config/unknown-property: "nonsense"',
    ]);
  });
});

describe('YAML that is broken', () => {
  it('is reported where docs.json names it', () => {
    const found = showFindings(
      siteWith(simpleConfig({ openapi: '/a.yaml' }), { 'a.yaml': 'openapi: 3.1.0\ninfo: [a\nb: "c' }),
    );
    assert.deepEqual(found, ['error config/openapi: "/a.yaml"']);
  });
});
