import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockIn } from '../../../../server/src/core/generators/rulesFile/managedBlock.ts';
import { afterFix, configWith, findingsIn, page, siteOf, textAt, type Files } from '../../../support/site.ts';

const outdated = 'Mine.\n\n<!-- docsight:begin site=. -->\n# Old\n<!-- docsight:end -->\n\nMine too.\n';
const files: Files = { 'docs.json': configWith({}), 'intro.mdx': page('Introduction') };

function found(all: Files, fields: Readonly<Record<string, unknown>> = {}) {
  return findingsIn({ ...siteOf(all), ...fields }).filter(({ rule }) => rule.id === 'config/rules-file');
}

describe('the hint that a rules file is out of date', () => {
  it("is on the key of the site's name", () => {
    const [finding] = found({ ...files, '.cursor/rules.md': outdated });
    assert.equal(finding && textAt(files['docs.json'] ?? '', finding.range), '"name"');
  });

  it('is on the first line of a site without a name', () => {
    const config = '{ "navigation": [\n  { "group": "Start", "pages": ["intro"] }] }\n';
    const [finding] = found({ ...files, 'docs.json': config, '.cursor/rules.md': outdated });
    assert.equal(finding && textAt(config, finding.range), '{ "navigation": [');
  });

  it('is one for all files, and its fix refreshes them at once and keeps what people wrote', () => {
    const all = { ...files, '.vscode/rules.md': outdated, 'AGENTS.md': outdated };
    const [finding, ...others] = found(all);
    assert.deepEqual(others, []);
    assert.match(finding?.message ?? '', /^`\.vscode\/rules\.md` and `AGENTS\.md` are out of date for this site/);
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    const fixed = afterFix(all, fix);
    for (const name of ['.vscode/rules.md', 'AGENTS.md']) {
      const text = fixed[name] ?? '';
      assert.ok(text.startsWith('Mine.\n\n') && text.endsWith('\n\nMine too.\n'), text);
      assert.match(blockIn(text, '') ?? '', /Acme/);
    }
    assert.deepEqual(found(fixed), []);
  });

  it('is not reported before all pages were read', () => {
    assert.deepEqual(found({ ...files, '.cursor/rules.md': outdated }, { isLoaded: false }), []);
  });

  it("is not reported for a file about other sites, nor for a person's own", () => {
    assert.deepEqual(found({ ...files, '.cursor/rules.md': outdated.replace('site=.', 'site=api') }), []);
    assert.deepEqual(found({ ...files, 'AGENTS.md': 'Be brief.\n' }), []);
  });
});
