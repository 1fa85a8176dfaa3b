import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { configWith, currentConfigWith, page } from '../support/site.ts';
import { runCommand } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

async function check(...args: readonly string[]): Promise<string> {
  return (await runCommand(folder.path, ['check', ...args])).out;
}

interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly copies?: number;
  readonly inFolder?: number;
  readonly message: string;
  readonly sameCause?: number;
  readonly repeatOf?: { readonly file: string; readonly line: number };
}

/** A finding of the report, which names the places of those that it represents. */
interface Reported extends Finding {
  readonly range: { readonly start: { readonly line: number } };
  readonly repeats?: readonly { readonly file: string; readonly line: number }[];
}

/** Returns the findings with a finding for each that they represent, in the order of the files. */
function withRepeats(findings: readonly Reported[]): readonly Finding[] {
  const all = findings.flatMap((finding): readonly Finding[] => {
    const { rule, message, file, range, repeats = [] } = finding;
    const repeatOf = { file, line: range.start.line };
    return [finding, ...repeats.map((one) => ({ rule, message, file: one.file, repeatOf }))];
  });
  return all.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

async function checkJson(...args: readonly string[]): Promise<{
  readonly findings: readonly Finding[];
  readonly summary: { errors: number; warnings: number };
}> {
  const { sites, summary } = JSON.parse(await check('--format', 'json', ...args)) as {
    sites: { findings: Reported[] }[];
    summary: { errors: number; warnings: number };
  };
  return { findings: withRepeats(sites[0]?.findings ?? []), summary };
}

const versions = ['3', '2', '1'];
const config = currentConfigWith({
  navigation: { versions: versions.map((version) => ({ version, pages: [`v${version}/a`, `v${version}/b`] })) },
});

function versioned(textOf: (version: string) => string): Record<string, string> {
  const pages = versions.flatMap((version) => [
    [`v${version}/a.mdx`, page('A page') + textOf(version)],
    [`v${version}/b.mdx`, page('Another')],
  ]);
  return { 'docs.json': config, ...(Object.fromEntries(pages) as Record<string, string>) };
}

describe('findings that repeat', () => {
  it('are one line for all versions, which it names', async () => {
    folder.write(versioned((version) => `\n# One\n\n[gone](/v${version}/gone)\n`));
    const out = await check();
    assert.match(out, /^v3\/a\.mdx$/m);
    assert.doesNotMatch(out, /^v[12]\//m);
    assert.match(out, /\(also in 2 and 1\) {2}heading\/no-h1/);
    assert.match(out, /\(also in 2 and 1\) {2}link\/not-found/);
    assert.match(out, /1 error, 1 warning /);
  });

  it('are counted once, whatever they have in common', async () => {
    const field = '<ParamField name="a" type="string">\n  A.\n</ParamField>\n\n';
    folder.write({ 'docs.json': config, 'v3/a.mdx': `${page('A page')}\n${field.repeat(3)}` });
    assert.match(await check(), /Rename `name` to .* \(and in 2 more places\) {2}component\/param-location/);
  });

  it('are all listed for programs, with the finding that represents them', async () => {
    folder.write(versioned(() => '\n# One\n'));
    const { findings, summary } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, copies, repeatOf }) => [file, copies, repeatOf]),
      [
        ['v1/a.mdx', undefined, { file: 'v3/a.mdx', line: 8 }],
        ['v2/a.mdx', undefined, { file: 'v3/a.mdx', line: 8 }],
        ['v3/a.mdx', 2, undefined],
      ],
    );
    assert.equal(summary.warnings, 1);
  });

  it('are reported in an old version if the newest one has another line', async () => {
    folder.write(versioned((version) => `\n# Version ${version === '3' ? 'three' : 'before'}\n`));
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, copies, repeatOf }) => [file, copies, repeatOf?.file]),
      [
        ['v1/a.mdx', undefined, 'v2/a.mdx'],
        ['v2/a.mdx', 1, undefined],
        ['v3/a.mdx', undefined, undefined],
      ],
    );
  });

  it('are one for the translations of a page, whose lines differ', async () => {
    const languages = ['en', 'fr', 'ja'];
    const head = (name: string): string => `${page('A page')}\n## ${name}\n\n`;
    folder.write({
      'docs.json': currentConfigWith({
        navigation: {
          languages: languages.map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] })),
        },
      }),
      ...Object.fromEntries(languages.map((language) => [`${language}/b.mdx`, page('B')])),
      'en/a.mdx': `${head('One')}#### Two\n`,
      'fr/a.mdx': `${head('Un')}#### Deux\n`,
      'ja/a.mdx': `${head('一')}#### 二\n\n## 三\n\n#### 四\n`,
    });
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, copies, repeatOf }) => [file, copies, repeatOf?.file]),
      [
        ['en/a.mdx', 2, undefined],
        ['fr/a.mdx', undefined, 'en/a.mdx'],
        ['ja/a.mdx', undefined, 'en/a.mdx'],
        ['ja/a.mdx', undefined, undefined],
      ],
    );
  });

  it('count each time that they are on a page', async () => {
    folder.write(versioned((version) => (version === '3' ? '\n# One\n' : '\n# One\n\n# One\n')));
    const { findings } = await checkJson();
    const shown = findings.filter(({ rule, repeatOf }) => rule === 'heading/no-h1' && repeatOf === undefined);
    assert.deepEqual(
      shown.map(({ file, copies }) => [file, copies]),
      [
        ['v2/a.mdx', 1],
        ['v3/a.mdx', 2],
      ],
    );
  });

  it('are one for the forgotten pages of a folder', async () => {
    folder.write({
      'docs.json': currentConfigWith({}),
      'intro.mdx': page('Introduction'),
      'extra/a.mdx': page('First'),
      'extra/b.mdx': page('Second'),
      'older/c.mdx': page('Third'),
    });
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, inFolder, repeatOf }) => [file, inFolder, repeatOf?.file]),
      [
        ['extra/a.mdx', 1, undefined],
        ['extra/b.mdx', undefined, 'extra/a.mdx'],
        ['older/c.mdx', undefined, undefined],
      ],
    );
  });
});

