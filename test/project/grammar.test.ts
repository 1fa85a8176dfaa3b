import fc from 'fast-check';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { coloring, ownGrammars, type Token } from '../support/grammars.ts';
import { runs } from '../support/thorough.ts';

const mdx = await coloring('source.mdx');
const markdown = await coloring('text.html.markdown');

type Color = typeof mdx;

/** The scopes of the first token that is this text, or of the one that the text begins. */
function scopesOf(color: Color, text: string, passage: string): string {
  const tokens = color(text).flat();
  const token = tokens.find((one) => one.text.trim() === passage) ?? tokens.find((one) => one.text.includes(passage));
  assert.ok(token, `“${passage}” is no token of ${JSON.stringify(text)}`);
  return token.scopes.slice(1).join(' ');
}

/** Each row: a text, a passage of it, and the scopes that it must have, in this order. */
type Row = readonly [text: string, passage: string, ...scopes: readonly string[]];

function holds(color: Color, rows: readonly Row[]): void {
  for (const [text, passage, ...scopes] of rows) {
    const found = scopesOf(color, text, passage);
    const at = scopes.map((scope) => found.indexOf(scope));
    const inOrder = at.every((offset, index) => offset >= 0 && offset >= (at[index - 1] ?? 0));
    assert.ok(inOrder, `${JSON.stringify(text)}: “${passage}” is ${found || 'plain'}, not ${scopes.join(' ')}`);
  }
}

function isPlain(color: Color, text: string, passage = text): void {
  assert.equal(scopesOf(color, text, passage), '', JSON.stringify(text));
}

function has(tokens: readonly Token[], scope: string): boolean {
  return tokens.some(({ scopes }) => scopes.some((one) => one.startsWith(scope)));
}

