import type { Files } from '../support/site.ts';

// Sites, settings and clipboards that nobody writes, but that a stranger may: 20,000 of everything, 5,000 levels of it,
// and one of a megabyte.

const many = 20_000;
const deep = 5000;
const large = 1_000_000;

/** A site whose configuration, front matter or snippets are unusual; `file` is the one that is opened. */
export interface SiteKind {
  readonly name: string;
  readonly files: () => Files;
  readonly file: string;
}

/** HTML or a text on the clipboard. */
export interface PasteKind {
  readonly name: string;
  readonly pasted: () => { readonly html?: string; readonly text?: string };
}

function list<Item>(count: number, item: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => item(at));
}

const page = '---\ntitle: Page\n---\n\nText.\n';
const start = { name: 'Acme', theme: 'mint', colors: { primary: '#123456' } };

function siteKind(name: string, config: () => object, more: Files = {}): SiteKind {
  const files = (): Files => ({ 'docs.json': JSON.stringify({ ...start, ...config() }), 'page.mdx': page, ...more });
  return { name, files, file: 'docs.json' };
}

/** A navigation within itself, written as text: a serializer would exceed its stack. */
function nestedKind(name: string, open: string, inner: string, close: string): SiteKind {
  const navigation = open.repeat(deep) + inner + close.repeat(deep);
  const files = (): Files => ({
    'docs.json': `${JSON.stringify(start).slice(0, -1)},"navigation":${navigation}}`,
    'page.mdx': page,
  });
  return { name, files, file: 'docs.json' };
}

const divisions = ['tabs', 'anchors', 'versions', 'languages', 'dropdowns', 'products', 'menu'] as const;
const nameOfDivision: Readonly<Record<string, string>> = { versions: 'version', languages: 'language', menu: 'item' };

function divisionKinds(division: (typeof divisions)[number]): readonly SiteKind[] {
  const key = nameOfDivision[division] ?? division.slice(0, -1);
  const one = (name: string, inner: object): object => ({ [key]: name, ...inner });
  return [
    siteKind(`20,000 ${division}`, () => ({
      navigation: { [division]: list(many, (at) => one(`n${String(at)}`, { pages: ['page'] })) },
    })),
    nestedKind(
      `5,000 ${division} within each other`,
      `{"${division}":[{"${key}":"n","navigation":`,
      '{"pages":["page"]}',
      '}]}',
    ),
    siteKind(`${division} with a name of 1 MB`, () => ({
      navigation: { [division]: [one('x'.repeat(large), { pages: ['page'] })] },
    })),
  ];
}

function pagesOf(language: number): readonly string[] {
  return list(3, (at) => `l${String(language)}/p${String(at)}`);
}

const configKinds: readonly SiteKind[] = [
  ...divisions.flatMap(divisionKinds),
  siteKind('20,000 groups', () => ({
    navigation: { groups: list(many, (at) => ({ group: `g${String(at)}`, pages: ['page'] })) },
  })),
  siteKind('20,000 groups of one name', () => ({
    navigation: { groups: list(many, () => ({ group: 'g', pages: ['page'] })) },
  })),
  nestedKind('5,000 groups within each other', '{"group":"g","pages":[', '"page"', ']}'),
  siteKind('a group with a name of 1 MB', () => ({
    navigation: { groups: [{ group: 'x '.repeat(large / 2), pages: ['page'] }] },
  })),
  siteKind('20,000 pages that don’t exist', () => ({ navigation: { pages: list(many, (at) => `a/b${String(at)}`) } })),
  siteKind('a page listed 20,000 times', () => ({ navigation: { pages: list(many, () => 'page') } })),
  siteKind('a page with a path of 1 MB', () => ({ navigation: { pages: ['a/'.repeat(large / 2)] } })),
  siteKind(
    '200 languages with 3 pages each',
    () => ({ navigation: { languages: list(200, (at) => ({ language: `l${String(at)}`, pages: pagesOf(at) })) } }),
    Object.fromEntries(list(200, pagesOf).flatMap((names) => names.map((name) => [`${name}.mdx`, page] as const))),
  ),
  siteKind('20,000 redirects', () => ({
    navigation: { pages: ['page'] },
    redirects: list(many, (at) => ({ source: `/a${String(at)}`, destination: `/a${String(at + 1)}` })),
  })),
  siteKind('20,000 redirects with patterns', () => ({
    navigation: { pages: ['page'] },
    redirects: list(many, (at) => ({ source: `/a${String(at)}/:x*`, destination: '/page/:x*' })),
  })),
  siteKind('a redirect of 1 MB', () => ({
    navigation: { pages: ['page'] },
    redirects: [{ source: '/:a'.repeat(large / 3), destination: '/:a'.repeat(large / 3) }],
  })),
  siteKind('20,000 variables', () => ({
    navigation: { pages: ['page'] },
    variables: Object.fromEntries(list(many, (at) => [`v${String(at)}`, `{{v${String(at + 1)}}}`])),
  })),
  siteKind('a variable of 1 MB', () => ({ navigation: { pages: ['page'] }, variables: { a: 'x'.repeat(large) } })),
  siteKind('20,000 unknown properties', () => ({
    navigation: { pages: ['page'] },
    ...Object.fromEntries(list(many, (at) => [`unknown${String(at)}`, at])),
  })),
  siteKind('an unknown property of 1 MB', () => ({ navigation: { pages: ['page'] }, ['x'.repeat(large)]: 1 })),
  nestedKind('5,000 lists within each other', '[', '', ']'),
];

