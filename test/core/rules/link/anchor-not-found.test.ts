import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { configWith, currentConfigWith, findingsInFiles, page, textAt, type Files } from '../../../support/site.ts';

const rule = probe('link/anchor-not-found');

/** The addresses in a page that the rule reports when they link to a page of this text. */
function unresolved(links: readonly string[], target: string, files: Files = {}): readonly string[] {
  const body = links.map((link, index) => `[Section ${index}](${link})`).join('\n\n');
  const head = target.startsWith('---') ? '' : '---\ntitle: Target\ndescription: The target.\n---\n\n';
  return rule.found(body, { ...files, 'target.mdx': head + target });
}

describe('link/anchor-not-found', () => {
  it('reports sections that are missing, in other pages and in its own', () => {
    assert.deepEqual(
      unresolved(['/target#on-linux', '/target#on-windows', './target#gone', '#nowhere'], '## On Linux\n'),
      ['/target#on-windows', './target#gone', '#nowhere'],
    );
  });

  it('says where readers end up, and names the section that is probably meant', () => {
    assert.equal(
      rule.message('[Setup](#set-up-acmejson)\n\n## Set up `acme.json`\n'),
      'This page has no section `#set-up-acmejson`, so the link does nothing. Did you mean `#set-up-acme-json`?',
    );
    assert.match(
      rule.message('[Cards](#content-management-system)\n\n## User management system\n'),
      /Use an existing section\.$/,
    );
    assert.match(
      rule.message('[Worker](#confirm-the-worker-operation)\n\n## Verify the worker operation\n'),
      /Did you mean `#verify-the-worker-operation`\?$/,
    );
    assert.equal(
      rule.message('[Setup](/guide#zzz)\n', { 'guide.mdx': page('Guide') }),
      'The page `/guide` has no section `#zzz`, so the link opens the top of the page. Use an existing section, or remove the section from the link.',
    );
  });

  it('names neither the section of the link nor one that has few of its letters', () => {
    const own =
      '## Share a dashboard\n\n## How to remove a dashboard\n\nFirst [share it](#how-to-create-a-dashboard).\n';
    assert.doesNotMatch(rule.message(own), /Did you mean/);
    assert.match(rule.message(own.replace('remove a dashboard\n', '$&\n## Other\n')), /Did you mean `#how-to-remove/);
    assert.deepEqual(rule.fixes('## Caching rules\n\n[a](#Caching--Rules)\n'), ['*Change to `#caching-rules`']);
    const plural = '## Order table\n\n## Order statuses\n\n[a](#order-status)\n';
    assert.match(rule.message(plural), /Did you mean `#order-statuses`/);
    const metadata = '\n\n## Metadata\n';
    assert.doesNotMatch(rule.message(`[a](#store-attribution-and-reference-metadata)${metadata}`), /Did you mean/);
    assert.match(rule.message(`[a](#edit-the-metadata)${metadata}`), /Did you mean `#metadata`/);
  });

  it('is a hint about the title of another page, which readers see without an anchor', () => {
    const target = { 'guides/single-sign-on.mdx': `${page('Sign in once')}\n## Set up\n` };
    for (const name of ['single-sign-on', 'sign-in-once']) {
      const link = `[SSO](/guides/single-sign-on#${name})\n`;
      assert.deepEqual(rule.severities(link, target), ['hint']);
      assert.equal(rule.fixed(link, 'without the section', target), '[SSO](/guides/single-sign-on)\n');
    }
    assert.deepEqual(rule.severities('[SSO](/guides/single-sign-on#sign-in)\n', target), ['warning']);
    assert.deepEqual(rule.severities('[Top](#page)\n', {}), ['warning']);
  });

  it('names a section by its words before one that merely looks similar, and after a typo', () => {
    const sections = '\n\n## Caching\n\n## Combining middleware\n';
    assert.match(rule.message(`[x](#caching-middleware)${sections}`), /mean `#caching`\?$/);
    assert.match(rule.message(`[x](#combinning-middleware)${sections}`), /mean `#combining-middleware`\?$/);
  });

  it('names a section that begins with its words before one that merely looks similar', () => {
    const field = (path: string): string => `<ParamField path="${path}" type="string">\n  Text.\n</ParamField>\n`;
    const fields = `\n\n${['--force', '--export', '--port <port>', '--deep', '--days <days>'].map(field).join('\n')}`;
    assert.match(rule.message(`[x](#param-port)${fields}`), /mean `#param-port-port`\?$/);
    assert.match(rule.message(`[x](#param-days)${fields}`), /mean `#param-days-days`\?$/);
    assert.match(rule.message(`[x](#param-dep)${fields}`), /mean `#param-deep`\?$/);
    assert.match(rule.message('[x](#agent)\n\n## Agents for all\n\n## Agent limits\n'), /mean `#agent-limits`\?$/);
  });

  it('names the page that a section has become', () => {
    const files = {
      'docs.json': configWith({
        navigation: [{ group: 'Start', pages: ['page', 'fn/math', 'fn/math/log', 'fn/text'] }],
      }),
      'fn/math.mdx': `${page('Math')}\n## Functions\n`,
      'fn/math/log.mdx': page('log'),
      'fn/text.mdx': page('Text'),
      'other/rotate-keys.mdx': page('Rotate keys'),
    };
    const said = (link: string): string =>
      /Did you mean.*|Use an.*/.exec(rule.message(`[x](${link})\n`, files))?.[0] ?? '';
    assert.equal(said('/fn/math#log'), 'Did you mean the page `/fn/math/log`?');
    assert.equal(rule.fixed('[x](/fn/math#log)\n', 'Change to', files), '[x](/fn/math/log)\n');
    assert.equal(said('/fn/math#text'), 'Did you mean the page `/fn/text`?');
    for (const name of ['log()', 'Log', '_log_']) {
      assert.equal(said(`/fn/math#${name}`), 'Did you mean the page `/fn/math/log`?');
    }
    assert.equal(said('/fn/math#rotate_keys'), 'Did you mean the page `/other/rotate-keys`?');
    assert.equal(said('/fn/math#rotate-keys'), 'Did you mean the page `/other/rotate-keys`?');
    assert.match(said('/fn/text#log'), /^Use an existing section/);
    assert.match(said('/fn/text#elsewhere'), /^Use an existing section/);
  });

  it('doesn’t name the page that contains the link', () => {
    const message = rule.message('[x](/guide#page)\n', { 'guide.mdx': page('Guide') });
    assert.match(message, /Use an existing section/);
  });

  it('names the section of a translation that an anchor of its original means', () => {
    const said = (german: string): readonly string[] =>
      findingsInFiles(translated('Call the API', 'call-the-api', german)).map(({ message }) => message);
    const problem =
      'The page `/de/guide` has no section `#call-the-api`, so the link opens the top of the page. The original page has it, but headings of a translation have anchors of their own.';
    assert.deepEqual(said('## Einrichten\n\n## Aufruf der API\n\n## CLI\n'), [
      `${problem} Did you mean \`#aufruf-der-api\`?`,
    ]);
    for (const other of [
      '## CLI\n\n## Einrichten\n\n## Aufrufen\n',
      '## Aufruf der API\n\n## Die CLI\n\n## Mehr\n',
      '## Einrichten\n\n## Aufrufen\n',
    ]) {
      assert.deepEqual(said(other), [`${problem} Use an existing section, or remove the section from the link.`]);
    }
  });

  it('names the section of a translation whose original was renamed, but only by its position', () => {
    const files = (german: string): Files => translated('Test the action', 'testing-an-action', german);
    const [finding] = findingsInFiles(files('## Einrichten\n\n## Ausprobieren\n\n## CLI\n'));
    assert.match(finding?.message ?? '', /Did you mean `#ausprobieren`\?$/);
    assert.deepEqual(
      finding?.fixes?.().map(({ title, preferred }) => `${preferred ? '*' : ''}${title}`),
      ['Change to `#ausprobieren`', 'Link to the page without the section'],
    );
    assert.match(findingsInFiles(files('## Ausprobieren\n\n## CLI\n'))[0]?.message ?? '', /Use an existing section/);
    const similar = files('## Einrichten\n\n## Ausprobieren\n\n## CLI\n');
    const link = { 'de/a.mdx': `${page('Ein A')}\n[x](/de/guide#test-the-motion)\n` };
    assert.match(findingsInFiles({ ...similar, ...link })[0]?.message ?? '', /Use an existing section/);
  });

  it('a fix writes the nearest section, or links to the page alone', () => {
    const files = { 'guide.mdx': `${page('Guide')}\n## Set up & run\n` };
    const body = '[Setup](/guide?tab=a#set-up-run "Title") and <a href="/guide#one">one</a>\n';
    assert.deepEqual(rule.fixes('[Setup](/guide#set-up-run)', files), [
      '*Change to `#set-up-&-run`',
      'Link to the page without the section',
    ]);
    assert.equal(rule.found(body, files).length, 2);
    assert.equal(
      rule.fixed('[Setup](/guide#set-up-run "Title")', 'Change', files),
      '[Setup](/guide#set-up-&-run "Title")',
    );
    assert.equal(rule.fixed('[Setup](/guide?a=b#x)', 'without', files), '[Setup](/guide?a=b)');
    assert.deepEqual(rule.fixes('[Setup](#x)', files), []);
  });

  it('a section whose name has other letters is offered, but not taken without a look', () => {
    assert.deepEqual(rule.fixes('[a](#caching-rules)\n\n## Caching rule\n'), ['Change to `#caching-rule`']);
    assert.deepEqual(rule.fixes('[a](#Caching--Rules)\n\n## Caching rules\n'), ['*Change to `#caching-rules`']);
  });

  it('a longer or shorter name of a section is named as well', () => {
    assert.match(rule.message('[a](#gas-prices)\n\n## Param 20: gas prices\n'), /Did you mean `#param-20-gas-prices`/);
  });

  it('a section whose heading was rewritten is named, one that shares some words isn’t', () => {
    const page =
      '\n\n## Create schedules in the UI\n\n## Register blocks\n\n## Flow runs\n\n## Enable mTLS endpoint aliases\n\n## Automate an incident\n';
    const suggested = (fragment: string): string | undefined =>
      /Did you mean `#(.*)`/.exec(rule.message(`[a](#${fragment})${page}`))?.[1];
    assert.equal(suggested('creating-schedules-through-the-ui'), 'create-schedules-in-the-ui');
    assert.equal(suggested('registering-blocks-for-use-in-the-dashboard'), 'register-blocks');
    assert.equal(suggested('enable-mtls-aliases'), 'enable-mtls-endpoint-aliases');
    assert.equal(suggested('incident-automations'), 'automate-an-incident');
    for (const other of ['cancel-a-flow-run', 'blocks', 'automation', 'schedules-of-blocks']) {
      assert.notEqual(suggested(other), 'flow-runs');
      assert.notEqual(suggested(other), 'automate-an-incident');
    }
    assert.deepEqual(rule.fixes(`[a](#incident-automations)${page}`), ['Change to `#automate-an-incident`']);
  });

  it('a section that is counted from one, as elsewhere, is offered with the number that it has here', () => {
    const options = '## Options\n\n## Run\n\n## Options\n';
    assert.match(rule.message(`[a](#options-1)\n\n${options}`), /Did you mean `#options-2`\?/);
    assert.deepEqual(rule.fixes(`[a](#options-1)\n\n${options}`), ['Change to `#options-2`', 'Change to `#options`']);
    assert.deepEqual(rule.fixes('[a](#options-1)\n\n## Options\n'), ['Change to `#options`']);
  });

  it('leaves alone what names no section, or one that every page has', () => {
    const links = [
      '#',
      '#top',
      '/target#',
      '/target#:~:text=some%20words',
      '/target#content-area',
      '/target#user-content-fn-1',
      '/gone#x',
      'https://a.example#b',
    ];
    assert.deepEqual(unresolved(links, 'Text.\n'), []);
    assert.deepEqual(unresolved(['/target#a:~:text=b', '/target#c:~:text=d'], '## A\n'), ['/target#c:~:text=d']);
  });

  it('takes an id with escapes that the link has too, which browsers look for first', () => {
    const anchor = '<a id="when-done%2C-restart" />\n';
    assert.deepEqual(unresolved(['/target#when-done%2C-restart'], anchor), []);
    assert.deepEqual(unresolved(['/target#when-done,-restart'], anchor), ['/target#when-done,-restart']);
  });

  it('takes what differs in escapes', () => {
    const links = ['#gr%C3%B6%C3%9Fe', '#größe', '#max_tokens', '#a-b'].map((id) => `/target${id}`);
    assert.deepEqual(unresolved(links, '## Größe\n\n## max_tokens\n\n## a - b\n'), []);
    assert.deepEqual(unresolved(['/target#Setup'], '## Setup\n'), ['/target#Setup']);
  });

  it('reports punctuation that the id lacks, written or escaped: the browser doesn’t scroll to it', () => {
    const links = ['#step-1:-go', '#step-1%3A-go', '#config-(beta)', '#config-%28beta%29', '#really,-yes!', '#🚀-go'];
    const target = '## Step 1: go\n\n## Config (beta)\n\n## Really, yes!\n\n## 🚀 Go\n';
    assert.deepEqual(
      unresolved(
        links.map((id) => `/target${id}`),
        target,
      ),
      links.map((id) => `/target${id}`),
    );
    for (const [link, id] of [
      ['#step-1:-go', 'step-1-go'],
      ['#config-(beta)', 'config-beta'],
      ['#really,-yes!', 'really-yes'],
    ] as const)
      assert.equal(rule.fixed(`[a](${link})\n\n${target}`, `#${id}`), `[a](#${id})\n\n${target}`);
  });

  it('leaves a section alone that a block of code has swallowed, which is reported there', () => {
    const target = 'Text.\n\n```js\nrun();\n\n## Setup\n\nText.\n\n```bash\nls\n```\n\n## Next\n';
    assert.deepEqual(unresolved(['/target#setup'], target), []);
    assert.deepEqual(unresolved(['/target#setup'], '```js\nrun();\n```\n\n## Next\n'), ['/target#setup']);
  });

  it('takes the title of a tab, whose anchor keeps its escapes, as a browser finds it', () => {
    const target =
      '<Tabs>\n  <Tab title="C#">\n    A\n  </Tab>\n  <Tab title="Contraseña">\n    B\n  </Tab>\n</Tabs>\n';
    const links = ['#c%23', '#contraseña', '#contrase%C3%B1a'].map((id) => `/target${id}`);
    assert.deepEqual(unresolved([...links, '/target#c'], target), ['/target#c']);
    assert.deepEqual(
      rule.found('[a](#c%23)\n', { 'guide.mdx': `${page('Guide')}\n<Tabs>\n<Tab title="C#">a</Tab>\n</Tabs>\n` })
        .length,
      1,
    );
  });

  it('names the accordion with a title in another script than its anchor', () => {
    const target = ['Acme とは？', 'Acme の起動ログを確認するには？']
      .map((title) => `<Accordion title="${title}">\n  A\n</Accordion>\n`)
      .join('\n');
    assert.match(rule.message(`[a](#acme-の起動ログを確認するには)\n\n${target}`), /mean `#acme-1`\?$/);
  });

  it('reports what differs in `_` and in hyphens: the browser compares exactly', () => {
    const links = ['#max-tokens', '#a--b', '#a-b-', '#-a-b'].map((id) => `/target${id}`);
    assert.deepEqual(unresolved(links, '## max_tokens\n\n## a - b\n'), links);
    assert.deepEqual(rule.fixes('[a](#max-tokens)\n\n## max_tokens\n'), ['*Change to `#max_tokens`']);
    assert.deepEqual(unresolved(['/target#a_b', '/target#c--d'], '## One {#a_b}\n\n## Two {#c--d}\n'), []);
  });

  it('the text of a component in a heading belongs to its anchor', () => {
    const target = '## Theme <Badge color="red">required</Badge>\n';
    assert.deepEqual(unresolved(['/target#theme-required', '/target#theme'], target), ['/target#theme']);
    assert.match(rule.message('[a](#theme)\n\n## Theme <Badge>required</Badge>\n'), /Did you mean `#theme-required`\?/);
  });

  it('a heading with an entity has the anchor of the letter that readers see', () => {
    assert.deepEqual(unresolved(['/target#café', '/target#cafe'], '## Caf&eacute;\n'), ['/target#cafe']);
    assert.deepEqual(unresolved(['/target#caf%C3%A9'], '## Caf&#233;\n'), []);
  });

  it('what is imported into a code block hides no sections', () => {
    const target =
      'import Config from \'/snippets/config.mdx\';\n\n<CodeBlock language="json">\n  {Config}\n</CodeBlock>\n\n## Setup\n\n' +
      '```js\n{Config}\n```\n';
    const files = { 'snippets/config.mdx': 'export const a = 1;\n' };
    assert.deepEqual(unresolved(['/target#setup', '/target#gone'], target, files), ['/target#gone']);
    assert.deepEqual(unresolved(['/target#gone'], target.replaceAll('CodeBlock', 'Frame'), files), []);
  });

  it('says that a heading of level 5 or 6 has no anchor', () => {
    const files = { 'guide.mdx': `${page('Guide')}\n##### On Linux\n\n###### On Mac {#mac}\n` };
    assert.match(
      rule.message('[a](/guide#on-linux)', files),
      /has level 5 or 6, but only levels 1 to 4 get an anchor\. Use a higher level\.$/,
    );
    assert.deepEqual(rule.found('[a](/guide#mac)', files), []);
  });

  it('names a section whose prefix, case or hyphens differ', () => {
    const fixesOf = (link: string, text: string): readonly string[] => rule.fixes(`[a](#${link})\n\n${text}\n`);
    assert.deepEqual(fixesOf('user-id', '<ParamField path="userId" type="string">A</ParamField>'), [
      '*Change to `#param-user-id`',
    ]);
    assert.deepEqual(fixesOf('step-2-install', '## Install'), ['*Change to `#install`']);
    assert.deepEqual(fixesOf('SetUp', '## Set up'), ['*Change to `#set-up`']);
    assert.deepEqual(fixesOf('3-1-0', '<Update label="2.1.0">A</Update>'), ['Change to `#2-1-0`']);
  });

  it('says that an invisible character is in the link, and leaves one in a heading to the rule for headings', () => {
    assert.match(
      rule.message('[a](#set\u200b-up)\n\n## Set up\n'),
      /link to `#set-up` contains an invisible character \(U\+200B\)/,
    );
    assert.deepEqual(rule.fixes('[a](#set\u200b-up)\n\n## Set up\n'), ['*Change to `#set-up`']);
    assert.deepEqual(rule.found('[a](#set-up)\n\n## Set up\u200b\n'), []);
    assert.deepEqual(rule.found('[a](#set-up%E2%80%8B)\n\n## Set up\u200b\n'), []);
  });

  it('an id with an entity is read as the browser reads it', () => {
    assert.deepEqual(
      unresolved(
        ['/target#a_meta', '/target#b-c'],
        '<div id="a&#x5F;meta">A</div>\n\n<Tab title="B &#45; C">B</Tab>\n',
      ),
      [],
    );
  });

  it('sections of included files count as the page’s own, whatever their numbers are', () => {
    const files = {
      'snippets/setup.mdx': '## Setup\n\n<Inner />\n',
      'snippets/inner.mdx': '### Inner\n',
      'snippets/old.mdx': '## Old\n',
    };
    const target =
      'import Setup from \'/snippets/setup.mdx\';\n\n<Setup />\n\n<Snippet file="old.mdx" />\n\n## Setup\n';
    const links = ['#setup', '#setup-2', '#old', '#gone', '#gone-2'].map((id) => `/target${id}`);
    assert.deepEqual(unresolved(links, target, { ...files, 'snippets/setup.mdx': '## Setup\n' }), [
      '/target#gone',
      '/target#gone-2',
    ]);
    // What a part uses without importing it isn't known.
    assert.deepEqual(unresolved(links, target, files), []);
    const nested = { ...files, 'snippets/setup.mdx': "import Inner from './inner.mdx';\n\n<Inner />\n" };
    assert.deepEqual(unresolved(['/target#inner', '/target#gone'], target, nested), ['/target#gone']);
  });

  it('a component of the site that shows no headings hides nothing; one that may, does', () => {
    const target = "import { Badge } from '/snippets/badge.jsx';\n\n<Badge>new</Badge>\n\n## Setup\n";
    const plain = 'export const Badge = ({ children }) => <span className="badge">{children}</span>;\n';
    const other = "import { Part } from './part.jsx';\nexport const Badge = () => <Part />;\n";
    const titled = 'export const Badge = ({ title }) => <h2 id={title}>{title}</h2>;\n';
    const found = (text: string): readonly string[] =>
      unresolved(['/target#gone'], target, { 'snippets/badge.jsx': text });
    assert.deepEqual(found(plain), ['/target#gone']);
    assert.deepEqual(found(titled), []);
    for (const text of [other, '', "export { Badge } from './part.jsx';\n", 'export const Other = () => <b />;\n'])
      assert.deepEqual(found(text), [], text);
    for (const part of [
      '<Tab title="A" />',
      '<Unknown />',
      '<div dangerouslySetInnerHTML={html} />',
      '<b {...toAnchor(a)} />',
    ])
      assert.deepEqual(found(`export const Badge = () => ${part};\n`), [], part);
    assert.deepEqual(unresolved(['/target#gone'], target), []);
  });

  describe('says nothing where a page may have more sections than its file shows', () => {
    const cases: readonly (readonly [what: string, target: string])[] = [
      ['an operation of an API', '---\ntitle: A\ndescription: B\nopenapi: get /hosts\n---\n\nText.\n'],
      ['another page after an address', '---\ntitle: A\ndescription: B\nurl: https://acme.example\n---\n'],
      ['a component that nobody knows', '<Unknown />\n'],
      ['a package', "import { Part } from 'acme';\n\n<Part />\n"],
      ['a component of the page that has ids', 'export const A = ({ id }) => <div id={id} />;\n\n<A id="b" />\n'],
      ['a heading with a computed text', '## {version}\n'],
      ['a heading with a computed text after markup', '## [Version](/v) {version}\n'],
      ['a heading with a computed text after other letters', '## Été {version}\n'],
      ['a heading with the beginning of the link', '## Go {version}\n'],
      ['a computed title', '<Accordion title={title}>Text.</Accordion>\n'],
      ['attributes from an object', '<Accordion {...rest}>Text.</Accordion>\n'],
      ['an expression that may show blocks', '{content}\n'],
      ['an expression with ids', 'A {rows.map((row) => <b id={row}>{row}</b>)}\n'],
      ['HTML in a text', '<div dangerouslySetInnerHTML={{ __html: html }} />\n'],
      ['a heading as a tag', '<h2>Gone</h2>\n'],
      ['a part that is missing', '<Snippet file="gone.mdx" />\n'],
      ['a fence that is still open', '```js\n\n## Gone\n'],
      ['a break in the page', 'Text <b>\n\n## Setup\n'],
    ];
    for (const [what, target] of cases) {
      it(what, () => {
        assert.deepEqual(unresolved(['/target#gone'], target), []);
      });
    }
  });

  it('a heading with computed text hides only sections that may begin like it', () => {
    const target = '## Version {version}\n\n### Other\n';
    const links = ['/target#gone', '/target#version-4', '/target#version', '/target#4-version', '/target#other'];
    assert.deepEqual(unresolved(links, target), ['/target#gone', '/target#4-version']);
  });

  it('words that are computed hide no sections', () => {
    const target =
      'Costs {price} for {user.id} a {" "} month, {`text`}, {/* note */} {4}.\n\n{" "}\n\n<Card title="A" icon={icon} href="/target">B</Card>\n\n' +
      '<div className={wide}>{children}</div>\n';
    assert.deepEqual(unresolved(['/target#gone'], target), ['/target#gone']);
  });

  it('a snippet may name sections of the pages that include it', () => {
    const files: Files = {
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['intro'] }] }),
      'intro.mdx': `${page('Intro')}\n[a](#b)\n`,
      'snippets/part.mdx': '[own](#own) [near](./intro#near) [far](/intro#far)\n',
    };
    const found = findingsInFiles(files).filter(({ rule: { id } }) => id === 'link/anchor-not-found');
    assert.deepEqual(
      found.map(({ file, range }) => textAt(files[file] ?? '', range)),
      ['#b', '/intro#far'],
    );
  });

  describe('in a snippet', () => {
    const shows = "import Part from '/snippets/part.mdx';\n\n<Part />\n";
    const foundIn = (files: Files): readonly string[] => {
      const all = { 'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['intro'] }] }), ...files };
      const found = findingsInFiles(all).filter(
        ({ rule: { id }, file }) => id === 'link/anchor-not-found' && file === 'snippets/part.mdx',
      );
      return found.map(({ range }) => textAt(files['snippets/part.mdx'] ?? '', range));
    };
    const part = '## Own\n\n[a](#own) [b](#around) [c](#gone)\n';

    it('reports sections that neither it nor the pages that include it have', () => {
      const files = { 'snippets/part.mdx': part, 'intro.mdx': `${page('Intro')}\n${shows}\n## Around\n` };
      assert.deepEqual(foundIn(files), ['#gone']);
    });

    it('leaves alone what one of several pages has, also through another snippet', () => {
      const through = "import Outer from '/snippets/outer.mdx';\n\n<Outer />\n\n## Gone\n";
      const files = {
        'snippets/part.mdx': part,
        'snippets/outer.mdx': shows,
        'intro.mdx': `${page('Intro')}\n${shows}\n## Around\n`,
        'other.mdx': `${page('Other')}\n${through}`,
      };
      assert.deepEqual(foundIn(files), []);
    });

    it('says nothing where no page includes it, or one may have more sections', () => {
      assert.deepEqual(foundIn({ 'snippets/part.mdx': part, 'intro.mdx': page('Intro') }), []);
      const unknown = `${page('Intro')}\n${shows}\n<Unknown />\n`;
      assert.deepEqual(foundIn({ 'snippets/part.mdx': part, 'intro.mdx': unknown }), []);
    });
  });

  it('a page that the site sends readers on from is not judged', () => {
    const redirects = [{ source: '/target', destination: '/page' }];
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page', 'target'] }], redirects }),
    };
    assert.deepEqual(unresolved(['/target#gone'], 'Text.\n', files), []);
  });
});

/** A site in English and German whose German page links to a section of another one by an anchor. */
function translated(heading: string, anchor: string, german: string): Files {
  const languages = [
    { language: 'en', pages: ['a', 'guide'] },
    { language: 'de', pages: ['de/a', 'de/guide'] },
  ];
  return {
    'docs.json': currentConfigWith({ navigation: { languages } }),
    'a.mdx': page('A'),
    'guide.mdx': `${page('Guide')}\n## Set up\n\n## ${heading}\n\n## CLI\n`,
    'de/a.mdx': `${page('Ein A')}\n[x](/de/guide#${anchor})\n`,
    'de/guide.mdx': `${page('Anleitung')}\n${german}`,
  };
}
