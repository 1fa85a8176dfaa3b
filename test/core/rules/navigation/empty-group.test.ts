import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('navigation/empty-group', {
  valid: [classicSite({ navigation: [{ group: 'A', pages: ['intro'] }] })],
  invalid: [
    {
      source: classicSite({
        navigation: [
          { group: 'A', pages: ['intro'] },
          { group: 'B', pages: [] },
        ],
      }),
      found: ['{\n      "group": "B",\n      "pages": []\n    }'],
      message: 'no pages',
    },
  ],
});
