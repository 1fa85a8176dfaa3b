import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pasteOptions, type Pasted } from '../../../../server/src/core/features/paste/paste.ts';
import type { PasteOption } from '../../../../server/src/core/features/paste/pasted.ts';
import { configWith, page, pageIn, type Files } from '../../../support/site.ts';

const docsUrl = '{ "docsUrl": "https://docs.acme.com" }';

/** Returns the options for data that is pasted over the text between two `|` of `guides/a.mdx`. */
function paste(marked: string, pasted: Partial<Pasted>, files: Files = {}, pattern?: string): readonly PasteOption[] {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const text = marked.replaceAll('|', '');
  const context = pageIn({ 'docs.json': configWith({}), 'guides/a.mdx': text, ...files }, 'guides/a.mdx');
  assert.ok(context);
  return pasteOptions(context, { start, end: Math.max(start, end) }, { files: [], ...pasted }, { pattern });
}

function shown(options: readonly PasteOption[]): readonly string[] {
  return options.map(({ snippet, creates }) => [snippet, ...creates.map(({ path }) => path)].join(' ← '));
}

describe('a pasted address', () => {
  const text = 'https://acme.com/a';

  it('makes the selection a link instead of replacing it', () => {
    const [option] = paste('See |the site| now.\n', { text });
    assert.equal(option?.snippet, '[the site](https://acme.com/a)');
    assert.equal(option.isAlternative, false);
  });

  it('stays plain text at a cursor, with a link as the alternative', () => {
    assert.deepEqual(
      paste('See || now.\n', { text }).map(({ snippet, isAlternative }) => [snippet, isAlternative]),
      [['[${1:text}](https://acme.com/a)', true]],
    );
  });

  it('of a page of the site becomes its path', () => {
    const files = { '.docsight.json': docsUrl, 'guides/b.mdx': page('Install $1') };
    const own = { text: 'https://Docs.Acme.com/guides/b#two' };
    assert.deepEqual(shown(paste('See || now.\n', own, files)), [String.raw`[${'$'}{1:Install \\\$1}](/guides/b#two)`]);
    assert.deepEqual(shown(paste('See |this| now.\n', own, files)), ['[this](/guides/b#two)']);
    assert.deepEqual(shown(paste('See [this](||) now.\n', own, files)), ['/guides/b#two']);
    assert.deepEqual(shown(paste('<Card title="B" href="||" />\n', own, files)), ['/guides/b#two']);
    const unknown = { text: 'https://docs.acme.com/guides/zzz' };
    assert.deepEqual(shown(paste('See |this|.\n', unknown, files)), ['[this](https://docs.acme.com/guides/zzz)']);
    const other = { text: 'https://docs.acme.com.evil.com/guides/b' };
    assert.deepEqual(shown(paste('See |this|.\n', other, files)), ['[this](https://docs.acme.com.evil.com/guides/b)']);
  });

  it('with brackets doesn’t end the link', () => {
    const wiki = { text: 'https://en.wikipedia.org/wiki/A_(b)' };
    assert.deepEqual(shown(paste('|A|\n', wiki)), ['[A](<https://en.wikipedia.org/wiki/A_(b)>)']);
  });

  it('with braces or a backtick is no expression', () => {
    assert.deepEqual(shown(paste('|A|\n', { text: 'https://a.b/{c}`d`|e&lt;' })), [
      '[A](https://a.b/%7Bc%7D%60d%60%7Ce%26lt;)',
    ]);
  });

  it('isn’t touched where nothing is Markdown, over an address, or over several paragraphs', () => {
    const wrong = [
      '```sh\ncurl |x|\n```\n',
      '```sh\n|x|',
      'In `|code|`.\n',
      '---\ntitle: |x|\n---\n',
      'import A from "|x|";\n',
      '<Card title="|x|" />\n',
      'At |https://acme.com/b|.\n',
      'A |a\n\nb|\n',
      'A [|a|](b) {|}\n',
    ];
    for (const marked of wrong.slice(0, -1)) assert.deepEqual(paste(marked, { text }), [], marked);
  });
});

