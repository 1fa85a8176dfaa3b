import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keysOf, parametersOf } from '../../../server/src/core/site/imports/declaredParts.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { referencesInPage } from '../../../server/src/core/features/site/references.ts';
import { definitionInPage } from '../../../server/src/core/features/site/definition.ts';
import { configWith, currentConfigWith, pageAtCursor, pageIn, type Files } from '../../support/site.ts';

const card = `export const MyCard = ({ title, href: target = "/", size = 2, isWide = true, children, 'data-x': x, ...rest }) => {
  return <a href={target}>{title}{children}</a>;
};
`;

const site: Files = {
  'docs.json': configWith({}),
  'snippets/my-card.jsx': card,
  'snippets/cards.mdx': `${card.replace('MyCard', 'Deck')}\nThe rest.\n`,
  'snippets/props.jsx':
    'export function Plot(props) {\n  const { kind, onPick } = props;\n  return <b>{kind}{props.label}</b>;\n}\n',
  'snippets/typed.tsx':
    'export default function Typed<T>({ a, /* not b, */ c = [1, 2] }: { a: string; c: number[] }) {\n  return <b />;\n}\nexport const Memo: React.FC<P> = React.memo(({ x, y }: P) => null);\nexport const none = 1;\n',
  'snippets/note.mdx': 'The {product} is <Card title={heading} href="/x">{user}</Card>, {list.map((one) => one)}.\n',
};

const imports = `import { MyCard } from "/snippets/my-card.jsx";
import { Deck } from "/snippets/cards.mdx";
import { Plot } from "/snippets/props.jsx";
import Typed, { Memo, none as None } from "/snippets/typed.tsx";
import Note from "/snippets/note.mdx";
import * as All from "/snippets/my-card.jsx";

`;

function labels(text: string, files: Files = site): readonly string[] {
  const { page, offset } = pageAtCursor({ ...files, 'page.mdx': text });
  return completePage(page, offset).items.map(({ label }) => label);
}

describe('attributes of the components of a site', () => {
  it('are offered as their file takes them', () => {
    const attributes = ['title', 'href', 'size', 'isWide', 'data-x'];
    assert.deepEqual(labels(`${imports}<MyCard <|>`), attributes);
    assert.deepEqual(labels(`${imports}<Deck <|>`), attributes);
    assert.deepEqual(labels(`${imports}<All.MyCard <|>`), attributes);
    assert.deepEqual(labels(`${imports}<MyCard title="x" <|> />`), attributes.slice(1));
    assert.deepEqual(labels(`${imports}<Plot <|>`), ['kind', 'onPick', 'label']);
    assert.deepEqual(labels(`${imports}<Typed <|>`), ['a', 'c']);
    assert.deepEqual(labels(`${imports}<Memo <|>`), ['x', 'y']);
    assert.deepEqual(labels(`${imports}<None <|>`), []);
  });
  it('are read in time, whatever is written among them', () => {
    for (const one of [' /*1*/', ' //1\n', '/*', ' ', '"', '`', '({', 'a = ', 'a, ', '/* * ', '= =']) {
      const text = `export const Any = ({ a, ${one.repeat(5000)} }) => <b />;\n`;
      assert.ok((parametersOf(text, 'Any') ?? []).length <= 1, one);
      assert.ok(keysOf(text.replace('(', '').replace(')', ''), 'Any').length <= 1, one);
    }
  });

  it('are the names of a snippet that nothing in it defines', () => {
    assert.deepEqual(labels(`${imports}<Note <|> />`), ['product', 'heading', 'list']);
  });
  it('are those that other pages pass where no text is kept', () => {
    const shown = 'import Part from "/parts/part.mdx"\n\n';
    const files = {
      ...site,
      'parts/part.mdx': '{`a ${product}`}\n',
      'other.mdx': `${shown}<Part product="x" />\n`,
    };
    assert.deepEqual(labels(`${shown}<Part <|> />`, files), ['product']);
  });
  it('are those of a component that the page declares', () => {
    assert.deepEqual(labels(`${card}\n<MyCard ti<|>`), ['title', 'href', 'size', 'isWide', 'data-x']);
  });
});

function hovered(text: string, files: Files = site): string {
  const { page, offset } = pageAtCursor({ ...files, 'page.mdx': text });
  return hoverPage(page, offset)?.markdown ?? '';
}

/** The file that F12 opens, and the text at its range. */
function defined(text: string, file = 'page.mdx', files: Files = site): string {
  const all: Files = { ...files, [file]: text };
  const { page, offset } = pageAtCursor(all);
  const target = definitionInPage(page, offset)?.target;
  if (target?.kind !== 'file') return '';
  const content = target.file === file ? page.page.text : (all[target.file] ?? '');
  return `${target.file}: ${content.slice(target.range?.start ?? 0, target.range?.end ?? 0)}`;
}

describe('an attribute of a component of the site', () => {
  it('is explained with its default value and its file', () => {
    assert.equal(
      hovered(`${imports}<MyCard si<|>ze={3} />`),
      '**`size`** of `MyCard` — default `2`\n\nDefined in `/snippets/my-card.jsx`',
    );
    assert.equal(hovered(`${imports}<MyCard other<|>={3} />`), '');
  });
  it('links to the parameter', () => {
    assert.equal(defined(`${imports}<MyCard hr<|>ef="/x" />`), 'snippets/my-card.jsx: href');
    assert.equal(defined(`${imports}<Plot lab<|>el="x" />`), 'snippets/props.jsx: label');
    assert.equal(defined(`${imports}<Note hea<|>ding="x" />`), 'snippets/note.mdx: heading');
    assert.equal(defined(`${imports}<MyC<|>ard />`), 'snippets/my-card.jsx: export const MyCard');
  });
});

