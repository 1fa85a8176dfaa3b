import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/inclusive', {
  valid: ['Add it to the allowlist.\n', 'Add it to `whitelist`.\n'],
  invalid: [
    {
      source: 'Add it to the whitelist.\n',
      found: ['whitelist'],
      message: '`allowlist`',
      fixes: { 'Change to `allowlist`': 'Add it to the allowlist.\n' },
    },
  ],
});
