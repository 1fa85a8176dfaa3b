import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { isJson } from '../../support/isJson.ts';
import { offsetsTo } from '../../support/thorough.ts';
import { findingsInFiles, page, siteOf, findingsIn, textAt, type Files } from '../../support/site.ts';

// The tests of `brokenConfig.test.ts`, for the current generation.

const fullText = readFileSync('test/fixtures/current/docs.json', 'utf8');
const names = 'intro guides/install guides/run guides/tune api/users v1/intro es/intro blog'.split(' ');
const files: Files = {
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(`The page ${name}`)])),
  // Its languages show divisions; nobody has translated all pages.
  '.docsight.json': '{ "rules": { "translation/missing": "off" } }',
  'api/openapi.json': '{ "openapi": "3.1.0", "info": { "title": "A" }, "paths": {}, "webhooks": { "used": {} } }',
};
const around = siteOf({ ...files, 'docs.json': fullText });

function siteWith(text: string) {
  const config = readConfig('docs.json' as SitePath, text, around.config);
  assert.ok(config, `no longer a site: ${text}`);
  return { ...around, config };
}

/** What is found although nothing but the syntax is wrong. */
function invented(text: string): readonly string[] {
  return findingsIn(siteWith(text))
    .filter(({ rule }) => rule.id !== 'config/syntax')
    .map(({ rule, range }) => `${rule.id} ${textAt(text, range)}`);
}

describe('a docs.json of the current generation', () => {
  it('is right as it is, and so are its pages', () => {
    assert.deepEqual(
      findingsInFiles({ ...files, 'docs.json': fullText }).map(({ rule, file }) => `${rule.id} ${file}`),
      [],
    );
  });

  it('has nothing else wrong where a character is missing', () => {
    const wrong: string[] = [];
    for (const at of offsetsTo(fullText.length - 1, 13)) {
      const text = fullText.slice(0, at) + fullText.slice(at + 1);
      if (isJson(text)) continue;
      const location = `${fullText.slice(at - 15, at)}⟦${fullText.charAt(at)}⟧${fullText.slice(at + 1, at + 15)}`;
      wrong.push(...invented(text).map((found) => `${location}: ${found.slice(0, 60)}`));
    }
    assert.deepEqual(wrong, []);
  });

  it('has nothing wrong above the position where it is being typed', () => {
    const wrong = new Set<string>();
    for (const end of offsetsTo(fullText.length - 1, 13)) {
      const text = fullText.slice(0, end);
      for (const { rule, range } of findingsIn(siteWith(text))) {
        const isPast = range.end < text.trimEnd().length && rule.id !== 'config/syntax';
        if (isPast) wrong.add(`${rule.id} ${textAt(text, range).slice(0, 60)}`);
      }
    }
    assert.deepEqual([...wrong], []);
  });
});