describe('a page in the editor', () => {
  it('shows front matter, imports and exports in their own languages', () => {
    holds(mdx, [
      ['---\ntitle: Hello\n---\nText', 'title', 'meta.embedded.block.frontmatter', 'entity.name.tag.yaml'],
      ['---\ntitle: a\n---', '---', 'punctuation.definition.begin.frontmatter'],
      ["import Intro from '/snippets/intro.mdx'", 'import', 'meta.embedded.block.esm', 'keyword.control.import'],
      ["---\na: b\n---\n\nimport A from 'a'", 'import', 'meta.embedded.block.esm'],
      ['export const Badge = () => {\n\n  return 1;\n};', 'return', 'meta.embedded.block.esm', 'keyword.control'],
    ]);
    const several = "import A, { B as C, D } from '/a.jsx';\nimport { as } from './b'\n\nText";
    holds(mdx, [
      [several, 'A', 'meta.embedded.block.esm', 'variable.other.readwrite.alias'],
      [several, 'as', 'keyword.control.as'],
      [several, 'C', 'variable.other.readwrite.alias'],
      [several, 'from', 'keyword.control.from'],
      [several, '/a.jsx', 'string.quoted'],
      [several, './b', 'string.quoted'],
      ["import { as } from './b'", 'as', 'variable.other.readwrite.alias'],
      ["import {\n  Lines,\n} from '/a.jsx'", 'Lines', 'meta.embedded.block.esm', 'variable.other.readwrite.alias'],
      ["import * as All from '/a.jsx'\nexport const b = 1", 'const', 'meta.embedded.block.esm', 'storage.type'],
      ["import A from '/a.jsx'\nexport const b = 1", 'const', 'meta.embedded.block.esm', 'storage.type'],
    ]);
    isPlain(mdx, several, 'Text');
    isPlain(mdx, '---\ntitle: a\n---\nText', 'Text');
    isPlain(mdx, "import A from 'a';\n\nText", 'Text');
    isPlain(mdx, 'import your pages first.');
    isPlain(mdx, 'export them.');
  });

  it('shows text as Markdown', () => {
    holds(mdx, [
      ['# One', 'One', 'markup.heading.markdown', 'heading.1.markdown', 'entity.name.section'],
      ['### Two `x` ###', '`', 'heading.3.markdown', 'markup.inline.raw'],
      ['  ###### Deep', 'Deep', 'heading.6.markdown'],
      ['## Two {#own-id}', 'own-id', 'heading.2', 'entity.other.attribute-name.id'],
      ['a **bold** b', 'bold', 'markup.bold'],
      ['a __bold__ b', 'bold', 'markup.bold'],
      ['**`code`**', 'code', 'markup.bold', 'markup.inline.raw'],
      ['a *slanted* b', 'slanted', 'markup.italic'],
      ['a _slanted_ b', 'slanted', 'markup.italic'],
      ['***both***', 'both', 'markup.bold', 'markup.italic'],
      ['**a *b* c**', ' c', 'markup.bold'],
      ['a ~~gone~~ b', 'gone', 'markup.strikethrough'],
      ['a `code <Card>` b', 'code <Card>', 'markup.inline.raw'],
      ['``a ` b``', 'a ` b', 'markup.inline.raw'],
      ['[text](/guide "Title")', 'text', 'string.other.link.title'],
      ['[text](/a_(b(c)))', '/a_(b(c))', 'markup.underline.link'],
      ['![alt](/a.png)', 'alt', 'string.other.link.title'],
      ['[![alt](/a.png)](/b)', '/b', 'markup.underline.link'],
      ['[text][ref]', 'ref', 'constant.other.reference.link'],
      ['[ref]: /a', '/a', 'meta.link.reference.def', 'markup.underline.link'],
      ['text[^1]', '1', 'constant.other.reference.link'],
      ['- item', '-', 'punctuation.definition.list.begin'],
      ['      10. item', '10.', 'punctuation.definition.list.begin'],
      ['- [x] done', '[x]', 'constant.language.task'],
      ['> **a**', 'a', 'markup.quote', 'markup.bold'],
      ['| a | `b` |', 'b', 'markup.table', 'markup.inline.raw'],
      ['| a |\n| --- |', '---', 'markup.table', 'punctuation.separator.table'],
      ['a\n\n---', '---', 'meta.separator'],
      ['\\*a\\*', '\\*', 'constant.character.escape'],
      ['&amp;', '&amp;', 'constant.character.entity'],
      ['$x^2$', 'x^2', 'markup.math.inline'],
      ['$$\nx{y\n$$\n# A', 'A', 'heading.1'],
    ]);
  });

  it('leaves plain text plain', () => {
    const texts = ['snake_case_word', '2 * 3 * 4', '$5 and $10', 'a [b] c', '#hash', '2~3', 'use $HOME and $PATH'];
    for (const text of texts) isPlain(mdx, text);
  });

  it('shows tags with their attributes', () => {
    const card =
      '<Card\n  title="A &amp; B"\n  cols={2}\n  {...rest}\n  data-x=\'y\'\n  horizontal\n>\n  **in**\n</Card>';
    holds(mdx, [
      [card, 'Card', 'entity.name.tag', 'support.class.component'],
      [card, 'title', 'meta.tag.component', 'entity.other.attribute-name'],
      [card, 'A', 'string.quoted.double'],
      [card, '&amp;', 'string.quoted.double', 'constant.character.entity'],
      [card, '2', 'meta.embedded.expression', 'constant.numeric'],
      [card, 'rest', 'meta.embedded.expression'],
      [card, 'data-x', 'entity.other.attribute-name'],
      [card, 'y', 'string.quoted.single'],
      [card, 'horizontal', 'entity.other.attribute-name'],
      [card, '>', 'meta.tag.component', 'punctuation.definition.tag.end'],
      [card, 'in', 'markup.bold'],
      [card, '</', 'meta.tag.component', 'punctuation.definition.tag.begin'],
      ['<Tree.Folder name="a" />', 'Tree.Folder', 'support.class.component'],
      ['<motion.div />', 'motion.div', 'support.class.component'],
      ['<div className="a">', 'div', 'meta.tag.html', 'entity.name.tag'],
      ['<svg:path />', 'svg:path', 'entity.name.tag'],
      ['text <Icon icon="star" /> text', 'Icon', 'support.class.component'],
      ['# A <Badge>New</Badge>', 'Badge', 'heading.1', 'support.class.component'],
      ['| <Icon /> |', 'Icon', 'markup.table', 'support.class.component'],
      ['- <Icon />', 'Icon', 'support.class.component'],
      ['> <Note>', 'Note', 'markup.quote', 'support.class.component'],
      ['<Card icon={<Icon name="a" />} title="b">', 'title', 'meta.tag.component', 'attribute-name'],
      ['<Card style={{ a: { b: 1 } }} title="b">', 'title', 'meta.tag.component', 'attribute-name'],
    ]);
    assert.ok(!scopesOf(mdx, '<div>', 'div').includes('component'));
  });

  it('shows expressions and comments', () => {
    holds(mdx, [
      ['a {props.name} b', 'props', 'meta.embedded.expression'],
      ['{[1, 2].map((n) => <b>{n}</b>)} b', 'map', 'meta.embedded.expression'],
      ['a {/* <Card> */} b', '<Card>', 'comment.block.mdx'],
      ['  {/* one\n\n# two */}', '# two', 'comment.block.mdx'],
      ['{ /* one */ }', 'one', 'comment.block.mdx'],
      ['text\n{/* one\n\ntwo */}', 'two', 'comment.block.mdx'],
      ['<!-- <Card> -->', '<Card>', 'comment.block.html'],
    ]);
    isPlain(mdx, 'a {/* b */} c', 'c');
    isPlain(mdx, 'a {b} c', 'c');
  });

  it('takes nothing for a tag that is none', () => {
    const texts = ['a < b and c > d', '<5 ms', 'a <- b', '<=', '1<2', '< Card>'];
    for (const text of texts) isPlain(mdx, text);
    holds(mdx, [['<https://example.com/a>', 'https://example.com/a', 'markup.underline.link']]);
    isPlain(mdx, 'Ask <me@example.com> today.', 'Ask <me@example.com> today.');
  });
});

