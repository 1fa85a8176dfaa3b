import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extractSnippet } from '../../../server/src/core/features/refactor/extractSnippet.ts';
import { afterFix, configWith, findingsInFiles, pageIn, siteOf, type Files } from '../../support/site.ts';

const head = '---\ntitle: Page\ndescription: About it.\n---\n';

/** The files after “Extract to snippet” of the text between `[[` and `]]`; undefined where it isn't offered. */
function extracted(marked: string, others: Files = {}, file = 'guides/page.mdx'): Partial<Files> | undefined {
  const start = marked.indexOf('[[');
  const text = marked.replace('[[', '').replace(']]', '');
  const end = marked.indexOf(']]') - 2;
  const files = {
    'docs.json': configWith({ navigation: [{ group: 'A', pages: ['guides/page'] }] }),
    ...others,
    [file]: text,
  };
  const page = pageIn(files, file, siteOf(files));
  assert.ok(page);
  const [refactoring] = extractSnippet(page, { start, end });
  return refactoring && afterFix(files, refactoring);
}

describe('“Extract to snippet”', () => {
  it('chooses a name that Windows can have', () => {
    const after = extracted(`${head}\nText.\n\n[[## Con\n\nOne.\n]]\nMore.\n`);
    assert.equal(after?.['snippets/part-con.mdx'], '## Con\n\nOne.\n');
  });

  it('moves complete blocks into a file of their own and includes it instead', () => {
    const after = extracted(`${head}\nText.\n\n[[## Before you begin\n\n- One\n- Two\n]]\nMore.\n`);
    assert.equal(after?.['snippets/before-you-begin.mdx'], '## Before you begin\n\n- One\n- Two\n');
    assert.equal(
      after['guides/page.mdx'],
      `${head}\nimport BeforeYouBegin from "/snippets/before-you-begin.mdx";\n\nText.\n\n<BeforeYouBegin />\n\nMore.\n`,
    );
    assert.deepEqual(findingsInFiles(after as Files), []);
  });

  it('takes content out of an element with its indentation', () => {
    const after = extracted(
      `${head}\n<Steps>\n  <Step title="One">\n    [[Do this first:\n\n    - a\n      more]]\n  </Step>\n</Steps>\n`,
    );
    assert.equal(after?.['snippets/do-this-first-a.mdx'], 'Do this first:\n\n- a\n  more\n');
    assert.match(after['guides/page.mdx'] ?? '', /<Step title="One">\n {4}<DoThisFirstA \/>\n {2}<\/Step>/);
  });

  it('imports what the snippet needs, by paths from its new folder', () => {
    const imports =
      'import Chart, { Key, Table } from "./parts/chart.jsx";\nimport Other from "/snippets/other.mdx";\n';
    const body = '[[<Chart>\n  <Key size={5} />\n</Chart>]]\n\n<Other />\n\n<Table />\n';
    const after = extracted(`${head}\n${imports}\n${body}`, { 'snippets/other.mdx': 'Other.\n' });
    assert.equal(
      after?.['snippets/part.mdx'],
      'import Chart, { Key } from "/guides/parts/chart.jsx";\n\n<Chart>\n  <Key size={5} />\n</Chart>\n',
    );
    assert.match(
      after['guides/page.mdx'] ?? '',
      /other\.mdx";\nimport Part from "\/snippets\/part\.mdx";\n\n<Part \/>\n/,
    );
  });

  it('takes along the imports that nothing else needs', () => {
    const imports = ['import W from "/snippets/w.mdx";', 'import V from "/snippets/v.mdx";'];
    const used = `import Part from "/snippets/part.mdx";`;
    const pages: readonly (readonly [body: string, expected: string])[] = [
      [`${imports.join('\n')}\n\n[[<W />\n\n<V />]]\n\nEnd.\n`, `${used}\n\n<Part />\n\nEnd.\n`],
      [`${imports.join('\n')}\n\n[[<W />]]\n\n<V />\n`, `${imports[1] ?? ''}\n${used}\n\n<Part />\n\n<V />\n`],
      [`${imports.join('\n')}\n\n<W />\n\n[[<V />]]\n`, `${imports[0] ?? ''}\n${used}\n\n<W />\n\n<Part />\n`],
      [`${imports[0] ?? ''}\n\n<W />\n\n[[<W />]]\n`, `${imports[0] ?? ''}\n${used}\n\n<W />\n\n<Part />\n`],
    ];
    const others = { 'snippets/w.mdx': 'W.\n', 'snippets/v.mdx': 'V.\n' };
    for (const lineEnd of ['\n', '\r\n'])
      for (const [body, expected] of pages) {
        const after = extracted(`${head}\n${body}`.replaceAll('\n', lineEnd), others);
        assert.equal(after?.['guides/page.mdx'], `${head}\n${expected}`.replaceAll('\n', lineEnd));
      }
  });

  // Run once through the platform’s packages: readers see the same before and after each of these, and not after the rest.
  it('writes only what the platform resolves', () => {
    const others: Files = {
      'snippets/p.mdx': 'export const price = "10";\n',
      'snippets/w.mdx': 'The word.\n',
      'snippets/b.jsx': 'export const Box = ({ children }) => <b>{children}</b>;\n',
    };
    for (const body of [
      '## Install\n\n[[Run **it**.]]\n',
      '<Steps>\n  <Step title="A">\n[[    Do *this*.\n\n    ```js\n    x\n    ```]]\n  </Step>\n</Steps>\n',
      '[[- one\n\n  more\n- two]]\n\nAfter.\n',
      '[[> quoted\n> more]]\n\nAfter.\n',
      'import { price } from "/snippets/p.mdx";\nimport W from "./snippets/w.mdx";\n\n[[It costs {price}.\n\n<W />]]\n',
      '[[| a | b |\n| - | - |\n| 1 | 2 |]]\n',
      '<Card title="x">\n[[Text of it]]\n</Card>\n',
      'import { Box } from "/snippets/b.jsx";\n\n[[<Box>in</Box>]]\n\nAfter.\n',
    ]) {
      const after = extracted(`${head}\n${body}`, others, 'page.mdx');
      assert.ok(after, body);
      const found = findingsInFiles({ ...others, ...(after as Files) }).map(({ rule }) => rule.id);
      assert.deepEqual(
        found.filter((id) => /^mdx\/|import|snippet|not-shown|unreachable|unknown/.test(id)),
        [],
        body,
      );
    }
    for (const body of [
      '<Card title="x">[[Text of it]]</Card>\n',
      'import * as All from "/snippets/b.jsx";\n\n[[<All.Box />]]\n',
      'import { Box as Own } from "/snippets/b.jsx";\n\n[[<Own />]]\n',
    ])
      assert.equal(extracted(`${head}\n${body}`, others, 'page.mdx'), undefined, body);
  });

  it('keeps the targets of relative links and images', () => {
    const others = { 'guides/other.mdx': `${head}\n## Use\n\nText.\n`, 'guides/a b.png': '' };
    const after = extracted(
      `${head}\n[[See [the other](./other#use), [all](/guides/other) and [none](./none).\n\n![A](./a%20b.png)]]\n`,
      others,
    );
    assert.match(
      Object.entries(after ?? {}).find(([name]) => name.startsWith('snippets/'))?.[1] ?? '',
      /^See \[the other\]\(\/guides\/other#use\), \[all\]\(\/guides\/other\) and \[none\]\(\.\/none\)\.\n\n!\[A\]\(\/guides\/a%20b\.png\)\n$/,
    );
  });

  it('takes a name that neither a file nor a component has', () => {
    const existing = { 'snippets/note.mdx': 'A.\n', 'snippets/Limits.mdx': 'B.\n' };
    assert.equal(
      extracted(`${head}\n[[## Note\n\nText.]]\n`, existing)?.['snippets/part-note.mdx'],
      '## Note\n\nText.\n',
    );
    assert.ok(extracted(`${head}\n[[## Limits\n\nText.]]\n`, existing)?.['snippets/part-limits.mdx']);
    assert.ok(extracted(`${head}\n[[日本語]]\n`)?.['snippets/part.mdx']);
    assert.ok(extracted(`${head}\n[[## 10 rules]]\n`)?.['snippets/part-10-rules.mdx']);
  });

  it('adds blank lines where the tag would join a paragraph', () => {
    const after = extracted(`${head}\n## Title\n[[Text.]]\n- item\n`);
    assert.match(after?.['guides/page.mdx'] ?? '', /## Title\n\n<Text \/>\n\n- item\n/);
  });

  it('keeps the line ends of Windows', () => {
    const after = extracted(`${head}\n[[One.\n\nTwo.]]\n`.replaceAll('\n', '\r\n'));
    assert.equal(after?.['snippets/one-two.mdx'], 'One.\r\n\r\nTwo.\r\n');
    assert.doesNotMatch(after['guides/page.mdx'] ?? '', /[^\r]\n/);
  });

  it('is not offered for half a block, nor for what belongs to the page', () => {
    for (const text of [
      `${head}\n[[]]Text.\n`,
      `${head}\n[[  \n]]Text.\n`,
      `${head}\nSome [[words]] of it.\n`,
      `${head}\n[[Text of\na]] paragraph.\n`,
      `${head}\n- One\n[[- Two]]\n`,
      `${head}\n\`\`\`js\n[[a();]]\n\`\`\`\n`,
      `${head}\n[[<Note>]]\n  Text.\n</Note>\n`,
      `${head}\n<Note>\n  [[Text.\n</Note>]]\n`,
      `---\n[[title: Page]]\ndescription: About it.\n---\n`,
      `[[${head}\nText.]]\n`,
      `${head}\n[[import A from "/snippets/a.mdx";]]\n`,
      `${head}\nexport const size = 5;\n\n[[{size}]]\n`,
      `${head}\n[[See [it][a].]]\n\n[a]: https://acme.example\n`,
      `${head}\n[[Text[^1].]]\n\n[^1]: A note.\n`,
      `${head}\n[[Text <b> more.]]\n`,
      `${head}\nText.\n\n[[---\n\nMore.\n\n---]]\n`,
    ]) {
      assert.equal(extracted(text), undefined, text);
    }
    assert.equal(extracted('[[Text.]]\n', {}, '_snippets/a.mdx'), undefined);
    assert.equal(extracted('[[{props.a}]]\n', {}, 'snippets/a.mdx'), undefined);
  });
});
