import { endpointPage } from '../../../support/endpointPage.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('api/rate-limit', {
  valid: [
    endpointPage('Send at most 10 requests per second, or the rate limit applies.\n'),
    'This API is rate limited.\n',
  ],
  invalid: [
    { source: endpointPage('This endpoint is rate limited.\n'), found: ['is rate limited'], message: 'the rate limit' },
  ],
});
