import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('navigation/duplicate-page', {
  valid: [classicSite({ navigation: [{ group: 'A', pages: ['intro', 'a'] }] }, { 'a.mdx': page('A') })],
  invalid: [
    {
      source: classicSite({ navigation: [{ group: 'A', pages: ['intro', 'intro'] }] }),
      found: ['"intro"'],
      message: 'already listed',
    },
  ],
});
