import { configWith } from '../../../support/site.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { page } from '../../../support/site.ts';

const redirects = (...list: readonly (readonly [string, string])[]): string =>
  configWith({ redirects: list.map(([source, destination]) => ({ source, destination })) });

ruleTester('link/removed-page', {
  valid: [
    { 'addresses.txt': '/a\n/guides\n/', 'a.mdx': page('A'), 'guides/index.mdx': page('G'), 'index.mdx': page('I') },
    { 'addresses.txt': '/old/a\n/b', 'docs.json': redirects(['/old/*', '/a'], ['/b', '/a']), 'a.mdx': page('A') },
    // It belongs to a page that the platform may generate.
    {
      'addresses.txt': '/api-reference/users/list',
      'docs.json': configWith({ openapi: 'https://acme.com/openapi.json' }),
      'a.mdx': page('A'),
    },
    // Where a syntax error hides redirects, nothing is known.
    { 'addresses.txt': '/gone', 'docs.json': `${configWith({}).slice(0, -1)} "redirects": [`, 'a.mdx': page('A') },
  ],
  invalid: [
    {
      source: { 'addresses.txt': '/gone', 'a.mdx': page('A') },
      found: ['"name"'],
      message: 'The address `/gone` was removed and doesn’t redirect',
      fixes: {},
    },
    // A folder without a page of its own shows nothing.
    { source: { 'addresses.txt': '/guides', 'guides/a.mdx': page('A') }, found: ['"name"'] },
    // What others import now has no address any more.
    {
      source: {
        'addresses.txt': '/part',
        'a.mdx': `${page('A')}\nimport Part from '/part.mdx';\n\n<Part />\n`,
        'part.mdx': 'Text.\n',
      },
      found: ['"name"'],
    },
    {
      source: { 'addresses.txt': '/guides/a b', 'docs.json': redirects(['/x', '/guides']), 'guides.mdx': page('A') },
      found: ['"name"'],
      fixes: {
        'Redirect `/guides/a b` to `/guides`': {
          'docs.json': redirects(['/x', '/guides'], ['/guides/a b', '/guides']),
        },
      },
    },
  ],
});