describe('a pasted image', () => {
  const files = [{ name: 'image.png' }];

  it('is saved in the folder of the page’s images under the page’s name, framed, the cursor in its text', () => {
    const site = { 'guides/b.mdx': '![B](/images/guides/b.png)\n', 'images/guides/b.png': '', 'images/c.png': '' };
    const [first] = paste('Text.\n\n||\n', { files }, site);
    assert.deepEqual(shown(first === undefined ? [] : [first]), [
      '<Frame>\n  ![$1](/images/guides/a.png)\n</Frame>$0 ← images/guides/a.png',
    ]);
    assert.equal(first?.title, 'Insert image (save in images/guides)');
  });

  it('is a paragraph of its own where text follows on the next line', () => {
    const [first] = paste('One.\n||\nTwo.\n', { files: [{ name: 'b.mp4' }] });
    assert.match(first?.snippet ?? '', /^\n<video .*<\/video>\$0\n$/);
    assert.match(paste('||\n<Note>\n</Note>\n', { files })[0]?.snippet ?? '', /\$0$/);
  });

  it('has a name that no other file has, in any case', () => {
    const site = { 'images/a.png': '', 'images/A-2.png': '' };
    assert.equal(paste('||\n', { files }, site)[0]?.creates[0]?.path, 'images/a-3.png');
  });

  it('keeps a name that says something', () => {
    assert.equal(paste('||\n', { files: [{ name: 'Main Menu.PNG' }] })[0]?.creates[0]?.path, 'images/main-menu.png');
  });

  it('is a tag where the site writes tags, and has no frame within a line', () => {
    const site = { 'guides/b.mdx': '<Frame>\n  <img src="/images/b.png" alt="B" />\n</Frame>\n', 'images/b.png': '' };
    assert.equal(
      paste('||\n', { files }, site)[0]?.snippet,
      '<Frame>\n  <img src="/images/a.png" alt="$1" />\n</Frame>$0',
    );
    assert.equal(paste('Press || now.\n', { files }, site)[0]?.snippet, '<img src="/images/a.png" alt="$1" />$0');
  });

  it('has no frame where the page’s other images have none', () => {
    assert.equal(paste('![B](/images/b.png)\n\n||\n', { files })[0]?.snippet, '![$1](/images/a.png)$0');
  });

  it('is saved where the setting says', () => {
    const paths = (pattern: string): unknown => paste('||\n', { files }, {}, pattern)[0]?.creates[0]?.path;
    assert.equal(paths('media/{folder}/{page}-{n}'), 'media/guides/a-1.png');
    assert.equal(paths('{name}'), 'a.png');
    assert.equal(paths('../../{name}'), 'images/a.png');
  });

  it('offers the other folders that the site uses', () => {
    const site = {
      'guides/b.mdx': '![B](/images/b.png)\n',
      'x.mdx': '![C](/media/c.png)',
      'images/b.png': '',
      'media/c.png': '',
    };
    assert.deepEqual(
      paste('||\n', { files }, site).map(({ title }) => title),
      ['Insert image (save in images)', 'Insert image (save in media)'],
    );
  });
});

describe('a dropped file', () => {
  it('of the site is linked or shown where it is', () => {
    const site = { 'guides/b.mdx': page('Install'), 'files/report.pdf': '', 'images/x y.png': '', 'videos/v.mp4': '' };
    const drop = (path: string): readonly string[] =>
      shown(paste('||\n', { files: [{ name: path, path: path as never }] }, site));
    assert.deepEqual(drop('guides/b.mdx'), ['[${1:Install}](/guides/b)$0']);
    assert.deepEqual(drop('files/report.pdf'), ['[${1:Report}](/files/report.pdf)$0']);
    assert.deepEqual(drop('images/x y.png'), ['<Frame>\n  ![$1](/images/x%20y.png)\n</Frame>$0']);
    assert.deepEqual(drop('videos/v.mp4'), ['<video controls src="/videos/v.mp4"></video>$0']);
    assert.deepEqual(drop('guides/a.mdx'), []);
    assert.deepEqual(drop('snippets/s.mdx'), []);
    assert.deepEqual(drop('docs.json'), []);
  });

  it('is inserted as text and an address, whatever its name or title has', () => {
    const odd = 'files/{a}`b`\\[c]&copy;.pdf';
    const site = { 'guides/b.mdx': page('A {b} <C> [d](e)'), [odd]: '' };
    const drop = (path: string): readonly string[] =>
      shown(paste('||\n', { files: [{ name: path, path: path as never }] }, site));
    const [file = ''] = drop(odd);
    assert.match(file, /\]\(\/files\/%7Ba%7D%60b%60%5C\[c\]%26copy;\.pdf\)\$0$/);
    assert.doesNotMatch(file.replace('${1:', ''), /(?<!\\)[{`]/);
    const escaped = String.raw`[${'$'}{1:A \\{b\\\} \\<C\\> \\[d\\](e)}](/guides/b)$0`;
    assert.deepEqual(drop('guides/b.mdx'), [escaped]);
  });

  it('among others gets a stop of its own', () => {
    const files = [{ name: 'one.png' }, { name: 'one.png' }];
    assert.deepEqual(shown(paste('A || b\n', { files })), [
      '![$1](/images/one.png) ![$2](/images/one-2.png)$0 ← images/one.png ← images/one-2.png',
    ]);
  });
});
