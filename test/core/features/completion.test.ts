import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompletionItem } from '../../../server/src/core/features/answers.ts';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { cursorMark, page, siteAtCursor, type Files } from '../../support/site.ts';

const files: Files = {
  'intro.mdx': page('Introduction', 'What Acme is.'),
  'guides/install.mdx': page('Install'),
  'guides/deep/tune.md': page('Tune'),
  'snippets/part.mdx': 'A part.',
  'README.md': '# Read me',
  'logo/light.svg': '',
  'api/openapi.yaml': 'openapi: 3.1.0',
  'package.json': '{}',
};

/** docs.json with the start of a configuration, so that a case shows only what matters. */
function config(rest: string): string {
  return `{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }], ${rest} }`;
}

function complete(text: string): readonly CompletionItem[] {
  const { site, offset } = siteAtCursor({ ...files, 'docs.json': text });
  return completeConfig(site, offset).items;
}

function labels(text: string): readonly string[] {
  return complete(text).map((item) => item.label);
}

/** The text after an item was taken, tab stops shown as `·`. */
function accept(text: string, label: string): string {
  const item = complete(text).find((candidate) => candidate.label === label);
  assert.ok(item, `${label} is not offered, only ${labels(text).slice(0, 20).join(', ')}`);
  const plain = item.edit.newText
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\{?\d+\}?/g, '·');
  const edits = [{ range: item.edit.range, newText: item.isSnippet ? plain : item.edit.newText }];
  return applyEdits(text.replace(cursorMark, ''), [...edits, ...(item.additionalEdits ?? [])]);
}

describe('completing properties', () => {
  it('leaves out existing ones', () => {
    const offered = labels(config('"favicon": "/a.svg", <|>'));
    assert.ok(!offered.includes('favicon') && !offered.includes('name'));
    assert.ok(offered.includes('colors'));
  });

  it('puts the required ones first', () => {
    assert.deepEqual(labels('{ <|> }').slice(0, 3), ['name', 'navigation', 'theme']);
    assert.equal(labels('{ "name": "Acme", <|> }')[0], 'navigation');
    assert.equal(labels('{ "name": "Acme", "topbarLinks": [], <|> }')[0], 'navigation');
    assert.equal(labels(config('"colors": { <|> }'))[0], 'primary');
  });

  it('offers the key at the cursor itself, so that it can be changed', () => {
    assert.ok(labels(config('"favic<|>": "/a.svg"')).includes('favicon'));
    assert.equal(accept(config('"favic<|>": "/a.svg"'), 'favicon'), config('"favicon": "/a.svg"'));
  });

  it('inserts a value ready to fill in', () => {
    assert.equal(accept(config('"colors": { <|> }'), 'primary').includes('"primary": "'), true);
    assert.ok(accept(config('"modeToggle": { <|> }'), 'isHidden').includes('{ "isHidden": true }'));
    assert.ok(accept(config('"modeToggle": { <|> }'), 'default').includes('{ "default": "'));
    assert.ok(accept(config('<|>'), 'feedback').includes('"feedback": {'));
  });

  it('adds the commas that are missing around it', () => {
    assert.ok(accept('{ "name": "Acme" <|> }', 'favicon').startsWith('{ "name": "Acme", "favicon": '));
    assert.ok(accept('{ <|> "name": "Acme" }', 'favicon').endsWith(', "name": "Acme" }'));
    assert.ok(accept('{ <|>\n  "name": "Acme" }', 'navigation').includes(',\n  "name": "Acme" }'));
  });

  it('works at each state of typing', () => {
    for (const state of ['', '"', '"fa', '"fav"', 'fa', '"favi\n']) {
      const text = `{ "name": "Acme", ${state.replace(/"?\n?$/, (end) => cursorMark + end)} }`;
      assert.ok(labels(text).includes('favicon'), text);
      assert.ok(accept(text, 'favicon').startsWith('{ "name": "Acme", "favicon": "'), accept(text, 'favicon'));
    }
  });

  it('knows nested objects of both forms of a union', () => {
    assert.deepEqual(new Set(labels(config('"logo": { <|> }'))), new Set(['light', 'dark', 'href']));
    const button = labels(config('"topbarCtaButton": { "type": "github", <|> }'));
    assert.ok(button.includes('url') && !button.includes('style'));
  });

  it('says what a property is for', () => {
    const item = complete('{ <|> }').find((candidate) => candidate.label === 'name');
    assert.match(item?.detail ?? '', /required/);
    assert.match(item?.documentation ?? '', /\*\*`name`\*\*/);
  });

  it('offers nothing in a comment or inside of a free text', () => {
    assert.deepEqual(labels('{\n  // na<|>\n}'), []);
    assert.deepEqual(labels('{ "name": "Ac<|>me" }'), []);
  });
});

