import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/repeated-word', {
  valid: [
    'Will will send you the token.\n',
    'Open the `the` settings, the **the** end, and that that.\n',
    'Find the the-end and the the.end file.\n',
    'A dev dev-server runs.\n',
    'This is the page that users go to to start the agent.\n',
    'Protocols rely on on\u2011chain data. Mix AND and OR.\n',
    'Sign in in the browser, log in in a terminal, and move on on Monday.\n',
    'Videos of Nico Nico and songs of Duran Duran are in the list of Bora Bora. Nico Nico is free.\n',
    'The data center in Walla Walla serves New New York and New York.\n',
    '<h2>Export Order Order</h2>\n\nAn order.\n',
    '<Update label="May">\n\nOpen the the settings.\n\n</Update>\n',
  ],
  invalid: [
    { source: 'Open the the settings.\n', found: ['the the'] },
    { source: '<h2>Open The The Settings</h2>\n', found: ['The The'] },
    { source: 'It is built with Azure Azure AI. Azure is a cloud.\n', found: ['Azure Azure'] },
    { source: 'Copy the tenant ID ID, and click New New.\n\nNew Order opens.\n', found: ['ID ID', 'New New'] },
    { source: 'Open the\nthe settings.\n', found: ['the\nthe'] },
    { source: 'Open it. The the token is there.\n', found: ['The the'] },
    { source: 'Add it to to the page of the agent.\n', found: ['to to'] },
    { source: 'It is in in the list.\n', found: ['in in'] },
    { source: 'Go to to the page of the agent.\n', found: ['to to'] },
  ],
});
