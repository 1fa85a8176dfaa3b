import fc from 'fast-check';
import { builtIn } from '../../../server/src/core/components/catalogue.ts';
import type { Files } from '../../support/site.ts';

// Sites of strangers who want something: markup, addresses and names wherever a site may have a text.

const texts = [
  'a',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '" onerror="alert(1)',
  '<img src=x onerror=alert(1)>',
  '</article></main></div><div id="_docsight-article">',
  '<!--',
  '-->',
  ']]>',
  '</style>',
  '</title><svg/onload=alert(1)>',
  '&quot;&lt;',
  '&#106;avascript:alert(1)',
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  ' javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example\\x.png',
  'https://evil.example/x.png',
  'http:evil.example',
  '/a.png',
  '../../etc/passwd',
  'url(https://evil.example/x)',
  'red;background:url(//evil.example)',
  'expression(alert(1))',
  '_docsight-notice',
  '_docsight-aside',
  'location',
  '{{v}}',
  '{{{{v}}',
  '\u0000',
  '\uD800',
  '\u202E\u200B',
  '#\uD800',
  '%',
  '#%',
  '100%',
  '`',
  '${x}',
] as const;

const text = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(fc.constantFrom(...texts), { maxLength: 3 }).map((all) => all.join('')),
);

const htmlNames = (
  'a b p div span script style iframe object embed form input button textarea select link meta base svg use animate set ' +
  'foreignObject image math annotation-xml template noscript title desc video audio source img table td tr details ' +
  'summary plaintext xmp frameset marquee portal slot g path text'
).split(' ');
const names = [...htmlNames, ...builtIn.map(({ name }) => name), 'Unknown', 'Fragment.a'];
const attributeNames = [
  ...new Set(builtIn.flatMap(({ attributes }) => attributes.map(({ name }) => name))),
  ...(
    'onclick onerror onLoad style className class id name href src srcset srcDoc poster action formAction xlink:href ' +
    'xlinkHref ping background data codebase dangerouslySetInnerHTML target rel type width height fill d viewBox ' +
    'align title lang nonce is http-equiv data-region data-key data-line __proto__ constructor'
  ).split(' '),
];

function quoted(value: string): string {
  return JSON.stringify(value);
}

const attribute = fc.tuple(fc.constantFrom(...attributeNames), text, fc.nat(4)).map(([name, value, form]) => {
  if (form === 0) return `${name}="${value.replaceAll('"', '&quot;')}"`;
  if (form === 1) return `${name}={${quoted(value)}}`;
  if (form === 2) return `${name}={[${quoted(value)}, { a: ${quoted(value)} }]}`;
  if (form === 3) return `{...{ ${quoted(name)}: ${quoted(value)} }}`;
  return `${name}={{ color: ${quoted(value)}, background: ${quoted(value)}, light: ${quoted(value)} }}`;
});

const markdown = fc.tuple(text, text, fc.nat(15)).map(([one, other, form]): string => {
  const forms = [
    `## ${one} {#${other}}`,
    `[${one}](<${other}>)`,
    `![${one}](<${other}> "${one}")`,
    `[a][b]\n\n[b]: <${one}> "${other}"`,
    `\`\`\`${one.split('\n')[0] ?? ''} title="${other}" icon="${one}" highlight={1} [!code ++]\n${other}\n\`\`\``,
    `\`\`\`mermaid\n${one}\n\`\`\``,
    `\`\`\`html\n${one}\n${other}\n\`\`\``,
    `$$\n\\href{${one}}{x} \\url{${other}} \\includegraphics{${one}} \\htmlClass{${other}}{x}\n$$`,
    `$${one}$ and $\\text{${other}}$`,
    `| ${one} | b |\n| :- | -: |\n| ${other} | \`${one}\` |`,
    `a[^1]\n\n[^1]: ${one}`,
    `- [x] ${one}\n- ${other}`,
    `export const v = ${quoted(one)};\n\n{v} {${quoted(other)}} {v + 1}`,
    `<!-- ${one} --> ${other}`,
    `https://a.example/${one} ${other}`,
    `${one} ${other}`,
  ];
  return forms[form] ?? '';
});

