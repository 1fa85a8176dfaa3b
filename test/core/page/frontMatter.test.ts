import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readFrontMatter, type FrontMatter } from '../../../server/src/core/page/frontMatter/frontMatter.ts';
import { readPlainEntries } from '../../../server/src/core/page/frontMatter/plainEntries.ts';
import { readAnyEntries } from '../../../server/src/core/page/frontMatter/anyEntries.ts';
import { titleOfPage } from '../../../server/src/core/page/record/pageSummary.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { textAt } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

/** A page around the lines of its front matter. */
function around(...lines: readonly string[]): string {
  return `---\n${lines.join('\n')}\n---\n\nText.\n`;
}

function read(text: string): FrontMatter {
  const frontMatter = readFrontMatter(text);
  assert.ok(frontMatter);
  return frontMatter;
}

/** Keys and values in one readable line each. */
function entriesOf(text: string): readonly string[] {
  return read(text).entries.map(({ key, value }) => `${key}=${value === undefined ? 'unread' : JSON.stringify(value)}`);
}

/** Problems in one readable line each. */
function problemsOf(text: string): readonly string[] {
  return read(text).problems.map(({ kind, range }) => `${kind}: ${textAt(text, range)}`);
}

describe('front matter', () => {
  it('is read with the range of each key and value', () => {
    const text = around('title: "A: b"', "'description' :  >-", '  Folded', '  text.', 'keywords: [a, b]', 'icon:');
    assert.deepEqual(
      read(text).entries.map(({ keyRange, valueRange }) => [textAt(text, keyRange), textAt(text, valueRange)]),
      [
        ['title', '"A: b"'],
        ["'description'", '>-\n  Folded\n  text.'],
        ['keywords', '[a, b]'],
        ['icon', ''],
      ],
    );
    assert.deepEqual(entriesOf(text), [
      'title="A: b"',
      'description="Folded text."',
      'keywords=["a","b"]',
      'icon=null',
    ]);
  });

  it('is read with line ends of both kinds and after a byte order mark', () => {
    for (const text of [
      '---\r\ntitle: A\r\nmode: wide\r\n---\r\n\r\nText.\r\n',
      '\uFEFF---\ntitle: A\nmode: wide\n---\n',
    ]) {
      assert.deepEqual(entriesOf(text), ['title="A"', 'mode="wide"']);
      const { range, content, entries } = read(text);
      assert.equal(textAt(text, range).slice(0, 3), '---');
      assert.match(textAt(text, content), /^title: A\r?\nmode: wide\r?\n$/);
      assert.deepEqual(
        entries.map(({ valueRange }) => textAt(text, valueRange)),
        ['A', 'wide'],
      );
    }
  });

  it('may be empty, hold comments, or end with the file', () => {
    for (const text of ['---\n---\n', '---\n\n---', '---\n# A comment\n---\n']) {
      assert.deepEqual([entriesOf(text), problemsOf(text), read(text).isFullyRead], [[], [], true]);
    }
  });

  for (const text of [
    'Text.\n',
    '\n---\ntitle: A\n---\n',
    '---\n\nText.\n',
    '---\nA sentence: with a colon.\n',
    '----\na: b\n----\n',
    '',
  ]) {
    it(`is none in ${JSON.stringify(text)}`, () => {
      assert.equal(readFrontMatter(text), undefined);
    });
  }

  it('ends at a line of too many hyphens or two, which is the one problem', () => {
    assert.deepEqual(problemsOf('---\ntitle: A\n--\n\nText.\n'), ['hyphens: --']);
    assert.deepEqual(problemsOf('---\ntitle: A\n-----\n\nText.\n\n---\n'), ['hyphens: -----']);
    assert.deepEqual(problemsOf('---\ntitle: A\n\n# Steps\n-----\n'), problemsOf('---\ntitle: A\n\n# Steps\n'));
  });

  it('counts as unclosed only where keys follow the first line', () => {
    const text = '---\ntitle: A\nkeywords:\n  - b\n\n## Heading\n\n{open\n';
    assert.deepEqual(problemsOf(text), ['unclosed: ---']);
    assert.deepEqual(entriesOf(text), ['title="A"', 'keywords=["b"]']);
    assert.equal(read(text).isFullyRead, false);
    assert.equal(readPage(text).headings.length, 1);
  });

  it('that is closed too late is distinguished from a list of keys', () => {
    const text = '---\ntitle: A\n\nA paragraph of text.\n\n## Heading\n\n---\n\nMore.\n';
    assert.deepEqual(problemsOf(text), ['unclosed: ---']);
    assert.deepEqual(entriesOf(text), ['title="A"']);
  });

  it('in another language is one problem, and nothing in it is read as text', () => {
    const text = '---js\n{ title: process.exit(3), "a" b }\n# Not a heading\n---\n\n## Heading\n';
    assert.deepEqual(problemsOf(text), ['language: ---js']);
    const page = readPage(text);
    assert.deepEqual(page.problems, []);
    assert.equal(page.headings.length, 1);
  });

  it('between plus signs is left to who knows TOML', () => {
    const { entries, problems, isFullyRead } = read('+++\ntitle = "A {b}"\n+++\n\nText.\n');
    assert.deepEqual([entries, problems, isFullyRead], [[], [], false]);
  });

  it('after a byte order mark is no heading', () => {
    const page = readPage('\uFEFF---\ntitle: {A\n---\n\n## Heading\n');
    assert.equal(page.headings.length, 1);
    assert.deepEqual(page.problems, []);
  });
});

