import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseJson } from '../../../server/src/core/config/json/jsonTree.ts';
import type { CompletionItem } from '../../../server/src/core/features/answers.ts';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { exercise } from '../../support/exercise.ts';
import { cursorMark, page, showFindings, siteAtCursor, siteOf, type Files } from '../../support/site.ts';
import { readSnippet } from '../../support/snippetText.ts';
import { offsetsTo } from '../../support/thorough.ts';

const files: Files = {
  'intro.mdx': page('Introduction'),
  'guides/install.mdx': page('Install'),
  'guides/deep/tune.md': page('Tune'),
  'logo/light.svg': '',
  'fonts/acme.woff2': '',
  'schema.graphql': 'type Query { a: Int }',
  'api/openapi.yaml':
    'openapi: 3.1.0\ninfo:\n  title: Acme\npaths:\n  /users:\n    get:\n      summary: List users\n    post: {}\n',
};

const head = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0D9373" }';

/** docs.json of the current generation around what a case is about. */
function config(rest: string): string {
  return `{ ${head}, ${rest} }`;
}

function nav(rest: string): string {
  return config(`"navigation": { ${rest} }`);
}

function group(rest: string): string {
  return nav(`"groups": [{ "group": "Start", ${rest} }]`);
}

function complete(text: string, more: Files = {}, file = 'docs.json'): readonly CompletionItem[] {
  const { site, offset } = siteAtCursor({ ...files, ...more, 'docs.json': text });
  return completeConfig({ ...site, config: { ...site.config, file: file as typeof site.config.file } }, offset).items;
}

function labels(text: string, more: Files = {}): readonly string[] {
  return complete(text, more).map((item) => item.label);
}

/** The text after an item was taken, with what its tab stops begin with. */
function accept(text: string, { edit, isSnippet, additionalEdits = [] }: CompletionItem): string {
  const newText = isSnippet ? readSnippet(edit.newText).text : edit.newText;
  return applyEdits(text.replace(cursorMark, ''), [{ range: edit.range, newText }, ...additionalEdits]);
}

const anyList = ['groups', 'pages', 'tabs', 'anchors', 'dropdowns', 'versions', 'languages', 'products', 'menu'];

/** Each row: what is written, which labels come first, which are offered anywhere, and which are not. */
type Row = readonly [text: string, first: string, has?: string, lacks?: string];

function check(rows: readonly Row[]): void {
  for (const [text, first, has = '', lacks = ''] of rows) {
    it(text.replace(head, '…'), () => {
      const offered = labels(text);
      const expected = first.split(' ').filter((label) => label !== '');
      assert.deepEqual(offered.slice(0, expected.length), expected);
      for (const label of has.split(' ')) assert.ok(label === '' || offered.includes(label), `${label} is missing`);
      for (const label of lacks.split(' ')) assert.ok(label === '' || !offered.includes(label), `${label} is offered`);
    });
  }
}

describe('a docs.json that has just been begun may become one of today', () => {
  check([
    ['{ <|> }', 'name navigation theme colors', 'topbarLinks'],
    ['{<|>', 'name navigation theme colors'],
    ['{ "name": "Acme", <|> }', 'navigation theme colors'],
    ['{ "theme": "<|>" }', 'mint maple', 'sequoia venus'],
    ['{ "theme": "mint", <|> }', 'name colors navigation', 'navbar', 'topbarLinks theme'],
    ['{ "name": "Acme", "topbarLinks": [], <|> }', 'navigation', 'modeToggle', 'navbar'],
    ['{ "name": "Acme", "navbar": {}, <|> }', 'theme colors navigation', 'footer', 'modeToggle'],
  ]);

  it('offers a complete file of either generation, the current one first', () => {
    assert.deepEqual(labels('<|>'), ['New docs.json', 'New docs.json (classic)']);
    const [item] = complete('<|>');
    assert.match(item?.edit.newText ?? '', /"theme"/);
  });

  it('keeps mint.json, which today’s form never had, in the classic one', () => {
    assert.deepEqual(
      complete('<|>', {}, 'mint.json').map(({ label }) => label),
      ['New docs.json (classic)'],
    );
  });
});