function frontMatter(name: string, lines: () => string): SiteKind {
  const { files } = siteKind(name, () => ({ navigation: { pages: ['page'] } }));
  return {
    name: `front matter: ${name}`,
    file: 'page.mdx',
    files: () => ({ ...files(), 'page.mdx': `---\n${lines()}\n---\n\nText.\n` }),
  };
}

const frontMatterKinds: readonly SiteKind[] = [
  frontMatter('20,000 keys', () => list(many, (at) => `key${String(at)}: value`).join('\n')),
  frontMatter('one key 20,000 times', () => 'title: a\n'.repeat(many)),
  frontMatter('5,000 levels', () => list(deep, (at) => `${' '.repeat(at)}a:`).join('\n')),
  frontMatter('5,000 levels in a line', () => `a: ${'['.repeat(deep)}${']'.repeat(deep)}`),
  frontMatter('5,000 maps in a line', () => `a: ${'{a: '.repeat(deep)}1${'}'.repeat(deep)}`),
  frontMatter('aliases that double', () =>
    list(90, (at) =>
      at === 0 ? 'a0: &a0 [x]' : `a${String(at)}: &a${String(at)} [*a${String(at - 1)}, *a${String(at - 1)}]`,
    ).join('\n'),
  ),
  frontMatter('20,000 aliases', () => `a: &a x\n${list(many, (at) => `b${String(at)}: *a`).join('\n')}`),
  frontMatter('20,000 anchors', () => list(many, (at) => `b${String(at)}: &a${String(at)} x`).join('\n')),
  frontMatter('20,000 items', () => `keywords:\n${'  - a\n'.repeat(many)}`),
  frontMatter('a title of 1 MB', () => `title: ${'word '.repeat(large / 5)}`),
  frontMatter('a quoted title of 1 MB', () => `title: "${'\\n'.repeat(large / 2)}"`),
  frontMatter('a key of 1 MB', () => `${'k'.repeat(large)}: a`),
  frontMatter('a text block of 1 MB', () => `description: |\n${'  line\n'.repeat(large / 7)}`),
  frontMatter('20,000 merge keys', () => `a: &a {x: 1}\nb:\n${'  <<: *a\n'.repeat(many)}`),
];

function pages(name: string, page: string, more: Files): SiteKind {
  const { files } = siteKind(name, () => ({ navigation: { pages: ['page'] }, variables: { a: 'v'.repeat(5000) } }));
  return {
    name,
    file: 'page.mdx',
    files: () => ({ ...files(), 'page.mdx': `---\ntitle: Page\n---\n\n${page}\n`, ...more }),
  };
}

const snippetKinds: readonly SiteKind[] = [
  pages('3,000 uses of a snippet of 500 kB', `import S from "/snippets/s.mdx"\n\n${'<S />\n\n'.repeat(3000)}`, {
    'snippets/s.mdx': 'text of it. '.repeat(42_000),
  }),
  pages(
    '20,000 imports and their uses',
    list(many, (at) => `import S${String(at)} from "/snippets/s.mdx"`).join('\n') +
      '\n\n' +
      list(many, (at) => `<S${String(at)} />`).join('\n\n'),
    { 'snippets/s.mdx': 'text' },
  ),
  pages(
    'snippets within each other',
    `<Snippet file="s0.mdx" />`,
    Object.fromEntries(
      list(8, (at) => [`snippets/s${String(at)}.mdx`, `<Snippet file="s${String(at + 1)}.mdx" />\n\n`.repeat(25)]),
    ),
  ),
  pages(
    'a snippet of empty lines, indented',
    `${' '.repeat(2)}- a\n\n${' '.repeat(1000)}<Snippet file="s.mdx" />\n\n`.repeat(900),
    {
      'snippets/s.mdx': 'a\n\n'.repeat(200_000),
    },
  ),
  pages('20,000 uses of a variable of 5 kB', '{{a}} '.repeat(many), {}),
  pages('a heading of 1 MB', `## ${'word '.repeat(large / 5)}\n\n[a](#word)`, {}),
  pages('20,000 headings of one name', '## Same\n\n'.repeat(many), {}),
];

