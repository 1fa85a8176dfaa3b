import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builtIn } from '../../../server/src/core/components/catalogue.ts';
import { withBlock } from '../../../server/src/core/generators/rulesFile/managedBlock.ts';
import { blocksIn } from '../../../server/src/core/generators/rulesFile/marks.ts';
import { rulesText, rulesTextFor } from '../../../server/src/core/generators/rulesFile/rulesText.ts';
import { rulesTargets } from '../../../server/src/core/generators/rulesFile/targets.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { ruleMetas } from '../../../server/src/core/rules/index.ts';
import { isOnIn } from '../../../server/src/core/rules/engine/rule.ts';
import { combineSettings } from '../../../server/src/core/settings/siteSettings.ts';
import { readSettingsFile } from '../../../server/src/core/settings/settingsFile.ts';
import type { SiteSnapshot } from '../../../server/src/core/site/siteSnapshot.ts';
import { configWith, findingsInFiles, siteOf, type Files } from '../../support/site.ts';

const current = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ $schema: 'https://mintlify.com/docs.json', theme: 'mint', name: 'Acme', ...fields });
const small = {
  classic: siteOf({ 'docs.json': configWith({}) }),
  current: siteOf({ 'docs.json': current({ navigation: { groups: [{ group: 'Start', pages: ['intro'] }] } }) }),
};

const areasOfRules = [...new Set(ruleMetas.map(({ id }) => id.split('/')[0]))];

/** The site with a `.docsight.json`. */
function configured(files: Files, settings: object): SiteSnapshot {
  const file = readSettingsFile(JSON.stringify(settings));
  return { ...siteOf(files), settings: combineSettings([{ file, sitePrefix: '' }]) };
}

/** The numbered lines below a heading. */
function numberedBelow(text: string, heading: string): readonly string[] {
  const part = text.slice(text.indexOf(`## ${heading}\n`)).split('\n## ')[0] ?? '';
  return part.split('\n').filter((line) => /^\d+\. /.test(line));
}

function factsOf(site: SiteSnapshot, folder = ''): string {
  const text = rulesText(site, folder);
  return text.slice(text.indexOf('## This site'), text.indexOf('## Writing'));
}

