import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/passive-voice', {
  valid: [
    'The file is written after each change.\n',
    'Run the script that is used by the agent.\n',
    'The file is written by the agent, not by the server.\n',
    'The code is read by line.\n',
    '`is written by the agent` is no prose.\n',
    '> The file is written by the agent.\n',
    '| a |\n| --- |\n| The file is written by the agent. |\n',
    'Say “the file is written by the agent” to nobody.\n',
    '<code>The file is written by the agent.</code>\n',
    'The agent has a file. It is written by the agent.\n',
    'If the file is written by the agent, read it.\n',
    'The file is written by the agent, signed, and sent to the host.\n',
    'This file is written by the agent.\n',
  ],
  invalid: [
    { source: 'The file is written by the agent.\n', found: ['is written by'] },
    { source: 'The file was\nautomatically created by our server.\n', found: ['was\nautomatically created by'] },
    { source: 'The file is written by\nthe agent.\n', found: ['is written by'] },
  ],
});
