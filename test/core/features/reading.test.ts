import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentSymbol } from '../../../server/src/core/features/answers.ts';
import { colorsOfConfig, writeColor } from '../../../server/src/core/features/site/colors.ts';
import { hoverConfig } from '../../../server/src/core/features/config/hover.ts';
import { hintsInConfig } from '../../../server/src/core/features/config/inlayHints.ts';
import { findingConfigLinks } from '../../../server/src/core/features/config/links.ts';
import { finished } from '../../../server/src/core/util/finished.ts';
import { outlineConfig } from '../../../server/src/core/features/config/symbols.ts';
import { definitionInConfig } from '../../../server/src/core/features/site/definition.ts';
import { page, siteAtCursor, siteOf, textAt, type Files } from '../../support/site.ts';

const files: Files = {
  'intro.mdx': page('Introduction', 'What Acme is.'),
  'guides/install.mdx': page('"Install: the agent"'),
  'untitled.mdx': 'No front matter.',
  'logo/light.svg': '',
  'api/openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Acme API }\n',
};

function config(rest: string): string {
  return `{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }], ${rest} }`;
}

function hover(text: string): string {
  const { site, offset } = siteAtCursor({ ...files, 'docs.json': text });
  return hoverConfig(site, offset)?.markdown ?? '';
}

describe('hover', () => {
  it('explains a property: kind, whether required, default, values and meaning', () => {
    const shown = hover(config('"modeToggle": { "isH<|>idden": true }'));
    assert.match(shown, /`isHidden`/);
    assert.match(shown, /true or false · optional · default `false`/);
    assert.match(hover('{ "na<|>me": "Acme" }'), /required/);
    assert.match(hover(config('"topAnchor": { "iconT<|>ype": "solid" }')), /`"duotone"`/);
  });

  it('explains the value that was chosen', () => {
    assert.match(hover(config('"api": { "playground": { "mode": "sim<|>ple" } }')), /^`simple`: /);
  });

  it('tells what a page is about', () => {
    assert.match(
      hover('{ "name": "A", "navigation": [{ "group": "G", "pages": ["in<|>tro"] }] }'),
      /\*\*Introduction\*\*[\s\S]*What Acme is\./,
    );
  });

  it('makes a title for a page without one', () => {
    assert.match(
      hover('{ "name": "A", "navigation": [{ "group": "G", "pages": ["untit<|>led"] }] }'),
      /\*\*Untitled\*\*/,
    );
  });

  it('shows the image of a logo, and nothing from outside of the site', () => {
    const { site, offset } = siteAtCursor({ ...files, 'docs.json': config('"logo": "/logo/li<|>ght.svg"') });
    assert.equal(hoverConfig(site, offset)?.image, 'logo/light.svg');
    const outside = siteAtCursor({ ...files, 'docs.json': config('"logo": "/../../etc/pas<|>swd"') });
    assert.equal(hoverConfig(outside.site, outside.offset)?.image, undefined);
  });

  it('names the API of a description, the libraries of an icon and the pages under a prefix', () => {
    assert.match(hover(config('"openapi": "/api/open<|>api.yaml"')), /Acme API/);
    assert.match(hover(config('"topAnchor": { "icon": "book-o<|>pen" }')), /Font Awesome/);
    assert.match(hover(config('"tabs": [{ "name": "I", "url": "int<|>ro" }]')), /1 page/);
  });

  it('says nothing where there is nothing to say', () => {
    assert.equal(hover('<|>'), '');
    assert.equal(hover(config('"unknown": { "a<|>": 1 }')), '');
  });
});

