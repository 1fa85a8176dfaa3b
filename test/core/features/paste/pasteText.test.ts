import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMdx } from '../../../../server/src/core/features/paste/htmlToMdx.ts';
import { fromOtherSyntax } from '../../../../server/src/core/features/paste/otherSyntax.ts';
import { readPage } from '../../../../server/src/core/page/readPage.ts';

describe('pasted HTML', () => {
  it('keeps headings, lists, tables, code and links', () => {
    const html = `<h2 id="a">Install<a class="hash-link" href="#a">#</a></h2>
      <p>Run <code>npm i</code>, see <a href="https://acme.com/x">the <b>guide</b></a>.</p>
      <ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul>
      <pre><code class="language-js">const a = {};\n</code></pre>
      <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>
      <p><img src="https://acme.com/a.png" alt="A"></p>`;
    assert.equal(
      htmlToMdx(html),
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

  it('makes callouts of other systems components', () => {
    const html = `<div class="theme-admonition theme-admonition-note alert alert--secondary"><div>Note</div><div><p>Be quick.</p></div></div>
      <div class="admonition warning"><p class="admonition-title">Warning</p><p>Hot.</p></div>
      <aside class="starlight-aside starlight-aside--tip"><p>Use it.</p></aside>`;
    assert.equal(
      htmlToMdx(html),
      '<Note>\n  Be quick.\n</Note>\n\n<Warning>\n  Hot.\n</Warning>\n\n<Tip>\n  Use it.\n</Tip>',
    );
  });

  it('is MDX that can be read, whatever characters it has', () => {
    const mdx = htmlToMdx('<p>If a &lt; b then {x} and <b>&lt;T&gt;</b></p><h3>{y}</h3>') ?? '';
    assert.deepEqual(readPage(`${mdx}\n`).problems, [], mdx);
  });

  it('without any structure is left to plain text', () => {
    for (const html of [
      '<span style="color: red">Text</span>',
      '<p>Text</p>',
      '<b style="font-weight:normal;">x</b>',
    ]) {
      assert.equal(htmlToMdx(html), undefined, html);
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

  it('stays as it is if it has none', () => {
    for (const text of ['Text', '> Quote', ':::unknown\nA\n:::', '> [!NOTE] inline']) {
      assert.equal(fromOtherSyntax(text), undefined);
    }
  });
});
