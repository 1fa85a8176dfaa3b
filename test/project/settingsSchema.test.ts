import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import Ajv from 'ajv';
import { readSettingsFile } from '../../server/src/core/settings/settingsFile.ts';

// Editors check .docsight.json by its schema, Docsight by its own reading: both must say the same.

const schema = JSON.parse(readFileSync('schemas/docsight.schema.json', 'utf8')) as object;
const validate = new Ajv({ strict: false }).compile(schema);

const settings: readonly unknown[] = [
  {},
  { $schema: './schema.json', extends: 'strict', ignore: ['drafts/**'], docsUrl: 'https://acme.example' },
  { rules: { '*': 'warning', 'link/*': 'off', 'link/text': ['error'] } },
  { rules: { 'page/index-note': ['warning', { required: true }] } },
  { components: { Chart: { summary: 'A chart.', attributes: ['data', { name: 'kind', values: ['a'] }] } } },
  { components: ['Chart', { name: 'Plan', attributes: { size: { type: 'number' } } }] },
  { rule: {} },
  { extends: 'all' },
  { rules: [] },
  { rules: { 'link/txet': 'off' } },
  { rules: { 'link/text': 'fatal' } },
  { rules: { 'link/text': ['error', { always: true }] } },
  { rules: { 'link/text': ['error', {}, 1] } },
  { rules: { 'link/text': ['error', 3] } },
  { rules: { 'page/index-note': ['warning', { requird: true }] } },
  { rules: { 'page/index-note': ['warning', { required: 'yes' }] } },
  { ignore: 'drafts' },
  { docsUrl: 'ftp://acme.example' },
  { components: 3 },
  { components: { Chart: { sumary: 'A chart.' } } },
  { components: { Chart: { attributes: [{ name: 'a', tpye: 'string' }] } } },
];

describe('the schema of .docsight.json', () => {
  for (const one of settings) {
    const text = JSON.stringify(one);
    it(`agrees with what Docsight says of ${text}`, () => {
      const { problems } = readSettingsFile(text);
      assert.equal(problems.length === 0, validate(one), problems.map(({ message }) => message).join('\n'));
    });
  }
});