describe('properties of the current generation', () => {
  check([
    [config('<|>'), 'navigation logo favicon', 'icons variables contextual', 'theme name colors'],
    [config('"colors": { <|> }'), 'primary light dark'],
    [nav('<|>'), 'groups tabs pages anchors', 'versions languages products dropdowns global'],
    [nav('"tabs": [], <|>'), 'global directory', '', anyList.join(' ')],
    [nav('"gr<|>": []'), 'groups tabs'],
    [nav('"tabs": [{ <|> }]'), 'tab groups pages href', 'menu align graphql'],
    [nav('"tabs": [{ "tab": "A", "groups": [], <|> }]'), 'openapi', 'icon hidden', 'href pages menu anchors'],
    [nav('"tabs": [{ "tab": "A", "href": "/a", <|> }]'), 'icon', 'hidden align', `${anyList.join(' ')} openapi`],
    [nav('"tabs": [{ "tab": "A", "graphql": "/a", <|> }]'), 'groups icon', '', 'pages href openapi sdk'],
    [nav('"tabs": [{ "tab": "A", "menu": [{ <|> }] }]'), 'item groups pages href', 'description'],
    [nav('"anchors": [{ <|> }]'), 'anchor groups pages href', 'color icon', 'menu anchors'],
    [nav('"dropdowns": [{ <|> }]'), 'dropdown groups pages href', 'description', 'dropdowns'],
    [nav('"products": [{ <|> }]'), 'product groups', 'name menu', 'products'],
    [nav('"versions": [{ <|> }]'), 'version default groups', 'tag', 'versions icon'],
    [nav('"versions": [{ "version": "v1", "tabs": [], <|> }]'), 'default', '', 'groups pages anchors href'],
    [nav('"languages": [{ <|> }]'), 'language default groups', 'banner footer navbar', 'languages'],
    [nav('"languages": [{ "language": "en", "tabs": [{ "tab": "A", <|> }] }]'), 'groups pages href'],
    [nav('"groups": [{ <|> }]'), 'group pages icon root', 'openapi asyncapi tag', 'href anchors'],
    [group('"openapi": "/api/openapi.yaml", <|>'), 'pages', 'tag', 'openapi asyncapi'],
    [group('"pages": [{ <|> }]'), 'group pages', 'root expanded'],
    [group('"icon": { <|> }'), 'name', 'style library'],
    [group('"openapi": { <|> }'), 'source', 'directory overlays'],
    [nav('"global": { <|> }'), 'languages versions tabs', 'anchors'],
    [nav('"global": { "anchors": [{ <|> }] }'), 'anchor href', 'color', 'groups pages'],
    [config('"navbar": { <|> }'), 'links primary'],
    [config('"navbar": { "links": [{ <|> }] }'), 'label href', 'icon type'],
    [config('"footer": { "socials": { "x": "https://x.com/a", <|> } }'), 'website', 'bluesky github', 'x'],
    [config('"footer": { "links": [{ <|> }] }'), 'items', 'header'],
    [config('"redirects": [{ <|> }]'), 'source destination permanent'],
    [config('"contextual": { <|> }'), 'options display'],
    [config('"seo": { <|> }'), 'metatags', 'indexing trailingSlash organization paths'],
    [config('"integrations": { "ga4": { <|> } }'), 'measurementId'],
    [config('"api": { <|> }'), 'openapi', 'playground mdx examples params url'],
    [config('"fonts": { <|> }'), 'family', 'heading body source'],
    [config('"banner": { <|> }'), 'content', 'dismissible type color'],
    [config('"errors": { "404": { <|> } }'), 'redirect', 'title description'],
    [config('"variations": { "options": [{ <|> }] }'), 'id label'],
  ]);

  it('insert a value ready to fill in that is no mistake by itself', () => {
    for (const text of [config('<|>'), nav('"tabs": [{ "tab": "A", <|> }]'), config('"integrations": { <|> }')]) {
      for (const item of complete(text)) {
        const written = accept(text, item);
        assert.deepEqual(parseJson(written).problems, [], `${item.label}: ${written}`);
      }
    }
  });

  it('are those of the object that is still open, also where what was closed last was a list in a list', () => {
    const open = group(`"pages": ["intro"] ${cursorMark}`).replace(/<\|>.*/, cursorMark);
    assert.ok(labels(open).includes('icon') && !labels(open).includes('global'), open);
  });
});