describe('findings of one cause', () => {
  const pages = (texts: Record<string, string>): Record<string, string> => ({
    'docs.json': currentConfigWith({ navigation: { pages: Object.keys(texts) } }),
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`${name}.mdx`, `${page(`The ${name}`)}\n${text}`]),
    ),
  });

  it('are one line, with their number, and are all listed for programs', async () => {
    folder.write(
      pages({ a: '## One\n', b: '[x](/a#gone) [x](/a#lost)\n', c: '[x](/a#gone)\n', 'deep/d': '[x](/a#gone)\n' }),
    );
    const out = await check();
    assert.match(out, /`#gone`.*\(and in 2 more places\) {2}link\/anchor-not-found/);
    assert.match(out, /0 errors, 2 warnings /);
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.map(({ file, sameCause, repeatOf }) => [file, sameCause, repeatOf?.file]),
      [
        ['b.mdx', 2, undefined],
        ['b.mdx', undefined, undefined],
        ['c.mdx', undefined, 'b.mdx'],
        ['deep/d.mdx', undefined, 'b.mdx'],
      ],
    );
  });

  it('are links that differ from sections in their form alone, and pictures for two themes', async () => {
    const picture = (theme: string): string => `<img src="https://e.com/a-${theme}.png" className="dark:${theme}" />\n`;
    folder.write(
      pages({
        a: '## get_name\n\n## set_name\n',
        b: '[x](/a#get-name) [x](/a#set-name) [x](/a#gone)\n',
        c: `<Frame>\n  ${picture('light')}  ${picture('dark')}</Frame>\n`,
      }),
    );
    const { findings } = await checkJson();
    const shown = findings.filter(
      ({ repeatOf, rule }) => repeatOf === undefined && rule !== 'component/prefer-callout',
    );
    assert.deepEqual(
      shown.map(({ rule, file, sameCause }) => [rule, file, sameCause]),
      [
        ['link/anchor-not-found', 'b.mdx', 1],
        ['link/anchor-not-found', 'b.mdx', undefined],
        ['image/alt', 'c.mdx', 1],
      ],
    );
  });

  it('are links that write hyphens for the underscores of sections, on any page', async () => {
    folder.write(
      pages({ a: '## get_name\n', b: '## set_name\n', c: '[x](/a#get-name) [x](/b#set-name) [x](/b#elsewhere)\n' }),
    );
    const { findings } = await checkJson();
    assert.deepEqual(
      findings.filter(({ repeatOf }) => repeatOf === undefined).map(({ message, sameCause }) => [message, sameCause]),
      [
        [
          'The page `/a` has no section `#get-name`, so the link opens the top of the page. Anchors keep `_`: use `#get_name`.',
          1,
        ],
        [
          'The page `/b` has no section `#elsewhere`, so the link opens the top of the page. Use an existing section, or remove the section from the link.',
          undefined,
        ],
      ],
    );
  });

  it('are links with the anchors that GitHub makes of headings, on any page', async () => {
    folder.write(
      pages({
        a: '## Read/write access\n',
        b: '## Fees & billing\n\n## C# notes\n',
        c: '[x](/a#readwrite-access) [x](/b#fees--billing) [x](/b#c--notes)\n',
      }),
    );
    const { findings } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ repeatOf }) => repeatOf === undefined)
        .map(({ message, sameCause }) => [/`(#[^`]+)`\?/.exec(message)?.[1], sameCause]),
      [
        ['#read/write-access', 1],
        ['#c#-notes', undefined],
      ],
    );
  });

  it('are links that write the same other character in anchors, on any page', async () => {
    folder.write(
      pages({
        a: '## agents.list\n\n## The `colors.primary` option\n',
        b: '## tools.web.fetch\n',
        c: '[x](/a#agents.list) [x](/b#tools.web.fetch) [x](/a#the_colors_primary_option)\n',
      }),
    );
    const { findings } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ repeatOf }) => repeatOf === undefined)
        .map(({ message, sameCause }) => [/`(#[^`]+)`\?/.exec(message)?.[1], sameCause]),
      [
        ['#agents-list', 1],
        ['#the-colors-primary-option', undefined],
      ],
    );
  });

  it('are links to sections that a translation of the page names differently', async () => {
    const languages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] }));
    const links = (language: string): string => `[x](/${language}/a#one) [x](/${language}/a#two)\n`;
    folder.write({
      'docs.json': currentConfigWith({ navigation: { languages } }),
      'en/a.mdx': `${page('A page')}\n## One\n\n## Two\n`,
      'en/b.mdx': page('Another') + links('en'),
      'fr/a.mdx': `${page('Une page')}\n## Un\n\n## Deux\n`,
      'fr/b.mdx': page('Une autre') + links('fr'),
    });
    const { findings } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ rule, repeatOf }) => rule === 'link/anchor-not-found' && repeatOf === undefined)
        .map(({ file, copies, sameCause }) => [file, copies, sameCause]),
      [['fr/b.mdx', undefined, 1]],
    );
  });

  it('are links to sections that all pages of a translation name differently', async () => {
    const languages = ['en', 'fr'].map((language) => ({
      language,
      pages: ['a', 'b', 'c'].map((n) => `${language}/${n}`),
    }));
    const links = (language: string): string =>
      `[x](/${language}/a#one) [x](/${language}/c#two) [x](/${language}/a#elsewhere)\n`;
    folder.write({
      'docs.json': currentConfigWith({ navigation: { languages } }),
      'en/a.mdx': `${page('A page')}\n## One\n`,
      'en/b.mdx': page('Another') + links('en'),
      'en/c.mdx': `${page('A third')}\n## Two\n`,
      'fr/a.mdx': `${page('Une page')}\n## Un\n`,
      'fr/b.mdx': page('Une autre') + links('fr'),
      'fr/c.mdx': `${page('Une troisième')}\n## Deux\n`,
    });
    const { findings } = await checkJson();
    const shown = findings.filter(({ rule, repeatOf }) => rule === 'link/anchor-not-found' && repeatOf === undefined);
    assert.deepEqual(
      shown.map(({ file, message, copies, sameCause }) => [file, /`#(\w+)`/.exec(message)?.[1], copies, sameCause]),
      [
        ['en/b.mdx', 'elsewhere', 1, undefined],
        ['fr/b.mdx', 'one', undefined, 1],
      ],
    );
  });

  it('are links to a page, and an image, that somebody removed', async () => {
    const lost = '[Page](/gone)\n\n<Frame>\n  ![A](/gone.png)\n</Frame>\n\n[Page](/lost)\n';
    folder.write(pages({ a: lost, b: `[There](/gone#now)\n\n${lost}` }));
    const { findings, summary } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ repeatOf }) => repeatOf === undefined)
        .map(({ rule, file, sameCause }) => [rule, file, sameCause]),
      [
        ['link/not-found', 'a.mdx', 2],
        ['image/not-found', 'a.mdx', 1],
        ['link/not-found', 'a.mdx', 1],
      ],
    );
    assert.equal(summary.errors, 3);
  });

  it('are what a page repeats throughout, and its translation', async () => {
    const languages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] }));
    const body = (word: string): string =>
      [1, 2]
        .map((n) => `${word} ${n}: [here](https://e.com/${word}${n}) ![](https://e.com/${word}${n}.png)\n`)
        .join('\n');
    const bare = (word: string): string => `![${word}](https://e.com/${word}.png)\n\n`;
    folder.write({
      'docs.json': currentConfigWith({ navigation: { languages } }),
      'en/a.mdx': `${page('A page')}\n${bare('One')}${body('Text')}`,
      'en/b.mdx': `${page('Another')}\n${body('Other')}[](https://e.com)\n`,
      'fr/a.mdx': `${page('Une page')}\n${bare('Un')}${body('Texte')}`,
      'fr/b.mdx': page('Une autre'),
    });
    const { findings } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ repeatOf }) => repeatOf === undefined)
        .map(({ rule, file, copies = 0, sameCause = 0 }) => [rule, file, copies + sameCause]),
      [
        ['image/frame', 'en/a.mdx', 1],
        ['link/text', 'en/a.mdx', 2],
        ['image/alt', 'en/a.mdx', 2],
        ['link/text', 'en/b.mdx', 1],
        ['image/alt', 'en/b.mdx', 1],
        ['link/text', 'en/b.mdx', 0],
      ],
    );
  });

  it('are components that somebody writes without what they need, and not others', async () => {
    const nameless = '<ResponseField type="string">\n  Text.\n</ResponseField>\n';
    folder.write(pages({ a: nameless + nameless, b: `${nameless}<Tabs>\n  <Tab>\n    A\n  </Tab>\n</Tabs>\n`, c: '' }));
    const { findings } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ rule, repeatOf }) => rule === 'component/attribute-required' && repeatOf === undefined)
        .map(({ file, sameCause }) => [file, sameCause]),
      [
        ['a.mdx', 2],
        ['b.mdx', undefined],
      ],
    );
  });

  it('are links that lack or repeat the folders of their page', async () => {
    const names = ['guides/a', 'guides/b', 'api/c', 'api/d'].map((name) => `docs/${name}`);
    const links = (...to: readonly string[]): string => `\n${to.map((path) => `[x](${path})`).join('\n\n')}\n`;
    folder.write({
      'docs.json': currentConfigWith({ navigation: { pages: names } }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
      'docs/guides/a.mdx': page('A') + links('/api/c', '/api/d', '/docs/guides/api/c', '/api/nowhere'),
      'docs/guides/b.mdx': page('B') + links('/api/c', '/docs/guides/api/d', '/docs/guides/nowhere'),
    });
    const { findings } = await checkJson();
    assert.deepEqual(
      findings
        .filter(({ rule, repeatOf }) => rule === 'link/not-found' && repeatOf === undefined)
        .map(({ file, message, sameCause }) => [file, /`([^`]+)`/.exec(message)?.[1], sameCause]),
      [
        ['docs/guides/a.mdx', '/api/c', 2],
        ['docs/guides/a.mdx', '/docs/guides/api/c', 1],
        ['docs/guides/a.mdx', '/api/nowhere', undefined],
        ['docs/guides/b.mdx', '/docs/guides/nowhere', undefined],
      ],
    );
  });

  it('are the same mistake in the entries of a list of docs.json, also if the first one is accepted', async () => {
    const writeLinks = (...texts: readonly string[]): void => {
      const links = texts.map((text) => ({ text, link: `https://${text}.example` }));
      const fields = { navigation: [{ group: 'A', pages: ['a'] }], footer: { links } };
      folder.write({ 'docs.json': configWith(fields), 'a.mdx': page('A') });
    };
    const shown = async (...args: readonly string[]): Promise<unknown> =>
      (await checkJson(...args)).findings
        .filter(({ file, repeatOf }) => file === 'docs.json' && repeatOf === undefined)
        .map(({ rule, message, sameCause = 0 }) => [rule, /`(footer[^`]+)`/.exec(message)?.[1], sameCause]);
    writeLinks('x');
    await check('--baseline', 'b.json', '--update-baseline');
    writeLinks('x', 'y', 'z');
    assert.deepEqual(await shown(), [['config/required', 'footer.links[0]', 2]]);
    assert.deepEqual(await shown('--baseline', 'b.json'), [['config/required', 'footer.links[1]', 1]]);
  });

  it('are entries of docs.json in a folder that does not exist', async () => {
    const lost = Array.from({ length: 10 }, (_, at) => `ja/deep/page-${at}`);
    folder.write({ 'docs.json': currentConfigWith({ navigation: { pages: ['start', 'gone', ...lost] } }) });
    folder.write({ 'start.mdx': page('Start') });
    const messages = (await checkJson()).findings
      .filter(({ rule }) => rule === 'navigation/page-not-found')
      .map(({ message }) => message);
    assert.equal(messages.length, 2, messages.join('\n'));
    assert.match(messages.join('\n'), /`gone`/);
    assert.match(messages.join('\n'), /The folder `ja` of 10 entries doesn’t exist/);
  });

  it('are links of a language to pages that are redirected only in the default one', async () => {
    const names = ['start', 'rules', 'limits'];
    const languages = ['en', 'fr', 'ja'].map((language) => ({
      language,
      pages: names.map((name) => `${language}/${name}`),
    }));
    const redirects = ['rules', 'limits'].map((name) => ({ source: `/en/old-${name}`, destination: `/en/${name}` }));
    const linksIn = (language: string, ...to: readonly string[]): string =>
      `\n${to.map((name) => `[x](/${language}/old-${name})`).join('\n\n')}\n`;
    folder.write({
      'docs.json': currentConfigWith({ navigation: { languages }, redirects }),
      ...Object.fromEntries(languages.flatMap(({ pages: all }) => all.map((name) => [`${name}.mdx`, page(name)]))),
      'fr/start.mdx': page('Start') + linksIn('fr', 'rules', 'limits'),
      'fr/rules.mdx': page('Rules') + linksIn('fr', 'limits'),
      'fr/limits.mdx': page('Limits') + linksIn('fr', 'rules'),
      'ja/start.mdx': page('Start') + linksIn('ja', 'rules', 'limits'),
    });
    const out = await check();
    assert.match(
      out,
      /Only `\/en\/old-rules` is redirected.*\(and in 1 more place, also in [^)]*\) {2}link\/not-found/,
    );
    const { findings, summary } = await checkJson();
    const links = findings.filter(({ rule }) => rule === 'link/not-found');
    assert.equal(links.length, 6);
    assert.deepEqual(
      links.filter(({ repeatOf }) => repeatOf === undefined).map(({ file, sameCause }) => [file, sameCause]),
      [
        ['fr/limits.mdx', 1],
        ['ja/start.mdx', 1],
      ],
    );
    assert.equal(summary.errors, 2);
  });

  it('are attributes that somebody made up, headings of level 1 in a folder, and equal jumps on a page', async () => {
    const card = '<Card title="A" newTab>\n  Text.\n</Card>\n';
    const jump = '## One\n\n#### Two\n\n';
    folder.write(
      pages({
        a: card,
        b: card.replace('newTab', 'shade'),
        'x/c': card,
        'x/d': '# D\n',
        'x/e': '# E\n',
        f: jump + jump,
        g: jump,
        h: '<Frame border center>\n  ![A](https://e.com/a.png)\n</Frame>\n\n<Frame width="9">\n  ![A](https://e.com/a.png)\n</Frame>\n',
      }),
    );
    const { findings } = await checkJson();
    const shown = findings.filter(({ rule, repeatOf }) => rule !== 'heading/duplicate' && repeatOf === undefined);
    assert.deepEqual(
      shown.map(({ rule, file, sameCause }) => [rule, file, sameCause]),
      [
        ['component/attribute-unknown', 'a.mdx', 1],
        ['component/attribute-unknown', 'b.mdx', undefined],
        ['heading/increment', 'f.mdx', 1],
        ['heading/increment', 'g.mdx', undefined],
        ['component/attribute-unknown', 'h.mdx', 1],
        ['heading/no-h1', 'x/d.mdx', 1],
      ],
    );
  });
});

describe('findings of one habit', () => {
  it('are one for the site', async () => {
    const details = '\n<details>\n<summary>A</summary>\nB\n</details>\n';
    const fence = '\n```js\na();\n``` lines\n\n```js\nb();\n```\n';
    folder.write({
      'docs.json': currentConfigWith({
        navigation: { pages: ['a', 'x/b', 'x/f', 'y/c', 'y/g', 'y/h', 'z/d', 'z/e', 'z/i', 'z/j', 'zz/k'] },
      }),
      'a.mdx': '---\ntitle: A\n---\n\nText.\n',
      'x/b.mdx': `---\ntitle: B\n---\n${details}`,
      'x/f.mdx': 'Text without front matter.\n',
      'y/g.mdx': 'Other text.\n',
      'y/h.mdx': '---\ndescription: About h.\n---\n\n### H\n',
      'z/i.mdx': '---\ndescription: About i.\n---\n\n### I\n',
      'z/j.mdx': `${page('J page')}\n# J page\n`,
      'zz/k.mdx': `${page('K page')}\n# K page\n`,
      'y/c.mdx': page('C page') + details + fence,
      'z/d.mdx': page('D page') + fence,
      'z/e.mdx': page('E page') + fence.replace('lines', 'wrap'),
    });
    const { findings } = await checkJson();
    const shown = findings.filter(({ repeatOf }) => repeatOf === undefined);
    assert.deepEqual(
      shown.map(({ rule, file, sameCause }) => [rule, file, sameCause]),
      [
        ['frontmatter/required', 'a.mdx', 1],
        ['component/prefer-accordion', 'x/b.mdx', 1],
        ['frontmatter/missing', 'x/f.mdx', 1],
        ['code/unclosed', 'y/c.mdx', 1],
        ['frontmatter/required', 'y/h.mdx', 1],
        ['heading/increment', 'y/h.mdx', 1],
        ['code/unclosed', 'z/e.mdx', undefined],
        ['heading/no-h1', 'z/j.mdx', 1],
      ],
    );
  });
});

