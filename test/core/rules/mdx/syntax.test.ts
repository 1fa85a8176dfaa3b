import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { safeEdits, safeFixes } from '../../../../server/src/core/rules/engine/fixAll.ts';
import { applyEdits } from '../../../../server/src/core/text/textRange.ts';
import { probe } from '../../../support/pageRule.ts';
import { configWith, findingsInFiles } from '../../../support/site.ts';

const rule = probe('mdx/syntax');

describe('mdx/syntax and what only modules may have', () => {
  const fatal: readonly (readonly [body: string, at: string])[] = [
    ['export const dev = () => import.meta.env.DEV;\n', 'import.meta'],
    ['Text {import.meta.env.X} here.\n', 'import.meta'],
    ['<Card title={import.meta.env.X}>a</Card>\n', 'import.meta'],
    ['export const x = await load();\n', 'await'],
    ['export const X = [await load()];\n\nexport const y = 1;\n', 'await'],
  ];
  for (const [body, at] of fatal) {
    it(`reports ${JSON.stringify(body)}`, () => {
      assert.deepEqual(rule.found(body), [at]);
    });
  }

  const silent: readonly string[] = [
    'export const X = () => <p>{import.meta.url}</p>;\n',
    'export const x = async () => { await load(); for await (const y of z()) y(); };\n',
    'export const x = [1].map(async (a) => { await a; });\n',
    'export const x = "await import.meta"; // await import.meta\n',
    '`import.meta.env` and await {"import.meta.env"}.\n',
  ];
  for (const body of silent) {
    it(`leaves ${JSON.stringify(body)} alone`, () => {
      assert.deepEqual(rule.found(body), []);
    });
  }
});

