/** A kind of page that nobody writes, but that a stranger’s repository may contain. */
export interface Kind {
  readonly name: string;
  /** Returns a page of about that many characters. */
  readonly page: (size: number) => string;
}

const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';

/** One piece over and over; `{n}` in it is a number that differs each time, `{w}` one in letters. */
function repeated(name: string, piece: string, { before = head, after = '' } = {}): Kind {
  const page = (size: number): string => {
    const pieces: string[] = [];
    for (let at = 0, length = 0; length < size; at++) {
      const next = piece.replaceAll('{n}', String(at)).replaceAll('{w}', () => lettersOf(at));
      pieces.push(next);
      length += next.length;
    }
    return before + pieces.join('') + after;
  };
  return { name, page };
}

function lettersOf(number: number): string {
  return Array.from(String(number), (digit) => String.fromCodePoint(97 + Number(digit))).join('');
}

/** Pieces within each other: all that open, then all that close. */
function nested(name: string, open: string, close: string, { before = head, after = '' } = {}): Kind {
  const page = (size: number): string => {
    const depth = Math.max(1, Math.floor(size / (open.length + close.length)));
    return before + open.repeat(depth) + close.repeat(depth) + after;
  };
  return { name, page };
}

/** Lines that are indented more and more. */
function indented(name: string, line: string, before = head): Kind {
  const page = (size: number): string => {
    const count = Math.floor(Math.sqrt(size));
    return before + Array.from({ length: count }, (_, at) => `${' '.repeat(2 * at)}${line}\n`).join('');
  };
  return { name, page };
}

/** Something of a page within which a character may be repeated. */
interface Run {
  readonly where: string;
  readonly before: string;
  readonly after: string;
}

/** Returns a run of a character: patterns that allow it twice would try each way to divide it. */
export function runOf({ before, after }: Run, character: string, size: number): string {
  return `${before}${character.repeat(size)}${after}`;
}

const characters = [
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '(',
  '!',
  '*',
  '_',
  '~',
  '`',
  '$',
  '\\',
  '&',
  '|',
  '#',
  '-',
  ':',
  '"',
  '\n',
  '\r',
  '\t',
  ' ',
  '\u0000',
  '\uD800',
];

const pairs: readonly (readonly [string, string])[] = [
  ['<', '>'],
  ['<a>', '</a>'],
  ['<Tabs>', '</Tabs>'],
  ['<Card title="A">\n', '</Card>\n'],
  ['<>', '</>'],
  ['{<a>', '</a>}'],
  ['{', '}'],
  ['{[', ']}'],
  ['{`${', '}`}'],
  ['[', '](a)'],
  ['![', '](a.png)'],
  ['**a ', ' b**'],
  ['*a _b ', ' b_ a*'],
  ['> ', '\n'],
  ['- ', ''],
  ['1. ', ''],
  ['> - ', ''],
  ['(', ')'],
  ['"', '"'],
  ['<a b={', '}>'],
  ['<a b="', '"/>'],
  ['$$\n', '$$\n'],
  ['{/*', '*/}'],
  ['<!--', '-->'],
];

