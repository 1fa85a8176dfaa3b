import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/second-person', {
  valid: [
    'We will add more of the options to the file.\n',
    'Send it to us, and we will add it as soon as we can.\n',
    'We recommend using the file of the agent.\n',
    'We recommend that clients use the file of the agent.\n',
    'We store your data for the time that you choose.\n',
    'Can we add a host?\n',
    '<Update label="May">\n\nWe recommend that you restart the agent.\n\n</Update>\n',
    'We require that the user is signed in before you show the page.\n',
  ],
  invalid: [
    { source: 'We recommend that the user installs the agent first.\n', found: ['We', 'the user'] },
    { source: 'Now we will create a file.\n', found: ['we'] },
    { source: 'In this guide, we will use a file that is on the host.\n', found: ['we'] },
    { source: 'We recommend you install the agent first.\n', found: ['We'] },
    { source: 'The user should first install the agent. A file is there.\n', found: ['The user'] },
    { source: 'The page is in English. It requires that the  user is signed in.\n', found: ['the  user'] },
  ],
});
