import { describedEndpoint } from '../../../support/endpointPage.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('api/authentication', {
  valid: [
    describedEndpoint(
      'Send your key as a bearer token in the `Authorization` header.\n\n<ParamField query="limit" type="integer">\n  How many.\n</ParamField>\n',
    ),
  ],
  invalid: [
    {
      source: describedEndpoint(
        '<ParamField query="limit" type="integer">\n  How many.\n</ParamField>\n\n<RequestExample>\n```bash cURL\ncurl "https://api.acme.com/users"\n```\n</RequestExample>\n',
      ),
      found: ['```'],
      message: 'need credentials',
    },
  ],
});
