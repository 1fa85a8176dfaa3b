import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/long-sentence', {
  valid: ['A sentence is short.\n', '- `a`\n'],
  invalid: [
    {
      source:
        'This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs.\n',
      found: [
        'This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs This sentence goes on and on with words that nobody needs.',
      ],
      message: '55 words',
    },
  ],
});
