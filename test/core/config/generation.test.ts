import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import type { SiteConfig } from '../../../server/src/core/config/siteConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';

function generationOf(text: string): string {
  return readConfig('docs.json' as SitePath, text)?.generation ?? 'foreign';
}

const cases: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  classic: [
    ['groups', '{"name":"A","navigation":[{"group":"G","pages":["a"]}]}'],
    ['an empty list of groups', '{"name":"A","navigation":[]}'],
    ['an empty file', ''],
    ['an empty object', '{}'],
    ['a file that has just been begun', '{"name":"A",\n  \n}'],
    ['a half-typed key', '{"name":"A", "nav'],
    ['a half-typed schema address', '{"$schema":"https://mint'],
    ['one misspelt key among known ones', '{"name":"A","logo":"/a.svg","favcon":"/b.svg","colors":{}}'],
    ['broken JSON', '{"name":"A" "navigation":[{"group":"G","pages":["a"}]}'],
    ['navigation of the wrong kind among known keys', '{"name":"A","navigation":"intro","logo":"/a","colors":{}}'],
    ['a missing brace at the beginning', '"name":"A","navigation":[{"group":"G","pages":["a"]}]}'],
    ['a quoted key typed above navigation', '{"name":"A",\n"fav"\n"navigation":[{"group":"G","pages":["a"]}]}'],
  ],
  current: [
    ['an object of tabs', '{"theme":"mint","name":"A","navigation":{"tabs":[]}}'],
    ['an object of groups without a theme', '{"navigation":{"groups":[]}}'],
    ['a theme of today', '{"theme":"maple","name":"A"}'],
    ['its schema address', '{"$schema":"https://mintlify.com/docs.json"}'],
    ['its own keys', '{"name":"A","navbar":{},"appearance":{}}'],
    ['navigation of no use beside a theme of today', '{"theme":"mint","name":"A","navigation":null}'],
    ['an empty list of groups beside a theme of today', '{"theme":"mint","name":"A","navigation":[]}'],
    ['a text for navigation beside its schema', '{"$schema":"https://mintlify.com/docs.json","navigation":"x"}'],
    ['a misspelt list', '{"name":"A","colors":{},"navigation":{"grups":[]}}'],
    [
      'a list that ends with the wrong bracket beside the platform’s schema',
      '{"$schema":"https://mintlify.com/docs.json","theme":"mint","name":"A","navigation":[{"groups":[]}]}',
    ],
    [
      'a list of groups, as in the classic format, beside a theme and settings of today',
      '{"theme":"mint","name":"A","navbar":{},"navigation":[{"group":"G","pages":["a"]}]}',
    ],
    [
      'a list of groups and a setting of the classic format beside a theme of today',
      '{"theme":"mint","topbarLinks":[],"navigation":[{"group":"G","pages":["a"]}]}',
    ],
    [
      'a list of groups beside the schema of today',
      '{"$schema":"https://mintlify.com/docs.json","navigation":[{"group":"G","pages":["a"]}]}',
    ],
    ['a list with a mistake beside a theme of today', '{"theme":"mint","name":"A","navigation":{"tabs":"x"}}'],
    ['a misspelt theme beside a navigation that is still empty', '{"name":"A","theme":"mnit","navigation":{}}'],
    ['navigation that has just been begun', '{"name":"A","navigation": { "ta'],
    ['a navigation in a file of its own', '{"name":"A","navigation":{"$ref":"./navigation.json"}}'],
    ['a list in a file of its own', '{"navigation":{"tabs":{"$ref":"./tabs.json"}}}'],
    [
      'a tab whose name is a number, beside an unknown theme',
      '{"theme":"minty","name":"A","navigation":{"tabs":[{"tab":5,"pages":["a"]}]}}',
    ],
    ['groups of pages that lack their names', '{"name":"A","navigation":{"groups":[{"pages":["a"]}]}}'],
    ['nothing but what all pages have', '{"navigation":{"global":{"anchors":[]}}}'],
  ],
  foreign: [
    ['a list', '[{"name":"Html"}]'],
    ['a text', '"docs"'],
    ['an API dump', '{"timestamp":"2026","compiler":{"name":"x"},"components":[]}'],
    ['a type documentation', '{"id":0,"name":"x","kind":0,"flags":{},"children":[]}'],
    ["a language's package", '{"name":"core","source-directories":["source"]}'],
    ['a package with a version', '{"name":"x","version":"1.0.0"}'],
    ["another tool's schema", '{"$schema":"https://docs.page/schema.json","name":"x","logo":"/a.png","theme":{}}'],
    ["another tool's sidebar", '{"name":"x","logo":"/a.png","theme":"#FFA03F","sidebar":[["A","/"]]}'],
    ['a search index', '{"docs":[{"title":"a","body":"b"}]}'],
    ['navigation of another kind', '{"navigation":[{"title":"a","url":"/"}],"plugins":[],"baseUrl":"/"}'],
    ['a translation', '{"search":"Search docs","feedback":"Was this helpful?","navigation":"Navigation"}'],
    ['a translation with a name', '{"name":"Name","description":"Description","versions":"Versions"}'],
    [
      'a translation in parts',
      '{"tabs":{"overview":"Overview"},"feedback":{"yes":"Yes"},"search":{"prompt":"Search"}}',
    ],
    [
      "another tool's anchors",
      '{"name":"M","description":"d","anchors":[{"icon":"link","title":"T","link":"https://a.example"}]}',
    ],
    [
      "another tool's anchors and logo",
      '{"name":"M","description":"d","logo":"/l.svg","anchors":[{"title":"T","link":"https://a.example"}]}',
    ],
    ["another tool's tabs", '{"name":"M","tabs":[{"id":"root","title":"T","href":"/"}]}'],
    ["another tool's pages", '{"name":"Docs","navigation":[{"title":"Guide","pages":[{"title":"A","path":"a.md"}]}]}'],
    ['a translation of a menu', '{"name":"English","navigation":{"home":"Home"},"footer":{"copyright":"c"}}'],
    ['a translation with names of lists', '{"name":"N","theme":"T","navigation":{"versions":"V","products":"P"}}'],
    [
      "another tool's tabs in navigation",
      '{"navigation":{"tabs":[{"id":"a","path":"/a"}]},"theme":{"primary":"#000"}}',
    ],
    ["another tool's groups in navigation", '{"name":"A","navigation":{"groups":[{"title":"G","links":[]}]}}'],
    ["another tool's groups of pages", '{"name":"A","navigation":{"groups":[{"title":"G","pages":["a"]}]}}'],
    ["another tool's list of pages", '{"navigation":{"pages":{"a":"b"}}}'],
    ["another tool's settings with the name of a theme", '{"theme":"mint","plugins":[],"entry":"src","output":"dist"}'],
    ["another tool's theme beside a navigation that is still empty", '{"name":"A","theme":"default","navigation":{}}'],
    ["another tool's links", '{"navigation":[{"text":"a","link":"/"}]}'],
    ['a list of names', '{"navigation":["a","b"]}'],
    ['a list of versions', '{"versions":[{"version":"1.0","title":"1.0","aliases":[]}]}'],
    ['an API dump in a list', '{"api":[{"name":"foo"}]}'],
    ['nesting without end', '['.repeat(100_000)],
    ['no JSON at all', '\u0000\u0001PNG'],
  ],
};

