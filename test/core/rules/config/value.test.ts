import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/value', {
  valid: [currentSite({ theme: 'maple' })],
  invalid: [
    { source: currentSite({ theme: 'mintt' }), found: ['"mintt"'], message: '`mint`' },
    { source: currentSite({ colors: { primary: '#0D937' } }), found: ['"#0D937"'], message: 'a hex color' },
  ],
});
