import { page } from '../../../support/site.ts';
import { ruleTester, type Source } from '../../../support/ruleTester.ts';
import { translatedSite } from '../../../support/translatedSite.ts';

const files = ['en/a', 'en/b', 'en/c', 'fr/a', 'fr/b'];
const config = (fr: readonly string[], en: readonly string[] = ['en/a', 'en/b', 'en/c']): string =>
  translatedSite(en, fr, [])['docs.json'] ?? '';
const site = (fr: readonly string[], links: Readonly<Record<string, string>> = {}): Source => ({
  'docs.json': config(fr),
  ...Object.fromEntries(
    files.map((name) => [`${name}.mdx`, `${page(name)}${name in links ? `\n[A page](${links[name] ?? ''})\n` : ''}`]),
  ),
});

ruleTester('translation/wrong-language', {
  valid: [
    site(['fr/a', 'fr/b']),
    // It isn’t translated.
    site(['fr/a', 'fr/b', 'en/c'], { 'fr/a': '/en/c' }),
    // Readers choose between the languages of a page.
    site(['fr/a', 'fr/b'], { 'fr/a': '/en/a', 'en/b': '/fr/b' }),
    site(['fr/a', 'fr/b'], { 'fr/a': '/fr/b', 'en/a': '/en/b' }),
    site(['fr/a', 'fr/b'], { 'fr/a': '/fr/b) and [in English](/en/b' }),
  ],
  invalid: [
    {
      source: site(['fr/a', 'en/b']),
      found: ['"en/b"'],
      message: 'Use `fr/b`.',
      fixes: { 'Change to `fr/b`': { 'docs.json': config(['fr/a', 'fr/b']) } },
    },
    {
      source: site(['fr/a', 'fr/b'], { 'fr/a': '/en/b#part' }),
      found: ['/en/b#part'],
      message: 'Use `/fr/b#part`.',
    },
    { source: site(['fr/a', 'fr/b'], { 'en/a': '/fr/b' }), found: ['/fr/b'], message: 'Use `/en/b`.' },
  ],
});
