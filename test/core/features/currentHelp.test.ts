import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { propertiesOf, itemsOf, pathOf, type JsonNode } from '../../../server/src/core/config/json/jsonTree.ts';
import { classicSchema } from '../../../server/src/core/config/schema/classicSchema.ts';
import { currentSchema } from '../../../server/src/core/config/schema/currentSchema.ts';
import type { JsonSchema } from '../../../server/src/core/config/schema/jsonSchema.ts';
import type { DocumentSymbol } from '../../../server/src/core/features/answers.ts';
import { colorsOfConfig } from '../../../server/src/core/features/site/colors.ts';
import { hoverConfig } from '../../../server/src/core/features/config/hover.ts';
import { hintsInConfig } from '../../../server/src/core/features/config/inlayHints.ts';
import { outlineConfig } from '../../../server/src/core/features/config/symbols.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { definitionInConfig } from '../../../server/src/core/features/site/definition.ts';
import { page, pageAtCursor, siteOf, textAt, type Files } from '../../support/site.ts';

const navigation = {
  tabs: [
    {
      tab: 'Guides',
      icon: { name: 'panel-left-close', library: 'lucide' },
      groups: [
        { group: 'Start', icon: 'gear', root: 'intro', pages: ['a', { group: 'Deep', pages: ['b', 'GET /users'] }] },
      ],
    },
    { tab: 'Blog', href: 'https://acme.example/blog' },
    { tab: 'Old', versions: [{ version: 'v1', languages: [{ language: 'de', pages: ['c'] }] }] },
    { $ref: './more.json' },
  ],
};

const files: Files = {
  'docs.json': JSON.stringify(
    {
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D9373', light: '#07C983' },
      background: { color: { light: '#FFFFFF', dark: '#000' } },
      banner: { content: 'New', color: '#123456' },
      navigation,
      variables: { version: '1.2.3' },
    },
    undefined,
    2,
  ),
  'intro.mdx': page('Introduction'),
  'a.mdx': page('A'),
  'b.mdx': page('B'),
  'c.mdx': page('C'),
  'more.json': '{}',
  'api.json': '{ "openapi": "3.1.0", "paths": { "/users": { "get": { "summary": "List users" } } } }',
};

const site = siteOf(files);
const { text } = site.config.tree;

function hover(word: string): string {
  return hoverConfig(site, text.indexOf(JSON.stringify(word)) + 1)?.markdown ?? '';
}

describe('hover in a docs.json of the current generation', () => {
  it('says how much a division or a group holds', () => {
    assert.match(hover('Guides'), /^\*\*Guides\*\* — 4 pages in 2 groups\n/);
    assert.match(hover('Start'), /^\*\*Start\*\* — 4 pages in 1 group\n/);
    assert.match(hover('Deep'), /^\*\*Deep\*\* — 2 pages\n/);
    assert.match(hover('v1'), /^\*\*v1\*\* — 1 page\n/);
    assert.match(hover('de'), /^\*\*de\*\* — 1 page\n/);
    assert.match(hover('Blog'), /^\*\*Blog\*\* — links to https/);
  });

  it('explains a page with its divisions and groups, and an operation by its description', () => {
    assert.match(hover('b'), /Guides › Start › Deep/);
    assert.match(hover('GET /users'), /List users/);
  });

  it('says what a reference to another file means', () => {
    assert.match(hover('$ref'), /Path of a JSON file[^]*`\/more.json`/);
    assert.match(hover('./more.json'), /`\/more.json`/);
  });

  it('says whether the library of the site has an icon', () => {
    assert.doesNotMatch(hover('panel-left-close'), /Not in/);
    assert.match(hover('gear'), /Font Awesome$/);
    const lucide = siteOf({
      ...files,
      'docs.json': text.replace('"theme"', '"icons": { "library": "lucide" }, "theme"'),
    });
    const markdown = hoverConfig(lucide, lucide.config.tree.text.indexOf('"gear"') + 1)?.markdown ?? '';
    assert.match(markdown, /Not available in Lucide/);
  });

  it('goes from an operation to its position in the description', () => {
    const found = definitionInConfig(site, text.indexOf('GET /users') + 2);
    assert.equal(found?.target.kind === 'file' ? found.target.file : '', 'api.json');
  });

  it('has something to say of each property and each plain value', () => {
    const silent: string[] = [];
    const visit = (node: JsonNode): void => {
      itemsOf(node).forEach(visit);
      for (const { keyNode, valueNode } of propertiesOf(node)) {
        if (hoverConfig(site, keyNode.offset + 1) === undefined) silent.push(pathOf(keyNode).join('.'));
        if (valueNode === undefined) continue;
        const isPlain = valueNode.type !== 'object' && valueNode.type !== 'array';
        if (isPlain && hoverConfig(site, valueNode.offset + 1) === undefined) silent.push(pathOf(valueNode).join('.'));
        visit(valueNode);
      }
    };
    assert.ok(site.config.tree.root);
    visit(site.config.tree.root);
    assert.deepEqual(silent, []);
  });
});

