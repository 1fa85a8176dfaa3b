import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relativeFrom, routeOf } from '../../../server/src/core/paths/route.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import {
  resolveImport,
  resolveLink,
  resolveSnippet,
  type Destination,
} from '../../../server/src/core/site/references/resolveLink.ts';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import { defaultSiteSettings } from '../../../server/src/core/settings/siteSettings.ts';
import { configWith } from '../../support/site.ts';
import { SiteFiles } from '../../../server/src/core/site/siteFiles.ts';

const paths = [
  'intro.mdx',
  'guides/index.mdx',
  'guides/install.mdx',
  'guides/deep/tune.md',
  'guides/a b.mdx',
  'images/a.png',
  'files/a.pdf',
  'snippets/part.mdx',
  'snippets/Chart.jsx',
  '_snippets/old.mdx',
] as SitePath[];
const files = new SiteFiles(
  [...paths.map((path) => ({ path, ignored: false })), { path: 'drafts/idea.mdx' as SitePath, ignored: true }],
  ['hidden' as SitePath],
);

const config = readConfig('docs.json' as SitePath, configWith({}));
assert.ok(config);
const routes = { files, config, apiDescriptions: new Map(), settings: defaultSiteSettings() };

function show(found: Destination): string {
  switch (found.kind) {
    case 'page':
      return `page ${found.file}${found.fragment === undefined ? '' : `#${found.fragment}`}${found.hasExtension ? ' with extension' : ''}`;
    case 'file':
      return `file ${found.file}`;
    case 'folder':
    case 'missing':
      return `${found.kind} ${found.path}`;
    case 'address':
      return `address ${found.url}`;
    default:
      return found.kind;
  }
}

describe('a link from guides/install.mdx', () => {
  for (const [written, expected] of [
    ['/guides/install', 'page guides/install.mdx'],
    ['/guides/install/', 'page guides/install.mdx'],
    ['/guides', 'page guides/index.mdx'],
    ['/guides/index', 'page guides/index.mdx'],
    ['./', 'page guides/index.mdx'],
    ['./deep/tune', 'page guides/deep/tune.md'],
    ['deep/tune', 'page guides/deep/tune.md'],
    ['../intro', 'page intro.mdx'],
    ['intro', 'page intro.mdx'],
    ['guides/install', 'page guides/install.mdx'],
    ['/intro?tab=a#Über%20uns', 'page intro.mdx#Über uns'],
    ['/guides/a%20b', 'page guides/a b.mdx'],
    ['#here', 'page guides/install.mdx#here'],
    ['?tab=a', 'page guides/install.mdx'],
    ['/intro.mdx', 'page intro.mdx with extension'],
    ['/intro.md#x', 'page intro.mdx#x with extension'],
    ['/images/a.png', 'file images/a.png'],
    ['../images/a.png', 'file images/a.png'],
    ['/images/a', 'file images/a.png'],
    ['../files/a', 'file files/a.pdf'],
    ['/snippets/part', 'file snippets/part.mdx'],
    ['/guides/deep', 'folder guides/deep'],
    ['./deep/index', 'missing guides/deep/index'],
    ['/guides/deep/index', 'missing guides/deep/index'],
    ['/', 'folder '],
    ['/guides/remove', 'missing guides/remove'],
    ['./remove', 'missing guides/remove'],
    ['remove', 'missing guides/remove'],
    ['/Guides/install', 'missing Guides/install'],
    ['../../../etc/passwd', 'outside'],
    ['/../x', 'outside'],
    ['../../../intro', 'page intro.mdx'],
    ['../../../images/a.png', 'file images/a.png'],
    ['/../intro#x', 'page intro.mdx#x'],
    ['https://acme.example', 'address https://acme.example'],
    ['//acme.example', 'address //acme.example'],
    ['mailto:a@acme.example', 'address mailto:a@acme.example'],
    ['javascript:alert(1)', 'address javascript:alert(1)'],
    ['/llms.txt', 'unknown'],
    ['/mcp', 'unknown'],
    ['/docs/mcp', 'unknown'],
    ['/guides/mcp', 'missing guides/mcp'],
    ['/guides/llms.txt', 'missing guides/llms.txt'],
    ['/guides/install/rss.xml', 'unknown'],
    ['/guides/gone/rss.xml', 'missing guides/gone/rss.xml'],
    ['/rss.xml', 'missing rss.xml'],
    ['/hidden/x', 'unknown'],
    ['/drafts/idea', 'page drafts/idea.mdx'],
    ['/docs/guides/install#a', 'page guides/install.mdx#a'],
    ['/docs/guides/remove', 'missing guides/remove'],
    ['docs/guides/install', 'unknown'],
    ['/.well-known/skills', 'unknown'],
    ['..\\intro', 'unknown'],
    ['/users/:id', 'unknown'],
    ['{url}', 'unknown'],
    ['#{id}', 'unknown'],
    ['/intro#list<t>', 'page intro.mdx#list<t>'],
    ['', 'unknown'],
    ['/100%', 'missing 100%'],
  ] as const) {
    it(`${written === '' ? 'nothing' : written} resolves to: ${expected}`, () => {
      assert.equal(show(resolveLink(routes, 'guides/install.mdx' as SitePath, written)), expected);
    });
  }
});

