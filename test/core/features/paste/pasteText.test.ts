import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMdx as convert } from '../../../../server/src/core/features/paste/htmlToMdx.ts';
import { fromOtherSyntax } from '../../../../server/src/core/features/paste/otherSyntax.ts';
import { noPause } from '../../../../server/src/workspace/scheduling.ts';
import { readPage } from '../../../../server/src/core/page/readPage.ts';

const htmlToMdx = (html: string): Promise<string | undefined> => convert(html, noPause);

describe('pasted HTML', () => {
  it('keeps headings, lists, tables, code and links', async () => {
    const html = `<h2 id="a">Install<a class="hash-link" href="#a">#</a><a href="#a">#<i class="sr-only">Link</i></a></h2>
      <p>Run <code>npm i</code>, see <a href="https://acme.com/x">the <b>guide</b></a>.</p>
      <ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul>
      <pre><code class="language-js">const a = {};\n</code></pre>
      <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>
      <p><img src="https://acme.com/a.png" alt="A"></p>`;
    assert.equal(
      await htmlToMdx(html),
      `## Install

Run \`npm i\`, see [the **guide**](https://acme.com/x).

- One
- Two
  1. Deep

\`\`\`js
const a = {};
\`\`\`

| A | B |
| - | - |
| 1 | 2 |

![A](https://acme.com/a.png)`,
    );
  });

  it('has of code what readers see: no button, and nothing for screen readers', async () => {
    const html = `<pre><code>a = 1\n</code><button>Copy</button><span class="sr-only">Copied</span></pre>
      <p>See <a href="https://acme.com"><code><b class="sr-only">code</b></code></a><code>b<i class="sr-only">c</i></code>.</p>`;
    assert.equal(await htmlToMdx(html), '```\na = 1\n```\n\nSee `b`.');
  });

  it('shows no link with only a sign, and no number of a list as text', async () => {
    const link = '<p><b>a</b> <a href="https://acme.com"><textarea>text</textarea>#</a></p>';
    assert.equal(await htmlToMdx(link), '**a**');
    const task = '<ul><p class="alert alert-warning"><input type=checkbox>a</p></ul>';
    assert.equal(await htmlToMdx(task), '- <Warning>\n    a\n  </Warning>');
    assert.equal(await htmlToMdx('<ul><li><ul></ul>a</li></ul><b>b</b>'), '- a\n\n**b**');
    const list = '<ol>a<ol><ol start=5>b</ol></ol></ol><ol start=5><li>c</ol>';
    assert.equal(await htmlToMdx(list), '1. a\n   1. 1. b\n\n5) c');
  });

  it('makes callouts of other systems components', async () => {
    const html = `<div class="theme-admonition theme-admonition-note alert alert--secondary"><div>Note</div><div><p>Be quick.</p></div></div>
      <div class="admonition warning"><p class="admonition-title">Warning</p><p>Hot.</p></div>
      <aside class="starlight-aside starlight-aside--tip"><p>Use it.</p></aside>`;
    assert.equal(
      await htmlToMdx(html),
      '<Note>\n  Be quick.\n</Note>\n\n<Warning>\n  Hot.\n</Warning>\n\n<Tip>\n  Use it.\n</Tip>',
    );
  });

  it('is MDX that can be read, whatever characters it has', async () => {
    const mdx = (await htmlToMdx('<p>If a &lt; b then {x} and <b>&lt;T&gt;</b></p><h3>{y}</h3>')) ?? '';
    assert.deepEqual(readPage(`${mdx}\n`).problems, [], mdx);
  });

  it('is text: no script, front matter, expression, formula, heading id, directive or definition', async () => {
    const texts = [
      ['import fs from "fs"', 'import&nbsp;fs from "fs"'],
      ['export const a = {b}', 'export&nbsp;const a = \\{b\\}'],
      ['---', '\\---'],
      ['$x$ and <b', '\\$x\\$ and \\<b'],
      [':::note', '\\:::note'],
      ['[a]: javascript:x', '\\[a\\]: javascript:x'],
      ['1. one', '1\\. one'],
      ['| a |', '\\| a |'],
      ['x {#id}', 'x &#123;#id\\}'],
      ['{ : # x {#id}', '&#123; : # x &#123;#id\\}'],
    ] as const;
    for (const [text, mdx] of texts) {
      const escaped = text.replaceAll('<', '&lt;');
      const html = `<p>${escaped}</p><p><b>one</b><br>${escaped}</p><hr>`;
      assert.equal(await htmlToMdx(html), `${mdx}\n\n**one**\\\n${mdx}\n\n***`);
    }
    assert.equal(await htmlToMdx('<hr><p>title: x</p><hr>'), undefined);
    assert.equal(await htmlToMdx('<hr><b>title: x</b><hr>'), '***\n\n**title: x**\n\n***');
  });

  it('keeps no address that runs code, however it is written', async () => {
    const addresses = [
      'javascript:alert(1)',
      ' JAVA\nscript&colon;alert(1)',
      'javascript\\:alert(1)',
      '&#1;vbscript:x',
      'data:text/html,x',
      'file:///etc/passwd',
    ];
    for (const address of addresses) {
      assert.equal(await htmlToMdx(`<a href="${address}">a</a> <img src="${address}" alt="b">`), 'a b', address);
    }
    const entity = '<a href="javascript&amp;colon;alert(1)">a</a>';
    assert.equal(await htmlToMdx(entity), '[a](javascript\\&colon;alert%281%29)');
    assert.equal(
      await htmlToMdx('<a href="https://a.b/(c)?d=1&e={f}">a</a>'),
      '[a](https://a.b/%28c%29?d=1&e=%7Bf%7D)',
    );
  });

  it('keeps emphasis that Markdown’s marks can’t show', async () => {
    assert.equal(await htmlToMdx('a <b> b </b> <i>c</i>d<b>“e”</b>f'), 'a **b** <em>c</em>d<strong>“e”</strong>f');
    assert.equal(await htmlToMdx('<b>a</b><b>b</b> <i><b>c</b></i>'), '<strong>a</strong>**b** _**c**_');
  });

  it('keeps the cells of a table in their columns', async () => {
    const html = `<table><tr><td rowspan=2>a</td><td align=right>b|c</td></tr><tr><td><p>d</p><p><code>e|f</code></p></td></tr>
      <tr><td colspan=2>g</td></tr></table>`;
    assert.equal(
      await htmlToMdx(html),
      `|   |          |
| - | -------: |
| a |     b\\|c |
|   | d \`e\\|f\` |
| g |          |`,
    );
  });

  it('keeps lists within lists, tasks, numbers and what is in an item', async () => {
    const html = `<ul><li><input type=checkbox checked> a</li><li>b<ul><li>c</li></ul></li></ul><ul><li><p>d</p><pre>e</pre></li></ul>
      <ol start=3><li>f<li>g</ol>`;
    assert.equal(await htmlToMdx(html), '- [x] a\n- b\n  - c\n\n* d\n\n  ```\n  e\n  ```\n\n3. f\n4. g');
  });

  it('is left to plain text where converting it would take long', async () => {
    const cell = '<td rowspan=65534 colspan=1000>x</td>';
    const huge = [
      `<table>${`<tr>${cell.repeat(50)}</tr>`.repeat(50)}</table>`,
      `<table><tr><td>${'x'.repeat(500_000)}</td></tr></table>`,
      '<p>a<b>c</b></p>'.repeat(20_000),
      '<div>'.repeat(2000),
      '<ul><li>'.repeat(500),
      '<b>'.repeat(5000),
      '<table><tr><td>'.repeat(300),
      `<p>${Array.from({ length: 150 }, (_, at) => `<b id=${String(at)}>`).join('')}${'<p>x'.repeat(20_000)}`,
      `<b ${Array.from({ length: 100_000 }, (_, at) => `a${String(at)}`).join(' ')}>x</b>`,
    ];
    for (const html of huge) assert.equal(await htmlToMdx(html), undefined, html.slice(0, 100));
  });

  it('is converted in pieces, so that other requests are answered meanwhile', async () => {
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses++;
      return Promise.resolve();
    };
    await convert('<p>a <b>b</b></p><ul><li>c</li></ul>'.repeat(3000), pause);
    assert.ok(pauses > 9000, String(pauses));
  });

  it('without any structure is left to plain text', async () => {
    for (const html of [
      '<span style="color: red">Text</span>',
      '<p>Text</p>',
      '<b style="font-weight:normal;">x</b>',
    ]) {
      assert.equal(await htmlToMdx(html), undefined, html);
    }
  });
});

