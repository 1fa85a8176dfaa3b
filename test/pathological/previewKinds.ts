import docsSchema from '../../schemas/docs.current.schema.json';
import { builtIn, type AttributeSpec, type ComponentSpec } from '../../server/src/core/components/catalogue.ts';
import type { Files } from '../support/site.ts';
import { kinds } from './kinds.ts';

/** A site whose preview nobody needs, but that a stranger’s repository may be. */
export interface PreviewKind {
  readonly name: string;
  readonly files: () => Files;
}

const many = 20_000;
const deep = 5000;
const large = 1_000_000;
const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';

function config(more: object = {}): string {
  const navigation = { groups: [{ group: 'Start', pages: ['page'] }] };
  return JSON.stringify({ name: 'Acme', theme: 'mint', colors: { primary: '#123456' }, navigation, ...more });
}

function kind(name: string, body: () => string, files: () => Files = () => ({})): PreviewKind {
  return { name, files: () => ({ 'docs.json': config(), 'page.mdx': `${head}${body()}`, ...files() }) };
}

function repeated(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join('');
}

/** Returns an attribute with some value of its type. */
function attribute({ name, type, values }: AttributeSpec, text: string): string {
  if (type === 'string' || type === 'any') return `${name}="${values?.[0]?.value ?? text}"`;
  return type === 'expression' ? `${name}={["${text}"]}` : `${name}={${type === 'boolean' ? 'true' : '3'}}`;
}

function kindsOf({ name, attributes, parents }: ComponentSpec): readonly PreviewKind[] {
  const required = attributes.filter((one) => one.required === true);
  const opening = (at: number): string => [name, ...required.map((one) => attribute(one, `a${at}`))].join(' ');
  const [parent = ''] = parents ?? [];
  const around = (body: string): string => (parent === '' ? body : `<${parent}>\n${body}</${parent}>\n`);
  const ofAttributes = attributes.flatMap((one): readonly PreviewKind[] => [
    kind(`${many} ${name} with ${one.name}`, () =>
      around(repeated(many, (at) => `<${name} ${attribute(one, `a${at}`)}>x</${name}>\n`)),
    ),
    kind(`${name} with ${one.name} of 1 MB`, () =>
      around(`<${name} ${attribute(one, 'a b '.repeat(large / 4))}>x</${name}>\n`),
    ),
  ]);
  return [
    kind(`${many} ${name}`, () => around(repeated(many, (at) => `<${opening(at)}>x</${name}>\n`))),
    kind(`${many} ${name} apart`, () => repeated(many, (at) => `<${opening(at)}>x</${name}>\n\n`)),
    kind(`${name}, ${deep} deep`, () => `<${opening(0)}>\n`.repeat(deep) + `</${name}>\n`.repeat(deep)),
    kind(`${name} around 1 MB`, () =>
      around(`<${opening(0)}>\n\n${'a **b** `c` [d](/page)\n\n'.repeat(large / 24)}</${name}>\n`),
    ),
    ...ofAttributes,
  ];
}

const languages = [
  'md',
  'js',
  'ts',
  'java',
  'ini',
  'csharp',
  'graphql',
  'c',
  'bash',
  'json',
  'yaml',
  'xml',
  'python',
  'sql',
  'diff',
];
const codePieces = ['[a](', '$', 'a', '<', '{', '"', '\\', '/*', '- ', '`', '(', '#'];

const formulas: readonly (readonly [string, string])[] = [
  ['a formula with 20,000 braces', `$$\n${'{'.repeat(many)}x${'}'.repeat(many)}\n$$\n`],
  ['a formula of fractions', `$$\n${'\\frac{'.repeat(deep)}\n$$\n`],
  ['a formula of brackets', `$$\n${'\\left('.repeat(3000)}\n$$\n`],
  ['formulas of 20,000 terms', `$$\n${'a + '.repeat(many)}b\n$$\n\n`.repeat(40)],
  [
    'formulas with definitions',
    repeated(2000, (at) => `$$\n\\def\\a{\\b\\b}\\def\\b{\\c\\c}\\def\\c{x_{${at}}}${'\\a'.repeat(40)}\n$$\n\n`),
  ],
  ['20,000 formulas in text', repeated(many, (at) => `$a_{${at}}$ `)],
];

function doubling(first: string, next: (name: string) => string): string {
  return `export const a0 = ${first};\n${repeated(26, (at) => `export const a${at + 1} = ${next(`a${at}`)};\n`)}\n`;
}

const variable = (): Files => ({ 'docs.json': config({ variables: { a: 'v'.repeat(5000) } }) });
const snippet = (): Files => ({ 'snippets/a.mdx': 'x **b** c\n\n'.repeat(50_000) });