const names: Files = {
  'docs.json': currentConfigWith({ variables: { product: 'Acme' } }),
  'snippets/values.mdx':
    'export const version = "1.0";\nexport const Badge = ({ color }) => <b>{color}</b>;\nexport const links = { home: "/", docs: "/docs" };\n',
  'snippets/text.mdx': 'export const copied = 1;\n\nHello {who}.\n',
  'other.mdx': 'import Text from "/snippets/text.mdx"\n\n<Text who="you" why="x" />\n',
};
const head =
  '---\ntitle: Page\nsummary: x\n---\n\nimport { version, Badge, links } from "/snippets/values.mdx"\nimport Text from "/snippets/text.mdx"\n\nexport const own = 2;\n\n';
const inScope = ['own', 'version', 'links', 'copied', 'user', 'frontmatter'];

function items(text: string, files: Files, isTyped = false): readonly string[] {
  const { page, offset } = pageAtCursor(files === names ? { ...names, 'page.mdx': text } : files);
  return completePage(page, offset, { isTyped }).items.map(({ label }) => label);
}

describe('a name in braces', () => {
  it('is offered from what is in scope', () => {
    assert.deepEqual(items(`${head}A {<|>}`, names), [...inScope, '{product}']);
    assert.deepEqual(items(`${head}A {ve<|>`, names), [...inScope, '{product}']);
    assert.deepEqual(items(`${head}<Card title={<|>}>`, names), inScope);
  });
  it('is a property of the object before it', () => {
    assert.deepEqual(items(`${head}A {links.<|>}`, names), ['home', 'docs']);
    assert.deepEqual(items(`${head}<Card href={links.d<|>} />`, names), ['home', 'docs']);
    assert.deepEqual(items(`${head}A {frontmatter.<|>}`, names), ['title', 'summary']);
    assert.deepEqual(items(`${head}A {user.<|>}`, names), []);
  });
  it('is what pages pass in a snippet', () => {
    const files = { ...names, 'snippets/text.mdx': 'Hello {who}, {<|>}.' };
    assert.deepEqual(items('', files), ['who', 'why', '{product}']);
  });
  it('is not offered elsewhere', () => {
    for (const text of ['A \\{ve<|>', 'A `{ve<|>`', '{/* {ve<|> */}', '```\n{ve<|>\n```', 'A ve<|>', '$x_{a<|>}$']) {
      assert.deepEqual(items(`${head}${text}`, names), [], text);
    }
  });
  it('waits for a letter after a brace that was just typed', () => {
    assert.deepEqual(items(`${head}A {<|>}`, names, true).slice(0, 2), ['expression', 'own']);
    assert.deepEqual(items(`${head}<Card title={<|>} />`, names, true).slice(0, 2), ['expression', 'own']);
    const files = { 'docs.json': configWith({}), 'page.mdx': 'A {<|>}' };
    assert.deepEqual(items('', files, true), []);
    assert.deepEqual(items('', files), ['user', 'frontmatter']);
  });
  it('is explained and links to its declaration', () => {
    assert.match(
      hovered(`${head}A {ver<|>sion}`, names),
      /imported from `\/snippets\/values.mdx`\n\n```mdx\nexport const version/,
    );
    assert.match(hovered(`${head}A {ow<|>n + 1}`, names), /declared on this page\n\n```mdx\nexport const own/);
    assert.match(hovered(`${head}<Card title={us<|>er.name} />`, names), /the reader who is signed in/);
    assert.equal(hovered(`${head}A {user.na<|>me}`, names), '');
    assert.equal(defined(`${head}A {ver<|>sion}`, 'page.mdx', names), 'snippets/values.mdx: export const version');
    assert.equal(defined(`${head}A {copi<|>ed}`, 'page.mdx', names), 'snippets/text.mdx: export const copied');
    assert.equal(defined(`${head}<Card title={[own, o<|>wn]} />`, 'page.mdx', names), 'page.mdx: own');
    assert.equal(defined(`${head}<Card {...{a: o<|>wn}} />`, 'page.mdx', names), 'page.mdx: own');
  });
});

describe('references to a name that a file exports', () => {
  it('are its uses on all pages that import it, and no others', () => {
    const files: Files = {
      'docs.json': configWith({}),
      'snippets/a.mdx': 'export const Chart = 1;\nexport const Other = Chart;\n',
      'page.mdx': 'import { Ch<|>art, Other } from "/snippets/a.mdx"\n\n<Other />\n\n{Chart}\n',
      'two.mdx': 'import { Chart as Plot } from "/snippets/a.mdx"\n\n<Plot title={Plot}>x</Plot>\n',
      'three.mdx': 'import { Other } from "/snippets/a.mdx"\n\n{Chart}\n',
    };
    const { page, offset } = pageAtCursor(files);
    const plain: Files = { ...files, 'page.mdx': page.page.text };
    const found = (includeDeclaration: boolean): readonly string[] =>
      (referencesInPage(page, offset, { includeDeclaration }, (file) => pageIn(plain, file)) ?? []).map(
        ({ file, range }) => `${file} ${range.start} ${(plain[file] ?? '').slice(range.start, range.end)}`,
      );
    const uses = [
      'snippets/a.mdx 45 Chart',
      'page.mdx 9 Chart',
      'page.mdx 60 Chart',
      'two.mdx 18 Plot',
      'two.mdx 50 Plot',
      'two.mdx 62 Plot',
      'two.mdx 71 Plot',
    ];
    assert.deepEqual(found(false), uses);
    assert.deepEqual(found(true), ['snippets/a.mdx 13 Chart', ...uses]);
  });
});
