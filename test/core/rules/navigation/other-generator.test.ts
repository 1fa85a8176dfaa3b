import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('navigation/other-generator', {
  valid: [
    classicSite(
      { navigation: [{ group: 'A', pages: ['intro', 'old/a'] }] },
      { 'old/mkdocs.yml': 'site_name: A\n', 'old/a.mdx': page('A') },
    ),
  ],
  invalid: [
    {
      source: classicSite(
        { navigation: [{ group: 'A', pages: ['intro'] }] },
        { 'old/docusaurus.config.js': '', 'old/docs/a.mdx': page('A'), 'old/docs/b.mdx': page('B') },
      ),
      found: ['"navigation"'],
      message: 'Docusaurus',
    },
  ],
});