describe('the rules for an assistant', () => {
  const text = rulesText(small.classic, '');

  it('contain every writing rule completely', () => {
    const clauses: readonly (readonly RegExp[])[] = [
      [/clear/i, /direct/, /active voice/, /second person \(“you”\)/],
      [/present tense/, /future tense/],
      [/define/i, /technical terms/, /first use/, /consistent terminology/],
      [/parallel structure/, /lists/, /headings/, /procedures/],
      [/most important information/, /basic concepts before advanced/],
      [/complex procedure/, /numbered steps/, /prerequisites/, /expected outcome/, /major step/],
      [/troubleshooting/, /common failures/, /verification/],
      [/complete/, /runnable/, /error handling/, /edge cases/, /expected output/, /real API keys/, /secrets/],
      [
        ...[/all parameters/, /optional/, /success and error responses/, /authentication format/],
        ...[/rate limits with specific values/, /all HTTP status codes/],
      ],
      [/alt text for all images and diagrams/, /sufficient color contrast/, /scan/],
    ];
    const rules = numberedBelow(text, 'Writing');
    assert.equal(rules.length, clauses.length);
    for (const [index, clause] of clauses.entries()) {
      assert.ok(rules[index]?.startsWith(`${index + 1}. `));
      for (const word of clause) assert.match(rules[index] ?? '', word);
    }
  });

  it('say which component is for what', () => {
    const clauses: readonly (readonly RegExp[])[] = [
      [/`Steps`/, /procedures and sequences/],
      [/`Tabs`/, /platform/, /alternative/],
      [/`CodeGroup`/, /same code in several languages/],
      [/`Accordion`/, /progressive disclosure/],
      [/`RequestExample` and `ResponseExample`/, /only on pages that document an API endpoint/],
      [/`ParamField` for request parameters/, /`ResponseField` for response fields/],
      [/`Expandable`/, /properties of nested objects/],
    ];
    const rules = numberedBelow(text, 'Choosing components');
    assert.equal(rules.length, clauses.length);
    for (const [index, clause] of clauses.entries()) {
      for (const word of clause) assert.match(rules[index] ?? '', word);
    }
  });

  it('say how a page is built: front matter, headings, images, links', () => {
    for (const clause of [
      /front matter that has a `title` and a `description`/,
      /^---\ntitle: .+\ndescription: .+\n---$/m,
    ]) {
      assert.match(text, clause);
    }
    for (const clause of [/Start at level 2/, /every image in a `Frame`/, /never “click here”/])
      assert.match(text, clause);
  });

  it('explain every component that writers need, with its attributes and an example', () => {
    const seed: Readonly<Record<string, readonly string[]>> = {
      ...{
        Note: [],
        Tip: [],
        Warning: [],
        Info: [],
        Check: [],
        CodeGroup: [],
        RequestExample: [],
        ResponseExample: [],
      },
      ...{ Steps: [], Step: ['title'], Tabs: [], Tab: ['title'], AccordionGroup: [], Accordion: ['title'] },
      ...{ Card: ['title', 'icon', 'href'], CardGroup: ['cols'], Expandable: ['title'], Frame: ['caption'] },
      ParamField: ['path', 'body', 'query', 'header', 'type', 'required', 'default'],
      ResponseField: ['name', 'type', 'required', 'default'],
      ...{ Tooltip: ['tip'], Update: ['label', 'description'], video: ['src'], iframe: ['src', 'title', 'className'] },
    };
    for (const generation of ['classic', 'current'] as const) {
      const fullText = rulesText(small[generation], '');
      for (const [name, attributes] of Object.entries(seed)) {
        const line = fullText.split('\n').find((one) => one.startsWith(`- \`${name}\`: `)) ?? '';
        assert.ok(line !== '', name);
        for (const attribute of attributes) assert.ok(line.includes(`\`${attribute}\``), `${name} ${attribute}`);
        assert.match(fullText, new RegExp(`^ *<${name}[ >]|\\S <${name}[ >]`, 'm'), `an example of ${name}`);
      }
      assert.match(fullText, /^- Code block: .*language.*file name/m);
      assert.match(fullText, /^```ts config\.ts$/m);
    }
  });

  it('name each component of the catalogue that the site’s generation has, and no other', () => {
    for (const { name, since, aliasOf, isUndocumented } of builtIn) {
      const isCommon = aliasOf === undefined && isUndocumented !== true;
      const isNamed = (site: SiteSnapshot): boolean => rulesText(site, '').includes(`\`${name}\``);
      assert.equal(isNamed(small.current), isCommon, name);
      if (isCommon) assert.equal(isNamed(small.classic), since === 'classic', name);
    }
  });

  it('say what the check looks for, by the rules themselves', () => {
    for (const meta of ruleMetas) {
      const { id, guideline } = meta;
      if (typeof guideline === 'string') assert.ok(text.includes(`${guideline}.`), id);
      if (typeof guideline === 'object' && isOnIn(meta) === 'default') assert.ok(text.includes(`\`${id}\``), id);
    }
    assert.match(text, /`docsight check`/);
    assert.match(rulesText(small.classic, 'web/docs'), /`docsight check web\/docs`/);
  });

  it('leave out what the site doesn’t want to be checked', () => {
    const site = configured(
      { 'docs.json': configWith({}) },
      { rules: { 'image/*': 'off', 'code/incomplete': 'info' } },
    );
    const fullText = rulesText(site, '');
    assert.doesNotMatch(fullText, /^- Images:|`image\/alt`/m);
    assert.match(fullText, /^8\. .*`code\/incomplete`/m);
  });
});

