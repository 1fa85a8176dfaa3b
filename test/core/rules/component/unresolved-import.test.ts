import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { configWith, findingsInFiles, page, type Files } from '../../../support/site.ts';

describe('component/unresolved-import', () => {
  const rule = probe('component/unresolved-import');

  it('reports an import that no file answers, on its address, and leaves its tags alone', () => {
    const body = 'import Chart from "/snippets/chart.mdx";\n\n<Chart />\n';
    assert.deepEqual(rule.found(body), ['/snippets/chart.mdx']);
    assert.match(rule.message(body), /^File not found: `\/snippets\/chart\.mdx`\./);
    const found = findingsInFiles({
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['page'] }] }),
      'page.mdx': `${page('Page')}\n${body}`,
    });
    assert.deepEqual(
      found.map((finding) => finding.rule.id),
      ['component/unresolved-import'],
    );
  });

  it('reports the tag of an imported constant that is no component, and no other use of it', () => {
    const use = (text: string, body = '<A />'): readonly string[] =>
      rule.found(`import { A } from "/snippets/a.jsx";\n\n${body}\n`, { 'snippets/a.jsx': text });
    for (const value of ['["a"]', '{ a: 1 }', '<b>a</b>', '<></>', '5', '"Some text."'])
      assert.deepEqual(use(`export const A = ${value};\n`), ['A'], value);
    assert.deepEqual(use('const A = ["a"];\nexport { A };\n', 'In a text <A /> too.'), ['A']);
    for (const value of ['() => <b />', 'function () {}', '(() => <b />)', 'B'])
      assert.deepEqual(use(`export const A = ${value};\n`), [], value);
    for (const value of ['React.memo(() => <b />)', 'class {}', '"b"'])
      assert.deepEqual(use(`export const A = ${value};\n`, 'In a text <A /> too.'), [], value);
    assert.deepEqual(use('export const A = ["a"];\n', '{A.map((one) => <b>{one}</b>)}'), []);
    assert.deepEqual(use('export let A = null;\nA = () => <b />;\n'), []);
    const markdown = { 'snippets/a.mdx': 'export const A = ["a"];\n' };
    assert.deepEqual(rule.found('import { A } from "/snippets/a.mdx";\n\n<A />\n', markdown), ['A']);
  });

  it('reports the tag of an imported export that isn’t a function, in a block', () => {
    const found = (text: string, body = '<A />'): readonly string[] =>
      rule.found(`import { A } from "/snippets/a.jsx";\n\n${body}\n`, { 'snippets/a.jsx': text });
    const memo = 'React.memo(() => <b />)';
    for (const value of [memo, 'class {}', '"b"', 'isNew ? () => <b /> : () => <i />', '(() => () => <b />)()'])
      assert.deepEqual(found(`export const A = ${value};\n`), ['A'], value);
    assert.deepEqual(found('export class A {}\n'), ['A']);
    assert.deepEqual(found(`const A = ${memo};\nexport { A };\n`), ['A']);
    for (const body of ['<A>a</A>', '<div>\n  <A />\n</div>', '- <A />', 'Text\n<A />\nmore.'])
      assert.deepEqual(found(`export const A = ${memo};\n`, body), ['A'], body);
    for (const body of ['Text <A /> in a line.', '# Text <A />', '| a |\n| - |\n| <A /> |', '{<A />}'])
      assert.deepEqual(found(`export const A = ${memo};\n`, body), [], body);
    const parts = 'export const A = { B: () => <b /> };\n';
    assert.deepEqual(found(parts, '<A.B />\n\nText <A.B />'), ['A.B']);
    assert.match(
      rule.message('import { A } from "/snippets/a.mdx";\n\n<A />\n', {
        'snippets/a.mdx': `export const A = ${memo};\n`,
      }),
      /^`A` is no function, so `<A \/>` isn’t shown\. Declare it as `\(\) => …`, in `\/snippets\/a\.mdx`\.$/,
    );
    // What `component/unreachable-name` advises doesn’t make it a function.
    const other = { 'snippets/a.jsx': 'export const B = () => <b />;\nexport const A = B;\n' };
    assert.deepEqual(rule.found('import { A, B } from "/snippets/a.jsx";\n\n<A />\n\n<B />\n', other), ['A']);
    assert.deepEqual(rule.found('import { A } from "/snippets/a.jsx";\n\n<A />\n', other), []);
    const card = { 'snippets/a.jsx': `export const Card = ${memo};\n` };
    assert.deepEqual(rule.found('import { Card } from "/snippets/a.jsx";\n\n<Card />\n', card), []);
  });

  it('says nothing of a renamed export whose declaration isn’t known', () => {
    const body = (file: string): string => `import { inner as renamed } from '${file}'\n\n{renamed}\n`;
    const text = 'const inner = 1;\n\nexport { inner }\n';
    const elsewhere = { 'shared/intro.mdx': text, 'snippets/long.jsx': text.padEnd(1_100_000) };
    for (const file of Object.keys(elsewhere)) assert.deepEqual(rule.found(body(`/${file}`), elsewhere), [], file);
  });

  it('reports a renamed import where another page imports the name, which it then lacks', () => {
    const files = {
      'snippets/a.jsx': 'export const Price = () => 1;\n',
      'snippets/b.jsx': 'export const Price = 1;\n',
    };
    const body = "import { Price as Cost } from '/snippets/a.jsx'\n\n<Cost />\n";
    const importing = (text: string): Files => ({ ...files, 'z.mdx': `${page('Z')}\n${text}` });
    assert.deepEqual(rule.found(body, files), []);
    assert.deepEqual(rule.found(body, importing("import { Price } from '/snippets/b.jsx'\n\n{Price}\n")), []);
    assert.deepEqual(rule.found(body, importing("import { Other } from '/snippets/a.jsx'\n\n<Other />\n")), []);
    assert.match(
      rule.message(body, importing("import { Price } from './snippets/a.jsx'\n\n<Price />\n")),
      /while this page renames it, and `\/z\.mdx` does\. Use its own name\.$/,
    );
    // The second of two that rename it lacks it as well.
    const again = importing("import { Price as Fee } from '/snippets/a.jsx'\n\n<Fee />\n");
    assert.deepEqual(rule.found(body, again), ['Cost']);
  });

  it('names of many exports only those that begin alike', () => {
    const names = ['ApiKey', 'Banner', 'PriceOfTeam', 'PriceOfUser', 'Quota', 'Rate', 'Status'];
    const files = { 'snippets/a.jsx': names.map((name) => `export const ${name} = 1;\n`).join('') };
    const message = (name: string): string =>
      rule.message(`import { ${name} } from '/snippets/a.jsx'\n\n{${name}}\n`, files);
    assert.match(message('PriceOfEnterprise'), /Its similar exports are `PriceOfTeam` and `PriceOfUser`\.$/);
    assert.match(message('Workflow'), /doesn’t export `Workflow`\. Correct the name, or export it there\.$/);
  });

  it('takes React, an address and what only has an effect for what they are', () => {
    const files = { 'snippets/d.css': '', 'snippets/f/index.jsx': 'export const F = 1;\n' };
    const body = ['/snippets/f', 'react', 'https://esm.sh/x'].map((source, at) => `import N${at} from "${source}";\n`);
    assert.deepEqual(rule.found(`${body.join('')}import "/snippets/d.css";\n`, files), []);
  });

  it('reports files that the platform doesn’t read, and what to do without', () => {
    const files = { 'data/c.json': '{}', 'images/a.png': '' };
    const data = 'import data from "/data/c.json";\n\nText {data.a}\n';
    assert.deepEqual(rule.found(data, files), ['/data/c.json']);
    assert.match(rule.message(data, files), /Export what it holds from a `\.jsx` file\.$/);
    const image = 'import logo from "./images/a.png";\n\n<Frame><img src={logo} alt="A" /></Frame>\n';
    assert.match(rule.message(image, files), /Use its path instead: `src="\/images\/a\.png"`\.$/);
  });

  it('finds a file by a path that leaves the site, where it stays at the root', () => {
    const body = 'import P from "../../snippets/p.mdx";\n\n<P />\n';
    assert.deepEqual(rule.found(body, { 'snippets/p.mdx': 'Hi\n' }), []);
  });

  it('offers to create no file that Windows can’t have', () => {
    assert.deepEqual(rule.fixes('import Nul from "/snippets/nul.mdx";\n\n<Nul />\n'), []);
  });

  it('reports a file whose name has another case, and offers only that', () => {
    const files = { 'snippets/Chart.mdx': 'A.\n', 'snippets/chat.mdx': 'B.\n' };
    const body = 'import Chart from "/snippets/chart.mdx";\n\n<Chart />\n';
    assert.match(rule.message(body, files), /but `\/snippets\/Chart\.mdx` exists\. Paths are case-sensitive/);
    assert.deepEqual(rule.fixes(body, files).slice(0, 1), ['*Change to `/snippets/Chart.mdx`']);
  });

  it('offers files with a similar name or in another folder, written like the import', () => {
    const files = { 'snippets/deep/chart.mdx': 'A.\n', 'parts/table.jsx': 'export const Table = 1;\n' };
    assert.deepEqual(rule.fixes('import Chart from "/snippets/chart.mdx";\n', files), [
      '*Change to `/snippets/deep/chart.mdx`',
      'Create the snippet `snippets/chart.mdx`',
    ]);
    assert.equal(
      rule.fixed('import { Table } from "./parts/tabel.jsx";\n', 'Change', files),
      'import { Table } from "./parts/table.jsx";\n',
    );
  });

  it('offers none of many files of one name, unless its folder is nearly the same', () => {
    const fixesOf = (path: string, ...files: readonly string[]): readonly string[] =>
      rule
        .fixes(`import Part from "/${path}";\n`, Object.fromEntries(files.map((file) => [file, 'A.\n'])))
        .filter((title) => title.includes('Change'));
    const others = ['snippets/generated/hubspot/UseCases.mdx', 'snippets/public/UseCases.mdx'];
    const missing = 'snippets/generated/airtable/UseCases.mdx';
    assert.deepEqual(fixesOf(missing, ...others), []);
    assert.deepEqual(fixesOf(missing, ...others, 'snippets/generated/airtabel/UseCases.mdx'), [
      '*Change to `/snippets/generated/airtabel/UseCases.mdx`',
    ]);
    // Moved by one level, to one folder or to several.
    assert.deepEqual(fixesOf(missing, ...others, 'snippets/airtable/UseCases.mdx'), [
      '*Change to `/snippets/airtable/UseCases.mdx`',
    ]);
    assert.deepEqual(fixesOf('snippets/js.mdx', 'snippets/a/js.mdx', 'snippets/b/js.mdx'), [
      'Change to `/snippets/a/js.mdx`',
      'Change to `/snippets/b/js.mdx`',
    ]);
  });

  it('prefers no file in another version or language, and none that is elsewhere under a rare name', () => {
    const change = (path: string, file: string): readonly string[] =>
      rule.fixes(`import Part from "/${path}";\n`, { [file]: 'A.\n' }).filter((title) => title.includes('Change'));
    assert.deepEqual(change('snippets/v2/extract/js.mdx', 'snippets/es/v1/scrape/js.mdx'), []);
    assert.deepEqual(change('snippets/v2/extract/js.mdx', 'snippets/v2/search/js.mdx'), []);
    assert.deepEqual(change('snippets/v2/extract/js.mdx', 'snippets/v1/extract/js.mdx'), [
      'Change to `/snippets/v1/extract/js.mdx`',
    ]);
    assert.deepEqual(change('snippets/fr/extract/js.mdx', 'snippets/es/extract/js.mdx'), [
      'Change to `/snippets/es/extract/js.mdx`',
    ]);
    assert.deepEqual(change('parts/api/rate-limits.mdx', 'snippets/shared/rate-limits.mdx'), [
      'Change to `/snippets/shared/rate-limits.mdx`',
    ]);
    assert.deepEqual(change('parts/api/limits.mdx', 'snippets/shared/limits.mdx'), []);
  });

  it('offers no file that has only its folder in common', () => {
    const files = { 'snippets/beta.mdx': 'A.\n', 'snippets/pricing.mdx': 'B.\n' };
    assert.deepEqual(rule.fixes('import Plans from "/snippets/plans.mdx";\n', files), [
      'Create the snippet `snippets/plans.mdx`',
    ]);
    assert.deepEqual(rule.fixes('import Prices from "/snippets/prcing";\n', files).slice(0, 1), [
      '*Change to `/snippets/pricing.mdx`',
    ]);
  });

  it('says of an image only that it is missing', () => {
    const files = { 'images/chart.png': '', 'snippets/chart.mdx': 'A.\n' };
    assert.match(rule.message('import chart from "/images/chrt.png";\n', files), /`\/images\/chrt\.png`\. Correct/);
    assert.deepEqual(rule.fixes('import chart from "/images/chrt.png";\n', files), ['*Change to `/images/chart.png`']);
  });

  it('reports a path that points outside the site', () => {
    assert.match(rule.message('import A from "../../other/a.mdx";\n'), /is outside the site/);
  });

  it('adds the slash to a path that begins like a package', () => {
    assert.deepEqual(rule.fixes('import A from "snippets/a.mdx";\n'), ['*Change to `/snippets/a.mdx`']);
    assert.deepEqual(rule.fixes('import A from "@/snippets/a.mdx";\n'), ['*Change to `/snippets/a.mdx`']);
  });

  it('leaves packages to a rule of their own', () => {
    const text = 'import A from "acme-charts";\nimport { B } from "@acme/kit";\nimport { useState } from "react";\n';
    assert.deepEqual(rule.found(text), []);
    assert.deepEqual(probe('mdx/package-import').found(text), ['acme-charts', '@acme/kit']);
  });

  it('says nothing of imports in code blocks and of a script that is still being typed', () => {
    assert.deepEqual(rule.found('```js\nimport A from "acme";\n```\n'), []);
    assert.deepEqual(rule.found('import A from "acme\n'), []);
  });

  it('reports imports that directly follow text once, instead of each component that they lack', () => {
    const files = { 'snippets/a.mdx': 'A.\n', 'snippets/kit.jsx': 'export const B = 1;\nexport const C = 1;\n' };
    const imports = 'import A from "/snippets/a.mdx";\nimport { B, C as D } from "/snippets/kit.jsx";';
    const body = `Text.\n${imports}\n\n<A />\n\n<B />\n\n<D />\n`;
    const all = findingsInFiles({
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['page'] }] }),
      ...files,
      'page.mdx': `${page('Page')}\n${body}`,
    });
    assert.deepEqual(
      all.map((finding) => finding.rule.id),
      ['component/unresolved-import'],
    );
    assert.deepEqual(rule.found(body, files), [imports]);
    assert.equal(rule.fixed(body, 'blank line', files), body.replace('Text.\n', 'Text.\n\n'));
    assert.match(rule.fixed(body.replaceAll('\n', '\r\n'), 'blank line', files), /^Text\.\r\n\r\nimport /);
  });

  it('says nothing else of an import that is text, whose braces may hold a name, names, or no expression', () => {
    for (const names of ['{ B }', '{ B, C }', '{ B, C as D }', 'A, { B }', '{ B as D }', '* as Kit']) {
      const all = findingsInFiles({
        'docs.json': configWith({ navigation: [{ group: 'A', pages: ['page'] }] }),
        'snippets/kit.jsx': 'export const B = () => <b />;\nexport const C = () => <b />;\n',
        'page.mdx': `${page('Page')}\nText.\nimport ${names} from "/snippets/kit.jsx";\n`,
      });
      assert.deepEqual(
        all.map((finding) => finding.rule.id),
        ['component/unresolved-import'],
        names,
      );
    }
  });

  it('says nothing of imports below a heading or a tag, of prose and of examples with packages', () => {
    const files = { 'snippets/a.mdx': 'A.\n' };
    const bodies = [
      '# A\nimport A from "/snippets/a.mdx";\n\n<A />\n',
      'Text:\nimport data from the file of last year.\n',
      'Text:\nimport Acme from "acme"\n',
    ];
    for (const body of bodies) assert.deepEqual(rule.found(body, files), [], body);
  });

  it('reports a name that its file does not export, on the name', () => {
    const files = {
      'snippets/a.mdx': 'export const Table = () => <b />;\n\nText.\n',
      'snippets/b.jsx': 'export function Chart() {}\nconst Legend = 1;\nexport { Legend };\n',
    };
    assert.deepEqual(rule.found('import Text, { Table, Tabel } from "/snippets/a.mdx";\n', files), ['Tabel']);
    assert.deepEqual(rule.found('import { Chart, Legend, Inner as Own } from "/snippets/b.jsx";\n', files), ['Own']);
    assert.equal(
      rule.fixed('import { Tabel } from "/snippets/a.mdx";\n', 'Import `Table`', files),
      'import { Table } from "/snippets/a.mdx";\n',
    );
    // Its tags would have to be renamed, too.
    assert.deepEqual(rule.fixes('import { Tabel } from "/snippets/a.mdx";\n\n<Tabel />\n', files), []);
  });

  it('knows names for what they are while another import of the page is broken', () => {
    const files = { 'snippets/a.mdx': 'export const Named = 1;\n\nA.\n' };
    const body = [
      'import Content, { Named } from "/snippets/a.mdx"',
      'import { type Nothing } from "/snippets/a.mdx"\n',
    ].join('\n');
    assert.deepEqual(rule.found(body, files), ['Nothing']);
  });

  it('says nothing of names where a file may export more than shows', () => {
    for (const text of [
      'module.exports = { A };\n',
      'export const B = 1, A = 2;\n',
      'export async function A() {}\n',
      'export interface A {}\n',
      '',
      `// ${'x'.repeat(100_000)}\n`,
    ]) {
      assert.deepEqual(
        rule.found('import { A } from "/snippets/a.tsx";\n', { 'snippets/a.tsx': text }),
        [],
        text.slice(0, 40),
      );
    }
    assert.deepEqual(
      rule.found('import { A } from "/snippets/a.mdx";\n', { 'snippets/a.mdx': 'export const B =\n\n{\n' }),
      [],
    );
  });

  it('reports exports that the platform doesn’t find: from other files, in patterns, under another name', () => {
    const messageOf = (text: string): string =>
      rule.message('import { A } from "/snippets/a.jsx";\n', { 'snippets/a.jsx': text });
    assert.match(messageOf('export * from "/snippets/other.jsx";\n'), /exports from another one/);
    assert.match(messageOf('export { A } from "/snippets/other.jsx";\n'), /exports from another one/);
    assert.match(messageOf('export * as A from "/snippets/other.jsx";\n'), /exports from another one/);
    assert.match(messageOf('export const { A } = parts;\n'), /in a pattern/);
    assert.match(messageOf('export const [B, A = 1] = parts;\n'), /in a pattern/);
    assert.match(messageOf('const B = 1;\nexport { B as A };\n'), /Rename `B` to `A`/);
    assert.match(messageOf('export default function A() {}\n'), /exports by default\. Remove `default`/);
    const files = { 'snippets/a.jsx': 'const A = 1;\nexport { A };\n' };
    assert.deepEqual(rule.found('import { A } from "/snippets/a.jsx";\n', files), []);
  });

  it('reports exports of Markdown that the platform doesn’t find', () => {
    for (const text of [
      'export { A } from "./b.jsx";\n\nText.\n',
      'import B from "./b.mdx";\n\nexport { B as A };\n',
    ]) {
      const files = { 'snippets/a.mdx': text, 'snippets/b.mdx': 'B.\n', 'snippets/b.jsx': 'export const A = 1;\n' };
      assert.deepEqual(rule.found('import { A } from "/snippets/a.mdx";\n', files), ['A'], text);
      assert.deepEqual(rule.found('import A from "/snippets/a.mdx";\n', files), text.includes('Text') ? [] : ['A']);
    }
  });

  it('lets `as` give another name to what a list exports, which other pages import as before', () => {
    const body = 'import { A as Own } from "/snippets/a.jsx";\n';
    for (const list of ['export { A }', 'export { B as A }']) {
      const text = `const A = () => 1, B = () => 2;\n${list};\n`;
      assert.deepEqual(rule.found(body, { 'snippets/a.jsx': text }), [], list);
    }
    assert.deepEqual(rule.found(body, { 'snippets/a.jsx': 'export const B = 1;\nexport { B as A };\n' }), ['Own']);
  });

  it('finds what a file imports, as the platform does', () => {
    const files = {
      'snippets/a.jsx': 'import { B } from "./b.jsx";\nexport default B;\n',
      'snippets/b.jsx': 'export const B = () => 1;\n',
    };
    assert.deepEqual(rule.found('import { B } from "/snippets/a.jsx";\n', files), []);
    const listed = { ...files, 'snippets/a.jsx': 'import { B } from "./b.jsx";\nexport { B as default };\n' };
    assert.match(rule.message('import B from "/snippets/a.jsx";\n', listed), /in another file\. Import it from there/);
  });

  it('finds a default export in braces of what is exported by name, too', () => {
    for (const text of [
      'export const A = () => 1;\nexport { A as default };\n',
      'const A = () => 1;\nexport { A, A as default };\n',
      'const A = () => 1;\nexport { A };\nexport default A;\n',
    ])
      assert.match(
        rule.message('import A from "/snippets/a.jsx";\n', { 'snippets/a.jsx': text }),
        /by name: `\{ A \}`/,
      );
    const other = { 'snippets/a.jsx': 'export { A as default } from "./b.jsx";\n', 'snippets/b.jsx': '' };
    assert.match(rule.message('import A from "/snippets/a.jsx";\n', other), /is in another file/);
  });

  it('tells which default exports an import in braces finds', () => {
    const body = (file: string): string => `import { default as Own } from "/snippets/${file}";\n`;
    for (const list of ['{ A as default }', '{ A, A as default }'])
      assert.deepEqual(rule.found(body('a.jsx'), { 'snippets/a.jsx': `const A = () => 1;\nexport ${list};\n` }), []);
    const declared = { 'snippets/a.jsx': 'const A = () => 1;\nexport default A;\n', 'snippets/a.mdx': 'Text.\n' };
    assert.match(rule.message(body('a.jsx'), declared), /Write `import A from`/);
    assert.match(rule.message(body('a.mdx'), declared), /Write `import Own from`/);
  });

  it('says whether the page is shown within a component that is taken for its layout', () => {
    const messageOf = (text: string): string =>
      rule.message('import Box from "/snippets/box.jsx";\n', { 'snippets/box.jsx': text });
    assert.match(messageOf('export default ({ children }) => <b>{children}</b>;\n'), /is shown within it/);
    assert.match(messageOf('export default (props) => <b>{props.children}</b>;\n'), /is shown within it/);
    assert.match(messageOf('export default ({ plan }) => <b>{plan}</b>;\n'), /isn’t shown/);
    assert.match(messageOf('export default memo(({ plan }) => <b>{plan}</b>);\n'), /isn’t shown/);
    const inMarkdown = { 'snippets/box.mdx': 'export default function Box() { return <b>5</b>; }\n\nText.\n' };
    assert.match(rule.message('import Box from "/snippets/box.mdx";\n', inMarkdown), /isn’t shown/);
  });

  it('finds scripts that the platform never imports', () => {
    for (const file of ['lib/a.js', 'snippets/a.ts'])
      assert.match(
        rule.message(`import { A } from "/${file}";\n`, { [file]: 'export const A = 1;\n' }),
        /Rename the file/,
      );
  });

  it('finds a default import of a Markdown file that only exports, which shows nothing', () => {
    const imported = 'import Price from "/snippets/a.mdx";\n\n<Price />\n';
    const exporting = '---\ntitle: A\n---\n\nexport const Price = () => <b>5</b>;\n\n{/* Prices */}\n';
    assert.equal(
      rule.fixed(imported, 'Import', { 'snippets/a.mdx': exporting }),
      'import { Price } from "/snippets/a.mdx";\n\n<Price />\n',
    );
    assert.deepEqual(rule.found(imported, { 'snippets/a.mdx': `${exporting}\nIt costs <Price />.\n` }), []);
  });

  it('says of such an import that works, since the platform copies all exports, that it does so by chance', () => {
    const files = { 'snippets/s.mdx': 'export const size = "1 MB";\n' };
    const body = 'import size from "/snippets/s.mdx";\n\n{size}\n';
    assert.match(rule.message(body, files), /`size` is defined only because .* Import it in braces: `\{ size \}`/);
    assert.match(rule.fixed(body, 'Import', files), /^import \{ size \} from/);
    const tag = 'import Price from "/snippets/s.mdx";\n\n<Price />\n';
    assert.match(rule.message(tag, { 'snippets/s.mdx': 'export const Price = () => <b>5</b>;\n' }), /isn’t shown/);
  });

  it('finds a page that imports itself, which unpublishes it', () => {
    assert.match(rule.message('import A from "./page.mdx";\n'), /isn’t published/);
  });

  it('takes only a name for a default export', () => {
    for (const text of ['export default () => <b>5</b>;', 'export default memo(A);', 'export default class A {}'])
      assert.match(rule.message('import A from "/snippets/a.jsx";\n', { 'snippets/a.jsx': text }), /layout/, text);
    for (const text of ['const A = () => <b>5</b>;\nexport default A;\n', 'const A = 5;\nexport { A as default };\n']) {
      const files = { 'snippets/a.jsx': text };
      assert.deepEqual(rule.found('import A from "/snippets/a.jsx";\n', files), []);
      assert.match(rule.message('import B from "/snippets/a.jsx";\n', files), /Import it as `A`/);
    }
    const both = { 'snippets/a.jsx': 'export const A = () => <b>5</b>;\nexport default A;\n' };
    assert.match(rule.message('import A from "/snippets/a.jsx";\n', both), /layout.*Import it by name: `\{ A \}`/);
  });

  it('imports the names of an import of all', () => {
    const files = { 'snippets/a.jsx': 'export const Price = () => <b>5</b>;\nexport const Box = Price;\n' };
    const body = 'import * as All from "/snippets/a.jsx";\n\n<All.Price />\n\n<All.Box>x</All.Box>\n';
    assert.equal(
      rule.fixed(body, 'Import', files),
      'import { Price, Box } from "/snippets/a.jsx";\n\n<Price />\n\n<Box>x</Box>\n',
    );
    assert.deepEqual(rule.fixes(`${body}\n{All.rate}\n`, files), []);
  });

  it('moves a file out of the folder of old snippets, with the imports of other pages', () => {
    const files = { '_snippets/a.mdx': 'A.\n', 'b.mdx': 'import A from "./_snippets/a.mdx";\n\n<A />\n' };
    const moved = 'import A from "/snippets/a.mdx";\n\n<A />\n';
    assert.equal(rule.fixed('import A from "/_snippets/a.mdx";\n\n<A />\n', 'Move', files), moved);
    const old = { ...files, 'b.mdx': '<Snippet file="a.mdx" />\n' };
    assert.deepEqual(rule.fixes('import A from "/_snippets/a.mdx";\n\n<A />\n', old), []);
  });

  it('asks for the extension, which completes the path', () => {
    const files = { 'snippets/a.mdx': 'A.\n', 'snippets/e.config.jsx': 'export const E = 1;\n' };
    assert.equal(rule.fixed('import A from "/snippets/a";\n', 'Add', files), 'import A from "/snippets/a.mdx";\n');
    assert.equal(
      rule.fixed('import { E } from "./snippets/e.config";\n', 'Add', files),
      'import { E } from "./snippets/e.config.jsx";\n',
    );
  });

  it('reports what the platform doesn’t import: a folder, a form, a default export that isn’t there', () => {
    const files = {
      '_snippets/a.mdx': 'A.\n',
      'snippets/b.jsx': 'export const B = () => 1;\n',
      'snippets/c.jsx': 'export default function C() {}\n',
    };
    assert.match(rule.message('import A from "/_snippets/a.mdx";\n', files), /doesn’t import files from `_snippets`/);
    assert.match(rule.message('import * as B from "/snippets/b.jsx";\n', files), /doesn’t support `import \*`/);
    assert.equal(
      rule.fixed('import B from "/snippets/b.jsx";\n', 'Import', files),
      'import { B } from "/snippets/b.jsx";\n',
    );
    assert.deepEqual(rule.severities('import C from "/snippets/c.jsx";\n', files), ['warning']);
  });

  it('reports a second default import of a script, and none of Markdown', () => {
    const script = (name: string): string => `const ${name} = () => 1;\nexport default ${name};\n`;
    const files = {
      'snippets/a.jsx': script('A'),
      'snippets/b.jsx': script('B'),
      'snippets/c.mdx': 'C.\n',
      'snippets/d.mdx': 'D.\n',
    };
    const body = (...names: readonly string[]): string =>
      names.map((file) => `import ${file.charAt(0).toUpperCase()} from "/snippets/${file}";\n`).join('');
    assert.deepEqual(rule.found(body('a.jsx', 'b.jsx'), files), ['B']);
    assert.deepEqual(rule.found(body('a.jsx', 'c.mdx', 'd.mdx'), files), []);
  });
});
