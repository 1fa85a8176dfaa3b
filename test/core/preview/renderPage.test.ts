import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { builtIn } from '../../../server/src/core/components/catalogue.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import type { RenderedPage } from '../../../server/src/core/preview/renderPage.ts';
import { noServices, type RenderServices } from '../../../server/src/core/preview/services.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { filesOfSite, galleryFolder, galleryPage } from '../../support/gallery.ts';
import { findingsInFiles, pageIn, siteOf, type Files } from '../../support/site.ts';
import { offsetsTo } from '../../support/thorough.ts';
import { renderFrame, renderPage } from '../../support/rendered.ts';

const options = { resourceBase: '/files', allowsRemoteImages: false };
const docsJson = JSON.stringify({
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#123456' },
  navigation: { groups: [{ group: 'Start', pages: ['page', 'guides/install'] }] },
  variables: { version: '4.2' },
});

/** Renders the page of a small site. */
function render(text: string, files: Files = {}, services: Partial<RenderServices> = {}): RenderedPage {
  const install = '---\ntitle: Install\n---\n';
  const all = { 'docs.json': docsJson, 'guides/install.mdx': install, 'a.png': '', 'page.mdx': text, ...files };
  const page = pageIn(all, 'page.mdx');
  assert.ok(page);
  return renderPage(page, options, { ...noServices, ...services });
}

/** Returns the HTML without positions and the head of the page, for reading. */
function bodyOf(text: string, files: Files = {}): string {
  return render(text, files)
    .html.replace(/<header class="page-head">[\s\S]*?<\/header>/, '')
    .replace(/ data-(?:line|key|file|file-line|page)="[^"]*"/g, '');
}

