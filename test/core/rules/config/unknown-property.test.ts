import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/unknown-property', {
  valid: [currentSite({ description: 'Docs.' })],
  invalid: [{ source: currentSite({ descripton: 'Docs.' }), found: ['"descripton"'], message: '`description`' }],
});
