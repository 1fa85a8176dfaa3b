import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/settings', {
  valid: [classicSite({}, { '.docsight.json': '{ "rules": { "image/alt": "off" } }' })],
  invalid: [
    {
      source: classicSite({}, { '.docsight.json': '{ "rules": { "image/altt": "off" } }' }),
      found: ['"image/altt"'],
      message: '`image/alt`',
    },
    { source: classicSite({}, { '.docsight.json': '{ "rule": {} }' }), found: ['"rule"'], message: '`rules`' },
  ],
});