describe('code blocks', () => {
  it('are shown in their language, with what follows its name', () => {
    const fence = '```python app.py {1,3-5} icon="star"\ndef f(): pass\n```';
    holds(mdx, [
      [fence, 'python', 'markup.fenced_code', 'fenced_code.block.language'],
      [fence, '3', 'markup.fenced_code', 'constant.numeric'],
      [fence, 'icon', 'entity.other.attribute-name'],
      [fence, '"star"', 'string.quoted'],
      [fence, 'def', 'meta.embedded.block.python', 'storage.type.function'],
      ['~~~JS\nconst a = 1\n~~~', 'const', 'meta.embedded.block.javascript'],
      ['- ```js\n  const a = 1\n  ```', 'const', 'meta.embedded.block.javascript'],
      ['> ```js\n> const a = 1\n> ```', 'const', 'markup.quote', 'meta.embedded.block.javascript'],
      ['<Tab title="a">\n```js\nconst a = 1\n```\n</Tab>', 'const', 'meta.embedded.block.javascript'],
      ['```js\n\n\nconst a = 1\n```', 'const', 'meta.embedded.block.javascript'],
      ['```mdx\n<Card>\n```', 'Card', 'meta.embedded.block.mdx', 'support.class.component'],
    ]);
  });

  it('take a closing fence that is being typed for a string, in which editors close no backtick by themselves', () => {
    for (const language of ['json', 'jsonc', 'python', 'swift', 'dart']) {
      for (const line of ['`', '``', '  ``', '``a']) {
        const tokens = mdx(`\`\`\`${language}\nx\n${line}`).at(-1) ?? [];
        assert.ok(has(tokens, 'string.other.unfinished-fence'), `${language}: ${line}`);
      }
    }
  });

  it('hold no tags, headings or expressions of the page', () => {
    for (const info of ['', ' ', 'text', 'unheard-of', 'title="x"']) {
      const [, ...lines] = mdx(`\`\`\`${info}\n<Card title="a\n# x\n{a\n**b**\n\`\`\`\n# After`);
      for (const line of lines.slice(0, 4)) {
        assert.deepEqual(
          line.map(({ scopes }) => scopes.slice(1)),
          [['markup.fenced_code.block.markdown']],
        );
      }
      assert.ok(has(lines.at(-1) ?? [], 'heading.1'), info);
    }
  });

  it('end at any indentation, and only with as many signs as they begin', () => {
    const after = (fence: string): boolean => has(mdx(`${fence}\n# After`).at(-1) ?? [], 'heading.1');
    assert.ok(after('```js\na\n        ```'));
    assert.ok(after('      ```js\na\n```'));
    assert.ok(after('```\na\n`````'));
    assert.ok(after('````mdx\n```js\na\n```\n````'));
    assert.ok(after('````md\n```js\na\n```\n````'));
    assert.ok(after('````\n```\na\n````'));
    assert.ok(after('~~~\n```\n~~~'));
    assert.ok(!after('````\n```\n'));
    assert.ok(!after('```\n``` js'));
    assert.ok(after('```js const a = `1` ```'), 'a code span of three signs is no fence');
  });

  it('are shown in as many languages as pages commonly use', () => {
    const used = 'bash sh python json yaml typescript ts js jsx tsx java ruby sql swift csharp cs powershell rust html';
    const more = 'go kotlin toml http md mdx xml css php hcl jsonc diff ini dockerfile dart graphql c cpp scss shell';
    for (const language of `${used} ${more}`.split(' ')) {
      assert.ok(has(mdx(`\`\`\`${language}\nx\n\`\`\``)[1] ?? [], 'meta.embedded.block'), language);
    }
  });
});