describe('outline', () => {
  function names(symbols: readonly DocumentSymbol[]): readonly unknown[] {
    return symbols.map((symbol) =>
      symbol.children.length === 0 ? symbol.name : [symbol.name, names(symbol.children)],
    );
  }

  it('shows groups by their names and pages by their paths, nested groups within', () => {
    const text =
      '{ "name": "A", "navigation": [{ "group": "G", "pages": ["intro", { "group": "H", "pages": ["x"] }] }, { "group": "", "pages": [] }] }';
    assert.deepEqual(names(outlineConfig(siteOf({ ...files, 'docs.json': text }))), [
      'name',
      ['navigation', [['G', ['intro', ['H', ['x']]]], '(no name)']],
    ]);
  });

  it('names entries of other lists by what tells them apart', () => {
    const text = config(
      '"tabs": [{ "name": "API", "url": "api" }], "redirects": [{ "source": "/a", "destination": "/b" }]',
    );
    const shown = JSON.stringify(names(outlineConfig(siteOf({ ...files, 'docs.json': text }))));
    assert.match(shown, /"tabs",\[\["API"/);
    assert.match(shown, /"redirects",\[\["\/a"/);
  });
});

describe('links', () => {
  it('point to pages, files and addresses', () => {
    const text = config(
      '"logo": "/logo/light.svg", "openapi": "https://a.example/x.json", "topbarLinks": [{ "name": "a", "url": "https://a.example" }], "favicon": "/gone.svg"',
    );
    const site = siteOf({ ...files, 'docs.json': text });
    const shown = finished(findingConfigLinks(site)).map(
      ({ range, target }) => `${textAt(text, range)} → ${target.kind === 'file' ? target.file : target.url}`,
    );
    assert.deepEqual(shown, [
      'intro → intro.mdx',
      '/logo/light.svg → logo/light.svg',
      'https://a.example/x.json → https://a.example/x.json',
      'https://a.example → https://a.example',
    ]);
  });

  it('a definition is a file of the site', () => {
    const { site, offset } = siteAtCursor({
      ...files,
      'docs.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["<|>intro"] }] }',
    });
    assert.deepEqual(definitionInConfig(site, offset)?.target, { kind: 'file', file: 'intro.mdx' });
  });
});

describe('colors', () => {
  it('are found in every form and written without transparency', () => {
    const text = config(
      '"colors": { "primary": "#0D9373", "light": "nope" }, "anchors": [{ "name": "A", "url": "https://a.example", "color": { "from": "#F00", "to": "#00FF00" } }]',
    );
    const site = siteOf({ ...files, 'docs.json': text });
    assert.deepEqual(
      colorsOfConfig(site).map(({ range, red, green, blue }) => [textAt(text, range), red, green, blue]),
      [
        ['"#0D9373"', 13, 147, 115],
        ['"#F00"', 255, 0, 0],
        ['"#00FF00"', 0, 255, 0],
      ],
    );
    assert.equal(writeColor({ red: 12.6, green: 0, blue: 255 }, { start: 0, end: 9 }).newText, '"#0D00FF"');
  });
});

describe('inlay hints', () => {
  it('show titles after pages within the range, and none for pages without one', () => {
    const text =
      '{ "name": "A", "navigation": [{ "group": "G", "pages": ["intro", "guides/install", "untitled", "gone"] }] }';
    const site = siteOf({ ...files, 'docs.json': text });
    const hints = hintsInConfig(site, { start: 0, end: text.length });
    assert.deepEqual(
      hints.map((hint) => [text.slice(0, hint.offset).split('"').at(-2), hint.text]),
      [
        ['intro', 'Introduction'],
        ['guides/install', 'Install: the agent'],
      ],
    );
    assert.deepEqual(hintsInConfig(site, { start: 0, end: 10 }), []);
  });

  it('shorten the titles of several entries in one line, which they would push out of view', () => {
    const [a, b] = ['A title that is longer than its entry', 'Another title that is longer'];
    const pages = { 'a.mdx': `---\ntitle: ${a}\n---\n`, 'b.mdx': `---\ntitle: ${b}\n---\n` };
    const titles = (list: string): readonly string[] => {
      const text = `{ "name": "A", "navigation": [{ "group": "G", "pages": [${list}] }] }`;
      const site = siteOf({ 'docs.json': text, ...pages });
      return hintsInConfig(site, { start: 0, end: text.length }).map((hint) => hint.text);
    };
    assert.deepEqual(titles('"a", "b"'), ['A title that is lon…', 'Another title that …']);
    assert.deepEqual(titles('"a",\n"b"'), [a, b]);
  });
});