// Each syntax error is one problem, and the keys around it are still read.
const broken: readonly (readonly [what: string, line: string, problem: string])[] = [
  ['a colon in a plain text', 'sidebarTitle: A: b', 'colon: A: b'],
  ['a colon at the end', 'sidebarTitle: Note:', 'colon: Note:'],
  ['an at sign', 'sidebarTitle: @a', 'sign: @a'],
  ['a backtick', 'sidebarTitle: `a` # b', 'sign: `a`'],
  ['a percent sign', 'sidebarTitle: %a', 'sign: %a'],
  ['a star', 'sidebarTitle: *new*', 'sign: *new*'],
  ['an exclamation mark', 'sidebarTitle: !Go', 'sign: !Go'],
  ['a list in the line of its key', 'sidebarTitle: - a', 'sign: - a'],
  ['an apostrophe between apostrophes', "sidebarTitle: 'It's'", "textAfter: 'It's'"],
  ['text after a quote', 'sidebarTitle: "A" b', 'textAfter: "A" b'],
  ['text after a bracket', 'sidebarTitle: [A] b', 'textAfter: [A] b'],
  ['an open bracket', 'sidebarTitle: [a', 'openBracket: [a'],
  ['an open brace', 'sidebarTitle: {a', 'openBracket: {a'],
  ['a backslash', String.raw`sidebarTitle: "C:\path"`, String.raw`escape: \p`],
  ['a key without a colon', 'sidebarTi', 'noColon: sidebarTi'],
  ['several lines without a key', 'one\ntwo three\n- four', 'noColon: one'],
  ['a colon without a blank', 'sidebarTitle:a', 'noBlank: sidebarTitle:a'],
  ['a tab', 'keywords:\n\t- a', 'tab: \t'],
  ['a tab before a key', '\tsidebarTitle: a', 'tab: \t'],
  ['a list that is out of line', 'keywords:\n  - a\n - b', 'indent: - b'],
  ['a key that is out of line', 'related:\n   a: 1\n  b: 2', 'indent: b: 2'],
  ['a colon within a list', 'related:\n  - A: b: c', 'colon: b: c'],
  ['a sign within a list', 'related:\n  - @a', 'sign: @a'],
  ['two commas', 'keywords: [a,, b]', 'unreadable: keywords: [a,, b]'],
  ['a name that nothing has', 'sidebarTitle: *a', 'sign: *a'],
  ['a quote within a quote', String.raw`sidebarTitle: "a\"`, String.raw`openQuote: "a\"` + '\nlast: 1'],
];

