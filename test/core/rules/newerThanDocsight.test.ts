import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFix, currentConfigWith, findingsInFiles, page, type Files } from '../../support/site.ts';

const files: Files = {
  'docs.json': currentConfigWith({
    navigation: { groups: [{ group: 'Docs', pages: ['intro'], sparkle: true }] },
    glitter: { on: true },
  }),
  'intro.mdx': `${page('Intro')}\n<Card title="A" shimmer="1">\n  Text.\n</Card>\n\n<Hologram>\n  Text.\n</Hologram>\n`,
};
const rules = ['config/unknown-property', 'navigation/ignored', 'component/attribute-unknown', 'component/unknown'];

function found(all: Files): readonly string[] {
  return findingsInFiles(all)
    .filter(({ rule: { id } }) => rules.includes(id))
    .map(({ rule: { id }, severity }) => `${severity} ${id}`);
}

describe('a name that is near to none of the format', () => {
  it('may be newer than Docsight: only a hint, but a component isn’t shown', () => {
    assert.deepEqual(
      new Set(found(files)),
      new Set([
        'hint config/unknown-property',
        'hint navigation/ignored',
        'hint component/attribute-unknown',
        'error component/unknown',
      ]),
    );
  });

  it('is accepted once the settings name it, which a quick fix of each does', () => {
    let fixed = files;
    for (let turn = 0; turn < 4; turn++) {
      const all = findingsInFiles(fixed).filter(({ rule: { id } }) => rules.includes(id));
      const fix = all[0]?.fixes?.().find(({ title }) => title.endsWith('to the names that this site knows'));
      assert.ok(fix);
      fixed = afterFix(fixed, fix);
    }
    assert.deepEqual(found(fixed), []);
    assert.deepEqual(JSON.parse(fixed['.docsight.json'] ?? ''), {
      known: { properties: ['sparkle', 'glitter'], attributes: ['shimmer'], components: ['Hologram'] },
    });
  });
});

describe('a placeholder in angle brackets', () => {
  it('isn’t offered as a name that the site knows, which would only silence a page that can’t be shown', () => {
    const placeholder = { ...files, 'page.mdx': '---\ntitle: Page\n---\n\nSet <PROJECT_ID /> first.\n' };
    const titles = findingsInFiles(placeholder)
      .filter(({ rule, file }) => rule.id === 'component/unknown' && file === 'page.mdx')
      .flatMap(({ fixes }) => fixes?.() ?? [])
      .map(({ title }) => title);
    assert.deepEqual(titles, ['Escape as `\\<PROJECT_ID>`', 'Show as code']);
  });
});

describe('a file that the platform doesn’t publish', () => {
  const messages = (all: Files, id: string): readonly string[] =>
    findingsInFiles(all)
      .filter(({ rule }) => rule.id === id)
      .map(({ message }) => message);
  const listing = (...pages: readonly string[]): string =>
    currentConfigWith({ navigation: { groups: [{ group: 'Docs', pages }] } });

  it('is no page because of its name, though it is listed', () => {
    for (const name of ['README', 'license', 'changelog', 'CONTRIBUTING', 'guides/readme']) {
      const found = messages({ 'docs.json': listing(name), [`${name}.md`]: page('A') }, 'navigation/page-not-found');
      assert.match(found[0] ?? '', /is never published because of its name/, name);
      assert.deepEqual(
        messages({ 'docs.json': listing(name), [`${name}.mdx`]: page('A') }, 'navigation/page-not-found'),
        [],
      );
    }
    assert.deepEqual(
      messages({ 'docs.json': listing('security'), 'security.md': page('A') }, 'navigation/page-not-found'),
      [],
    );
    for (const address of ['/README', '/README.md', 'README#setup']) {
      const link = `${page('A')}\n[The readme](${address})\n`;
      const all = { 'docs.json': listing('a'), 'a.mdx': link, 'README.md': page('R') };
      assert.deepEqual(
        messages(all, 'link/not-found'),
        [
          '`/README.md` is never published because of its name. Link to it on its code host, or use the extension .mdx.',
        ],
        address,
      );
    }
  });

  it('is no page because others import it, or it is in the folder of snippets', () => {
    const importing = `${page('A')}\nimport Shared from '/shared.mdx';\n\n<Shared />\n`;
    const files = { 'docs.json': listing('a', 'shared'), 'a.mdx': importing, 'shared.mdx': page('Shared') };
    assert.match(messages(files, 'navigation/page-not-found')[0] ?? '', /imported by 1 page, which makes it a snippet/);
    const snippet = { 'docs.json': listing('snippets/b'), 'snippets/b.mdx': 'Text.\n' };
    assert.match(messages(snippet, 'navigation/page-not-found')[0] ?? '', /is in a folder of snippets/);
  });

  it('but parses, stops the build where it has a syntax error, and is checked for nothing else', () => {
    const broken = '# Agents\n\nAnswer in <5 seconds, and ![](/gone.png).\n';
    const files = { 'docs.json': listing('a'), 'a.mdx': page('A') };
    for (const name of ['AGENTS.md', 'CLAUDE.md', 'SECURITY.md', 'deep/AGENTS.md']) {
      const found = findingsInFiles({ ...files, [name]: broken }).filter(({ file }) => file === name);
      assert.deepEqual(
        found.map(({ rule, severity }) => `${severity} ${rule.id}`),
        ['error mdx/syntax'],
      );
    }
    const unread = findingsInFiles({ ...files, 'README.md': broken, 'skill.md': broken, 'install.md': broken });
    assert.deepEqual(
      unread.filter(({ file }) => file !== 'docs.json').map(({ rule }) => rule.id),
      [],
    );
  });
});
