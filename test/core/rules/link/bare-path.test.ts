import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { afterFix, configWith, findingsInFiles, page, textAt, type Files } from '../../../support/site.ts';

const rule = probe('link/bare-path');

const others: Files = {
  'organize/tabs.mdx': page('Tabs'),
  'images/a.png': '',
  'organize/images/b.png': '',
  'files/film.mp4': '',
};

/** The addresses that are reported in a page. */
function found(file: string, body: string, more: Files = {}): readonly string[] {
  const text = `${page('Page')}\n${body}`;
  const files = {
    'docs.json': configWith({ navigation: [{ group: 'A', pages: ['organize/settings'] }] }),
    ...others,
    ...more,
    [file]: text,
  };
  return findingsInFiles(files).flatMap((one) =>
    one.rule.id === 'link/bare-path' && one.file === file ? textAt(text, one.range) : [],
  );
}

describe('link/bare-path', () => {
  it('reports what a browser reads from the folder of the page, in every form', () => {
    const body = [
      '[a](organize/tabs#one)',
      '<a href="organize/tabs">b</a>',
      '<Card title="c" href="organize/tabs" />',
      '[d][tabs]\n\n[tabs]: organize/tabs',
      '![e](images/a.png)',
      '<img src="images/a.png" alt="f" />',
      '<video src="files/film.mp4" />',
    ].join('\n\n');
    assert.deepEqual(found('organize/settings.mdx', body), [
      'organize/tabs#one',
      'organize/tabs',
      'organize/tabs',
      'organize/tabs',
      'images/a.png',
      'images/a.png',
      'files/film.mp4',
    ]);
  });

  it('suggests no file that isn’t published', () => {
    assert.deepEqual(
      found('organize/settings.mdx', '[a](LICENSE) [b](files/a.html)', { LICENSE: '', 'files/a.html': '' }),
      [],
    );
  });

  it('reports a path that a redirect takes', () => {
    const redirects = { redirects: [{ source: '/organize/old', destination: '/organize/tabs' }] };
    const config = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['organize/settings'] }], ...redirects }),
    };
    assert.deepEqual(found('organize/settings.mdx', '[a](organize/old)', config), ['organize/old']);
  });

  it('leaves alone what is right next to the page, what is broken, and what isn’t a path', () => {
    const body =
      '[a](tabs) [b](./tabs) [c](/organize/tabs) [d](gone/tabs) [e](#x) [f](mailto:a@b.dev) ![g](images/b.png)';
    assert.deepEqual(found('organize/settings.mdx', body), []);
  });

  it('leaves pages alone whose address is at the root, the index of a folder too', () => {
    for (const file of ['settings.mdx', 'organize/index.mdx']) assert.deepEqual(found(file, '[a](organize/tabs)'), []);
    assert.deepEqual(found('organize/deep/index.mdx', '[a](organize/tabs)'), ['organize/tabs']);
  });

  it('reports on an index page what is right only next to its file, and writes it so that it works', () => {
    const body = [
      '[a](tabs) [b](tabs.md#one)',
      '<Card title="c" href="tabs" />',
      '<a href="tabs.mdx">d</a>',
      '![e](images/b.png) <img src="images/b.png" alt="e" />',
      '[f][one] [g][two]\n\n[one]: tabs\n[two]: ./tabs',
      '[h](/organize/tabs) [i](./tabs) [j](#one) [k](organize/tabs)',
    ].join('\n\n');
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['organize/index', 'organize/tabs'] }] }),
      ...others,
      'organize/index.mdx': `${page('Page')}\n${body}`,
    };
    const findings = findingsInFiles(files).filter(({ rule: { id } }) => /^link\/(?:bare|ext|not)/.test(id));
    const fixed = findings.map((one) => `${one.rule.id} ${one.fixes?.()[0]?.title ?? ''}`);
    assert.deepEqual(fixed, [
      'link/bare-path Change to `./tabs`',
      'link/bare-path Change to `./tabs#one`',
      'link/bare-path Change to `./tabs`',
      'link/bare-path Change to `./tabs`',
      'link/bare-path Change to `./images/b.png`',
      'link/bare-path Change to `./images/b.png`',
      'link/bare-path Change to `/organize/tabs`',
      'link/bare-path Change to `/organize/tabs`',
    ]);
    assert.equal(
      findings[0]?.message,
      'This page is shown at `/organize`, so browsers read `tabs` as `/tabs`, which doesn’t exist. Use `./tabs`.',
    );
  });

  it('reports on an index page a path with dots where the platform leaves it to browsers', () => {
    const body = [
      '<video src="./films/b.mp4" /> <audio src="../a.mp3" />',
      '[a][one]\n\n[one]: ../tabs#x',
      '<img src="./images/b.png" alt="b" /> <video><source src="./films/b.mp4" /></video> <a href="../tabs">c</a>',
      '![d](./images/b.png) <Card title="e" href="./tabs" />',
    ].join('\n\n');
    const files = {
      'docs.json': configWith({
        navigation: [{ group: 'A', pages: ['x/organize/index', 'x/organize/tabs', 'x/tabs'] }],
      }),
      'x/organize/images/b.png': '',
      'x/organize/films/b.mp4': '',
      'x/a.mp3': '',
      'x/tabs.mdx': page('Tabs'),
      'x/organize/tabs.mdx': page('More'),
    };
    const findings = findingsInFiles({ ...files, 'x/organize/index.mdx': `${page('Page')}\n${body}` });
    const titles = findings.flatMap((one) =>
      /^link\/(?:bare|not)/.test(one.rule.id) ? (one.fixes?.()[0]?.title ?? '') : [],
    );
    assert.deepEqual(titles, ['Change to `/x/organize/films/b.mp4`', 'Change to `/x/a.mp3`', 'Change to `/x/tabs#x`']);
    const other = findingsInFiles({ ...files, 'x/organize/page.mdx': `${page('Page')}\n${body}` });
    assert.deepEqual(
      other.filter(({ rule: { id } }) => id === 'link/bare-path'),
      [],
    );
  });

  it('leaves an index page alone whose links work as browsers read them', () => {
    const more = { 'tabs.mdx': page('Other'), 'a/b/index.mdx': page('B'), 'a/c.mdx': page('C') };
    assert.deepEqual(found('organize/index.mdx', '[a](tabs)', more), []);
    assert.deepEqual(found('index.mdx', '[a](organize/tabs)', more), []);
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['a/b/index', 'a/c'] }] }),
      'a/b/index.mdx': `${page('B')}\n[a](c) [b](b)\n`,
      'a/c.mdx': page('C'),
    };
    assert.deepEqual(
      findingsInFiles(files).filter(({ rule: { id } }) => id.startsWith('link/') && id !== 'link/text'),
      [],
    );
  });

  it('leaves snippets alone, since they are read on other pages', () => {
    assert.deepEqual(found('snippets/part.mdx', '[a](organize/tabs)'), []);
  });

  it('is the one finding about a link that has an extension, too', () => {
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['organize/settings'] }] }),
      ...others,
      'organize/settings.mdx': `${page('Page')}\n[a](organize/tabs.mdx?b)\n`,
    };
    const [finding, ...more] = findingsInFiles(files).filter(({ rule: { id } }) => id.startsWith('link/'));
    assert.equal(finding?.rule.id, 'link/bare-path');
    assert.deepEqual(more, []);
    const [fix] = finding.fixes?.() ?? [];
    assert.match(
      fix === undefined ? '' : (afterFix(files, fix)['organize/settings.mdx'] ?? ''),
      /\(\/organize\/tabs\?b\)/,
    );
  });

  it('adds the slash', () => {
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['organize/settings'] }] }),
      ...others,
      'organize/settings.mdx': `${page('Page')}\n[a](organize/tabs#one)\n`,
    };
    const finding = findingsInFiles(files).find((one) => one.rule.id === 'link/bare-path');
    const [fix] = finding?.fixes?.() ?? [];
    assert.equal(fix?.title, 'Change to `/organize/tabs#one`');
    assert.match(afterFix(files, fix)['organize/settings.mdx'] ?? '', /\[a\]\(\/organize\/tabs#one\)/);
    assert.deepEqual(rule.found('Text.\n'), []);
  });
});