const { block } = fc.letrec<{ block: string; element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(attribute, { maxLength: 4 }),
      fc.array(tie('block'), { maxLength: 3 }),
      fc.boolean(),
    )
    .map(([name, all, children, isInline]) => {
      const opening = [name, ...all].join(' ');
      if (children.length === 0) return `<${opening} />`;
      return isInline
        ? `<${opening}>${children.join(' ')}</${name}>`
        : `<${opening}>\n\n${children.join('\n\n')}\n\n</${name}>`;
    }),
  block: fc.oneof({ maxDepth: 4 }, markdown, tie('element')),
}));

const link = fc.record({ label: text, name: text, href: text, url: text, icon: text, type: text, anchor: text });

const config = fc
  .record(
    {
      name: text,
      logo: fc.oneof(text, fc.record({ light: text, dark: text })),
      favicon: text,
      colors: fc.record({ primary: text, light: text, dark: text }),
      background: fc.record({ color: fc.record({ light: text, dark: text }), image: text }),
      fonts: fc.record({ family: text, source: text }),
      navbar: fc.record({ links: fc.array(link, { maxLength: 3 }), primary: link }),
      footer: fc.record({
        socials: fc.dictionary(text, text, { maxKeys: 3 }),
        links: fc.array(fc.record({ header: text, items: fc.array(link, { maxLength: 2 }) }), { maxLength: 2 }),
      }),
      banner: fc.record({ content: text }),
      variables: fc.record({ v: text }),
      appearance: fc.record({ default: text }),
      icons: fc.record({ library: text }),
      api: fc.record({ mdx: fc.record({ server: text }) }),
    },
    { requiredKeys: [] },
  )
  .chain((settings) => fc.tuple(text, text, link).map(([group, tab, one]) => ({ ...settings, group, tab, link: one })))
  .map(({ group, tab, link: one, ...settings }) => ({
    theme: 'mint',
    colors: { primary: '#123456' },
    ...settings,
    navigation: {
      global: { anchors: [one] },
      tabs: [
        {
          tab,
          icon: group,
          groups: [{ group, icon: tab, tag: tab, pages: ['page', group, 'GET /a', { group: tab, pages: ['page'] }] }],
        },
        { tab: group, href: tab },
      ],
    },
  }));

const frontMatter = fc
  .record(
    {
      title: text,
      description: text,
      icon: text,
      tag: text,
      url: text,
      mode: fc.constantFrom('wide', 'custom', 'frame', 'x'),
      api: text,
      sidebarTitle: text,
      openapi: fc.constantFrom('GET /a', 'POST /x'),
    },
    { requiredKeys: ['title'] },
  )
  .map((all) =>
    Object.entries(all)
      .map(([key, value]) => `${key}: ${quoted(value)}\n`)
      .join(''),
  );

const openApi = fc.tuple(text, text).map(([one, other]) =>
  JSON.stringify({
    openapi: '3.0.0',
    info: { title: one, version: '1' },
    servers: [{ url: other }],
    paths: {
      '/a': {
        get: {
          summary: one,
          description: other,
          parameters: [
            {
              name: one,
              in: 'query',
              description: other,
              schema: { type: 'string', enum: [one, other], default: one },
            },
          ],
          responses: {
            200: {
              description: one,
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { [one]: { type: other, description: one } } },
                },
              },
            },
          },
        },
      },
    },
  }),
);

/** The files of a site; its page is `page.mdx`. */
export const hostileSite: fc.Arbitrary<Files> = fc
  .tuple(config, frontMatter, fc.array(block, { minLength: 1, maxLength: 6 }), openApi, block)
  .map(([settings, front, blocks, api, snippet]) => ({
    'docs.json': JSON.stringify(settings),
    'page.mdx': `---\n${front}---\n\nimport Part from "/snippets/part.mdx";\n\n${blocks.join('\n\n')}\n\n<Part a="b">c</Part>\n`,
    'snippets/part.mdx': `${snippet}\n\n{children}\n`,
    'openapi.json': api,
    'a.png': '',
  }));