describe('the first page that is opened', () => {
  it('loads no language that brings nearly all others with it', () => {
    // The editor loads whatever a grammar embeds, before it colors the first line: these two embed seventy grammars.
    for (const { path } of ownGrammars)
      assert.doesNotMatch(readFileSync(path, 'utf8'), /"include":\s*"text\.(?:html\.markdown|tex\.latex)"/, path);
  });
});

describe('a page that is being typed', () => {
  const heading = '## After';

  /** Whether a heading after a blank line is still shown as one, whatever comes before it. */
  function recovers(color: Color, text: string): boolean {
    return has(color(`${text}\n\n${heading}`).at(-1) ?? [], 'markup.heading');
  }

  const open = [
    ...['<', '</', '<Ca', '<Card ', '<Card title', '<Card title=', '<Card title="a b', "<Card title='a", '</Card'],
    ...['<Card cols={', '<Card a={{ b: "', '<Card a={`b', '<Card a={/* b', '<Card {...', '<Card\n  title="a"\n'],
    ...['<div style={{', '<a href="', '<Tree.', '- <Card a={', '> <Card a={', '| <Card a={', '# <Card a="'],
  ];

  it('has its colors back after a blank line', () => {
    for (const text of open) assert.ok(recovers(mdx, text), text);
    for (const text of ['{', 'a {b.', 'a {`b', '{(', '**a', '[a](', '`a', '$a', '$$', '<!-- a', '~~', '| a', '> {a']) {
      assert.ok(recovers(mdx, text), text);
    }
  });

  it('has them back at the next tag already', () => {
    holds(mdx, [
      ['<Card title="a\n<Step>', 'Step', 'support.class.component'],
      ['<Card hre\n<Step>', 'Step', 'support.class.component'],
      ['<Card title="a\n</Step>', 'Step', 'support.class.component'],
      ['<Card <Step>', 'Step', 'support.class.component'],
    ]);
  });

  it('keeps what is text after a tag that was left open', () => {
    isPlain(mdx, '<Note, see below.', ', see below.');
    isPlain(mdx, 'Map<string, number> is', ', number> is');
  });

  it('ends front matter that has no end yet at the first tag', () => {
    holds(mdx, [['---\ntitle: a\n\n<Card>', 'Card', 'support.class.component']]);
  });

  it('never loses more than a paragraph, whatever was typed', () => {
    // What may reach over blank lines is left out: comments, code blocks, imports and exports, front matter.
    const piece = fc.constantFrom(
      ...['<', '>', '</', '/>', 'Card', 'div', ' ', '\n', '"', "'", '`', '*', '**', '_', '[', ']', '(', ')', '!', '\\'],
      ...[
        '{',
        '}',
        '=',
        '=>',
        '${',
        '//',
        '#',
        '- ',
        '> ',
        '| ',
        '$',
        '~~',
        '<!--',
        '-->',
        'title',
        '.',
        '&',
        'é',
        '1.',
      ],
    );
    const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    const reaching = /\n[ \t>-]*\n|^---|[`~]{3}|\/\*|(?:^|\n)(?:import|export)/;
    fc.assert(
      fc.property(
        texts.filter((text) => !reaching.test(text)),
        (text) => recovers(mdx, text),
      ),
      { numRuns: runs(300, 2_000) },
    );
  });

  it('keeps its colors in a .md file too', () => {
    for (const text of open.filter((one) => !/^[->|]/.test(one))) assert.ok(recovers(markdown, text), text);
  });
});

describe('a .md file in the editor', () => {
  it('shows components as a page does', () => {
    const card = '<Card\n  title="a"\n  cols={2}\n>\n  text\n</Card>';
    holds(markdown, [
      [card, 'Card', 'entity.name.tag', 'support.class.component'],
      [card, 'title', 'meta.tag.component', 'entity.other.attribute-name.mdx'],
      [card, '2', 'meta.embedded.expression', 'constant.numeric'],
      [card, '>', 'meta.tag.component', 'punctuation.definition.tag.end'],
      [card, '</', 'meta.tag.component', 'punctuation.definition.tag.begin'],
      ['Text <Icon icon="star" /> text', 'Icon', 'support.class.component'],
      ['- <Tree.Folder name="a" />', 'Tree.Folder', 'support.class.component'],
      ['> <Note>', 'Note', 'markup.quote', 'support.class.component'],
      ['## A <Badge>New</Badge>', 'Badge', 'markup.heading', 'support.class.component'],
      ['| a | <Icon /> |\n| - | - |', 'Icon', 'support.class.component'],
      ['<div>\n<Card />\n</div>', 'Card', 'support.class.component'],
      ['{/* one\n\ntwo */}\n\n# A', 'two', 'comment.block.mdx'],
      ['{/* one\n\ntwo */}\n\n# A', 'A', 'markup.heading'],
      ['a {/* b */} c', 'b', 'comment.block.mdx'],
      ['  {/* one\n  two */}', 'two', 'comment.block.mdx'],
    ]);
  });

  it('shows none in code, in comments and in other tags', () => {
    const texts = ['```\n<Card>\n```', '```js\n<Card>\n```', 'a `<Card>` b', '    <Card>', '<!-- <Card> -->'];
    for (const text of [...texts, '---\na: <Card>\n---', '<div title="<Card>">', 'a <b', '<5']) {
      const tokens = markdown(text).flat();
      assert.ok(!has(tokens, 'meta.tag.component'), text);
    }
  });

  it('leaves the tags of HTML to HTML', () => {
    assert.ok(!scopesOf(markdown, '<div class="a">', 'div').includes('mdx'));
  });
});

describe('the grammars', () => {
  /** All rules of a grammar, at any depth. */
  function rulesOf(node: unknown): readonly Readonly<Record<string, unknown>>[] {
    if (typeof node !== 'object' || node === null) return [];
    return [node as Readonly<Record<string, unknown>>, ...Object.values(node).flatMap(rulesOf)];
  }

  const all = ownGrammars.map((grammar) => {
    const raw = JSON.parse(readFileSync(grammar.path, 'utf8')) as Readonly<Record<string, unknown>>;
    return { ...grammar, raw, names: Object.keys(raw['repository'] ?? {}) };
  });

  it('refer only to rules that exist', () => {
    for (const { raw, names, scopeName } of all) {
      for (const { include } of rulesOf(raw)) {
        if (typeof include !== 'string') continue;
        const [scope = '', rule] = include.split('#');
        const target = scope === '' ? { names } : all.find((one) => one.scopeName === scope);
        assert.ok(
          target === undefined || rule === undefined || target.names.includes(rule),
          `${scopeName}: ${include}`,
        );
      }
    }
  });

  it('tell the editor the language of everything that they embed, so that its comments and brackets are right', () => {
    const contents = all.flatMap(({ raw }) => rulesOf(raw).flatMap((rule) => [rule['contentName'], rule['name']]));
    const embedded = contents.filter((name) => typeof name === 'string' && /^meta\.embedded\.(?!math)/.test(name));
    const languages = Object.keys(all.find(({ language }) => language === 'mdx')?.embeddedLanguages ?? {});
    for (const name of embedded as readonly string[]) {
      assert.ok(
        languages.some((scope) => name === scope || name.startsWith(`${scope}.`)),
        name,
      );
    }
  });
});
