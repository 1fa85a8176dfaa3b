import { ruleTester } from '../../../support/ruleTester.ts';
import { page, type Files } from '../../../support/site.ts';
import { translatedSite } from '../../../support/translatedSite.ts';

/** What git knows of translations: each with its original, the number of commits, the last of these with its day, lines. */
const history = (...lines: readonly string[]): Files => ({ 'history.txt': lines.join('\n') });
const names = ['a', 'b', 'c', 'fr/a', 'fr/b', 'fr/c'];
const site = translatedSite(['a', 'b', 'c'], ['fr/a', 'fr/b', 'fr/c'], names);

ruleTester('translation/outdated', {
  valid: [
    // Nobody has asked git.
    site,
    // Its author says that it is another text.
    {
      ...site,
      'fr/a.mdx': page('A').replace('Text.', '{/* docsight-disable translation/outdated */}\n\nText.'),
      ...history('fr/a.mdx a.mdx 1 abc1234 2026-11-28'),
    },
    // A page that no language lists, and one that isn't a translation.
    { ...site, ...history('fr/x.mdx x.mdx 1 abc1234 2026-11-28') },
    // Names that look like languages, on a site in one language.
    {
      ...translatedSite(['a', 'id/a', 'no/a', 'is/a'], [], ['a', 'id/a', 'no/a', 'is/a']),
      ...history('id/a.mdx a.mdx 1 abc1234 2026-11-28'),
    },
  ],
  invalid: [
    {
      source: { ...site, ...history('fr/a.mdx a.mdx 2 abc1234 2026-11-28 3-3') },
      found: ['"fr"'],
      message:
        'A page of the language `fr` is older than its original: `a` has changed since in 2 commits, last in `abc1234` of 2026-11-28 (line 3). Update the translation.',
    },
    {
      source: {
        ...site,
        ...history('fr/a.mdx a.mdx 1 abc1234 2026-11-28 1-2 4-4 9-12 20-20', 'fr/c.mdx c.mdx 3 def5678 2026-11-27'),
      },
      found: ['"fr"'],
      message:
        '2 pages of the language `fr` are older than their originals: `a` has changed since in commit `abc1234` of 2026-11-28 (lines 1–2, 4, 9–12 and more). Update the translations.',
    },
  ],
});