describe('the preview of a page', () => {
  it('shows marks, links and images', () => {
    assert.equal(
      bodyOf('A *b* **c** ~~d~~ `e` [f **g**](/guides/install#x) ![h](/a.png)\n'),
      '<p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e</code> ' +
        '<a href="/guides/install#x">f <strong>g</strong></a> ' +
        '<img src="/files/a.png" alt="h" class="zoomable" loading="lazy"></p>',
    );
  });

  it('has the line of its source on each block', () => {
    const lines = [...render('# A\n\nB\n\n- C\n\n> D\n').html.matchAll(/<(\w+)[^>]*? data-line="(\d+)"/g)];
    assert.deepEqual(
      lines.slice(1).map(([, name, line]) => `${name ?? ''} ${line ?? ''}`),
      ['h1 0', 'p 2', 'ul 4', 'li 4', 'blockquote 6', 'p 6'],
    );
  });

  it('nests components as their tags are', () => {
    assert.match(
      bodyOf('<Steps>\n  <Step title="One">\n    <Note>Text</Note>\n  </Step>\n</Steps>\n'),
      /^<div class="steps".*<div class="step" .*<p class="step-title" id="one">One<\/p><div class="callout is-note"/s,
    );
  });

  it('shows a snippet with its properties and the variables of the site, but not what is between its tags', () => {
    const files = { 'snippets/hint.mdx': 'Hello {name}, {{version}} {children}!\n' };
    const html = bodyOf('import Hint from "/snippets/hint.mdx"\n\n<Hint name="you">**in**</Hint>\n', files);
    assert.match(html, /Hello you, 4\.2 !/);
  });

  it('lets the last attribute of a name count, spread or written', () => {
    const script = 'export const p = { title: "spread", icon: "x" }\n\n';
    assert.match(bodyOf(`${script}<Step title="written" {...p} />\n`), />spread</);
    assert.match(bodyOf(`${script}<Step {...p} title="written" />\n`), />written</);
    assert.match(bodyOf(`${script}<Step {...{ title: "first" }} {...p} />\n`), />spread</);
    assert.match(bodyOf(`${script}<Step {...p} title={unknown} />\n`), /class="step"(?!.*spread)/s);
  });

  it('gives the titles of steps the size that all of them have, or their own', () => {
    const html = bodyOf(
      '<Steps titleSize="h2">\n<Step title="One" />\n<Step title="Two" titleSize="h4" />\n</Steps>\n',
    );
    assert.match(html, /<h2 id="one">One<.*<h4 id="two">Two</s);
  });

  it('leaves a heading its id where a step has the same title', () => {
    const { html, toc } = render(
      '<Steps>\n<Step title="Map groups">\nSee below.\n</Step>\n</Steps>\n\n## Map groups\n',
    );
    assert.match(html, /<h2 id="map-groups"/);
    assert.deepEqual(
      toc.map(({ id }) => id),
      ['map-groups'],
    );
  });

  it('draws what it can of an SVG, without boxes for the rest', () => {
    assert.equal(
      bodyOf('<a href="/page"><svg viewBox="0 0 9 9"><use href="/icons.svg#a" /><path d="M0 0" /></svg></a>\n'),
      '<a href="/page"><svg viewBox="0 0 9 9"><path d="M0 0"></path></svg></a>',
    );
  });

  it('colors an icon by mode, and aligns a tooltip', () => {
    assert.match(
      bodyOf('<Icon icon="sun" color="red" colorLight="#111111" colorDark="#eeeeee" />\n'),
      /class="icon has-modes is-unknown".*data-style="--light:#111111;--dark:#eeeeee"/,
    );
    assert.match(bodyOf('<Tooltip tip="A" side="bottom" align="end">B</Tooltip>\n'), /class="is-bottom at-end"/);
  });

  it('shows elements of HTML that only mark text', () => {
    assert.match(bodyOf('A <dfn>scope</dfn> and <ruby>a<rt>b</rt></ruby>.\n'), /<dfn>scope<\/dfn>.*<ruby>a<rt>b<\/rt>/);
  });

  it('draws the icon of a code block from the library and in the style that it names', () => {
    const drawn: string[] = [];
    const icon: RenderServices['icon'] = (name, library, style) => {
      drawn.push([name, library, style].join(' '));
      return undefined;
    };
    const block = '<CodeBlock filename="A" icon="star" iconType="regular" iconLibrary="lucide">x</CodeBlock>';
    render(`${block}\n`, {}, { icon });
    render(`<CodeGroup>${block}</CodeGroup>\n`, {}, { icon });
    assert.deepEqual(drawn, ['star lucide regular', 'star lucide regular']);
  });

  it('shows what is between the code blocks of a group below them', () => {
    const html = bodyOf('<CodeGroup>\n```js\nx\n```\n\n### Also\n\nText.\n\n```py\ny\n```\n</CodeGroup>\n');
    assert.match(html, /<code data-language="py">.*<h3 id="also">Also.*<p>Text\.<\/p>$/s);
    assert.equal(html.match(/<pre/g)?.length, 2);
  });

  it('shows pages with thousands of levels, down to the deepest that anybody writes', () => {
    const many = 6_000;
    assert.match(bodyOf(`${'<b>'.repeat(5000)}A${'</b>'.repeat(5000)}\n\nC\n`), /<b>.*A.*C/s);
    assert.match(bodyOf(`${'<b>'.repeat(many)}A${'</b>'.repeat(many)}\n\nC\n`), /<b>.*C/s);
    assert.match(bodyOf(`${'<Card title="B">\n'.repeat(many)}${'</Card>\n'.repeat(many)}\nC\n`), /B.*C/s);
    assert.match(bodyOf(`${'**a '.repeat(many)}${' b**'.repeat(many)}\n\nC\n`), /C/);
    assert.match(bodyOf(`${'['.repeat(many)}a${'](/b)'.repeat(many)}\n\nC\n`), /C/);
  });

  it('ends where snippets include themselves', () => {
    const files = { 'snippets/a.mdx': 'import A from "/snippets/a.mdx"\n\nx <A /> <A />\n' };
    assert.match(bodyOf('import A from "/snippets/a.mdx"\n\n<A />\n', files), /Snippet snippets\/a\.mdx/);
  });

  it('shows the platform’s own component where a page imports it', () => {
    const html = bodyOf('import { Badge } from "@mintlify/components"\n\n<Badge>new</Badge>\n');
    assert.match(html, /class="badge[^>]*>new</);
  });

  it('shows components of the site and expressions as their source, and runs neither', () => {
    const html = bodyOf('import { Lamp } from "/snippets/lamp.jsx"\n\n<Lamp on={f()} />\n\n{f()} {1} {"two"}\n', {
      'snippets/lamp.jsx': 'export const Lamp = () => null;',
    });
    assert.match(html, /Component Lamp from \/snippets\/lamp\.jsx/);
    assert.match(html, /<code class="expression"[^>]*>\{f\(\)\}<\/code> 1 two/);
  });

  it('shows of names and numbers in braces what readers see', () => {
    const html = bodyOf('GET /birds/{id}/eggs, {1,15}, {4|5|6}, {"a", "b"} and {size}.\n\nexport const size = 3;\n');
    assert.match(html, /GET \/birds\/\/eggs, 15, 7, b and 3\./);
  });

  it('says that the content of an unknown component is lost', () => {
    assert.match(bodyOf('<Nott>Text</Nott>\n'), /is-missing.*Unknown component Nott.*Text/s);
  });

  it('shows syntax errors with their messages, and everything around them', () => {
    const html = bodyOf('Above\n\n<Card title="x\n\nBelow **b**\n\n{oops\n\nEnd\n');
    assert.match(
      html,
      /Above.*class="break".*Below <strong>b<\/strong>.*class="break" title="Unclosed \{:.*Unclosed <code>\{<\/code>.*End/s,
    );
  });

  it('shows a merge conflict once', () => {
    const html = bodyOf('Above\n\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> main\n\nBelow\n');
    assert.match(html, /Above.*class="break" title="Unresolved merge conflict.*Below/s);
    assert.equal(html.match(/class="break"/g)?.length, 1);
  });

  it('shows no syntax error whose cause is another finding, as in the list of problems', () => {
    const slips = [
      '<Card title="A">\n\n```js\ncode\n\n</Card>\n\n## Next\n',
      '<Card title="A">\n\n```js\ncode\n``` text\n\n</Card>\n\nEnd\n',
      'Text\nimport { A as B } from "/snippets/a.mdx"\n\nEnd\n',
    ];
    for (const slip of slips) {
      const all = { 'docs.json': docsJson, 'page.mdx': slip };
      const found = findingsInFiles(all).map(({ rule }) => rule.id);
      assert.ok(!found.includes('mdx/syntax'), found.join());
      assert.notEqual(pageIn(all, 'page.mdx')?.page.problems.length, 0, slip);
      assert.ok(!bodyOf(slip).includes('class="break"'), slip);
    }
  });

  it('offers each view with its icon, and lists the sections of all: the script hides those of hidden ones', () => {
    const text =
      '<View title="A" icon="/a.png">\n## One\n</View>\n\n<View title="B">\n## Two\n</View>\n\n<View title="A">C</View>\n';
    const { html, toc } = render(text);
    assert.deepEqual(
      toc.map(({ title }) => title),
      ['One', 'Two'],
    );
    assert.match(
      html,
      /<div class="view-switch" role="radiogroup"[^>]*><button [^>]*role="radio" aria-checked="true" tabindex="0" data-view-option="A"><span class="icon"[^>]*><img src="\/files\/a.png" alt=""><\/span><span>A<\/span><\/button><button [^>]*aria-checked="false" tabindex="-1" data-view-option="B"><span>B<\/span><\/button><\/div>/,
    );
  });

  it('gives the card of a repository its classes', () => {
    assert.match(
      bodyOf('<GitHub.Repo repo="a/b" variant="flat" className="w-full other" />\n'),
      /class="card is-horizontal repository is-flat u-w-full"/,
    );
  });

  it('links addresses in brackets that are no label of a link', () => {
    const link = (url: string): string => `<a href="${url}" rel="noopener noreferrer" data-external>${url}</a>`;
    assert.equal(
      bodyOf('[https://a.example/b] [c https://d.example, *e@f.example*] [https://g.example](/page)\n'),
      `<p>[${link('https://a.example/b')}] [c ${link('https://d.example')}, <em><a href="mailto:e@f.example" rel="noopener noreferrer" data-external>e@f.example</a></em>] <a href="/page">https://g.example</a></p>`,
    );
    assert.equal(bodyOf('<a href="/page">[https://a.example]</a>\n'), '<a href="/page">[https://a.example]</a>');
    assert.equal(bodyOf('[a@b and http://]\n'), '<p>[a@b and http://]</p>');
  });

  it('lets long names of code in tables break after their marks', () => {
    assert.match(
      bodyOf('| `session_required_by` | `description` |\n| - | - |\n| a | b |\n'),
      /<code>session_<wbr>required_<wbr>by<\/code>.*<code>description<\/code>/,
    );
  });

  it('lists the sections that readers see', () => {
    const { toc } = render('## A\n\n### B\n\n<Accordion title="x">\n## C\n</Accordion>\n\n## A\n');
    assert.deepEqual(
      toc.map(({ id }) => id),
      ['a', 'b', 'a-2'],
    );
  });

  it('shows an operation of the description of the API', () => {
    const description = {
      openapi: '3.1.0',
      servers: [{ url: 'https://x.test' }],
      paths: { '/a': { get: { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }], responses: {} } } },
    };
    const config = JSON.stringify({ ...(JSON.parse(docsJson) as object), api: { openapi: 'api.json' } });
    const page = render('---\ntitle: A\nopenapi: GET /a\n---\n', {
      'docs.json': config,
      'api.json': JSON.stringify(description),
    });
    assert.match(page.html, /https:\/\/x\.test\/a.*Query parameters.*<code class="field-name">q<\/code>/s);
  });
});

