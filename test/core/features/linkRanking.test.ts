import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { configWith, currentConfigWith, page, pageAtCursor, type Files } from '../../support/site.ts';

const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';

const config = (pages: readonly string[]): string => configWith({ navigation: [{ group: 'Guides', pages }] });

/** What the first rows insert on a page that is written on a site. */
function targets(text: string, others: Files, { count = 1, file = 'page.mdx' } = {}): readonly string[] {
  const { page: at, offset } = pageAtCursor({ 'docs.json': config([]), ...others, [file]: text });
  const { items } = completePage(at, offset);
  return items.slice(0, count).map(({ edit }) => edit.newText.replace(/"$/, ''));
}

describe('the first page that is offered for a link', () => {
  const guides = {
    'docs.json': config(['guides/caching', 'guides/queues', 'guides/webhooks']),
    'guides/caching.mdx': page('Caching', 'About it.'),
    'guides/queues.mdx': page('Message queues', 'About it.'),
    'guides/webhooks.mdx': page('Webhooks', 'About it.'),
  };

  it('is what its sentence is about, where its text says nothing', () => {
    const first = (text: string): readonly string[] => targets(head + text, guides);
    assert.deepEqual(first('Events are sent to webhooks, see [here](/gui<|>'), ['/guides/webhooks']);
    assert.deepEqual(first('All webhooks are there.\n\nThe list of queues is in [our docs](/gui<|>'), [
      '/guides/queues',
    ]);
    assert.deepEqual(first('<Card title="Webhooks">\n  <a href="/gui<|>"><img src="/a.png" /></a>\n</Card>\n'), [
      '/guides/webhooks',
    ]);
    assert.deepEqual(first('- [Queues](/guides/queues)\n- Webhooks: [more](/gui<|>'), ['/guides/webhooks']);
    assert.deepEqual(first('## Webhooks\n\nSee [the reference](/gui<|>'), ['/guides/webhooks']);
  });

  it('is what the text of a link in an attribute says', () => {
    const text =
      '<ParamField body={<a href="/gui<|>">Webhooks</a>} type="string">\nAll message queues\n</ParamField>\n';
    assert.deepEqual(targets(head + text, guides), ['/guides/webhooks']);
  });

  it('is one that the original of a translation links to', () => {
    const english = ['en/start', 'en/a', 'en/b', 'en/c'];
    const languages = ['en', 'ja'].map((language) => ({
      language,
      groups: [{ group: 'G', pages: english.map((path) => path.replace('en/', `${language}/`)) }],
    }));
    const files = Object.fromEntries(
      ['en', 'ja'].flatMap((language) =>
        ['a', 'b', 'c'].map((name) => [`${language}/${name}.mdx`, page(`${language} ${name}`, 'It.')]),
      ),
    );
    const others = {
      ...files,
      'docs.json': currentConfigWith({ navigation: { languages } }),
      'en/start.mdx': `${head}[the third](/en/c)\n`,
    };
    assert.deepEqual(targets(`${head}[詳細](/ja<|>`, others, { file: 'ja/start.mdx' }), ['/ja/c']);
  });

  const versions = ['v2', 'v1'].map((version) => ({
    version,
    groups: [{ group: 'G', pages: ['start', 'hooks', 'keys'].map((name) => `docs/${version}/${name}`) }],
  }));
  const versioned = {
    'docs.json': currentConfigWith({ navigation: { versions } }),
    ...Object.fromEntries(
      ['v1', 'v2'].flatMap((version) =>
        ['start', 'hooks', 'keys'].map((name) => [`docs/${version}/${name}.mdx`, page(name, 'It.')]),
      ),
    ),
  };

  it('is of the same version until another one is typed', () => {
    const first = (typed: string): readonly string[] =>
      targets(`${head}[the keys](${typed}<|>`, versioned, { file: 'docs/v1/start.mdx', count: 9 });
    assert.deepEqual(first('/doc'), ['/docs/v1/keys', '/docs/v1/hooks']);
    assert.ok(first('/docs/v2').includes('/docs/v2/keys'));
    assert.ok(first('/docs/v2').every((target) => target.startsWith('/docs/v2/')));
  });

  it('has the version that is typed, also where a page of the same version has these letters', () => {
    const others = { ...versioned, 'docs/v1/docs/v2.mdx': page('Compared with v2', 'It.') };
    assert.ok(
      targets(`${head}[x](/docs/v2<|>`, others, { file: 'docs/v1/start.mdx', count: 9 }).includes('/docs/v2/keys'),
    );
  });

  it('is listed if an unlisted one has the same title', () => {
    const others = {
      'docs.json': config(['far/away/hooks']),
      'far/away/hooks.mdx': page('Hooks', 'It.'),
      'hooks.mdx': page('Hooks', 'It.'),
      'other.mdx': `${head}[Hooks](/hooks)\n`,
      'more.mdx': `${head}[Hooks](/hooks)\n`,
    };
    assert.deepEqual(targets(`${head}[Hooks](<|>`, others, { count: 2 }), ['/far/away/hooks', '/hooks']);
    assert.deepEqual(targets(`${head}[Hooks](/h<|>`, others, { count: 2 }), ['/far/away/hooks', '/hooks']);
  });
});

describe('the first file that is offered', () => {
  it('is an image that is called like its alternative text', () => {
    const others = { 'images/a.png': '', 'images/login-screen.png': '', 'images/screen.png': '' };
    const first = (text: string): readonly string[] => targets(head + text, others);
    assert.deepEqual(first('![Login screen](<|>'), ['/images/login-screen.png']);
    assert.deepEqual(first('![Login screen](/im<|>'), ['/images/login-screen.png']);
    assert.deepEqual(first('<img alt="Login screen" src="/im<|>'), ['/images/login-screen.png']);
    assert.deepEqual(first('<img src="/im<|>" alt="The login screen" />'), ['/images/login-screen.png']);
    assert.deepEqual(first('![Something else](/im<|>'), ['/images/a.png']);
  });

  it('is called like an import, or exports it', () => {
    const others = {
      'snippets/alpha.mdx': 'Text',
      'snippets/kit.jsx': 'export const Gauge = () => null;\n',
      'snippets/price-table.mdx': 'Text',
      'snippets/zeta.mdx': 'export const vat = 1;\n\nText',
    };
    const first = (text: string): readonly string[] => targets(head + text, others);
    assert.deepEqual(first("import Zeta from '/snip<|>'"), ['/snippets/zeta.mdx']);
    assert.deepEqual(first('import PriceTable from "<|>"'), ['/snippets/price-table.mdx']);
    assert.deepEqual(first('import { Gauge } from "/snippets/<|>"'), ['/snippets/kit.jsx']);
    assert.deepEqual(first('import { Gauge as Meter } from "/snippets/<|>"'), ['/snippets/kit.jsx']);
    assert.deepEqual(first('import {\n  vat,\n} from "/snippets/<|>"'), ['/snippets/zeta.mdx']);
    assert.deepEqual(first('import Other from "/snippets/<|>"'), ['/snippets/alpha.mdx']);
  });
});
