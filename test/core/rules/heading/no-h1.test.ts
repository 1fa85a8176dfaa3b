import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { configWith, findingsInFiles, page } from '../../../support/site.ts';

describe('heading/no-h1', () => {
  const rule = probe('heading/no-h1');

  it('reports each heading of level 1, underlined ones too', () => {
    assert.deepEqual(rule.found('# One\n\nTwo\n===\n\n## Three\n'), ['# One', 'Two\n===']);
  });

  it('leaves one without text to the rule about empty headings', () => {
    assert.deepEqual(rule.found('#\n\ntext\n'), []);
    assert.deepEqual(probe('heading/empty').found('#\n\ntext\n'), ['#']);
  });

  it('leaves code, comments and pages without a shown title alone', () => {
    assert.deepEqual(rule.found('```md\n# One\n```\n\n{/*\n# Two\n*/}\n'), []);
    assert.deepEqual(rule.found('---\ntitle: A\ndescription: B\nmode: frame\n---\n\n# One\n'), []);
  });

  it('leaves headings alone in components that the site brings itself', () => {
    assert.deepEqual(rule.found('import { Recipe } from "/snippets/r.jsx";\n\n<Recipe>\n# A\n</Recipe>\n'), []);
    assert.deepEqual(rule.found('<Step title="a">\n# A\n</Step>\n'), ['# A']);
  });

  it('takes a line that is indented deeper than the text above for a comment in code without its fences', () => {
    const code =
      'Usage:\n    class One:\n        def __init__(self):\n            # ... initialization ...\n            pass\n';
    assert.deepEqual(rule.found(code), []);
    assert.deepEqual(rule.found('<Card>\n    # One\n\n    Text\n    # Two\n\n        # Three\n</Card>\n'), [
      '# One',
      '# Two',
      '# Three',
    ]);
    assert.deepEqual(rule.found('- Item\n    # One\n'), ['# One']);
  });

  it('says no more of a release than that it has one', () => {
    assert.deepEqual(rule.severities('<Update label="v2">\n# Better\n</Update>\n'), ['info']);
    assert.deepEqual(rule.severities('<Note>\n# Better\n</Note>\n'), ['warning']);
  });

  it('moves all headings down and keeps the forms that can show their level', () => {
    assert.equal(
      rule.fixed('text\n\n# One #\n\nTwo\n---\n\n### Three {#three}\n\n###### Six\n', 'all headings'),
      'text\n\n## One #\n\n### Two\n\n#### Three {#three}\n\n###### Six\n',
    );
  });

  it('leaves headings alone that are above the first of level 1', () => {
    assert.equal(
      rule.fixed('## Before\n\n# One\n\n## Two\n\n### Three\n', 'from the first'),
      '## Before\n\n## One\n\n### Two\n\n#### Three\n',
    );
  });

  it('changes one heading alone', () => {
    assert.equal(rule.fixed('One\n===\n\n### Two\n', 'level 2'), 'One\n---\n\n### Two\n');
  });

  it('says that a heading repeats the title', () => {
    assert.match(rule.message('# Page!\n\ntext\n'), /repeats the page title/);
    assert.match(rule.message('---\ntitle: "AI Mind Tool"\ndescription: B\n---\n\n# `AIMindTool`\n'), /repeats the/);
    assert.match(rule.message('# Pages\n\ntext\n'), /to level 2/);
    assert.match(rule.message('---\ntitle: "🚀"\ndescription: B\n---\n\n# 👋\n'), /to level 2/);
    assert.match(rule.message('![A](/a.png)\n\n# Page\n\ntext\n'), /repeats the/);
    assert.match(rule.message('## Before\n\n# Page\n\ntext\n'), /to level 2/);
  });

  it('keeps a second title with the first one in the sidebar', () => {
    const text = (keys: string, heading = '# `acme audit`'): string =>
      `---\n${keys}\ndescription: B\n---\n\n${heading}\n\ntext\n\n## More\n`;
    assert.match(rule.message(text('title: "Audit"')), /second title below/);
    const afterComment = text('title: "Audit"', '{/* docsight-disable code/* */}\n\n# `acme audit`');
    assert.match(rule.message(afterComment), /second title below/);
    assert.deepEqual(rule.fixes(text('title: "Audit"')), [
      '*Use `acme audit` as the page title, and the title in the sidebar',
      'Remove this heading',
      'Move all headings down one level',
      'Change to level 2',
    ]);
    assert.equal(
      rule.fixed(text('title: "Audit"'), 'in the sidebar'),
      '---\ntitle: acme audit\nsidebarTitle: "Audit"\ndescription: B\n---\n\ntext\n\n## More\n',
    );
    assert.equal(
      rule.fixed(text('title: Audit\nsidebarTitle: A'), 'in the sidebar'),
      '---\ntitle: acme audit\nsidebarTitle: A\ndescription: B\n---\n\ntext\n\n## More\n',
    );
    assert.doesNotMatch(rule.message(text('title: Audit', '# Overview')), /second/);
    assert.doesNotMatch(rule.message(text('title: The logs', '# Use the CLI')), /second/);
    const several = page('Audit').concat('\n# The audit\n\n# Other\n');
    const found = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': several });
    assert.ok(found.every(({ message }) => !message.includes('second')));
  });

  it('removes a heading that repeats the title', () => {
    assert.deepEqual(rule.fixes('# Page!\n\ntext\n\n## More\n'), [
      '*Remove this heading (same as the title)',
      'Move all headings down one level',
      'Change to level 2',
    ]);
    assert.equal(rule.fixed('# Page!\n\ntext\n', 'same as the title'), 'text\n');
  });

  it('leaves components and images of a heading that is a title elsewhere', () => {
    const badge = '# Page <PremiumBadge noLink />\n\ntext\n';
    assert.equal(rule.fixed(badge, 'same as the title'), '<PremiumBadge noLink />\n\ntext\n');
    assert.equal(rule.fixed('# ![Logo](/l.png) **Page**<br />\n', 'same as the title'), '![Logo](/l.png)\n');
    assert.equal(rule.fixed('# The page <Badge>New</Badge>\n\ntext\n', 'Remove this heading'), 'text\n');
    assert.match(
      rule.fixed('# The page <Icon icon="x" />\n\ntext\n', 'as the page title'),
      /---\n\n<Icon icon="x" \/>\n/,
    );
    assert.match(
      probe('frontmatter/required').fixed('---\ndescription: B\n---\n\n# One <Icon icon="x" />\n', 'page title'),
      /title: One\n[^]*\n<Icon icon="x" \/>\n/,
    );
  });

  it('leaves a title in the text to the rule about missing titles, which moves it', () => {
    const required = probe('frontmatter/required');
    const text = '---\ndescription: B\n---\n\n# A "quoted" one\n\ntext\n\n# Two\n';
    assert.deepEqual(rule.found(text), ['# Two']);
    assert.match(required.message(text), /heading in its text/);
    assert.deepEqual(required.fixes(text), ['*Use `A "quoted" one` as the page title']);
    assert.equal(
      required.fixed(text, 'page title'),
      '---\ntitle: \'A "quoted" one\'\ndescription: B\n---\n\ntext\n\n# Two\n',
    );
    assert.deepEqual(rule.fixes('---\nopenapi: get /jobs\ndescription: B\n---\n\n# One\n'), ['*Change to level 2']);
    assert.deepEqual(rule.fixes('---\ntitle: [a\n---\n\n# One\n'), ['*Change to level 2']);
  });

  it('makes no title where a line of its own would break the front matter', () => {
    for (const keys of ['{ description: B }', '{}', '# all\n{ description: B }', '  description: B']) {
      assert.deepEqual(rule.fixes(`---\n${keys}\n---\n\n# One\n`), ['*Change to level 2'], keys);
    }
  });

  it("keeps Windows' line ends", () => {
    assert.equal(
      probe('frontmatter/required').fixed('---\r\ndescription: B\r\n---\r\n\r\n# One\r\n\r\ntext\r\n', 'page title'),
      '---\r\ntitle: One\r\ndescription: B\r\n---\r\n\r\ntext\r\n',
    );
  });
});
