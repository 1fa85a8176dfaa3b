import { endpointPage } from '../../../support/endpointPage.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('api/status-code', {
  valid: [
    endpointPage('<ResponseExample>\n```json 409 Conflict\n{ "error": 17 }\n```\n</ResponseExample>\n'),
    endpointPage(
      'The status is 409 if the name is taken.\n\n<ResponseExample>\n```json 409\n{ "error": 17 }\n```\n</ResponseExample>\n',
    ),
  ],
  invalid: [
    {
      source: endpointPage('<ResponseExample>\n```json 409\n{ "error": 17 }\n```\n</ResponseExample>\n'),
      found: ['409'],
      fixes: {
        'Change to `409 Conflict`': endpointPage(
          '<ResponseExample>\n```json 409 Conflict\n{ "error": 17 }\n```\n</ResponseExample>\n',
        ),
      },
    },
  ],
});