describe('mdx/syntax says what to write instead', () => {
  const cases: Readonly<Record<string, readonly [body: string, message: RegExp]>> = {
    'a placeholder': ['Set <your-key> now.\n', /`<your-key>` as a tag.*`\\<your-key>`/],
    'words in angle brackets': ['Set <name of the user> now.\n', /`\\<name of the user>`/],
    'an element': ['a <b>c\n', /`<b>` is never closed. Add `<\/b>`/],
    'a component of its own line': ['<Unknown>\n\ntext\n', /`<Unknown>` is never closed/],
    'a sign in a name': ['a <n-1, m>\n', /Unexpected `,` in the tag `<n-1`/],
    'a value without quotes': ['<Card cols=two>\na\n</Card>\n', /`cols` in `<Card>` needs quotes/],
    'a number without its brace': ['<Columns cols={3>\na\n</Columns>\n', /`cols` in `<Columns>` has no closing brace/],
    'a value that is missing': ['<Card title=>\na\n</Card>\n', /`title` in `<Card>` has no value/],
    'a comment in a tag': ['<Card <!-- a --> title="b" />\n', /Comments aren’t allowed inside the tag `<Card>`/],
    'a comment of JavaScript in a tag': [
      '<Card\n  title="a"\n  /* b */\n/>\n',
      /Comments aren’t allowed inside the tag/,
    ],
    'a line comment in a tag': ['<Card\n  title="a"\n  // b\n/>\n', /Comments aren’t allowed inside the tag/],
    'a comment that is never closed': ['{/* Later\n\ntext\n', /comment is never closed. Add `\*\/\}`/],
    'a value without its equals sign': ['<Card title="a" icon"b">\na\n</Card>\n', /`icon` in `<Card>` has no `=`/],
    'a quotation in a value': [
      '<Card title="The "b" one">\na\n</Card>\n',
      /`title` in `<Card>` contains the same quotes/,
    ],
    'a closing tag alone': ['text\n\n</b>\n', /no `<b>` is open here/],
    'a tag below a list item': ['- a\n<video\n  src="b"\n/>\n', /can’t directly follow a list item or quote/],
    'a tag that leaves its list item': ['- a\n  <video\n  src="b"\n/>\n', /indented like the list item/],
    'a brace in code at the start of a line': ['Call `run\n{ |a| a.b }` first.\n', /even in inline code/],
    'a brace at the start of a line': ['Call `run`\n{ |a| a.b } first.\n', /Write `\\\{` for a literal brace/],
    'tags that a table cell parts': [
      '| a | b |\n| --- | --- |\n| 1 | <b>T | U</b> |\n',
      /`<\/b>` are in different table cells/,
    ],
    'code that a table cell ends': [
      '| a | b |\n| --- | --- |\n| 1 | `<T | U>` |\n',
      /`\|` ends the table cell, even in code/,
    ],
    'a closing tag that the last item of a list contains': [
      '<Note>\n\n- a\n- b\n  </Note>\n',
      /`<\/Note>` is indented like the list item above, so it doesn’t close `<Note>`/,
    ],
    'a closing tag at the end of a list item': ['<Note>\n\n- a\n- b</Note>\n', /in different paragraphs, list items/],
    'prose that looks like code': ['export all your data first\n', /as code/],
  };
  for (const [what, [body, message]] of Object.entries(cases)) {
    it(what, () => {
      assert.match(rule.message(body), message);
    });
  }

  it('prefers the name that the enclosing component takes', () => {
    const body = (name: string): string =>
      `<Tabs>\n<${name} title="A">\na\n</Tab>\n<Tab title="B">\nb\n</Tab>\n</Tabs>\n`;
    for (const wrong of ['Tabs', 'Step']) {
      assert.deepEqual(rule.found(body(wrong)), ['</Tab>']);
      assert.equal(rule.fixes(body(wrong))[0], '*Change the opening tag to `<Tab>`');
      assert.equal(rule.fixed(body(wrong), 'opening tag'), body('Tab'));
    }
  });

  it('offers of a known and an unknown name only the known one', () => {
    const change = (body: string): readonly string[] => rule.fixes(body).filter((title) => title.includes('Change'));
    const opened = '*Change the opening tag to `<Accordion>`';
    assert.deepEqual(change('<Accordionx title="a">\nb\n</Accordion>\n'), [opened]);
    assert.deepEqual(change('<Accordion title="a">\nb\n</Accordionx>\n'), ['*Change to `</Accordion>`']);
    assert.deepEqual(change('<sectoin>\nb\n</section>\n'), ['*Change the opening tag to `<section>`']);
    const own = "import Panel from '/snippets/panel.mdx'\n\n";
    const files = { 'snippets/panel.mdx': 'A.\n' };
    assert.deepEqual(
      rule.fixes(`${own}<Panel>\nb\n</Pannel>\n`, files).filter((title) => title.includes('Change')),
      ['*Change to `</Panel>`'],
    );
    // Of two that are known, either may be meant.
    assert.equal(change('<Note>\na\n</Tip>\n').length, 2);
  });

  it('closes a comment, removes one in a tag, and adds an equals sign', () => {
    assert.equal(rule.fixed('{/* Later\n\ntext\n', 'Close the comment'), '{/* Later */}\n\ntext\n');
    assert.equal(rule.fixed('{/* Later */\n\ntext\n', 'Close the comment'), '{/* Later */}\n\ntext\n');
    assert.equal(rule.fixed('<Card\n  title="a" /* b */\n/>\n', 'Remove the comment'), '<Card\n  title="a" \n/>\n');
    assert.equal(rule.fixed('<Card icon"a" title="b" />\n', 'Add `=`'), '<Card icon="a" title="b" />\n');
  });

  it('reports two closing tags in the wrong order once, and swaps them', () => {
    const body = '<Steps>\n  <Step title="a">\n    b\n</Steps>\n  </Step>\n\ntext\n';
    assert.deepEqual(rule.found(body), ['</Steps>']);
    assert.match(rule.message(body), /`<\/Steps>` and `<\/Step>` are in the wrong order/);
    assert.equal(rule.fixed(body, 'Swap'), '<Steps>\n  <Step title="a">\n    b\n  </Step>\n</Steps>\n\ntext\n');
    assert.equal(rule.fixed('a <b><i>c</b></i> d\n', 'Swap'), 'a <b><i>c</i></b> d\n');
  });

  it('names the value that a sign of inches ends, and uses other quotes', () => {
    for (const [body, fixed] of [
      ['<Card title="5" screen" href="/page">a</Card>\n', `<Card title='5" screen' href="/page">a</Card>\n`],
      ['<Card title="5" screen">\na\n</Card>\n', `<Card title='5" screen'>\na\n</Card>\n`],
      ['<Card title="5" or 6" screen" href="/page" />\n', `<Card title='5" or 6" screen' href="/page" />\n`],
      ['<Card title="The best" of them" href="/page" />\n', `<Card title='The best" of them' href="/page" />\n`],
    ] as const) {
      assert.match(rule.message(body), /^The value of `title` in `<Card>` contains the same quotes as those around it/);
      assert.deepEqual(rule.fixes(body), ['*Put the value in single quotes'], body);
      assert.equal(rule.fixed(body, 'quotes'), fixed);
    }
    assert.match(rule.message('<Card title="5" icon"link" href="/page" />\n'), /`icon` in `<Card>` has no `=`/);
  });

  it('doesn’t offer to show a tag with values as text if it can be corrected', () => {
    const body = '<img src="a.png" alt="A "b" c" />\n';
    assert.deepEqual(rule.fixes(body), ['*Put the value in single quotes']);
  });

  it('reports swapped tags in a list item once', () => {
    for (const mark of ['- ', '1. ']) {
      const indent = ' '.repeat(mark.length);
      const body = `${mark}</Tip>\n${indent}text\n${indent}<Tip>\n`;
      assert.deepEqual(rule.found(body), ['</Tip>']);
      assert.equal(rule.fixed(body, 'Swap'), `${mark}<Tip>\n${indent}text\n${indent}</Tip>\n`);
    }
  });

  it('shows the first line of a tag that goes over several', () => {
    assert.deepEqual(rule.found('<Card\n  title="a"\n>\n\ntext\n'), ['<Card']);
  });

  it('shows where the other tag is', () => {
    const files = {
      'docs.json': configWith({}),
      'page.mdx': '---\ntitle: A\ndescription: B\n---\n\n<Note>\na\n</Tip>\n',
    };
    const finding = findingsInFiles(files).find(({ rule: { id } }) => id === 'mdx/syntax');
    assert.deepEqual(
      finding?.related?.map(({ message }) => message),
      ['`<Note>` opens here.'],
    );
  });
});

