import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentLink } from '../../../server/src/core/features/answers.ts';
import { definitionInConfig, definitionInPage } from '../../../server/src/core/features/site/definition.ts';
import { configWith, page, pageAtCursor, siteAtCursor, textAt, type Files } from '../../support/site.ts';

const site: Files = {
  'docs.json': configWith({
    openapi: '/api.yaml',
    redirects: [
      { source: '/old', destination: '/older' },
      { source: '/older', destination: '/guides/install#on-linux' },
      { source: '/round', destination: '/round' },
      { source: '/away', destination: 'https://acme.example' },
    ],
  }),
  'intro.mdx': page('Intro'),
  'guides/install.mdx': `${page('Install')}\n## On Linux\n\n<Accordion title="On a Mac">\nx\n</Accordion>\n`,
  'images/a.png': '',
  'snippets/note.mdx': 'A note.',
  'snippets/plot.jsx': 'const hidden = 1;\n\nexport const Plot = () => hidden;\n\nexport default Plot;\n',
  'api.yaml': 'openapi: 3.1.0\npaths:\n  /users:\n    get: {}\n    post: {}\ncomponents: { schemas: { User: {} } }\n',
};

/** The file that F12 opens, and the text after the cursor then. */
function shown(files: Files, found: DocumentLink | undefined): string {
  if (found?.target.kind !== 'file') return 'nothing';
  const { file, range } = found.target;
  const line = range === undefined ? '' : (files[file] ?? '').slice(range.start).split('\n', 1).join('');
  return line === '' ? file : `${file}: ${line}`;
}

function fromPage(text: string): string {
  const files = { ...site, 'guides/page.mdx': text };
  const { page: at, offset } = pageAtCursor(files);
  return shown({ ...files, 'guides/page.mdx': at.page.text }, definitionInPage(at, offset));
}