const others: readonly PreviewKind[] = [
  ...languages.flatMap((language) =>
    codePieces.map((piece) =>
      kind(
        `code in ${language} of ${JSON.stringify(piece)}`,
        () => `\`\`\`${language}\n${piece.repeat(90_000 / piece.length)}\n\`\`\`\n`,
      ),
    ),
  ),
  ...formulas.map(([name, body]) => kind(name, () => body)),
  kind('lists that contain each other', () => `${doubling('["x", "y"]', (name) => `[${name}, ${name}]`)}{a26} {a15}\n`),
  kind('texts that contain each other', () => {
    const texts = doubling('"xxxxxxxxxx"', (name) => `\`\${${name}}\${${name}}\``);
    return `${texts}{a25}\n\n${'<Card title={a25}>a</Card>\n\n<Card title={a12}>b</Card>\n\n'.repeat(1000)}`;
  }),
  kind('an object in 20,000 elements', () => {
    const entries = repeated(5000, (at) => `a${at}: 1, `);
    return `export const all = { ${entries}};\n\n${'<Card {...all}>x</Card>\n\n'.repeat(many)}`;
  }),
  kind('50,000 variables', () => '{{a}} '.repeat(50_000), variable),
  kind('50,000 variables in code', () => `\`\`\`\n${'{{a}} '.repeat(50_000)}\n\`\`\`\n`, variable),
  kind('20,000 variables in addresses', () => repeated(many, () => '[a](/{{a}}) '), variable),
  kind(
    '3,000 uses of a snippet of 500 kB',
    () => `import A from "/snippets/a.mdx";\n\n${'<A />\n\n'.repeat(3000)}`,
    snippet,
  ),
  kind(
    '20,000 imports',
    () => {
      const imports = repeated(many, (at) => `import A${at} from "/snippets/a.mdx";\n`);
      return `${imports}\n${repeated(many, (at) => `<A${at} />\n`)}`;
    },
    snippet,
  ),
  kind(
    'a table of 5,000 columns and rows',
    () => `|${' a |'.repeat(deep)}\n|${' - |'.repeat(deep)}\n${'| a |\n'.repeat(deep)}`,
  ),
  kind(
    '20,000 highlighted lines',
    () => `\`\`\`js highlight="${repeated(many, (at) => `${at},`)}"\n${'a\n'.repeat(40_000)}\`\`\`\n`,
  ),
  kind(
    '20,000 footnotes',
    () => `${repeated(many, (at) => `[^${at}] `)}\n\n${repeated(many, (at) => `[^${at}]: a\n\n`)}`,
  ),
  kind(
    'a group of 20,000 code blocks',
    () => `<CodeGroup>\n${repeated(many, (at) => `\`\`\`js A${at}\na\n\`\`\`\n`)}</CodeGroup>\n`,
  ),
];

/** An entry of any list of docs.json that links somewhere. */
const link = (at: number): object => ({
  name: `a${at}`,
  label: `a${at}`,
  href: `/a${at}`,
  url: `a${at}`,
  icon: `i${at}`,
  source: `/r${at}`,
  destination: '/page',
  header: 'a',
  items: [{ label: 'a', href: '/page' }],
});

function configKinds(property: string): readonly PreviewKind[] {
  const withValue = (what: string, value: () => unknown): PreviewKind =>
    kind(
      `docs.json: ${property}, ${what}`,
      () => 'Text.\n',
      () => ({ 'docs.json': config({ [property]: value() }) }),
    );
  return [
    withValue('20,000 entries', () => Array.from({ length: many }, (_, at) => link(at))),
    withValue('20,000 links', () => ({ links: Array.from({ length: many }, (_, at) => link(at)) })),
    withValue('20,000 names', () =>
      Object.fromEntries(Array.from({ length: many }, (_, at) => [`a${at}`, `https://a${at}.example`])),
    ),
    withValue('1 MB', () => 'a b '.repeat(large / 4)),
    kind(
      `docs.json: ${property}, 5,000 deep`,
      () => 'Text.\n',
      // Too deep to be written by JSON.stringify.
      () => ({
        'docs.json': config({ [property]: '@' }).replace('"@"', `${'{"links":['.repeat(deep)}${']}'.repeat(deep)}`),
      }),
    ),
  ];
}

const divisions = ['groups', 'tabs', 'anchors', 'dropdowns', 'versions', 'languages', 'products', 'pages'] as const;

function navigationKinds(name: (typeof divisions)[number]): readonly PreviewKind[] {
  const one = name.replace(/s$/, '');
  const withNavigation = (what: string, navigation: () => object): PreviewKind =>
    kind(
      `docs.json: ${name}, ${what}`,
      () => 'Text.\n',
      () => ({ 'docs.json': config({ navigation: navigation() }) }),
    );
  const entry = (at: number): unknown =>
    name === 'pages' ? `page${at}` : { [one]: `a${at}`, icon: 'star', pages: ['page', `gone${at}`] };
  const nested = (): object =>
    Array.from({ length: 1000 }).reduce<object>(
      (inner, _, at) => ({ [name]: [{ [name === 'pages' ? 'group' : one]: `a${at}`, ...inner }] }),
      { pages: ['page'] },
    );
  return [
    withNavigation('20,000 of them', () => ({
      [name]: ['page', ...Array.from({ length: many }, (_, at) => entry(at))].slice(name === 'pages' ? 0 : 1),
    })),
    withNavigation('1,000 deep', nested),
  ];
}

/** All kinds: those of components follow from the catalogue, those of docs.json from its schema. */
export const previewKinds: readonly PreviewKind[] = [
  ...others,
  ...Object.keys(docsSchema.properties)
    .filter((name) => name !== '$schema' && name !== 'navigation')
    .flatMap(configKinds),
  ...divisions.flatMap(navigationKinds),
  ...kinds.map(({ name, page }) => ({
    name: `Markdown: ${name}`,
    files: () => ({ 'docs.json': config(), 'page.mdx': page(500_000) }),
  })),
  ...builtIn.flatMap(kindsOf),
];
