import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { configWith, currentConfigWith, page, pageAtCursor, siteAtCursor, type Files } from '../../support/site.ts';

const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';

/** The first rows on a page that is written on a site. */
function rows(text: string, others: Files, count = 3): readonly string[] {
  const { page: at, offset } = pageAtCursor({ 'docs.json': configWith({}), ...others, 'guides/page.mdx': text });
  return completePage(at, offset)
    .items.slice(0, count)
    .map(({ label }) => label);
}

function firstRow(text: string, others: Files = {}): string | undefined {
  return rows(text, others, 1)[0];
}

describe('the first completion on a page', () => {
  it('is the icon that the site uses, before those that other sites use', () => {
    const others = { 'guides/other.mdx': `${head}<Card title="A" icon="glasses" />\n` };
    assert.equal(firstRow(`${head}<Card title="B" icon="<|>`, others), 'glasses');
    assert.equal(firstRow(`${head}<Card title="B" icon="gl<|>`, others), 'glasses');
    assert.equal(firstRow('---\ntitle: Page\nicon: gl<|>\n---\n', others), 'glasses');
    assert.equal(firstRow(`${head}\`\`\`js icon="gl<|>"\nx\n\`\`\`\n`, others), 'glasses');
  });

  it('is the icon that the title names, before those that the site uses', () => {
    const others = { 'guides/other.mdx': `${head}<Card title="A" icon="dice" />\n` };
    assert.equal(firstRow(`${head}<Card title="Discord bot" icon="di<|>" />`, others), 'discord');
    assert.equal(firstRow('---\ntitle: Discord bot\nicon: <|>\n---\n', others), 'discord');
    assert.equal(firstRow(`${head}<Card title="A new file" icon="<|>" />`, others), 'file');
  });

  it('is the language that the pages near it use', () => {
    const others = {
      'guides/other.mdx': `${head}\`\`\`ruby\nx\n\`\`\`\n`,
      'api.mdx': `${head}\`\`\`rust\nx\n\`\`\`\n`,
    };
    assert.deepEqual(rows(`${head}\`\`\`<|>`, others, 2), ['ruby', 'rust']);
    assert.equal(firstRow(`${head}\`\`\`python\nx\n\`\`\`\n\n\`\`\`<|>`, others), 'python');
  });

  it('is the component that this page uses, then one of its folder, then one of the site', () => {
    const others = {
      'guides/other.mdx': `${head}${'<Warning>a</Warning>\n\n'.repeat(5)}`,
      'api.mdx': `${head}${'<Check>a</Check>\n\n'.repeat(9)}`,
    };
    const tips = '<Tip>a</Tip>\n\n'.repeat(6);
    assert.deepEqual(
      rows(`${head}${tips}<<|>`, others, 60).filter((label) => /^(?:Tip|Warning|Check)$/.test(label)),
      ['Tip', 'Warning', 'Check'],
    );
  });

  it('is a component that is imported and not used yet', () => {
    const files = { 'snippets/a.mdx': 'A', 'snippets/b.mdx': 'B' };
    const imports = 'import A from "/snippets/a.mdx"\nimport B from "/snippets/b.mdx"\n\n';
    assert.deepEqual(rows(`${head}${imports}<A />\n\n<<|>`, files, 1), ['B']);
  });

  it('is the key of front matter that the pages near it have', () => {
    const others = { 'guides/other.mdx': '---\ntitle: Other\nmode: wide\n---\n' };
    assert.deepEqual(rows('---\n<|>\n---\n', others), ['title', 'description', 'mode']);
  });

  it('is the section that the text of a link names', () => {
    const sections = '## Introduction\n\n## Rate limits\n\n## Retry policies\n';
    const others = { 'guides/calls.mdx': page('Calls', 'About it.') + sections };
    assert.deepEqual(rows(`${head}[retry policy](/guides/calls#<|>`, others), [
      '#retry-policies',
      '#introduction',
      '#rate-limits',
    ]);
    assert.equal(firstRow(`${head}${sections}\nSee [the limits](#<|>`), '#rate-limits');
  });

  it('is a child of a parent that has none yet, and closes one that has', () => {
    assert.equal(firstRow(`${head}<CardGroup>\n  <<|>`), 'Card');
    assert.equal(firstRow(`${head}<CardGroup>\n  <Card title="A" href="/a" />\n<<|>`), '/CardGroup>');
    assert.equal(firstRow(`${head}<Note>\n<<|>`), '/Note>');
  });

  it('is the page that is called as the text of a link, though the pages near link to another', () => {
    const linking = `${head}[x](/guides/new-links)\n`;
    const others = {
      'api/link-created.mdx': page('link.created'),
      'guides/new-links.mdx': page('New links'),
      'guides/a.mdx': linking,
      'guides/b.mdx': linking,
      'guides/c.mdx': linking,
    };
    assert.equal(firstRow(`${head}[\`link.created\`](<|>`, others), 'link.created');
  });

  it('is the page with a section that the text of a link names', () => {
    const others = {
      'guides/access.mdx': page('Access', 'About it.') + '## Roles\n\n## Personal access tokens\n',
      'guides/a-token.mdx': page('Other things', 'About it.') + '## Roles\n',
    };
    assert.equal(firstRow(`${head}[personal access token](/gui<|>`, others), '/guides/access');
  });

  it('is the page that links with the same text on other pages point to, whatever it is called', () => {
    const linking = `${head}Ask our [support team](/contact).\n\n<Card title="Support team" href="/contact" />\n`;
    const others = {
      'contact.mdx': page('Get in touch'),
      'people.mdx': page('People'),
      'api/a.mdx': linking,
      'api/b.mdx': linking,
    };
    for (const typed of ['', '/']) {
      assert.match(firstRow(`${head}Write to the [Support Team](${typed}<|>`, others) ?? '', /^(?:Get in|\/contact)/);
      assert.match(
        firstRow(`${head}<Card title="Support team" href="${typed}<|>"`, others) ?? '',
        /^(?:Get|\/contact)/,
      );
    }
    // One that points elsewhere changes nothing.
    const several = { ...others, 'api/c.mdx': linking.replaceAll('/contact', '/people') };
    assert.equal(firstRow(`${head}Write to the [support team](<|>`, several), 'Get in touch');
  });

  it('is the page whose title and folder have the words of a link’s text', () => {
    const others = {
      'build/agent.mdx': page('Agent'),
      'nodes/agent.mdx': page('Agent'),
      'a.mdx': `${head}[a](/build/agent)\n`,
    };
    assert.equal(firstRow(`${head}[Agent node](/<|>`, others), '/nodes/agent');
  });

  it('is the page that a text names which goes over two lines, or has tags', () => {
    const others = { 'guides/a.mdx': page('Start'), 'guides/rate-limits.mdx': page('Rate limits') };
    for (const text of [
      'See the [rate\n  limits](',
      '> See the [rate\n> limits](',
      '<a><b>rate</b> limits</a> [rate limits](',
    ]) {
      assert.equal(firstRow(`${head}${text}/gui<|>`, others), '/guides/rate-limits', text);
    }
    assert.equal(
      firstRow(`${head}<a href="/gui<|>"><span className="start"><b>Rate</b> limits</span></a>`, others),
      '/guides/rate-limits',
    );
    // A paragraph ends at a blank line, and so does a bracket that it leaves open.
    assert.equal(firstRow(`${head}[rate limits\n\nhere](/gui<|>`, others), '/guides/a');
  });

  it('is the original of a translation, if its folder is typed', () => {
    const files = {
      'docs.json': currentConfigWith({
        navigation: {
          languages: [
            { language: 'en', pages: ['en/a', 'en/guides/page'] },
            { language: 'fr', pages: ['fr/a', 'fr/guides/page', 'en/only'] },
          ],
        },
      }),
      ...Object.fromEntries(['en/a', 'en/only', 'en/guides/page', 'fr/a'].map((path) => [`${path}.mdx`, page(path)])),
      'fr/guides/page.mdx': `${head}[anglais](/en<|>`,
    };
    const { page: at, offset } = pageAtCursor(files);
    assert.equal(completePage(at, offset).items[0]?.label, '/en/guides/page');
  });

  it('is no page with sections whose words begin with the one letter of a link’s text', () => {
    const others = {
      'guides/b.mdx': page('Other', 'About it.'),
      'guides/c.mdx': `${page('Sets', 'About it.')}## XML\n`,
    };
    assert.equal(firstRow(`${head}[x](/gui<|>`, others), '/guides/b');
  });

  it('leaves Enter to a new line once it is typed whole, where it adds nothing', () => {
    for (const text of ['<Card horizontal<|>', '```js lines<|>']) {
      const { page: at, offset } = pageAtCursor({ 'docs.json': configWith({}), 'page.mdx': head + text });
      const name = /\w+(?=<\|>)/.exec(text)?.[0];
      const item = completePage(at, offset).items.find(({ label }) => label === name);
      assert.equal(item?.edit.newText, name);
      // Editors take Enter for a snippet even if it changes nothing.
      assert.equal(item?.isSnippet, false);
    }
  });
});

describe('the first completion in docs.json', () => {
  /** The first row for the icon or the entry of a group, on a site whose other group has an icon. */
  function firstIn(group: string): string | undefined {
    const other = '{ "group": "Other", "icon": "dice", "pages": ["intro"] }';
    const text = currentConfigWith({ navigation: '@' }).replace('"@"', `{ "groups": [${other}, ${group}] }`);
    const files = {
      'docs.json': text,
      'intro.mdx': page('Introduction'),
      'api/users.mdx': page('Users'),
      'guides/api.mdx': page('API guide'),
    };
    const { site, offset } = siteAtCursor(files);
    return completeConfig(site, offset).items[0]?.label;
  }

  it('is the icon that the title of the group names, then one that the site uses', () => {
    assert.equal(firstIn('{ "group": "Key", "icon": "<|>" }'), 'key');
    assert.equal(firstIn('{ "group": "Anything else", "icon": "di<|>" }'), 'dice');
  });

  it('is the page whose path begins with what is typed, before one whose title does', () => {
    assert.equal(firstIn('{ "group": "API", "pages": ["api<|>"] }'), 'api/users');
  });
});