describe('while a page is typed', () => {
  const text = readFileSync(path.join(galleryFolder, galleryPage), 'utf8');

  it('no beginning of it fails or is empty', () => {
    const page = pageIn(filesOfSite(galleryFolder), galleryPage);
    assert.ok(page);
    // Each section is typed below the head alone: with all others above, most of the time would go into those.
    const [head = '', ...sections] = text.split(/^(?=## )/m);
    assert.ok(sections.length > 10);
    let [above, previous] = ['', readPage('')];
    const type = (before: string, typed: string): void => {
      for (const end of [...offsetsTo(typed.length - 1, 307), typed.length]) {
        previous = readPage(before + typed.slice(0, end), previous);
        const { html } = renderPage({ ...page, page: previous }, options, noServices);
        assert.ok(html.length > 0);
      }
    };
    type('', head);
    for (const section of sections) {
      type(head, section);
      above += section;
      assert.ok(renderPage({ ...page, page: readPage(head + above) }, options, noServices).html.length > 0);
    }
  });

  it('what is above the cursor stays', () => {
    const above = '## Above\n\n<Note>Right</Note>\n\nText **b**.\n\n';
    const complete = '<Card title="A" icon="x" href="/page">\n  Text {1}\n</Card>\n\n```js\nx\n```\n';
    const expected = render(above).html;
    for (let end = 1; end <= complete.length; end++) {
      const { html } = render(above + complete.slice(0, end));
      assert.ok(html.startsWith(expected), `after ${JSON.stringify(complete.slice(0, end))}`);
    }
  });
});

/** Texts that would run or load something, each in every place where a page can have a text. */
const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' style='background:url(https://evil.test)",
  '</style><script>alert(1)</script>',
  '../../../etc/passwd',
  'https://evil.test/a.png',
  '//evil.test/a.png',
  'vbscript:x',
];

const places: readonly ((attack: string) => string)[] = [
  (attack) =>
    `---\ntitle: ${JSON.stringify(attack)}\ndescription: ${JSON.stringify(attack)}\nicon: ${JSON.stringify(attack)}\nurl: ${JSON.stringify(attack)}\n---\n`,
  (attack) => `[a](<${attack}>) ![b](<${attack}>)\n`,
  (attack) =>
    `<Card title={${JSON.stringify(attack)}} href={${JSON.stringify(attack)}} img={${JSON.stringify(attack)}} icon={${JSON.stringify(attack)}} color={${JSON.stringify(attack)}}>x</Card>\n`,
  (attack) =>
    `<div style={{ background: ${JSON.stringify(attack)}, color: ${JSON.stringify(attack)} }} id={${JSON.stringify(attack)}} className={${JSON.stringify(attack)}} onClick={() => 1}>x</div>\n`,
  (attack) =>
    `<img src={${JSON.stringify(attack)}} alt={${JSON.stringify(attack)}} /><video src={${JSON.stringify(attack)}} /><iframe src={${JSON.stringify(attack)}} />\n`,
  (attack) =>
    `<svg onload="alert(1)"><path d={${JSON.stringify(attack)}} fill={${JSON.stringify(attack)}} /><script>alert(1)</script><foreignObject>x</foreignObject><use href={${JSON.stringify(attack)}} /></svg>\n`,
  (attack) =>
    `<Frame caption={${JSON.stringify(attack)}}>x</Frame><Tooltip tip={${JSON.stringify(attack)}} href={${JSON.stringify(attack)}} cta="c">t</Tooltip>\n`,
  (attack) => `\`\`\`mermaid\n${attack}\n\`\`\`\n\n\`\`\`${attack.replace(/\s/g, '')}\n${attack}\n\`\`\`\n`,
  (attack) => `$${attack}$ {${JSON.stringify(attack)}} \`${attack}\`\n`,
  (attack) =>
    `<script>{${JSON.stringify(attack)}}</script><style>{${JSON.stringify(attack)}}</style><object data={${JSON.stringify(attack)}} /><embed src={${JSON.stringify(attack)}} /><form action={${JSON.stringify(attack)}}><button>x</button></form>\n`,
];

describe('nothing of a page runs or loads', () => {
  for (const attack of attacks) {
    it(attack, () => {
      for (const place of places) assertHarmless(render(place(attack)).html, place(attack));
    });
  }

  it('nor of docs.json', () => {
    for (const attack of attacks) {
      const config = JSON.stringify({
        name: attack,
        theme: 'mint',
        colors: { primary: attack, light: attack },
        background: { color: { light: attack } },
        fonts: { family: attack },
        logo: attack,
        banner: { content: attack },
        navbar: { links: [{ label: attack, href: attack }] },
        footer: { socials: { x: attack } },
        navigation: { groups: [{ group: attack, icon: attack, pages: ['page', attack] }] },
      });
      const site = siteOf({ 'docs.json': config, 'page.mdx': '---\ntitle: A\n---\n' });
      const frame = renderFrame(site, 'page.mdx' as SitePath, options, noServices);
      assertHarmless(frame.header + frame.sidebar + frame.pager + frame.footer, attack);
      assert.doesNotMatch(JSON.stringify(frame.theme), /url|script|[<>;]/i);
    }
  });
});

const allowedTags =
  /^(?:a|article|aside|audio|b|blockquote|br|button|code|dd|del|details|div|em|figcaption|figure|footer|g|h[1-6]|header|hr|i|img|input|kbd|li|main|mark|nav|ol|option|p|path|pre|section|select|small|span|strong|sub|summary|sup|svg|circle|table|tbody|td|th|thead|tr|u|ul|video)$/;

/** Asserts that HTML has only elements that show something, no handlers, no styles, and addresses of its own. */
function assertHarmless(html: string, from: string): void {
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/gi)) {
    assert.match(name, allowedTags, from);
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      assert.doesNotMatch(key, /^(?:on.*|style|srcdoc|srcset|formaction|action)$/i, from);
      if (key === 'src' || key === 'poster') assert.match(value, /^\/files\/(?!.*\.\.)|^data:image\//, from);
      if (key === 'href') assert.match(value, /^(?:#|\/(?!\/)|https?:|mailto:|tel:)/, from);
      if (key === 'data-style') assert.doesNotMatch(value, /url|script|expression|[<>]/i, from);
    }
  }
  // Whatever isn’t one of these elements is text.
  const rest = html.replace(/<\/?[a-z][\w-]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/gi, '');
  assert.deepEqual(rest.match(/.{0,60}[<>].{0,60}/g), null, from);
}

describe('the gallery', () => {
  const text = readFileSync(path.join(galleryFolder, galleryPage), 'utf8');
  const page = readPage(text);
  const used = new Map<string, Set<string>>();
  for (const { name, opening } of page.elements) {
    const names = used.get(name) ?? new Set();
    for (const attribute of opening.attributes) names.add(attribute.name);
    used.set(name, names);
  }

  it('has every component of the catalogue with every attribute', () => {
    const lacking = builtIn.flatMap(({ name, attributes, isUndocumented, aliasOf }) => {
      const known = used.get(name);
      if (known === undefined) return isUndocumented === true ? [] : [name];
      if (aliasOf !== undefined) return [];
      return attributes.filter((one) => !known.has(one.name)).map((one) => `${name} ${one.name}`);
    });
    assert.deepEqual(lacking, []);
  });

  it('shows each component as itself, but those that the site brings or nobody knows', () => {
    const context = pageIn(filesOfSite(galleryFolder), galleryPage);
    assert.ok(context);
    assert.deepEqual(context.page.problems, []);
    const { html, aside } = renderPage(context, options, noServices);
    const labels = [...(html + aside).matchAll(/<p class="box-label">([^<]*)/g)].map(([, label]) => label);
    assert.deepEqual(labels, [
      'Component Lamp from /snippets/lamp.jsx',
      'Unknown component Unknown: its content is lost on the site.',
    ]);
    assertHarmless(html + aside, 'gallery');
  });
});
