import type { Files } from './site.ts';

/** What is left of one page's text after moves. `from` is where it was, `to` where it is then. */
export interface MoveCase {
  readonly loses: string;
  readonly moves: readonly string[];
  readonly text: string;
  readonly gives: string;
  readonly page?: string;
  readonly files?: readonly string[];
}

const site = [
  'intro.mdx',
  'index.mdx',
  'guides/index.mdx',
  'guides/install.mdx',
  'guides/deep/tune.md',
  'guides/my page.mdx',
  'images/a.png',
  'images/a b.png',
  'files/spec.pdf',
  'snippets/part.mdx',
  'snippets/Chart.jsx',
  '_snippets/old.mdx',
];

/** The moves of files that every way of moving them has to get right. */
export const moveCases: readonly MoveCase[] = [
  {
    loses: 'a link from the root',
    moves: ['guides/install.mdx -> start/setup.mdx'],
    text: '[a](/guides/install), [b](/guides/install?x=1#next "Title"), [c](</guides/install>) and [d](/guides/index).',
    gives: '[a](/start/setup), [b](/start/setup?x=1#next "Title"), [c](</start/setup>) and [d](/guides/index).',
  },
  {
    loses: 'links with the path below which the site is served',
    moves: ['guides/install.mdx -> start/setup.mdx', 'images/a.png -> media/a.png'],
    text: '[a](/docs/guides/install#next), [b](/docs/guides), ![c](/docs/images/a.png), <img src="/docs/images/a.png" />, [d](/docs/guides/gone).',
    gives:
      '[a](/docs/start/setup#next), [b](/docs/guides), ![c](/docs/media/a.png), <img src="/docs/media/a.png" />, [d](/docs/guides/gone).',
  },
  {
    loses: 'the slash, the ending and the parts of an address that stay as they are',
    moves: ['guides/install.mdx -> start/setup.mdx'],
    text: '[a](/guides/install/), [b](/guides/install.mdx#x), [c](/guides/install.md).',
    gives: '[a](/start/setup/), [b](/start/setup.mdx#x), [c](/start/setup.md).',
  },
  {
    loses: 'what the front matter names',
    moves: ['guides/install.mdx -> start/setup.mdx', 'images/a.png -> media/b.png', 'files/api.json -> api/v1.json'],
    text: '---\nicon: "/images/a.png"\nog:image: images/a.png\nurl: /guides/install#x\nopenapi: "files/api.json GET /files/api.json"\n---\n',
    gives:
      '---\nicon: "/media/b.png"\nog:image: media/b.png\nurl: /start/setup#x\nopenapi: "api/v1.json GET /files/api.json"\n---\n',
    files: ['files/api.json'],
  },
  {
    loses: 'components, HTML, definitions and images',
    moves: ['guides/install.mdx -> start/setup.mdx', 'images/a.png -> media/b.png'],
    text: '<Card title="A" href="/guides/install#x" img={"/images/a.png"}>B</Card>\n\n[x]\n\n![a](/images/a.png)\n\n<img src="images/a.png" />\n\n[x]: /guides/install',
    gives:
      '<Card title="A" href="/start/setup#x" img={"/media/b.png"}>B</Card>\n\n[x]\n\n![a](/media/b.png)\n\n<img src="media/b.png" />\n\n[x]: /start/setup',
  },
  {
    loses: 'relative links to what moved',
    page: 'guides/page.mdx',
    moves: ['guides/install.mdx -> start/setup.mdx'],
    text: '[a](./install), [b](../guides/install), [c](install#x), [d](guides/install), [e](deep/tune)',
    gives: '[a](../start/setup), [b](../start/setup), [c](../start/setup#x), [d](start/setup), [e](deep/tune)',
  },
  {
    loses: 'the relative links of the page that moved',
    page: 'guides/page.mdx',
    moves: ['guides/page.mdx -> learn/more/page.mdx'],
    text: '[a](./install#x), [b](../intro), ![c](../images/a.png), [d](deep/tune), [e](/guides/install), [f](#x), [g](guides/install)',
    gives:
      '[a](../../guides/install#x), [b](../../intro), ![c](../../images/a.png), [d](../../guides/deep/tune), [e](/guides/install), [f](#x), [g](guides/install)',
  },
  {
    loses: 'the relations of pages that move along',
    page: 'guides/page.mdx',
    moves: ['guides -> learn/guides'],
    text: '[a](./install#x), [b](../intro), [c](deep/tune), [d](/guides/install), [e](./), [f](guides/deep/tune), [g](./gone)',
    gives:
      '[a](./install#x), [b](../../intro), [c](deep/tune), [d](/learn/guides/install), [e](./), [f](learn/guides/deep/tune), [g](./gone)',
  },
  {
    loses: 'what a broken link surely meant',
    page: 'guides/page.mdx',
    moves: ['guides/page.mdx -> page.mdx'],
    text: '[a](./gone), [b](../gone/there#x), [c](gone), [d](/gone), [e](../../out), [f](./deep)',
    gives: '[a](./guides/gone), [b](./gone/there#x), [c](gone), [d](/gone), [e](../out), [f](./guides/deep)',
  },
  {
    loses: 'imports and the files of snippets',
    page: 'guides/page.mdx',
    moves: [
      'guides/page.mdx -> page.mdx',
      'snippets/part.mdx -> snippets/new/part.mdx',
      '_snippets/old.mdx -> parts/old.mdx',
    ],
    text: 'import Part from "../snippets/part.mdx";\nimport { Chart } from \'/snippets/Chart\';\nimport P from "/snippets/part";\nimport React from "react";\n\n<Part />\n\n<Snippet file="part.mdx" />\n\n<Snippet file="old.mdx" />',
    gives:
      'import Part from "./snippets/new/part.mdx";\nimport { Chart } from \'/snippets/Chart\';\nimport P from "/snippets/new/part";\nimport React from "react";\n\n<Part />\n\n<Snippet file="new/part.mdx" />\n\n<Snippet file="parts/old.mdx" />',
  },
  {
    loses: 'what a snippet is called in the folder of snippets',
    moves: ['_snippets/old.mdx -> snippets/new/old.mdx', 'guides/install.mdx -> snippets/install.mdx'],
    text: '<Snippet file="old.mdx" />\n\n<Snippet file="_snippets/old.mdx" />\n\n<Snippet file="guides/install.mdx" />',
    gives:
      '<Snippet file="new/old.mdx" />\n\n<Snippet file="snippets/new/old.mdx" />\n\n<Snippet file="install.mdx" />',
  },
  {
    loses: 'index pages, which have the address of their folder',
    page: 'guides/page.mdx',
    moves: ['guides/index.mdx -> start/index.mdx'],
    text: '[a](/guides), [b](/guides/), [c](/guides/index), [d](./), [e](../guides), [f](./index#x)',
    gives: '[a](/start), [b](/start/), [c](/start/index), [d](../start/), [e](../start), [f](../start/index#x)',
  },
  {
    loses: 'nothing where a page becomes the index of a folder',
    moves: ['guides/install.mdx -> guides/install/index.mdx'],
    text: '[a](/guides/install), [b](./guides/install#x), [c](/guides/install.mdx)',
    gives: '[a](/guides/install), [b](./guides/install#x), [c](/guides/install/index.mdx)',
  },
  {
    loses: 'the home page',
    moves: ['index.mdx -> home.mdx'],
    text: '[a](/), [b](/index), [c](./), [d](/#x)',
    gives: '[a](/home), [b](/home), [c](./home), [d](/home#x)',
  },
  {
    loses: 'a page that becomes the home page',
    moves: ['guides/install.mdx -> home.mdx', 'index.mdx -> old.mdx', 'intro.mdx -> index.mdx'],
    text: '[a](/intro), [b](./intro), [c](intro#x)',
    gives: '[a](/), [b](./), [c](./#x)',
  },
  {
    loses: 'an index page that another page takes the address of',
    moves: ['intro.mdx -> guides.mdx'],
    page: 'page.mdx',
    text: '[a](/guides), [b](/intro)',
    gives: '[a](/guides/index), [b](/guides)',
  },
  {
    loses: 'names that need escapes, and those that were escaped on purpose',
    moves: ['guides/my page.mdx -> neue seiten/straße (2).mdx', 'images/a b.png -> bilder/a b.png'],
    text: '[a](/guides/my%20page), [b](</guides/my page>), ![c](/images/a%20b.png), <img src="/images/a b.png" />',
    gives:
      '[a](/neue%20seiten/straße%20%282%29), [b](</neue%20seiten/straße%20%282%29>), ![c](/bilder/a%20b.png), <img src="/bilder/a b.png" />',
  },
  {
    loses: 'an address with backslashes or entities',
    files: ['a_b/c.mdx'],
    moves: ['a_b/c.mdx -> a_b/d_e.mdx'],
    text: '[a](/a\\_b/c?x=1&amp;y=2#z), [b](/a_b/c&#35;x)',
    gives: '[a](/a\\_b/d_e?x=1&amp;y=2#z), [b](/a_b/d_e&#35;x)',
  },
  {
    loses: 'a link to a page whose ending changes',
    moves: ['guides/install.mdx -> guides/install.md', 'guides/deep/tune.md -> guides/deep/tune.mdx'],
    text: '[a](/guides/install), [b](/guides/install.mdx), [c](/guides/deep/tune.md)',
    gives: '[a](/guides/install), [b](/guides/install.md), [c](/guides/deep/tune.mdx)',
  },
  {
    loses: 'a link to a page renamed in case only',
    moves: ['guides/install.mdx -> guides/Install.mdx'],
    text: '[a](/guides/install)',
    gives: '[a](/guides/Install)',
  },
  {
    loses: 'links between pages that change places',
    moves: ['guides/install.mdx -> intro.mdx', 'intro.mdx -> guides/install.mdx'],
    page: 'page.mdx',
    text: '[a](/guides/install), [b](/intro), [c](./intro)',
    gives: '[a](/intro), [b](/guides/install), [c](./guides/install)',
  },
  {
    loses: 'links into a folder that is named like a page of a folder',
    moves: ['index -> reference'],
    files: ['index/a.mdx', 'index/index.mdx', 'index/index/b.mdx'],
    text: '[a](/index/a), [b](/index/index/b#x), [c](./index/a), [d](/index/index)',
    gives: '[a](/reference/a), [b](/reference/index/b#x), [c](./reference/a), [d](/reference/index)',
  },
  {
    loses: 'links into a folder that is named like a script or an image',
    moves: ['sdk.js -> sdk', 'logo.png -> logos'],
    files: ['sdk.js/a.mdx', 'logo.png/b.mdx', 'sdk.js/index.mdx'],
    text: '[a](/sdk.js/a), [b](/logo.png/b), [c](/sdk.js)',
    gives: '[a](/sdk/a), [b](/logos/b), [c](/sdk)',
  },
  {
    loses: 'addresses outside of the site and code',
    moves: ['guides -> learn'],
    text: '[a](https://acme.example/guides/install), [b](mailto:guides/install), `[c](/guides/install)`, [d](/guidesx)',
    gives:
      '[a](https://acme.example/guides/install), [b](mailto:guides/install), `[c](/guides/install)`, [d](/guidesx)',
  },
];

/** Returns the files of a case before its moves, except for docs.json. */
export function filesBefore({ page = 'intro.mdx', text, files = [] }: MoveCase): Files {
  return { ...Object.fromEntries([...site, ...files].map((file) => [file, 'Text.\n'])), [page]: text };
}

/** Returns where the page of a case is after its moves. */
export function pathAfter({ page = 'intro.mdx', moves }: MoveCase): string {
  const [from = page, to = page] =
    moves.map((one) => one.split(' -> ')).find(([old = '']) => page === old || page.startsWith(`${old}/`)) ?? [];
  return to + page.slice(from.length);
}
