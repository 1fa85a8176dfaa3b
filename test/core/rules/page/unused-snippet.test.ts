import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

ruleTester('page/unused-snippet', {
  valid: [
    {
      'intro.mdx': `${page('Intro')}\nimport Shared from '/snippets/shared.mdx';\n\n<Shared />\n`,
      'snippets/shared.mdx': '<Unknwn>A.</Unknwn>\n',
    },
  ],
  invalid: [
    {
      source: { 'intro.mdx': page('Intro'), 'snippets/old.mdx': '<Unknwn>A.</Unknwn>\n' },
      found: ['<Unknwn>A.</Unknwn>'],
    },
  ],
});
