import { ruleTester } from '../../../support/ruleTester.ts';
import { unreadableText } from '../../../support/site.ts';

ruleTester('page/unreadable', {
  valid: ['Text.\n'],
  invalid: [{ source: { 'intro.mdx': unreadableText }, found: [''], message: 'can’t be read' }],
});
