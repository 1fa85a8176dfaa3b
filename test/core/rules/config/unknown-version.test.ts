import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/unknown-version', {
  valid: [
    classicSite({
      versions: ['v1', 'v2'],
      anchors: [{ name: 'A', url: 'https://a.acme.com', version: 'v2' }],
    }),
  ],
  invalid: [
    {
      source: classicSite({
        versions: ['v1', 'v2'],
        anchors: [{ name: 'A', url: 'https://a.acme.com', version: 'v3' }],
      }),
      found: ['"v3"'],
      message: '`v1` and `v2`',
    },
  ],
});
