import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  itemsOf,
  memberOf,
  parseJson,
  stringOf,
  type JsonNode,
} from '../../../server/src/core/config/json/jsonTree.ts';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import { classicSchema } from '../../../server/src/core/config/schema/classicSchema.ts';
import type { SiteConfig } from '../../../server/src/core/config/siteConfig.ts';
import { upgradeConfig, type Upgrade } from '../../../server/src/core/generators/upgrade/upgradeConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { AnyValue } from '../../support/anyValue.ts';
import { runs } from '../../support/thorough.ts';

const texts = {
  color: ['#0D9373', '#fff'],
  image: ['/a.png', 'https://a.example/a.png'],
  url: ['https://a.example', 'http://a.example/b', '/a', 'a/b'],
  path: ['/a', '/b/c'],
  page: ['intro', 'api/a', '/api/b', 'api/admin/a', 'guides/a', 'guides/b', 'apis', 'sdk/a'],
  pagePrefix: ['api', '/api', 'api/admin', 'guides/', 'sdk', 'nothing', 'https://a.example', 'mailto:a@a.example'],
  version: ['v1', 'v2', 'v3'],
  versionName: ['v1', 'v2'],
  icon: ['book'],
  apiDescription: ['/openapi.json', 'https://a.example/openapi.json'],
  '': ['some words', 'G-12345', 'phc_12345'],
};

/** Classic files that have nothing wrong for the schema. */
const anyClassic = new AnyValue(classicSchema(), texts)
  .of(classicSchema())
  .map((value) => JSON.stringify(value, undefined, 2))
  .filter((text) => readAs(text, 'classic')?.schemaProblems.length === 0);

function readAs(text: string, generation: SiteConfig['generation']): SiteConfig | undefined {
  const file = generation === 'classic' ? 'mint.json' : 'docs.json';
  const config = readConfig(file as SitePath, text);
  return config?.generation === generation ? config : undefined;
}

function upgrade(text: string): Upgrade {
  const config = readAs(text, 'classic');
  const upgraded = config && upgradeConfig(config);
  assert.ok(upgraded, 'nothing was moved over');
  return upgraded;
}

function current(text: string): SiteConfig {
  const config = readAs(text, 'current');
  assert.ok(config, 'it isn’t in the current generation');
  return config;
}

/** Entries of a node and what is in it, in their order. */
function entriesIn(node: JsonNode | undefined): readonly string[] {
  return itemsOf(node).flatMap((item) => stringOf(item) ?? entriesIn(memberOf(item, 'pages')));
}

/** The entries of each part of a navigation that holds groups by itself. */
function partsOf(node: JsonNode | undefined): readonly (readonly string[])[] {
  const groups = memberOf(node, 'groups');
  const inside = ['versions', 'languages', 'tabs', 'anchors'].flatMap((list) =>
    itemsOf(memberOf(node, list)).flatMap(partsOf),
  );
  return groups === undefined ? inside : [entriesIn(groups), ...inside];
}

function navigationOf(text: string): JsonNode | undefined {
  return memberOf(parseJson(text).root, 'navigation');
}

/** Whether some entries are among others in the same order. */
function isSubsequence(part: readonly string[], list: readonly string[]): boolean {
  let at = 0;
  for (const entry of list) if (entry === part[at]) at++;
  return at === part.length;
}

describe('converting any classic file', () => {
  it('gives a file that is valid in the current generation', () => {
    fc.assert(
      fc.property(anyClassic, (text) => {
        const config = current(upgrade(text).text);
        assert.deepEqual(config.tree.problems, []);
        assert.deepEqual(config.schemaProblems, []);
      }),
      { numRuns: runs(8, 400) },
    );
  });

  it('loses no page and no order', () => {
    fc.assert(
      fc.property(anyClassic, (text) => {
        const before = entriesIn(navigationOf(text));
        const parts = partsOf(navigationOf(upgrade(text).text));
        assert.deepEqual(new Set(parts.flat()), new Set(before));
        for (const part of parts) assert.ok(isSubsequence(part, before), part.join(', '));
      }),
      { numRuns: runs(8, 400) },
    );
  });

  it('keeps every comment, wherever it is', () => {
    const commented = anyClassic.map((text) =>
      text
        .split('\n')
        .map((line, at) => (at % 3 === 0 ? `// above ${at}.\n${line}` : `${line} // after ${at}.`))
        .join('\n'),
    );
    fc.assert(
      fc.property(commented, (text) => {
        const after = upgrade(text).text;
        for (const [comment] of text.matchAll(/\/\/ \w+ \d+\./g)) assert.ok(after.includes(comment), comment);
        const { problems } = current(after).tree;
        assert.ok(problems.every(({ kind }) => kind === 'comment'));
      }),
      { numRuns: runs(5, 200) },
    );
  });
});