describe('mdx/syntax fixes', () => {
  const cases: Readonly<Record<string, readonly [body: string, title: string, fixed: string]>> = {
    'a sign': ['a <5ms, b\n', 'Escape', 'a \\<5ms, b\n'],
    'tags that a table cell parts': [
      '| a | b |\n| --- | --- |\n| 1 | <code>T | U</code> |\n',
      'between',
      '| a | b |\n| --- | --- |\n| 1 | <code>T \\| U</code> |\n',
    ],
    'code that a table cell ends, once': [
      '| a | b |\n| --- | --- |\n| 1 | `<T | {U}|</T>` |\n',
      'Escape',
      '| a | b |\n| --- | --- |\n| 1 | `<T \\| {U}\\|</T>` |\n',
    ],
    'a tag below a list item': ['- a\n<video\n  src="b"\n/>\n', 'blank line', '- a\n\n<video\n  src="b"\n/>\n'],
    'a comment below a list item': ['- a\n{/*\n b\n*/}\n', 'blank line', '- a\n\n{/*\n b\n*/}\n'],
    'a tag that leaves its list item': ['- a\n  <video\n src="b"\n/>\n', 'Indent', '- a\n  <video\n  src="b"\n  />\n'],
    'a sign as code': ['a <5ms, b\n', 'code', 'a `<5ms`, b\n'],
    'a placeholder after an address': [
      'Open https://a.example/b?c=<id>.\n',
      'code',
      'Open `https://a.example/b?c=<id>`.\n',
    ],
    'a character after an address': [
      'Open https://a.example/b?c=<id>.\n',
      '&lt;',
      'Open https://a.example/b?c=&lt;id>.\n',
    ],
    'an address': [
      'See <https://a.example/b_(c)>.\n',
      'link',
      'See [https://a.example/b_(c)](https://a.example/b_%28c%29).\n',
    ],
    'an address with signs of emphasis': [
      'See <https://a.example/_next_/~a~/b>.\n',
      'link',
      'See [https://a.example/\\_next\\_/\\~a\\~/b](https://a.example/_next_/~a~/b).\n',
    ],
    'an address with signs of math': [
      'At <https://a.example/$b> for $5.\n',
      'link',
      'At [https://a.example/\\$b](https://a.example/$b) for $5.\n',
    ],
    'an address of mail': ['Ask <me@a.example>.\n', 'link', 'Ask [me@a.example](mailto:me@a.example).\n'],
    'a comment': ['<!-- a */ b -->\n', 'MDX comment', '{/* a * / b */}\n'],
    'a comment of several paragraphs': ['<!-- a\n\nb -->\n', 'MDX comment', '{/* a\n\nb */}\n'],
    'a comment within a paragraph': ['a <!-- b\n\nc --> d\n', 'MDX comment', 'a {/* b c */} d\n'],
    'a comment between list items': ['- a\n<!-- b\nc -->\n- d\n', 'MDX comment', '- a\n{/* b c */}\n- d\n'],
    'a comment without its end': ['<!-- a\n\ntext\n', 'MDX comment', '{/* a */}\n\ntext\n'],
    'a comment within a tag': ['<Card <!-- a --> title="b" />\n', 'Remove', '<Card  title="b" />\n'],
    braces: ['a {b {c} d} e\n', 'Escape', 'a \\{b \\{c\\} d\\} e\n'],
    'braces as code': ['a {b c} d\n', 'code', 'a `{b c}` d\n'],
    'a brace': ['a {b\n', 'Escape', 'a \\{b\n'],
    "an attribute's text in braces": ['<Card title={a b}>\nc\n</Card>\n', 'quotes', '<Card title="a b">\nc\n</Card>\n'],
    'a comment between attributes': ['<Card {/* a */} title="b" />\n', 'Remove', '<Card title="b" />\n'],
    prose: ['import your data first\n', 'Format', '`import` your data first\n'],
    'an image': ['<img src="/a.png" alt="A">\n', '<img />', '<img src="/a.png" alt="A" />\n'],
    'a line break': ['a</br>b\n', '<br />', 'a<br />b\n'],
    'an element': ['a <b>c\n\nd\n', 'end of the paragraph', 'a <b>c</b>\n\nd\n'],
    'a callout': ['<Note>\na\n\nb\n', 'next block', '<Note>\na\n</Note>\n\nb\n'],
    'a callout with more': ['  <Note>\na\n\nb\n\n## C\n', 'next heading', '  <Note>\na\n\nb\n  </Note>\n\n## C\n'],
    'a parent': [
      '<Steps>\n<Step title="a">\nb\n</Step>\n<Step title="c">\nd\n</Step>\n\ntext\n',
      'last `<Step>`',
      '<Steps>\n<Step title="a">\nb\n</Step>\n<Step title="c">\nd\n</Step>\n</Steps>\n\ntext\n',
    ],
    'a component without content': ['<Icon icon="x">\n', '<Icon />', '<Icon icon="x" />\n'],
    'a name': ['<Note>\na\n</Tip>\n', '</Note>', '<Note>\na\n</Note>\n'],
    "the opening tag's name": ['<Noet>\na\n</Note>\n', 'opening', '<Note>\na\n</Note>\n'],
    'a closing tag too many': ['a\n\n  </Note>\n\nb\n', 'Remove', 'a\n\n\nb\n'],
    'a part': [
      '<Tabs>\n  <Tab title="a">\n    b\n</Tabs>\n',
      'Add',
      '<Tabs>\n  <Tab title="a">\n    b\n  </Tab>\n</Tabs>\n',
    ],
    'a part within a line': ['<p>a <b>c</p>\n', 'Add', '<p>a <b>c</b></p>\n'],
    'a slash': ['<Note>\na\n<Note>\n', '</Note>', '<Note>\na\n</Note>\n'],
    'tags within a line': ['<Note>a\n\nb</Note> c\n', 'its own line', '<Note>\na\n\nb\n</Note>\nc\n'],
    'a closing tag in a list item': [
      '<Note>\n\n- a\n- b\n  </Note>\n\nc\n',
      'out of the list',
      '<Note>\n\n- a\n- b\n</Note>\n\nc\n',
    ],
    'a closing tag below an item with several blocks': [
      '  <Note>\n    - a\n\n      b\n\n      </Note>\n',
      'out of the list',
      '  <Note>\n    - a\n\n      b\n\n  </Note>\n',
    ],
    'an indented closing tag below a list that is not': [
      '<Tabs>\n  <Tab title="a">\n\n- a\n\n  </Tab>\n</Tabs>\n',
      'out of the list',
      '<Tabs>\n  <Tab title="a">\n\n- a\n\n</Tab>\n</Tabs>\n',
    ],
    'an end': ['<Card title="a"\n\nb\n', 'End', '<Card title="a" />\n\nb\n'],
    'an end before content': ['<Card title="a"\n\nb\n\n</Card>\n', 'End', '<Card title="a">\n\nb\n\n</Card>\n'],
    'the end of a closing tag': ['<Note>\na\n</Note\n', 'End', '<Note>\na\n</Note>\n'],
    'a quote': ['<a href="/b>c</a>\n', 'Close the value', '<a href="/b">c</a>\n'],
    'the brace of a value': [
      '<Columns cols={3>\nc\n</Columns>\n',
      'Close the value',
      '<Columns cols={3}>\nc\n</Columns>\n',
    ],
    'the slash of a closing tag at its end': ['<Note>\na\n<Note />\n', 'Change to', '<Note>\na\n</Note>\n'],
    'a quote before an attribute': [
      '<Card title="a href="/b">\nc\n</Card>\n',
      'Close the value',
      '<Card title="a" href="/b">\nc\n</Card>\n',
    ],
    'both quotes': [
      '<Card cols=two title="a">\nc\n</Card>\n',
      'in quotes',
      '<Card cols="two" title="a">\nc\n</Card>\n',
    ],
    'a blank line after an import': [
      'import A from "./a.mdx"\n<Note>\na\n</Note>\n',
      'blank line',
      'import A from "./a.mdx"\n\n<Note>\na\n</Note>\n',
    ],
    'the first quote': ['<Card title=a b">\nc\n</Card>\n', 'in quotes', '<Card title="a b">\nc\n</Card>\n'],
  };
  for (const [what, [body, title, fixed]] of Object.entries(cases)) {
    it(what, () => {
      assert.equal(rule.fixed(body, title), fixed);
      assert.deepEqual(rule.found(fixed), []);
    });
  }

  it('with lines that end as the others do', () => {
    assert.equal(rule.fixed('<Note>\r\na\r\n\r\nb\r\n', 'next block'), '<Note>\r\na\r\n</Note>\r\n\r\nb\r\n');
  });

  it('at once what readers see no difference of', () => {
    const text = '<!-- a -->\n\nb<br>c <https://a.example> <img src="/a.png" alt="A"> <b>d\n\n<5\n';
    const files = { 'docs.json': configWith({}), 'page.mdx': text };
    const edits = safeEdits(findingsInFiles(files).filter(({ file }) => file === 'page.mdx'));
    const [edit] = edits;
    assert.ok(edit?.kind === 'edit' && edits.length === 1);
    assert.equal(
      applyEdits(text, edit.edits),
      '{/* a */}\n\nb<br />c [https://a.example](https://a.example) <img src="/a.png" alt="A" /> <b>d\n\n<5\n',
    );
  });

  const quoted: readonly string[] = [
    'Use <!-- more --> to cut the text.',
    'Comments begin with <!-- and end with -->.',
    'The marker is <!-- more -->',
    '“<!-- more -->” cuts the text.',
    '"<!-- more -->"',
    '\\`<!-- more -->\\` cuts the text.',
    '- <!-- more -->',
    '> 1. <!-- more -->',
    '**<!-- more -->**',
    'Cut the text (<!-- more -->)',
    '<code><!-- more --></code>',
    '| a | b |\n| --- | --- |\n| <!-- more --> | c |',
    'Cut the text like this:\n\n<!-- more -->\n\nAnd go on.',
    'Write\n<!-- more -->\nwhere the text ends.',
    'Write it. <!-- more --> comments cut the text.',
    '<!-- starts one\n\n```html\n<!-- a -->\n```',
    'Use <br> for a new line.',
    'A "<br>" is a new line.',
    'It is a new line (<br>).',
    'Put the <br> tag there.',
    'Put the tag <br> there.',
    '- <hr>\n- **<br>**',
    '| a | b |\n| --- | --- |\n| <br> | a new line |',
    '<code><br></code>',
    'Use <Icon> for icons.',
    "Write `a` or \"<img src='/a.png' alt=''>\" there.",
    'Write “<https://a.example>”, with brackets.',
  ];
  const notQuoted: readonly string[] = [
    'It is true. <!-- Is it? -->',
    '{/* a note */} <!-- old -->',
    '<Icon icon="star" /> <!-- old -->',
    'Text.\n<!-- a\nb -->\nMore text.',
    '- a\n<!-- - b -->\n- c',
    '## Title\n<!-- a -->\nText.',
    '<Note>\n  <!-- a -->\n  Text.\n</Note>',
    '| a | b |\n| --- | --- |\n| c <br> d | e<br> |',
    'One<br>two <br>\nthree.',
    '<br>\n\nText.',
    '- <https://a.example> (<https://b.example>)\n- **<https://c.example>**',
    '[<img src="/a.png" alt="A">](https://a.example)',
    '| a |\n| --- |\n| <img src="/a.png" alt="A"> |',
    'Press <img src="/a.png" alt="A"> to start.',
  ];
  const fixedAtOnce = (body: string): readonly boolean[] => {
    const findings = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': `${body}\n` });
    const errors = findings.filter(({ rule: { id } }) => id === 'mdx/syntax');
    const { fixed } = safeFixes(errors);
    return errors.map((one) => fixed.includes(one));
  };
  for (const body of quoted) {
    it(`never at once what readers should see: ${body.split('\n').at(-1) ?? ''}`, () => {
      const fixed = fixedAtOnce(body);
      assert.ok(fixed.length > 0 && !fixed.includes(true));
    });
  }
  for (const body of notQuoted) {
    it(`at once what nobody sees: ${body.split('\n').at(-1) ?? ''}`, () => {
      const fixed = fixedAtOnce(body);
      assert.ok(fixed.length > 0 && !fixed.includes(false));
    });
  }

  it('as code first what is quoted', () => {
    assert.equal(rule.fixed('“<!-- more -->” cuts.\n', 'as code'), '“`<!-- more -->`” cuts.\n');
    assert.equal(rule.fixed('\\`<!-- more -->\\` cuts.\n', 'as code'), '\\``<!-- more -->`\\` cuts.\n');
    assert.equal(rule.fixed('Use <br> for a new line.\n', 'as code'), 'Use `<br>` for a new line.\n');
    const first = (body: string): string | undefined =>
      findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': body })
        .find(({ rule: { id } }) => id === 'mdx/syntax')
        ?.fixes?.()
        .find(({ preferred }) => preferred)?.title;
    assert.equal(first('“<!-- more -->” cuts.\n'), 'Format `<!-- more -->` as code');
    assert.equal(first('Use <br> for a new line.\n'), 'Format `<br>` as code');
    assert.equal(first('Text <!-- old --> more.\n'), 'Change to an MDX comment');
  });

  it('what it was before, where one character or tag is missing', () => {
    const page = readFileSync('examples/site/quickstart.mdx', 'utf8');
    const slips: readonly (readonly [RegExp, string])[] = [
      [/(?<=<\/[A-Z]\w*)>/g, ''],
      [/(?<=<[A-Z][^<>{]*="[^"]*)"(?=>)/g, ''],
      [/<\/[A-Z]\w*>/g, '</Other>'],
    ];
    for (const [pattern, by] of slips) {
      for (const { index, 0: missing } of page.matchAll(pattern)) {
        const text = page.slice(0, index) + by + page.slice(index + missing.length);
        const finding = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': text }).find(
          ({ rule: { id } }) => id === 'mdx/syntax',
        );
        const fix = finding?.fixes?.().find(({ preferred }) => preferred);
        const [edit] = fix?.edits ?? [];
        assert.ok(edit?.kind === 'edit', text.slice(index - 40, index + 40));
        assert.equal(applyEdits(text, edit.edits), page);
      }
    }
  });
});

