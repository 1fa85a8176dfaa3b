import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('config/required', {
  valid: [currentSite({})],
  invalid: [
    {
      source: {
        'docs.json': '{\n  "theme": "mint",\n  "name": "Acme",\n  "navigation": { "pages": ["intro"] }\n}\n',
        'intro.mdx': page('Intro'),
      },
      found: ['{'],
      message: '`colors`',
    },
  ],
});
