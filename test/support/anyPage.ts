import fc from 'fast-check';

// Generates pages from fragments with a meaning in Markdown and MDX, alone or together, and edits of them.

/** Complete constructs of Markdown and MDX. */
export const pieces = [
  '# Title',
  '## Part {#part}',
  '### Deeper `code`',
  'Title\n===',
  'Some *text* with a [link](/a "b") and `code`.',
  'Two lines\nof text',
  '- one',
  '- two\n  more of it',
  '  - nested',
  '    1. deeper still',
  '1. first',
  '2) other',
  '* [x] done',
  '-',
  '> quoted',
  '> - in a quote\n> more',
  'lazy line',
  '```js title="a.js"\nlet x = `1`;\n```',
  '~~~\n```',
  '    ```\n    deep\n    ```',
  '$$\nx < {y}\n$$',
  'costs $5 or $6',
  '| a | b |\n| - | - |\n| c | `d` |',
  'a | b\n--|--',
  '<Card title="x">',
  '</Card>',
  '<Card\n  title="a\n\nb"\n  href={c}\n>',
  '<Icon icon="a" /> text',
  '<b>bold</b>',
  '<span\n  style={{ a: 1 }}\n>text</span>',
  '  <Step>',
  '{/* a comment */}',
  '{a\n\n+ b}',
  '{`a ${b} }`}',
  "{list.map((one) => <li>it's {one}</li>)}",
  'text {value} and <Tag a={1}/>.',
  "import A from './a.mdx'",
  'export const a = {\n  b: 1,\n\n  c: [2],\n}',
  '---\ntitle: A\n---',
  '---',
  '***',
  '[label]: /address "title"',
  '[label] and [text][label] and [x [y] z](/u)',
  '[^1]: a note\n\n    more of the note',
  'see [^1]',
  '![image `alt`](/i.png)',
  'https://example.com/a_(b).',
  '~~gone~~',
  '**bold *and* more**',
  '<br>',
  'a < b',
  '\\{escaped\\} \\` `',
  '',
];

/** Unclosed openings and unmatched closings. */
export const loose = [
  '<',
  '<Card',
  '<Card title="',
  '</',
  '>',
  '/>',
  '{',
  '}',
  '{/*',
  '*/',
  '`',
  '```',
  '~~~',
  '$',
  '$$',
  '[',
  ']',
  '](',
  ')',
  '*',
  '**',
  '_',
  '#',
  '- ',
  '> ',
  '1. ',
  '|',
  '---',
  '\n',
  '\n\n',
  '    ',
  '\t',
  ' ',
  '\r\n',
  'import ',
  'export ',
  '[a]: b',
  '[^1]',
  '"',
  "'",
  '\\',
  'é',
  '😀',
  'x',
];

const marks = [
  ...'aabc.,:*_[](!`$\\~|#=\'"><{}/'.split(''),
  ...[
    '**',
    '](',
    '``',
    '~~',
    '\n',
    '\n\n',
    '\n- ',
    '\n> ',
    '\n  ',
    ' ',
    ' ',
    '[a]',
    '[^1]',
    '\n[a]: b\n',
    '\n[^1]: c\n',
  ],
  ...[
    '<b>',
    '</b>',
    '<i/>',
    '<a b=',
    '<a.b c:d="e">',
    '<>',
    '</>',
    '{a}',
    '{/*',
    '*/',
    '...',
    '{...a}',
    '=> ',
    '`${',
    '//',
  ],
  ...[
    'http://a.b',
    'www.c.d',
    'e@f.gh',
    '&amp;',
    'é',
    '😀',
    '\n|-|-|\n',
    '\n---\n',
    'import a from "b"',
    '\nexport const b = ',
  ],
];

const indent = fc.constantFrom('', '', '', '  ', '    ', '\t', '> ', '- ');
const join = fc.constantFrom('\n', '\n', '\n\n', '\n\n\n', '\r\n', '\r\n\r\n', ' ');

/** Generates a page of up to thirty fragments. */
export const anyPage: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(indent, fc.oneof({ arbitrary: fc.constantFrom(...pieces), weight: 4 }, fc.constantFrom(...loose)), join),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.map((part) => part.join('')).join(''));

/** Generates letters and punctuation in any order, in which each character can change the meaning of all others. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...marks), { maxLength: 24 })
  .map((parts) => parts.join(''));

/** A replaced range, as fractions of a text's length, and its new text. */
export interface AnyEdit {
  readonly position: number;
  readonly length: number;
  readonly insert: string;
}

export const anyEdit: fc.Arbitrary<AnyEdit> = fc.record({
  position: fc.noBias(fc.nat(10_000)).map((share) => share / 10_000),
  length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
  insert: fc.oneof({ arbitrary: fc.constantFrom('', ...loose), weight: 3 }, fc.constantFrom(...pieces)),
});

export function edited(text: string, { position, length, insert }: AnyEdit): string {
  const start = Math.round(position * text.length);
  return text.slice(0, start) + insert + text.slice(start + length);
}
