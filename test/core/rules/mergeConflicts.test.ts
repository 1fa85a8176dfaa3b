import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles, textAt } from '../../support/site.ts';
import { probe } from '../../support/pageRule.ts';

const rule = probe('mdx/syntax');

function found(text: string): readonly string[] {
  const files = {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    'page.mdx': text,
  };
  return findingsInFiles(files).map((one) => `${one.rule.id} ${textAt(text, one.range)}`);
}

function page(body: string): string {
  return `---\ntitle: Page\ndescription: About the page.\n---\n\n${body}`;
}

function conflict(first: string, second: string): string {
  return `<<<<<<< HEAD\n${first}=======\n${second}>>>>>>> main\n`;
}

describe('a merge conflict in a page', () => {
  const bodies: Readonly<Record<string, string>> = {
    text: `Text.\n\n${conflict('One.\n', 'Two.\n')}\nMore.\n`,
    'nothing on one side': conflict('', '# Two\n'),
    'links and headings': conflict('## One\n\n[a](/nowhere)\n', '## One\n\n[b](/nowhere)\n'),
    'a component': `<Note>\n${conflict('  One.\n', '  Two.\n')}</Note>\n`,
    'opening tags': `${conflict('<Note>\n', '<Tip>\n')}\nText.\n\n</Note>\n`,
    'opening fences': `${conflict('```js\nstart();\n', '```js\nstop();\n')}\`\`\`\n\nText.\n`,
    imports: conflict("import A from '/a.mdx'\n", "import A from '/b.mdx'\n"),
    'a list': `- a\n${conflict('- b\n', '- c\n')}- d\n`,
    'three sides': '<<<<<<< HEAD\nOne.\n||||||| base\nNone.\n=======\nTwo.\n>>>>>>> main\n',
    'a first marker alone': '<<<<<<< HEAD\nOne.\n',
  };
  for (const [what, body] of Object.entries(bodies)) {
    it(`is the one finding with ${what}`, () => {
      assert.deepEqual(found(page(body)), ['mdx/syntax <<<<<<< HEAD']);
      const windows = page(body).replaceAll('\n', '\r\n');
      assert.deepEqual(found(windows), ['mdx/syntax <<<<<<< HEAD']);
    });
  }

  it('is the one finding in front matter', () => {
    const text = `---\n${conflict('title: One\n', 'title: Two\n')}description: About it.\n---\n\nText.\n`;
    assert.deepEqual(found(text), ['mdx/syntax <<<<<<< HEAD']);
  });

  it('is shown in code', () => {
    assert.deepEqual(found(page(`\`\`\`text\n${conflict('One.\n', 'Two.\n')}\`\`\`\n`)), []);
  });

  it('leaves other findings of the page alone', () => {
    const body = `${conflict('One.\n', 'Two.\n')}\n[b](/nowhere)\n\n${conflict('Three.\n', 'Four.\n')}\n`;
    assert.deepEqual(found(page(body)), [
      'mdx/syntax <<<<<<< HEAD',
      'link/not-found /nowhere',
      'mdx/syntax <<<<<<< HEAD',
    ]);
  });

  it('is resolved to either side', () => {
    const body = `Text.\n\n${conflict('One.\n', 'Two.\n')}\nMore.\n`;
    assert.equal(rule.fixed(body, 'first side'), 'Text.\n\nOne.\n\nMore.\n');
    assert.equal(rule.fixed(body, 'second side'), 'Text.\n\nTwo.\n\nMore.\n');
    const based = '<<<<<<< HEAD\nOne.\n||||||| base\nNone.\n=======\nTwo.\n>>>>>>> main\n';
    assert.equal(rule.fixed(based, 'first side'), 'One.\n');
    assert.equal(rule.fixed(based, 'second side'), 'Two.\n');
    assert.deepEqual(rule.fixes('<<<<<<< HEAD\nOne.\n'), []);
  });
});
