import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/type', {
  valid: [currentSite({ favicon: 'https://acme.com/a.svg' })],
  invalid: [
    { source: currentSite({ description: 7 }), found: ['7'], message: 'a string' },
    { source: currentSite({ redirects: {} }), found: ['{}'], message: 'an array' },
  ],
});
