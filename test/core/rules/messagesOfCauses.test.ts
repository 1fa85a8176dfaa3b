import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, currentConfigWith, findingsInFiles, page, type Files } from '../../support/site.ts';

const head = '---\ntitle: "Page"\ndescription: "About the page."\n---\n\n';

/** The findings on a page, each as `rule: message`. */
function said(text: string, files: Files = {}): readonly string[] {
  const all = {
    'docs.json': configWith({ navigation: [{ group: 'All', pages: ['page'] }] }),
    'page.mdx': text,
    ...files,
  };
  return findingsInFiles(all).map(({ rule, message }) => `${rule.id}: ${message}`);
}

describe('a message names the cause, and one cause is one finding', () => {
  it('of a tag over several lines after a list item', () => {
    const video = '<video\n  controls\n  src="https://acme.example/a.mp4"\n></video>\n';
    const found = said(`${head}- An item\n${video}`);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /^mdx\/syntax: A multi-line tag .* Add a blank line before it, or indent it\.$/);
    assert.deepEqual(said(`${head}- An item\n\n${video}`), []);
  });

  it('of a tag directly below an import or export, whose closing tag isn’t a second finding', () => {
    const card = '<Card title="A" href="/page">\n\nText.\n\n</Card>\n';
    const files = { 'snippets/a.mdx': 'Text.\n' };
    const scripts = ['import A from "/snippets/a.mdx"\n', 'export const a = () => {\n  return <b>\n  </b>;\n};\n'];
    for (const script of scripts) {
      const found = said(`${head}${script}${card}`, files);
      assert.equal(found.length, 1);
      assert.match(found[0] ?? '', /^mdx\/syntax: The tag directly below .* Add a blank line between them\.$/);
      assert.deepEqual(said(`${head}${script}\n${card}`, files), []);
    }
    assert.deepEqual(said(`${head}export const a =\n<div>\n\nText.\n\n</div>\n`), []);
    const tabs = '<Tabs>\n<Tab title="A">Text.</Tab>\n</Tabs>\n\n</Ta>\n';
    assert.match(said(`${head}import A from "/snippets/a.mdx"\n${tabs}`, files).join('\n'), /`<\/Ta>`/);
  });

  it('of front matter that ends with too many hyphens', () => {
    const found = said('---\ntitle: "Page"\ndescription: "About the page."\n---------\n\nText.\n');
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /must be exactly `---`/);
    assert.deepEqual(said(`${head}---------\n\nText.\n`), []);
  });

  it('of a page with another name, with the candidate that the quick fix knows', () => {
    const site = {
      'docs.json': configWith({ navigation: [{ group: 'All', pages: ['page', 'guides/install'] }] }),
      'guides/install.mdx': page('Install'),
    };
    const found = said(`${head}[Install](/guides/instal)\n`, site);
    assert.deepEqual(found, ['link/not-found: Page not found: `/guides/instal`. Did you mean `/guides/install`?']);
    assert.deepEqual(said(`${head}[Install](/guides/install)\n`, site), []);
  });

  it('of a `Tab` in `Steps`, whose title isn’t asked for as well', () => {
    const tab = '<Tab title="A">\n  Text.\n</Tab>';
    assert.equal(said(`${head}<Steps>\n${tab}\n</Steps>\n`).length, 1);
    assert.deepEqual(said(`${head}<Tabs>\n${tab}\n</Tabs>\n`), []);
  });

  it('of an empty heading of level 1, and of what follows one', () => {
    assert.deepEqual(
      said(`${head}# \n\nText.\n`).map((one) => one.split(':')[0]),
      ['heading/empty'],
    );
    assert.deepEqual(
      said(`${head}# A\n\n### B\n\n### C\n`).map((one) => one.split(':')[0]),
      ['heading/no-h1'],
    );
  });

  it('of a group without `collapsed`, which the current format calls `expanded`', () => {
    const groups = (name: string): Files => ({
      'docs.json': currentConfigWith({ navigation: { groups: [{ group: 'A', [name]: true, pages: ['page'] }] } }),
    });
    const found = said(`${head}Text.\n`, groups('collapsed'));
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /it has no effect\. An entry is collapsed unless `expanded` is set\. Remove it\.$/);
    assert.deepEqual(said(`${head}Text.\n`, groups('expanded')), []);
  });

  it('of `Danger` nothing: the platform knows it on sites of both generations', () => {
    const body = `${head}<Danger>\n  Text.\n</Danger>\n`;
    assert.deepEqual(said(body), []);
    assert.deepEqual(said(body, { 'docs.json': currentConfigWith({ navigation: { pages: ['page'] } }) }), []);
  });
});