const pieces: readonly (readonly [string, string])[] = [
  ['tags that nothing closes', '<Card>\n'],
  ['tags on one line that nothing closes', '<b>'],
  ['closing tags that nothing opens', '</Card>\n'],
  ['misplaced children among unpaired tags', '<Step title="A">a</Step>\n\n</b>\n\n'],
  ['parents among unpaired tags', '<Steps>\n<Step title="A">a</Step>\n</Steps>\n\n</b>\n\n'],
  ['crossed tags', '<b><i></b></i>\n'],
  ['unknown components', '<Unknown{n} />\n\n'],
  ['equal headings', '## Same\n\n'],
  ['equal headings of all levels', '# A\n\n## A\n\n### A\n\n#### A\n\n'],
  ['headings that differ', '## Heading {n}\n\n'],
  ['headings with punctuation', '## It’s “{n}” — `a` & “b”\n\n'],
  ['underlined headings', 'A {n}\n===\n\n'],
  ['headings with ids', '## A {#a}\n\n'],
  ['links that are broken', '[a](/missing-{n})\n\n'],
  ['links to missing sections', '[a](#missing-{n})\n\n'],
  ['links without text', '[](/a)\n\n'],
  ['links by reference', '[a][r{n}]\n\n[r{n}]: /missing-{n}\n\n'],
  ['links on one line, half of them shown as text', '[the text](/b) and [the text] (/c) '],
  ['addresses without a bracket on one line', 'text(https://a.example/b) and text](https://a.example/b) '],
  ['list items without a space', '-Text {n}\n'],
  ['merge conflicts', '<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n\n'],
  ['definitions of one label', '[a]: /b\n'],
  ['definitions in a quote', '> [a{n}]: /b\n'],
  ['references without a definition', '[a][b{n}] '],
  ['images without text', '![](/a{n}.png)\n\n'],
  ['mail addresses', 'a@b.cd '],
  ['addresses without a protocol', 'www.a.b '],
  ['addresses in text', 'https://example.com/{n} '],
  ['unsafe links', '[a](javascript:alert({n}))\n\n'],
  ['variables', '{{name-{n}}} '],
  ['expressions', '{a{n}} '],
  ['comments', '{/* {n} */}\n\n'],
  ['suppressions', '{/* docsight-disable-next-line */}\n\n<X{n} />\n\n'],
  ['suppressions of all that follows', '{/* docsight-disable link/not-found */}\n\n[a](/b)\n\n'],
  ['suppressions on and off', '{/* docsight-disable */}\n\n{/* docsight-enable heading/* */}\n\n'],
  ['regions', '{/* #region */}\n\n'],
  ['fences', '```js\nconst a = {n};\n```\n\n'],
  ['fences without a language', '```\nconst a = {n};\n```\n\n'],
  ['fences that nothing closes', '```js\n~~~js\n'],
  ['fences of all lengths in a list', '- ```a\n  b\n'],
  ['fences with options', '```js title="a" {1,2} icon="b" lines wrap highlight={1-9}\na\n```\n\n'],
  ['fences of JSON that is wrong', '```json\n{ "a": {n}, }\n```\n\n'],
  ['attributes of one tag that differ', ' a{n}="b"'],
  ['attributes of one tag that are equal', ' a="b"'],
  ['words in one paragraph', 'word{n} '],
  ['names that are repeated', 'Go to N{w} N{w} now.\n\n'],
  ['lines in one paragraph', 'word {n}\n'],
  ['emphasis that nothing closes', '*a **b _c '],
  ['code spans that nothing closes', '`a ``b ```c '],
  ['braces around the ends of code', '{`{`{`\n'],
  ['runs of backticks', '`` ` ``` '],
  ['rows of a table', '| a | {n} |\n'],
  ['tables', '| a |\n| - |\n| {n} |\n\n'],
  ['cells of a table', '| {n} '],
  ['list items', '- item {n}\n'],
  ['list items with blocks', '1. Open it {n}\n\n   Then this.\n\n'],
  ['lines of quotes within each other', `${'>'.repeat(99)}\n`],
  ['lines of list items within each other', `${'+ '.repeat(50)}\n`],
  ['lines of numbers within each other', `${'1. '.repeat(33)}\n`],
  ['lines of quotes and items', `${'> - '.repeat(25)}\n`],
  ['empty lines in quotes', '>\n> a\n'],
  ['breaks', '---\n\n'],
  ['entities', '&amp;&#{n};&lt;'],
  ['escapes', '\\<\\{\\*'],
  ['imports', 'import A{n} from "/snippets/a{n}.mdx";\n'],
  ['imports with lines between', 'import A{n} from "/snippets/a{n}.mdx"\n\n'],
  ['exports', 'export const a{n} = {n};\n'],
  ['paragraphs like exports', ' export const a{n} = {n}\n\n{a{n}}\n\n'],
  ['members that constants lack', 'export const a{n} = { b: 1 };\n\n{a{n}.c} {f(a{n})}\n\n'],
  ['tabs', '<Tabs>\n<Tab title="A">\na\n</Tab>\n</Tabs>\n\n'],
  ['steps', '<Steps>\n<Step title="A {n}">\na\n</Step>\n</Steps>\n\n'],
  ['cards with icons', '<Card title="A" icon="nothing-{n}" href="/missing-{n}" />\n\n'],
  ['accordions', '<Accordion title="A">\n\n## A\n\n</Accordion>\n\n'],
  ['callouts of another format', ':::note\na\n:::\n\n'],
  ['quotes that are callouts', '> **Note**: a {n}\n\n'],
  ['inline math', '$a_{n}$ '],
  ['characters beyond the first plane', '😀𝒳 '],
  ['characters that nobody sees', '\u200B\u00AD\uFEFF '],
  ['lines that end in all ways', 'a\r\nb\rc\u2028'],
];

