import { configWith, page } from '../../../support/site.ts';
import { ruleTester } from '../../../support/ruleTester.ts';

const png = '(an image)';
const withText = (text: string, others: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  'a.mdx': `${page('A')}\n${text}\n`,
  'images/a.png': png,
  ...others,
});

ruleTester('page/unused-file', {
  valid: [
    withText('![An image](/images/a.png)'),
    withText('![An image](images/a)'),
    withText('<img src="/images/A.PNG?v=2" alt="An image" />'),
    withText('<img srcSet="/small.png 1x, /images/a.png 2x" src="https://acme.com/b.png" alt="An image" />'),
    withText('<Hero background="images/a.png" />'),
    withText('```md\n![An image](images/a.png).\n```'),
    withText('', { 'docs.json': configWith({ logo: '/images/a.png' }) }),
    withText('', { 'style.css': 'a { background: url(../images/a.png); }' }),
    withText('', { 'README.md': '<img src="docs/images/a.png">' }),
    withText('', { 'data/list.json': '["a.png"]' }),
    // The name is completed when the page is shown.
    withText('', { 'app/x.jsx': "export const X = ({ n }) => <img src={'/images/' + n} />;" }),
    withText('', { 'app/x.jsx': 'export const X = ({ f, n }) => <img src={`${f}/${n}.png`} />;' }),
    withText('export const all = import.meta.glob("/images/*.png");'),
    // Names with other characters, as they are written in texts.
    { 'a.mdx': `${page('A')}\n![An image](</images/my (1) & b.png>)\n`, 'images/my (1) & b.png': png },
    { 'a.mdx': `${page('A')}\n![An image](/images/my%20image.png)\n`, 'images/my image.png': png },
    // Not part of the documentation, or found without a mention.
    { 'a.mdx': page('A'), 'app/icons/b.png': png, 'favicon.png': png, 'robots.txt': 'x', 'data.json': '{"a": 1}' },
    { 'a.mdx': page('A'), 'analytics.js': 'track();', 'snippets/chat.js': 'open();', 'style.css': 'a { color: red; }' },
    // A page may mean the operations of any description.
    {
      'a.mdx': '---\ntitle: A\nopenapi: GET /a\n---\n',
      'api.json': '{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {"/a": {"get": {}}}}',
    },
  ],
  invalid: [
    { source: withText(''), found: ['"name"'], message: 'Nothing refers to `images/a.png` (1 kB).' },
    // Another file of the same name is meant.
    {
      source: withText('![An image](/images/b/a.png)', { 'images/b/a.png': png }),
      found: ['"name"'],
      message: '`images/a.png`',
    },
    { source: withText('', { 'images/a.svg': '<svg id="a.svg"/>' }), found: ['"name"'], message: '2 files (1 kB)' },
    {
      source: {
        'a.mdx': page('A'),
        'api.yaml': 'openapi: 3.1.0\npaths: {}\n',
        'snippets/x.jsx': 'export const X = 1;',
      },
      found: ['"name"'],
      message: '2 files',
    },
  ],
});