describe('broken front matter', () => {
  for (const [what, line, problem] of broken) {
    it(`has one problem for ${what}, and keeps the other keys`, () => {
      const text = around('first: 1', 'second:', '  - a', line, 'last: 1');
      assert.deepEqual(problemsOf(text), [problem]);
      const entries = entriesOf(text);
      // What is indented below a list belongs to it, whatever it looks like.
      if (!line.startsWith('  ') && !line.startsWith('\t')) assert.equal(entries[1], 'second=["a"]');
      assert.equal(entries[0], 'first=1');
      assert.equal(entries.at(-1), 'last=1');
    });
  }

  it('shows an open quote up to the line that it swallows', () => {
    const text = around('title: "Broken', 'description: Not closed.');
    assert.deepEqual(problemsOf(text), ['openQuote: "Broken\ndescription: Not closed.']);
    assert.deepEqual(entriesOf(text), ['title=unread', 'description="Not closed."']);
  });

  it('shows a key that is indented below a text, or before any other', () => {
    assert.deepEqual(problemsOf(around('title: A', '  description: b')), ['indent: description']);
    assert.deepEqual(problemsOf(around(' title: A', 'description: b')), ['indent: title: A']);
  });

  it('shows a second key of the same name', () => {
    const text = around('title: A', 'description: b', 'title: C');
    const [problem] = read(text).problems;
    assert.equal(problem?.kind, 'duplicate');
    assert.equal(textAt(text, problem.editRange), 'title: C\n');
  });

  it('that is no list of keys has one problem', () => {
    assert.deepEqual(problemsOf(around('- a', '- b')), ['noMap: - a']);
    assert.deepEqual(problemsOf(around('"a"')), ['noMap: "a"']);
    assert.deepEqual(problemsOf(around('[a, b]')), ['noMap: [a, b]']);
  });

  it('that could take without end to read is not read', () => {
    for (const text of [around(`a: ${'['.repeat(500)}`), around(`a: ${'x'.repeat(60_000)}`)]) {
      assert.deepEqual(
        read(text).problems.map(({ kind }) => kind),
        ['tooLarge'],
      );
    }
  });

  it('that unfolds without end leaves the value unread', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [one, other] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf'].map((pair) => Array.from(pair))) {
      lines.push(`${one}: &${one} [${Array.from({ length: 9 }, () => `*${other}`).join(', ')}]`);
    }
    const text = around(...lines, 'title: *g', 'description: A bomb.');
    assert.deepEqual(problemsOf(text), []);
    assert.equal(entriesOf(text).at(-2), 'title=unread');
    assert.equal(entriesOf(text).at(-1), 'description="A bomb."');
  });
});

// The library is stricter here than the readers that sites are built with.
describe('what sites are built with', () => {
  const fine: readonly (readonly [what: string, lines: readonly string[], value: unknown])[] = [
    ['a quoted text whose lines are not indented', ['title: "A', 'b"'], 'A b'],
    ['one that begins below its key', ['title:', "  'A", "b'"], 'A b'],
    ['one that ends on a line of its own', ['title: "A.', '"'], 'A. '],
    ['a list whose lines are not indented', ['title: [a,', 'b', ']'], ['a', 'b']],
    ['a comment right after a quote', ['title: "a"# b'], 'a'],
    ['a list at the margin', ['title:', '- a', '- b'], ['a', 'b']],
  ];
  for (const [what, lines, value] of fine) {
    it(`reads ${what}, and so do we`, () => {
      const text = around(...lines, 'mode: wide');
      assert.deepEqual(
        read(text).problems.filter(({ kind }) => kind !== 'unindented'),
        [],
      );
      assert.deepEqual(
        read(text).entries.map((entry) => [entry.key, entry.value]),
        [
          ['title', value],
          ['mode', 'wide'],
        ],
      );
    });
  }
});

describe('the summary of a page', () => {
  it('has the title and the description that its model has', () => {
    const lines = fc.constantFrom(
      'title: A',
      'title: "A',
      "title: 'A: b'",
      'title: A: b',
      'title:',
      'title: 5',
      'description: B # c',
      'description: >-\n  C\n  d',
      'description: @x',
      'Title: D',
      ' title: E',
      '- a',
      'tit',
      '\ttitle: F',
      '',
      'a: "b',
      'c: [d',
    );
    fc.assert(
      fc.property(
        fc.array(lines, { maxLength: 6 }),
        fc.constantFrom('---\n', '---js\n', '\uFEFF---\n', ''),
        (all, head) => {
          const text = `${head}${all.join('\n')}\n---\n\nText.\n`;
          const entries = readPage(text).frontMatter?.entries ?? [];
          const shown = (key: string): string | undefined => {
            const value = entries.find((entry) => entry.key === key)?.value;
            return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
          };
          assert.deepEqual(titleOfPage(readPage(text).frontMatter), {
            title: shown('title'),
            description: shown('description'),
          });
        },
      ),
    );
  });
});

