import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import markdownIt from 'markdown-it';
import { plainText } from '../../../server/src/core/text/markdown.ts';

describe('a text of a site in Markdown', () => {
  it('has a backslash only before what would be markup, so that its source reads well too', () => {
    const titles = [
      'Monitoring & Logs',
      'Webhooks (Beta)',
      'Aha!',
      'retry_policy',
      'C# | {name}',
      'a < b > c',
      '~5 minutes',
      'AT&T; no',
      'a ![',
    ];
    for (const title of titles.slice(0, 7)) assert.equal(plainText(title), title);
    assert.equal(plainText('<Workflow> & *all*'), String.raw`\<Workflow> & \*all\*`);
  });

  it('shows all of its characters', () => {
    const markdown = markdownIt({ html: true, linkify: false }).enable(['strikethrough', 'table']);
    const texts = [
      '<Workflow>',
      '</a>',
      '<!-- a -->',
      '<?a?>',
      '![a](b)',
      '[a](b)',
      '*a* **b** _c_ __d__',
      'a_b_c _d',
      '~~a~~ ~b',
      '&amp; &#35; &copy; & b',
      '> a',
      '# a',
      '###### a',
      '#',
      'a `b` c',
      String.raw`a \* b \ c`,
      '| a | b |',
    ];
    for (const text of texts) {
      const html = markdown.render(plainText(text)).trim();
      assert.equal(html, `<p>${markdown.utils.escapeHtml(text)}</p>`);
      assert.equal(
        markdown.render(`**${plainText(text)}**`).trim(),
        `<p><strong>${markdown.utils.escapeHtml(text)}</strong></p>`,
      );
    }
  });
});