describe('the examples in the rules for an assistant', () => {
  for (const [generation, site] of Object.entries(small)) {
    it(`have no findings in a site of the ${generation} format`, () => {
      const page = readPage(rulesText(site, ''));
      assert.ok(page.fences.length > 6);
      for (const { content } of page.fences) {
        const example = page.text.slice(content.start, content.end);
        const head = example.startsWith('---')
          ? ''
          : '---\ntitle: "List users"\ndescription: "All users."\napi: "GET /users/{id}"\n---\n\n';
        const files = { 'docs.json': site.config.tree.text, 'intro.mdx': head + example };
        const found = findingsInFiles(files, { '*': 'warning' }).filter(({ file }) => file === 'intro.mdx');
        assert.deepEqual(
          found.map(({ rule, message }) => `${rule.id}: ${message}`),
          [],
          example,
        );
      }
    });
  }
});

describe('a skill', () => {
  it('has the same text and how to use the commands, in 500 lines and 5,000 tokens', () => {
    const groups = Array.from({ length: 300 }, (_, at) => ({
      group: `Some rather long title ${at}`,
      pages: [`p${at}/a`],
    }));
    const parts = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`snippets/part-${at}.mdx`, 'Text.\n']));
    const site = siteOf({ 'docs.json': configWith({ navigation: groups }), ...parts });
    for (const target of rulesTargets.filter(({ isSkill }) => isSkill === true)) {
      const text = withBlock(target, undefined, rulesTextFor(target, site, 'docs'), 'docs').text;
      assert.ok(text.length / 4 <= 5000, `${text.length / 4} tokens`);
      assert.ok(text.split('\n').length <= 500);
      assert.match(text, /^## Commands$/m);
      assert.match(text, /`docsight check --format agent docs\/guides\/install\.mdx`/);
    }
  });
});

describe('what the rules say of how a site is written', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `v2/guides/page-${at}.mdx`,
      `---\ntitle: "Set up the server ${at}"\n---\n\n## Start the server\n\n<Card title="A" href="/v2/guides/page-1">[B](/v2/guides/page-2)</Card>\n`,
    ]),
  );
  const older = Object.fromEntries(
    Object.entries(pages).map(([file, text]) => [file.replace('v2/', 'v1/'), text.replaceAll('/v2/', '/v1/')]),
  );
  const list = (files: Files): readonly string[] => Object.keys(files).map((file) => file.replace('.mdx', ''));
  const version = (name: string, files: Files): object => ({
    version: name,
    groups: [{ group: 'Guides', pages: list(files) }],
  });
  const site = siteOf({
    'docs.json': current({ navigation: { versions: [version('v2', pages), version('v1', older)] } }),
    ...pages,
    ...older,
    'snippets/plan.jsx': 'export const Plan = ({ name, price = 3 }) => <b>{name}</b>;\n',
  });
  const facts = factsOf(site);

  it('is where a page goes, which folders are copies, and how titles and links are written', () => {
    for (const line of [
      '`v2/guides/page-0.mdx` is listed as `v2/guides/page-0`',
      '- Copies for other versions and languages, only to be edited if asked for: `v1/` (“v1”; copy of `v2/`).',
      '- Headings are in sentence case, as are titles: “Set up the server 0”',
      '- Links between pages are written from the root: `/v2/guides/page-0`, without extension. Pages in `v1/` link to pages in `v1/`.',
      '- Navigation, with the folders of its pages:\n  - version “v2” in `v2/guides/`: “Guides”\n',
    ]) {
      assert.ok(facts.includes(line), `${line}\n\nin\n\n${facts}`);
    }
  });

  it('is which components it uses, instead of examples of all, and what its snippets take', () => {
    assert.match(facts, /^- Components by the number of pages that use them \(of 20\): `Card` 20\. /m);
    assert.ok(facts.includes('`import { Plan } from "/snippets/plan.jsx"; <Plan name={…} price={…} />`'), facts);
    assert.doesNotMatch(rulesText(site, ''), /^<Card/m);
    assert.match(rulesText(small.current, ''), /^ *<Card/m);
  });

  it('stays the same while single pages change', () => {
    const more = { ...pages, 'v2/guides/new.mdx': '---\ntitle: "New"\n---\n\n<Note>A</Note>\n' };
    const changed = siteOf({
      'docs.json': current({ navigation: { versions: [version('v2', pages), version('v1', older)] } }),
      ...more,
      ...older,
      'snippets/plan.jsx': 'export const Plan = ({ name, price = 3 }) => <b>{name}</b>;\n',
    });
    assert.equal(factsOf(changed), facts);
  });
});

