import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import markdownIt from 'markdown-it';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { hoverConfig } from '../../../server/src/core/features/config/hover.ts';
import { blockText, codeText, plainText, proseText } from '../../../server/src/core/text/markdown.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { withoutVariables } from '../../../server/src/core/util/strings.ts';
import { currentConfigWith, pageIn, siteOf, type Files } from '../../support/site.ts';
import { offsetsTo } from '../../support/thorough.ts';

// Texts of a stranger’s repository that editors render as Markdown: none may become an image, which would be requested,
// or a link; and no snippet may insert what is in the clipboard.

const evil = '![a](https://evil.example/a.png) [b](https://evil.example) <img src="https://evil.example/c.png">';
const broken = `\`\`\`\`\n\n${evil}\n\n\`\`\`\` \`${evil}`;
const rendering = markdownIt({ html: true });
const render = (markdown: string): string => rendering.render(markdown);

function isHarmless(markdown: string | undefined): void {
  if (markdown === undefined) return;
  assert.doesNotMatch(render(markdown), /<(?:img|a)[^>]*evil/, markdown);
}

const component = {
  summary: evil,
  description: broken,
  deprecated: evil,
  example: broken,
  body: '<Own a="${1:$CLIPBOARD}" b="${TM_FILENAME}" c="\\$x">$0${2|a,b|}</Own>',
  attributes: {
    'a`$CLIPBOARD': { summary: evil, default: broken, values: [{ value: broken, summary: evil }], deprecated: broken },
    n: { type: 'integer', default: '${CLIPBOARD}', required: true },
  },
  oneOf: [{ names: [broken, 'n'] }],
};
const text = JSON.stringify(evil);
const files: Files = {
  'docs.json': currentConfigWith({
    name: evil,
    navigation: { pages: ['page', ''], groups: [{ group: evil, pages: ['other`', 'GET /a'] }] },
    variables: { secret: evil },
    api: { openapi: 'api`.yaml' },
    favicon: '/i`![a](evil.png).svg',
    redirects: [{ source: '/r', destination: '/page' }],
  }),
  '.docsight.json': JSON.stringify({ components: { Own: component } }),
  'page.mdx': `---\ntitle: ${text}\ndescription: ${text}\nopenapi: GET /a\n---\n\nimport A from "/snippets/s\`.mdx"\n\n<Own a="1" n={1} />\n\n<A /> [a](/page) [b](/other) {{secret}}\n\n## ${evil}\n\n[c](#a)\n`,
  'other`.mdx': `---\ntitle: ${text}\ndescription: ${text}\n---\n`,
  'snippets/s`.mdx': broken,
  'i`![a](evil.png).svg': '',
  'api`.yaml': `openapi: 3.0.0\ninfo:\n  title: ${text}\npaths:\n  /a:\n    get:\n      summary: ${text}\n`,
};
const site = siteOf(files);

describe('a text of a repository in Markdown', () => {
  it('is shown as it is written', () => {
    assert.doesNotMatch(render([evil, broken].map(plainText).join('\n\n')), /<(?:img|a) /);
    assert.doesNotMatch(render([evil, broken].map(codeText).join('\n\n')), /<(?:img|a) /);
    assert.doesNotMatch(render([evil, broken].map(proseText).join('\n\n')), /<(?:img|a) /);
    assert.doesNotMatch(render(blockText(broken, 'mdx`')), /<(?:img|a) /);
    assert.match(render(proseText('Use `a*b` and _this_.')), /<code>a\*b<\/code> and _this_/);
  });

  it('is harmless in each hover and completion of docs.json', () => {
    const config = files['docs.json'] ?? '';
    assert.ok(hoverConfig(site, config.indexOf('api`'))?.markdown.includes('evil'), 'the title of the API is shown');
    for (const offset of offsetsTo(config.length, 7)) {
      isHarmless(hoverConfig(site, offset)?.markdown);
      for (const { documentation } of completeConfig(site, offset).items) isHarmless(documentation);
    }
  });

  it('is harmless in each hover and completion of a page', () => {
    const context = pageIn(files, 'page.mdx', site);
    assert.ok(context);
    const { text } = context.page;
    assert.ok(hoverPage(context, text.indexOf('Own'))?.markdown.includes('evil'), 'the component is described');
    for (const offset of offsetsTo(text.length, 7)) {
      isHarmless(hoverPage(context, offset)?.markdown);
      for (const { documentation, isSnippet, edit } of completePage(context, offset).items) {
        isHarmless(documentation);
        if (isSnippet) assert.doesNotMatch(edit.newText, /(?<!\\)\$\{?[A-Z_]/);
      }
    }
  });

  it('keeps the tab stops of a snippet, without variables', () => {
    assert.equal(
      withoutVariables(component.body),
      '<Own a="${1:\\$CLIPBOARD}" b="\\${TM_FILENAME}" c="\\$x">$0${2|a,b|}</Own>',
    );
  });
});
