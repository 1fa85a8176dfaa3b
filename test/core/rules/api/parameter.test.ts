import { describedEndpoint } from '../../../support/endpointPage.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('api/parameter', {
  valid: [describedEndpoint('<ParamField query="limit" type="integer">\n  How many.\n</ParamField>\n')],
  invalid: [
    {
      source: describedEndpoint('<ParamField query="limit" type="string">\n  How many.\n</ParamField>\n'),
      found: ['string'],
      message: '`integer`',
    },
    {
      source: describedEndpoint('<ParamField query="limits" type="integer">\n  How many.\n</ParamField>\n'),
      found: ['limits'],
      message: '`limit`',
    },
  ],
});