describe('a pasted text of another system', () => {
  it('gets its callouts as components', () => {
    const cases = [
      [':::note\nA\n:::', '<Note>\n  A\n</Note>'],
      [':::danger[Stop]\nA\n\nB\n:::\n', '<Danger>\n  **Stop**\n\n  A\n\n  B\n</Danger>\n'],
      [':::tip Look\nA\n:::', '<Tip>\n  **Look**\n\n  A\n</Tip>'],
      ['{% hint style="success" %}\nA\n{% endhint %}', '<Check>\n  A\n</Check>'],
      ['> [!WARNING]\n> A\n> B\n\nC', '<Warning>\n  A\n  B\n</Warning>\n\nC'],
      ['!!! info "T"\n    A\n\nB', '<Info>\n  **T**\n\n  A\n</Info>\n\nB'],
    ] as const;
    for (const [from, to] of cases) assert.equal(fromOtherSyntax(from), to);
  });

  it('stays Markdown: none of it becomes a tag, expression, formula or script of the page', () => {
    const callout = (body: string): string | undefined => fromOtherSyntax(`:::note\n${body}\n:::`);
    assert.equal(callout('<Card> {x} $5<br>`{y}` \\{'), '<Note>\n  \\<Card> \\{x\\} \\$5<br />`{y}` \\{\n</Note>');
    assert.equal(callout('import a from "b"'), '<Note>\n  import&nbsp;a from "b"\n</Note>');
    assert.equal(fromOtherSyntax('export x\n\n:::note\nA\n:::'), 'export&nbsp;x\n\n<Note>\n  A\n</Note>');
    assert.equal(callout('```\n{x}\n<Card>\n```'), '<Note>\n  ```\n  {x}\n  <Card>\n  ```\n</Note>');
    assert.equal(callout('## A {#a}'), '<Note>\n  ## A {#a}\n</Note>');
    assert.equal(callout('[a](java&#115;cript:x) ![b](<vbscript:x>) [c](<d e>)'), '<Note>\n  a b [c](<d e>)\n</Note>');
    assert.equal(callout('[a][b]\n\n[b]: javascript:x'), undefined);
    assert.equal(fromOtherSyntax('---\ntitle: x\n---\n\n:::note\nA\n:::'), undefined);
  });

  it('stays as it is in code', () => {
    assert.equal(fromOtherSyntax('```\n:::note\nA\n:::\n```'), undefined);
  });

  it('stays as it is where it is very long', () => {
    for (const text of [':::note\n', '{% hint style="info" %}\n', '> [!NOTE]\n', '!!! note\n']) {
      assert.equal(fromOtherSyntax(`${text.repeat(20_000)}x`), undefined);
    }
  });

  it('stays as it is if it has none', () => {
    for (const text of ['Text', '> Quote', ':::unknown\nA\n:::', '> [!NOTE] inline']) {
      assert.equal(fromOtherSyntax(text), undefined);
    }
  });
});
