import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { linkTargets as site } from '../../../support/linkTargets.ts';
import { configWith, findingsInFiles, page } from '../../../support/site.ts';

describe('link/extension', () => {
  const rule = probe('link/extension');

  it('removes the extension and keeps what follows it', () => {
    assert.equal(rule.fixed('[a](/guides/install.mdx?a#b)', '', site), '[a](/guides/install?a#b)');
    assert.equal(rule.fixed('[a]\n\n[a]: ./guides/install.md#b.md\n', '', site), '[a]\n\n[a]: ./guides/install#b.md\n');
    assert.equal(rule.fixed('<a href="guides/install.mdx">x</a>', '', site), '<a href="guides/install">x</a>');
    assert.deepEqual(rule.fixes('[a](/guides/install.mdx)', site), ['*!Change to `/guides/install`']);
  });

  it('leaves extensions alone that the platform removes: after `./` and `../` in links, tags and cards', () => {
    const body =
      '[a](./guides/install.mdx) [b](../guides/install.md#x) <a href="./guides/install.mdx">c</a>\n\n' +
      '<Card title="A" href="../guides/install.md" />\n';
    assert.deepEqual(rule.found(body, site), []);
  });

  it('reports extensions that stay: from the root, without dots, in definitions and in other components', () => {
    const body =
      '[a](/guides/install.mdx) [b](guides/install.md) [c][c] <a href={"./guides/install.mdx"}>d</a>\n\n' +
      '<Tile title="A" href="./guides/install.md" />\n\n[c]: ./guides/install.mdx\n';
    assert.deepEqual(rule.found(body, site), [
      '/guides/install.mdx',
      'guides/install.md',
      './guides/install.mdx',
      './guides/install.md',
      './guides/install.mdx',
    ]);
  });

  it("isn't sure of it where the page and another would have one address", () => {
    const files = { 'a.md': page('A'), 'a.mdx': page('B') };
    assert.deepEqual(rule.fixes('[a](/a.md)', files), ['*Change to `/a`']);
  });

  it("isn't sure of it on an index page, where the address would be another page’s", () => {
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['a/index', 'a/b', 'b'] }] }),
      'a/index.mdx': `${page('A')}\n[b](b.md)\n\n[b](/a/b.md)\n`,
      'a/b.mdx': page('B'),
      'b.mdx': page('Other'),
    };
    const found = findingsInFiles(files).filter(({ rule: { id } }) => id === 'link/extension');
    assert.deepEqual(
      found.map((one) => one.fixes?.()[0]?.isSafe === true),
      [false, true],
    );
  });

  it('leaves other files alone, and addresses of other sites', () => {
    const body =
      '[a](./README.md) [b](/snippets/part.mdx) [c](https://acme.example/a.md) [d](/guides/install) [e](/gone.md)';
    assert.deepEqual(rule.found(body, { ...site, 'README.md': '# Readme\n' }), []);
  });

  it("leaves a page's Markdown alone where it is meant", () => {
    assert.deepEqual(rule.found('Read [the guide](/guides/install.md) as Markdown.\n', site), []);
    assert.deepEqual(rule.found('Give [the guide](/guides/install.md) to your LLM.\n', site), []);
    assert.deepEqual(rule.found('Markdown.\n\nRead [the guide](/guides/install.md).\n', site), ['/guides/install.md']);
  });
});
