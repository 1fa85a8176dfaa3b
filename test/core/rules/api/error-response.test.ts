import { endpointPage } from '../../../support/endpointPage.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('api/error-response', {
  valid: [
    endpointPage(
      '<ResponseExample>\n```json 200\n["ada"]\n```\n\n```json 404 Not Found\n{ "error": "There is no such team." }\n```\n</ResponseExample>\n',
    ),
    endpointPage(
      'The status is 404 if there is no such team.\n\n<ResponseExample>\n```json 200\n["ada"]\n```\n</ResponseExample>\n',
    ),
    'The API lists users.\n',
  ],
  invalid: [
    {
      source: endpointPage(
        'The list has the names of the users of the team that your key belongs to.\n\n<ResponseExample>\n```json 200\n["ada"]\n```\n</ResponseExample>\n',
      ),
      found: ['```'],
      message: 'error responses',
    },
  ],
});
