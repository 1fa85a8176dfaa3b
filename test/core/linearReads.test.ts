import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPage } from '../../server/src/core/features/format/formatPage.ts';
import { recordPage } from '../../server/src/core/page/record/pageRecord.ts';
import type { PageModel } from '../../server/src/core/page/pageModel.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { noServices } from '../../server/src/core/preview/services.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';
import { checkPage } from '../../server/src/core/analysis/report.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { pageContextOf } from '../../server/src/core/site/siteSnapshot.ts';
import { configWith, siteOf } from '../support/site.ts';
import { renderPage } from '../support/rendered.ts';

// Work that grows with the square of a page reads its lists (headings, elements, problems …) once for each item of
// another one. This counts what is read of each list, on pages of which one is twice as long as the other.

const file = 'page.mdx' as SitePath;
const site = siteOf({
  'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
  '.docsight.json': '{ "extends": "strict" }',
  [file]: '',
});

/** Returns a list that counts how often its items are read. */
function counted<Item>(list: readonly Item[], count: () => void): readonly Item[] {
  return new Proxy(list, {
    get(target, key): unknown {
      if (typeof key === 'string' && /^\d/.test(key)) count();
      return Reflect.get(target, key);
    },
  });
}

/** Returns how often items of each list of a page are read when it is recorded, checked, formatted and previewed. */
function readsOf(body: string): ReadonlyMap<string, number> {
  const page = readPage(`---\ntitle: Page\ndescription: About it.\n---\n\n${body.trimEnd()}\n`);
  const reads = new Map<string, number>();
  const lists = Object.entries(page).map(([name, value]: [string, unknown]) => {
    const count = (): void => void reads.set(name, (reads.get(name) ?? 0) + 1);
    return [name, Array.isArray(value) ? counted(value, count) : value] as const;
  });
  const model = Object.fromEntries(lists) as unknown as PageModel;
  const context = pageContextOf(site, file, model, recordPage(file, model, site.settings.catalogue));
  assert.ok(context);
  const onCrash = (rule: string, error: unknown): never => {
    throw new Error(rule, { cause: error });
  };
  checkPage(context, { rules: configuredRules(defaultRuleSettings), onCrash }, 'open');
  formatPage(model);
  renderPage(context, { resourceBase: '/files', allowsRemoteImages: false }, noServices);
  return reads;
}

const pieces: Readonly<Record<string, string>> = {
  'crossed tags': '<b><i></b></i>\n',
  'unclosed tags before others like them': '<Steps>\n<Step title="A">\n<Step title="B">\n</Step>\n</Steps>\n\n',
  'headings of level 1': 'Title {n}\n===\n\n',
  'headings and expressions': '## A {n}\n\n{a}\n\n{/* b */}\n\n',
  'unclosed unknown tags': 'a <Unknown{n}>\n\n',
  'directives, tags and code': ':::note\na\n:::\n\n<br/> `a` $b$\n\n```js\na\n```\n\n',
  'images below unclosed tags': '<Frame>\n\n![a](/a.png)\n\n',
  'procedures below headings':
    '## A {n}\n\n1. Open it:\n\n   ```sh\n   a\n   ```\n\n2. Close it:\n\n   ![a](/a.png)\n\n3. Start it.\n\n',
  'nested fields':
    '<ParamField path="a"><ResponseField name="b" type="c">\n\nA.\n\n</ResponseField></ParamField>\n\n## A\n\n',
  'headings between tags': '## A {n}\n\n<Tip a="b" />\n\n',
  'links on one line, half of them shown as text': '[the text](/b) and [the text] (/c) ',
  'code that ends elsewhere than meant, and tags': '```js\na\n\n```js\nb\n```\n\n</b>\n\n',
};

describe('a page that is twice as long', () => {
  for (const [name, piece] of Object.entries(pieces)) {
    it(`has its lists read about twice as often: ${name}`, () => {
      const ofLength = (length: number): ReadonlyMap<string, number> =>
        readsOf(Array.from({ length }, (_, at) => piece.replaceAll('{n}', String(at))).join(''));
      const [short, long] = [ofLength(60), ofLength(120)];
      for (const [list, reads] of long) {
        const most = 2.6 * (short.get(list) ?? 0) + 500;
        assert.ok(reads <= most, `${list}: ${short.get(list)} and ${reads} times`);
      }
    });
  }
});