describe('completing values', () => {
  it('offers every fixed value, with quotes where there are none', () => {
    assert.deepEqual(labels(config('"modeToggle": { "default": <|> }')), ['light', 'dark']);
    assert.ok(accept(config('"modeToggle": { "default": <|> }'), 'dark').includes('"default": "dark"'));
    assert.ok(accept(config('"modeToggle": { "default": "<|>" }'), 'dark').includes('"default": "dark"'));
    assert.ok(accept(config('"modeToggle": { "default": da<|> }'), 'dark').includes('"default": "dark"'));
  });

  it('offers all values of a union where it has one of them', () => {
    assert.deepEqual(labels(config('"topbarCtaButton": { "type": "link<|>" }')), ['link', 'github']);
  });

  it('offers true and false', () => {
    assert.deepEqual(labels(config('"modeToggle": { "isHidden": <|> }')), ['true', 'false']);
    assert.deepEqual(labels(config('"modeToggle": { "isHidden": t<|> }')), ['true', 'false']);
  });

  it('offers complete objects outside of quotes only', () => {
    assert.ok(complete(config('"logo": <|>')).some((item) => item.kind === 'snippet'));
    assert.ok(!complete(config('"logo": "<|>"')).some((item) => item.kind === 'snippet'));
  });

  it('begins a new file', () => {
    const item = complete('<|>').find((candidate) => candidate.kind === 'snippet');
    assert.match(item?.edit.newText ?? '', /"navigation"/);
  });
});

