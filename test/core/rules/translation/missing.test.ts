import { page } from '../../../support/site.ts';
import { ruleTester, type Source } from '../../../support/ruleTester.ts';
import { translatedSite } from '../../../support/translatedSite.ts';

/** A site whose languages only its folders show; all pages are translated. */
const inFolders = (pages: readonly string[], listed: readonly string[]): Source => {
  const translated = pages.map((name) => `fr/${name}`);
  const config = {
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D9373' },
    navigation: {
      groups: [
        { group: 'Guides', pages },
        { group: 'Guides', pages: listed.map((name) => `fr/${name}`) },
      ],
    },
  };
  const files = [...pages, ...translated].map((name) => [`${name}.mdx`, page(name)] as const);
  return { 'docs.json': JSON.stringify(config), ...Object.fromEntries(files) };
};

ruleTester('translation/missing', {
  valid: [
    translatedSite(['a', 'b'], ['fr/a', 'fr/b'], ['a', 'b', 'fr/a', 'fr/b']),
    // The original is shown instead of the translation.
    translatedSite(['a', 'b', 'c'], ['fr/a', 'fr/b', 'c'], ['a', 'b', 'c', 'fr/a', 'fr/b']),
    // Nobody has translated anything, or in other folders.
    translatedSite(['a', 'b'], ['fr/a'], ['a', 'b']),
    translatedSite(['a', 'b'], [], ['a', 'b']),
    translatedSite(['a', 'b'], ['francais/x', 'francais/y'], ['a', 'b', 'francais/x', 'francais/y']),
    // A page in one language on purpose.
    {
      ...translatedSite(['a', 'b', 'c'], ['fr/a', 'fr/b'], ['a', 'b', 'fr/a', 'fr/b']),
      'c.mdx': page('C').replace('Text.', '{/* docsight-disable translation/missing */}\n\nText.'),
    },
    // Folders that look like languages are none.
    translatedSite(
      ['a', 'b', 'id/a', 'no/b'],
      ['fr/a', 'fr/b', 'fr/id/a', 'fr/no/b'],
      ['a', 'b', 'id/a', 'no/b', 'fr/a', 'fr/b', 'fr/id/a', 'fr/no/b'],
    ),
    // Nothing of a language that only folders show is listed.
    inFolders(['a', 'b', 'c', 'd', 'e'], []),
  ],
  invalid: [
    {
      source: inFolders(['a', 'b', 'c', 'd', 'e'], ['a', 'b']),
      found: ['"navigation"'],
      message: 'such as `c`. 3 of them are already translated, such as `fr/c`. List the translations.',
    },
    {
      source: translatedSite(['a', 'b', 'c'], ['fr/a', 'fr/b'], ['a', 'b', 'c', 'fr/a', 'fr/b', 'fr/c']),
      found: ['"fr"'],
      message: 'The language `fr` doesn’t list `c`, which `en` lists. List its translation: `fr/c`.',
    },
    {
      source: translatedSite(
        ['en/a', 'en/b', 'en/c', 'en/d'],
        ['fr/a', 'fr/b'],
        ['en/a', 'en/b', 'en/c', 'en/d', 'fr/a', 'fr/b'],
      ),
      found: ['"fr"'],
      message: 'lacks 2 pages that `en` lists, such as `en/c`. Translate them, or list the originals.',
    },
  ],
});
