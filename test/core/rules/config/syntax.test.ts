import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('config/syntax', {
  valid: [classicSite({})],
  invalid: [
    {
      source: {
        'docs.json': '{\n  "name": "Acme"\n  "navigation": [{ "group": "Start", "pages": ["intro"] }]\n}\n',
        'intro.mdx': page('Intro'),
      },
      found: ['"navigation"'],
      message: 'Missing comma',
    },
    {
      source: {
        'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["intro"], }]\n}\n',
        'intro.mdx': page('Intro'),
      },
      found: [','],
      message: 'Unexpected comma',
    },
  ],
});
