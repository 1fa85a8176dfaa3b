import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('config/auth-name', {
  valid: [
    classicSite({ api: { auth: { method: 'basic', name: 'user:key' } } }),
    classicSite({ api: { auth: { method: 'bearer', name: 'Token' } } }),
  ],
  invalid: [
    {
      source: classicSite({ api: { auth: { method: 'basic', name: 'Key' } } }),
      found: ['"Key"'],
      message: 'both fields',
    },
  ],
});