describe('syntax errors that a program or a template repeats', () => {
  const names = Array.from({ length: 10 }, (_, at) => `generated${at}`);
  const notice = '\n<!-- Generated by the catalogue. Do not edit. -->\n';
  const siteOf = (pages: Record<string, string>): Record<string, string> => ({
    'docs.json': currentConfigWith({ navigation: { pages: Object.keys(pages) } }),
    ...Object.fromEntries(Object.entries(pages).map(([name, text], at) => [`${name}.mdx`, page(`Page ${at}`) + text])),
  });
  const shownOf = async (): Promise<readonly (readonly [string, number | undefined])[]> => {
    const { findings } = await checkJson();
    return findings
      .filter(({ rule, repeatOf }) => rule === 'mdx/syntax' && repeatOf === undefined)
      .map(({ file, sameCause }) => [file, sameCause]);
  };

  it('are one on ten pages, apart from those that somebody typed', async () => {
    const pages = Object.fromEntries(names.map((name) => [name, notice]));
    folder.write(siteOf({ ...pages, typed: '\n<!-- TODO: describe this. -->\n', twice: notice + notice }));
    assert.deepEqual(await shownOf(), [
      ['generated0.mdx', 11],
      ['typed.mdx', undefined],
    ]);
    assert.match(await check(), /HTML comments[^\n]* \(and in 11 more places\)/);
  });

  it('are reported one by one on fewer pages, and where the lines say nothing', async () => {
    const few = Object.fromEntries(names.slice(1).map((name) => [name, notice + notice]));
    folder.write(siteOf(few));
    assert.equal((await shownOf()).length, 18);
    folder.write(siteOf(Object.fromEntries(names.map((name) => [name, '\n</div>\n']))));
    assert.equal((await shownOf()).length, 10);
  });
});

