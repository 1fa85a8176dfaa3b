import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { costOfLink } from '../../../server/src/core/preview/frame/frameContext.ts';
import type { RenderedPage } from '../../../server/src/core/preview/renderPage.ts';
import { noServices, type RenderServices } from '../../../server/src/core/preview/services.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import type { Cost } from '../../../server/src/core/util/budget.ts';
import { budgets, stepsPerParse } from '../../../server/src/core/util/limits.ts';
import { pageIn, siteOf, type Files } from '../../support/site.ts';
import { renderFrame, renderPage } from '../../support/rendered.ts';

// A page of a few hundred bytes must not become a gigabyte, nor minutes of work. What is counted here is what the budget
// counts, and the HTML: no clock.

const options = { resourceBase: '/files', allowsRemoteImages: false };

function docsJson(more: object = {}): string {
  const navigation = { groups: [{ group: 'Start', pages: ['page'] }] };
  return JSON.stringify({ name: 'Acme', theme: 'mint', colors: { primary: '#123456' }, navigation, ...more });
}

function render(body: string, files: Files = {}, services: RenderServices = noServices): RenderedPage {
  const page = pageIn({ 'docs.json': docsJson(), 'page.mdx': `---\ntitle: A\n---\n\n${body}`, ...files }, 'page.mdx');
  assert.ok(page);
  return renderPage(page, options, services);
}

function costOf({ blocks }: RenderedPage): Cost {
  const sum = (get: (cost: Cost) => number): number => blocks.reduce((all, { block }) => all + get(block.cost), 0);
  return { nodes: sum(({ nodes }) => nodes), characters: sum((one) => one.characters), steps: sum((one) => one.steps) };
}

function repeated(piece: string, count: number): string {
  return Array.from({ length: count }, (_, at) => piece.replaceAll('{n}', String(at))).join('');
}

/** Constants of which each contains the one before twice. */
function doubling(first: string, next: (name: string) => string): string {
  return `export const a0 = ${first};\n${Array.from({ length: 26 }, (_, at) => `export const a${at + 1} = ${next(`a${at}`)};\n`).join('')}\n`;
}

const lists = doubling('["x", "y"]', (name) => `[${name}, ${name}]`);
const texts = doubling('"xxxxxxxxxx"', (name) => `\`\${${name}}\${${name}}\``);
const objects = doubling('{ x: "y" }', (name) => `{ a: ${name}, b: ${name} }`);
const entries = `export const all = { ${repeated('a{n}: 1, ', 5000)} };\n\n`;
const variable = { 'docs.json': docsJson({ variables: { a: 'v'.repeat(5000) } }) };
const snippet = { 'snippets/a.mdx': `${repeated('Text **{n}**\n\n', 2000)}{children} {children}` };

const pages: readonly (readonly [name: string, body: string, files?: Files])[] = [
  ['lists that contain each other', `${lists}{a26} {a16}\n\n<Card title={a26} pre={a20} />\n`],
  ['texts that contain each other', `${texts}{a25}\n\n<Card title={a25}>a</Card>\n\n<Card title={a25}>b</Card>\n`],
  ['objects that contain each other', `${objects}<ResponseField name="a" default={a26} />\n`],
  [
    'a constant in hundreds of attributes',
    `${entries}${repeated('<ResponseField name="a" default={all} />\n\n', 150)}`,
  ],
  ['a long variable in text', repeated('{{a}} ', 5000), variable],
  ['a long variable in code', `\`\`\`\n${repeated('{{a}} ', 5000)}\n\`\`\`\n`, variable],
  ['a long variable in attributes', repeated('<Card title="{{a}}{{a}}" about="{{a}}{{a}}" />\n\n', 300), variable],
  ['thousands of tabs', `<Tabs>\n${repeated('<Tab title="abcdefghij">x</Tab>\n', 5000)}</Tabs>\n`],
  ['a table with a wide head', `|${' a |'.repeat(2000)}\n|${' - |'.repeat(2000)}\n${'| a |\n'.repeat(2000)}`],
  [
    'captions in Markdown',
    `export const a = "${'x **b** `c` '.repeat(150)}";\n\n${repeated('<Frame caption={a}>x</Frame>\n\n', 500)}`,
  ],
  [
    'a snippet that is included over and over',
    `import A from "/snippets/a.mdx";\n\n${'<A />\n\n'.repeat(40)}`,
    snippet,
  ],
  [
    'snippets around snippets',
    `import A from "/snippets/a.mdx";\n\n${'<A>'.repeat(40)}x${'</A>'.repeat(40)}\n`,
    { 'snippets/a.mdx': `${'x'.repeat(200)} {children} {children}` },
  ],
];