export const runsIn: readonly Run[] = (
  [
    ['a sentence', 'a', 'b.'],
    ['a line above another', 'a\nb', '.\nc'],
    ['a heading', '## a', 'b'],
    ['the id of a heading', '## a {', 'x}'],
    ['an id of another form', '## a {:', '#x'],
    ['a link', '[a](', '/b)'],
    ['the text of a link', '[a', '](/b)'],
    ['the title of a link', '[a](/b', '"c")'],
    ['an image', '![a](/b.png', ')'],
    ['a definition', '[a]:', '/b'],
    ['emphasis', '**a', '**'],
    ['a code span', '`a', 'b`'],
    ['a formula', '$a', 'b$'],
    ['a list item', '- ', 'a\n- b'],
    ['a task', '- [ ]', 'a'],
    ['a quote', '>', 'a'],
    ['a table', '| a |', 'b |\n| - | - |\n| c | d |'],
    ['the delimiters of a table', '| a | b |\n| - |', '- |\n| c | d |'],
    ['a tag', '<Card', 'title="a" />'],
    ['a closing tag', '<Card>a</Card', '>'],
    ['an attribute', '<Card title="a', 'b" />'],
    ['an attribute after its name', '<Card title', '="b" />'],
    ['an icon', '<Card icon="', 'star" />'],
    ['an expression', '{', 'a}'],
    ['a variable', '{{', 'a}}'],
    ['a comment', '{/*', 'a */}'],
    ['a suppression', '{/* docsight-disable', 'link/not-found */}'],
    ['an HTML comment', '<!--', 'a -->'],
    ['an info string', '```js', 'title="a"\na\n```'],
    ['a line of code', '```js\na', 'b\n```'],
    ['a line of shell', '```bash\n$ curl', 'a \\\n```'],
    ['a line of JSON', '```json\n{"a":', '1}\n```'],
    ['a line of YAML', '```yaml\na:', 'b\n```'],
    ['an import', 'import A', 'from "/a.mdx"'],
    ['an export', 'export const a', '= 1'],
    ['a footnote', '[^a]:', 'b'],
    ['a callout of another format', ':::', 'note\na\n:::'],
    ['a merge conflict', '<<<<<<< a', '\nb\n=======\nc\n>>>>>>> d'],
  ] as const
).map(([where, before, after]) => ({ where, before, after }));

/** All kinds. */
export const kinds: readonly Kind[] = [
  ...[' ', 'a', '*'].flatMap((character) =>
    runsIn.map((run): Kind => ({
      name: `a run of ${JSON.stringify(character)} in ${run.where}`,
      page: (size) => `${head}${runOf(run, character, size)}\n\nText.\n`,
    })),
  ),
  ...characters.map((character) => repeated(`only ${JSON.stringify(character)}`, character)),
  ...pairs.map(([open, close]) => nested(`nested ${JSON.stringify(open)}`, open, close)),
  ...pieces.map(([name, piece]) => {
    if (name.startsWith('attributes')) return repeated(name, piece, { before: `${head}<Card`, after: ' />\n' });
    if (name === 'rows of a table') return repeated(name, piece, { before: `${head}| a | b |\n| - | - |\n` });
    return repeated(name, piece);
  }),
  repeated('ends of links above a fence', '](', { after: '\n```\n' }),
  repeated('front matter with many keys', 'key{n}: a\n', { before: '---\n', after: '---\n\nText.\n' }),
  repeated('front matter with one key many times', 'title: a\n', { before: '---\n', after: '---\n\nText.\n' }),
  repeated('front matter with a long list', '- a{n}\n', { before: '---\ntags:\n', after: '---\n\nText.\n' }),
  repeated('front matter that nothing closes', 'key{n}: a\n', { before: '---\n' }),
  nested('front matter with brackets', '[', ']', { before: '---\ntitle: ', after: '\n---\n' }),
  indented('front matter that is deeply nested', 'a:', '---\n'),
  indented('list items that are deeply nested', '- a'),
  indented('tags that are deeply indented', '<Card>'),
];