export const siteKinds: readonly SiteKind[] = [...configKinds, ...frontMatterKinds, ...snippetKinds];

const elements = (
  'a abbr article b blockquote body br button center code del details div dl dt dd em figure font form h1 h6 hr i img ' +
  'input kbd label li main menu nav ol option p pre q s script section select span strong style sub summary sup svg table ' +
  'tbody td template textarea th tr ul x-a'
).split(' ');

function html(name: string, text: () => string): PasteKind {
  return { name: `paste: ${name}`, pasted: () => ({ html: text() }) };
}

function text(name: string, text: () => string): PasteKind {
  return { name: `paste of text: ${name}`, pasted: () => ({ text: text() }) };
}

const texts = [
  '*',
  '_',
  '`',
  '\\',
  '[',
  '<',
  '{',
  '$',
  '#',
  '!',
  '&',
  '|',
  ' ',
  '\u00A0',
  '@',
  'www.',
  'https://a_',
  'import ',
  '\uD800',
];

export const pasteKinds: readonly PasteKind[] = [
  ...elements.flatMap((tag) => [
    html(`20,000 ${tag}`, () => `<b>x</b>${`<${tag} class=note>x</${tag}> `.repeat(many)}`),
    html(`20,000 open ${tag}`, () => `<${tag}>x`.repeat(many)),
    html(`190 ${tag} around 10,000 paragraphs`, () => `<${tag}>`.repeat(190) + '<p>x</p>'.repeat(10_000)),
    html(`5,000 ${tag} within each other`, () => `<b>x</b>${`<${tag}>`.repeat(deep)}`),
    html(`1 MB in ${tag}`, () => `<b>x</b><${tag}>${'x '.repeat(large / 2 - 100)}</${tag}>`),
  ]),
  ...texts.map((piece) =>
    html(
      `1 MB of ${JSON.stringify(piece)}`,
      () => `<b>x</b>${piece.repeat(Math.floor((large - 100) / piece.length))}x`,
    ),
  ),
  html(
    'cells that span others',
    () => `<table>${`<tr>${'<td rowspan=65534 colspan=1000>x</td>'.repeat(50)}</tr>`.repeat(50)}</table>`,
  ),
  html('rows that span others', () => `<table>${'<tr><td rowspan=65534>x</td><td>y</td></tr>'.repeat(9000)}</table>`),
  html(
    'formatting that is opened again',
    () => `<p>${list(150, (at) => `<b id=${String(at)}>`).join('')}${'<p>x'.repeat(many)}`,
  ),
  html('text before a table', () => `<table>${'<i>x</i>'.repeat(many)}`),
  html('attributes', () => `<b ${list(100_000, (at) => `a${String(at)}=b`).join(' ')}>x</b>`),
  html('a link of 1 MB', () => `<a href="${'('.repeat(large - 100)}">x</a>`),
  html('an image of 1 MB', () => `<img src="data:image/png;base64,${'A'.repeat(large - 100)}">`),
  html('classes of 1 MB', () => `<div class="alert ${'note-x '.repeat(140_000)}">x</div><b>x</b>`),
  ...[
    ':::note\n',
    ':::note\nx\n:::\n',
    '> [!NOTE]\n> x\n',
    '!!! note\n    x\n',
    '{% hint style="info" %}\n',
    '``` ',
  ].flatMap((piece) => [
    text(`20,000 ${JSON.stringify(piece)}`, () => `:::note\nx\n:::\n${piece.repeat(many)}`),
    text(
      `25,000 characters of ${JSON.stringify(piece)}`,
      () => `:::note\nx\n:::\n${piece.repeat(24_900 / piece.length)}`,
    ),
  ]),
  ...texts.map((piece) =>
    text(`a callout of ${JSON.stringify(piece)}`, () => `:::note\n${piece.repeat(24_900 / piece.length)}\n:::\n`),
  ),
];