describe('mdx/syntax finds exports that keep a page from being shown', () => {
  const kit = { 'snippets/kit.jsx': 'export const A = () => <b>5</b>;\n' };
  const importing = 'import { A } from "/snippets/kit.jsx";\n';

  it('from other files, of what it imports, and by default in braces', () => {
    for (const [before, found, after] of [
      ['', 'export { A } from "/snippets/kit.jsx"', ''],
      ['', 'export * from "/snippets/kit.jsx";', '\n'],
      [importing, 'export { A };', '\n\nText.\n'],
      [`${importing}\n`, 'export { A as B };', '\n\nText.\n'],
      ['export const A = 1;\n', 'export { A as default };', '\n\nText.\n'],
    ] as const) {
      const body = `${before}${found}${after}`;
      assert.deepEqual(rule.found(body, kit), [found]);
      assert.equal(rule.fixed(body, 'Remove', kit), before + after.replace('\n', ''));
    }
  });

  it('and imports what they take from another file', () => {
    const body = 'export { A } from "/snippets/kit.jsx";\n\n<A />\n';
    assert.deepEqual(rule.fixes(body, kit), ['*Import instead', 'Remove the export']);
    const fixed = rule.fixed(body, 'Import', kit);
    assert.equal(fixed, 'import { A } from "/snippets/kit.jsx";\n\n<A />\n');
    assert.deepEqual(rule.found(fixed, kit), []);
  });

  it('and a layout that shows nothing of the page', () => {
    for (const value of [
      '() => <b>5</b>;',
      'function A({ plan }) { return <b>{plan}</b>; }',
      'A;\nexport const A = () => 1;',
    ])
      assert.deepEqual(rule.severities(`export default ${value}\n\nText.\n`), ['warning'], value);
    for (const value of ['({ children }) => <b>{children}</b>;', '(props) => <b {...props} />;', '5;'])
      assert.deepEqual(rule.found(`export default ${value}\n\nText.\n`), [], value);
  });

  it('not in a file that pages import', () => {
    const files = { 'b.mdx': `${importing}\nexport { A };\n`, 'docs.json': configWith({}) };
    const found = findingsInFiles({ ...files, ...kit, 'page.mdx': 'import { A } from "/b.mdx";\n\n<A />\n' });
    assert.deepEqual(
      found.filter(({ rule: { id } }) => id === 'mdx/syntax'),
      [],
    );
  });
});
