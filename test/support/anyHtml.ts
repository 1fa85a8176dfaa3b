import fc from 'fast-check';

// Generates HTML as it is copied from pages that nobody knows: every element that a conversion treats, within any other,
// around text that would mean something in MDX.

/** Texts with a meaning in Markdown, MDX or a page's head. */
const texts = [
  'text',
  'two words',
  ' ',
  '\n',
  'import fs from "fs"',
  'export const a = 1',
  'export default () => null',
  '{process.exit()}',
  '{/* c */}',
  '{',
  '}',
  '<Card>',
  '</Card>',
  '<b',
  '<!-- x -->',
  '---',
  'title: x',
  '***',
  '===',
  '# one',
  '#',
  '## a {#id}',
  '{#id}',
  '$x$',
  '$$',
  '$5 and $6',
  ':::note',
  ':::',
  '{% hint %}',
  '> quote',
  '[!NOTE]',
  '- item',
  '+ item',
  '* item',
  '1. one',
  '12) two',
  '[ ] box',
  '[a](javascript:alert(1))',
  '[a]: javascript:alert(1)',
  '[^1]: note',
  '![a](b)',
  '!',
  '`code`',
  '```',
  '``',
  '~~~',
  '~~',
  '~a~',
  '**',
  '*',
  '__',
  '_',
  'a_b_c',
  '\\',
  '\\\\',
  '|',
  'a | b',
  '| - | - |',
  ':-|-:',
  '&amp;lt;',
  '&amp;#123;',
  '&lt;Card&gt;',
  '&#8203;',
  '&nbsp;',
  '\u3000',
  '\u2028',
  '中文“引用”中文',
  '😀',
  'https://example.com/a_(b)',
  'www.example.com/*x*',
  'a.b_c@example.com',
  'x:',
  '"y"',
  '(z)',
  '\u0000',
  '\t',
  '=',
  '-',
  '1',
] as const;

const inline = 'b strong i em s del code kbd span u sup q a'.split(' ');
const blocks =
  'p div section h1 h2 h3 h6 ul ol li blockquote pre table tr td th thead tbody dl dt dd details summary figure hr body'.split(
    ' ',
  );
const odd = 'script style button svg template textarea form label center x-element'.split(' ');

const addresses = [
  'https://example.com/a',
  '/a b',
  '#x',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JAVASCRIPT&colon;alert(1)',
  'javascript&amp;colon;alert(1)',
  'javascript\\:alert(1)',
  '&#1;javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>x</script>',
  'data:image/png;base64,AAAA',
  'https://e.com/a)(b',
  'https://e.com/{a}',
  'https://e.com/?a=1&amp;copy;=2&b=`',
  'a> <b',
  'a|b',
  '"',
  '',
] as const;

const classes = [
  '',
  'note',
  'alert alert-warning',
  'admonition tip',
  'language-js',
  'sr-only',
  'callout callout-info',
] as const;

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'ab \n*_`~[](){}<>!#$|\\-+=:.&"\''.split('')), maxLength: 8 }),
  },
);

const attributes = fc
  .record({
    class: fc.constantFrom(...classes),
    href: fc.constantFrom(...addresses),
    span: fc.constantFrom('', ' colspan=2', ' rowspan=3', ' align=right', ' start=5', ' style="font-weight:normal"'),
  })
  .map(({ class: name, href, span }) => ({ name, href, span }));

/** Copied HTML. Its tags needn't be closed in order. */
export const anyHtml: fc.Arbitrary<string> = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 5, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...addresses), text)
        .map(([src, alt]) => `<img src="${quoted(src)}" alt="${quoted(alt)}">`),
    },
    { weight: 1, arbitrary: fc.constantFrom('<br>', '<hr>', '<input type=checkbox checked>', '<!-- c -->') },
    {
      weight: 7,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...inline, ...inline, ...blocks, ...blocks, ...odd),
          attributes,
          tie('nodes'),
          fc.nat(20),
        )
        .map(([tag, { name, href, span }, inner, open]) => {
          const link = tag === 'a' ? ` href="${quoted(href)}"` : '';
          return `<${tag} class="${name}"${link}${span}>${inner}${open === 0 ? '' : `</${tag}>`}`;
        }),
    },
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
})).nodes;

function quoted(value: string): string {
  return value.replaceAll('"', '&quot;');
}
