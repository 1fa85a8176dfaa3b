import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  linkedPageAt,
  renameableInConfig,
  renameableInPage,
} from '../../../server/src/core/features/refactor/renameAt.ts';
import type { Renameable } from '../../../server/src/core/features/refactor/refactoring.ts';
import { filesNaming } from '../../../server/src/core/features/site/exportAtOffset.ts';
import { changeTitle } from '../../../server/src/core/features/refactor/renameTitle.ts';
import { afterFix, configWith, cursorMark, pageIn, siteOf, type Files } from '../../support/site.ts';

interface Requested {
  readonly files: Files;
  readonly target: Renameable | undefined;
}

/** What can be renamed at the cursor mark of some file. */
function at(marked: Files): Requested {
  const all: Files = {
    'docs.json': configWith({ navigation: [{ group: 'A', pages: ['intro', 'install'] }] }),
    ...marked,
  };
  const file = Object.keys(all).find((name) => all[name]?.includes(cursorMark)) ?? '';
  const offset = all[file]?.indexOf(cursorMark) ?? -1;
  assert.ok(offset >= 0, 'no file has a cursor mark');
  const files = { ...all, [file]: all[file]?.replace(cursorMark, '') ?? '' };
  if (file === 'docs.json') return { files, target: renameableInConfig(siteOf(files), offset) };
  const page = pageIn(files, file);
  assert.ok(page);
  const needed = [linkedPageAt(page, offset), ...filesNaming(page, offset)];
  return {
    files,
    target: renameableInPage(page, offset, (expected) =>
      needed.includes(expected) ? pageIn(files, expected) : undefined,
    ),
  };
}

/** The files that differ after a new name. */
function renamed(marked: Files, newName: string): Files {
  const { files, target } = at(marked);
  assert.ok(target, 'nothing can be renamed there');
  const outcome = target.rename(newName);
  assert.ok('edits' in outcome, 'refused' in outcome ? outcome.refused : '');
  const after = afterFix(files, outcome);
  const names = new Set([...Object.keys(files), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].filter((name) => files[name] !== after[name]).map((name) => [name, after[name] ?? 'gone']),
  );
}

function refused(marked: Files, newName: string): string {
  const outcome = at(marked).target?.rename(newName);
  assert.ok(outcome !== undefined && 'refused' in outcome, 'it was not refused');
  return outcome.refused;
}

const install = '---\ntitle: Install\n---\n\nSee [below](#next-steps).\n\n## Next steps\n';

