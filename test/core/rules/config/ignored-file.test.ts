import { classicSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { configWith, page } from '../../../support/site.ts';

ruleTester('config/ignored-file', {
  valid: [classicSite({}, { 'inner/docs.json': configWith({}) })],
  invalid: [
    {
      source: classicSite(
        { navigation: [{ group: 'Start', pages: ['intro', 'inner/a'] }] },
        { 'inner/a.mdx': page('A'), 'inner/docs.json': configWith({ navigation: [{ group: 'A', pages: ['a'] }] }) },
      ),
      found: [''],
      message: 'has no effect',
    },
    {
      source: classicSite({}, { 'mint.json': configWith({}) }),
      found: [''],
      message: 'This file has no effect: the platform reads `docs.json` next to it.',
    },
  ],
});
