import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('navigation/ignored', {
  valid: [currentSite({ navigation: { groups: [{ group: 'A', pages: ['intro'] }] } })],
  invalid: [
    {
      source: currentSite(
        { navigation: { groups: [{ group: 'A', pages: ['intro'] }], pages: ['a'] } },
        { 'a.mdx': page('A') },
      ),
      found: ['"pages"'],
      message: 'only one list',
    },
  ],
});
