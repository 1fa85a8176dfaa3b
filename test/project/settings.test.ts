import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import packageJson from '../../package.json';

/** Returns what the editor's JSON support offers at `|` in settings.json, and the texts that it underlines. */
async function inSettings(marked: string): Promise<{ labels: readonly string[]; problems: readonly string[] }> {
  const service = getLanguageService({});
  const { properties } = packageJson.contributes.configuration;
  service.configure({ schemas: [{ uri: 'test://settings', fileMatch: ['*'], schema: { properties } }] });
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const document = TextDocument.create('test://settings.json', 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const completion = await service.doComplete(document, document.positionAt(offset), json);
  const problems = await service.doValidation(document, json);
  return {
    labels: (completion?.items ?? []).map(({ label }) => label),
    problems: problems.map(({ range }) => document.getText(range)),
  };
}

describe('the setting of severities in settings.json', () => {
  it('offers all rules, and groups of them', async () => {
    const { labels } = await inSettings('{ "docsight.rules": { "|" } }');
    for (const label of ['link/not-found', 'link/*']) assert.ok(labels.includes(label), label);
  });

  it('offers the severities of a rule', async () => {
    const { labels } = await inSettings('{ "docsight.rules": { "link/not-found": | } }');
    assert.deepEqual([...labels].sort(), ['"error"', '"hint"', '"info"', '"off"', '"warning"']);
  });

  it('has wrong severities and names underlined', async () => {
    const { problems } = await inSettings('{ "docsight.rules": { "link/not-found": "eror", "unknown": "off" } }|');
    assert.deepEqual([...problems].sort(), ['"eror"', '"unknown"']);
  });
});
