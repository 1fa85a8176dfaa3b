import { page, type Files } from './site.ts';

/** Returns a site in English and French, with the given entries and pages; `more` is added to the second language. */
export function translatedSite(
  en: readonly string[],
  fr: readonly string[],
  pages: readonly string[],
  more: object = {},
): Files {
  return {
    'docs.json': JSON.stringify(
      {
        theme: 'mint',
        name: 'Acme',
        colors: { primary: '#0D9373' },
        navigation: {
          languages: [
            { language: 'en', pages: en },
            { language: 'fr', pages: fr, ...more },
          ],
        },
      },
      undefined,
      2,
    ),
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])),
  };
}
