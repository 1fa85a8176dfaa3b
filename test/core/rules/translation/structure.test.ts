import { page, type Files } from '../../../support/site.ts';
import { ruleTester, type Source } from '../../../support/ruleTester.ts';

const headings = (count: number): string =>
  Array.from({ length: count }, (_, at) => `\n## Part ${at}\n\nText.\n`).join('');
const fence = '\n```sh\nrun\n```\n';

/** A site in two languages, with the given content of a page and of its translation. */
const site = (original: string, translation: string, listed: readonly string[] = ['a', 'b', 'c']): Source => {
  const languages = ['en', 'fr'].map((language) => ({ language, pages: listed.map((name) => `${language}/${name}`) }));
  const files = ['en', 'fr'].flatMap((language) => ['a', 'b', 'c'].map((name) => `${language}/${name}`));
  const content: Readonly<Record<string, string>> = { 'en/a': original, 'fr/a': translation };
  return {
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0D9373' },
      navigation: { languages },
    }),
    ...Object.fromEntries(files.map((name) => [`${name}.mdx`, `${page(name)}${content[name] ?? ''}`] as const)),
  };
};

ruleTester('translation/structure', {
  valid: [
    site(headings(5), headings(5)),
    // Two parts may have another form, and few of many are a detail; a translation may have more.
    site(headings(3), headings(1)),
    site(headings(12), headings(9)),
    site(headings(2), headings(8)),
    // It is another page.
    site(fence.repeat(4), headings(4)),
    site(`<Tabs>\n${'<Tab title="x">Text.</Tab>\n'.repeat(5)}</Tabs>`, 'Text.'),
    site('<Snippet file="parts.mdx" />', ''),
    // It has as much in another form.
    site(headings(5), `\n${'Text. '.repeat(30)}\n`),
    // Its author says that it is another text, or nobody is to be told of it.
    ...[
      { 'fr/a.mdx': page('A').replace('Text.', '{/* docsight-disable translation/structure */}\n\nText.') },
      { '.docsight.json': '{ "ignore": ["fr/a.mdx"] }' },
    ].map((files) => ({ ...(site(headings(5), headings(1)) as Files), ...files })),
    // The original isn’t shown.
    site(headings(5), '', ['b', 'c']),
  ],
  invalid: [
    {
      source: site(`${headings(5)}${fence.repeat(4)}`, `${headings(2)}${fence}`),
      found: ['"fr"'],
      message: '`fr/a` has 2 of 5 sections and 1 of 4 code blocks',
    },
  ],
});
