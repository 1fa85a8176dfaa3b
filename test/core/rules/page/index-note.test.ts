import { ruleTester } from '../../../support/ruleTester.ts';
import { configWith } from '../../../support/site.ts';

ruleTester('page/index-note', {
  valid: [
    'Text.\n',
    {
      'docs.json': configWith({}),
      '.docsight.json': '{ "docsUrl": "https://docs.acme.com" }',
      'intro.mdx':
        '---\ntitle: Intro\ndescription: About the site.\n---\n\n> ## Documentation Index\n> Fetch the complete documentation index at: https://docs.acme.com/llms.txt\n> Use this file to discover all available pages before exploring further.\n\nText.\n',
    },
  ],
  invalid: [
    {
      source: {
        'docs.json': configWith({}),
        '.docsight.json': '{ "docsUrl": "https://docs.acme.com" }',
        'intro.mdx':
          '---\ntitle: Intro\ndescription: About the site.\n---\n\n> ## Documentation Index\n> Fetch the complete documentation index at: https://docs.other.com/llms.txt\n> Use this file to discover all available pages before exploring further.\n\nText.\n',
      },
      found: ['https://docs.other.com/llms.txt'],
      message: 'another index',
    },
  ],
});
