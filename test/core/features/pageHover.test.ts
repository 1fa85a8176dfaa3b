import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hover } from '../../../server/src/core/features/answers.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { findingLinks } from '../../../server/src/core/features/page/links.ts';
import { finished } from '../../../server/src/core/util/finished.ts';
import { configWith, page, pageAtCursor, textAt, type Files } from '../../support/site.ts';

const site: Files = {
  'intro.mdx': page("'*Intro* <b>'", 'What `Acme` is.'),
  'guides/install.mdx': page('Install'),
  'images/a.png': '',
  'files/b.pdf': '',
  'snippets/chart.mdx': 'A chart.',
  'snippets/plot.jsx': `export const Other = 1;\nexport const Plot = () => {\n${Array.from({ length: 40 }, (_, at) => `  // line ${at}`).join('\n')}\n};\n`,
};

function hover(text: string): (Hover & { readonly text: string }) | undefined {
  const { page: at, offset } = pageAtCursor({ ...site, 'guides/page.mdx': text });
  const found = hoverPage(at, offset);
  return found && { ...found, text: textAt(at.page.text, found.range) };
}

function words(text: string): string {
  return hover(text)?.markdown ?? 'nothing';
}

describe('hover over a tag', () => {
  it('tells what a component is for and what it takes', () => {
    const found = hover('<Card<|>Group cols={2}>x</CardGroup>');
    assert.equal(found?.text, 'CardGroup');
    assert.match(found.markdown, /A grid of cards/);
    assert.match(found.markdown, /`cols` \(integer from 1, default `2`\): Number of columns/);
    assert.match(words('<Note>x</No<|>te>'), /supplementary/);
  });

  it('tells what an attribute takes', () => {
    assert.match(
      words('<CardGroup co<|>ls={2}>x</CardGroup>'),
      /\*\*`cols`\*\* of `CardGroup` — integer from 1 · optional/,
    );
    assert.match(words('<Tab tit<|>le="A">x</Tab>'), /required/);
    assert.match(words('<ParamField pa<|>th="a" />'), /Exactly one of these attributes is required: `path`/);
  });

  it('tells what a value means', () => {
    assert.match(words('<Icon icon="a" iconType="so<|>lid" />'), /^`solid`: Filled/);
    assert.match(words('<Card icon="rock<|>et" />'), /^Icon `rocket`\n\nFound in: Font Awesome, Lucide, Tabler/);
  });

  it('works while the tag is being typed', () => {
    assert.match(words('<Card tit<|>le="A" \n\n## Later'), /Title of the card/);
  });

  it('says nothing where nothing is known', () => {
    for (const text of [
      'Some te<|>xt',
      '<Other a<|>="b" />',
      '`<Ca<|>rd>`',
      '```\n<Ca<|>rd>\n```',
      '<Card data-<|>x="1" />',
    ]) {
      assert.equal(hover(text), undefined, text);
    }
  });
});

