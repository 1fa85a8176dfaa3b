import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('config/duplicate-property', {
  valid: [classicSite({ favicon: '/favicon.svg' }, { 'favicon.svg': '' })],
  invalid: [
    {
      source: {
        'docs.json':
          '{\n  "name": "Acme",\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["intro"] }]\n}\n',
        'intro.mdx': page('Intro'),
      },
      found: ['"name"'],
      fixes: {
        'Remove the earlier `name`': {
          'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["intro"] }]\n}\n',
        },
      },
    },
  ],
});