describe('the budget of a preview', () => {
  for (const [name, body, files] of pages) {
    it(`holds for ${name}`, () => {
      const page = render(body, files);
      const { nodes, characters, steps } = costOf(page);
      // A node may exceed what is left by itself, but not by more than a block may have.
      assert.ok(nodes <= budgets.preview.nodes + budgets.previewBlock.nodes, `${nodes} nodes`);
      assert.ok(characters <= budgets.preview.characters + budgets.previewBlock.characters, `${characters} characters`);
      assert.ok(steps <= budgets.preview.steps + budgets.previewBlock.steps, `${steps} steps`);
      assert.ok(page.html.length <= 2 * characters + 10_000, `${page.html.length} characters of HTML`);
    });
  }

  it('ends the tabs, files and code blocks of one element, and says so', () => {
    for (const [body, shown] of [
      [`<Tabs>\n${repeated('<Tab title="{n}" />\n', 4_000)}</Tabs>\n`, /role="tab"/g],
      [`<Tree>\n${repeated('<Tree.File name="{n}" />\n', 7_000)}</Tree>\n`, /class="tree-file/g],
      [`<CodeGroup>\n${repeated('<CodeBlock filename="{n}">a</CodeBlock>\n', 4_000)}</CodeGroup>\n`, /role="tab"/g],
    ] as const) {
      const { html } = render(body);
      const count = html.match(shown)?.length ?? 0;
      assert.ok(count > 500 && count <= budgets.previewBlock.nodes, `${count} of ${String(shown)}`);
      assert.match(html, /This part of the page is too long/);
    }
  });

  it('counts each expression that has to be parsed, however short it is', () => {
    const { steps } = costOf(render(repeated('{a{n} + 1} ', 200)));
    assert.ok(steps >= 200 * stepsPerParse, `${steps} steps`);
  });

  it('counts the entries that an element spreads where each is needed, as in the scope of a snippet', () => {
    const use = `import A from "/snippets/a.mdx";\n\n${entries}${'<A {...all} />\n\n'.repeat(20)}`;
    assert.ok(costOf(render(use, { 'snippets/a.mdx': '{a1}\n' })).steps >= 20 * 5000);
    const drawings = costOf(render(`${entries}${'<svg {...all} />\n\n'.repeat(20)}`));
    assert.ok(drawings.steps >= 20 * 5000, `${drawings.steps} steps`);
  });

  it('lets many elements have one object with thousands of names', () => {
    const { html } = render(`${entries}${'<Tooltip tip="b" {...all}>named</Tooltip>\n\n'.repeat(500)}`);
    assert.doesNotMatch(html, /too long for the preview/);
    assert.equal(html.match(/>named</g)?.length, 500);
  });

  it('ends a list where its block is used up', () => {
    const { html } = render(repeated('- item {n}\n', 20_000));
    assert.match(html, /This part of the page is too long/);
    assert.ok((html.match(/<li/g)?.length ?? 0) <= budgets.previewBlock.nodes);
  });

  it('says where a page ends that has used it up, and where a part of it does', () => {
    assert.match(
      render(repeated(`<Frame caption="${'a '.repeat(1_000)}">{n}</Frame>\n\n`, 200)).html,
      /This page is too long for the preview, which ends here/,
    );
    const parts = render(`<div>\n${repeated('a **{n}**\n\n', 4_000)}</div>\n\nThe rest.\n`).html;
    assert.match(parts, /This part of the page is too long.*The rest\./s);
  });

  it('shows constants of usual sizes', () => {
    const { html } = render(`${lists}${texts}{a3}\n\n<Card title={a3}>b</Card>\n`);
    assert.match(html, /(?:xxxxxxxxxx){8}/);
  });

  it('reads a snippet once, however often it is included', () => {
    const { steps } = costOf(render(`import A from "/snippets/a.mdx";\n\n${'<A />\n\n'.repeat(9)}`, snippet));
    assert.ok(steps < 2 * snippet['snippets/a.mdx'].length, `${steps} steps`);
  });

  it('ends the lists of a frame with thousands of entries, and says so', () => {
    const files = {
      'docs.json': docsJson({
        navbar: {
          links: repeated('{n} ', 4_000)
            .split(' ')
            .map((label) => ({ label, href: '/page' })),
        },
      }),
      'page.mdx': '',
    };
    const { header } = renderFrame(siteOf(files), 'page.mdx' as SitePath, options, noServices);
    assert.equal(header.match(/<a /g)?.length, budgets.frame.nodes / costOfLink + 1);
    assert.match(header, /The preview shows no more entries/);
  });
});

describe('an error in the preview', () => {
  const icon: RenderServices['icon'] = (name) => {
    if (name === 'broken') throw new RangeError('Maximum call stack size exceeded');
    return undefined;
  };

  it('costs the element in which it is, and is reported', () => {
    const errors: unknown[] = [];
    const services = { ...noServices, icon, onError: (error: unknown): void => void errors.push(error) };
    const { html } = render(
      'Before.\n\n<Card title="A" icon="broken">B</Card>\n\n<Card title="C">D</Card>\n',
      {},
      services,
    );
    assert.match(html, /Before\..*The preview can’t show this\..*C.*D/s);
    assert.equal(errors.length, 1);
  });

  it('costs a part of the frame, and not the page', () => {
    const files = { 'docs.json': docsJson({ footer: { socials: { broken: 'https://a.example' } } }), 'page.mdx': '' };
    const frame = renderFrame(siteOf(files), 'page.mdx' as SitePath, options, { ...noServices, icon });
    assert.equal(frame.footer, '');
    assert.match(frame.sidebar, /Start/);
  });

  it('isn’t half of a surrogate pair in any address', () => {
    const { html } = render(
      '<Card title="a" href={"#\\uD800"}>b</Card>\n\n<a href={"/page#\\uDC00"}>c</a>\n\n<img src={"/a\\uD800.png"} />\n\n[d](#\uD800)\n',
    );
    assert.doesNotMatch(html, /can’t show/);
    assert.match(html, /href="#%EF%BF%BD"/);
  });
});