describe('links to sections of a folder whose pages have lost their ids', () => {
  /** Some pages of a folder, of which some are linked with sections that they lack. */
  const write = (pages: number, lacking: number): void => {
    const names = Array.from({ length: pages }, (_, at) => `api/page-${at}`);
    const links = names
      .slice(0, lacking)
      .flatMap((name, at) => [`[A](/${name}#lost-${at})`, `[B](/${name}#gone-${at})`]);
    folder.write({
      'docs.json': currentConfigWith({ navigation: { pages: ['intro', ...names] } }),
      'intro.mdx': `${page('Introduction')}\n${links.join('\n\n')}\n`,
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `${page(name)}\n## Overview\n`])),
    });
  };
  const shown = async (): Promise<readonly (number | undefined)[]> =>
    (await checkJson()).findings
      .filter(({ rule, repeatOf }) => rule === 'link/anchor-not-found' && repeatOf === undefined)
      .map(({ sameCause }) => sameCause);

  it('are one finding if most of its pages lack some', async () => {
    write(19, 10);
    assert.deepEqual(await shown(), [19]);
  });

  it('are reported one by one if half of its pages lack some, or few', async () => {
    write(20, 10);
    assert.equal((await shown()).length, 20);
    write(9, 9);
    assert.equal((await shown()).length, 18);
  });
});

