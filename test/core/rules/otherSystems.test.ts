import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

const syntax = probe('mdx/syntax');
const imports = probe('mdx/package-import');
const callout = probe('component/prefer-callout');

describe('a page for another system has one syntax error, which names the system', () => {
  it('GitBook, whose tags become components', () => {
    const body =
      '{% hint style="warning" %}\na\n{% endhint %}\n\n{% tabs %}\n{% tab title="One" %}\nb\n{% endtab %}\n{% endtabs %}\n';
    assert.match(syntax.message(body), /`\{% hint %\}`, a tag of GitBook/);
    assert.equal(
      syntax.fixed(body, 'GitBook'),
      '<Warning>\na\n</Warning>\n\n<Tabs>\n<Tab title="One">\nb\n</Tab>\n</Tabs>\n',
    );
  });

  it('MkDocs, whose attributes are removed', () => {
    const body = '![x](/a.png){: .wide}\n\n[x](/page){:target="_blank"} and more{: #id }\n\n## Start {.plain}\n';
    assert.match(syntax.message(body), /`\{: \.wide\}`, an attribute list as in MkDocs/);
    assert.equal(
      syntax.fixed(body, 'Remove the attribute lists'),
      '![x](/a.png)\n\n[x](/page) and more\n\n## Start \n',
    );
    assert.match(syntax.message('All of *{.md,.mdx}\n'), /Write `\\\{`/);
    // A list that might be divided in 2 to the 40th ways.
    assert.doesNotMatch(syntax.message(`![x](/a.png){a${'=b'.repeat(40)}'}\n`), /attribute list/);
  });

  it('Vue, with its styles', () => {
    const body = '<Box :a="1" @click="b" />\n\n<Box :a="2">x</Box>\n\n<style>\n.a { color: red; }\n</style>\n';
    assert.match(syntax.message(body), /begin with `:`, as in Vue/);
  });

  it('styles and scripts alone, each once', () => {
    const body = '<style>\n.a { color: red; }\n.b { color: red; }\n</style>\n';
    assert.match(syntax.message(body), /braces in `<style>`.*`\.css` file/);
    assert.match(syntax.message('<script>\nif (a) { b(); }\nif (c) { d(); }\n</script>\n'), /`\.js` file/);
  });

  it('but not tags of Liquid in prose, which are escaped one by one', () => {
    assert.deepEqual(syntax.found('Use {% raw %} and {% endraw %}.\n'), ['{% raw %}', '{% endraw %}']);
  });
});

describe('an alias of Docusaurus isn’t called a package', () => {
  it('an image is used by its path', () => {
    const body = 'import a from \'@site/static/images/a.png\';\n\n<img src={a} alt="b" />\n';
    assert.match(imports.message(body), /`@site` is an alias of Docusaurus.*`src="\/images\/a\.png"`/);
    assert.equal(imports.fixed(body, 'Use'), '\n<img src="/images/a.png" alt="b" />\n');
  });

  it('unless it is used otherwise', () => {
    assert.deepEqual(imports.fixes("import a from '@site/a.png';\n\n<img src={a} />\n\n{a}\n"), []);
    assert.deepEqual(imports.fixes("import a, { b } from '@site/a.png';\n\n<img src={a} />\n"), []);
  });

  it('a file is copied, and a theme’s component replaced', () => {
    assert.match(imports.message("import A from '@site/docs/a.mdx';\n"), /`@site` is an alias of Docusaurus/);
    assert.match(imports.message("import Tabs from '@theme/Tabs';\n"), /`@theme\/Tabs` is part of Docusaurus/);
  });
});

describe('a callout of MkDocs', () => {
  it('becomes a component with its title and text', () => {
    const body = '!!! note "Title"\n    One.\n\n    Two.\n\nAfter.\n';
    assert.match(callout.message(body), /`!!!` is shown as text/);
    assert.equal(callout.fixed(body, 'Note'), '<Note>\n**Title**\n\nOne.\n\nTwo.\n</Note>\n\nAfter.\n');
  });

  it('has text, and a known type', () => {
    assert.deepEqual(callout.found('!!! note\n\nText.\n\n!!! example\n    Text.\n\nWow!!! note this\n'), []);
  });
});

describe('a change doesn’t turn the meaning round', () => {
  const unknown = probe('component/attribute-unknown');
  const required = probe('component/attribute-required');
  const cells = probe('table/cells');
  const children = probe('component/children');
  const frontMatter = probe('frontmatter/syntax');

  it('of a component that is to be closed', () => {
    const body = (attribute: string): string => `<Expandable title="a"${attribute}>\n  b\n</Expandable>\n`;
    for (const name of ['defaultClosed', 'closed', 'collapsed', 'collapsed={true}']) {
      assert.equal(unknown.fixed(body(` ${name}`), 'Remove'), body(''));
      assert.equal(unknown.fixes(body(` ${name}`)).length, 1);
    }
    assert.equal(unknown.fixed(body(' collapsed={false}'), 'Change'), body(' defaultOpen'));
  });

  it('of a response field that has its name in another attribute', () => {
    const body = (name: string): string => `<ResponseField ${name}="a" type="string">\n  b\n</ResponseField>\n`;
    for (const name of ['body', 'path', 'query', 'header']) {
      assert.equal(required.fixed(body(name), 'Rename'), body('name'));
      assert.deepEqual(unknown.found(body(name)), []);
    }
  });

  it('of a row that begins with two pipes', () => {
    const table = (row: string): string => `| a | b |\n| --- | --- |\n${row} x | y |\n| x | y |\n`;
    assert.equal(cells.fixed(table('||'), 'second'), table('|'));
  });

  it('of a code block on one line with its tag', () => {
    assert.match(children.message('<CodeGroup>```js a b() ```</CodeGroup>\n'), /line of its code/);
    const fixed = '<CodeGroup>\n```js\na b()\n```\n</CodeGroup>\n';
    assert.equal(children.fixed('<CodeGroup>```js a b() ```</CodeGroup>\n', 'Put the fences'), fixed);
    assert.equal(children.fixed('<CodeGroup>\n```js a b()```\n</CodeGroup>\n', 'Put the fences'), fixed);
    // Without a language, its first word may be code.
    assert.deepEqual(children.fixes('<CodeGroup>```run a b()```</CodeGroup>\n'), []);
  });

  it('of a second block of front matter', () => {
    const page = '---\norder: 1\n---\n---\ntitle: A\ndescription: B\n---\n\nText.\n';
    assert.deepEqual(probe('frontmatter/required').found(page), []);
    assert.equal(frontMatter.fixed(page, 'Join'), '---\norder: 1\ntitle: A\ndescription: B\n---\n\nText.\n');
    const both = '---\ntitle: A\n---\n---\ntitle: A\ndescription: B\n---\n\nText.\n';
    assert.deepEqual(frontMatter.fixes(both), ['Remove the second block']);
  });

  it('of a component that the platform has by another name', () => {
    const names = probe('component/unknown');
    for (const [written, known] of [
      ['Image', 'img'],
      ['FileTree.Folder', 'Tree.Folder'],
      ['Error', 'Danger'],
      ['Video', 'video'],
    ] as const) {
      assert.ok(names.fixes(`<${written} />\n`).includes(`Change to \`${known}\``), written);
    }
  });
});