describe('the schemas', () => {
  for (const [name, schema] of Object.entries({ current: currentSchema(), classic: classicSchema() })) {
    it(`describe each property of the ${name} generation, wherever it is`, () => {
      const silent: string[] = [];
      const visit = (one: JsonSchema, path: string): void => {
        for (const [key, property] of Object.entries(one.properties ?? {})) {
          const target = schema.definitions?.[property.$ref?.slice('#/definitions/'.length) ?? ''];
          // The branches of a union may speak for it.
          const descriptions = [property, target, ...(property.anyOf ?? [])].map((part) => part?.markdownDescription);
          if (!descriptions.some((text) => text !== undefined)) silent.push(`${path}.${key}`);
          visit(property, `${path}.${key}`);
        }
        const inner = [one.items, ...(one.anyOf ?? [])].filter((part) => part !== undefined);
        for (const part of inner) visit(part, path);
        for (const [key, part] of Object.entries(one.definitions ?? {})) visit(part, key);
      };
      visit(schema, '');
      assert.deepEqual(silent, []);
    });
  }
});

describe('what an editor shows of a docs.json of the current generation', () => {
  function show(symbols: readonly DocumentSymbol[], indent = ''): readonly string[] {
    return symbols.flatMap(({ name, detail, children }) => [
      `${indent}${name}${detail === '' ? '' : ` (${detail})`}`,
      ...show(children, `${indent}  `),
    ]);
  }

  it('the outline shows divisions and groups by their names', () => {
    const tabs = outlineConfig(site).find(({ name }) => name === 'navigation')?.children[0]?.children ?? [];
    assert.deepEqual(show(tabs), [
      'Guides',
      '  Start',
      '    a (A)',
      '    Deep',
      '      b (B)',
      '      GET /users',
      'Blog (https://acme.example/blog)',
      '  tab (Blog)',
      '  href (https://acme.example/blog)',
      'Old',
      '  v1',
      '    de',
      '      c (C)',
      './more.json',
      '  $ref (./more.json)',
    ]);
  });

  it('each color has its swatch', () => {
    const shown = colorsOfConfig(site).map(({ range }) => textAt(text, range));
    assert.deepEqual(shown, ['"#0D9373"', '"#07C983"', '"#FFFFFF"', '"#000"', '"#123456"']);
  });

  it('titles are shown after paths at any depth', () => {
    const hints = hintsInConfig(site, { start: 0, end: text.length });
    assert.deepEqual(
      hints.map((hint) => hint.text),
      ['Introduction', 'A', 'B', 'C'],
    );
  });
});

describe('icons in pages of a site that has chosen its library', () => {
  const head = '---\ntitle: P\ndescription: D.\n---\n\n';
  const lucide: Files = { ...files, 'docs.json': text.replace('"theme"', '"icons": { "library": "lucide" }, "theme"') };

  function offered(written: string): readonly string[] {
    const { page: at, offset } = pageAtCursor({ ...lucide, 'page.mdx': head + written });
    return completePage(at, offset).items.map(({ label }) => label);
  }

  it('are offered from that library: in tags, in front matter and at code blocks', () => {
    for (const written of ['<Card icon="panel-left-cl<|>" />', '```js icon="panel-left-cl<|>"\n```']) {
      assert.ok(offered(written).includes('panel-left-close'), written);
      assert.ok(!offered(written.replace('panel-left-cl', 'gea')).includes('gear'), written);
    }
    const { page: at, offset } = pageAtCursor({
      ...lucide,
      'page.mdx': '---\ntitle: P\nicon: panel-left-cl<|>\n---\n',
    });
    assert.ok(completePage(at, offset).items.some(({ label }) => label === 'panel-left-close'));
  });

  it('are explained by it', () => {
    const { page: at, offset } = pageAtCursor({ ...lucide, 'page.mdx': `${head}<Card icon="ge<|>ar" />` });
    assert.match(hoverPage(at, offset)?.markdown ?? '', /Not available in Lucide/);
  });
});
