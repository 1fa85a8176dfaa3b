import { endpointPage } from '../../../support/endpointPage.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('api/response-example', {
  valid: [
    endpointPage('<ResponseExample>\n```json 200\n["ada"]\n```\n</ResponseExample>\n'),
    '<ResponseField name="id" type="string">\n  The id.\n</ResponseField>\n',
  ],
  invalid: [
    {
      source: endpointPage('<ResponseField name="id" type="string">\n  The id.\n</ResponseField>\n'),
      found: ['ResponseField'],
      message: 'no example',
    },
  ],
});
