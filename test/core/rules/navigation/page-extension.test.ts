import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { configWith } from '../../../support/site.ts';

ruleTester('navigation/page-extension', {
  valid: [classicSite({ navigation: [{ group: 'A', pages: ['intro'] }] })],
  invalid: [
    {
      source: classicSite({ navigation: [{ group: 'A', pages: ['intro.mdx'] }] }),
      found: ['"intro.mdx"'],
      message: 'no file extension',
      fixes: {
        'Remove the extension `.mdx`': { 'docs.json': configWith({ navigation: [{ group: 'A', pages: ['intro'] }] }) },
      },
    },
  ],
});
