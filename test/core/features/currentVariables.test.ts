import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesText } from '../../../server/src/core/generators/rulesFile/rulesText.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { definitionInPage } from '../../../server/src/core/features/site/definition.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { cursorMark, pageAtCursor, showPageFindings, siteOf, textAt, type Files } from '../../support/site.ts';

const files: Files = {
  'docs.json': JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['page'] },
    variables: { version: '1.2.3', 'api-host': 'api.acme.example', 'sdk.name': 'Acme SDK' },
  }),
};

const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';

function at(text: string) {
  return pageAtCursor({ ...files, 'page.mdx': head + text });
}

function accept(text: string, label: string): string {
  const { page, offset } = at(text);
  const item = completePage(page, offset).items.find((one) => one.label === label);
  assert.ok(item, `${label} isn’t offered`);
  return applyEdits(text.replace(cursorMark, ''), [
    {
      range: { start: item.edit.range.start - head.length, end: item.edit.range.end - head.length },
      newText: item.edit.newText,
    },
  ]);
}

describe('variables of docs.json', () => {
  it('are offered after two braces, and closed once', () => {
    const { page, offset } = at('Use {{<|>');
    assert.deepEqual(
      completePage(page, offset).items.map(({ label, detail }) => [label, detail]),
      [
        ['version', '1.2.3'],
        ['api-host', 'api.acme.example'],
        ['sdk.name', 'Acme SDK'],
      ],
    );
    assert.equal(accept('Use {{<|>', 'version'), 'Use {{version}}');
    assert.equal(accept('Use {{ve<|>} now', 'version'), 'Use {{version}} now');
    assert.equal(accept('Use {{ ve<|> }} now', 'version'), 'Use {{ version }} now');
    assert.equal(accept('Use {{api-<|>host}} now', 'sdk.name'), 'Use {{sdk.name}} now');
    assert.equal(accept('```bash\ncurl {{<|>}}\n```', 'api-host'), '```bash\ncurl {{api-host}}\n```');
  });

  it('show their text, and link to docs.json, wherever they are used', () => {
    for (const text of [
      'Use {{ver<|>sion}}.',
      'Use {{ ver<|>sion }}.',
      '## {{<|>version}}',
      '```\n{{versio<|>n}}\n```',
      '<Card title="{{v<|>ersion}}" />',
    ]) {
      const { page, offset } = at(text);
      assert.match(hoverPage(page, offset)?.markdown ?? '', /^`version`: 1\.2\.3/, text);
      const target = definitionInPage(page, offset)?.target;
      assert.ok(target?.kind === 'file' && target.range);
      assert.equal(textAt(files['docs.json'] ?? '', target.range), 'version');
    }
  });

  it('are no syntax error, whatever characters their names have', () => {
    const text = `${head}Ask {{api-host}} for {{sdk.name}}, or [the list](/{{api-host}}/a).\n`;
    assert.deepEqual(showPageFindings(text, files), [
      'hint mdx/undefined-name: {{api-host}}',
      'hint mdx/undefined-name: {{sdk.name}}',
      // In an address it is kept, as any variable is.
      'hint mdx/undefined-name: {{api-host}}',
    ]);
    assert.deepEqual(showPageFindings(`${head}Ask {{no-such}}.\n`, files), ['error mdx/syntax: {{no-such}}']);
  });

  it('are in the rules file for assistants, as the library of icons is', () => {
    const config = (files['docs.json'] ?? '').replace('"theme"', '"icons": { "library": "lucide" }, "theme"');
    const text = rulesText(siteOf({ 'docs.json': config, 'page.mdx': head }), '');
    assert.match(text, /that you can use in pages: `\{\{version\}\}`, `\{\{api-host\}\}`, `\{\{sdk\.name\}\}`\./);
    assert.match(text, /Icon library: Lucide\./);
  });

  it('are nothing on sites that have none', () => {
    const { page, offset } = pageAtCursor({ 'page.mdx': `${head}Use {{<|>version}}` });
    assert.equal(hoverPage(page, offset), undefined);
    assert.deepEqual(completePage(page, offset).items, []);
  });
});