describe('any front matter', () => {
  const piece = fc.constantFrom(
    ...Array.from('ab:-#"\'[]{}@`*&!|>,\\ \t\n\r%?'),
    'title: ',
    '\n  - ',
    '"\n',
    '---',
    ': ',
  );
  it('is read without an exception, its parts in order, each in its range', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = `---\n${pieces.join('')}\n---\n\nText.\n`;
        const frontMatter = read(text);
        for (const { keyRange, valueRange } of frontMatter.entries) {
          assert.ok(frontMatter.content.start <= keyRange.start && keyRange.start <= keyRange.end);
          assert.ok(keyRange.end <= valueRange.start && valueRange.start <= valueRange.end);
          assert.ok(valueRange.end <= frontMatter.content.end);
        }
        for (const { range, editRange } of frontMatter.problems) {
          for (const one of [range, editRange])
            assert.ok(0 <= one.start && one.start <= one.end && one.end <= text.length);
        }
      }),
      { numRuns: runs(150, 1_000) },
    );
  });
});

describe('the quick reading of plain front matter', () => {
  const value = fc.oneof(
    fc.constantFrom(
      'A page',
      '"A: page"',
      'true',
      'Null',
      'yes',
      "it's so",
      'a #b',
      'a: b',
      'x',
      '12',
      '"\\n"',
      'a ',
      '"a" b',
    ),
    fc.constantFrom(
      'é',
      'aé',
      '"é"',
      'a\u2028b',
      '"a',
      "'a'",
      '[a]',
      'a, b',
      'a | b',
      'a & b',
      'a - b',
      '- a',
      '',
      '"',
      '""',
      '["a", "b"]',
      '["a","b"]',
      '["a"]',
      '["a",]',
      '["a"] b',
      '["a: b", "# c"]',
      '["a": 1]',
      "['a']",
      "'a: b'",
      "'a''b'",
      'a:b',
      'a:',
      'a:#b',
      'true',
      'True',
    ),
    fc.constantFrom(
      '0',
      '007',
      '1.50',
      '1.',
      '.5',
      '1e3',
      '1E5',
      '0x1F',
      '0o17',
      '1_000',
      '2026-02-04',
      '12:30',
      '4. Next',
      '4.6 to 4.7',
      '9'.repeat(20),
      '-1',
      '.inf',
      '../a.json GET /x/{id}',
      '/a/{b}-c',
      '.NET',
      '__init__',
      '<A>',
      '<<',
      '~',
      '[ "a", \'b\' ]',
      "['a' , 'b']",
      "['a''b', 'c']",
      '["a" "b"]',
      '[ ]',
      '日本 語',
    ),
    fc.string({ maxLength: 8 }),
    fc.string({ maxLength: 8 }).map((text) => `a${text}b`),
    fc.stringMatching(/^[\d.eEx+_: /<-]{0,6}$/),
  );
  const key = fc.constantFrom(
    'title',
    'a',
    'a-b',
    'true',
    'null',
    'Title',
    'og:title',
    '"q"',
    "'q'",
    '"true"',
    'og',
    'y',
    ' a',
  );
  const entry = fc.tuple(key, fc.constantFrom(': ', ':', ' : ', ':  '), value, fc.constantFrom('', '', ' ', ' # b'));
  const line = fc.oneof(
    { weight: 6, arbitrary: entry.map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', '# a: b', '#', '  a', '- a', '...', '---') },
  );

  it('says what the complete reader says, or nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.constantFrom('\n', '\r\n'), fc.boolean(), (lines, end, ends) => {
        const source = lines.join(end) + (ends ? end : '');
        const plain = readPlainEntries(source);
        if (plain === undefined) return;
        assert.deepEqual({ entries: plain, problems: [], isFullyRead: true }, readAnyEntries(source));
      }),
      { numRuns: runs(400, 2_500) },
    );
  });

  for (const lines of [
    ['title: A page', 'description: "What: it is"', 'icon: rocket '],
    ['title: 4. 概要', 'url: /docs/a', 'openapi: ../api.json GET /a/{id}'],
    ['# How it is sorted', '', 'order: 12', 'validatedOn: 2026-02-04', 'description:'],
    ['\'og:image\': "https://example.com/a.png"', 'keywords: [ \'a b\', "c" ]', 'hidden: null'],
  ]) {
    it(`is used for what most pages have, as ${lines.join(' ')}`, () => {
      const written = lines.filter((text) => text !== '' && !text.startsWith('#'));
      assert.equal(readPlainEntries(`${lines.join('\n')}\n`)?.length, written.length);
    });
  }
});
