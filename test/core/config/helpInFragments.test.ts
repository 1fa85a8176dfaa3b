import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locateIn } from '../../../server/src/core/config/composedTree.ts';
import { itemsOf, propertiesOf, type JsonNode } from '../../../server/src/core/config/json/jsonTree.ts';
import type { DocumentSymbol } from '../../../server/src/core/features/answers.ts';
import { colorsOfConfig } from '../../../server/src/core/features/site/colors.ts';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { hoverConfig } from '../../../server/src/core/features/config/hover.ts';
import { findingConfigLinks } from '../../../server/src/core/features/config/links.ts';
import { finished } from '../../../server/src/core/util/finished.ts';
import { outlineConfig } from '../../../server/src/core/features/config/symbols.ts';
import type { SiteSnapshot } from '../../../server/src/core/site/siteSnapshot.ts';
import type { TextRange } from '../../../server/src/core/text/textRange.ts';
import { lazy } from '../../../server/src/core/util/lazy.ts';
import { cutUp, mixedConfig, fragmentOf, plain, ref, siteWith, split, write } from '../../support/configFragments.ts';
import { siteOf, textAt } from '../../support/site.ts';
import { everyNth } from '../../support/thorough.ts';

// An included file has the same help as the root config has at the path where the file is included.

describe('hover, colors, links and outline in an included file', () => {
  const files = split(
    'a b',
    {
      tabs: [
        { tab: 'A', pages: ref('./nav/pages.json') },
        { tab: 'B', pages: ref('./nav/pages.json') },
        { tab: 'C', groups: [ref('./nav/g.json')] },
      ],
    },
    {
      'nav/pages.json': ['a', 'https://acme.example'],
      'nav/g.json': { group: 'Part', icon: 'rocket', pages: ['b', ref('./more.json')] },
      'nav/more.json': { group: 'More', pages: [] },
      'theme/colors.json': { primary: '#123456' },
    },
    { colors: ref('./theme/colors.json') },
  );
  const site = siteOf(files);

  function hover(file: string, word: string): { readonly markdown: string; readonly text: string } {
    const { start, tree } = fragmentOf(site, file);
    const found = hoverConfig(site, start + tree.text.indexOf(word) + 1) ?? assert.fail(`nothing at ${word}`);
    return { markdown: found.markdown, text: textAt(tree.text, locateIn(site.config.composed, found.range).range) };
  }

  it('explains properties, pages, groups and icons on their own text', () => {
    assert.match(hover('nav/g.json', '"group"').markdown, /required/);
    assert.deepEqual(hover('nav/g.json', '"b"').text, '"b"');
    assert.match(hover('nav/g.json', '"b"').markdown, /Page b/);
    assert.match(hover('nav/g.json', '"Part"').markdown, /1 page in 1 group/);
    assert.match(hover('nav/g.json', '"rocket"').markdown, /rocket/);
    assert.match(hover('nav/pages.json', '"a"').markdown, /Page a/);
    assert.match(hover('theme/colors.json', '"primary"').markdown, /colo(?:u)?r/i);
  });

  it('says which file a reference in an included file means', () => {
    assert.match(hover('nav/g.json', '"$ref"').markdown, /File: `\/nav\/more\.json`/);
  });

  it('says nothing of a reference where a property merely has the name of something built in', () => {
    const text = write({ ...plain, navigation: { pages: ['a'] }, constructor: 1 });
    const odd = siteOf(siteWith('a', { 'docs.json': text }));
    assert.equal(hoverConfig(odd, text.indexOf('constructor')), undefined);
  });

  it('shows the colors and links of each file in it alone, and once', () => {
    const shown = (file: string, all: readonly { readonly range: TextRange }[]): readonly string[] =>
      all.map(
        ({ range }) =>
          `${locateIn(site.config.composed, range).file === file} ${textAt(site.config.composed.text, range)}`,
      );
    const colors = fragmentOf(site, 'theme/colors.json');
    assert.deepEqual(shown('theme/colors.json', colorsOfConfig(site, colors)), ['true "#123456"']);
    assert.deepEqual(colorsOfConfig(site), []);
    const links = finished(findingConfigLinks(site, fragmentOf(site, 'nav/pages.json')));
    assert.deepEqual(shown('nav/pages.json', links).slice(0, 1), ['true a']);
    assert.equal(new Set(links.map(({ range }) => range.start)).size, links.length);
  });

  it('outlines an included file by itself, lists as well', () => {
    const names = (symbols: readonly DocumentSymbol[]): readonly unknown[] =>
      symbols.map(({ name, detail, children }) =>
        children.length === 0 ? `${name} ${detail}`.trim() : [name, ...names(children)],
      );
    const group = outlineConfig(site, fragmentOf(site, 'nav/g.json'));
    assert.deepEqual(names(group), [
      'group Part',
      'icon rocket',
      ['pages', 'b Page b', ['./more.json', '$ref ./more.json']],
    ]);
    const list = outlineConfig(site, fragmentOf(site, 'nav/pages.json'));
    assert.deepEqual(names(list), ['a Page a', 'https://acme.example']);
    assert.equal(textAt(site.config.composed.text, list[0]?.range ?? assert.fail()), '"a"');
  });
});

describe('help in a docs.json that is cut into files anywhere', () => {
  const inOne = lazy(() =>
    help(siteOf({ ...siteWith('a b c d', { 'docs.json': mixedConfig }), 'logo.svg': '<svg/>' })),
  );

  for (const seed of everyNth(
    3,
    Array.from({ length: 25 }, (_, at) => at + 1),
  )) {
    it(`is the same at the same position (${seed})`, () => {
      const cut = siteOf({ ...siteWith('a b c d', cutUp(mixedConfig, seed)), 'logo.svg': '<svg/>' });
      assert.deepEqual(help(cut), inOne());
    });
  }
});

/** What is offered and explained at the beginning of every key and value, in the order of the tree. */
function help(site: SiteSnapshot): readonly unknown[] {
  const nodes = site.config.composed.root === undefined ? [] : [...nodesIn(site.config.composed.root)];
  return nodes.map(({ offset }) => {
    const at = offset + 1;
    const { items } = completeConfig(site, at);
    for (const { edit } of items) assert.ok(edit.range.start <= at && at <= edit.range.end, 'away from the cursor');
    return [items.map(({ label, detail, edit }) => [label, detail, edit.newText]), hoverConfig(site, at)?.markdown];
  });
}

/** The keys and values of a tree. */
function* nodesIn(node: JsonNode): Iterable<JsonNode> {
  yield node;
  for (const { keyNode, valueNode } of propertiesOf(node)) {
    yield keyNode;
    if (valueNode !== undefined) yield* nodesIn(valueNode);
  }
  for (const item of itemsOf(node)) yield* nodesIn(item);
}