describe('renaming a page', () => {
  const config = (entry: string): string =>
    `{ "name": "Acme", "navigation": [{ "group": "A", "pages": ["intro", ${entry}] }] }`;

  it('works from its entry, with everything that names it', () => {
    const files = {
      'docs.json': config('"in<|>stall"'),
      'intro.mdx': '[a](/install#next-steps)\n',
      'install.mdx': install,
    };
    assert.deepEqual(renamed(files, 'guides/setup'), {
      'docs.json': config('"guides/setup"'),
      'intro.mdx': '[a](/guides/setup#next-steps)\n',
      'install.mdx': 'gone',
      'guides/setup.mdx': install,
    });
    assert.equal(at(files).target?.placeholder, 'install');
  });

  it('works from a link in each of its forms', () => {
    const forms = [
      ['[a](/inst<|>all#next-steps)', '/guides/setup', '/install', '[a](/guides/setup#next-steps)'],
      ['[a](/inst<|>all)', 'guides/setup', '/install', '[a](/guides/setup)'],
      ['[a](../inst<|>all)', '../guides/setup', '../install', '[a](../guides/setup)'],
      ['[a](../inst<|>all.mdx)', '../guides/setup.mdx', '../install.mdx', '[a](../guides/setup.mdx)'],
      [
        '<Card title="A" href="/inst<|>all">B</Card>',
        '/guides/setup.mdx',
        '/install',
        '<Card title="A" href="/guides/setup">B</Card>',
      ],
      ['[wo<|>rds](/install)', '/guides/setup', '/install', '[words](/guides/setup)'],
    ] as const;
    for (const [text, newName, placeholder, expected] of forms) {
      const files = { 'deep/page.mdx': text, 'install.mdx': install };
      assert.equal(at(files).target?.placeholder, placeholder);
      const after = renamed(files, newName);
      assert.equal(after['deep/page.mdx'], expected);
      assert.equal(after['guides/setup.mdx'], install);
    }
  });

  it('counts a bare name from where the old one was meant', () => {
    const besides = renamed({ 'guides/page.mdx': '[a](inst<|>all)', 'guides/install.mdx': 'x' }, 'setup');
    assert.deepEqual(Object.keys(besides), ['guides/page.mdx', 'guides/install.mdx', 'guides/setup.mdx']);
    const fromRoot = renamed({ 'guides/page.mdx': '[a](other/inst<|>all)', 'other/install.mdx': 'x' }, 'setup');
    assert.deepEqual(fromRoot, { 'guides/page.mdx': '[a](setup)', 'other/install.mdx': 'gone', 'setup.mdx': 'x' });
  });

  it('counts a bare name in place of one with dots from the page, unless only the root has such a folder', () => {
    const files = { 'guides/page.mdx': '[a](./inst<|>all)', 'guides/install.mdx': 'x', 'guides/deep/tune.mdx': 'x' };
    assert.equal(renamed(files, 'setup')['guides/page.mdx'], '[a](./setup)');
    assert.equal(renamed(files, 'deep/setup')['guides/page.mdx'], '[a](./deep/setup)');
    assert.equal(renamed(files, 'guides/deep/setup')['guides/page.mdx'], '[a](./deep/setup)');
  });

  it('keeps a snippet in the folder from which its bare name counts', () => {
    const files = { 'page.mdx': '<Snippet file="pa<|>rt.mdx" />', 'snippets/part.mdx': 'x' };
    for (const newName of ['bit', 'bit.mdx', 'snippets/bit.mdx', '/snippets/bit.mdx']) {
      assert.deepEqual(renamed(files, newName), {
        'page.mdx': '<Snippet file="bit.mdx" />',
        'snippets/part.mdx': 'gone',
        'snippets/bit.mdx': 'x',
      });
    }
  });

  it('keeps an index page one where it was named by its folder', () => {
    const files = { 'page.mdx': '[a](/gui<|>des), [b](/guides/x)', 'guides/index.mdx': 'x', 'guides/x.mdx': 'x' };
    const after = renamed(files, '/start');
    assert.equal(after['page.mdx'], '[a](/start), [b](/guides/x)');
    assert.equal(after['start/index.mdx'], 'x');
  });

  it('renames images and snippets from where they are named', () => {
    const files = {
      'page.mdx': 'import Part from "/snippets/part.mdx";\n\n![a](/images/<|>a.png)\n\n<Part />\n',
      'images/a.png': '',
      'snippets/part.mdx': '',
    };
    assert.equal(renamed(files, '/media/b')['page.mdx'], files['page.mdx'].replace('/images/<|>a.png', '/media/b.png'));
    const part = { ...files, 'page.mdx': files['page.mdx'].replace('<|>', '').replace('part.mdx', '<|>part.mdx') };
    assert.equal(
      renamed(part, '/snippets/new/part.mdx')['page.mdx'],
      files['page.mdx'].replace('<|>', '').replace('/part', '/new/part'),
    );
  });

  it('is refused with the reason', () => {
    const files = { 'intro.mdx': '[a](/inst<|>all)', 'install.mdx': install, 'setup.md': 'x' };
    assert.match(refused(files, ' '), /Enter the path/);
    assert.match(refused(files, '../../setup'), /is outside the site/);
    assert.match(refused(files, '/setup'), /`setup\.md` already exists/);
    assert.match(refused(files, '/Setup'), /`setup\.md` already exists/);
    assert.match(refused(files, '/what?'), /can’t contain `\?`/);
    assert.match(refused(files, '/a#b'), /can’t contain `#`/);
    assert.match(refused(files, '/guides/nul'), /Windows can’t have files named `nul`/);
  });
});

