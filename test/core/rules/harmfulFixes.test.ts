import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

const syntax = probe('mdx/syntax');
const unclosed = probe('code/unclosed');

/** Checks that a page has one syntax error, whose preferred fix gives another text. */
function assertFixed(body: string, title: string, fixed: string): void {
  assert.equal(syntax.found(body).length, 1);
  assert.match(syntax.fixes(body)[0] ?? '', /^\*/);
  assert.equal(syntax.fixed(body, title), fixed);
}

describe('a callout whose tags are swapped keeps its own text', () => {
  const cases: Readonly<Record<string, readonly [body: string, fixed: string]>> = {
    'between blocks': ['</Tip>\n  One.\n<Tip>\n\nTwo.\n', '<Tip>\n  One.\n</Tip>\n\nTwo.\n'],
    'with a complete one below': [
      '</Tip>\n\nOne.\n\n<Tip>\n\n<Tip>\nTwo.\n</Tip>\n',
      '<Tip>\n\nOne.\n\n</Tip>\n\n<Tip>\nTwo.\n</Tip>\n',
    ],
    'in a component': ['<Card>\n  </Tip>\n  One.\n  <Tip>\n</Card>\n', '<Card>\n  <Tip>\n  One.\n  </Tip>\n</Card>\n'],
    'in a sentence': ['a </b>bold<b> c\n', 'a <b>bold</b> c\n'],
  };
  for (const [where, [body, fixed]] of Object.entries(cases)) {
    it(where, () => {
      assertFixed(body, 'Swap', fixed);
    });
  }

  it('but not across a heading or another element', () => {
    assert.equal(syntax.found('</Tip>\n\n## A\n\n<Tip>\n').length, 2);
    assert.equal(syntax.found('<Card>\n</Tip>\n</Card>\n\ntext\n\n<Tip>\n').length, 2);
  });
});

describe('lines that leave their list or quote are brought back, and the tag stays', () => {
  const cases: Readonly<Record<string, readonly [body: string, fixed: string]>> = {
    'code in a list': ['- a\n\n  <pre>{`\nb\n`}</pre>\n', '- a\n\n  <pre>{`\n  b\n  `}</pre>\n'],
    'code with an empty line': [
      '- a\n\n  <pre><code>{`\nb\n\nc\n`}</code></pre>\n',
      '- a\n\n  <pre><code>{`\n  b\n\n  c\n  `}</code></pre>\n',
    ],
    'a value in a quote': ['> <Note title={{\na: 1 }}>b</Note>\n', '> <Note title={{\n> a: 1 }}>b</Note>\n'],
    'attributes in a quote': [
      '> <Card\n> title="a"\nhref="b">c</Card>\n',
      '> <Card\n> title="a"\n> href="b">c</Card>\n',
    ],
    'a list in a quote': ['> - <pre>{`\n> a\nb\n`}</pre>\n', '> - <pre>{`\n>   a\n>   b\n>   `}</pre>\n'],
  };
  for (const [what, [body, fixed]] of Object.entries(cases)) {
    it(what, () => {
      assertFixed(body, 'its lines', fixed);
    });
  }

  it('names the tag that is broken, not the complete ones before it', () => {
    assert.match(
      syntax.message('- a\n  <Card title="x"><Tab title=>a</Tab></Card>\n'),
      /`title` in `<Tab>` has no value/,
    );
    assert.match(syntax.message('- <Note>{`a`} {</Note>\n'), /Unclosed `\{`/);
  });
});

describe('a value keeps the quotes that it contains', () => {
  const cases: Readonly<Record<string, readonly [body: string, title: string, fixed: string]>> = {
    'at its end': ['<Tab title="Reiter „Regeln"">a</Tab>\n', 'quotes', "<Tab title='Reiter „Regeln\"'>a</Tab>\n"],
    apostrophe: ["<Card title='It's' href=\"/a\" />\n", 'quotes', '<Card title="It\'s" href="/a" />\n'],
    'two at its end': ['<Card title="say "hi"" />\n', 'quotes', '<Card title=\'say "hi"\' />\n'],
    'a surplus one': ['<Card title="a"" icon="b" />\n', 'Remove', '<Card title="a" icon="b" />\n'],
  };
  for (const [what, [body, title, fixed]] of Object.entries(cases)) {
    it(what, () => {
      assertFixed(body, title, fixed);
    });
  }

  it('and a component with a surplus quote isn’t made text', () => {
    assert.match(syntax.message('<Card title="a" icon">b</Card>\n'), /Unexpected `"`.*use other quotes/);
    assert.deepEqual(
      syntax.fixes('<Card title="a" icon">b</Card>\n').filter((title) => title.startsWith('*')),
      [],
    );
  });
});