describe('definition in a page', () => {
  it('opens the page of a link, wherever in the link the cursor is', () => {
    for (const text of [
      '[a](/int<|>ro)',
      '[a<|>](../intro)',
      '<Card href="/int<|>ro" />',
      '[r]: /in<|>tro',
      '[r<|>]: /intro',
    ]) {
      assert.equal(fromPage(text), 'intro.mdx', text);
    }
  });

  it('opens a page by its address below the path where the site is served', () => {
    assert.equal(fromPage('[a](/docs/guides/install#on-<|>linux)'), 'guides/install.mdx: ## On Linux');
    assert.equal(fromPage('![a](/docs/images/<|>a.png)'), 'images/a.png');
    assert.equal(fromPage('[a](/docs/go<|>ne)'), 'nothing');
  });

  it('goes to the section that a link names', () => {
    assert.equal(fromPage('[a](./install#on-<|>linux)'), 'guides/install.mdx: ## On Linux');
    assert.equal(fromPage('[a](/guides/install#on-a-mac<|>)'), 'guides/install.mdx: <Accordion title="On a Mac">');
    assert.equal(fromPage('[a](#be<|>low)\n\n## Below'), 'guides/page.mdx: ## Below');
    assert.equal(fromPage('[a](./install#gone<|>)'), 'guides/install.mdx');
  });

  it('goes to a section in the snippet that the page includes', () => {
    const files = {
      'docs.json': configWith({}),
      'page.mdx': 'import Part from "/snippets/part.mdx";\n\n<Part />\n',
      'snippets/part.mdx': 'Text.\n\n## In the part\n',
      'other.mdx': '[a](/page#in-the-<|>part)',
    };
    const { page: at, offset } = pageAtCursor(files);
    assert.equal(shown(files, definitionInPage(at, offset)), 'snippets/part.mdx: ## In the part');
  });

  it('follows redirects, but not in a loop', () => {
    assert.equal(fromPage('[a](/o<|>ld)'), 'guides/install.mdx: ## On Linux');
    assert.equal(fromPage('[a](/rou<|>nd)'), 'nothing');
    assert.equal(fromPage('[a](/aw<|>ay)'), 'nothing');
  });

  it('goes from a reference to the line that gives its address', () => {
    assert.equal(fromPage('[a<|>][r]\n\n[r]: /intro'), 'guides/page.mdx: [r]: /intro');
  });

  it('opens images, of a linked one the image', () => {
    assert.equal(fromPage('![a](/images/<|>a.png)'), 'images/a.png');
    assert.equal(fromPage('[![a<|>](/images/a.png)](/intro)'), 'images/a.png');
  });

  it('opens the snippet of a tag or an import, at its export', () => {
    const note = 'import Note2 from "/snippets/note.mdx";\n\n';
    assert.equal(fromPage(note.replace('/note', '/no<|>te')), 'snippets/note.mdx');
    assert.equal(fromPage(`${note}<Not<|>e2>\n</Note2>`), 'snippets/note.mdx');
    assert.equal(fromPage(`${note}<Note2>\n</Not<|>e2>`), 'snippets/note.mdx');
    assert.equal(fromPage('<Snippet file="no<|>te.mdx" />'), 'snippets/note.mdx');
    const plot = 'import Whole, { Plot } from "/snippets/plot.jsx";\n\n';
    assert.equal(fromPage(`${plot}<Pl<|>ot />`), 'snippets/plot.jsx: export const Plot = () => hidden;');
    assert.equal(fromPage(plot.replace('{ Plot', '{ Pl<|>ot')), 'snippets/plot.jsx: export const Plot = () => hidden;');
    assert.equal(fromPage(`${plot}<Who<|>le />`), 'snippets/plot.jsx: export default Plot;');
    assert.match(fromPage('import { Pl<|>ot as Graph } from "/snippets/plot.jsx";'), /plot\.jsx: export const Plot/);
    assert.match(fromPage('import { Plot as Gr<|>aph } from "/snippets/plot.jsx";'), /plot\.jsx: export const Plot/);
    assert.match(fromPage('export const Own = () => 1;\n\n<Ow<|>n />'), /^guides\/page\.mdx: Own = /);
  });

  it('goes from front matter to the operation, the schema or the image', () => {
    assert.equal(fromPage('---\nopenapi: "POST /us<|>ers"\n---\n'), 'api.yaml: post: {}');
    assert.equal(fromPage('---\nopenapi-schema: Us<|>er\n---\n'), 'api.yaml');
    assert.equal(fromPage('---\n"og:image": /images/a<|>.png\n---\n'), 'images/a.png');
    assert.equal(fromPage('---\nicon: "../images/a<|>.png"\n---\n'), 'images/a.png');
    assert.equal(fromPage('---\nurl: /int<|>ro\n---\n'), 'intro.mdx');
  });

  it('has no target for text, code and what is missing or elsewhere', () => {
    for (const text of [
      'te<|>xt',
      '`[a](/in<|>tro)`',
      '[a](/go<|>ne)',
      '[a](https://acme<|>.example)',
      '<Ca<|>rd />',
    ]) {
      assert.equal(fromPage(text), 'nothing', text);
    }
  });
});

describe('definition in docs.json', () => {
  function fromConfig(text: string): string {
    const files = { ...site, 'docs.json': text };
    const { site: at, offset } = siteAtCursor(files);
    return shown(files, definitionInConfig(at, offset));
  }

  it('opens pages, images and API descriptions', () => {
    const config = (rest: string): string =>
      `{ "name": "A", "navigation": [{ "group": "B", "pages": ["intro"] }], ${rest} }`;
    assert.equal(fromConfig(config('"favicon": "/images/<|>a.png"')), 'images/a.png');
    assert.equal(fromConfig(config('"openapi": "/ap<|>i.yaml"')), 'api.yaml');
    assert.equal(fromConfig('{ "name": "A", "navigation": [{ "group": "B", "pages": ["<|>intro"] }] }'), 'intro.mdx');
    const redirect = '"redirects": [{ "source": "/a", "destination": "/guides/in<|>stall#on-linux" }]';
    assert.equal(fromConfig(config(redirect)), 'guides/install.mdx: ## On Linux');
  });

  it('has the text without its quotes for its origin', () => {
    const { site: at, offset } = siteAtCursor({ ...site, 'docs.json': configWith({}).replace('intro', 'in<|>tro') });
    const found = definitionInConfig(at, offset);
    assert.equal(found && textAt(at.config.tree.text, found.range), 'intro');
  });
});