describe('hover over references', () => {
  it('shows the title and description of a page, whatever characters they have', () => {
    for (const text of [
      '[a](/in<|>tro)',
      '[a](../in<|>tro#x)',
      '[a](<|>/intro)',
      '<Card href="/in<|>tro" />',
      '[a<|>][r]\n\n[r]: /intro',
      '[r]: /in<|>tro',
    ]) {
      assert.equal(
        words(text),
        '**\\*Intro\\* \\<b>**\n\nWhat \\`Acme\\` is.\n\n`intro.mdx` · Start · 1 link here',
        text,
      );
    }
  });

  it('shows images', () => {
    assert.equal(hover('![a](/images/<|>a.png)')?.image, 'images/a.png');
    assert.equal(hover('<img src="../images/<|>a.png" />')?.image, 'images/a.png');
    assert.equal(hover('<Card icon="/images/<|>a.png" />')?.image, 'images/a.png');
  });

  it('names the section that a link points to', () => {
    assert.match(words('## On Linux\n\n[a](#on-<|>linux)'), /Section: On Linux$/);
    const { page: at, offset } = pageAtCursor({ ...site, 'a.mdx': '## On a Mac', 'b.mdx': '[a](a#on-a<|>-mac)' });
    assert.match(hoverPage(at, offset)?.markdown ?? '', /`a\.mdx` · 1 link here\n\nSection: On a Mac$/);
  });

  it('shows the destination of a redirect', () => {
    const redirects = [
      { source: '/old', destination: '/intro' },
      { source: '/away', destination: 'https://acme.example' },
    ];
    const files = { ...site, 'docs.json': configWith({ redirects }) };
    const { page: at, offset } = pageAtCursor({ ...files, 'b.mdx': '[a](/o<|>ld)' });
    assert.match(hoverPage(at, offset)?.markdown ?? '', /^Redirects to `\/intro`\n\n---\n\n.*Intro/);
    const away = pageAtCursor({ ...files, 'b.mdx': '[a](/aw<|>ay)' });
    assert.equal(hoverPage(away.page, away.offset)?.markdown, 'Redirects to `https://acme.example`');
  });

  it('says nothing of what is elsewhere or missing', () => {
    for (const text of [
      '[a](../../../etc/pas<|>swd)',
      '[a](/no<|>where)',
      '[a](https://acme<|>.example)',
      '[a]()<|>',
    ]) {
      assert.equal(hover(text), undefined, text);
    }
  });

  it('shows where an import and its component come from', () => {
    const text = 'import Chart from "/snippets/chart.mdx";\n\n';
    assert.equal(words(text.replace('/chart', '/ch<|>art')), '`/snippets/chart.mdx`\n\n```mdx\nA chart.\n```');
    assert.match(words(text.replace('Chart', 'Ch<|>art')), /^\*\*`Chart`\*\* — imported from .*\n\n```mdx\nA chart/);
    assert.equal(
      words(`${text}<Ch<|>art />`),
      '**`Chart`** — imported from `/snippets/chart.mdx`\n\n```mdx\nA chart.\n```',
    );
  });

  it('shows the declaration that was imported from a script, and no more than its beginning', () => {
    const text = 'import { Plot } from "/snippets/plot.jsx";\n\n<Pl<|>ot />';
    const shown = words(text);
    assert.match(shown, /```jsx\nexport const Plot = \(\) => \{/);
    assert.doesNotMatch(shown, /Other|line 30/);
    assert.match(shown, /\n…\n```$/);
  });
});

describe('hover over the line that opens a code block', () => {
  it('names the language and explains options', () => {
    assert.match(words('```j<|>s title="a.js" lines\n```'), /\*\*JavaScript\*\*.*\n\nAliases: `javascript`/);
    assert.match(words('```js lin<|>es\n```'), /Shows line numbers/);
    assert.match(words('```js icon="rock<|>et"\n```'), /Found in/);
    assert.equal(hover('```js A <|>name\n```'), undefined);
  });
});

describe('links of a page', () => {
  it('are addresses and the files of the site that are there', () => {
    const text = [
      'import Chart from "/snippets/chart.mdx";',
      '[a](/intro#x) [b](install) [c](/gone) [d](https://acme.example) [e](#own) [f](javascript:alert(1))',
      '![g](../images/a.png)',
      '[r]: /files/b.pdf',
      '<Card title="x" href="/intro" icon="rocket" img="/images/a.png" /> <a href="../../../up">x</a> <use href="/intro" />',
    ].join('\n\n');
    const { page: at } = pageAtCursor({ ...site, 'guides/page.mdx': `${text}<|>` });
    const found = finished(findingLinks(at)).map(({ range, target }) => [
      textAt(at.page.text, range),
      target.kind === 'file' ? target.file : target.url,
    ]);
    assert.deepEqual(found, [
      ['/snippets/chart.mdx', 'snippets/chart.mdx'],
      ['/intro#x', 'intro.mdx'],
      ['install', 'guides/install.mdx'],
      ['https://acme.example', 'https://acme.example'],
      ['../images/a.png', 'images/a.png'],
      ['/files/b.pdf', 'files/b.pdf'],
      ['/intro', 'intro.mdx'],
      ['/images/a.png', 'images/a.png'],
    ]);
  });
});