describe('a brace that begins a line of code', () => {
  const body = 'The recipe is `Tracer.configure\n{ |c| c.on = true }` and `Tracer.install!` here.\n';

  it('goes to the line above, since an escape or more backticks would break the code', () => {
    assertFixed(body, 'Move', 'The recipe is `Tracer.configure {\n |c| c.on = true }` and `Tracer.install!` here.\n');
    assert.equal(syntax.fixes(body).length, 1);
  });
});

describe('a pipe in a value stays in its table cell', () => {
  const table = (cell: string): string => `| a | b |\n| --- | --- |\n| ${cell} | c |\n`;
  const cases: Readonly<Record<string, readonly [cell: string, fixed: string]>> = {
    attribute: ['<Tooltip tip="x | y">m</Tooltip>', '<Tooltip tip={"x \\u007C y"}>m</Tooltip>'],
    'two attributes': [
      '<Tooltip tip="x | y" cta={"|"}>m</Tooltip>',
      '<Tooltip tip={"x \\u007C y"} cta={"\\|"}>m</Tooltip>',
    ],
    expression: ['{"x | y"}', '{"x \\| y"}'],
  };
  for (const [where, [cell, fixed]] of Object.entries(cases)) {
    it(where, () => {
      assert.match(syntax.message(table(cell)), /`\|` in .* ends the table cell/);
      assertFixed(table(cell), 'Escape', table(fixed));
    });
  }

  it('has no fix as an operator', () => {
    assert.match(syntax.message(table('{a || b}')), /`\|` in this expression ends the table cell/);
    assert.deepEqual(syntax.fixes(table('{a || b}')), []);
  });
});

describe('a type is shown as it was written', () => {
  const types = ['Map<String, String>', 'List<String>', 'Map<String, List<Foo>>[]', 'Array<object>', 'a.b.Option<T>?'];
  for (const type of types) {
    it(type, () => {
      assertFixed(`The type ${type} here.\n`, 'as code', `The type \`${type}\` here.\n`);
    });
  }

  it('in a component, where it would take its closing tag', () => {
    assertFixed('<Note>Option<T></Note>\n', 'as code', '<Note>`Option<T>`</Note>\n');
    assertFixed('<Note>Set <key></Note>\n', 'as code', '<Note>Set `<key>`</Note>\n');
  });

  it('but an element within a word is an element', () => {
    assert.match(syntax.message('Text<b>bold\n'), /`<b>` is never closed/);
  });

  it('with the `$` of an expression', () => {
    assertFixed('By ${{ github.ref }} here.\n', 'as code', 'By `${{ github.ref }}` here.\n');
  });
});

describe('braces that are closed aren’t called unclosed', () => {
  for (const braces of ['{url: [a](https://a.example)}', "{it's}", '{"a}']) {
    it(braces, () => {
      assert.match(syntax.message(`Set ${braces} now.\n`), /isn’t valid/);
      assert.deepEqual(syntax.found(`Set ${braces} now.\n`), [braces]);
    });
  }
});

describe('a second closing fence is removed', () => {
  it('and the text below it is no code', () => {
    const body = (stray: string): string =>
      `\`\`\`bash\na\n\`\`\`\n${stray}\nText.\n\n\`\`\`bash\nb\n\`\`\`\n\n## Two\n`;
    assert.match(unclosed.message(body('```\n')), /closed already/);
    assert.equal(unclosed.fixed(body('```\n'), 'Remove the fence'), body(''));
  });

  it('unless it opens a block', () => {
    assert.deepEqual(unclosed.found('```bash\na\n```\n```\nb\n```\n'), []);
  });
});