describe('properties that others require', () => {
  check([
    [config('"navbar": { "links": [{ <|> }] }'), 'label href'],
    [config('"navbar": { "links": [{ "type": "github", <|> }] }'), 'href label'],
    [config('"fonts": { "family": "A", "source": "/fonts/acme.woff2", <|> }'), 'format'],
  ]);

  it('are called so only then', () => {
    const required = (links: string): readonly string[] =>
      complete(config(`"navbar": { "links": [{ ${links}<|> }] }`))
        .filter(({ detail }) => detail?.startsWith('required') ?? false)
        .map(({ label }) => label);
    assert.deepEqual(required(''), ['label', 'href']);
    assert.deepEqual(required('"type": "github", '), ['href']);
    assert.deepEqual(required('"type": "button", '), ['label', 'href']);
  });
});

describe('values of the current generation', () => {
  check([
    ['{ "theme": "<|>", "name": "A", "navigation": { "groups": [] } }', 'mint maple palm', 'sequoia', 'venus'],
    [config('"appearance": { "default": <|> }'), 'system light dark'],
    [config('"icons": { "library": "<|>" }'), 'fontawesome lucide tabler'],
    [group('"icon": "book-o<|>"'), 'book-open'],
    [group('"icon": "panel-left-cl<|>"'), '', '', 'panel-left-close'],
    [config('"icons": { "library": "lucide" }, "navigation": { "groups": [{ "icon": "<|>" }] }'), '', 'house', 'gear'],
    [group('"icon": { "library": "lucide", "name": "panel-left-c<|>" }'), 'panel-left-close'],
    [group('"icon": { "library": "tabler", "name": "360<|>" }'), 'rotate-360', '', '360-degrees'],
    [group('"icon": { "style": "<|>" }'), 'brands', 'sharp-light regular'],
    [nav('"languages": [{ "language": "en" }, { "language": "<|>" }]'), '', 'de fr', 'en'],
    [nav('"languages": [{ "language": "en<|>" }]'), 'en'],
    [group('"root": "<|>"'), 'guides/deep/tune guides/install intro', '', 'GET'],
    [group('"directory": "<|>"'), 'none accordion card'],
    [group('"openapi": "<|>"'), 'api/openapi.yaml'],
    [group('"openapi": { "source": "<|>" }'), 'api/openapi.yaml'],
    [group('"openapi": [<|>]'), 'api/openapi.yaml'],
    [nav('"tabs": [{ "tab": "A", "openapi": "<|>" }]'), 'api/openapi.yaml'],
    [nav('"tabs": [{ "tab": "A", "graphql": "<|>" }]'), '/schema.graphql'],
    [nav('"tabs": [{ "tab": "A", "pages": ["<|>"] }]'), 'guides/deep/tune', 'intro'],
    [nav('"tabs": [{ "tab": "A", "groups": [{ "group": "G", "pages": ["intro", "<|>"] }] }]'), '', '', 'intro'],
    [config('"contextual": { "options": ["copy", "<|>"] }'), 'view', 'mcp cursor', 'copy'],
    [config('"styling": { "codeblocks": "<|>" }'), 'system dark'],
    [config('"styling": { "codeblocks": { "theme": "<|>" } }'), '', 'nord min-dark'],
    [config('"styling": { "codeblocks": { "theme": { "light": "<|>" } } }'), '', 'github-light'],
    [config('"redirects": [{ "source": "/a", "destination": "<|>" }]'), '/guides/deep/tune', '/intro'],
    [config('"navbar": { "primary": { "type": "<|>" } }'), 'button github discord'],
    [config('"navbar": { "links": [{ "type": "<|>" }] }'), 'github discord'],
    [config('"navbar": { "links": [{ "href": "/<|>" }] }'), '', '/intro'],
    [config('"navbar": { "links": [{ "href": "<|>" }] }'), '', '/intro /guides/install'],
    [config('"navbar": { "links": [{ "href": "h<|>" }] }'), '', '', '/intro'],
    [nav('"tabs": [{ "tab": "A", "href": "<|>" }]'), '', '/intro'],
    [config('"api": { "examples": { "languages": ["python", "<|>"] } }'), 'bash', 'go', 'python'],
    [config('"api": { "playground": { "display": "<|>" } }'), 'interactive', 'auth none'],
    [config('"api": { "mdx": { "auth": { "method": "<|>" } } }'), 'bearer basic key cobo'],
    [config('"fonts": { "source": "<|>" }'), '/fonts/acme.woff2'],
    [config('"logo": { "light": "<|>" }'), '/logo/light.svg'],
    [config('"favicon": "<|>"'), '/logo/light.svg'],
    [config('"background": { "image": { "dark": "<|>" } }'), '/logo/light.svg'],
    [config('"thumbnails": { "background": "<|>" }'), '/logo/light.svg'],
    [config('"banner": { "dismissible": <|> }'), 'true false'],
    [config('"seo": { "indexing": "<|>" }'), 'navigable all'],
    [config('"interaction": { "drilldown": <|> }'), 'true false'],
    [config('"integrations": { "mixpanel": { "region": "<|>" } }'), 'us eu in'],
  ]);

  it('offers operations of the site’s API in a list of pages, those that are listed left out', () => {
    const items = complete(group('"pages": ["POST /users", "<|>"]'));
    const operations = items.filter(({ label }) => label.includes(' '));
    assert.deepEqual(
      operations.map(({ label, detail }) => [label, detail]),
      [['GET /users', 'List users']],
    );
  });

  it('names the description of an operation where the site has several', () => {
    const more = { 'api/second.json': '{ "openapi": "3.1.0", "paths": { "/a": { "get": {} } } }' };
    const offered = labels(group('"pages": ["/api/openapi.yaml GET /users", "<|>"]'), more);
    assert.deepEqual(
      offered.filter((label) => label.includes(' ')),
      ['api/openapi.yaml POST /users', 'api/second.json GET /a'],
    );
  });

  it('inserts an operation so that it is found: with its description where the list inherits none, or another', () => {
    const entry = (text: string, label: string, more: Files = {}): string => {
      const item = complete(text, more).find((one) => one.label === label) ?? assert.fail(label);
      const site = siteOf({ ...files, ...more, 'docs.json': accept(text, item) });
      assert.deepEqual(
        showFindings(site).filter((line) => line.includes('api/operation-not-found')),
        [],
      );
      return JSON.parse(item.edit.newText) as string;
    };
    const only =
      '"api": { "openapi": "api/openapi.yaml" }, "navigation": { "groups": [{ "group": "A", "pages": ["<|>"] }] }';
    assert.equal(entry(config(only), 'GET /users'), 'api/openapi.yaml GET /users');
    assert.equal(entry(group('"openapi": "api/openapi.yaml", "pages": ["<|>"]'), 'GET /users'), 'GET /users');
    const tab =
      '"tabs": [{ "tab": "A", "openapi": ["/api/openapi.yaml"], "groups": [{ "group": "A", "pages": ["<|>"] }] }]';
    assert.equal(entry(nav(tab), 'GET /users'), 'GET /users');
    const more = { 'api/second.json': '{ "openapi": "3.1.0", "paths": { "/users": { "get": {} } } }' };
    const second = group('"openapi": "api/second.json", "pages": ["<|>"]');
    assert.equal(entry(second, 'GET /users', more), 'GET /users');
    assert.equal(entry(second, 'api/openapi.yaml GET /users', more), 'api/openapi.yaml GET /users');
    assert.equal(
      labels(group('"openapi": "api/second.json", "pages": ["<|>"]'), more).find((label) => label.includes(' ')),
      'GET /users',
      'those of the own description come first',
    );
  });

  it('knows which description an entry without one means', () => {
    const more = { 'api/second.json': '{ "openapi": "3.1.0", "paths": { "/users": { "get": {} } } }' };
    const offered = labels(group('"openapi": "api/second.json", "pages": ["GET /users", "<|>"]'), more);
    assert.deepEqual(
      offered.filter((label) => label.includes(' ')),
      ['api/openapi.yaml GET /users', 'api/openapi.yaml POST /users'],
    );
  });

  it('offers no pages where only a full URL is valid, and the servers of the APIs for their address', () => {
    const served = {
      'api/served.json':
        '{ "openapi": "3.1.0", "servers": [{ "url": "https://api.acme.example/v1" }, { "url": "/v2" }], "paths": {} }',
    };
    for (const rest of ['"footer": { "socials": { "x": "<|>" } }', '"seo": { "organization": { "url": "<|>" } }'])
      assert.deepEqual(labels(config(rest), served), [], rest);
    const server = ['https://api.acme.example/v1'];
    assert.deepEqual(labels(config('"api": { "mdx": { "server": "<|>" } }'), served), server);
    assert.deepEqual(labels(config('"api": { "mdx": { "server": ["<|>"] } }'), served), server);
    assert.deepEqual(
      labels(config('"api": { "mdx": { "server": ["https://api.acme.example/v1", "<|>"] } }'), served),
      [],
    );
    assert.ok(labels(config('"navbar": { "links": [{ "href": "<|>" }] }'), served).includes('/intro'));
  });

  it('offers the images of the site for an icon after a slash', () => {
    assert.deepEqual(labels(group('"icon": "/<|>"')), ['/logo/light.svg']);
    assert.ok(!labels(group('"icon": "<|>"')).includes('/logo/light.svg'));
  });

  it('offers images first that are named like their property', () => {
    const images = Object.fromEntries(
      ['a', 'background', 'favicon', 'logo-dark', 'logo-light'].map((name) => [`images/${name}.png`, '']),
    );
    for (const [rest, first] of [
      ['"favicon": "<|>"', 'favicon'],
      ['"logo": { "dark": "<|>" }', 'logo-dark'],
      ['"background": { "image": "<|>" }', 'background'],
      ['"background": { "image": { "dark": "<|>" } }', 'background'],
    ] as const)
      assert.equal(labels(config(rest), images)[0], `/images/${first}.png`);
    const light = labels(config('"logo": { "light": "<|>" }'), images).slice(0, 2);
    assert.deepEqual(light, ['/images/logo-light.png', '/logo/light.svg']);
  });

  it('offers filled lists and objects before empty ones', () => {
    assert.deepEqual(labels(config('"footer": { "socials": <|> }')), ['Accounts']);
    const text = config('"navbar": { "links": <|> }');
    const [item] = complete(text);
    assert.match(item === undefined ? '' : accept(text, item), /"links": \[\s*\{\s*"label": "/);
  });

  it('offers objects and lists where nothing else is known', () => {
    assert.deepEqual(labels(config('"integrations": { "heap": <|> }')), ['{ }']);
    const [item] = complete(config('"integrations": { "heap": <|> }'));
    assert.ok(item !== undefined && accept(config('"integrations": { "heap": <|> }'), item).includes('"appId": ""'));
  });

  it('offers an object as an object, also where a string is allowed too', () => {
    const text = config('"background": { "image": <|> }');
    const { site, offset } = siteAtCursor({ 'docs.json': text });
    const item = completeConfig(site, offset).items.find(({ label }) => label === '{ }') ?? assert.fail();
    assert.match(accept(text, item), /"image": \{\s+"light": "",\s+"dark": ""\s+\}/);
  });

  it('complete entries are valid where they are inserted', () => {
    const locations = ['tabs', 'anchors', 'dropdowns', 'products', 'versions', 'languages', 'groups'];
    for (const text of [config('"navigation": <|>'), ...locations.map((list) => nav(`"${list}": [<|>]`))]) {
      const snippets = complete(text).filter(({ kind }) => kind === 'snippet');
      assert.ok(snippets.length > 0, text);
      for (const item of snippets) {
        const site = siteOf({ ...files, 'docs.json': accept(text, item) });
        const found = showFindings(site).filter(
          (line) => !/orphan|unmatched|unknown-icon|config\/value: ""$/.test(line),
        );
        assert.deepEqual(found, [], item.label);
      }
    }
  });
});

describe('any beginning of a docs.json of the current generation', () => {
  const fullText = JSON.stringify(
    {
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D9373', light: '#07C983' },
      navigation: {
        languages: [
          {
            language: 'en',
            tabs: [
              {
                tab: 'Guides',
                groups: [{ group: 'Start', icon: { name: 'gear' }, root: 'intro', pages: ['guides/install'] }],
              },
              { tab: 'API', openapi: ['/api/openapi.yaml'], groups: [{ group: 'Users', pages: ['GET /users'] }] },
              { tab: 'Blog', href: 'https://acme.example/blog' },
            ],
          },
          { $ref: './de.json' },
        ],
        global: { anchors: [{ anchor: 'Status', href: 'https://status.acme.example' }] },
      },
      navbar: {
        links: [{ label: 'Blog', href: '/intro' }],
        primary: { type: 'github', href: 'https://github.com/a/b' },
      },
      contextual: { options: ['copy', { title: 'Ask', description: 'Ask us', href: { base: 'https://a.example' } }] },
      variables: { version: '1.2.3' },
    },
    undefined,
    2,
  );

  it('is answered', () => {
    const around = siteOf({ ...files, 'docs.json': fullText });
    for (const end of offsetsTo(fullText.length, 23)) exercise(around, fullText.slice(0, end), end);
  });
});
