import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageFrom, pageTemplates } from '../../../server/src/core/generators/templates/pageTemplates.ts';
import { siteTemplate } from '../../../server/src/core/generators/templates/siteTemplate.ts';
import { ruleMetas } from '../../../server/src/core/rules/index.ts';
import type { ReportedFinding } from '../../../server/src/core/rules/engine/reportedFindings.ts';
import type { RuleSettings } from '../../../server/src/core/settings/ruleSettings.ts';
import { findingsInFiles, siteOf, type Files } from '../../support/site.ts';

/** Every rule runs, including those that are off or only in the strict preset. */
const everything: RuleSettings = Object.fromEntries(ruleMetas.map(({ id }) => [id, 'warning']));

const classicConfig = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['page'] }] }, undefined, 2);
const currentConfig = JSON.stringify(
  { theme: 'mint', name: 'Acme', colors: { primary: '#1D4ED8' }, navigation: { pages: ['page'] } },
  undefined,
  2,
);

function show(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.map(({ file, rule, message }) => `${file} ${rule.id}: ${message}`);
}

function newSite(name: string): Files {
  return Object.fromEntries(siteTemplate(name).map(({ file, text }) => [file, text]));
}

describe('the site that “New Site” makes', () => {
  it('has no finding of any rule, whatever the site is called', () => {
    for (const name of [
      'Acme',
      'R&D "Tools" <beta> {x} $1 \\ `a` *b* _c_ [d]',
      '日本語ドキュメント',
      "O'Neil: docs #1",
    ]) {
      assert.deepEqual(show(findingsInFiles(newSite(name), everything)), [], name);
    }
  });

  it('says its name where readers see it, and leaves no mark of the template', () => {
    const files = newSite('R&D "Tools" $& <beta>');
    assert.equal((JSON.parse(files['docs.json'] ?? '') as { name: string }).name, 'R&D "Tools" $& <beta>');
    assert.equal(siteOf(files).pages.get('index.mdx' as never)?.title, 'Welcome to R&D "Tools" $& <beta>');
    assert.match(files['logo/light.svg'] ?? '', /<title>R&amp;D "Tools" \$&amp; &lt;beta&gt;<\/title>/);
    for (const [file, text] of Object.entries(files)) assert.doesNotMatch(text, /SITE_NAME|LOGO_WIDTH/, file);
  });

  it('lists every page, and each entry, logo and link resolves to a file', () => {
    const { files, config } = siteOf(newSite('Acme'));
    assert.equal(config.generation, 'current');
    assert.deepEqual([...config.navigation.entries].map(({ entry }) => `${entry}.mdx`).sort(), files.pages);
  });
});

describe('the pages that “New Page” makes', () => {
  for (const template of pageTemplates) {
    it(`have no finding but their instructions: ${template.name}`, () => {
      for (const config of [classicConfig, currentConfig]) {
        const text = pageFrom(template, 'A "new" page: {one} & <two>', siteOf({ 'docs.json': config }).config);
        const files = { 'docs.json': config, 'page.mdx': text };
        const site = siteOf(files);
        assert.equal(site.pages.get('page.mdx' as never)?.title, 'A "new" page: {one} & <two>');
        const own = findingsInFiles(files, everything).filter(({ rule }) => rule.id !== 'page/template-text');
        const findings = show(own).filter((one) => !one.startsWith('docs.json'));
        assert.deepEqual(findings, []);
        assert.doesNotMatch(text, /PAGE_TITLE|API_ADDRESS/);
      }
    });
  }

  it('leave the address of the API to the site where it names one', () => {
    const template = pageTemplates.find(({ id }) => id === 'api-endpoint');
    assert.ok(template);
    const config = (api: unknown) =>
      siteOf({ 'docs.json': JSON.stringify({ ...JSON.parse(classicConfig), api }) }).config;
    assert.match(
      pageFrom(template, 'Get', config(undefined)),
      /^api: "GET https:\/\/api\.example\.com\/items\/\{id\}"$/m,
    );
    assert.match(pageFrom(template, 'Get', config({ baseUrl: 'https://a.example' })), /^api: "GET \/items\/\{id\}"$/m);
  });

  it('have the line ends of docs.json', () => {
    const [template] = pageTemplates;
    assert.ok(template);
    const { config } = siteOf({ 'docs.json': classicConfig.replaceAll('\n', '\r\n') });
    assert.doesNotMatch(pageFrom(template, 'Guide', config), /[^\r]\n/);
  });
});