describe('completing from the site', () => {
  const pages = (list: string): string => `{ "name": "A", "navigation": [{ "group": "G", "pages": [${list}] }] }`;

  it('offers pages that are not listed yet, with their titles', () => {
    const items = complete(pages('"intro", "<|>"'));
    assert.deepEqual(
      items.map((item) => [item.label, item.detail]),
      [
        ['guides/deep/tune', 'Tune'],
        ['guides/install', 'Install'],
      ],
    );
  });

  it('offers pages of the list’s language before those of others', () => {
    const names = ['a/guide', 'a/install', 'fr/b/guide', 'fr/intro', 'ja/b/guide'];
    const texts = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)] as const));
    const first = (list: string): string | undefined => {
      const { site, offset } = siteAtCursor({ ...texts, 'docs.json': pages(list) });
      return completeConfig(site, offset).items[0]?.label;
    };
    assert.equal(first('"fr/intro", "gui<|>"'), 'fr/b/guide');
    assert.equal(first('"a/install", "gui<|>"'), 'a/guide');
  });

  it('finds pages by the titles of their sections', () => {
    const files = { 'docs.json': pages('"<|>"'), 'keys.mdx': `${page('Keys')}\n## Rotate keys\n` };
    const { site, offset } = siteAtCursor(files);
    const [item] = completeConfig(site, offset).items;
    assert.equal(item?.filterText, '"keys Keys Rotate keys');
  });

  it('finds an `index` page by its whole name', () => {
    for (const typed of ['start/', 'start/in', '/start/index', 'Start/Ind', 'index']) {
      const text = pages(`"intro", "${typed}<|>"`);
      const { site, offset } = siteAtCursor({ 'start/index.mdx': page('Begin here'), 'docs.json': text });
      const [first] = completeConfig(site, offset).items;
      assert.match(first?.label ?? '', /start\/index$/, typed);
    }
  });

  it('offers the page at the cursor again', () => {
    assert.ok(labels(pages('"intro<|>"')).includes('intro'));
  });

  it('writes quotes and commas where they are missing', () => {
    assert.ok(accept(pages('"intro", <|>'), 'guides/install').includes('["intro", "guides/install"]'));
    assert.ok(accept(pages('"intro" <|>'), 'guides/install').includes('["intro", "guides/install"]'));
    assert.ok(accept(pages('<|> "intro"'), 'guides/install').includes('["guides/install", "intro"]'));
    assert.ok(accept(pages('"guides/<|>'), 'guides/install').includes('["guides/install"]'));
  });

  it('offers groups in addition to pages', () => {
    assert.ok(complete(pages('<|>')).some((item) => item.kind === 'snippet'));
  });

  it('offers no pages where only a full URL is valid, and begins a list of versions with a name', () => {
    for (const rest of [
      '"api": { "baseUrl": "<|>" }',
      '"footerSocials": { "x": "<|>" }',
      '"topbarCtaButton": { "type": "github", "url": "<|>" }',
    ])
      assert.deepEqual(labels(config(rest)), [], rest);
    assert.ok(labels(config('"topbarCtaButton": { "name": "A", "url": "<|>" }')).includes('/intro'));
    assert.deepEqual(labels(config('"versions": [<|>]')), ['""', '{ }']);
    assert.deepEqual(labels(config('"topbarLinks": <|>')), ['Link']);
  });

  it('offers images for images and descriptions for descriptions', () => {
    assert.deepEqual(labels(config('"favicon": "<|>"')), ['/logo/light.svg']);
    assert.deepEqual(labels(config('"openapi": "<|>"')), ['/api/openapi.yaml']);
    assert.deepEqual(labels(config('"openapi": ["/a<|>"]')), ['/api/openapi.yaml']);
  });

  it('offers folders, versions and icons', () => {
    assert.deepEqual(labels(config('"tabs": [{ "name": "G", "url": "<|>" }]')), ['guides', 'guides/deep']);
    assert.deepEqual(labels(config('"versions": ["v2", "v1"], "anchors": [{ "version": "<|>" }]')), ['v2', 'v1']);
    assert.equal(labels(config('"topAnchor": { "icon": "book-o<|>" }'))[0], 'book-open');
  });

  it('offers pages as destinations of redirects, and for addresses that may still become one of the site', () => {
    assert.deepEqual(labels(config('"redirects": [{ "source": "/a", "destination": "<|>" }]')), [
      '/guides/deep/tune',
      '/guides/install',
      '/intro',
    ]);
    assert.ok(labels(config('"topbarLinks": [{ "name": "A", "url": "/<|>" }]')).includes('/intro'));
    assert.ok(labels(config('"topbarLinks": [{ "name": "A", "url": "<|>" }]')).includes('/intro'));
    assert.ok(!labels(config('"topbarLinks": [{ "name": "A", "url": "h<|>" }]')).includes('/intro'));
    assert.deepEqual(labels(config('"redirects": [{ "source": "/<|>" }]')), []);
  });

  it('keeps long lists short and says that there is more', () => {
    const { site, offset } = siteAtCursor({ ...files, 'docs.json': config('"topAnchor": { "icon": "a<|>" }') });
    const list = completeConfig(site, offset);
    assert.ok(list.isIncomplete && list.items.length <= 400);
  });
});

describe('completing in broken JSON', () => {
  for (const [text, label] of [
    ['{ "name": "Acme" "colors": { <|> } }', 'primary'],
    ['{ "name": "Acme", "colors": { "primary": , <|> } }', 'light'],
    ['{ "name": "Acme", "colors": { "prim<|>', 'primary'],
    ['{ "name": "Acme", "modeToggle": { "default": "<|>', 'dark'],
    ['{ "name": "Acme", "navigation": [{ "group": "G", "pages": ["<|> }] }', 'guides/install'],
    ['{ // note\n "name": "Acme",\n "colors": { <|> } }', 'primary'],
  ] as const) {
    it(text.replace(/\n/g, ' '), () => {
      assert.ok(labels(text).includes(label), labels(text).join(', '));
    });
  }
});
