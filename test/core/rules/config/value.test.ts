import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/value', {
  valid: [currentSite({ theme: 'maple' })],
  invalid: [
    { source: currentSite({ theme: 'mintt' }), found: ['"mintt"'], message: '`mint`' },
    {
      source: currentSite({ name: 'C:\table', banner: { content: 'One\nTwo' } }),
      found: [String.raw`"C:\table"`],
      message: String.raw`is a tab`,
    },
    { source: currentSite({ colors: { primary: '#0D937' } }), found: ['"#0D937"'], message: 'a hex color' },
  ],
});