describe('renaming a section', () => {
  it('updates every link to it', () => {
    const files = {
      'intro.mdx': '[a](/install#next-steps), [b](./install.mdx#next-steps) and [c](/install#other)\n',
      'install.mdx': install.replace('Next s', 'Next <|>s'),
    };
    assert.equal(at(files).target?.placeholder, 'Next steps');
    assert.deepEqual(renamed(files, 'Where to go'), {
      'intro.mdx': '[a](/install#where-to-go), [b](./install.mdx#where-to-go) and [c](/install#other)\n',
      'install.mdx': install.replace('next-steps', 'where-to-go').replace('Next steps', 'Where to go'),
    });
  });

  it('can replace a heading with an icon in it', () => {
    const text = '[a](#set-up)\n\n## <Icon icon="check" /> Set <|>up\n';
    assert.equal(renamed({ 'page.mdx': text }, 'Start')['page.mdx'], '[a](#start)\n\n## Start\n');
    assert.match(refused({ 'page.mdx': text }, '<Icon icon="check"'), /isn’t valid here/);
  });

  it('updates links to sections whose numbers change because of it', () => {
    const text = '[1](#setup) [2](#setup-2) [3](#setup-3)\n\n## Set<|>up\n\n## Setup\n\n## Setup\n';
    assert.equal(
      renamed({ 'page.mdx': text }, 'First')['page.mdx'],
      '[1](#first) [2](#setup) [3](#setup-2)\n\n## First\n\n## Setup\n\n## Setup\n',
    );
  });

  it('leaves links alone where the id is given, and renames that by itself', () => {
    const text = '[1](#own)\n\n## Title {#own}\n';
    assert.equal(
      renamed({ 'page.mdx': text.replace('Title', 'T<|>itle') }, 'Other')['page.mdx'],
      '[1](#own)\n\n## Other {#own}\n',
    );
    assert.equal(
      renamed({ 'page.mdx': text.replace('#own}', '#o<|>wn}') }, 'new-id')['page.mdx'],
      '[1](#new-id)\n\n## Title {#new-id}\n',
    );
  });

  it('works from a link to the section, in this page and from others', () => {
    const files = { 'intro.mdx': '[a](/install#next-<|>steps)\n', 'install.mdx': install };
    assert.equal(at(files).target?.placeholder, 'Next steps');
    assert.deepEqual(Object.keys(renamed(files, 'Go on')), ['intro.mdx', 'install.mdx']);
    assert.equal(renamed(files, 'Go on')['intro.mdx'], '[a](/install#go-on)\n');
    const own = { 'install.mdx': install.replace('(#next', '(#<|>next') };
    assert.equal(
      renamed(own, 'Go on')['install.mdx'],
      install.replace('next-steps', 'go-on').replace('Next steps', 'Go on'),
    );
  });

  it('works for titled components', () => {
    const text =
      '[a](#first-part) [b](#custom)\n\n<Accordion title="First p<|>art">\n  Text.\n</Accordion>\n\n<div id="custom">Text.</div>\n';
    assert.equal(
      renamed({ 'page.mdx': text }, 'Second')['page.mdx'],
      text.replace('first-part', 'second').replace('First p<|>art', 'Second'),
    );
    const id = text.replace('<|>', '').replace('"custom"', '"cus<|>tom"');
    assert.equal(renamed({ 'page.mdx': id }, 'own')['page.mdx'], text.replace('<|>', '').replaceAll('custom', 'own'));
  });

  it('updates links to the pages that include the snippet it is in', () => {
    const part = 'import Part from "/snippets/outer.mdx";\n\n';
    const files = {
      'snippets/part.mdx': '## Next <|>steps\n',
      'snippets/outer.mdx': 'import Part from "./part.mdx";\n\n<Part />\n',
      'guides.mdx': `${part}[a](#next-steps)\n\n<Part />\n`,
      'own.mdx': `${part}[a](#next-steps)\n\n## Next steps\n\n<Part />\n`,
      'intro.mdx': '[a](/guides#next-steps), [b](/own#next-steps)',
    };
    const expected = {
      'snippets/part.mdx': '## Then\n',
      'guides.mdx': `${part}[a](#then)\n\n<Part />\n`,
      'intro.mdx': '[a](/guides#then), [b](/own#next-steps)',
    };
    assert.deepEqual(renamed(files, 'Then'), expected);
    const heading = { ...files, 'snippets/part.mdx': '## Next steps\n' };
    assert.deepEqual(renamed({ ...heading, 'intro.mdx': files['intro.mdx'].replace('-', '<|>-') }, 'Then'), expected);
    assert.deepEqual(renamed({ ...heading, 'guides.mdx': files['guides.mdx'].replace('-', '<|>-') }, 'Then'), expected);
  });

  it('updates addresses in docs.json', () => {
    const config = configWith({ redirects: [{ source: '/old', destination: '/install#next-steps' }] });
    const after = renamed({ 'docs.json': config, 'install.mdx': install.replace('## N', '## <|>N') }, 'More');
    assert.equal(after['docs.json'], config.replace('next-steps', 'more'));
  });

  it('updates addresses in the files that docs.json refers to', () => {
    const redirects = JSON.stringify([{ source: '/old', destination: '/install#next-steps' }]);
    const after = renamed(
      {
        'docs.json': configWith({ navigation: { pages: ['install'] }, redirects: { $ref: './redirects.json' } }),
        'redirects.json': redirects,
        'install.mdx': install.replace('## N', '## <|>N'),
      },
      'More',
    );
    assert.deepEqual(Object.keys(after).sort(), ['install.mdx', 'redirects.json']);
    assert.equal(after['redirects.json'], redirects.replace('next-steps', 'more'));
  });

  it('is refused with the reason', () => {
    const heading = { 'install.mdx': install.replace('## N', '## <|>N') };
    assert.match(refused(heading, ''), /Enter a title/);
    assert.match(refused(heading, 'a <b'), /isn’t valid here/);
    assert.match(refused(heading, '🚀'), /would have no anchor/);
    const id = { 'page.mdx': '## A {#a<|>b}\n\n## B\n' };
    assert.match(refused(id, 'b'), /already has the id `b`/);
    assert.match(refused(id, 'a b'), /can’t contain spaces/);
    assert.match(refused({ 'page.mdx': '<Accordion title="A<|>b">x</Accordion>' }, 'say "x"'), /is enclosed in "/);
  });
});

describe('renaming an imported snippet in its page', () => {
  const text =
    'import Part from "/snippets/part.mdx";\nimport { Chart } from "/snippets/Chart.jsx";\n\n<Part>\n  <Chart />\n</Part>\n';
  const files = { 'page.mdx': text, 'snippets/part.mdx': '', 'snippets/Chart.jsx': 'export const Chart = () => null;' };

  it('changes its import and all its tags', () => {
    const tag = { ...files, 'page.mdx': text.replace('</Part', '</P<|>art') };
    assert.equal(renamed(tag, 'Piece')['page.mdx'], text.replaceAll('Part', 'Piece'));
    const own = text.replace('{ Chart }', '{ Chart as Plot }').replace('<Chart', '<Plot');
    const named = { ...files, 'page.mdx': own.replace('<Plot', '<|><Plot').replace('<|><', '<<|>') };
    assert.equal(renamed(named, 'Graph')['page.mdx'], own.replaceAll('Plot', 'Graph'));
  });

  it('is refused where it would break the page', () => {
    const tag = { ...files, 'page.mdx': text.replace('</Part', '</P<|>art') };
    assert.match(refused(tag, 'Chart'), /`Chart` already exists/);
    assert.match(refused(tag, 'part'), /capital letter/);
    assert.match(refused(tag, 'a b'), /isn’t a valid name/);
    for (const word of ['class', 'new', 'null', 'this']) {
      const own = { 'page.mdx': 'export const pl<|>an = "Pro";\n\n{plan}\n' };
      assert.match(refused(own, word), /isn’t a valid name/, word);
    }
  });

  it('changes what expressions and exports say of it, and nothing that only has the same word', () => {
    const code =
      '{Part.name}\n\n<Card title={[Part, { Part }]}>Part</Card>\n\nexport const all = () => [Part, "Part"];\n';
    const used = { ...files, 'page.mdx': `${text.replace('</Part', '</P<|>art')}\n${code}` };
    assert.equal(
      renamed(used, 'Piece')['page.mdx'],
      text.replaceAll('Part', 'Piece') +
        '\n{Piece.name}\n\n<Card title={[Piece, { Part: Piece }]}>Part</Card>\n\nexport const all = () => [Piece, "Part"];\n',
    );
  });
});

describe('renaming what a file exports', () => {
  const files = {
    'snippets/chart.jsx':
      'const helper = () => <Chart kind="b"></Chart>;\n\nexport const Chart = ({ Other }) => <b>{Other}</b>;\n',
    'page.mdx':
      'import { Chart } from "/snippets/chart.jsx";\n\n<Chart>\n  {cond && <Chart x={{ Chart }} />}\n</Chart>\n',
    'other.mdx': 'import { Chart as Plot } from "/snippets/chart.jsx";\n\n<Plot />\n',
    'none.mdx': 'export const Chart = () => 1;\n\n<Chart />\n',
  };
  const afterwards = {
    'snippets/chart.jsx': files['snippets/chart.jsx'].replaceAll('Chart', 'Graph'),
    'page.mdx': files['page.mdx'].replaceAll('Chart', 'Graph').replace('{{ Graph', '{{ Chart: Graph'),
    'other.mdx': files['other.mdx'].replace('{ Chart', '{ Graph'),
  };

  it('changes it in its file and on all pages, from a tag and from the import', () => {
    for (const [from, to] of [
      ['{ Chart } from', '{ Ch<|>art } from'],
      ['<Chart>', '<Ch<|>art>'],
      ['</Chart>', '</Ch<|>art>'],
    ] as const) {
      assert.deepEqual(renamed({ ...files, 'page.mdx': files['page.mdx'].replace(from, to) }, 'Graph'), afterwards, to);
    }
  });

  it('works in Markdown, from the declaration and from an expression', () => {
    const values = 'export const version = "1";\n\nNow {version}.\n';
    const text =
      'import { version } from "/snippets/values.mdx";\n\n{version}, <Card title={`v${version}`} />, version\n';
    const copy = 'import Values from "/snippets/values.mdx";\n\n{version}\n';
    const texts = { 'snippets/values.mdx': values, 'page.mdx': text, 'copy.mdx': copy };
    const changed = {
      'snippets/values.mdx': values.replaceAll('version', 'release'),
      'page.mdx': text.replaceAll('version', 'release').replace(', release\n', ', version\n'),
      'copy.mdx': copy.replaceAll('version', 'release'),
    };
    const inDeclaration = { ...texts, 'snippets/values.mdx': values.replace('const version', 'const vers<|>ion') };
    assert.deepEqual(renamed(inDeclaration, 'release'), changed);
    assert.deepEqual(renamed({ ...texts, 'copy.mdx': copy.replace('{vers', '{ve<|>rs') }, 'release'), changed);
  });

  it('changes a name that only its page has', () => {
    const text = 'export const one = 1;\n\n{one} {two}\n';
    assert.deepEqual(renamed({ 'page.mdx': text.replace('{one', '{on<|>e') }, 'two'), {
      'page.mdx': text.replaceAll('one', 'two'),
    });
  });

  it('is refused where it can’t change all places', () => {
    const tag = { ...files, 'page.mdx': files['page.mdx'].replace('<Chart>', '<Ch<|>art>') };
    assert.match(refused(tag, 'chart'), /capital letter/);
    assert.match(refused(tag, 'Card'), /`Card` already exists/);
    assert.match(refused(tag, 'Other'), /`Other` already exists in `\/snippets\/chart.jsx`/);
    const typed = { ...tag, 'snippets/chart.jsx': 'export const Chart: FC<P> = () => null;\n' };
    assert.match(refused(typed, 'Graph'), /can’t be read as JavaScript/);
    const taken = { ...tag, 'other.mdx': 'import { Chart } from "/snippets/chart.jsx";\n\nexport const Graph = 1;\n' };
    assert.match(refused(taken, 'Graph'), /already exists in `\/other.mdx`/);
    const broken = { ...tag, 'other.mdx': 'import { Chart } from "/snippets/chart.jsx";\n\n{Chart +}\n' };
    assert.match(refused(broken, 'Graph'), /`\/other.mdx` has a syntax error/);
    const script = { ...tag, 'snippets/deck.jsx': 'import { Chart } from "./chart.jsx";\n' };
    assert.match(refused(script, 'Graph'), /deck.jsx` seems to use `Chart`/);
    const byDefault = { ...tag, 'snippets/chart.jsx': `${files['snippets/chart.jsx']}export default Chart;\n` };
    assert.match(refused(byDefault, 'Graph'), /by default, too/);
  });
});

describe('what can not be renamed', () => {
  it('is said to be nothing', () => {
    const texts = [
      '[a](https://acme.ex<|>ample)',
      '[a](/go<|>ne)',
      'wo<|>rds',
      '<Card title="A<|>b" />',
      '`co<|>de`',
      '[a](/install#go<|>ne)',
    ];
    for (const text of texts) assert.equal(at({ 'page.mdx': text, 'install.mdx': install }).target, undefined, text);
  });
});

describe('renaming the title of a page', () => {
  const page = (front: string): Files => ({ 'intro.mdx': `---\n${front}\n---\n\nText.\n` });
  const after = (front: string, newName: string): string | undefined => renamed(page(front), newName)['intro.mdx'];

  it('changes it in the front matter, in the quotes that it has', () => {
    assert.equal(after('title: In<|>tro', 'Start here'), '---\ntitle: Start here\n---\n\nText.\n');
    assert.equal(after('title: "In<|>tro"', 'Say "hello"'), `---\ntitle: 'Say "hello"'\n---\n\nText.\n`);
    assert.equal(after("tit<|>le: 'Intro'", 'Start: now'), '---\ntitle: "Start: now"\n---\n\nText.\n');
    const { target } = at(page('title: "In<|>tro"'));
    assert.equal(target?.placeholder, 'Intro');
    assert.deepEqual(target.range, { start: 12, end: 17 });
  });

  it('adds quotes to one that means something else without, and needs words', () => {
    assert.equal(after('title: In<|>tro', 'Errors: all'), '---\ntitle: "Errors: all"\n---\n\nText.\n');
    assert.match(refused(page('title: In<|>tro'), '  '), /must have a title/);
  });

  it('adds one to a page without a title', () => {
    const titled = (text: string): string | undefined => {
      const context = pageIn({ 'docs.json': configWith({}), 'intro.mdx': text }, 'intro.mdx');
      assert.ok(context);
      const changed = changeTitle(context, 'Intro');
      assert.ok('edits' in changed);
      return afterFix({ 'intro.mdx': text }, changed)['intro.mdx'];
    };
    assert.equal(titled('Text.\n'), '---\ntitle: "Intro"\n---\n\nText.\n');
    assert.equal(titled('---\nicon: bolt\n---\n'), '---\ntitle: "Intro"\nicon: bolt\n---\n');
    assert.equal(titled('---\ntitle:\n---\n'), '---\ntitle: Intro\n---\n');
  });
});
