import { page, type Files } from './site.ts';

/** Files that the links of tests can point to. */
export const linkTargets: Files = {
  'guides/install.mdx': page('Install'),
  'guides/index.mdx': page('Guides'),
  'guides/v1.2.mdx': page('Version 1.2'),
  'guides/a b.mdx': page('Blanks'),
  'files/a.pdf': 'pdf',
  'images/a.png': 'png',
  'snippets/part.mdx': 'Part.\n',
};
