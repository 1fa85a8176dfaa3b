import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultRuleSettings } from '../../../../server/src/core/settings/ruleSettings.ts';
import { probe } from '../../../support/pageRule.ts';
import { linkTargets as site } from '../../../support/linkTargets.ts';
import {
  afterFix,
  configWith,
  currentConfigWith,
  findingsInFiles,
  page,
  textAt,
  type Files,
} from '../../../support/site.ts';

describe('link/not-found', () => {
  const removal = 'Remove the link, keep its text';
  const rule = probe('link/not-found');
  const found = (body: string, files: Files = {}): readonly string[] => rule.found(body, { ...site, ...files });

  it('reports files that exist, but that the platform doesn’t publish', () => {
    const files = { LICENSE: '', 'a.html': '', 'b.txt': '', 'c.js': '', 'd.json': '', 'e.py': '', 'Cards.jsx': '' };
    const body = Object.keys(files).map((one) => `[Read this](/${one})`);
    assert.deepEqual(found(body.join(' '), files), ['/LICENSE', '/a.html', '/e.py']);
    const all = { ...site, ...files };
    assert.match(rule.message('[Read this](/e.py)', all), /^`\/e\.py` isn’t published/);
    assert.deepEqual(rule.fixes('[Read this](/e.py)', all), [removal]);
    assert.deepEqual(rule.severities('[Read this](/e.py)', all), ['warning']);
  });

  it('gives one cause to all links to a page, however their addresses are written', () => {
    const addresses = ['/gone', '/gone.mdx', '/gone.md#a', '/gone/index', '/gone/', 'gone', './gone?a=b', '/gone.pdf'];
    const body = addresses.map((address) => `[Read on](${address})`).join(' ');
    const all = findingsInFiles({ ...site, 'docs.json': configWith({}), 'home.mdx': `${page('Home')}${body}` });
    const causes = all.flatMap((one) => (one.rule.id === 'link/not-found' ? (one.cause ?? assert.fail()) : []));
    assert.deepEqual([causes.length, new Set(causes.slice(0, -1)).size, new Set(causes).size], [8, 1, 2]);
  });

  it('suggests no address with the extension of a page', () => {
    const file = 'deep/a/home.mdx';
    for (const address of ['../guides/install.md#linux', '(/guides/install.mdx#linux)']) {
      const navigation = [{ group: 'A', pages: ['deep/a/home', 'guides/install'] }];
      const files = {
        ...site,
        'docs.json': configWith({ navigation }),
        [file]: `${page('Home')}[Read on](${address})`,
      };
      const [finding, ...others] = findingsInFiles(files).filter((one) => one.file === file);
      assert.equal(finding?.rule.id, 'link/not-found');
      assert.deepEqual(others, []);
      const titles = finding.fixes?.().map(({ title }) => title) ?? [];
      assert.equal(titles[0], 'Change to `/guides/install#linux`', address);
    }
  });

  it('suggests a page from the root for an address without a slash that is like none in its folder', () => {
    const file = 'guides/home.mdx';
    const pages = ['quickstart', 'guides/home', 'guides/install'];
    const files = {
      ...Object.fromEntries(pages.map((one) => [`${one}.mdx`, page(one)])),
      'docs.json': configWith({ navigation: [{ group: 'A', pages }] }),
      [file]: `${page('Home')}[Read on](quickstrat) [Set it up](instal)`,
    };
    const messages = findingsInFiles(files).flatMap((one) => (one.file === file ? one.message : []));
    assert.match(messages[0] ?? '', /Did you mean `\.\.\/quickstart`\?/);
    assert.match(messages[1] ?? '', /Did you mean `\.?\/?install`\?/);
  });

  it('suggests of pages of a name the nearest first, and prefers none of those that are as near', () => {
    const file = 'pages/sdks/sdks.mdx';
    const first = (address: string, pages: readonly string[]): readonly string[] => {
      const all = ['pages/sdks/sdks', ...pages];
      const files = {
        ...Object.fromEntries(pages.map((one) => [`${one}.mdx`, page('Other')])),
        'docs.json': configWith({ navigation: [{ group: 'A', pages: all }] }),
        [file]: `${page('Home')}[Read on](${address})`,
      };
      const [finding] = findingsInFiles(files).filter(({ rule: { id } }) => id === 'link/not-found');
      const fixes = finding?.fixes?.() ?? [];
      return fixes.flatMap(({ title, preferred }) =>
        title.startsWith('Change') ? `${preferred ? '*' : ''}${title}` : [],
      );
    };
    assert.deepEqual(first('./webhooks', ['pages/cli/webhooks', 'pages/webhooks']), [
      'Change to `../webhooks`',
      'Change to `../cli/webhooks`',
    ]);
    assert.deepEqual(first('./webhooks', ['pages/adks/webhooks', 'pages/zips/webhooks']), [
      'Change to `../adks/webhooks`',
      'Change to `../zips/webhooks`',
    ]);
    // No such folder: it is misspelled.
    assert.deepEqual(first('/pages/cIi/webhooks', ['pages/webhooks', 'pages/cli/webhooks']).slice(0, 1), [
      '*Change to `/pages/cli/webhooks`',
    ]);
  });

  it('suggests no file that the platform doesn’t publish', () => {
    const files = { ...site, LICENSE: '', 'tables.py': '' };
    assert.deepEqual(rule.fixes('[Read this](/tabels.py)', files), [removal]);
    assert.deepEqual(rule.fixes('[Read this](/License)', files), ['Create the page `License.mdx`', removal]);
  });

  it('knows the pages of API descriptions, and offers to create none among them', () => {
    const operation = (tag: string, summary: string): object => ({ get: { tags: [tag], summary } });
    const files = {
      'docs.json': currentConfigWith({
        navigation: {
          groups: [
            { group: 'A', pages: ['page', 'api-reference/written/intro'] },
            { group: 'API', openapi: '/openapi.json' },
          ],
        },
      }),
      'openapi.json': JSON.stringify({
        openapi: '3.1.0',
        paths: {
          '/run': operation('Agents', 'Run a task'),
          '/stop': operation('Agents', 'Stop all tasks'),
          '/own': { get: { 'x-mint': { href: '/api-reference/special/own-page' } } },
        },
      }),
      'api-reference/written/intro.mdx': page('Introduction'),
    };
    const answer = (link: string): readonly string[] => {
      const all = findingsInFiles({ ...files, 'page.mdx': `${page('Page')}\n[x](${link})\n` });
      const finding = all.find((one) => one.rule.id === 'link/not-found');
      return finding === undefined ? [] : [finding.message, ...(finding.fixes?.().map(({ title }) => title) ?? [])];
    };
    assert.deepEqual(answer('/api-reference/agents/run-a-task'), []);
    const [message = '', ...fixes] = answer('/api-reference/agent/run-a-task');
    assert.match(message, /Did you mean `\/api-reference\/agents\/run-a-task`\?$/);
    assert.deepEqual(fixes, ['Change to `/api-reference/agents/run-a-task`', removal]);
    assert.match(answer('/api-reference/specials/own-page')[0] ?? '', /`\/api-reference\/special\/own-page`\?$/);
    const far = answer('/api-reference/agents/delete-everything');
    assert.match(far[0] ?? '', /Correct the path; pages here are generated from an API description\.$/);
    assert.deepEqual(far.slice(1), [removal]);
    // Where pages are written, another one may be missing.
    assert.ok(answer('/api-reference/written/limits').includes('Create the page `api-reference/written/limits.mdx`'));
  });

  it('says in time that no page is at an address of thousands of folders', () => {
    const address = `/${'a/'.repeat(5000)}x`;
    assert.match(probe('link/not-found').message(`[x](${address})`, { 'a/x.mdx': '# X\n' }), /^Page not found/);
  });

  it('names the page without the folder that the address repeats, before that of another version', () => {
    const files = {
      'guides/a/setup.mdx': page('Setup'),
      'v2/guides/a/setup.mdx': page('Setup'),
      'images/a/x.webp': '',
      'v2/images/a/x.webp': '',
    };
    const all = { ...site, ...files };
    for (const link of ['/guides/guides/a/setup', '/guides/a/guides/a/setup'])
      assert.match(rule.message(`[x](${link})`, all), /Did you mean `\/guides\/a\/setup`\?/);
    const image = probe('image/not-found').message('![x](/images/images/a/x.webp)', all);
    assert.match(image, /Did you mean `\/images\/a\/x\.webp`\?/);
  });

  it('names the page of the version of the page that links to it', () => {
    const versions = ['v2', 'v1'].map((version) => ({
      version,
      groups: [{ group: 'A', pages: [`${version}/page`, `${version}/guides/install-agents`] }],
    }));
    const suggestedIn = (version: string): string | undefined =>
      findingsInFiles({
        'docs.json': currentConfigWith({ navigation: { versions } }),
        ...Object.fromEntries(
          ['v1', 'v2'].flatMap((one) => [
            [`${one}/page.mdx`, page('Page')],
            [`${one}/guides/install-agents.mdx`, page('Install')],
          ]),
        ),
        [`${version}/page.mdx`]: `${page('Page')}\n[x](/install-agents)\n`,
      }).find(({ rule: { id } }) => id === 'link/not-found')?.message;
    assert.match(suggestedIn('v1') ?? '', /Did you mean `\/v1\/guides\/install-agents`\?/);
    assert.match(suggestedIn('v2') ?? '', /Did you mean `\/v2\/guides\/install-agents`\?/);
  });

  it('names the page in the language of the page that links to it', () => {
    const languages = ['en', 'es'].map((language) => ({
      language,
      groups: [
        {
          group: 'A',
          pages: [
            language === 'en' ? 'columns' : 'es/columns',
            ...(language === 'en' ? ['page', 'rows'] : ['es/page']),
          ],
        },
      ],
    }));
    const files = {
      'docs.json': currentConfigWith({ navigation: { languages } }),
      'columns.mdx': page('Columns'),
      'rows.mdx': page('Rows'),
      'es/columns.mdx': page('Columnas'),
    };
    const messages = (link: string): readonly string[] =>
      findingsInFiles({
        ...files,
        'page.mdx': page('Page'),
        'es/page.mdx': `${page('Página')}\n[x](${link})\n`,
      }).flatMap((one) => (one.rule.id === 'link/not-found' ? one.message : []));
    assert.deepEqual(messages('/es/zh/columns'), ['Page not found: `/es/zh/columns`. Did you mean `/es/columns`?']);
    assert.deepEqual(messages('/es/rows'), [
      'Page not found: `/es/rows`. It isn’t translated: link to the original, `/rows`, or translate it.',
    ]);
    const missing = { ...files, 'es/page.mdx': page('Página'), 'page.mdx': page('Page') };
    const { 'es/columns.mdx': _, ...without } = missing;
    assert.deepEqual(
      findingsInFiles(without).flatMap((one) => (one.rule.id === 'navigation/page-not-found' ? one.message : [])),
      [
        'Page not found: `es/columns` (no .mdx or .md file). It isn’t translated. Remove the entry, or translate `columns`.',
      ],
    );
  });

  it('reports links in expressions and in the values of attributes', () => {
    const body = '{true && <a href="/nowhere">x</a>}\n\n<Card title="A" icon={<a href="/gone">y</a>} />\n';
    assert.deepEqual(found(body), ['/nowhere', '/gone']);
    assert.deepEqual(probe('image/not-found').found('{<img src="/gone.png" alt="A" />}\n'), ['/gone.png']);
  });

  it('reports links of docs.json, which are on every page', () => {
    const config = {
      'docs.json': currentConfigWith({
        logo: { light: '/images/a.png', dark: '/images/a.png', href: '/gone-logo' },
        navbar: {
          links: [
            { label: 'A', href: '/guides/instal' },
            { label: 'B', href: '/guides/install#x' },
          ],
        },
        footer: {
          links: [
            {
              header: 'C',
              items: [
                { label: 'D', href: '/gone-footer' },
                { label: 'E', href: '/' },
              ],
            },
          ],
        },
        navigation: {
          tabs: [
            { tab: 'F', pages: ['page', 'guides/install'] },
            { tab: 'G', href: '/gone-tab' },
            { tab: 'H', href: 'https://acme.dev/gone' },
          ],
        },
      }),
    };
    const all = { ...site, ...config, 'page.mdx': page('Page') };
    assert.deepEqual(
      findingsInFiles(all).flatMap((one) => (one.rule.id === 'link/not-found' ? one.message : [])),
      [
        'Page not found: `/gone-tab`. Correct the path or remove the link.',
        'Page not found: `/gone-logo`. Correct the path or remove the link.',
        'Page not found: `/guides/instal`. Did you mean `/guides/install`?',
        'Page not found: `/gone-footer`. Correct the path or remove the link.',
      ],
    );
  });

  it('says of a second pair of parentheses that it is one', () => {
    const body = '[Helm]((https://helm.example/))\n';
    assert.match(rule.message(body), /^The address begins with `\(`/);
    assert.equal(rule.fixed(body, 'Change'), '[Helm](https://helm.example/)\n');
  });

  it('reports links of every form with a missing target', () => {
    const body =
      '[a](/gone) [b](./gone "title") [c](gone) [d][d] <a href="/gone/x">d</a> [e](/files/b.pdf) [f](../../x)\n\n' +
      '<Card title="A" href="/gone#x" />\n\n<video src="/gone.mp4" />\n\n<Snippet file="gone.mdx" />\n\n[d]: /gone?x\n';
    assert.deepEqual(found(body), [
      '/gone',
      './gone',
      'gone',
      '/gone/x',
      '/files/b.pdf',
      '../../x',
      '/gone#x',
      '/gone.mp4',
      'gone.mdx',
      '/gone?x',
    ]);
  });

  it('knows the ways in which the platform finds a page', () => {
    const ways = [
      '/guides/install',
      '/guides/install/',
      '/guides/install?tab=a#b',
      '/guides/install/?a',
      'guides/install',
      './guides/install',
      '/guides',
      '/guides/index',
      '/guides/v1.2',
      '/guides/a%20b',
      '<guides/a b>',
      '/',
      '#x',
      '?x',
      '/files/a.pdf',
      '/guides/install.md',
      '/snippets/part',
    ];
    assert.deepEqual(found(ways.map((way) => `[way](${way})`).join('\n\n')), []);
  });

  it('can be removed, its text kept', () => {
    const fixed = (body: string): string => rule.fixed(body, removal, site);
    assert.equal(fixed('See [**that** `page`](</gone> "Title").\n'), 'See **that** `page`.\n');
    assert.equal(fixed('See <a href="/gone">that page</a>.\n'), 'See that page.\n');
    assert.deepEqual(rule.fixes('[ ](/guides/instal)\n', site), [
      '*Change to `/guides/install`',
      'Create the page `guides/instal.mdx`',
    ]);
    assert.equal(rule.fixes('[b](/guides/instal)\n', site).at(-1), removal);
  });

  it('leaves alone what points outside the site', () => {
    const outside =
      'https://acme.example/gone mailto:a@acme.example tel:+1 vscode://settings cursor://x //acme.example/x';
    assert.deepEqual(
      found(
        outside
          .split(' ')
          .map((address) => `[way](${address})`)
          .join('\n\n'),
      ),
      [],
    );
  });

  it('takes addresses that are bare in the text for what they are', () => {
    assert.deepEqual(found('Write to help@acme.example, see www.acme.example and https://acme.example/gone.\n'), []);
  });

  it('leaves alone what is unknown from the text', () => {
    const body =
      '[a]({url}) [b](${url}) [c](/users/:id) [d](/users/{id}) [e](<..\\guides\\install>) [f](/docs/*)\n\n' +
      '<Card title="A" href={url} />\n\n<Card title="A" href={`/x/${url}`} />\n\n<Own href="/gone" />\n';
    assert.deepEqual(found(body), []);
  });

  it('leaves alone attributes of a component that the page brings under a built-in name', () => {
    assert.deepEqual(found('import { Card } from "/snippets/card.jsx";\n\n<Card href="/gone" />\n'), []);
  });

  it('leaves definitions alone that nothing uses', () => {
    assert.deepEqual(found('Text.\n\n[//]: /comment\n[a]: /gone\n'), []);
    assert.deepEqual(found('[a]\n\n[a]: /guides/install\n[A]: /gone\n'), [], 'the first of a name counts');
  });

  it('leaves alone what nobody sees', () => {
    assert.deepEqual(found('{/* [a](/gone) */}\n\n`[a](/gone)`\n\n```md\n[a](/gone)\n```\n\n$[a](/gone)$\n'), []);
    assert.deepEqual(found('Text.\n\n<!-- [a](/gone) <a href="/gone"> -->\n\n<!--\n\n[a](/gone)\n\n-->\n'), []);
  });

  it('leaves redirects alone, whatever their targets', () => {
    const redirects = [
      { source: '/old', destination: '/gone-too' },
      { source: '/v1/:slug*', destination: 'https://acme.example/:slug*' },
      { source: '/users/:id/edit/*', destination: '/guides' },
      { source: '/Blog%20posts/:year*', destination: '/guides' },
    ];
    const files = { 'docs.json': configWith({ redirects }) };
    assert.deepEqual(found('[a](/old) [b](/old/) [c](/v1/a/b) [d](/users/7/edit/a#x) [e](/blog%20posts)', files), []);
    assert.deepEqual(found('[a](/older) [b](/users/7)', files), ['/older', '/users/7']);
  });

  it('follows redirects with wildcards to the page that a link means', () => {
    const redirects = [
      { source: '/old/:slug*', destination: '/guides/:slug*' },
      { source: '/Users/:id/edit/*', destination: '/guides/:id' },
      { source: '/v1/*', destination: '/v2/*' },
      { source: '/v2/:rest*', destination: '/guides/:rest*' },
      { source: '/round/:a*', destination: '/round/:a*' },
      { source: '/odd/:a(\\d+)', destination: '/gone/:a' },
      { source: '/all/:a*', destination: '/gone' },
    ];
    const files = { 'docs.json': configWith({ redirects }) };
    const right = '[a](/old/install) [b](/users/install/edit/x) [c](/v1/install) [d](/old/v1.2#x) [e](/old)';
    assert.deepEqual(found(`${right} [f](/round/x) [g](/odd/1) [h](/all/x)`, files), []);
    assert.deepEqual(found('[a](/old/gone) [b](/users/7/edit/x) [c](/v1/Install)', files), [
      '/old/gone',
      '/users/7/edit/x',
      '/v1/Install',
    ]);
    assert.match(
      rule.message('[a](/old/instal)', { ...site, ...files }),
      /`\/old\/instal` redirects to `\/guides\/instal`, which doesn’t exist/,
    );
    assert.equal(rule.fixed('[a](/old/instal#b)', 'install', { ...site, ...files }), '[a](/guides/install#b)');
  });

  it('reports an index page that is missing, though its folder exists', () => {
    const files = { 'guides/deep/tune.mdx': page('Tune') };
    assert.deepEqual(found('[a](/guides/deep/index) [b](/guides/deep) [c](/guides/index)', files), [
      '/guides/deep/index',
    ]);
    const redirected = { 'docs.json': configWith({ redirects: [{ source: '/guides/deep', destination: '/guides' }] }) };
    assert.deepEqual(found('[a](/guides/deep/index)', { ...files, ...redirected }), []);
  });

  it('resolves from the root where `../` leaves it, as browsers do', () => {
    assert.deepEqual(found('[a](../../guides/install) [b](../gone) [c](../files/a.pdf)'), ['../gone']);
  });

  it('leaves pages alone that may be made from API descriptions', () => {
    const files = { 'docs.json': configWith({ openapi: '/reference/openapi.json' }), 'api/intro.mdx': page('API') };
    const body =
      '[a](/api-reference/users/list) [b](/en/api-reference/x) [c](/reference/users) [d](/nowhere/x) [e](/api/x) [f](/x)';
    assert.deepEqual(found(body, files), ['/nowhere/x', '/api/x', '/x']);
    assert.deepEqual(found('[a](../../core/models/user.rb)', files), ['../../core/models/user.rb']);
    const inFolder = {
      'docs.json': JSON.stringify({
        name: 'Acme',
        theme: 'mint',
        navigation: { tabs: [{ tab: 'API', openapi: { source: 'openapi.json', directory: 'api/users' } }] },
      }),
      'api/intro.mdx': page('API'),
    };
    assert.deepEqual(found('[a](/api/users/list) [b](/api/x)', inFolder), ['/api/x']);
    assert.deepEqual(found('![a](/api-reference/a.png) [b](/api-reference/b.pdf)', files), ['/api-reference/b.pdf']);
  });

  it('judges no pages while docs.json is broken or is in several files', () => {
    const broken = { 'docs.json': configWith({}).replace('"name": "Acme",', '"name": "Acme" "x" [') };
    assert.deepEqual(found('[a](/gone) [b](/gone.pdf)', broken), ['/gone.pdf']);
    // A comma that lacks at the end of a line hides nothing; in a line it may be anything.
    const lines = JSON.stringify({ ...JSON.parse(configWith({ redirects: [] })), x: 1 }, undefined, 2);
    for (const [written, pages] of [
      [lines.replace('",\n', '"\n'), ['/gone']],
      [lines.replace('"redirects": []', '"redirects": ["a" "b"]'), []],
    ] as const) {
      assert.notEqual(written, lines);
      assert.deepEqual(found('[a](/gone)', { 'docs.json': written }), pages);
    }
    const parts = { 'docs.json': configWith({ redirects: { $ref: './redirects.json' } }) };
    assert.deepEqual(found('[a](/gone)', parts), []);
  });

  it('leaves files alone that the platform makes', () => {
    assert.deepEqual(found('[a](/llms.txt) [b](/guides/rss.xml) [c](/.well-known/skills/x) [d](/mcp)'), []);
    assert.deepEqual(found('[a](/guides/llms.txt) [b](/gone/rss.xml) [c](/guides/mcp)'), [
      '/guides/llms.txt',
      '/gone/rss.xml',
      '/guides/mcp',
    ]);
  });

  it('leaves alone what is right where the site is served below a path', () => {
    assert.deepEqual(found('[a](/docs/guides/install) [b](/docs) [c](/docs/gone)'), ['/docs/gone']);
    assert.deepEqual(found('[a](/docs/guides/install)', { 'docs/x.mdx': page('X') }), ['/docs/guides/install']);
  });

  it('judges only root-relative links in a snippet, whose other links depend on the including page', () => {
    const files = { ...site, 'docs.json': configWith({}), 'snippets/a.mdx': '[a](/gone) [b](./gone) [c](gone)\n' };
    const texts = findingsInFiles(files, defaultRuleSettings)
      .filter(({ rule: { id } }) => id === 'link/not-found')
      .map(({ range }) => textAt(files['snippets/a.mdx'], range));
    assert.deepEqual(texts, ['/gone']);
  });

  it('names every path that was tried, and the file in another case', () => {
    assert.match(rule.message('[a](gone/x)', { 'docs.json': configWith({}) }), /^Page not found: `\/gone\/x`\./);
    assert.match(
      rule.message('[a](/Guides/Install)', site),
      /but `\/guides\/install` exists\. Paths are case-sensitive/,
    );
    assert.match(rule.message('[a](../up)', site), /`\.\.\/up` points outside the site/);
    assert.match(rule.message('[a](acme.com/x)', site), /use `https:\/\/acme\.com\/x`/);
    assert.match(rule.message('[a](a@acme.com)', site), /use `mailto:a@acme\.com`/);
    assert.match(
      rule.message('<Snippet file="gone.mdx" />', site),
      /The snippet `gone\.mdx` isn’t in the `snippets` folder/,
    );
    const older = { '_snippets/part.mdx': 'Part.\n' };
    assert.match(rule.message('<Snippet file="gone.mdx" />', older), /in the `_snippets` folder/);
  });

  it('suggests the likely target, in the form in which it was written', () => {
    const fixed = (address: string, title: string): string =>
      rule.fixed(`[a](${address})`, title, site).replace(/^\[a\]\(|\)\n?$/g, '');
    assert.equal(fixed('/guides/instal?a=b#c', 'install'), '/guides/install?a=b#c');
    assert.equal(fixed('./guides/instal', 'install'), './guides/install');
    assert.equal(fixed('/tutorials/install', 'install'), '/guides/install');
    assert.equal(fixed('/GUIDES/install/', 'install'), '/guides/install');
    assert.equal(fixed('../guides/instal', 'install'), './guides/install');
    assert.equal(fixed('/guides/install.html', 'install'), '/guides/install');
    assert.equal(fixed('/files/aa.pdf', 'a.pdf'), '/files/a.pdf');
    assert.equal(fixed('/guides/a-bb', 'a%20b'), '/guides/a%20b');
    assert.equal(fixed('acme.com/x?y', 'https'), 'https://acme.com/x?y');
    assert.equal(fixed('https//acme.example/x', 'https'), 'https://acme.example/x');
  });

  it('says what is meant also where the address ends in an extension or `index`', () => {
    const files = { ...site, 'registry/llm/openai.mdx': page('OpenAI') };
    for (const address of ['/registry/openai.mdx', '/plugins/openai/index', './openai.mdx'])
      assert.match(
        rule.message(`[a](${address})`, files),
        /Did you mean `(?:\/|\.\/)registry\/llm\/openai`\?$/,
        address,
      );
  });

  it('suggests the page that was made from a notebook', () => {
    const files = { ...site, 'cookbooks/agents.mdx': page('Agents') };
    for (const address of ['/cookbooks/agents.ipynb', 'cookbooks/agents.rst']) {
      const target = address.replace(/\.\w+$/, '');
      assert.match(rule.message(`[Read this](${address})`, files), new RegExp(`Did you mean \`${target}\`\\?$`));
      assert.deepEqual(rule.fixes(`[Read this](${address})`, files), [`*Change to \`${target}\``, removal]);
    }
    assert.match(rule.message('[Read this](/cookbooks/other.ipynb)', files), /Correct the path/);
  });

  it('creates no page for a file of a program, which has its place on the code host', () => {
    const files = { ...site, 'src/tables.py': '' };
    assert.match(rule.message('[a](src/plates.py)', files), /^File not found: .*link to it on its code host\.$/);
    assert.deepEqual(rule.fixes('[a](src/plates.py)', files), ['Remove the link, keep its text']);
    assert.match(rule.message('[a](/web3.js)', files), /create the page\.$/);
  });

  it('suggests no other page of a folder because the folder is right', () => {
    const files = { ...site, 'reference/webhooks/linear.mdx': page('Linear'), 'images/scans/card.png': '' };
    const changes = (body: string, one = rule): readonly string[] =>
      one.fixes(body, files).filter((title) => title.includes('Change'));
    for (const name of ['discord', 'init-linear'])
      assert.deepEqual(changes(`[a](/reference/webhooks/${name})`), [], name);
    assert.deepEqual(changes('[a](/reference/webhooks/linaer)'), ['*Change to `/reference/webhooks/linear`']);
    assert.deepEqual(changes('![a](/images/scans/apps.png)', probe('image/not-found')), []);
  });

  it('suggests no page of another topic because most of its name is equal, or because each topic has such a page', () => {
    const files = {
      ...site,
      'reference/webhooks/introduction.mdx': page('Webhooks'),
      'channels/more/chat-configuration.mdx': page('Chat'),
      'images/booking-page-rules.png': '',
    };
    const unlike = [
      '/reference/messages/introduction',
      '/reference/webhooks/sms/introduction',
      '/channels/sms/sms-configuration',
      '/devices/introduction',
    ];
    for (const one of unlike) assert.match(rule.message(`[a](${one})`, files), /Correct the path or create/, one);
    const image = probe('image/not-found').message('![a](/images/booking-page-link.png)', files);
    assert.match(image, /Correct the path or add the file\.$/);
    for (const one of ['/introduction', '/webhooks/introduction'])
      assert.match(rule.message(`[a](${one})`, files), /Did you mean `\/reference\/webhooks\/introduction`/, one);
  });

  it('suggests no image of the same common name that shows another topic', () => {
    const files = {
      ...site,
      'images/schedules/create-dialog.png': '',
      'images/schedules/create-api-key-dialog.png': '',
      'images/policy/list.png': '',
    };
    const message = (path: string): string => probe('image/not-found').message(`![a](${path})`, files);
    assert.match(message('/images/suppressions/create-dialog.png'), /Correct the path or add the file\.$/);
    // It is named after what it shows, its folder is the same word in another form, or has no topic.
    for (const path of [
      '/images/keys/create-api-key-dialog.png',
      '/images/policies/list.png',
      '/images/create-dialog.png',
      '/assets/schedules/create-dialog.png',
    ])
      assert.match(message(path), /Did you mean/, path);
  });

  it('creates and suggests no file that is never published', () => {
    const files = { ...site, 'README.md': '# Readme\n', 'ja/guides/install.mdx': page('Japanese') };
    assert.deepEqual(rule.fixes('[a](/CONTRIBUTING.md)', site), ['Create the page `CONTRIBUTING.mdx`', removal]);
    for (const address of ['/readme', './README.md', '/ja/README.md']) {
      const offered = rule.fixes(`[a](${address})`, files);
      assert.ok(
        offered.every((title) => !/README`/i.test(title)),
        `${address}: ${offered.join()}`,
      );
    }
    assert.match(rule.message('[a](/readme)', files), /^`\/README\.md` is never published/);
  });

  it('publishes a file that is never published because of its name, before the link is lost', () => {
    for (const address of ['README.md#use', '/readme#use', './README#use']) {
      const files = {
        'docs.json': configWith({}),
        'README.md': `${page('Readme')}\n## Use\n`,
        'page.mdx': `${page('Page')}\n[a](${address})\n`,
      };
      const [finding] = findingsInFiles(files).filter((one) => one.rule.id === 'link/not-found');
      const [fix, ...others] = finding?.fixes?.() ?? [];
      assert.deepEqual(
        others.map(({ title }) => title),
        [removal],
      );
      assert.ok(fix?.title === 'Rename to `README.mdx`' && !fix.preferred);
      const fixed = afterFix(files, fix);
      assert.ok('README.mdx' in fixed && !('README.md' in fixed));
      const left = findingsInFiles(fixed).filter((one) => one.rule.id.startsWith('link/'));
      assert.deepEqual(
        left.map(({ rule: { id } }) => id),
        [],
      );
    }
  });

  it('takes the quotes off an address, which MDX reads as a part of it', () => {
    assert.match(
      rule.message('[a]("/guides/install")', site),
      /^The address is in quotes, .* Use `\/guides\/install`\.$/,
    );
    for (const address of ['"/guides/install"', "'/guides/install'", '“/guides/install”'])
      assert.equal(rule.fixed(`[a](${address})`, 'Change', site), '[a](/guides/install)', address);
    assert.equal(rule.fixed('[a]("acme.com/b")', 'Change', site), '[a](https://acme.com/b)');
  });

  it('asks for another extension where that has capitals, and renames the file', () => {
    const files = { ...site, 'api/Domain API.MDX': page('API') };
    assert.equal(
      rule.message('[a](</api/Domain API>)', files),
      '`/api/Domain API.MDX` isn’t published: its extension must be `.mdx`. Rename the file.',
    );
    assert.deepEqual(rule.fixes('[a](</api/Domain API>)', files), ['*Rename to `Domain API.mdx`', removal]);
  });

  it('names the page that is probably meant, and both where two have the name', () => {
    assert.match(
      rule.message('[a](/guides/instal)', site),
      /not found: `\/guides\/instal`\. Did you mean `\/guides\/install`\?/,
    );
    const two = { ...site, 'reference/cli/install.mdx': page('Other') };
    assert.match(
      rule.message('[a](/start/install)', two),
      /Did you mean `\/guides\/install` or `\/reference\/cli\/install`\?/,
    );
    for (const far of ['/quite/other', '/guides/uninstaller', '/guides/tall']) {
      assert.match(rule.message(`[a](${far})`, site), /Correct the path or create the page\./, far);
    }
  });

  it('names a page of the same language, or the one that has no translation', () => {
    const files: Files = {
      ...site,
      'docs.json': configWith({}),
      'reference/users.mdx': page('Users'),
      'ja/reference/users.mdx': page('Users in Japanese'),
      'ja/reference/keys.mdx': page('Keys in Japanese'),
    };
    const message = (href: string): string =>
      findingsInFiles({ ...files, 'page.mdx': `${page('Page')}\n[a](${href})\n` }).find(
        (one) => one.rule.id === 'link/not-found',
      )?.message ?? '';
    assert.match(message('/ja/api/users'), /Did you mean `\/ja\/reference\/users`\?/);
    assert.match(message('/api/users'), /Did you mean `\/reference\/users`\?/);
    assert.match(message('/ja/guides/install'), /Did you mean `\/guides\/install`\?/);
    assert.doesNotMatch(message('/api/keys'), /Did you mean/);
  });

  it('says that pages have no `.html`, and removes it safely', () => {
    const message = rule.message('[a](/guides/install.html#linux)', site);
    assert.match(message, /Pages have no `\.html`, so `\/guides\/install\.html` isn’t found\. Remove the extension\./);
    assert.deepEqual(rule.fixes('[a](/guides/install.html#linux)', site), ['*!Change to `/guides/install#linux`']);
    assert.deepEqual(rule.fixes('[a](./guides/index.HTM)', site), ['*!Change to `./guides`']);
    assert.deepEqual(rule.fixes('[a](/guides/gone.html)', site), ['Create the page `guides/gone.mdx`', removal]);
    // Neither hidden nor among packages, and nowhere else on any system.
    for (const path of ['/node_modules/x', '/a/.env', '/..\\\\..\\\\x', '/c:x']) {
      const offered = rule.found(`[a](${path})`, site).length === 0 ? [] : rule.fixes(`[a](${path})`, site);
      assert.ok(!offered.some((title) => title.includes('Create')), path);
    }
    assert.match(rule.message('[a](/page.html)', { ...site, 'page.html': '<p>' }), /isn’t published/);
  });

  it('names .mintignore where that excludes the page', () => {
    const files = {
      ...site,
      '.mintignore': 'drafts/\n*.old.mdx\n!kept.old.mdx\n',
      'drafts/a.mdx': page('A'),
      'drafts/a.pdf': '',
      'b.old.mdx': page('B'),
      'kept.old.mdx': page('Kept'),
    };
    const message = (path: string): string =>
      `Page not found: \`${path}\`. \`.mintignore\` excludes it, so the platform doesn’t publish it. Remove the link, or publish the page.`;
    for (const path of ['/drafts/a', '/b.old']) assert.equal(rule.message(`[a](${path})`, files), message(path));
    assert.deepEqual(rule.found('[a](/kept.old) [b](/drafts/a.pdf)', files), []);
    assert.ok(!rule.fixes('[a](/drafts/a)', files).some((title) => title.startsWith('Create')));
    assert.match(rule.message('[a](/gone)', files), /^Page not found: `\/gone`\. /);
  });

  it('creates a page as the site has them', () => {
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['page', 'start'] }] }),
      'page.md': `${page('Page')}\n[a](/guides/start-here)\n`,
    };
    const titles = (more: Files): readonly string[] =>
      findingsInFiles({ ...files, ...more })
        .flatMap((one) => one.fixes?.() ?? [])
        .map(({ title }) => title)
        .filter((title) => title.startsWith('Create'));
    assert.deepEqual(titles({}), ['Create the page `start.md`', 'Create the page `guides/start-here.md`']);
    assert.deepEqual(titles({ 'b.mdx': page('B') }).slice(0, 1), ['Create the page `start.mdx`']);
  });

  it('prefers a fix where only one thing can be meant, and creates pages only', () => {
    assert.deepEqual(rule.fixes('[a](/guides/instal)', site), [
      '*Change to `/guides/install`',
      'Create the page `guides/instal.mdx`',
      removal,
    ]);
    assert.deepEqual(rule.fixes('[a](/Guides/install)', site), ['*Change to `/guides/install`', removal]);
    assert.deepEqual(rule.fixes('[a](/quite/other.zip)', site), [removal]);
    assert.deepEqual(rule.fixes('<Snippet file="parts.mdx" />', site), ['*Change to `part.mdx`']);
    assert.deepEqual(rule.fixes('[a](a@acme.com)', site), ['*Change to `mailto:a@acme.com`', removal]);
  });
});