describe('an import', () => {
  for (const [source, expected] of [
    ['/snippets/part.mdx', 'file snippets/part.mdx'],
    ['../snippets/part.mdx', 'file snippets/part.mdx'],
    ['/snippets/part', 'file snippets/part.mdx'],
    ['/snippets/Chart', 'file snippets/Chart.jsx'],
    ['/snippets/gone.mdx', 'missing snippets/gone.mdx'],
    ['../../x.mdx', 'outside'],
    ['react', 'unknown'],
    ['@acme/ui', 'unknown'],
  ] as const) {
    it(`of ${source} means: ${expected}`, () => {
      assert.equal(show(resolveImport(routes, 'guides/install.mdx' as SitePath, source)), expected);
    });
  }

  it('by a Snippet element is looked for in the folder of snippets', () => {
    assert.equal(show(resolveSnippet(routes, 'intro.mdx' as SitePath, 'old.mdx')), 'file _snippets/old.mdx');
    assert.equal(show(resolveSnippet(routes, 'intro.mdx' as SitePath, 'part.mdx')), 'file snippets/part.mdx');
    assert.equal(show(resolveSnippet(routes, 'intro.mdx' as SitePath, 'part')), 'file snippets/part.mdx');
    assert.equal(show(resolveSnippet(routes, 'intro.mdx' as SitePath, '{name}.mdx')), 'unknown');
    assert.equal(show(resolveSnippet(routes, 'intro.mdx' as SitePath, 'gone.mdx')), 'missing _snippets/gone.mdx');
    assert.equal(show(resolveSnippet(routes, 'intro.mdx' as SitePath, '../../x')), 'outside');
  });
});

describe('the address of a page', () => {
  it('is its path, an index page has its folder’s', () => {
    assert.deepEqual(
      ['intro.mdx', 'guides/index.mdx', 'index.mdx', 'guides/my-index.md'].map((file) => routeOf(file as SitePath)),
      ['/intro', '/guides', '/', '/guides/my-index'],
    );
  });

  it('is known from another folder', () => {
    const from = (folder: string, path: string): string => relativeFrom(folder as SitePath, path);
    assert.equal(from('guides', '/guides/install'), './install');
    assert.equal(from('guides', '/guides/deep/tune'), './deep/tune');
    assert.equal(from('guides/deep', '/intro'), '../../intro');
    assert.equal(from('', '/intro'), './intro');
    assert.equal(from('guides/deep', '/guides'), '../../guides');
  });
});