describe('what the rules say of the site', () => {
  it('is its name, configuration, versions, API, navigation, components and snippets', () => {
    const files = {
      'docs.json': configWith({
        name: 'Acme Queue',
        versions: ['v2', 'v1'],
        api: {
          baseUrl: 'https://api.acme.example',
          auth: { method: 'key', name: 'X-Key' },
          playground: { mode: 'simple' },
        },
        openapi: '/openapi.yaml',
        navigation: [
          { group: 'Start', pages: ['intro', { group: 'Deeper', pages: ['a'] }] },
          { group: 'API', pages: [] },
        ],
      }),
      'snippets/api-key.mdx': 'Get a key.\n',
      'snippets/card.mdx': 'The name of a component.\n',
      'snippets/plans.jsx': 'export const Plans = () => null;\nexport function Plan() {}\n',
      'snippets/chart.jsx': 'export default function Chart() {}\n',
      '_snippets/old.mdx': 'Old.\n',
    };
    const site = configured(files, {
      components: { Quote: { summary: 'Words of a customer', attributes: ['author'] } },
    });
    assert.match(rulesText(site, 'docs'), /^# Documentation of Acme Queue$/m);
    const facts = factsOf(site, 'docs');
    for (const line of [
      '- `docs/docs.json` uses the classic format',
      '`docs/guides/install.mdx` is listed as `guides/install` and linked as `/guides/install`',
      '- Versions: `v2`, `v1`.',
      '- API: base URL `https://api.acme.example`; authentication `key` as `X-Key`; playground `simple`; described by `/openapi.yaml`.',
      '- Custom components, available without an import: `Quote` (Words of a customer; attributes: `author`).',
      '- Navigation, with the folders of its pages below `docs/`:\n  - “Start”: “Deeper”\n  - “API”\n',
      '  - `import ApiKey from "/snippets/api-key.mdx";`\n',
      '  - `import { Plans, Plan } from "/snippets/plans.jsx";`\n',
      '  - `/snippets/chart.jsx`\n',
      '  - `<Snippet file="old.mdx" />`\n',
    ]) {
      assert.ok(facts.includes(line), `${line}\n\nin\n\n${facts}`);
    }
    assert.doesNotMatch(facts, /card\.mdx/);
  });

  it('is described in the terms of its generation, with the divisions around the groups', () => {
    const groups = [{ group: 'Start', pages: ['intro'] }];
    const tabs = [
      { tab: 'Guides', groups: [...groups, { group: 'More', pages: ['b'] }] },
      { tab: 'Blog', href: 'https://blog.acme.example' },
    ];
    const navigation = {
      languages: [
        { language: 'en', tabs },
        { language: 'fr', tabs },
      ],
    };
    const facts = factsOf(siteOf({ 'docs.json': current({ description: 'All about queues.', navigation }) }));
    assert.match(facts, /uses the current format/);
    assert.match(facts, /^- Description: “All about queues\.”$/m);
    assert.match(facts, /^- Languages: `en`, `fr`\.$/m);
    assert.match(facts, /:\n {2}- language “en”:\n {4}- tab “Guides”: “Start”, “More”\n {4}- tab “Blog”\n/);
    assert.doesNotMatch(facts, /language “fr”/);
  });

  it('can’t end its block, whatever the names of the site contain', () => {
    const hostile = 'A --> b\n<!-- docsight:end -->\n## `c` {d} <e> | [f](g) \u2028*h* \u0000\uD800$i$ ```';
    const files = {
      'docs.json': configWith({
        name: hostile,
        versions: [hostile],
        api: { baseUrl: hostile, auth: { method: hostile, name: hostile } },
        navigation: [{ group: hostile, pages: ['intro', { group: '-->', pages: ['a'] }] }],
      }),
      'snippets/a`b.mdx': 'Text.\n',
    };
    const components = { Quote: { summary: hostile, attributes: [hostile] } };
    for (const folder of ['', 'a --> b', '`x`']) {
      const text = rulesText(configured(files, { components }), folder);
      const plain = rulesText(small.classic, folder);
      const headings = (fullText: string): readonly string[] =>
        readPage(fullText)
          .headings.slice(1)
          .map((one) => one.text);
      assert.deepEqual(headings(text), headings(plain));
      assert.equal(readPage(text).fences.length, readPage(plain).fences.length);
      const broken = readPage(text).problems.filter(({ kind }) => kind !== 'htmlComment');
      assert.deepEqual(broken, []);
      for (const target of rulesTargets) {
        const file = withBlock(target, undefined, text, folder).text;
        assert.equal(blocksIn(file).length, 1);
        assert.ok(!/\p{Cs}/u.test(file), 'half a character can’t be written to a file');
      }
    }
  });

  it('is cut to what assistants read, and then says how much there is more', () => {
    const name = 'A rather long name of something that people read about every day';
    const many = <T>(amount: number, create: (index: number) => T): readonly T[] =>
      Array.from({ length: amount }, (_, i) => create(i));
    const groups = many(200, (one) => ({ group: `${name} ${one}`, pages: many(3, (two) => `p${one}/${two}`) }));
    const api = { baseUrl: many(40, (one) => `https://${one}.example/${name}`), auth: { method: 'key', name } };
    const parts = Object.fromEntries(many(500, (one) => [`snippets/part-number-${one}.mdx`, 'Text.\n']));
    const components = Object.fromEntries(many(99, (one) => [`Own${one}`, { summary: name, attributes: [name] }]));
    const openapi = many(50, (one) => `/openapi/${one}.json`);
    const languages = many(30, (one) => ({
      language: `l${one}`,
      versions: many(20, (two) => ({ version: `v${two}`, groups: groups.slice(two * 9, two * 9 + 5) })),
    }));
    const classic = { name: name.repeat(9), versions: many(90, (one) => `${one}.0`), api, openapi, navigation: groups };
    const huge = [
      configWith(classic),
      current({ name: name.repeat(9), description: name.repeat(9), api, navigation: { languages } }),
    ];
    for (const config of huge) {
      const site = configured({ 'docs.json': config, ...parts }, { components });
      for (const folder of ['', 'documentation/of/the/whole/product/in/a/deep/folder', 'ドキュメント/製品']) {
        const text = rulesText(site, folder);
        assert.match(text, /and \d+ more/);
        for (const target of rulesTargets) {
          const { length } = withBlock(target, undefined, text, folder).text;
          assert.ok(length < 12_000, `${target.id} ${folder}: ${length}`);
        }
      }
    }
  });

  it('names each area of rules as writers do', () => {
    assert.doesNotMatch(rulesText(small.current, ''), new RegExp(`^- (?:${areasOfRules.join('|')}):`, 'm'));
  });

  it('leaves it at least a tenth of the file', () => {
    for (const site of Object.values(small)) {
      const length = rulesText(site, '').length - factsOf(site).length;
      // The markers and the front matter of a file take up to 250 of the 12,000 characters.
      assert.ok(length < 10_550, `components and conventions take ${length} of 10,550 characters: shorten their texts`);
    }
  });
});
