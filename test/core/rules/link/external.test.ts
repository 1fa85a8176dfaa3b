import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('link/external', {
  valid: ['[Node.js](https://nodejs.org/api/)\n'],
  invalid: [
    {
      source: '[Node.js](https://nodejs.org/api/missing.html)\n',
      found: ['https://nodejs.org/api/missing.html'],
      message: '404',
    },
    {
      source: '[Node.js](https://nodejs.org/api/old.html)\n',
      found: ['https://nodejs.org/api/old.html'],
      message: 'moved permanently',
    },
    { source: '[Node.js](https://nodejs.orgg/api/)\n', found: ['https://nodejs.orgg/api/'], message: 'host' },
  ],
});