for (const [generation, list] of Object.entries(cases)) {
  describe(`${generation} configurations`, () => {
    for (const [what, text] of list) {
      it(what, () => {
        assert.equal(generationOf(text), generation);
      });
    }
  });
}

describe('large files', () => {
  it('beyond any configuration are left alone at once', () => {
    assert.equal(generationOf(`{"navigation":[],"x":"${'a'.repeat(10_000_000)}"}`), 'foreign');
  });
});

describe('a configuration that is being typed', () => {
  const texts: Readonly<Record<string, string>> = {
    'current, schema first':
      '{ "$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "A", "navigation": { "tabs": [{ "tab": "T", "pages": ["a"] }] } }',
    'current, name first':
      '{ "name": "A", "theme": "mint", "navigation": { "groups": [{ "group": "G", "pages": ["a"] }] } }',
    'current, navigation first':
      '{ "navigation": { "languages": [{ "language": "en", "pages": ["a"] }] }, "name": "A" }',
    'current, in parts': '{ "name": "A", "theme": "mint", "navigation": { "$ref": "./navigation.json" } }',
    'classic, name first':
      '{ "name": "A", "logo": "/a.svg", "topbarLinks": [{ "name": "a", "url": "https://a.example" }], "navigation": [{ "group": "G", "pages": ["a"] }] }',
    'classic, navigation first': '{ "navigation": [{ "group": "G", "pages": ["a"] }], "name": "A" }',
  };
  for (const [what, text] of Object.entries(texts)) {
    it(`changes its generation once at most: ${what}`, () => {
      const seen: string[] = [];
      let before: SiteConfig | undefined;
      for (let end = 0; end <= text.length; end++) {
        before = readConfig('docs.json' as SitePath, text.slice(0, end), before);
        const generation = before?.generation ?? 'foreign';
        if (generation !== seen.at(-1)) seen.push(generation);
      }
      assert.deepEqual(seen, what.startsWith('classic') ? ['classic'] : ['classic', 'current']);
    });
  }
});