describe('a large result', () => {
  /** Many rules on each of some pages, with warnings in each and an error in some. */
  const write = (pages: number, errors: number): void => {
    const texts = Array.from({ length: pages }, (_, at) => {
      const broken = at < errors ? `[Gone](/gone-${at})\n\n` : '';
      return [`page-${at}.mdx`, `${page(`Page ${at}`)}\n${broken}[Empty ${at}]()\n\n[here](/page-${at})\n`] as const;
    });
    const names = texts.map(([name]) => name.replace('.mdx', ''));
    folder.write({ 'docs.json': currentConfigWith({ navigation: { pages: names } }), ...Object.fromEntries(texts) });
  };

  it('is shown in full as long as it fits on two screens', async () => {
    write(15, 2);
    const out = await check();
    assert.match(out, /error {4}.*`\/gone-1`.* {2}link\/not-found/);
    assert.match(out, /warning {2}.* {2}link\/empty/);
    assert.doesNotMatch(out, /Next steps/);
  });

  it('has errors in full, a table of the rules of warnings, and what to do next', async () => {
    write(40, 5);
    const out = await check();
    assert.equal(out.match(/error {4}.* {2}link\/not-found/g)?.length, 5);
    assert.match(
      out,
      /the most useful to fix first:\n\nlink\/empty +40 warnings in 40 files, 40 fixable\n {2}page-0\.mdx:10:1 /,
    );
    assert.match(out, /Next steps:\n.*--format json[\s\S]*\.docsight\.json/);
    assert.ok(out.split('\n').length <= 80, out);
  });

  it('has the errors in the table as well if they are too many, and says how to list them', async () => {
    write(100, 100);
    const out = await check();
    assert.match(out, /^Most useful to fix first:\n\nlink\/not-found +100 errors in 100 files, 100 fixable\n/);
    assert.match(out, /Next steps:\n.*--quiet +lists every error\n/);
    assert.ok(out.split('\n').length <= 80, out);
    assert.equal((await check('--quiet')).match(/error {4}.* {2}link\/not-found/g)?.length, 100);
  });

  it('begins with what is worth most: errors, and what is wrong in many places', async () => {
    write(45, 0);
    folder.write({ 'page-0.mdx': `${page('Page 0')}\n${'<Card title="A" description="B" />\n\n'.repeat(60)}` });
    const out = await check('--severity', 'warning');
    const rules = [...out.matchAll(/^([a-z]+\/[a-z-]+) /gm)].map(([, rule]) => rule);
    assert.deepEqual(rules.slice(0, 3), ['component/attribute-unknown', 'link/empty', 'link/text']);
    assert.match(out, /component\/attribute-unknown +1 warning in 60 places/);
  });

  it('lists only errors on request', async () => {
    write(40, 5);
    assert.doesNotMatch(await check('--quiet'), /Next steps|link\/empty/);
  });
});
