import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedConfig, simpleConfig, siteWith } from '../../../support/configSite.ts';
import { findingsInFiles, showFindings } from '../../../support/site.ts';

describe('files', () => {
  it('may be named with or without a leading slash, with queries and escapes', () => {
    const part = {
      favicon: 'images/my%20icon.svg?v=2',
      logo: { light: '/images/my icon.svg', dark: './images/my icon.svg' },
    };
    assert.deepEqual(showFindings(siteWith(simpleConfig(part), { 'images/my icon.svg': '' })), []);
  });

  it('that leave the site are not there', () => {
    assert.deepEqual(showFindings(siteWith(simpleConfig({ favicon: '../../etc/passwd' }))), [
      'error config/file-not-found: "../../etc/passwd"',
    ]);
  });

  it('of custom languages are paths of grammars in the site, neither addresses nor names', () => {
    const custom = ['typescript', 'grammars/acme.json', 'https://acme.example/acme.json', 'acmescript'];
    const config = {
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D5F3C' },
      styling: { codeblocks: { theme: 'github-dark', languages: { custom } } },
      navigation: { pages: ['a'] },
    };
    const files = { 'docs.json': JSON.stringify(config), 'a.mdx': '', 'grammars/acme.json': '{}' };
    const found = findingsInFiles(files).filter(({ rule }) => rule.id === 'config/file-not-found');
    assert.deepEqual(
      found.map(({ message }) => message.split('. ')[0]),
      [
        '`typescript` is no file',
        '`https://acme.example/acme.json` isn’t read: a custom language is the path of a grammar in the site',
        'File not found: `/acmescript`',
      ],
    );
  });

  it('are found by name in another folder', () => {
    const text = JSON.stringify(simpleConfig({ favicon: '/favicon.svg' }));
    assert.ok(fixedConfig(text, '/images/favicon.svg', { 'images/favicon.svg': '' }).includes('"/images/favicon.svg"'));
  });

  for (const [what, text] of [
    ['empty', ''],
    ['no JSON', '{ "openapi": '],
    ['another kind of file', '{ "name": "package" }'],
    ['a list', '[]'],
  ] as const) {
    it(`an API description that is ${what} can’t be read as one`, () => {
      const found = showFindings(siteWith(simpleConfig({ openapi: '/api.json' }), { 'api.json': text }));
      assert.deepEqual(found, ['error config/openapi: "/api.json"']);
    });
  }

  it('API descriptions of every sort are taken', () => {
    const openapi = ['/a.json', '/b.yaml', '/c.yml'];
    const more = {
      'a.json': '{"openapi":"3.1.0","info":{"title":"A"},"paths":{}}',
      'b.yaml': 'openapi: 3.0.0\ninfo: { title: A }\npaths: {}\n',
      'c.yml': 'asyncapi: 3.0.0\n',
    };
    assert.deepEqual(showFindings(siteWith(simpleConfig({ openapi }), more)), []);
  });

  it('a YAML bomb is read within bounds', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map((name, index) => {
        const previous = 'abcdefg'.charAt(index);
        return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${previous}`).join(',')}]`;
      }),
    ].join('\n');
    assert.deepEqual(showFindings(siteWith(simpleConfig({ openapi: '/a.yaml' }), { 'a.yaml': bomb })), []);
  });
});
